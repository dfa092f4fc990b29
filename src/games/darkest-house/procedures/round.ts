/** The game from the empty table to its end: rounds of upkeep and action phases. (Chapters Round structure, Groups.) */
import { call, go, option } from '../../../core/procedure';
import { actionRefusals, allOptions, takeAction, type ActionFacets } from '../actions';
import { owesAttempt } from '../actions/escape';
import { at } from '../changes';
import { activeMembers, procedure, question, survivorAt, type Procedure } from '../state';
import { prepareHouse } from './building';
import { reaction } from './reaction';
import { upkeep } from './upkeep';

type Round = { box: number };

export const playGame: Procedure<Round> = procedure<Round>('playGame', {
  prepare: () => call(prepareHouse, {}),
  upkeep(_, frame) {
    frame.box = 0;
    return call(upkeep, {});
  },
  nextGroup({ state }, frame) {
    while (frame.box < state.groups.length && state.groups[frame.box]?.length === 0) frame.box++;
    return frame.box < state.groups.length ? call(groupTurn, { box: frame.box }) : go('roundEnd');
  },
  react({ state }, frame) {
    const members = state.groups[frame.box] ?? [];
    frame.box++;
    return call(reaction, { members: [...members] }, 'nextGroup');
  },
  roundEnd({ state }) {
    const grace = state.options.graceRound ? 1 : 0;
    if (state.lastCall !== null && state.round >= state.lastCall + grace) {
      state.outcome = { result: 'loss', reason: 'darkness', rule: 'DD-DARK-04' };
    }
    return go('upkeep');
  },
});

/** One group acts: its members in any order, action by action. */
export const groupTurn: Procedure<Round> = procedure<Round>('groupTurn', {
  begin(play, { box }) {
    const { state } = play;
    state.acting = box;
    const members = activeMembers(state).map((who) => survivorAt(state, who).id);
    play.emit({ type: 'groupActs', members, rule: 'DD-GROUP-01', at: members.map(at.survivor) });
  },
  anybody: ({ state }) => (activeMembers(state).length > 0 ? undefined : go('finish')),
  groupAction: question<Round, ActionFacets>({
    seat(state) {
      const [first, second] = activeMembers(state);
      return first !== undefined && second === undefined ? first : 'team';
    },
    options: (state) => [
      ...(activeMembers(state).some((who) => owesAttempt(state, who))
        ? []
        : [option<ActionFacets>({ verb: 'done' })]),
      ...allOptions(state),
    ],
    refusals: (state) => [
      ...actionRefusals(state),
      ...(activeMembers(state).some((who) => owesAttempt(state, who))
        ? [{ facets: { verb: 'done' }, rule: 'DD-ENTRAP-05' }]
        : []),
    ],
    choose(play, _, picked) {
      return picked.verb === 'done' ? go('finish') : (takeAction(play, picked, 'anybody') ?? go('anybody'));
    },
  }),
  finish(play) {
    const { state } = play;
    const active = activeMembers(state);
    for (const who of active) survivorAt(state, who).ap = 0;
    const members = active.map((who) => survivorAt(state, who).id);
    state.acting = null;
    play.emit({ type: 'groupDone', members, rule: 'DD-GROUP-03', at: members.map(at.survivor) });
  },
});
