/** The enemies: those on the board, and the kinds that may come. */
import { heightOf } from '../../../ui/lines';
import type { Block } from '../../../ui/skia/page';
import { colour } from '../../../ui/theme';
import { ENEMIES, ENEMY_KINDS, type EnemyKind } from '../data/enemies';
import { healthLeft, type BasecampState, type Enemy } from '../state';
import { capital, foeOf, placeOf } from '../words';
import { AIM, ENEMY, FOE_ICON } from '../board/looks';
import { intentWords } from '../board/inspector';

function foeCard(
  state: BasecampState,
  kind: EnemyKind,
  enemy: Enemy | null,
  width: number,
  s: number,
): Block {
  const row = ENEMIES[kind];
  const side = 58;
  const left = side + 14;
  const room = width - left - 12;
  const words = enemy ? `${intentWords(state, enemy)}.` : row.text;
  const height = Math.max(78 * s, (enemy ? 66 : 50) * s + heightOf(words, room, 13.5 * s) + 10 * s);
  const id = enemy ? `enemy:${enemy.id}` : `kind:${kind}`;
  const aim = AIM[row.target];
  return {
    height,
    spots: (at) => (enemy ? [{ id, label: foeOf(state, enemy.id), facets: { enemy: enemy.id }, ...at }] : []),
    print(page) {
      const lit = page.isLit(id);
      page.panel(
        { x: 0, y: 0, width, height },
        enemy ? '#241416' : colour.panel,
        lit ? colour.lamp : enemy ? ENEMY.edge : colour.line,
        lit ? 2 : 1,
      );
      page.icon(FOE_ICON[kind], 10, 14 * s, 44, enemy ? ENEMY.light : '#8A5A55');
      page.text(enemy ? capital(foeOf(state, enemy.id)).replace(/ \(.*/, '') : row.name, left, 23 * s, {
        size: 18,
      });
      page.text(`${row.speed}`, width - 36 * s, 24 * s, {
        size: 20,
        tint: aim.colour,
        font: 'display800',
        from: 'right',
      });
      page.icon(aim.icon, width - 30 * s, 9 * s, 18, aim.colour);
      const hp =
        row.health === null
          ? 'Cannot be killed'
          : enemy
            ? `${healthLeft(enemy)} of ${row.health} health`
            : `${row.health} health`;
      page.text(enemy ? `${hp}${enemy.stunned ? ', stunned' : ''}` : `${hp}, ${aim.words}`, left, 42 * s, {
        size: 13.5,
        tint: colour.soft,
        font: 'reading600',
      });
      if (enemy)
        page.text(placeOf(state, enemy.cell), left, 60 * s, {
          size: 13.5,
          tint: ENEMY.light,
          font: 'reading400',
        });
      page.paragraph(words, left, (enemy ? 66 : 50) * s, room, 13.5, enemy ? colour.paper : colour.muted);
    },
  };
}

export function foeBlocks(state: BasecampState, width: number, scale: number): Block[] {
  const kinds = ENEMY_KINDS.filter((kind) => state.options.expansion || ENEMIES[kind].set === 'base');
  const title = (words: string): Block => ({
    height: 22 * scale,
    print: (page) => page.text(words.toUpperCase(), 4, 16 * scale, { size: 13, tint: colour.sub }),
  });
  return [
    title(state.enemies.length === 0 ? 'No enemy is on the map' : 'On the map'),
    ...state.enemies.map((enemy) => foeCard(state, enemy.kind, enemy, width, scale)),
    title('What may be out there'),
    ...kinds.map((kind) => foeCard(state, kind, null, width, scale)),
  ];
}
