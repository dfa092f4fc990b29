/**
 * Where abilities, Mutation powers and VIPs change a rule: each function is one question that a procedure asks at the point
 * where it matters. Without an ability the answer is what the mat or the table says.
 */
import type { CivilianId } from '../data/civilians';
import { VIP_IDS } from '../data/civilians';
import type { FateNumber } from '../data/fateCards';
import type { AreaId, Terrain } from '../data/map';
import { MUTATION, type MutationId } from '../data/mutations';
import {
  ABILITY,
  CRAFT,
  UNIT,
  UNITS,
  type AbilityId,
  type CompoundId,
  type CraftId,
  type UnitId,
} from '../data/units';
import { areaOf, civiliansAt, inPlay, isArea, onMap, unitsAt, within1 } from '../queries';
import type { HorrorId, Play, PlumState } from '../state';

const MAX_BRAVERY = 5;

/** The unit that has an ability on its mat. */
export const ABILITY_UNIT = Object.fromEntries(
  UNITS.flatMap(({ id, ability }) => (ability === null ? [] : [[ability, id]])),
) as Readonly<Record<AbilityId, UnitId>>;

function has(unit: UnitId | CraftId | CivilianId, ability: AbilityId): boolean {
  return ABILITY_UNIT[ability] === unit;
}

/** An ability made a difference: for the log, and for the list of what a long run has seen. */
export function credit(play: Play, ability: AbilityId): void {
  const unit = ABILITY_UNIT[ability];
  play.mark(`ability/${ability}`);
  play.emit({ type: 'abilityUsed', unit, ability, rule: ABILITY[ability].cite, at: [`unit:${unit}`] });
}

/** The unit's own ability made a difference. */
export function creditOwn(play: Play, unit: UnitId): void {
  const { ability } = UNIT[unit];
  if (ability !== null) credit(play, ability);
}

/** A Mutation's power made a difference. */
export function creditPower(play: Play, mutation: MutationId): void {
  const { power, cite } = MUTATION[mutation];
  play.mark(`power/${mutation}`);
  play.emit({ type: 'powerUsed', mutation, power, rule: cite, at: [`horror:${mutation}`] });
}

/** The unit with this ability stands within one Area (Bridge Damage does not matter). */
function isNear(state: PlumState, ability: AbilityId, area: AreaId): boolean {
  const unit = ABILITY_UNIT[ability];
  return inPlay(state, unit) && within1(areaOf(state, unit), area);
}

/* Units */

/** Admin Rating for a purpose. Motion Carried: the Mayor helps others with crowds and repairs. */
export function adminRating(
  state: PlumState,
  unit: UnitId,
  purpose: 'crowdControl' | 'repair' | 'build' | 'search',
): number {
  const { admin } = UNIT[unit];
  const mayor = ABILITY_UNIT['A-GT1'];
  const helped =
    admin > 0 &&
    unit !== mayor &&
    (purpose === 'crowdControl' || purpose === 'repair') &&
    inPlay(state, mayor) &&
    state.units[mayor].at === state.units[unit].at;
  return helped ? admin + 1 : admin;
}

/** Foot allowance of a Move. In Crisis Adrenaline Bill Rogers knows a shortcut for his own. */
export function footAllowance(state: PlumState, unit: UnitId, adrenaline: boolean): number {
  const { foot, faction } = UNIT[unit];
  const shortcut = adrenaline && foot > 0 && faction === 'NW' && isNear(state, 'A-NW1', areaOf(state, unit));
  return shortcut ? foot + 1 : foot;
}

/** Must end its move when it enters an Area with Horrors. Dee Farrow runs past them. */
export function stopsAtHorrors(unit: UnitId): boolean {
  return !has(unit, 'A-IAC3');
}

/** Dice in Close Combat: bonuses first, then the Glass Choir, never below 1 for a unit with a rating (PI-RULING-86). */
export function closeCombatDice(state: PlumState, unit: UnitId, attacking: boolean): number {
  const { close } = UNIT[unit];
  if (close === 0) return 0;
  const bonus = attacking && scrums(state, unit) ? 1 : 0;
  const malus = hearsChoir(state, areaOf(state, unit)) ? 1 : 0;
  return Math.max(1, close + bonus - malus);
}

function scrums(state: PlumState, unit: UnitId): boolean {
  return has(unit, 'A-IAC4') && unitsAt(state, areaOf(state, unit)).length > 1;
}

/** High C reaches the Choir's own Area and the adjacent ones, also while it is Stunned. */
function hearsChoir(state: PlumState, area: AreaId): boolean {
  const { at } = state.mutations.choir;
  return onMap(at) && isArea(at) && within1(at, area);
}

/** Says what changed the number of dice in a Close Combat. */
export function creditCloseCombatDice(play: Play, unit: UnitId, attacking: boolean): void {
  if (attacking && scrums(play.state, unit)) credit(play, 'A-IAC4');
  if (hearsChoir(play.state, areaOf(play.state, unit))) creditPower(play, 'choir');
}

/** Hits cancelled besides the Shields that were rolled: Riot Shields. */
export function extraBlocks(unit: UnitId): number {
  return has(unit, 'A-PIC3') ? 1 : 0;
}

/** May re-roll one Miss in this combat: York, when he defends. */
export function mayRerollMiss(unit: UnitId, attacking: boolean): boolean {
  return has(unit, 'A-NW2') && !attacking;
}

/** A Close Combat of this unit adds a Biohazard Cube; not in Sealed Suits. */
export function addsCube(unit: UnitId): boolean {
  return !has(unit, 'A-PIR4');
}

/** Bravery for a Last Stand. Walk It Off: the coach cheers her own on, herself excepted. */
export function bravery(state: PlumState, unit: UnitId): number {
  const rating = UNIT[unit].bravery;
  const cheered =
    UNIT[unit].faction === 'IAC' && !has(unit, 'A-IAC1') && isNear(state, 'A-IAC1', areaOf(state, unit));
  return Math.min(MAX_BRAVERY, cheered ? rating + 1 : rating);
}

/** Shielded is a Hit at range. `action`: a Combat action, not a Special Combat marker. Deer Stand: in Forest too. */
export function shieldedHitsAtRange(
  shooter: UnitId | CraftId | CivilianId,
  terrain: Terrain,
  action: boolean,
): boolean {
  return terrain === 'clear' || (terrain === 'forest' && action && has(shooter, 'A-NW5'));
}

/** Hits that the first Critical Hit of a ranged attack is worth: Lottie's counts double. */
export function firstCriticalHits(shooter: UnitId | CraftId | CivilianId, action: boolean): number {
  return action && has(shooter, 'A-IAC5') ? 2 : 1;
}

/** By the Numbers: the first Ranged Combat near the Chief is free in each turn of the Constabulary. */
export function rangedDiscount(
  state: PlumState,
  seat: number,
  unit: UnitId,
  part: 'action' | 'follow' | 'free',
): boolean {
  const { turn } = state;
  if (turn === null || part === 'follow' || turn.seat !== seat || turn.used.includes('A-PIC1')) return false;
  return (
    UNIT[unit].faction === 'PIC' &&
    state.seats[seat]?.faction === 'PIC' &&
    isNear(state, 'A-PIC1', areaOf(state, unit))
  );
}

/** The Repair table's row for a drawn Fate Number: Union Hours and the Bailey Bridge. */
export function repairNumber(
  unit: UnitId,
  place: 'area' | 'bridge' | 'greatSouthBay' | 'craft',
  number: FateNumber,
): FateNumber {
  if (has(unit, 'A-GT4') && number >= 2 && number <= 5) return (number + 1) as FateNumber;
  const crossing = place === 'bridge' || place === 'greatSouthBay';
  if (has(unit, 'A-NG3') && crossing && (number === 2 || number === 3)) return 4;
  return number;
}

/** Supplies that duct tape costs. Gordon has a garage full. */
export function ductTapeCost(unit: UnitId): number {
  return has(unit, 'A-NW3') ? 0 : 1;
}

/** Areas that a Civilians unit may go in this unit's Crowd Control. */
export function crowdControlSteps(unit: UnitId): number {
  return has(unit, 'A-PIC2') ? 2 : 1;
}

/** Search Cards drawn, of which one is resolved. */
export function searchDraws(unit: UnitId): number {
  return has(unit, 'A-PIC4') ? 2 : 1;
}

/** Levels that a Decontaminate takes away beyond the icons. */
export function decontaminateBonus(unit: UnitId): number {
  return has(unit, 'A-PIR4') ? 1 : 0;
}

/* Mutations */

/** Swim: damaged Bridges do not stop it. */
export function swims(horror: HorrorId): boolean {
  return horror === 'rats';
}

export function mutationAllowance(mutation: MutationId): number {
  return MUTATION[mutation].move;
}

/** The way it takes at a Fork without a draw; null: it is drawn. Old Faithful follows the crowd. */
export function forkChoice(state: PlumState, horror: HorrorId, exits: readonly AreaId[]): AreaId | null {
  const [one, other] = exits;
  if (horror !== 'faithful' || one === undefined || other === undefined) return null;
  const difference = civiliansAt(state, one).length - civiliansAt(state, other).length;
  if (difference === 0) return null;
  return difference > 0 ? one : other;
}

/** Nose for Stragglers: attacks Civilians although Player units are there. */
export function huntsCivilians(horror: HorrorId): boolean {
  return horror === 'faithful';
}

/** Mister Tuesday is Tenured. */
export function canBeStunned(horror: HorrorId): boolean {
  return horror !== 'tuesday';
}

/** Hits that it loses in the End Phase: Mister Tuesday two while a VIP is on the map. */
export function regeneration(state: PlumState, mutation: MutationId): number {
  return mutation === 'tuesday' && VIP_IDS.some((vip) => onMap(state.civilians[vip].at)) ? 2 : 1;
}

/* Civilians */

/** How many units it counts for against Admin, card and Evacuation limits: the Senator has an entourage. */
export function civilianWeight(civilian: CivilianId): number {
  return civilian === 'v1' ? 2 : 1;
}

/** Civilians that one Evacuate takes; Captain Creel finds room for one more in a Helicopter. */
export function evacuationCapacity(state: PlumState, craft: CraftId): number {
  const { capacity, kind } = CRAFT[craft];
  const creel = state.civilians.v6;
  const helped = kind === 'helicopter' && creel.housed === null && creel.at === state.craft[craft].at;
  return helped ? capacity + 1 : capacity;
}

/** The Civilians in the Compound need Supplies in the Hunger Phase, unless Great-Aunt Loretta cooks. */
export function housedNeedFood(state: PlumState, compound: CompoundId): boolean {
  return state.civilians.v3.housed !== compound;
}

/** Skip Dolan can still make his forecast before the Event of the Impending Doom token. */
export function canForecast(state: PlumState): boolean {
  return !state.forecastUsed && onMap(state.civilians.v4.at);
}
