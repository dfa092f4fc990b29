/** The Fate token: Spawn and Activate (PI-FATE, PI-SPAWN, PI-ACTIV), and what an activated Track does (PI-HMOVE, PI-STUN). */
import { again, call, end, go, type Procedure } from '../../../core/procedure';
import { afterAmalgamation, afterMovement } from '../abilities/powers';
import type { AreaId, Track } from '../data/map';
import { FATE, type FateId } from '../data/fateCards';
import { REANIMATED_TILES } from '../data/tables';
import { ORDER, SPAWN_ZONE_OF } from '../data/topology';
import type { PlumEvent } from '../events';
import { horrorAt, isArea, isHeld, isMutation, isStunned, stackById } from '../queries';
import { procedure, type HorrorId, type Play, type PlumState } from '../state';
import { discardAside, drawFate, drawFateNumber } from './fate';
import { allowance, furthestFirst, horrorMove, horrorsOnTrack } from './horrorMove';
import { amalgamate, growStack, incompleteSpawn, spawn, standardSpawn, unstun } from './horrors';
import { horrorsAttack } from './horrorsAttack';

type Resolve = { card: FateId };

/** A Fate token: one Fate Card, its Spawn section, then its Activate section. */
export const fateToken = procedure<{ card?: FateId }>('fateToken', {
  draw(play, frame) {
    frame.card = drawFate(play);
    play.state.onTable.fate.push(frame.card);
    play.mark(`card/${frame.card}`);
    play.emit({ type: 'fateCard', card: frame.card, rule: 'PI-FATE-01' });
  },
  spawn: (_, { card }) => call(spawnSection, { card: card as FateId }),
  activate: (_, { card }) => call(activateSection, { card: card as FateId }),
  discard(play) {
    discardTable(play.state);
  },
});

/** The Fate Card that was carried out is a discard, like those drawn for numbers meanwhile. */
export function discardTable(state: PlumState): void {
  state.fate.discards.push(...state.onTable.fate.splice(0));
  discardAside(state);
}

type SpawnSection = Resolve & { tracks?: number[]; tiles?: number };

export const spawnSection = procedure<SpawnSection>('spawnSection', {
  read(play, frame) {
    const { spawn: kind } = FATE[frame.card];
    if (kind === 'reanimated') {
      reanimate(play, drawFateNumber(play, 'reanimated', 'PI-SPAWN-06'));
      return end();
    }
    frame.tracks = kind === 'chaos' ? chaos(play) : [...kind];
  },
  spawnNext(play, frame) {
    const [track, ...rest] = frame.tracks ?? [];
    if (track === undefined) return end();
    // Chaos! with the same number twice is one double spawn (PI-SPAWN-05, PI-RULING-56).
    const double = FATE[frame.card].spawn === 'chaos' && rest[0] === track;
    frame.tracks = double ? rest.slice(1) : rest;
    const tiles = standardSpawn(play.state) * (double ? 2 : 1);
    return call(
      spawn,
      { space: SPAWN_ZONE_OF[track as Track], tiles, rule: double ? 'PI-SPAWN-05' : 'PI-SPAWN-03' },
      'spawnNext',
    );
  },
});

function chaos(play: Play): number[] {
  return [drawFateNumber(play, 'chaos', 'PI-SPAWN-04'), drawFateNumber(play, 'chaos', 'PI-SPAWN-04')];
}

/** Every Stack of the Track gains two tiles, furthest down first; a short pool costs one point for all (PI-RULING-56). */
function reanimate(play: Play, track: number): void {
  growTrack(play, track, REANIMATED_TILES, 'reanimated', 'PI-SPAWN-06');
}

/** Returns the number of Stacks on that Track. */
export function growTrack(play: Play, track: number, tiles: number, why: string, rule: string): number {
  const { state } = play;
  const stacks = furthestFirst(
    state,
    horrorsOnTrack(state, track).filter((horror) => !isMutation(horror)),
  );
  let missing = 0;
  for (const id of stacks) {
    const stack = stackById(state, id);
    if (stack !== null) missing += growStack(play, stack, tiles, why, rule);
  }
  incompleteSpawn(play, missing);
  return stacks.length;
}

type ActivateSection = Resolve & { tracks?: number[] };

export const activateSection = procedure<ActivateSection>('activateSection', {
  read(play, frame) {
    const { activate } = FATE[frame.card];
    frame.tracks = activate === 'surge' ? surge(play) : [...activate];
  },
  activateNext(play, frame) {
    const track = frame.tracks?.shift();
    if (track === undefined) return end();
    return call(activateTrack, { track }, 'activateNext');
  },
});

/** Surge!: one drawn Track, twice (PI-ACTIV-03). */
export function surge(play: Play): number[] {
  const track = drawFateNumber(play, 'surge', 'PI-ACTIV-03');
  play.emit({ type: 'surge', track, rule: 'PI-ACTIV-03' });
  return [track, track];
}

export type ActivateTrack = {
  track: number;
  /** Horrors that have not moved yet. */
  waiting?: HorrorId[];
  moving?: HorrorId | null;
  /** Horrors that only lost their Stun: they do not attack (PI-RULING-71). */
  dazed?: HorrorId[];
  fights?: AreaId[];
  combats?: number;
};

export const activateTrack: Procedure<PlumState, PlumEvent, ActivateTrack> = procedure<ActivateTrack>(
  'activateTrack',
  {
    order(play, frame) {
      const { state } = play;
      frame.waiting = furthestFirst(state, horrorsOnTrack(state, frame.track));
      frame.dazed = [];
      frame.combats = 0;
      play.emit({
        type: 'trackActivated',
        track: frame.track,
        horrors: frame.waiting.length,
        rule: 'PI-ACTIV-02',
        at: [`track:${frame.track}`],
      });
    },
    moveNext(play, frame) {
      const { state } = play;
      const horror = frame.waiting?.shift();
      if (horror === undefined) return go('amalgamate');
      if (horrorAt(state, horror) === null) return again;
      if (isStunned(state, horror)) {
        unstun(play, horror, 'PI-STUN-01');
        frame.dazed?.push(horror);
        return again;
      }
      frame.moving = horror;
      return call(horrorMove, { horror, left: allowance(state, horror) }, 'moved');
    },
    moved(play, frame) {
      const horror = frame.moving ?? null;
      frame.moving = null;
      if (horror !== null && isMutation(horror)) {
        const space = horrorAt(play.state, horror);
        if (space !== null) afterMovement(play, horror, space);
      }
      return go('moveNext');
    },
    amalgamate(play, frame) {
      const { dazed = [] } = frame;
      for (const { into, from } of amalgamate(play)) {
        // A Stack that just lost its Stun attacks after all when an active one has joined it (PI-RULING-71).
        const bothDazed = dazed.includes(into) && dazed.includes(from);
        if (!bothDazed) frame.dazed = dazed.filter((id) => id !== into && id !== from);
      }
    },
    powers(play, frame) {
      const { state } = play;
      for (const horror of horrorsOnTrack(state, frame.track)) {
        const space = horrorAt(state, horror);
        if (isMutation(horror) && space !== null && !frame.dazed?.includes(horror))
          afterAmalgamation(play, horror, space);
      }
    },
    findFights(play, frame) {
      const { state } = play;
      const areas = new Set<AreaId>();
      for (const horror of attackersOf(state, frame)) {
        const space = horrorAt(state, horror);
        if (space !== null && isArea(space) && isHeld(state, space)) areas.add(space);
      }
      frame.fights = [...areas].sort((a, b) => ORDER[b] - ORDER[a]);
      frame.combats = frame.fights.length;
    },
    combats(play, frame) {
      const area = frame.fights?.shift();
      if (area === undefined) return end(frame.combats ?? 0);
      const attackers = attackersOf(play.state, frame).filter(
        (horror) => horrorAt(play.state, horror) === area,
      );
      return call(horrorsAttack, { area, attackers }, 'combats');
    },
  },
);

function attackersOf(state: PlumState, { track, dazed = [] }: ActivateTrack): HorrorId[] {
  return horrorsOnTrack(state, track).filter((horror) => !dazed.includes(horror));
}
