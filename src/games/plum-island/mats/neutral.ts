/** The mats that belong to nobody: neutral units with boats and helicopters, and the Mutations. */
import { heightOf } from '../../../ui/lines';
import type { Block } from '../../../ui/skia/page';
import { colour } from '../../../ui/theme';
import { MUTATION_BUST, MUTATION_LIVERY, NPC_LIVERY, TOXIC } from '../board/looks';
import { MUTATION, MUTATION_IDS } from '../data/mutations';
import { CRAFT, CRAFT_IDS, type CraftId } from '../data/units';
import { NPC_UNITS, onMap } from '../queries';
import type { PlumState } from '../state';
import { unitBlock } from './unitCard';

const PORTRAIT = 60;

export function npcBlocks(state: PlumState, width: number, scale: number): Block[] {
  return [
    ...NPC_UNITS.map((unit) => unitBlock(state, unit, width, scale)),
    ...CRAFT_IDS.map((craft) => craftBlock(state, craft, width, scale)),
  ];
}

function craftBlock(state: PlumState, craft: CraftId, width: number, scale: number): Block {
  const row = CRAFT[craft];
  const { at: place, disabled } = state.craft[craft];
  const height = 60 * scale;
  const isHere = onMap(place);
  return {
    height,
    spots: (at) => [{ id: `craft:${craft}`, label: row.name, facets: { craft }, ...at }],
    print(page) {
      const isLit = page.isLit(`craft:${craft}`);
      const isSelected = page.isSelected(`craft:${craft}`);
      const edge = isSelected ? NPC_LIVERY.light : isLit ? colour.lamp : colour.line;
      page.panel({ x: 0, y: 0, width, height }, colour.panel, edge, isLit || isSelected ? 2 : 1);
      const tint = isHere ? colour.paper : colour.muted;
      page.icon(row.kind === 'boat' ? 'speed-boat' : 'helicopter', 12, 12 * scale, 36, tint);
      const left = 20 + 40 * scale;
      page.text(row.name, left, 24 * scale, { size: 17, tint });
      if (isHere) page.tag(String(place), width - 10, 18 * scale);
      else
        page.text(place === 'out' ? 'lost' : 'not here yet', width - 10, 24 * scale, {
          size: 13.5,
          tint: colour.muted,
          from: 'right',
        });
      const facts = [
        `carries ${row.capacity}`,
        row.combat > 0 ? `gunship ${row.combat}` : 'unarmed',
        disabled ? 'DISABLED' : 'ready',
      ];
      page.text(facts.join(', '), left, 45 * scale, {
        size: 13.5,
        tint: disabled ? colour.danger : colour.soft,
        font: 'reading400',
      });
    },
  };
}

export function mutationBlocks(state: PlumState, width: number, scale: number): Block[] {
  return MUTATION_IDS.map((id): Block => {
    const row = MUTATION[id];
    const { at: place, hits, stunned } = state.mutations[id];
    const room = width - PORTRAIT - 26;
    const height = Math.max(84 * scale, 70 * scale + heightOf(row.text, room, 13.5 * scale));
    const isHere = onMap(place);
    return {
      height,
      spots: (at) => [{ id: `horror:${id}`, label: row.name, facets: { target: id, mutation: id }, ...at }],
      print(page) {
        const isLit = page.isLit(`horror:${id}`);
        page.panel(
          { x: 0, y: 0, width, height },
          isHere ? '#1C2618' : colour.panel,
          isLit ? colour.lamp : isHere ? '#4C6B12' : colour.line,
          isLit ? 2 : 1,
        );
        page.portrait(
          MUTATION_BUST[id],
          MUTATION_LIVERY,
          { x: 1.5, y: 1.5, width: PORTRAIT, height: Math.min(height - 3, 66 * scale) },
          {
            isDim: !isHere,
          },
        );
        const left = PORTRAIT + 12;
        const right = width - 10;
        page.text(row.name, left, 21 * scale, {
          size: 17,
          tint: place === 'out' ? colour.muted : colour.paper,
        });
        if (isHere) page.tag(String(place), right, 16 * scale, TOXIC);
        else
          page.text(place === 'out' ? 'destroyed' : 'not yet seen', right, 21 * scale, {
            size: 13.5,
            tint: colour.muted,
            from: 'right',
          });
        page.icon('footsteps', left, 31 * scale, 14);
        page.text(String(row.move), left + 17 * scale, 43.5 * scale, { size: 16 });
        page.icon('claw-slashes', left + 40 * scale, 31 * scale, 14);
        page.text(String(row.combat), left + 57 * scale, 43.5 * scale, { size: 16 });
        if (stunned)
          page.text('Stunned', left + 82 * scale, 43 * scale, {
            size: 13.5,
            tint: '#E3C24A',
            font: 'reading600',
          });
        page.hits(row.toughness, hits, right, 32 * scale);
        page.text(row.power, left, 62 * scale, { size: 14.5, tint: TOXIC });
        page.paragraph(row.text, left, 66 * scale, room, 13.5);
      },
    };
  });
}
