/** Overrun, Piling On and the ends of the game (PI-OVERRUN, PI-VICTORY, PI-POWER): what is checked after every change. */
import type { RuleId } from '../../../core/procedure';
import type { AreaId } from '../data/map';
import {
  BIOHAZARD_LIMIT,
  GREAT_SOUTH_BAY_BRIDGE,
  OVERRUN_LIMIT,
  POWER_AREA,
  POWER_SUPPLIES,
} from '../data/tables';
import { keyed } from '../data/lookup';
import { MUTATION_IDS } from '../data/mutations';
import { AREA, OVERRUN_AREAS, SPACE_IDS } from '../data/topology';
import { UNITS_OF } from '../data/units';
import { damageAt, horrorsAt, inPlay, isArea, isHeld, isStunned, tilesOf } from '../queries';
import type { HorrorId, Play, PlumState } from '../state';
import { addOverrunPoints, takeAway } from './horrors';
import { changeSupplies } from './pieces';

/** Overrun Points of every space; 0 for those that cannot be overrun. */
const OVERRUN_POINTS = keyed(SPACE_IDS, (space) => (isArea(space) ? AREA[space].overrun : 0));

/** State-based checks (PI-RULING-82). Not during setup (PI-RULING-19) nor inside the Hits of one combat. */
export function check(play: Play): void {
  const { state } = play;
  if (state.phase === 'setup' || state.fighting || state.outcome !== null) return;
  restorePower(play);
  if (anybodyAtAnEnd(state)) for (const area of OVERRUN_AREAS) checkOverrun(play, area);
  checkDefeat(play);
}

/** PI-POWER-01: once a game, the moment the last Damage in 3H is gone. */
function restorePower(play: Play): void {
  const { state } = play;
  if (!state.powerOut || damageAt(state, POWER_AREA) > 0) return;
  state.powerOut = false;
  play.emit({
    type: 'powerRestored',
    supplies: POWER_SUPPLIES,
    rule: 'PI-POWER-01',
    at: [`area:${POWER_AREA}`],
  });
  for (let seat = 0; seat < state.seats.length; seat++)
    changeSupplies(play, seat, POWER_SUPPLIES, 'power', 'PI-POWER-01');
}

/** Horrors stand in an Overrun Area: most of the time none do. */
function anybodyAtAnEnd(state: PlumState): boolean {
  for (const { at } of state.stacks) if (OVERRUN_POINTS[at] > 0) return true;
  for (const id of MUTATION_IDS) {
    const { at } = state.mutations[id];
    if (at !== 'box' && at !== 'out' && at !== 'reserve' && OVERRUN_POINTS[at] > 0) return true;
  }
  return false;
}

function checkOverrun(play: Play, area: AreaId): void {
  const { state } = play;
  const horrors = horrorsAt(state, area).filter((horror) => !isStunned(state, horror));
  if (horrors.length === 0 || isHeld(state, area)) return;
  if (state.overrunAreas.includes(area)) {
    for (const horror of horrors) pileOn(play, horror, area);
    return;
  }
  // PI-OVERRUN-07: not while the Great South Bay Bridge has Damage.
  if (area === GREAT_SOUTH_BAY_BRIDGE && damageAt(state, area) > 0) return;
  const points = AREA[area].overrun;
  const tiles = horrors.reduce((sum, horror) => sum + tilesOf(state, horror), 0);
  for (const horror of horrors) removeForGood(state, horror);
  state.overrunAreas.push(area);
  const overrun = addOverrunPoints(play, points);
  play.emit({
    type: 'overran',
    area,
    points,
    overrun,
    tiles,
    rule: 'PI-OVERRUN-02',
    at: [`area:${area}`, 'overrun'],
  });
}

function pileOn(play: Play, horror: HorrorId, area: AreaId): void {
  const tiles = tilesOf(play.state, horror);
  removeForGood(play.state, horror);
  const overrun = addOverrunPoints(play, 1);
  play.emit({
    type: 'piledOn',
    horror,
    tiles,
    area,
    overrun,
    rule: 'PI-OVERRUN-09',
    at: [`area:${area}`, 'overrun'],
  });
}

/** Tiles leave the game, they do not return to the pool (PI-OVERRUN-04). */
function removeForGood(state: PlumState, horror: HorrorId): void {
  state.lostTiles += tilesOf(state, horror);
  takeAway(state, horror);
}

/** All defeats that are true at this moment (PI-RULING-58). */
function checkDefeat(play: Play): void {
  const { state } = play;
  const reasons: string[] = [];
  const rules: RuleId[] = [];
  const because = (reason: string, rule: RuleId) => {
    reasons.push(reason);
    rules.push(rule);
  };
  if (state.biohazard >= BIOHAZARD_LIMIT) because('biohazard', 'PI-VICTORY-01');
  if (state.overrun >= OVERRUN_LIMIT) because('overrun', 'PI-VICTORY-02');
  if (state.seats.some((own) => !UNITS_OF[own.faction].some((unit) => inPlay(state, unit))))
    because('faction', 'PI-VICTORY-04');
  if (reasons.length > 0) finish(play, 'loss', reasons.join('+'), rules[0] ?? 'PI-VICTORY-01', 0);
}

export function finish(
  play: Play,
  result: 'win' | 'loss',
  reason: string,
  rule: RuleId,
  housed: number,
): void {
  const { state } = play;
  state.outcome = { result, reason, rule };
  play.emit({ type: 'gameOver', result, reason, evacuation: state.evacuation, housed, rule });
}
