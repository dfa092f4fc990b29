/** What an option will do, cost and risk, before it is taken. */
import type { Decision } from '../../../core/game';
import type { Facets, Option } from '../../../core/procedure';
import type { Preview, TargetId } from '../../../ui/gameView';
import {
  addsCube,
  adminRating,
  bravery,
  closeCombatDice,
  crowdControlSteps,
  extraBlocks,
  firstCriticalHits,
  footAllowance,
  repairNumber,
  shieldedHitsAtRange,
} from '../abilities/queries';
import { CIVILIAN, type CivilianId } from '../data/civilians';
import type { FateNumber } from '../data/fateCards';
import { EVENT } from '../data/eventCards';
import type { AreaId, BridgeId } from '../data/map';
import { MUTATION } from '../data/mutations';
import { SEARCH } from '../data/searchCards';
import { MARKERS, REPAIR, type MarkerKind, type RepairResult } from '../data/tables';
import { AREA } from '../data/topology';
import { ABILITY, CRAFT, UNIT, type AbilityId, type CraftId, type UnitId } from '../data/units';
import { count } from '../names';
import { hitPotential } from '../procedures/closeCombat';
import { areaOf, horrorsAt, isMutation, isUnit, namedTarget, tilesOf } from '../queries';
import type { HorrorId, PlumState } from '../state';
import { fateChance, oddsOf } from './odds';

type Chances = NonNullable<Preview['odds']>;

/** What the frame that asks may hold. */
interface About {
  readonly unit?: UnitId;
  readonly horror?: HorrorId;
  readonly area?: AreaId;
}

export function preview(state: PlumState, decision: Decision, { facets }: Option): Preview | null {
  const found = byVerb(state, decision, facets) ?? byKind(state, decision, facets);
  const afterwards = followRisk(state, decision, facets);
  if (afterwards === null) return found;
  return {
    ...found,
    text: [found?.text ?? '', afterwards.text].filter(Boolean).join(' '),
    odds: [...(found?.odds ?? []), ...(afterwards.odds ?? [])],
  };
}

/** Somebody who follows checks for trouble. */
function followRisk(state: PlumState, decision: Decision, { verb }: Facets): Preview | null {
  if (decision.kind !== 'followAction' || verb === 'pass' || verb === 'trade' || verb === 'callOn')
    return null;
  const chance = fateChance(state, (card) => card.event);
  return { text: 'A Fate Card is checked afterwards.', odds: [{ label: 'It brings an Event', chance }] };
}

function byVerb(state: PlumState, decision: Decision, facets: Facets): Preview | null {
  const unit = facets.unit as UnitId;
  const area = facets.area as AreaId;
  switch (facets.verb) {
    case 'closeCombat':
      return melee(state, unit, namedTarget(state, area, String(facets.target)), true);
    case 'rangedCombat':
      return shot(state, unit, UNIT[unit].ranged, facets, null);
    case 'gunship': {
      const craft = facets.craft as CraftId;
      return shot(state, craft, CRAFT[craft].combat, facets, null);
    }
    case 'useMarker': {
      const by = (facets.unit ?? facets.civilian) as UnitId | CivilianId;
      const kind = facets.marker as MarkerKind;
      const holder = isUnit(by) ? state.units[by] : state.civilians[by];
      const dice = MARKERS[kind][holder[kind] === 2 ? 'front' : 'back'];
      return shot(state, by, dice, facets, kind);
    }
    case 'repair':
      return repairOdds(state, unit, facets);
    case 'move':
      return facets.mode === 'vehicle'
        ? { text: `Drives up to ${count(UNIT[unit].vehicle, 'Area')}.` }
        : { text: `Walks up to ${count(footAllowance(state, unit, false), 'Area')}.` };
    case 'run':
      return { text: `Walks up to ${count(footAllowance(state, unit, true), 'Area')}, free of charge.` };
    case 'go':
      return {
        text: horrorsAt(state, area).length > 0 ? 'Horrors are there: the move ends.' : '',
        line: lineOf((decision.about as About).unit, area),
      };
    case 'crowdControl':
      return {
        text: `Leads up to ${count(adminRating(state, unit, 'crowdControl'), 'Civilians unit')}, ${count(crowdControlSteps(unit), 'Area')} each.`,
      };
    case 'forage':
      return { text: `${AREA[areaOf(state, unit)].forage} Supplies. The Area is Exhausted then.` };
    case 'decontaminate':
      return { text: 'Takes cubes out of the Draw Bag or lowers the Level. The Area is Exhausted then.' };
    case 'search':
      return { text: 'Draws a Search Card. The Area is Exhausted when the card says so.' };
    case 'build':
      return { text: `${UNIT[unit].name} takes 1 Hit and founds the Compound here.` };
    case 'evacuate':
      return {
        text: `${CRAFT[facets.craft as CraftId].name} takes up to ${count(CRAFT[facets.craft as CraftId].capacity, 'Civilians unit')} aboard.`,
        line: [`area:${area}`, `craft:${facets.craft}`],
      };
    case 'reposition':
      return { text: '', line: [`craft:${facets.craft}`, `area:${area}`] };
    case 'special':
      return special(state, unit, facets);
    default:
      return null;
  }
}

function special(state: PlumState, unit: UnitId, facets: Facets): Preview {
  const { text } = ABILITY[facets.ability as AbilityId];
  const line = facets.area === undefined ? [] : lineOf(unit, facets.area as AreaId);
  if (facets.ability !== 'A-PIC5') return { text, line };
  const horror = namedTarget(state, areaOf(state, unit), String(facets.target));
  return { ...melee(state, unit, horror, true, true), text };
}

function lineOf(unit: UnitId | undefined, area: AreaId): readonly TargetId[] {
  return unit === undefined ? [] : [`unit:${unit}`, `area:${area}`];
}

function byKind(state: PlumState, decision: Decision, facets: Facets): Preview | null {
  const about = decision.about as About;
  switch (decision.kind) {
    case 'lastStand':
      return facets.answer === 'stand' && about.unit !== undefined ? lastStand(state, about.unit) : null;
    case 'chooseDefender':
      return about.horror === undefined ? null : melee(state, facets.unit as UnitId, about.horror, false);
    case 'evacuateWhom':
    case 'leadCivilian':
      return String(facets.civilian) in CIVILIAN ? worth(state, facets.civilian as CivilianId) : null;
    case 'chooseSearchCard':
      return { text: SEARCH[facets.card as keyof typeof SEARCH].text };
    case 'forecastEvent':
      return { text: EVENT[facets.card as keyof typeof EVENT].text };
    default:
      return null;
  }
}

/** How many Hits it takes to be rid of a Horrors unit. */
function toughnessLeft(state: PlumState, horror: HorrorId): number {
  return isMutation(horror)
    ? MUTATION[horror].toughness - state.mutations[horror].hits
    : tilesOf(state, horror);
}

function melee(
  state: PlumState,
  unit: UnitId,
  horror: HorrorId,
  attacking: boolean,
  halved = false,
): Preview {
  const full = hitPotential(state, horror, areaOf(state, unit));
  const deals = halved ? Math.floor(full / 2) : full;
  const dice = closeCombatDice(state, unit, attacking);
  const odds = oddsOf(dice);
  const left = toughnessLeft(state, horror);
  const threat = deals - extraBlocks(unit);
  const lasts = UNIT[unit].toughness - state.units[unit].hits;
  const chances: Chances[number][] = [
    { label: 'At least 1 hit', chance: odds.atLeast(1) },
    { label: `Destroyed (${count(left, 'hit')})`, chance: odds.atLeast(left) },
    { label: 'Unharmed', chance: odds.shields(Math.max(0, threat)) },
  ];
  if (threat >= lasts)
    chances.push({ label: 'Comes to a Last Stand', chance: 1 - odds.shields(threat - lasts + 1) });
  const cube = addsCube(unit) ? ' A cube goes into the Draw Bag.' : '';
  return {
    text: `${UNIT[unit].name} rolls ${count(dice, 'die', 'dice')} against up to ${count(Math.max(0, threat), 'hit')}.${cube}`,
    odds: chances,
  };
}

function shot(
  state: PlumState,
  shooter: UnitId | CraftId | CivilianId,
  dice: number,
  facets: Facets,
  marker: MarkerKind | null,
): Preview {
  const area = facets.area as AreaId;
  const action = marker === null;
  const horror =
    facets.target === undefined ? horrorsAt(state, area)[0] : namedTarget(state, area, String(facets.target));
  const left = horror === undefined ? 0 : toughnessLeft(state, horror);
  const odds = oddsOf(dice, {
    shieldsHit: shieldedHitsAtRange(shooter, AREA[area].terrain, action),
    criticalBonus: firstCriticalHits(shooter, action) - 1,
  });
  const all = marker === 'molotov' ? ' Every Horrors unit there is attacked with its own roll.' : '';
  return {
    text: `${count(dice, 'die', 'dice')} at ${area}. Nothing strikes back.${all}`,
    odds: [
      { label: 'At least 1 hit', chance: odds.atLeast(1) },
      { label: `Destroyed (${count(left, 'hit')})`, chance: odds.atLeast(left) },
    ],
    line: isUnit(shooter)
      ? lineOf(shooter, area)
      : shooter in CRAFT
        ? [`craft:${shooter}`, `area:${area}`]
        : [],
  };
}

const REPAIRED: Readonly<Record<RepairResult, string>> = {
  epicFail: 'Epic fail: it gets worse',
  underway: '1 Damage less',
  skills: 'Damage less by the Admin Rating',
  overtime: 'All of it mended',
};
const CRAFT_REPAIRED: Readonly<Record<RepairResult, string>> = {
  ...REPAIRED,
  epicFail: 'Epic fail: it is lost',
  underway: 'Runs again for 1 Supplies',
  skills: 'Runs again',
  overtime: 'Runs again',
};

function repairOdds(state: PlumState, unit: UnitId, facets: Facets): Preview {
  const place =
    facets.craft !== undefined
      ? 'craft'
      : facets.bridge !== undefined
        ? 'bridge'
        : facets.area === 'GSB'
          ? 'greatSouthBay'
          : 'area';
  const words = place === 'craft' ? CRAFT_REPAIRED : REPAIRED;
  const chances = new Map<string, number>();
  for (const number of [1, 2, 3, 4, 5, 6] as FateNumber[]) {
    const label = words[REPAIR[repairNumber(unit, place, number)]];
    chances.set(label, (chances.get(label) ?? 0) + fateChance(state, (card) => card.fate === number));
  }
  const target: TargetId =
    place === 'craft'
      ? `craft:${facets.craft}`
      : place === 'bridge'
        ? `bridge:${facets.bridge}`
        : `area:${facets.area}`;
  const damage =
    place === 'bridge'
      ? state.bridgeDamage[facets.bridge as BridgeId]
      : (state.areaDamage[facets.area as AreaId] ?? 0);
  return {
    text: `A Fate Number decides${damage > 0 ? ` about ${damage} Damage` : ''}. Admin ${adminRating(state, unit, 'repair')}.`,
    odds: [...chances].map(([label, chance]) => ({ label, chance })).filter(({ chance }) => chance > 0),
    line: [`unit:${unit}`, target],
  };
}

function lastStand(state: PlumState, unit: UnitId): Preview {
  const brave = bravery(state, unit);
  return {
    text: `A Fate Number of ${brave} or less saves ${UNIT[unit].name}, who then falls back one Area.`,
    odds: [{ label: 'Survives', chance: fateChance(state, (card) => card.fate <= brave) }],
  };
}

/** What somebody is worth on the mainland. */
function worth(state: PlumState, civilian: CivilianId): Preview {
  const { ep, ability } = CIVILIAN[civilian];
  const extra = ability === null ? '' : ` ${ability}`;
  if (typeof ep === 'number') return { text: `${count(ep, 'Evacuation Point')}.${extra}` };
  const points = [...new Set(ep)].sort((a, b) => a - b);
  return {
    text: `A Fate Number decides how many Evacuation Points.${extra}`,
    odds: points.map((value) => ({
      label: count(value, 'point'),
      chance: fateChance(state, (card) => ep[card.fate - 1] === value),
    })),
  };
}
