/** What the new-game screen asks for The Plum Island Horror. */
import type { Level, SetupField } from '../../core/game';
import { FACTION_IDS, FACTIONS } from './data/units';
import type { PlumOptions } from './state';

export function setupFields({ players, factionCount }: PlumOptions): readonly SetupField[] {
  const factions: SetupField = {
    key: 'factions',
    label: 'Factions',
    help: 'In seat order. Seats without a choice are dealt a Faction at random.',
    kind: 'list',
    choices: FACTION_IDS.map((id) => ({ value: id, label: FACTIONS[id].name, help: FACTIONS[id].style })),
    count: { min: 0, max: factionCount },
  };
  const alone: SetupField = {
    key: 'factionCount',
    label: 'Factions you run',
    kind: 'choice',
    choices: [2, 3, 4].map((value) => ({ value, label: String(value) })),
  };
  return [...(players === 1 ? [alone] : []), factions, ...DIFFICULTY];
}

const DIFFICULTY: readonly SetupField[] = [
  {
    key: 'startSupplies',
    label: 'Supplies at the start',
    kind: 'choice',
    choices: [
      { value: 0, label: '0', help: 'Harder' },
      { value: 2, label: '2', help: 'As the rulebook says' },
      { value: 4, label: '4', help: 'Easier' },
    ],
  },
  {
    key: 'spawnTiles',
    label: 'Tiles in a spawn',
    kind: 'choice',
    choices: [
      { value: 2, label: '2', help: 'Easier' },
      { value: 3, label: '3', help: 'As the rulebook says' },
      { value: 4, label: '4', help: 'Harder' },
    ],
  },
  {
    key: 'evacuationNeeded',
    label: 'Evacuation Points needed',
    kind: 'choice',
    choices: [
      { value: 20, label: '20', help: 'Easier' },
      { value: 26, label: '26', help: 'As the rulebook says' },
      { value: 32, label: '32', help: 'Harder' },
    ],
  },
  {
    key: 'npcRangedCostsSupplies',
    label: 'Neutral units pay for shots',
    kind: 'toggle',
    choices: [
      { value: false, label: 'Free', help: 'Our reading' },
      { value: true, label: '1 Supplies', help: 'The other reading of the rulebook' },
    ],
  },
];

export const levels: readonly Level<PlumOptions>[] = [
  {
    label: 'Gentle',
    help: 'More Supplies, smaller spawns, 20 Evacuation Points',
    sets: { startSupplies: 4, spawnTiles: 2, evacuationNeeded: 20 },
  },
  {
    label: 'By the book',
    help: 'As the rulebook says',
    sets: { startSupplies: 2, spawnTiles: 3, evacuationNeeded: 26 },
  },
  {
    label: 'Grim',
    help: 'No Supplies, larger spawns, 32 Evacuation Points',
    sets: { startSupplies: 0, spawnTiles: 4, evacuationNeeded: 32 },
  },
];
