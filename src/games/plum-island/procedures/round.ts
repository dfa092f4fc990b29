/** The game as a whole: setup, then Rounds of Hunger, Activity and End (PI-ROUND). */
import { take } from '../../../core/bag';
import { call, go, option, type Procedure } from '../../../core/procedure';
import type { PlumEvent } from '../events';
import { isNight } from '../queries';
import { procedure, question, type PlumState, type Token } from '../state';
import { fateToken } from './activation';
import { drawEvent } from './doom';
import { endPhase } from './endPhase';
import { hunger } from './hunger';
import { setUp } from './setUp';
import { playerTurn } from './turn';

export const plumGame: Procedure<PlumState, PlumEvent> = procedure('plumGame', {
  setUp: () => call(setUp, {}),
  /** The game starts in the Activity Phase of Round 1 (PI-SETUP-28). */
  firstRound(play) {
    const { state } = play;
    play.emit({ type: 'roundBegan', round: state.round, night: isNight(state), rule: 'PI-ROUND-01' });
    return go('activityPhase');
  },
  hungerPhase(play) {
    const { state } = play;
    if (!isNight(state)) return;
    state.phase = 'hunger';
    play.emit({ type: 'phaseBegan', phase: 'hunger', round: state.round, rule: 'PI-HUNGER-01' });
    return call(hunger, { seat: 0 });
  },
  activityPhase(play) {
    const { state } = play;
    state.phase = 'activity';
    play.emit({ type: 'phaseBegan', phase: 'activity', round: state.round, rule: 'PI-ROUND-03' });
  },
  drawTokens: () => call(activity, {}),
  endPhase: () => call(endPhase, {}, 'hungerPhase'),
});

export type Activity = { token?: Token };

/** One token at a time, until the bag is empty (PI-ROUND-04). */
export const activity: Procedure<PlumState, PlumEvent, Activity> = procedure<Activity>('activity', {
  drawToken(play, frame) {
    const { state } = play;
    if (state.bag.length === 0) return go('bagEmpty');
    const token = take(state.bag, play.random);
    state.drawn.push(token);
    frame.token = token;
    play.emit({ type: 'tokenDrawn', token, left: state.bag.length, rule: 'PI-ROUND-04' });
    if (token === 'fate') return call(fateToken, {}, 'drawToken');
    if (token === 'doom') return call(drawEvent, { seat: 0, doom: true }, 'drawToken');
    if (token === 'wild') return go('wildActivation');
    return call(playerTurn, { seat: state.seats.findIndex((own) => own.faction === token) }, 'drawToken');
  },
  /** The Wild token of three players: the group chooses who has another turn (PI-MODES-05). */
  wildActivation: question<Activity, { seat: number }>({
    seat: () => 'team',
    options: (state) => state.seats.map((_, seat) => option({ seat })),
    choose(play, _, { seat }) {
      play.emit({ type: 'wildChosen', seat, rule: 'PI-MODES-05', at: [`seat:${seat}`] });
      return call(playerTurn, { seat }, 'drawToken');
    },
  }),
  bagEmpty: () => undefined,
});
