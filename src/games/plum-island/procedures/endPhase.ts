/** The End Phase in its five steps, and the end of the game after Round 9 (PI-END, PI-VICTORY-03 to -06). */
import { end, type Procedure } from '../../../core/procedure';
import { creditPower, regeneration } from '../abilities/queries';
import type { CivilianId } from '../data/civilians';
import { MUTATION_IDS } from '../data/mutations';
import { LAST_ROUND } from '../data/tables';
import type { PlumEvent } from '../events';
import { COMPOUND_IDS, housedIn, inPlay, isNight, onMap } from '../queries';
import { procedure, type Play, type PlumState } from '../state';
import { biohazardDraw } from './biohazard';
import { pointsOf } from './civilians';
import { discardAside } from './fate';
import { finish } from './overrun';

export const endPhase: Procedure<PlumState, PlumEvent> = procedure('endPhase', {
  begin(play) {
    const { state } = play;
    state.phase = 'end';
    play.emit({ type: 'phaseBegan', phase: 'end', round: state.round, rule: 'PI-END-01' });
    if (!state.darkIdeas) return;
    state.darkIdeas = false;
    play.emit({ type: 'ongoing', what: 'darkIdeas', on: false, rule: 'PI-ECARD-29' });
  },
  replenish(play) {
    const { state } = play;
    if (!isNight(state) || state.exhausted.length === 0) return;
    const areas = state.exhausted.splice(0);
    play.emit({ type: 'replenished', areas, rule: 'PI-END-02', at: areas.map((area) => `area:${area}`) });
  },
  regeneration(play) {
    const { state } = play;
    for (const mutation of MUTATION_IDS) {
      const own = state.mutations[mutation];
      if (!onMap(own.at) || own.hits === 0) continue;
      const wanted = regeneration(state, mutation);
      if (wanted > 1) creditPower(play, mutation);
      const removed = Math.min(own.hits, wanted);
      own.hits -= removed;
      const told = { mutation, removed, hits: own.hits, rule: 'PI-END-03', at: [`horror:${mutation}`] };
      play.emit({ type: 'regenerated', ...told });
    }
  },
  infection(play) {
    biohazardDraw(play);
  },
  refill(play) {
    const { state } = play;
    state.bag.push(...state.drawn.splice(0));
    play.emit({ type: 'bagRefilled', tokens: state.bag.length, rule: 'PI-END-09' });
  },
  advance(play) {
    const { state } = play;
    if (state.round === LAST_ROUND) return countAll(play);
    state.round++;
    play.emit({ type: 'roundBegan', round: state.round, night: isNight(state), rule: 'PI-END-10' });
    return end();
  },
});

/** Civilians in surviving Compounds count now; then it is decided (PI-CPD-05, PI-VICTORY-03, -05). */
function countAll(play: Play): void {
  const { state } = play;
  let housed = 0;
  for (const civilian of sheltered(state)) housed += pointsOf(play, civilian);
  discardAside(state);
  const needed = state.options.evacuationNeeded;
  state.evacuation = Math.min(needed, state.evacuation + housed);
  if (state.evacuation >= needed) finish(play, 'win', 'saved', 'PI-VICTORY-05', housed);
  else finish(play, 'loss', 'evacuation', 'PI-VICTORY-03', housed);
}

function sheltered(state: PlumState): CivilianId[] {
  return COMPOUND_IDS.filter((compound) => inPlay(state, compound)).flatMap((compound) =>
    housedIn(state, compound),
  );
}
