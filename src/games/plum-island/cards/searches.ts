/** The 29 Search Cards: most are rows of the shared vocabulary, the rest name their procedure. */
import { call, type Flow } from '../../../core/procedure';
import { crowdControl, presentCivilians } from '../actions/crowdControl';
import { SEARCH, type SearchId } from '../data/cards';
import type { UnitId } from '../data/units';
import { spawn } from '../procedures/horrors';
import { changeSupplies } from '../procedures/pieces';
import { areaOf, civiliansAt, isCompound } from '../queries';
import { procedure, type Play } from '../state';
import { carryOutFind, INSTEAD_OF_HELP, tellNoEffect, type FindEffect, type SearchContext } from './effects';
import { texasHarbours, texasNavyArrives } from './findings';
import { travel, travelTogether } from './travel';
import { airstrike, FIRST_AID, firstAid, marineFlare, splashZone, toolbox } from './windfalls';

type Resolve = { card: SearchId; seat: number; unit: UnitId };
const BEHIND_THE_DOOR = 2;
const MAP_SEATS = 2;
const MAP_STEPS = 2;
const BULLHORN_ADMIN = 4;

type Odd = (play: Play, search: SearchContext) => Flow;

const EFFECTS: Readonly<Record<SearchId, FindEffect | Odd>> = {
  Q01: { effect: 'supplies', amount: 2 },
  Q02: { effect: 'supplies', amount: 3 },
  Q03: { effect: 'supplies', amount: 1 },
  Q04: { effect: 'markers', marker: 'molotov', count: 2 },
  Q05: { effect: 'markers', marker: 'pistols', count: 2 },
  Q06: { effect: 'npc', unit: 'hero' },
  Q07: { effect: 'npc', unit: 'wolverine' },
  Q08: texasNavy,
  Q09: { effect: 'vip', civilian: 'v1' },
  Q10: { effect: 'vip', civilian: 'v2' },
  Q11: { effect: 'vip', civilian: 'v3' },
  Q12: { effect: 'vip', civilian: 'v4' },
  Q13: { effect: 'vip', civilian: 'v5' },
  Q14: { effect: 'vip', civilian: 'v6' },
  Q15: { effect: 'vip', civilian: 'v7' },
  Q16: { effect: 'vip', civilian: 'v8' },
  Q17: { effect: 'stragglers', count: 1 },
  Q18: { effect: 'stragglers', count: 2 },
  Q19: (_, search) => call(airstrike, { ...search, wounded: [] }),
  Q20: (_, { seat, area, rule }) => call(firstAid, { seat, area, rule, left: FIRST_AID }),
  Q21: { effect: 'biohazard', change: -2 },
  Q22: { effect: 'takeCubes', count: 2 },
  Q23: touristMap,
  Q24: (_, { seat, area, rule }) => call(toolbox, { seat, area, rule }),
  Q25: (_, { area, rule }) => call(spawn, { space: area, tiles: BEHIND_THE_DOOR, rule }),
  Q26: (_, { unit, rule }) => call(splashZone, { unit, rule }),
  Q27: { effect: 'nothing' },
  Q28: (_, { seat, rule }) => call(marineFlare, { seat, rule }),
  Q29: bullhorn,
};

/** Carries out one Search Card; drawing, discarding and exhausting the Area are the Search's business. */
export const resolveSearch = procedure<Resolve>('resolveSearch', {
  carryOut(play, { card, seat, unit }) {
    const effect = EFFECTS[card];
    const context = { seat, unit, area: areaOf(play.state, unit), rule: SEARCH[card].cite };
    return typeof effect === 'function' ? effect(play, context) : carryOutFind(play, effect, context);
  },
});

function texasNavy(play: Play, { seat, rule }: SearchContext): Flow {
  const comes = play.state.craft.texas.at === 'box' && texasHarbours(play.state).length > 0;
  return comes
    ? call(texasNavyArrives, { seat, rule })
    : changeSupplies(play, seat, INSTEAD_OF_HELP, 'search', rule);
}

/** A Compound stays where it is and sends the Civilians alone. */
function touristMap(play: Play, { seat, unit, area, rule }: SearchContext): Flow {
  const walker = isCompound(unit) ? null : unit;
  if (walker === null && civiliansAt(play.state, area).length === 0) return tellNoEffect(play, rule);
  const limits = { seats: MAP_SEATS, steps: MAP_STEPS, needsPassengers: false, rule };
  return call(travelTogether, travel(seat, walker, area, limits));
}

/** The loudest Crowd Control on the island: Admin 4, one Area each, whoever holds the horn. */
function bullhorn(play: Play, { seat, unit, area, rule }: SearchContext): Flow {
  if (presentCivilians(play.state, area).length === 0) return tellNoEffect(play, rule);
  return call(crowdControl, { unit, seat, admin: BULLHORN_ADMIN, steps: 1 });
}
