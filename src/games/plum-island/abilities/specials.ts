/** Special Actions (PI-SPECIAL) and Ed's bus: what single units can do instead of the usual actions. */
import {
  call,
  end,
  option,
  type Facets,
  type Flow,
  type Option,
  type Refusal,
} from '../../../core/procedure';
import { usableUnits, type Action, type Context } from '../actions/action';
import { boarding, nextAreas, travel, travelTogether, type TravelLimits } from '../cards/travel';
import type { CivilianId } from '../data/civilians';
import type { AreaId } from '../data/map';
import { AREA, AREA_IDS, LINKS, NEIGHBOURS } from '../data/topology';
import {
  ABILITY,
  ABILITY_IDS,
  UNIT,
  UNITS_OF,
  type AbilityId,
  type CraftId,
  type UnitId,
} from '../data/units';
import { addCube, takeCubes } from '../procedures/biohazard';
import { civilianArrives, moveCivilian } from '../procedures/civilians';
import { closeCombat } from '../procedures/closeCombat';
import { drawFateNumber } from '../procedures/fate';
import { stepTo } from '../procedures/horrorMove';
import { amalgamate, isStunnable, stun } from '../procedures/horrors';
import { changeSupplies, moveCraft, placeUnit } from '../procedures/pieces';
import { freeAction } from '../procedures/turn';
import {
  areaOf,
  canCross,
  civiliansAt,
  hasRoom,
  horrorsAt,
  inPlay,
  isCompromised,
  isHeld,
  namedTarget,
  seatAt,
  seatOf,
  stackAt,
  targetName,
  unitsAt,
} from '../queries';
import { procedure, question, type Play, type PlumState } from '../state';
import { ABILITY_UNIT, civilianWeight, credit } from './queries';

interface Special {
  /** What is to be chosen with it; empty when it cannot be used. */
  choices(state: PlumState, unit: UnitId, seat: number): Facets[];
  begin(play: Play, unit: UnitId, seat: number, picked: Facets): Flow;
  readonly oncePerTurn?: true;
}

const NOTHING_TO_CHOOSE: Facets[] = [{}];
const WHISTLED_CIVILIANS = 2;
const PUSHED_TILES = 4;

const SPECIALS: Readonly<Partial<Record<AbilityId, Special>>> = {
  /** Hose Line */
  'A-GT5': {
    choices: (state, unit) => hoseTargets(state, areaOf(state, unit)),
    begin: (play, _, __, { area, target }) =>
      stun(play, namedTarget(play.state, area as AreaId, String(target)), 'PI-ABIL-04'),
  },
  /** The Whistle */
  'A-NW4': {
    choices: (state, unit) =>
      withinEarshot(state, unit, WHISTLED_CIVILIANS).length > 0 ? NOTHING_TO_CHOOSE : [],
    begin: (_, unit, seat) => call(whistle, { unit, seat, left: WHISTLED_CIVILIANS, called: 0 }),
  },
  /** Sic 'Em */
  'A-PIC5': {
    choices(state, unit) {
      const area = areaOf(state, unit);
      return horrorsAt(state, area).map((horror) => ({ area, target: targetName(horror) }));
    },
    begin(play, unit, seat, { area, target }) {
      const horror = namedTarget(play.state, area as AreaId, String(target));
      return call(closeCombat, { unit, horror, attacking: true, seat, halved: true });
    },
  },
  /** Performance Review */
  'A-PIR1': {
    oncePerTurn: true,
    choices(state, unit) {
      const area = areaOf(state, unit);
      const staff = [area, ...NEIGHBOURS[area]].flatMap((near) => unitsAt(state, near));
      return staff.filter((other) => other !== unit).map((target) => ({ target }));
    },
    begin(play, _, seat, { target }) {
      const unit = target as UnitId;
      return call(freeAction, { unit, seat: seatOf(play.state, unit) ?? seat });
    },
  },
  /** Let's See What This Stuff Does */
  'A-PIR3': { choices: () => NOTHING_TO_CHOOSE, begin: (play, _, seat) => tryStuff(play, seat) },
  /** Paperwork Came Through */
  'A-NG1': {
    oncePerTurn: true,
    choices: (state) => (arrivals(state).length > 0 ? NOTHING_TO_CHOOSE : []),
    begin: (_, __, seat) => call(reserveArrives, { seat }),
  },
  /** Hurry Hard */
  'A-IAC2': {
    choices: (state, unit) => pushes(state, areaOf(state, unit)).map((area) => ({ area })),
    begin(play, unit, _, { area }) {
      const from = areaOf(play.state, unit);
      const stack = stackAt(play.state, from);
      if (stack === null) return;
      stepTo(play, stack.id, from, area as AreaId);
      amalgamate(play);
    },
  },
};

const SPECIAL_ABILITIES = ABILITY_IDS.filter((id) => SPECIALS[id] !== undefined);

/** Who may use it: the unit with the ability. Without Captain Vandermeer any standee of the Guard does her paperwork. */
function usersOf(state: PlumState, ability: AbilityId): UnitId[] {
  const unit = ABILITY_UNIT[ability];
  if (ability !== 'A-NG1' || state.units[unit].at !== 'out') return inPlay(state, unit) ? [unit] : [];
  return UNITS_OF.NG.filter((id) => UNIT[id].kind !== 'compound' && inPlay(state, id));
}

function eachSpecial(
  state: PlumState,
  seat: number,
  tell: (id: AbilityId, special: Special, unit: UnitId) => void,
): void {
  for (const id of SPECIAL_ABILITIES) {
    const special = SPECIALS[id];
    if (special === undefined || seatOf(state, ABILITY_UNIT[id]) !== seat) continue;
    for (const unit of usersOf(state, id)) tell(id, special, unit);
  }
}

function isSpent(state: PlumState, ability: AbilityId, special: Special): boolean {
  return special.oncePerTurn === true && state.turn !== null && state.turn.used.includes(ability);
}

/** Special Actions: only as a Player Action of the owner (PI-SPECIAL-01). */
export const specials: Action = {
  verbs: ['special'],
  options(state, { seat, part }) {
    const options: Option[] = [];
    if (part !== 'action') return options;
    eachSpecial(state, seat, (ability, special, unit) => {
      if (isSpent(state, ability, special)) return;
      for (const choice of special.choices(state, unit, seat)) {
        options.push(option({ verb: 'special', ability, unit, ...choice }));
      }
    });
    return options;
  },
  begin(play, { seat }, picked) {
    const ability = picked.ability as AbilityId;
    const special = SPECIALS[ability];
    if (special?.oncePerTurn === true) play.state.turn?.used.push(ability);
    credit(play, ability);
    return special?.begin(play, picked.unit as UnitId, seat, picked);
  },
  refusals(state, { seat, part }) {
    const refused: Refusal[] = [];
    eachSpecial(state, seat, (ability, special, unit) => {
      const facets = { verb: 'special', ability, unit };
      if (part === 'follow') refused.push({ facets, rule: 'PI-FOLLOW-03' });
      else if (part === 'free') refused.push({ facets, rule: 'PI-RULING-85' });
      else if (isSpent(state, ability, special) || special.choices(state, unit, seat).length === 0) {
        refused.push({ facets, rule: ABILITY[ability].cite });
      }
    });
    return refused;
  },
};

/* Hose Line */

function hoseTargets(state: PlumState, here: AreaId): Facets[] {
  return [here, ...NEIGHBOURS[here]].flatMap((area) =>
    horrorsAt(state, area)
      .filter((horror) => isStunnable(state, horror))
      .map((horror) => ({ area, target: targetName(horror) })),
  );
}

/* The Whistle */

type Whistle = { unit: UnitId; seat: number; left: number; called: number };

/** Civilians one open step away from Marge, outside Compounds. */
function withinEarshot(state: PlumState, unit: UnitId, left: number): CivilianId[] {
  const here = areaOf(state, unit);
  return NEIGHBOURS[here]
    .filter((area) => LINKS[area].some((link) => link.to === here && canCross(state, link)))
    .flatMap((area) => civiliansAt(state, area))
    .filter((civilian) => civilianWeight(civilian) <= left);
}

export const whistle = procedure<Whistle>('whistle', {
  anybodyNear: (play, { unit, left }) =>
    withinEarshot(play.state, unit, left).length > 0 ? undefined : end(),
  whistleFor: question<Whistle, { civilian: CivilianId | 'done' }>({
    seat: (_, frame) => frame.seat,
    options: (state, { unit, left, called }) => [
      ...withinEarshot(state, unit, left).map((civilian) =>
        option<{ civilian: CivilianId | 'done' }>({ civilian }),
      ),
      ...(called > 0 ? [option({ civilian: 'done' as const })] : []),
    ],
    choose(play, frame, { civilian }) {
      if (civilian === 'done') return end();
      frame.left -= civilianWeight(civilian);
      frame.called++;
      moveCivilian(play, civilian, areaOf(play.state, frame.unit), 'PI-ABIL-08');
      return call(civilianArrives, { civilian, seat: frame.seat, last: true }, 'anybodyNear');
    },
  }),
});

/* Let's See What This Stuff Does */

/** 1: a cube more; 2 to 4: up to two cubes less; 5 or 6: up to three (PI-SPECIAL-02). */
function tryStuff(play: Play, seat: number): Flow {
  const number = drawFateNumber(play, 'stuff', 'PI-ABIL-17');
  if (number === 1) return addCube(play, 'PI-ABIL-17');
  return call(takeCubes, { seat, count: number <= 4 ? 2 : 3 });
}

/* Paperwork Came Through */

type Arrival = { unit: UnitId; area: AreaId } | { craft: CraftId; area: AreaId };

/** Every reserve with every place it could come to. */
function arrivals(state: PlumState): Option<Arrival>[] {
  const places = AREA_IDS.filter(
    (area) => (AREA[area].helipad || AREA[area].docks) && !isCompromised(state, area),
  );
  const units = UNITS_OF.NG.filter((id) => UNIT[id].kind === 'unit' && state.units[id].at === 'reserve');
  const options: Option<Arrival>[] = [];
  for (const unit of units) {
    for (const area of places) if (hasRoom(state, area)) options.push(option({ unit, area }));
  }
  if (state.craft.hog.at === 'reserve') {
    for (const area of places) if (AREA[area].helipad) options.push(option({ craft: 'hog' as const, area }));
  }
  return options;
}

export const reserveArrives = procedure<{ seat: number }>('reserveArrives', {
  bringReserve: question<{ seat: number }, Arrival>({
    seat: (_, frame) => frame.seat,
    options: arrivals,
    choose(play, _, picked) {
      if ('unit' in picked) return placeUnit(play, picked.unit, picked.area, 'PI-ABIL-20');
      play.mark(`npc/${picked.craft}`);
      moveCraft(play, picked.craft, picked.area, 'PI-ABIL-20');
    },
  }),
});

/* Hurry Hard */

/** Areas north of here that a small Stack can be pushed into. */
function pushes(state: PlumState, here: AreaId): AreaId[] {
  const stack = stackAt(state, here);
  if (stack === null || stack.tiles > PUSHED_TILES) return [];
  return LINKS[here]
    .filter((link) => link.north && canCross(state, link) && !isHeld(state, link.to))
    .map((link) => link.to);
}

/* Exact Change Only */

const FARE = 1;
const BUS: TravelLimits = { seats: 3, steps: 4, needsPassengers: true, rule: 'PI-ABIL-02' };

function busRefusal(state: PlumState, seat: number, unit: UnitId): string | null {
  const from = areaOf(state, unit);
  const trip = travel(seat, unit, from, BUS);
  if (boarding(state, trip).length === 0) return 'PI-CROWD-01';
  return seatAt(state, seat).supplies < FARE || nextAreas(state, trip).length === 0 ? 'PI-ABIL-02' : null;
}

/** Ed drives, if it is his owner's action: one Crowd Control, also as a Follow Action. */
function driver(state: PlumState, context: Context): UnitId | null {
  const ed = ABILITY_UNIT['A-GT3'];
  return seatOf(state, ed) === context.seat && usableUnits(state, context).includes(ed) ? ed : null;
}

export const bus: Action = {
  verbs: ['bus'],
  options(state, context) {
    const unit = driver(state, context);
    if (unit === null || busRefusal(state, context.seat, unit) !== null) return [];
    return [option({ verb: 'bus', unit }, { supplies: FARE })];
  },
  begin(play, { seat }, picked) {
    const unit = picked.unit as UnitId;
    credit(play, 'A-GT3');
    changeSupplies(play, seat, -FARE, 'bus', 'PI-ABIL-02');
    return call(travelTogether, travel(seat, unit, areaOf(play.state, unit), BUS));
  },
  refusals(state, context) {
    const unit = driver(state, context);
    const rule = unit === null ? null : busRefusal(state, context.seat, unit);
    return unit === null || rule === null ? [] : [{ facets: { verb: 'bus', unit }, rule }];
  },
};
