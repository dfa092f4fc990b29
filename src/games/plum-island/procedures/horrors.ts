/** Single changes to the Horrors: spawning, growing, Hits, Stun and Overrun Points. */
import { call, end, type RuleId } from '../../../core/procedure';
import { canBeStunned } from '../abilities/queries';
import type { AreaId, SpaceId } from '../data/map';
import { MUTATION, type MutationId } from '../data/mutations';
import { SPAWN_SIZES } from '../data/tables';
import type { UnitId } from '../data/units';
import {
  hasCivilians,
  hasUnits,
  horrorAt,
  isArea,
  isMutation,
  isStunned,
  newStackId,
  stackAt,
  stackById,
  tilesOf,
} from '../queries';
import { procedure, type HorrorId, type Play, type PlumState, type StackState } from '../state';
import { horrorsAttack } from './horrorsAttack';

/** Tiles of a standard spawn: one more from Biohazard Level 9 on (PI-SPAWN-02). */
export function standardSpawn(state: PlumState): number {
  return state.options.spawnTiles + (state.biohazard > SPAWN_SIZES[0].upTo ? 1 : 0);
}

export function addOverrunPoints(play: Play, points: number): number {
  play.state.overrun += points;
  return play.state.overrun;
}

/** The pool was short: one Overrun Point for the whole spawn (PI-SPAWN-08, PI-OVERRUN-08). */
export function incompleteSpawn(play: Play, missing: number): void {
  if (missing <= 0) return;
  addOverrunPoints(play, 1);
  play.emit({ type: 'incompleteSpawn', missing, rule: 'PI-SPAWN-08', at: ['overrun'] });
}

/**
 * Spawned tiles join the Stack in that space or make a new one; a joined Stack is no longer Stunned (PI-RULING-67). Returns
 * the Stack, or null when there was no tile at all. Combat is the business of `spawn`.
 */
export function spawnTiles(play: Play, space: SpaceId, wanted: number, rule: RuleId): StackState | null {
  const { state } = play;
  const tiles = Math.min(wanted, state.pool);
  let stack = stackAt(state, space);
  if (tiles > 0) {
    state.pool -= tiles;
    if (stack === null) {
      stack = { id: newStackId(state), at: space, tiles: 0, stunned: false };
      state.stacks.push(stack);
    }
    stack.tiles += tiles;
    stack.stunned = false;
    play.emit({
      type: 'spawned',
      area: space,
      tiles,
      wanted,
      total: stack.tiles,
      rule,
      at: [`area:${space}`],
    });
  }
  incompleteSpawn(play, wanted - tiles);
  return tiles > 0 ? stack : null;
}

/** An existing Stack gains tiles: no combat, a Stun stays (PI-RULING-67). Returns how many the pool lacked. */
export function growStack(play: Play, stack: StackState, wanted: number, why: string, rule: RuleId): number {
  const { state } = play;
  const tiles = Math.min(wanted, state.pool);
  if (tiles > 0) {
    state.pool -= tiles;
    stack.tiles += tiles;
    play.emit({
      type: 'grew',
      area: stack.at,
      tiles,
      total: stack.tiles,
      why,
      rule,
      at: [`area:${stack.at}`],
    });
  }
  return wanted - tiles;
}

type Spawn = { space: SpaceId; tiles: number; rule: RuleId };

/** A spawn, followed by combat when somebody is there (PI-SPAWN-10). */
export const spawn = procedure<Spawn>('spawn', {
  place(play, { space, tiles, rule }) {
    const stack = spawnTiles(play, space, tiles, rule);
    if (stack === null || !isArea(space)) return end();
    return meetsSomebody(play.state, space)
      ? call(horrorsAttack, { area: space, attackers: [stack.id] })
      : end();
  },
});

type Enter = { mutation: MutationId; space: SpaceId; rule: RuleId };

/** A Mutation comes into play; in an occupied Area it attacks at once (PI-SPAWN-11). */
export const mutationEnters = procedure<Enter>('mutationEnters', {
  place(play, { mutation, space, rule }) {
    play.state.mutations[mutation] = { at: space, hits: 0, stunned: false };
    play.emit({
      type: 'mutationEntered',
      mutation,
      area: space,
      rule,
      at: [`horror:${mutation}`, `area:${space}`],
    });
    if (!isArea(space)) return end();
    return meetsSomebody(play.state, space)
      ? call(horrorsAttack, { area: space, attackers: [mutation] })
      : end();
  },
});

/** Player units or Civilians outside Compounds: Boats and Helicopters do not count (PI-SPAWN-12). */
function meetsSomebody(state: PlumState, area: AreaId): boolean {
  return hasUnits(state, area) || hasCivilians(state, area);
}

/** Hits on a Horrors unit: a Stack loses tiles to the pool, a Mutation gains Hit Cubes. Returns true when it is gone. */
export function hitHorror(
  play: Play,
  horror: HorrorId,
  hits: number,
  by: UnitId | null,
  rule: RuleId,
): boolean {
  const { state } = play;
  const space = horrorAt(state, horror);
  if (hits <= 0 || space === null) return false;
  const told = {
    type: 'horrorHit' as const,
    horror,
    area: space,
    rule,
    at: [`horror:${horror}`, `area:${space}`],
  };
  if (isMutation(horror)) {
    const own = state.mutations[horror];
    own.hits = Math.min(own.hits + hits, MUTATION[horror].toughness);
    play.emit({ ...told, tiles: 0, hits, total: own.hits });
    if (own.hits < MUTATION[horror].toughness) return false;
  } else {
    const stack = stackById(state, horror) as StackState;
    const lost = Math.min(hits, stack.tiles);
    stack.tiles -= lost;
    state.pool += lost;
    play.emit({ ...told, tiles: stack.tiles, hits: lost, total: stack.tiles });
    if (stack.tiles > 0) return false;
  }
  play.emit({
    type: 'horrorEliminated',
    horror,
    tiles: 0,
    area: space,
    by,
    rule: 'PI-COMBAT-08',
    at: [`area:${space}`],
  });
  takeAway(state, horror);
  return true;
}

/** A Horrors unit leaves the map: a Mutation for good. Tiles are the caller's business. */
export function takeAway(state: PlumState, horror: HorrorId): void {
  if (isMutation(horror)) {
    state.mutations[horror] = { at: 'out', hits: 0, stunned: false };
  } else {
    const at = state.stacks.findIndex((stack) => stack.id === horror);
    if (at >= 0) state.stacks.splice(at, 1);
  }
}

/** Can be given a Stunned marker: not in a Spawn Zone, not Stunned yet, not immune. */
export function isStunnable(state: PlumState, horror: HorrorId): boolean {
  const space = horrorAt(state, horror);
  return space !== null && isArea(space) && !isStunned(state, horror) && canBeStunned(horror);
}

export function stun(play: Play, horror: HorrorId, rule: RuleId): void {
  const { state } = play;
  if (!isStunnable(state, horror)) return;
  setStun(state, horror, true);
  const area = horrorAt(state, horror) as AreaId;
  play.emit({
    type: 'stunned',
    horror,
    tiles: tilesOf(state, horror),
    area,
    rule,
    at: [`horror:${horror}`, `area:${area}`],
  });
}

export function unstun(play: Play, horror: HorrorId, rule: RuleId): void {
  const { state } = play;
  setStun(state, horror, false);
  const area = horrorAt(state, horror) as SpaceId;
  play.emit({
    type: 'unstunned',
    horror,
    tiles: tilesOf(state, horror),
    area,
    rule,
    at: [`horror:${horror}`, `area:${area}`],
  });
}

function setStun(state: PlumState, horror: HorrorId, stunned: boolean): void {
  if (isMutation(horror)) state.mutations[horror].stunned = stunned;
  else {
    const stack = stackById(state, horror);
    if (stack !== null) stack.stunned = stunned;
  }
}

/** Stacks that share a space become one, which is not Stunned (PI-SPAWN-09, PI-RULING-51). Returns [lost, kept] pairs. */
export function amalgamate(play: Play): { into: HorrorId; from: HorrorId }[] {
  const { state } = play;
  const merged: { into: HorrorId; from: HorrorId }[] = [];
  for (let i = 0; i < state.stacks.length; i++) {
    const stack = state.stacks[i] as StackState;
    for (let j = state.stacks.length - 1; j > i; j--) {
      const other = state.stacks[j] as StackState;
      if (other.at !== stack.at) continue;
      stack.tiles += other.tiles;
      stack.stunned = false;
      state.stacks.splice(j, 1);
      merged.push({ into: stack.id, from: other.id });
      play.emit({
        type: 'amalgamated',
        area: stack.at,
        tiles: stack.tiles,
        rule: 'PI-SPAWN-09',
        at: [`area:${stack.at}`],
      });
    }
  }
  return merged;
}
