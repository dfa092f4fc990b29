/**
 * Every game can be shown at any moment: along the kept journals, which have everything in them, each kind of question has its
 * heading, tiles, previews and places, each event its telling, and no word is missing.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { apply, refusals, start } from '../../src/core/engine';
import type { AnyGame, Decision } from '../../src/core/game';
import type { CoreState } from '../../src/core/procedure';
import { games } from '../../src/games';
import { begin, litTargets, steps } from '../../src/table/narrow';
import { readJournal } from '../../src/tools/journal';
import type { AnyGameView } from '../../src/ui/gameView';

// What moves by itself is not drawn here.
jest.mock('react-native-reanimated', () => ({}));
jest.setTimeout(180_000);

const KEPT = join(__dirname, 'coverage');
/** A question or event is looked at when it comes up for the first few times in a game. */
const LOOKS = 3;
const NOT_WORDS = /undefined|NaN|\[object/;

class Looks {
  private readonly counts = new Map<string, number>();

  wants(what: string): boolean {
    const count = this.counts.get(what) ?? 0;
    this.counts.set(what, count + 1);
    return count < LOOKS;
  }
}

function inWords(...words: (string | undefined)[]): void {
  for (const text of words) expect(text ?? '').not.toMatch(NOT_WORDS);
}

function lookAt(game: AnyGame, view: AnyGameView, state: CoreState, decision: Decision): void {
  const seen = game.view(state, decision.seat);
  const { title, subtitle, tracks, notes = [] } = view.status(seen);
  inWords(title, subtitle, ...tracks.map(({ label }) => label), ...notes.map(({ text }) => text));

  const heading = view.heading?.(seen, decision, {});
  inWords(heading?.title, heading?.subtitle, heading?.pips?.label);
  expect(heading?.title ?? 'asked').not.toBe('');

  const narrowing = begin(decision);
  for (const step of steps(narrowing)) {
    if (step.kind === 'value')
      inWords(view.tile?.(seen, decision, step.facet, step.value, step.options).note);
  }
  for (const option of decision.options) {
    for (const [facet, value] of Object.entries(option.facets))
      inWords(view.tile?.(seen, decision, facet, value, [option]).note);
    const preview = view.preview?.(seen, decision, option);
    inWords(preview?.text);
    for (const { chance } of preview?.odds ?? []) expect(chance >= 0 && chance <= 1).toBe(true);
  }
  for (const refusal of refusals(game, state)) inWords(view.refused?.(seen, refusal));

  const layout = view.layout(seen);
  const known = new Set(layout.targets.map(({ id }) => id));
  expect(known.size).toBe(layout.targets.length);
  for (const id of litTargets(narrowing, layout.targets)) expect(known).toContain(id);
  for (const { id } of layout.targets) {
    const description = view.describe(seen, id);
    inWords(description?.title, ...(description?.lines ?? []));
  }
  view.focus?.(seen, decision);
  for (const { id } of view.mats(seen)) expect(view.matLayout(seen, id, 320, 1).height).toBeGreaterThan(0);
}

it.each(games.map((game) => [game.id, game] as const))('%s can be shown at any moment', (id, game) => {
  // Jest has no import on demand.
  const { view } = jest.requireActual<{ view: AnyGameView }>(`../../src/games/${id}/view`);
  const looks = new Looks();
  for (const name of readdirSync(KEPT).filter((file) => file.startsWith(`${id}-`))) {
    const { options, seed, decisions } = readJournal(readFileSync(join(KEPT, name), 'utf8'));
    let { state, decision } = start(game, options, seed);
    for (const [option] of decisions) {
      if (decision === null) break;
      const { kind, seat, id: asked } = decision;
      const verb = String(decision.options.find((one) => one.id === option)?.facets.verb ?? '');
      if (looks.wants(`question ${kind} ${verb}`)) lookAt(game, view, state, decision);
      const next = apply(game, state, { decision: asked, option }, {}, decision);
      for (const event of next.events) {
        if (!looks.wants(`event ${event.type}`)) continue;
        const [before, after] = [game.view(state, seat), game.view(next.state, seat)];
        for (const play of view.animate(event, before, after)) {
          if (play.do === 'card') inWords(play.card.kind, play.card.title, play.card.body);
          if (play.do === 'banner') inWords(play.text, play.body);
          if (play.do === 'dice') inWords(play.title, play.result, ...play.dice.map(({ label }) => label));
        }
        inWords(view.mark?.(event, after)?.chapter);
      }
      ({ state, decision } = next);
    }
    const outcome = game.outcome(state);
    if (outcome) for (const { text } of view.ending?.(state, outcome).figures ?? []) inWords(text);
  }
});
