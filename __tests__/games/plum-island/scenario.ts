/** What the tests of the rules need beside the island: Fate Cards by number, whole turns, and the facts they look at. */
import { seedRandom, sfc32 } from '../../../src/core/random';
import { plumIsland } from '../../../src/games/plum-island';
import { REGULAR_IDS, type CivilianId } from '../../../src/games/plum-island/data/civilians';
import { FATE_CARDS, type FateId, type FateNumber } from '../../../src/games/plum-island/data/fateCards';
import type { AreaId, BridgeId, SpaceId } from '../../../src/games/plum-island/data/map';
import type { FactionId, UnitId } from '../../../src/games/plum-island/data/units';
import { setUp } from '../../../src/games/plum-island/procedures/setUp';
import type { Token } from '../../../src/games/plum-island/state';
import { Harness } from '../../kit/harness';
import type { Scripted } from '../../kit/scripted';
import type { Island, Table } from './island';

export { island, suppliesOf, tilesAt, type Island, type Table } from './island';

/** The k-th Fate Card that has this Fate Number: a drawn one is gone until the deck is shuffled. */
export function fate(number: FateNumber, k = 0): FateId {
  const card = FATE_CARDS.filter((row) => row.fate === number)[k];
  if (card === undefined) throw new Error(`There are not ${k + 1} Fate Cards with a ${number}.`);
  return card.id;
}

/** A Fate Card whose Follow check says "No Event", and one that says "Draw Event". */
export const NO_EVENT = 'F01';
export const DRAW_EVENT = 'F04';
/** An Event that does nothing. */
export const QUIET = 'E30';

export function bridge(scene: Island, number: BridgeId, damage: number): Island {
  return scene.with((state) => {
    state.bridgeDamage[number] = damage;
  });
}

export function round(scene: Island, number: number): Island {
  return scene.with((state) => {
    state.round = number;
  });
}

export const hits = (table: Table, unit: UnitId) => table.state.units[unit].hits;
export const at = (table: Table, unit: UnitId) => table.state.units[unit].at;
export const whereIs = (table: Table, civilian: CivilianId) => table.state.civilians[civilian].at;
export const stacks = (table: Table) =>
  table.state.stacks.map((stack): [SpaceId, number] => [stack.at, stack.tiles]).sort();
export const damageOf = (table: Table, area: AreaId) => table.state.areaDamage[area] ?? 0;
export const cubes = (table: Table) => table.state.cubeBag.filter((cube) => cube !== 'green').length;
export const targets = (table: Table, verb: string) =>
  table.options({ verb }).map(({ facets }) => facets.area ?? facets.unit ?? facets.craft);

/** The setup of a real game: Civilians are drawn in the order of their ids, then come the scripted Fate Cards. */
export function setUpGame(factions: FactionId[], ...cards: Scripted[]): Table {
  const random = seedRandom(1);
  const options = { ...plumIsland.defaults(factions.length), factionCount: factions.length, factions };
  const state = { ...plumIsland.setup(options, sfc32(random)), random, choices: 0 };
  return new Harness(plumIsland, state).run(setUp, {}, ...REGULAR_IDS.slice(0, 30), ...cards);
}

/** Only these tokens are in the bag; the others have been drawn. */
export function tokens(scene: Island, ...left: Token[]): Island {
  return scene.with((state) => {
    for (const token of left) state.bag.splice(state.bag.indexOf(token), 1);
    state.drawn = state.bag;
    state.bag = left;
  });
}
