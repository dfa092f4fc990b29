import * as fc from 'fast-check';

import { randomPolicy } from '../../src/bots';
import {
  apply,
  applyInPlace,
  BrokenRules,
  decide,
  IllegalChoice,
  refusals,
  start,
  STEP_BUDGET,
  type Trace,
} from '../../src/core/engine';
import { defineGame, type AnyGame, type Decision } from '../../src/core/game';
import { hash } from '../../src/core/plain';
import { again, call, end, go, option, vocabulary, type Step } from '../../src/core/procedure';
import { vigil, type VigilEvent, type VigilState } from '../kit/vigil';

const begin = (seed = 3, players = 2) => start(vigil, vigil.defaults(players), seed);

/** Vigil with one procedure of its own in place of a turn. */
function withTurn(
  steps: Record<string, Step<VigilState, VigilEvent, never>>,
  more: Partial<typeof vigil> = {},
) {
  const { procedure } = vocabulary<VigilState, VigilEvent>();
  const procedures = vigil.procedures.map((one) =>
    one.name === 'turn' ? procedure('turn', steps as never) : one,
  );
  return defineGame({ ...vigil, ...more, procedures });
}

describe('a choice that cannot be made', () => {
  const { state, decision } = begin();
  const code = (choice: { decision: number; option: string }) => {
    try {
      apply(vigil, state, choice);
    } catch (error) {
      if (error instanceof IllegalChoice) return error;
      throw error;
    }
    return null;
  };

  it('is unknown when it is not on offer, and says what is', () => {
    const error = code({ decision: 0, option: 'fly' });
    expect(error).toMatchObject({ code: 'unknown', choice: { option: 'fly' } });
    expect(error?.message).toBe(
      '"fly" is not an option of decision 0 (action). It offers gather, scout, rest.',
    );
  });

  it('is stale when it answers another decision, or the same one twice', () => {
    expect(code({ decision: 1, option: 'rest' })).toMatchObject({ code: 'stale' });
    const next = apply(vigil, state, { decision: 0, option: 'gather' });
    expect(() => apply(vigil, next.state, { decision: 0, option: 'gather' })).toThrow(
      'Decision 0 is not open; the game waits for decision 1.',
    );
  });

  it('is late after the end', () => {
    const over = { ...state, outcome: { result: 'win' as const, reason: 'dawn' } };
    expect(decide(vigil, over)).toBeNull();
    expect(refusals(vigil, over)).toEqual([]);
    expect(() => apply(vigil, over, { decision: 0, option: 'rest' })).toThrow('The game is over');
  });

  it('changes nothing, in thousands of variations', () => {
    const ids = decision?.options.map((one) => one.id) ?? [];
    const before = hash(state);
    let refusedCount = 0;
    const choices = fc.record({
      decision: fc.oneof(fc.integer(), fc.constant(0), fc.double()),
      option: fc.oneof(
        fc.string(),
        fc.constantFrom(...ids, ...ids.map((id) => `${id}/`), ...ids.map((id) => id.toUpperCase())),
        fc.constantFrom('__proto__', 'constructor', 'toString', ''),
      ),
    });
    fc.assert(
      fc.property(choices, (choice) => {
        const legal = choice.decision === 0 && ids.includes(choice.option);
        const copyOf = JSON.parse(JSON.stringify(state)) as VigilState;
        if (legal) return;
        refusedCount++;
        expect(() => apply(vigil, state, choice)).toThrow(IllegalChoice);
        expect(() => applyInPlace(vigil, copyOf, decision, choice)).toThrow(IllegalChoice);
        expect(hash(copyOf)).toBe(before);
      }),
      { numRuns: 4000, seed: 5 },
    );
    expect(hash(state)).toBe(before);
    expect(refusedCount).toBeGreaterThan(2000);
  });
});

describe('applying', () => {
  it('works on a copy; in place it gives the same state', () => {
    const { state, decision } = begin();
    const before = hash(state);
    const applied = apply(vigil, state, { decision: 0, option: 'gather' });
    expect(hash(state)).toBe(before);
    applyInPlace(vigil, state, decision, { decision: 0, option: 'gather' });
    expect(hash(state)).toBe(hash(applied.state));
  });

  it('leaves the given state alone when the rules break half-way', () => {
    const breaking = withTurn({
      action: {
        seat: () => 0,
        options: () => [option({ verb: 'a' }), option({ verb: 'b' })],
        choose(play: { state: VigilState }) {
          play.state.fire = 99;
          throw new TypeError('half-way');
        },
      },
    });
    const { state } = start(breaking, vigil.defaults(2), 1);
    const before = hash(state);
    expect(() => apply(breaking, state, { decision: 0, option: 'a' })).toThrow('half-way');
    expect(hash(state)).toBe(before);
  });

  it('tells whether anything was revealed', () => {
    const { state } = begin();
    expect(apply(vigil, state, { decision: 0, option: 'gather' }).revealed).toBe(true);
    expect(apply(vigil, state, { decision: 0, option: 'rest' }).revealed).toBe(false);
  });

  it('gives events only to those who ask', () => {
    const { state, decision } = begin();
    const events: VigilEvent[] = [];
    apply(vigil, state, { decision: 0, option: 'gather' }, { events: events as never });
    expect(events.map((event) => event.type)).toEqual(['gathered']);
    expect(() => applyInPlace(vigil, state, decision, { decision: 0, option: 'gather' })).not.toThrow();
  });

  it('shows a trace every step, question, event and mark', () => {
    const seen = new Set<string>();
    const trace: Trace = {
      step: (procedure, step) => seen.add(`${procedure}.${step}`),
      decision: (kind) => seen.add(kind),
      event: (type) => seen.add(type),
      mark: (tag) => seen.add(tag.split('/')[0] ?? ''),
    };
    const policy = randomPolicy(1);
    let { state, decision } = start(vigil, vigil.defaults(3), 1, { trace });
    while (decision) {
      const { id } = policy.choose(vigil as AnyGame, state, decision);
      ({ state, decision } = apply(vigil, state, { decision: decision.id, option: id }, { trace }));
    }
    for (const name of ['vigilRound.turns', 'action', 'gathered', 'omen', 'nightFell'])
      expect(seen).toContain(name);
  });
});

describe('procedures', () => {
  const two = () => [option({ verb: 'a' }), option({ verb: 'b' })];
  const states = (game: typeof vigil) => start(game, vigil.defaults(1), 1);

  it('go on with the next step, the same step, a named step or the end', () => {
    const order: string[] = [];
    const game = withTurn({
      one: () => void order.push('one'),
      two() {
        order.push('two');
        return order.length < 4 ? again : go('four');
      },
      three: () => void order.push('three'),
      four: { seat: () => 0, options: two, choose: () => end() },
    });
    states(game);
    expect(order).toEqual(['one', 'two', 'two', 'two']);
  });

  it('hand a result to their caller, which goes on where it said', () => {
    const { state } = begin(1, 1);
    const results: unknown[] = [];
    const { procedure } = vocabulary<VigilState, VigilEvent>();
    const inner = procedure<{ n: number }>('inner', { double: (_, frame) => end(frame.n * 2) });
    const outer = procedure('outer', {
      first: () => call(inner, { n: 21 }, 'third'),
      second: () => void results.push('skipped'),
      third: (_, frame) => void results.push(frame.result),
      wait: { seat: () => 'team', options: two, choose: () => end() },
    });
    const game = defineGame({
      ...vigil,
      procedures: [...vigil.procedures, inner, outer],
      setup: () => ({ ...state, frames: [{ procedure: 'outer', step: 'first' }] }),
    });
    expect(states(game).decision).toMatchObject({ kind: 'wait', seat: 'team', id: 0 });
    expect(results).toEqual([42]);
  });

  it('never share their locals with what was handed over', () => {
    const shared = { seat: 0, actions: 2 };
    const rounds = {
      ...vigil.procedures[0],
      steps: { turns: () => call({ name: 'turn' }, shared, 'turns') },
    };
    const game = defineGame({
      ...vigil,
      procedures: [{ ...rounds, name: 'vigilRound', stepNames: ['turns'] }, ...vigil.procedures.slice(1)],
    });
    const { state } = states(game as typeof vigil);
    apply(vigil, state, { decision: 0, option: 'gather' });
    applyInPlace(game as typeof vigil, state, decide(vigil, state), { decision: 0, option: 'gather' });
    expect(shared).toEqual({ seat: 0, actions: 2 });
  });

  it('take the only option by themselves and say so, unless seeing it matters', () => {
    const one = { seat: () => 0, options: () => [option({ verb: 'only' })], choose: () => go('wait') };
    const wait = { seat: () => 0, options: two, choose: () => end() };
    const told = states(withTurn({ ask: one, wait }));
    expect(told.decision?.kind).toBe('wait');
    expect(told.events).toContainEqual({ type: 'onlyOption', kind: 'ask', seat: 0, option: 'only' });
    expect(states(withTurn({ ask: { ...one, always: true }, wait })).decision?.kind).toBe('ask');
  });

  it('run state-based checks after every step', () => {
    let checks = 0;
    const game = withTurn(
      {
        one: () => undefined,
        two: () => undefined,
        ask: { seat: () => 0, options: two, choose: () => end() },
      },
      { check: () => void checks++ },
    );
    states(game);
    expect(checks).toBe(3);
  });
});

describe('broken rules', () => {
  const broken = (game: typeof vigil) => {
    try {
      start(game, vigil.defaults(1), 1);
    } catch (error) {
      if (error instanceof BrokenRules) return error;
      throw error;
    }
    throw new Error('Nothing broke.');
  };

  it('are a decision without options', () => {
    const error = broken(withTurn({ ask: { seat: () => 0, options: () => [], choose: () => undefined } }));
    expect(error).toMatchObject({ code: 'deadEnd', message: 'Decision "turn.ask" has no options.' });
  });

  it('are a procedure that never ends', () => {
    expect(broken(withTurn({ round: () => again }))).toMatchObject({
      code: 'runaway',
      message: `No decision within ${STEP_BUDGET} steps; last at "turn.round".`,
    });
  });

  it.each([
    ['a step', withTurn({ one: () => go('nowhere') }), 'Procedure "turn" has no step "nowhere".'],
    ['a procedure', withTurn({ one: () => call({ name: 'x' }, {}) }), 'There is no procedure "x" in Vigil.'],
  ])('are the name of %s that does not exist', (_what, game, message) => {
    expect(broken(game)).toMatchObject({ code: 'unknownStep', message });
  });

  it('are an empty stack in a game that goes on', () => {
    const { state } = begin();
    expect(() => decide(vigil, { ...state, frames: [] })).toThrow('No procedure is running');
  });

  it('are a state between two decisions', () => {
    const { state } = begin();
    const frames = [{ procedure: 'night', step: 'drawToken' }];
    expect(() => decide(vigil, { ...state, frames })).toThrow('the state is not at rest');
  });

  it('are two procedures of one name, and one without steps', () => {
    const [first] = vigil.procedures;
    expect(() => defineGame({ ...vigil, procedures: [first, first] as never })).toThrow('Two procedures');
    expect(() => defineGame({ ...vigil, procedures: [{ name: 'x', stepNames: [], steps: {} }] })).toThrow(
      'no steps',
    );
  });
});

describe('asking', () => {
  it('lists refusals with the rule behind each', () => {
    expect(refusals(vigil, begin().state)).toEqual([{ facets: { verb: 'stoke' }, rule: 'VG-FIRE-01' }]);
  });

  it('names options after their facets', () => {
    expect(option({ verb: 'move', unit: 'blart', to: 3 })).toEqual({
      id: 'move/blart/3',
      facets: { verb: 'move', unit: 'blart', to: 3 },
    });
    expect(option({ verb: 'rest' }, { ap: 1 })).toEqual({
      id: 'rest',
      facets: { verb: 'rest' },
      cost: { ap: 1 },
    });
  });

  it('gives a decision that stands on its own', () => {
    const asked = begin().decision as Decision;
    expect(asked).toMatchObject({ id: 0, seat: 0, kind: 'action', about: { procedure: 'turn', actions: 2 } });
  });
});
