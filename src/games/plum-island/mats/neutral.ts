/** The mats that belong to nobody: neutral units with boats and helicopters, and the Mutations. */
import { colour } from '../../../ui/theme';
import { MUTATION_BUST, MUTATION_LIVERY, NPC_LIVERY } from '../board/looks';
import { MUTATION, MUTATION_IDS } from '../data/mutations';
import { CRAFT, CRAFT_IDS, type CraftId } from '../data/units';
import { NPC_UNITS, onMap } from '../queries';
import type { PlumState } from '../state';
import type { Block } from './block';
import { lines } from './sheet';
import { unitBlock } from './unitCard';

const TOXIC = '#9BD14B';
const PORTRAIT = 60;

export function npcBlocks(state: PlumState, width: number, scale: number): Block[] {
  return [
    ...NPC_UNITS.map((unit) => unitBlock(state, unit, width, scale)),
    ...CRAFT_IDS.map((craft) => craftBlock(state, craft, scale)),
  ];
}

function craftBlock(state: PlumState, craft: CraftId, scale: number): Block {
  const row = CRAFT[craft];
  const { at: place, disabled } = state.craft[craft];
  const height = 60 * scale;
  const isHere = onMap(place);
  return {
    height,
    targets: [{ id: `craft:${craft}`, label: row.name, facets: { craft } }],
    draw(sheet, { x, y, width }, look) {
      const isLit = look.isLit(`craft:${craft}`);
      const isSelected = look.isSelected(`craft:${craft}`);
      const edge = isSelected ? NPC_LIVERY.light : isLit ? colour.lamp : colour.line;
      sheet.box(x, y, width, height, colour.panel, edge, isLit || isSelected ? 2 : 1);
      const tint = isHere ? colour.paper : colour.muted;
      sheet.icon(row.kind === 'boat' ? 'speed-boat' : 'helicopter', x + 12, y + 12 * scale, 36, tint);
      const left = x + 20 + 40 * scale;
      sheet.text(row.name, left, y + 24 * scale, 17, tint);
      if (isHere) sheet.tag(String(place), x + width - 10, y + 18 * scale);
      else
        sheet.textTo(
          place === 'out' ? 'lost' : 'not here yet',
          x + width - 10,
          y + 24 * scale,
          13.5,
          colour.muted,
        );
      const facts = [
        `carries ${row.capacity}`,
        row.combat > 0 ? `gunship ${row.combat}` : 'unarmed',
        disabled ? 'DISABLED' : 'ready',
      ];
      sheet.text(
        facts.join(', '),
        left,
        y + 45 * scale,
        13.5,
        disabled ? colour.danger : colour.soft,
        'reading400',
      );
    },
  };
}

export function mutationBlocks(state: PlumState, width: number, scale: number): Block[] {
  return MUTATION_IDS.map((id): Block => {
    const row = MUTATION[id];
    const { at: place, hits, stunned } = state.mutations[id];
    const words = lines(row.text, width - PORTRAIT - 30, 13.5 * scale);
    const height = Math.max(84 * scale, (70 + words.length * 17.8) * scale);
    const isHere = onMap(place);
    return {
      height,
      targets: [{ id: `horror:${id}`, label: row.name, facets: { target: id, mutation: id } }],
      draw(sheet, { x, y, width: w }, look) {
        const isLit = look.isLit(`horror:${id}`);
        sheet.box(
          x,
          y,
          w,
          height,
          isHere ? '#1C2618' : colour.panel,
          isLit ? colour.lamp : isHere ? '#4C6B12' : colour.line,
          isLit ? 2 : 1,
        );
        sheet.portrait(
          MUTATION_BUST[id],
          MUTATION_LIVERY,
          x + 1.5,
          y + 1.5,
          PORTRAIT,
          Math.min(height - 3, 66 * scale),
          {
            isDim: !isHere,
          },
        );
        const left = x + PORTRAIT + 12;
        const right = x + w - 10;
        sheet.text(row.name, left, y + 21 * scale, 17, place === 'out' ? colour.muted : colour.paper);
        if (isHere) sheet.tag(String(place), right, y + 16 * scale, TOXIC);
        else
          sheet.textTo(
            place === 'out' ? 'destroyed' : 'not yet seen',
            right,
            y + 21 * scale,
            13.5,
            colour.muted,
          );
        sheet.icon('footsteps', left, y + 31 * scale, 14);
        sheet.text(String(row.move), left + 17 * scale, y + 43.5 * scale, 16);
        sheet.icon('claw-slashes', left + 40 * scale, y + 31 * scale, 14);
        sheet.text(String(row.combat), left + 57 * scale, y + 43.5 * scale, 16);
        if (stunned) sheet.text('Stunned', left + 82 * scale, y + 43 * scale, 13.5, '#E3C24A', 'reading600');
        sheet.boxes(row.toughness, hits, right, y + 32 * scale);
        sheet.text(row.power, left, y + 62 * scale, 14.5, TOXIC);
        sheet.paragraph(words, left, y + 79 * scale, 13.5, colour.soft);
      },
    };
  });
}
