/** Search Cards that ask something: an airstrike, first aid, a toolbox, a flare. */
import { again, end, go, option, type Option, type RuleId } from '../../../core/procedure';
import { adminRating } from '../abilities/queries';
import type { CivilianId } from '../data/civilians';
import { BRIDGES, type AreaId, type BridgeId } from '../data/map';
import { AREA_IDS, BRIDGE_ENDS, NEIGHBOURS } from '../data/topology';
import type { CraftId, UnitId } from '../data/units';
import { addCube } from '../procedures/biohazard';
import { hitHorror, isStunnable, stun } from '../procedures/horrors';
import { eliminateCivilian, healUnit, hitUnit, removeDamage, restoreCraft } from '../procedures/pieces';
import {
  civiliansAt,
  craftAt,
  damageAt,
  horrorsAt,
  isWounded,
  namedTarget,
  targetName,
  unitsAt,
} from '../queries';
import { procedure, question, type HorrorId, type PlumState } from '../state';
import { tellNoEffect } from './effects';

type Target = { area: AreaId; target: string };

/** Horrors anywhere on the map that fit; Spawn Zones are out of reach. */
function targets(state: PlumState, fits: (horror: HorrorId) => boolean): Option<Target>[] {
  return AREA_IDS.flatMap((area) =>
    horrorsAt(state, area)
      .filter(fits)
      .map((horror) => option({ area, target: targetName(horror) })),
  );
}

/* Q19 A Favor From a Pilot */

const PILOT_ADMIN = 2;
const PILOT_HITS = 4;

type Airstrike = { seat: number; unit: UnitId; rule: RuleId; wounded: UnitId[]; area: AreaId };

function strength(state: PlumState, unit: UnitId): number {
  const admin = adminRating(state, unit, 'search');
  return admin < PILOT_ADMIN ? 0 : Math.min(admin, PILOT_HITS);
}

/** Bombs do not ask who is friend: units there take a Hit each, and a Civilians unit is lost. */
export const airstrike = procedure<Airstrike>('airstrike', {
  anyTarget(play, { unit, rule }) {
    if (strength(play.state, unit) > 0 && targets(play.state, () => true).length > 0) return;
    tellNoEffect(play, rule);
    return end();
  },
  airstrikeTarget: question<Airstrike, Target | { target: 'none' }>({
    seat: (_, frame) => frame.seat,
    options: (state) => [...targets(state, () => true), option({ target: 'none' as const })],
    choose(play, frame, picked) {
      const { state } = play;
      if (!('area' in picked)) return end();
      const { area, target } = picked;
      frame.area = area;
      hitHorror(play, namedTarget(state, area, target), strength(state, frame.unit), null, frame.rule);
      frame.wounded = unitsAt(state, area);
    },
  }),
  hitBystanders(play, frame) {
    const unit = frame.wounded.shift();
    if (unit === undefined) return civiliansAt(play.state, frame.area).length > 0 ? undefined : end();
    hitUnit(play, unit, 1, frame.rule);
    return again;
  },
  airstrikeCasualty: question<Airstrike, { civilian: CivilianId }>({
    seat: () => 'team',
    options: (state, { area }) => civiliansAt(state, area).map((civilian) => option({ civilian })),
    choose(play, { rule }, { civilian }) {
      eliminateCivilian(play, civilian, rule);
      return end();
    },
  }),
});

/* Q20 First Aid, Some Assembly */

/** Hits that the kit takes away in all. */
export const FIRST_AID = 2;

type FirstAid = { seat: number; area: AreaId; rule: RuleId; left: number };

export const firstAid = procedure<FirstAid>('firstAid', {
  anybodyHurt(play, { area, rule, left }) {
    if (left > 0 && unitsAt(play.state, area).some((unit) => isWounded(play.state, unit))) return;
    if (left === FIRST_AID) tellNoEffect(play, rule);
    return end();
  },
  firstAid: question<FirstAid, { unit: UnitId | 'done' }>({
    seat: (_, frame) => frame.seat,
    options: (state, { area }) => [
      ...unitsAt(state, area)
        .filter((unit) => isWounded(state, unit))
        .map((unit) => option<{ unit: UnitId | 'done' }>({ unit })),
      option({ unit: 'done' as const }),
    ],
    choose(play, frame, { unit }) {
      if (unit === 'done') return end();
      healUnit(play, unit, 1, 'card', frame.rule);
      frame.left--;
      return go('anybodyHurt');
    },
  }),
});

/* Q24 Serious Toolbox */

const TOOLBOX_DAMAGE = 2;

type Toolbox = { seat: number; area: AreaId; rule: RuleId };
type Job =
  | { bridge: BridgeId; damage: number }
  | { area: AreaId; damage: number }
  | { craft: CraftId }
  | { job: 'none' };

function amounts(damage: number): number[] {
  return damage >= TOOLBOX_DAMAGE ? [TOOLBOX_DAMAGE, 1] : damage === 1 ? [1] : [];
}

/** Bridges at the Area, Damage next door, engines here. */
function jobs(state: PlumState, area: AreaId): Option<Job>[] {
  return [
    ...BRIDGES.filter((bridge) => BRIDGE_ENDS[bridge].includes(area)).flatMap((bridge) =>
      amounts(state.bridgeDamage[bridge]).map((damage) => option<Job>({ bridge, damage })),
    ),
    ...NEIGHBOURS[area].flatMap((near) =>
      amounts(damageAt(state, near)).map((damage) => option<Job>({ area: near, damage })),
    ),
    ...craftAt(state, area)
      .filter((craft) => state.craft[craft].disabled)
      .map((craft) => option<Job>({ craft })),
  ];
}

export const toolbox = procedure<Toolbox>('toolbox', {
  anyJob(play, { area, rule }) {
    if (jobs(play.state, area).length > 0) return;
    tellNoEffect(play, rule);
    return end();
  },
  toolboxJob: question<Toolbox, Job>({
    seat: (_, frame) => frame.seat,
    options: (state, { area }) => [...jobs(state, area), option<Job>({ job: 'none' })],
    choose(play, { rule }, job) {
      if ('craft' in job) restoreCraft(play, job.craft, rule);
      else if ('bridge' in job) removeDamage(play, { bridge: job.bridge }, job.damage, rule);
      else if ('area' in job) removeDamage(play, { area: job.area }, job.damage, rule);
      return end();
    },
  }),
});

/* Q26 Splash Zone */

export const splashZone = procedure<{ unit: UnitId; rule: RuleId }>('splashZone', {
  splash: (play, { unit, rule }) => hitUnit(play, unit, 1, rule),
  seep: (play, { rule }) => addCube(play, rule),
});

/* Q28 Marine Flare */

type Flare = { seat: number; rule: RuleId };

export const marineFlare = procedure<Flare>('marineFlare', {
  anyTarget(play, { rule }) {
    if (targets(play.state, (horror) => isStunnable(play.state, horror)).length > 0) return;
    tellNoEffect(play, rule);
    return end();
  },
  flareTarget: question<Flare, Target>({
    seat: (_, frame) => frame.seat,
    options: (state) => targets(state, (horror) => isStunnable(state, horror)),
    choose(play, { rule }, { area, target }) {
      stun(play, namedTarget(play.state, area, target), rule);
      return end();
    },
  }),
});
