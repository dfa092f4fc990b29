/** Location Actions: Forage, Decontaminate, Search (PI-LOC). */
import { call, end, go, option, type Option, type Procedure, type Refusal } from '../../../core/procedure';
import { creditOwn, decontaminateBonus, searchDraws } from '../abilities/queries';
import { resolveSearch } from '../cards/searches';
import { SEARCH, type SearchId } from '../data/cards';
import type { AreaId } from '../data/map';
import { AREA } from '../data/topology';
import { UNIT, type UnitId } from '../data/units';
import type { PlumEvent } from '../events';
import { areaOf, isCompromised, isExhausted } from '../queries';
import { changeBiohazard } from '../procedures/biohazard';
import { discardAside, drawFrom } from '../procedures/fate';
import { changeSupplies, exhaust } from '../procedures/pieces';
import { procedure, question, type Play, type PlumState } from '../state';
import { usableUnits, type Action } from './action';

const ACTIVITIES = ['forage', 'decontaminate', 'search'] as const;
type Activity = (typeof ACTIVITIES)[number];

function hasIcon(area: AreaId, activity: Activity): boolean {
  const { forage, biohazard, search } = AREA[area];
  return activity === 'search' ? search : (activity === 'forage' ? forage : biohazard) > 0;
}

/** Not Exhausted, not Compromised (PI-LOC-02). The Wolverine cannot read a label. */
function whyNot(state: PlumState, unit: UnitId, activity: Activity): string | null {
  const area = areaOf(state, unit);
  if (!hasIcon(area, activity)) return 'PI-LOC-02';
  if (UNIT[unit].admin === 0) return 'PI-NPC-03';
  if (isExhausted(state, area)) return 'PI-LOC-06';
  return isCompromised(state, area) ? 'PI-LOC-02' : null;
}

export const locationAction: Action = {
  verbs: ACTIVITIES,
  options(state, context) {
    const options: Option[] = [];
    for (const unit of usableUnits(state, context)) {
      for (const verb of ACTIVITIES)
        if (whyNot(state, unit, verb) === null) options.push(option({ verb, unit }));
    }
    return options;
  },
  begin(play, { seat }, picked) {
    const unit = picked.unit as UnitId;
    if (picked.verb === 'forage') return forage(play, seat, unit);
    if (picked.verb === 'decontaminate') return decontaminate(play, unit);
    play.emit({
      type: 'searched',
      unit,
      area: areaOf(play.state, unit),
      rule: 'PI-LOC-05',
      at: [`unit:${unit}`],
    });
    return call(search, { seat, unit });
  },
  refusals(state, context) {
    const refused: Refusal[] = [];
    for (const unit of usableUnits(state, context)) {
      for (const verb of ACTIVITIES) {
        const rule = whyNot(state, unit, verb);
        if (rule !== null) refused.push({ facets: { verb, unit }, rule });
      }
    }
    return refused;
  },
};

function forage(play: Play, seat: number, unit: UnitId): void {
  const area = areaOf(play.state, unit);
  const amount = AREA[area].forage;
  play.emit({
    type: 'foraged',
    unit,
    seat,
    amount,
    area,
    rule: 'PI-LOC-03',
    at: [`unit:${unit}`, `area:${area}`],
  });
  changeSupplies(play, seat, amount, 'forage', 'PI-LOC-03');
  exhaust(play, area, 'PI-LOC-03');
}

function decontaminate(play: Play, unit: UnitId): void {
  const area = areaOf(play.state, unit);
  const bonus = decontaminateBonus(unit);
  if (bonus > 0) creditOwn(play, unit);
  const amount = AREA[area].biohazard + bonus;
  play.emit({
    type: 'decontaminated',
    unit,
    amount,
    area,
    rule: 'PI-LOC-04',
    at: [`unit:${unit}`, `area:${area}`],
  });
  changeBiohazard(play, -amount, 'PI-LOC-04');
  exhaust(play, area, 'PI-LOC-04');
}

export type Search = { seat: number; unit: UnitId; area?: AreaId; card?: SearchId };

export const search: Procedure<PlumState, PlumEvent, Search> = procedure<Search>('search', {
  draw(play, frame) {
    const { state } = play;
    const { unit } = frame;
    frame.area = areaOf(state, unit);
    const draws = searchDraws(unit);
    if (draws > 1) creditOwn(play, unit);
    for (let i = 0; i < draws; i++) {
      const card = drawFrom(play, 'search', state.search);
      if (card !== null) state.onTable.search.push(card);
    }
  },
  chooseSearchCard: question<Search, { card: SearchId }>({
    seat: (_, frame) => frame.seat,
    options: (state) => [...new Set(state.onTable.search)].map((card) => option({ card })),
    choose(play, frame, { card }) {
      frame.card = card;
      const { onTable, search: deck } = play.state;
      const at = onTable.search.indexOf(card);
      for (const other of onTable.search.filter((_, i) => i !== at)) {
        deck.discards.push(other);
        play.emit({ type: 'searchPutBack', card: other, rule: 'PI-ABIL-13' });
      }
      onTable.search = [card];
      return go('resolve');
    },
  }),
  resolve(play, { seat, unit, card }) {
    if (card === undefined) return end();
    play.mark(`card/${card}`);
    play.emit({ type: 'searchCard', card, seat, unit, rule: SEARCH[card].cite, at: [`unit:${unit}`] });
    return call(resolveSearch, { card, seat, unit });
  },
  discard(play, { card, area }) {
    const { state } = play;
    state.search.discards.push(...state.onTable.search.splice(0));
    discardAside(state);
    if (card !== undefined && area !== undefined && SEARCH[card].exhausts) exhaust(play, area, 'PI-LOC-05');
  },
});
