/** The hero move: heroes act one after the other, in an order of the players' choice (EX-TURN-05, -06). */
import { call, end, go, option, type Facets, type Flow } from '../../../core/procedure';
import { allActions, refusalsOf } from '../actions';
import { heroPiece } from '../pieces';
import { objectiveAtTurnStart, returnLostItems } from '../objectives';
import { apAtStart, canAct, heroesIn, isReady } from '../queries';
import { heroAt, NO_EFFECTS, procedure, question, type ExodusState } from '../state';
import { directorWindow } from './director';

const ready = (state: ExodusState): number[] => heroesIn(state).filter((who) => isReady(heroAt(state, who)));

/** Going back to the latest save is allowed whenever the players like (EX-SAVE-05). */
export const mayRetire = (state: ExodusState): boolean => (state.campaign?.saves.length ?? 0) > 0;

export const heroMove = procedure('heroMove', {
  begin(play) {
    const { state } = play;
    state.phase = 'heroes';
    state.drives = 0;
    state.effects = { ...NO_EFFECTS };
    if (state.director !== null) state.director.played = false;
    play.emit({ type: 'turnBegan', turn: state.turn, rule: 'EX-TURN-01' });
    objectiveAtTurnStart(play);
    returnLostItems(play);
    for (const hero of state.heroes) {
      hero.ap = canAct(hero) ? apAtStart(hero) : 0;
      hero.acted = false;
      hero.power = null;
      for (const gear of hero.gear) gear.used = false;
    }
    return state.director === null ? go('next') : call(directorWindow, { window: 'HM' });
  },
  next: (play) => (ready(play.state).length > 0 ? undefined : end()),
  whoseTurn: question<object, { verb: string; hero: number }>({
    seat: () => 'team',
    options: (state) => [
      ...ready(state).map((hero) => option({ verb: 'activate', hero })),
      ...(mayRetire(state) ? [option({ verb: 'retire', hero: -1 })] : []),
    ],
    choose(play, _, { verb, hero }) {
      if (verb === 'retire') {
        play.state.result = 'lost';
        play.emit({
          type: 'missionLost',
          mission: play.state.mission,
          reason: 'retired',
          rule: 'EX-SAVE-05',
        });
        return go('next');
      }
      return call(activation, { hero }, 'next');
    },
  }),
});

export interface Activation {
  hero: number;
}

/** One hero spends its action points; what is left is lost (EX-RULING-08). */
export const activation = procedure<Activation>('activation', {
  begin(play, { hero: who }) {
    const { state } = play;
    const hero = heroAt(state, who);
    state.acting = who;
    hero.spent = [];
    hero.aim = null;
    play.emit({ type: 'activated', hero: who, ap: hero.ap, at: [heroPiece(who)], rule: 'EX-RULING-08' });
  },
  ready: (play, { hero }) => (canAct(heroAt(play.state, hero)) ? undefined : go('finish')),
  heroAction: question<Activation, Facets>({
    seat: (_, frame) => frame.hero,
    options: (state, { hero }) => [
      ...allActions().flatMap((action) => action.options(state, hero)),
      option({ verb: 'end' }),
    ],
    refusals: (state, { hero }) => refusalsOf(state, hero),
    choose(play, { hero }, picked) {
      if (picked.verb === 'end') return go('finish');
      const action = allActions().find(({ verbs }) => verbs.includes(String(picked.verb)));
      if (action === undefined) throw new Error(`There is no action "${String(picked.verb)}".`);
      return returning(action.begin(play, hero, picked), 'ready');
    },
    always: true,
  }),
  finish(play, { hero: who }) {
    const hero = heroAt(play.state, who);
    const lost = hero.ap;
    hero.acted = true;
    hero.ap = 0;
    hero.aim = null;
    play.state.acting = null;
    play.emit({ type: 'activationEnded', hero: who, lost, at: [heroPiece(who)], rule: 'EX-RULING-08' });
    return end();
  },
});

/** What was begun, then that step. */
function returning(flow: Flow, step: string): Flow {
  return flow !== undefined && flow.to === 'call' ? { ...flow, returnTo: step } : go(step);
}
