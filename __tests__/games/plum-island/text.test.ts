/** Words for everything: each question has a prompt, each option and event a sentence without a hole. */
import { applyInPlace, start } from '../../../src/core/engine';
import type { OnlyOptionEvent } from '../../../src/core/procedure';
import { seedRandom, uniform } from '../../../src/core/random';
import type { Sentences } from '../../../src/games/plum-island/eventText';
import { plumIsland } from '../../../src/games/plum-island';
import type { PlumEvent } from '../../../src/games/plum-island/events';

const HOLE = /undefined|NaN|\[object|\bnull\b|\$\{/;

it('every decision kind has a prompt, and every prompt belongs to a decision', () => {
  const kinds = plumIsland.procedures.flatMap(({ steps }) =>
    Object.keys(steps).filter((name) => typeof steps[name] !== 'function'),
  );
  expect([...new Set(kinds)].sort()).toEqual(Object.keys(plumIsland.text.prompts).sort());
});

it('a few whole games are told in full sentences', () => {
  const { text } = plumIsland;
  const say = <T extends PlumEvent['type']>(
    event: Extract<PlumEvent, { type: T }>,
    state: Parameters<Sentences[T]>[1],
  ) => (text.events[event.type] as Sentences[T])(event, state);
  for (let seed = 1; seed <= 6; seed++) {
    const choice = seedRandom(seed);
    const events: (PlumEvent | OnlyOptionEvent)[] = [];
    const game = start(plumIsland, plumIsland.defaults(1 + (seed % 4)), seed, { events });
    const { state } = game;
    let { decision } = game;
    for (let turn = 0; decision !== null && turn < 1500; turn++) {
      const prompt = text.prompts[decision.kind]?.(state, decision) ?? 'undefined';
      expect(prompt).not.toMatch(HOLE);
      expect(prompt).toMatch(/^[A-Z].*[.?!]$/);
      for (const option of decision.options) expect(text.option(state, decision, option)).not.toMatch(HOLE);
      const option = decision.options[uniform(choice, decision.options.length)]?.id ?? '';
      decision = applyInPlace(plumIsland, state, decision, { decision: decision.id, option }, { events });
      for (const event of events.splice(0)) {
        if (event.type === 'onlyOption') continue;
        const line = say(event, state);
        expect(line).not.toMatch(HOLE);
        expect(line).toMatch(/^["A-Z0-9].*[.!]"?$/);
      }
    }
  }
});
