/** The Hunger Phase at the start of Night rounds (PI-HUNGER). */
import { again, end, go, option, type Option, type Procedure } from '../../../core/procedure';
import { creditVip } from '../abilities/powers';
import { housedNeedFood } from '../abilities/queries';
import type { CivilianId } from '../data/civilians';
import type { UnitId } from '../data/units';
import type { PlumEvent } from '../events';
import { compoundOf, housedIn, inPlay, ownUnits, seatAt } from '../queries';
import { procedure, question, type Play, type PlumState } from '../state';
import { changeSupplies, eliminateCivilian, hitUnit } from './pieces';

export type Hunger = {
  seat: number;
  /** Units of the seat that have not been fed. */
  hungry?: UnitId[];
  /** The Civilians in its Compound have not been fed: together they are one mouth. */
  housed?: boolean;
};

type Feed = { verb: 'feed' | 'feedHoused' | 'feedAll' | 'done'; unit?: UnitId };

/** Seat by seat (PI-RULING-81). */
export const hunger: Procedure<PlumState, PlumEvent, Hunger> = procedure<Hunger>('hunger', {
  nextFaction(play, frame) {
    const { state } = play;
    const { seat } = frame;
    if (seat >= state.seats.length) return end();
    frame.hungry = ownUnits(state, seat);
    frame.housed = housedAreHungry(play, seat);
  },
  feedUnits: question<Hunger, Feed>({
    seat: (_, frame) => frame.seat,
    options: (state, frame) => feedOptions(state, frame),
    choose(play, frame, { verb, unit }) {
      if (verb === 'done') return;
      if (verb === 'feedAll') {
        for (const each of frame.hungry ?? []) feed(play, frame, each);
        feedHoused(play, frame);
      } else if (verb === 'feedHoused') feedHoused(play, frame);
      else if (unit !== undefined) feed(play, frame, unit);
      return mouths(frame) > 0 ? again : go('guestsStarve');
    },
  }),
  /** Each Hit by itself, so that a lost unit is noticed at once. */
  starve(play, frame) {
    const { seat } = frame;
    const unit = frame.hungry?.shift();
    if (unit === undefined) return;
    if (inPlay(play.state, unit)) {
      play.emit({ type: 'unfed', seat, unit, rule: 'PI-HUNGER-08', at: [`unit:${unit}`] });
      hitUnit(play, unit, 1, 'PI-HUNGER-08');
    }
    return again;
  },
  guestsStarve(play, frame) {
    const { seat, housed } = frame;
    const compound = compoundOf(play.state, seat);
    if (housed !== true || housedIn(play.state, compound).length === 0) return go('seatDone');
    play.emit({ type: 'housedUnfed', seat, compound, rule: 'PI-HUNGER-09', at: [`unit:${compound}`] });
  },
  whoStarves: question<Hunger, { civilian: CivilianId }>({
    seat: (_, frame) => frame.seat,
    options: (state, { seat }) =>
      housedIn(state, compoundOf(state, seat)).map((civilian) => option({ civilian })),
    choose(play, _, { civilian }) {
      eliminateCivilian(play, civilian, 'PI-HUNGER-09');
    },
  }),
  seatDone(_, frame) {
    frame.seat++;
    return go('nextFaction');
  },
});

/** Great-Aunt Loretta sees to it that nobody in her Compound goes hungry. */
function housedAreHungry(play: Play, seat: number): boolean {
  const { state } = play;
  const compound = compoundOf(state, seat);
  if (housedIn(state, compound).length === 0) return false;
  const hungry = housedNeedFood(state, compound);
  if (!hungry) creditVip(play, 'v3');
  return hungry;
}

function mouths({ hungry = [], housed = false }: Hunger): number {
  return hungry.length + (housed ? 1 : 0);
}

function feedOptions(state: PlumState, frame: Hunger): Option<Feed>[] {
  const { supplies } = seatAt(state, frame.seat);
  const cost = { supplies: 1 };
  const options: Option<Feed>[] = [];
  if (supplies > 0) {
    if (mouths(frame) > 1 && supplies >= mouths(frame)) {
      options.push(option({ verb: 'feedAll' as const }, { supplies: mouths(frame) }));
    }
    for (const unit of frame.hungry ?? []) options.push(option({ verb: 'feed' as const, unit }, cost));
    if (frame.housed === true) options.push(option({ verb: 'feedHoused' as const }, cost));
  }
  options.push(option({ verb: 'done' as const }));
  return options;
}

function feed(play: Play, frame: Hunger, unit: UnitId): void {
  const { seat } = frame;
  changeSupplies(play, seat, -1, 'hunger', 'PI-HUNGER-06');
  frame.hungry = (frame.hungry ?? []).filter((each) => each !== unit);
  const { supplies } = seatAt(play.state, seat);
  play.emit({ type: 'fed', seat, unit, supplies, rule: 'PI-HUNGER-06', at: [`unit:${unit}`] });
}

function feedHoused(play: Play, frame: Hunger): void {
  if (frame.housed !== true) return;
  const { seat } = frame;
  const compound = compoundOf(play.state, seat);
  changeSupplies(play, seat, -1, 'hunger', 'PI-HUNGER-06');
  frame.housed = false;
  const { supplies } = seatAt(play.state, seat);
  play.emit({ type: 'housedFed', seat, compound, supplies, rule: 'PI-HUNGER-06', at: [`unit:${compound}`] });
}
