/** The round: every survivor once, the enemies, the meal (BC-TURN). */
import { call, go, option, type Option, type Procedure } from '../../../core/procedure';
import { FEVER_WARDS } from '../data/objectives';
import type { BasecampEvent } from '../events';
import { BASE } from '../geometry';
import { completeMission, larderIsFull } from '../objectives';
import {
  able,
  change,
  held,
  procedure,
  question,
  standing,
  tileAt,
  type BasecampPlay,
  type BasecampState,
} from '../state';
import { enemyPhase, newPhase } from './enemyPhase';
import { GIVE_UP, giveUp, pauseIsDue } from './giveUp';
import { survivorTurn } from './turn';

/** BC-RULING-64: who may act next. In the first-game order only the first of them, clockwise. */
function nextToAct(state: BasecampState): number[] {
  const waiting: number[] = [];
  const { length } = state.survivors;
  for (let n = 0; n < length; n++) {
    const index = state.options.firstGame ? (state.first + n) % length : n;
    const survivor = state.survivors[index];
    if (survivor === undefined || survivor.acted || !standing(survivor)) continue;
    waiting.push(index);
    if (state.options.firstGame) break;
  }
  return waiting;
}

type Next = { verb: 'act'; survivor: number } | { verb: 'giveUp' };

export const round: Procedure<BasecampState, BasecampEvent> = procedure('round', {
  begin(play) {
    const { state } = play;
    state.round++;
    state.used = { look: false, clear: false, bury: false };
    play.emit({ type: 'roundBegan', round: state.round, rule: 'BC-TURN-01' });
    state.survivors.forEach((survivor, index) => {
      survivor.acted = survivor.losesNextTurn;
      if (!survivor.losesNextTurn) return;
      survivor.losesNextTurn = false;
      play.emit({
        type: 'turnLost',
        survivor: index,
        card: survivor.card,
        rule: 'BC-GAS-03',
        at: [`survivor:${index}`],
      });
    });
  },
  anybodyLeft: ({ state }) => (nextToAct(state).length === 0 ? go('enemies') : undefined),
  nextSurvivor: question<object, Next>({
    seat: () => 'team',
    options(state) {
      const options: Option<Next>[] = nextToAct(state).map((survivor) => option({ verb: 'act', survivor }));
      if (pauseIsDue(state)) options.push(GIVE_UP as Option<Next>);
      return options;
    },
    refusals: (state) =>
      state.survivors.flatMap((survivor, index) =>
        survivor.acted
          ? [{ facets: { verb: 'act', survivor: index }, rule: 'BC-TURN-03' }]
          : standing(survivor)
            ? []
            : [{ facets: { verb: 'act', survivor: index }, rule: 'BC-TURN-16' }],
      ),
    choose(_, __, picked) {
      if (picked.verb === 'act') return call(survivorTurn, { survivor: picked.survivor }, 'anybodyLeft');
      return call(giveUp, { later: false }, 'anybodyLeft');
    },
  }),
  enemies: () => call(enemyPhase, newPhase()),
  meal(play) {
    meal(play);
  },
  larder(play) {
    const { state } = play;
    if (state.mission === 'deepLarder' && !state.missionDone && larderIsFull(state)) completeMission(play);
    return go('begin');
  },
});

/** BC-MS07: two or more uncleared Sick Wards on the board. */
function mealSize(state: BasecampState): number {
  if (state.mission !== 'feverWard') return 1;
  let wards = 0;
  for (const cell in state.tiles) {
    const tile = tileAt(state, cell);
    if (tile.kind === 'sickWard' && !tile.cleared) wards++;
  }
  return wards >= FEVER_WARDS ? 2 : 1;
}

/** BC-AB10: the face that spares the meal. */
const SPARED = 4;

function meal(play: BasecampPlay): void {
  const { state } = play;
  const steward = state.survivors.findIndex((one) => one.cell === BASE && able(one, 'shortRations'));
  const card = state.survivors[steward]?.card;
  if (card !== undefined) {
    const roll = play.random.die(4);
    const at = [`survivor:${steward}`];
    play.emit({ type: 'dieRolled', roll, purpose: 'rations', fits: roll === SPARED, rule: 'BC-AB10', at });
    if (roll === SPARED) {
      play.mark('ability/shortRations');
      play.emit({ type: 'mealSpared', survivor: steward, card, roll, rule: 'BC-AB10', at });
      return;
    }
  }
  const due = mealSize(state);
  if (due > 1) play.mark('mission/fever');
  const amount = Math.min(due, held(state.stock, 'food'));
  if (amount === 0) {
    state.outcome = { result: 'loss', reason: 'starved', rule: 'BC-LOSE-01' };
    play.emit({ type: 'starved', rule: 'BC-LOSE-01', at: [`cell:${BASE}`] });
    return;
  }
  change(state.stock, 'food', -amount);
  play.emit({
    type: 'mealEaten',
    amount,
    left: held(state.stock, 'food'),
    rule: 'BC-TURN-13',
    at: [`cell:${BASE}`],
  });
}
