/** Creature and nemesis: what they are, where they can be hurt, and what they do when they may. */
import { rounded } from '../../../ui/art';
import type { BustName } from '../../../ui/busts';
import type { Box } from '../../../ui/gameView';
import { heightOf } from '../../../ui/lines';
import type { Livery } from '../../../ui/shapes';
import type { Block, Page } from '../../../ui/skia/page';
import { colour } from '../../../ui/theme';
import {
  AREA_ICON,
  AREA_TINT,
  CREATURE_BUST,
  CREATURE_LIVERY,
  NEMESIS_BUST,
  NEMESIS_LIVERY,
} from '../board/looks';
import { AREAS, CREATURES, NEMESES, POWER_NAMES, type CreatureBoard, type Power } from '../data/enemies';
import { rulebook } from '../rulebook';
import type { DarkestState } from '../state';
import { many, roomWords } from '../words';

/** The rule of a power attack, without its name. */
function powerText(name: Power): string {
  return (rulebook[`DD-POWER-${name}`]?.text ?? '').replace(`${POWER_NAMES[name]}: `, '');
}

export function enemyBlocks(state: DarkestState, width: number, scale: number): Block[] {
  const blocks: Block[] = [];
  const { creature, nemesis } = state;
  if (nemesis) blocks.push(...nemesisBlocks(state, width, scale));
  if (creature) {
    const board = CREATURES[creature.id];
    blocks.push(
      enemyHead(
        'enemy:creature',
        board.name,
        `${roomWords(state, creature.room)}`,
        `Moves ${board.move === 'd4' ? '1 to 4' : board.move}, ${many(board.dice, 'die', 'dice')}${board.range > 0 ? `, range ${board.range}` : ''}`,
        CREATURE_BUST[creature.id],
        CREATURE_LIVERY,
        scale,
      ),
      ...board.locations.map((location) => hitLocation(location, creature.hits[location.id] ?? 0, scale)),
      power(board.power, width, scale),
    );
  }
  if (blocks.length > 0) return blocks;
  return [
    {
      height: 74 * scale,
      print(page, at) {
        page.panel(at, colour.panel);
        page.icon('evil-eyes', at.x + 14, at.y + 18 * scale, 36, colour.muted);
        page.text('Nothing has shown itself', at.x + 14 + 50 * scale, at.y + 33 * scale, { size: 18 });
        page.text(
          `${many(state.creatures.length, 'creature')} may still come`,
          at.x + 14 + 50 * scale,
          at.y + 55 * scale,
          { size: 14, tint: colour.soft, font: 'reading400' },
        );
      },
    },
  ];
}

function enemyHead(
  id: string,
  name: string,
  where: string,
  facts: string,
  bust: BustName,
  livery: Livery,
  scale: number,
): Block {
  const height = 92 * scale;
  const target = id === 'enemy:creature' ? 'creature' : 'nemesis';
  return {
    height,
    spots: (at) => [{ id, label: name, facets: { target }, ...at }],
    print(page, at) {
      page.spot(id, at, livery.dark);
      page.portrait(bust, livery, { x: at.x + 1.5, y: at.y + 1.5, width: 82, height: height - 3 });
      const left = at.x + 96;
      page.text(name, left, at.y + 32 * scale, { size: 25, font: 'display800' });
      page.text(where, left, at.y + 55 * scale, { size: 15, tint: '#F4EEDF', font: 'reading400' });
      page.text(facts, left, at.y + 78 * scale, { size: 15, tint: '#F4EEDF' });
    },
  };
}

/** A part of the body: its hits, and what its loss takes away. */
function hitLocation(
  { id, part, area, hits }: CreatureBoard['locations'][number],
  taken: number,
  scale: number,
): Block {
  const height = 42 * scale;
  const spot = `location:${id}`;
  const gone = taken >= hits;
  return {
    height,
    spots: (at) => [{ id: spot, label: part, facets: { location: id }, ...at }],
    print(page, at) {
      page.spot(spot, at, gone ? colour.ink : colour.panel);
      page.icon(AREA_ICON[area], at.x + 10, at.y + 10 * scale, 22, gone ? colour.muted : AREA_TINT[area]);
      page.text(part.charAt(0).toUpperCase() + part.slice(1), at.x + 10 + 32 * scale, at.y + 27 * scale, {
        size: 16.5,
        tint: gone ? colour.muted : colour.paper,
      });
      boxes(page, at, hits, taken);
    },
  };
}

function boxes(page: Page, at: Box, count: number, taken: number): void {
  const size = 17 * page.scale;
  for (let n = 0; n < count; n++) {
    const left = at.x + at.width - 10 - (count - n) * (size + 5);
    const top = at.y + at.height / 2 - size / 2;
    const hit = n < taken;
    page.draw({
      d: rounded(left, top, size, size, 4),
      fill: hit ? colour.hit : colour.ink,
      stroke: hit ? colour.hit : '#6A7A80',
      width: 1.6,
    });
    if (hit)
      page.draw({
        d: `M${left + size * 0.28} ${top + size * 0.28}l${size * 0.44} ${size * 0.44}M${left + size * 0.72} ${top + size * 0.28}l${-size * 0.44} ${size * 0.44}`,
        stroke: colour.white,
        width: 2,
      });
  }
}

function power(name: Power, width: number, scale: number): Block {
  const words = powerText(name);
  const room = width - 56 * scale;
  const height = 36 * scale + heightOf(words, room, 13.5 * scale);
  return {
    height,
    print(page, at) {
      page.panel(at, '#2A1416', '#7A2226');
      page.icon('power-lightning', at.x + 10, at.y + 10 * scale, 24, colour.danger);
      page.text(POWER_NAMES[name], at.x + 10 + 34 * scale, at.y + 22 * scale, {
        size: 16.5,
        tint: '#FFB3AB',
      });
      page.paragraph(words, at.x + 10 + 34 * scale, at.y + 28 * scale, room, 13.5);
    },
  };
}

function nemesisBlocks(state: DarkestState, width: number, scale: number): Block[] {
  const { nemesis } = state;
  if (!nemesis) return [];
  const board = NEMESES[nemesis.id];
  const height = 42 * scale;
  return [
    enemyHead(
      'enemy:nemesis',
      board.name.charAt(0).toUpperCase() + board.name.slice(1),
      roomWords(state, nemesis.room),
      `Moves ${board.move}, ${many(board.dice, 'die', 'dice')}`,
      NEMESIS_BUST[nemesis.id],
      NEMESIS_LIVERY,
      scale,
    ),
    ...AREAS.map((area): Block => {
      const spot = `area:${area}`;
      const cubes = nemesis.cubes[area];
      return {
        height,
        spots: (at) => [{ id: spot, label: `${area} area`, facets: { area }, ...at }],
        print(page, at) {
          page.spot(spot, at, cubes === 0 ? colour.ink : colour.panel);
          page.icon(
            AREA_ICON[area],
            at.x + 10,
            at.y + 10 * scale,
            22,
            cubes === 0 ? colour.muted : AREA_TINT[area],
          );
          page.text(
            `${area.charAt(0).toUpperCase()}${area.slice(1)} area`,
            at.x + 10 + 32 * scale,
            at.y + 27 * scale,
            { size: 16.5, tint: cubes === 0 ? colour.muted : colour.paper },
          );
          const size = 16 * scale;
          for (let n = 0; n < cubes; n++) {
            const left = at.x + at.width - 10 - (cubes - n) * (size + 5);
            page.draw({
              d: rounded(left, at.y + height / 2 - size / 2, size, size, 3),
              fill: AREA_TINT[area],
              stroke: colour.ink,
              width: 1.4,
            });
          }
          if (cubes === 0)
            page.text('destroyed', at.x + at.width - 12, at.y + 27 * scale, {
              size: 14,
              tint: colour.lamp,
              from: 'right',
            });
        },
      };
    }),
    power(board.power, width, scale),
  ];
}
