/**
 * An island with only what a test puts on it: `island('GT', 'NW').put('gt5', '2F').stack('2G', 3).table()`. Each Faction has its
 * leader at home, so that nobody has lost yet; there is no storm Damage and nobody to save.
 */
import { seedRandom, sfc32 } from '../../../src/core/random';
import { plumIsland } from '../../../src/games/plum-island';
import { CIVILIAN, CIVILIAN_IDS, type CivilianId } from '../../../src/games/plum-island/data/civilians';
import type { AreaId, SpaceId } from '../../../src/games/plum-island/data/map';
import type { MutationId } from '../../../src/games/plum-island/data/mutations';
import {
  COMPOUND_OF,
  UNIT,
  UNITS_OF,
  type CompoundId,
  type CraftId,
  type FactionId,
  type UnitId,
} from '../../../src/games/plum-island/data/units';
import type { PlumEvent } from '../../../src/games/plum-island/events';
import { playerTurn } from '../../../src/games/plum-island/procedures/turn';
import type { PlumOptions, PlumState } from '../../../src/games/plum-island/state';
import { Harness } from '../../kit/harness';

export type Table = Harness<PlumState, PlumEvent, PlumOptions>;

/** A Fate Card for each Fate Number. */
export const NUMBER = { 1: 'F08', 2: 'F13', 3: 'F01', 4: 'F28', 5: 'F12', 6: 'F10' } as const;

export function island(...factions: FactionId[]): Island {
  return new Island(factions.length > 0 ? factions : ['GT', 'NW']);
}

export class Island {
  readonly state: PlumState;

  constructor(factions: FactionId[]) {
    const random = seedRandom(1);
    const options = { ...plumIsland.defaults(factions.length), factionCount: factions.length, factions };
    const state: PlumState = {
      ...plumIsland.setup(options, sfc32(random)),
      random,
      choices: 0,
      phase: 'activity',
    };
    for (const faction of factions) {
      for (const unit of UNITS_OF[faction]) {
        const { kind, start } = UNIT[unit];
        if (kind === 'leader') state.units[unit].at = start as AreaId;
        else if (kind === 'compound' || start === 'reserve') state.units[unit].at = 'reserve';
        else state.units[unit].at = 'out';
      }
    }
    for (const id of CIVILIAN_IDS) if (!CIVILIAN[id].vip) state.civilians[id].at = 'aside';
    state.areaDamage['3H'] = 3;
    this.state = state;
  }

  put(unit: UnitId, area: AreaId, hits = 0): this {
    this.state.units[unit].at = area;
    this.state.units[unit].hits = hits;
    return this;
  }

  /** The Compound of a Faction stands there, with guests. */
  compound(faction: FactionId, area: AreaId, ...guests: CivilianId[]): this {
    const compound: CompoundId = COMPOUND_OF[faction];
    this.put(compound, area);
    for (const id of guests)
      this.state.civilians[id] = { ...this.state.civilians[id], at: area, housed: compound };
    return this;
  }

  people(area: AreaId, ...civilians: CivilianId[]): this {
    for (const id of civilians) this.state.civilians[id].at = area;
    return this;
  }

  stack(at: SpaceId, tiles: number, stunned = false): this {
    const { state } = this;
    state.stackSerial++;
    state.stacks.push({ id: `stack-${state.stackSerial}`, at, tiles, stunned });
    state.pool -= tiles;
    return this;
  }

  mutation(id: MutationId, at: SpaceId, hits = 0): this {
    this.state.mutations[id] = { at, hits, stunned: false };
    return this;
  }

  craft(id: CraftId, at: AreaId, disabled = false): this {
    this.state.craft[id] = { at, disabled };
    return this;
  }

  damage(area: AreaId, damage: number): this {
    this.state.areaDamage[area] = damage;
    return this;
  }

  supplies(...each: number[]): this {
    each.forEach((supplies, seat) => {
      const own = this.state.seats[seat];
      if (own !== undefined) own.supplies = supplies;
    });
    return this;
  }

  /** Yellow and red cubes that lie in the Draw Bag already. */
  cubes(yellow: number, red: number): this {
    const { state } = this;
    for (let i = 0; i < yellow; i++) state.cubeBag.push('yellow');
    for (let i = 0; i < red; i++) state.cubeBag.push('red');
    state.cubePool.yellow -= yellow;
    state.cubePool.red -= red;
    return this;
  }

  with(change: (state: PlumState) => void): this {
    change(this.state);
    return this;
  }

  table(): Table {
    return new Harness(plumIsland, this.state);
  }

  /** The Player Actions part of a seat's turn. */
  turn(seat = 0): Table {
    return this.table().run(playerTurn, { seat }).pick({ verb: 'done' });
  }

  /** The next Follow Action, in the turn of seat 0. */
  follow(): Table {
    return this.turn().pick({ verb: 'done' });
  }
}

/** What happens at a place, in the words of the tests: tiles of the Stack in a space. */
export function tilesAt(table: Table, space: SpaceId): number {
  return table.state.stacks.find((stack) => stack.at === space)?.tiles ?? 0;
}

export function suppliesOf(table: Table, seat = 0): number {
  return table.state.seats[seat]?.supplies ?? 0;
}
