/** How Horrors move: one unit's move with Forks and Forced Crossings (PI-HMOVE, PI-FORK, PI-FORCED). */
import { again, call, end, type Procedure } from '../../../core/procedure';
import { creditPower, forkChoice, mutationAllowance, swims } from '../abilities/queries';
import type { AreaId, BridgeId, SpaceId } from '../data/map';
import { MUTATION, MUTATION_IDS } from '../data/mutations';
import { DETOUR_NUMBERS, GREAT_SOUTH_BAY_BRIDGE, NIGHT_MOVE, STACK_MOVES } from '../data/tables';
import { EXITS, ORDER, TRACK_OF } from '../data/topology';
import type { DamagedPlace, PlumEvent } from '../events';
import { damageAt, horrorAt, isArea, isHeld, isMutation, isNight, stackById, tilesOf } from '../queries';
import { procedure, type HorrorId, type Play, type PlumState } from '../state';
import { drawFateNumber } from './fate';
import { hitHorror } from './horrors';
import { damageOf, removeDamage } from './pieces';

/** Areas that a Horrors unit may move now (PI-HMOVE-02 to -04). */
export function allowance(state: PlumState, horror: HorrorId): number {
  const extra = (isNight(state) ? NIGHT_MOVE : 0) + (state.darkIdeas ? 1 : 0);
  if (isMutation(horror)) return mutationAllowance(horror) + extra;
  const tiles = stackById(state, horror)?.tiles ?? 0;
  const row = STACK_MOVES.find(({ upTo }) => tiles <= upTo);
  return (row?.areas ?? 1) + extra;
}

/** Furthest down first; in one space the faster first, then Mutations in mat order before the Stack (PI-HMOVE-06, -07). */
export function furthestFirst(state: PlumState, horrors: readonly HorrorId[]): HorrorId[] {
  const keys = new Map(
    horrors.map((horror) => {
      const rank = isMutation(horror) ? MUTATION_IDS.indexOf(horror) : MUTATION_IDS.length;
      return [
        horror,
        { order: ORDER[horrorAt(state, horror) ?? 'S1'], speed: allowance(state, horror), rank },
      ];
    }),
  );
  const key = (horror: HorrorId) => keys.get(horror) ?? { order: 0, speed: 0, rank: 0 };
  return [...horrors].sort(
    (a, b) => key(b).order - key(a).order || key(b).speed - key(a).speed || key(a).rank - key(b).rank,
  );
}

/** Horrors on a Track, its Spawn Zone included. */
export function horrorsOnTrack(state: PlumState, track: number): HorrorId[] {
  const found: HorrorId[] = [];
  for (const stack of state.stacks) if (TRACK_OF[stack.at] === track) found.push(stack.id);
  for (const id of MUTATION_IDS) {
    const at = horrorAt(state, id);
    if (at !== null && TRACK_OF[at] === track) found.push(id);
  }
  return found;
}

export type HorrorMove = { horror: HorrorId; left: number };

export const horrorMove: Procedure<PlumState, PlumEvent, HorrorMove> = procedure<HorrorMove>('horrorMove', {
  nextStep(play, frame) {
    const { state } = play;
    const { horror } = frame;
    const from = horrorAt(state, horror);
    if (from === null || frame.left <= 0) return end();
    if (isArea(from) && isHeld(state, from)) return end();
    const exits = EXITS[from];
    const first = exits[0];
    if (first === undefined) return end();
    const exit = exits.length > 1 ? chooseRoute(play, horror, from as AreaId) : first;
    const barrier = swims(horror) ? null : barrierTo(state, exit.to, exit.bridge);
    if (barrier !== null) {
      frame.left = 0;
      return call(forcedCrossing, { horror, to: exit.to, place: barrier }, 'nextStep');
    }
    if (swims(horror) && barrierTo(state, exit.to, exit.bridge) !== null) creditPower(play, 'rats');
    frame.left--;
    stepTo(play, horror, from, exit.to);
    return again;
  },
});

/** At a Fork: 2-5 the main route, 1 or 6 the detour (PI-FORK-02). */
function chooseRoute(play: Play, horror: HorrorId, from: AreaId): { to: AreaId; bridge: BridgeId | null } {
  const exits = EXITS[from];
  const main = exits.find((exit) => exit.route === 'main') ?? exits[0];
  const detour = exits.find((exit) => exit.route === 'detour') ?? main;
  if (main === undefined || detour === undefined) throw new Error(`${from} is not a Fork.`);
  const chosen = forkChoice(play.state, horror, [main.to, detour.to]);
  if (chosen !== null) return chosen === main.to ? main : detour;
  const number = drawFateNumber(play, 'fork', 'PI-FORK-02');
  const exit = DETOUR_NUMBERS.includes(number) ? detour : main;
  play.emit({
    type: 'forkTaken',
    horror,
    tiles: tilesOf(play.state, horror),
    area: from,
    to: exit.to,
    number,
    rule: 'PI-FORK-02',
    at: [`area:${from}`, `area:${exit.to}`],
  });
  return exit;
}

/** What has to be forced before that step: a damaged Bridge, or the Damage in the Great South Bay Bridge Area. */
export function barrierTo(state: PlumState, to: AreaId, bridge: BridgeId | null): DamagedPlace | null {
  if (bridge !== null && state.bridgeDamage[bridge] > 0) return { bridge };
  if (to === GREAT_SOUTH_BAY_BRIDGE && damageAt(state, to) > 0) return { area: to };
  return null;
}

export function stepTo(play: Play, horror: HorrorId, from: SpaceId, to: AreaId): void {
  const { state } = play;
  if (isMutation(horror)) state.mutations[horror].at = to;
  else {
    const stack = stackById(state, horror);
    if (stack !== null) stack.at = to;
  }
  play.emit({
    type: 'horrorMoved',
    horror,
    tiles: tilesOf(state, horror),
    from,
    to,
    rule: 'PI-HMOVE-01',
    at: [`horror:${horror}`, `area:${from}`, `area:${to}`],
  });
}

type ForcedCrossing = { horror: HorrorId; to: AreaId; place: DamagedPlace };

/** Hits one at a time, each taking 1 Damage away; whoever lives when it is gone crosses and stops (PI-FORCED-01 to -06). */
export const forcedCrossing: Procedure<PlumState, PlumEvent, ForcedCrossing> = procedure<ForcedCrossing>(
  'forcedCrossing',
  {
    force(play, { horror, to, place }) {
      const { state } = play;
      const from = horrorAt(state, horror);
      if (from === null) return end();
      const endurance = isMutation(horror)
        ? MUTATION[horror].toughness - state.mutations[horror].hits
        : tilesOf(state, horror);
      const hits = Math.min(damageOf(state, place), endurance);
      const damage = damageOf(state, place) - hits;
      const crossed = hits < endurance;
      play.emit({
        type: 'forcedCrossing',
        horror,
        tiles: tilesOf(state, horror),
        hits,
        damage,
        crossed,
        rule: crossed ? 'PI-FORCED-03' : 'PI-FORCED-02',
        at: [`horror:${horror}`, 'bridge' in place ? `bridge:${place.bridge}` : `area:${place.area}`],
      });
      hitHorror(play, horror, hits, null, 'PI-FORCED-01');
      removeDamage(play, place, hits, 'PI-FORCED-01');
      if (crossed) stepTo(play, horror, from, to);
      return end();
    },
  },
);

/** One step of exactly one Area for an Event, with Forks and Bridges but without the allowance. */
export function moveOneArea(horror: HorrorId) {
  return call(horrorMove, { horror, left: 1 });
}
