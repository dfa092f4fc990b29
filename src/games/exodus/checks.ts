/** What must be looked at after every change: sirens and their seekers, exits, victory and defeat (EX-RULING-10). */
import { removeInfected } from './pieces';
import { objectiveNow, verdict } from './objectives';
import { exodus } from './procedures/mission';
import { modeOf, type ExodusState, type Play } from './state';

export function check(play: Play): void {
  const { state } = play;
  if (state.outcome !== null || state.phase === 'setup' || state.phase === 'between') return;
  if (state.result !== null) return conclude(play, state.result, 'retired');
  const seekers = state.infected.filter(({ kind }) => kind === 'seeker');
  if (seekers.length > 0 && !state.infected.some(({ kind }) => kind === 'siren')) {
    for (const { id } of seekers) removeInfected(state, id);
    play.mark('seekersLeft');
    play.emit({ type: 'seekersLeft', count: seekers.length, rule: 'EX-SEEKER-14' });
  }
  objectiveNow(play);
  const decided = verdict(state);
  if (decided !== null) conclude(play, decided.result, decided.reason);
}

/** Ends the mission: a single one ends the game, in a campaign everything under way is dropped and the players go on. */
function conclude(play: Play, result: 'won' | 'lost', reason: string): void {
  const { state } = play;
  state.result = result;
  state.acting = null;
  if (reason !== 'retired') {
    play.emit(
      result === 'won'
        ? { type: 'missionWon', mission: state.mission, rule: `EX-${state.mission}` }
        : { type: 'missionLost', mission: state.mission, reason, rule: 'EX-INFECT-03' },
    );
  }
  if (modeOf(state) !== 'campaign') {
    state.phase = 'between';
    state.outcome = { result: result === 'won' ? 'win' : 'loss', reason, rule: `EX-${state.mission}` };
    return;
  }
  leaveTurns(state);
}

/** Back to the campaign, whatever was being played. */
function leaveTurns(state: ExodusState): void {
  state.phase = 'between';
  const [root] = state.frames;
  if (root?.procedure === exodus.name) {
    state.frames = [root];
    root.step = 'afterMission';
  } else {
    state.frames = [];
  }
}
