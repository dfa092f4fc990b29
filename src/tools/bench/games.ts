/** The games of the registry: their own rules through our session and through boardgame.io, and what a crowded table costs. */
import { Client } from 'boardgame.io/client';

import { greedyPolicy } from '../../bots';
import { apply, applyInPlace, decide, start } from '../../core/engine';
import type { AnyGame, BaseOptions, Decision } from '../../core/game';
import { hash } from '../../core/plain';
import type { CoreState } from '../../core/procedure';
import { nextUint32, seedRandom } from '../../core/random';
import { Session } from '../../core/session';
import { basecamp } from '../../games/basecamp';
import { standing, type BasecampState } from '../../games/basecamp/state';
import { median, race, type Result } from './measure';

const SEED = 20;
const OUR_RULES_GAMES = 5;

/** A registered game's own rules, once through our session and once as a move of boardgame.io's client. */
export function rulesRace(game: AnyGame): Result {
  const options: BaseOptions = game.defaults(game.players.min);
  const line = playedLine(game, options, 250);
  const ours = {
    amount: line.length * OUR_RULES_GAMES,
    run() {
      let found = '';
      for (let n = 0; n < OUR_RULES_GAMES; n++) {
        const session = Session.begin(game, { options, seed: SEED, names: [] });
        for (const option of line) session.choose(option);
        found = hash(session.state);
      }
      return found;
    },
  };
  const peer = {
    amount: line.length,
    run() {
      const client = Client<CoreState>({
        game: {
          setup: () => start(game, options, SEED).state,
          moves: {
            choose({ G }, option: string) {
              applyInPlace(game, G, decide(game, G), { decision: G.choices, option });
            },
          },
        },
        debug: false,
      });
      client.start();
      const choose = client.moves.choose as (option: string) => void;
      for (const option of line) choose(option);
      const found = hash((client.getState() as { G: CoreState }).G);
      client.stop();
      return found;
    },
  };
  return race(`rules/${game.id}`, 10, 'decisions/s', ours, peer);
}

/** A game as it is really played: a blind player would lose some of them before they have begun. */
function playedLine(game: AnyGame, options: BaseOptions, most: number): string[] {
  const policy = greedyPolicy(SEED, { options: 12, finalists: 1, samples: 1 });
  const line: string[] = [];
  let { state, decision } = start(game, options, SEED);
  while (decision !== null && line.length < most) {
    const { id } = policy.choose(game, state, decision);
    line.push(id);
    ({ state, decision } = apply(game, state, { decision: decision.id, option: id }, {}, decision));
  }
  return line;
}

/** Tiles on the table, with what may be added or missing so that a window holds enough decisions. */
const FEW = 10;
const MANY = 60;
const WINDOW = 2;
const RUNS = 5;

/** Unknown with a full larder, wandered through until the table is crowded: what a decision costs early and late. */
export function tileGrowth(): Result {
  const costs: { few: number; many: number }[] = [];
  let checksum = '';
  for (let n = 0; n < RUNS; n++) {
    const { times, state } = wander();
    const of = (tiles: number) =>
      median(times.filter((one) => Math.abs(one.tiles - tiles) <= WINDOW).map(({ us }) => us));
    costs.push({ few: of(FEW), many: of(MANY) });
    checksum = hash(state);
  }
  const [ours, peer] = [median(costs.map(({ many }) => many)), median(costs.map(({ few }) => few))];
  return {
    name: 'tiles60',
    ratio: median(costs.map(({ few, many }) => many / few)),
    better: 'lower',
    goal: 4,
    ours,
    peer,
    unit: 'us/decision',
    checksum,
  };
}

function wander() {
  const chance = seedRandom(SEED);
  let { state, decision } = start(basecamp, { ...basecamp.defaults(3), minor: 'none' }, SEED);
  state.stock.food = 5_000;
  const times: { tiles: number; us: number }[] = [];
  for (let tiles = 0; decision !== null && tiles < MANY + WINDOW; tiles = Object.keys(state.tiles).length) {
    const option = stroll(state, decision, nextUint32(chance));
    const began = performance.now();
    const next = apply(basecamp, state, { decision: decision.id, option }, {}, decision);
    times.push({ tiles: Object.keys(state.tiles).length, us: (performance.now() - began) * 1000 });
    ({ state, decision } = next);
  }
  return { times, state };
}

/** Anything but emptying the larder and giving up, except that the fallen make room for newcomers. */
function stroll(state: BasecampState, { kind, options }: Decision, lot: number): string {
  const fallen = state.survivors.findIndex((survivor) => !standing(survivor));
  const wanted = options.filter(({ facets }) => {
    if (kind === 'whoGivesUp') return facets.survivor === (fallen < 0 ? 'nobody' : fallen);
    if (facets.verb === 'trade') return false;
    return facets.verb === 'giveUp' ? kind === 'goOn' && fallen >= 0 : facets.verb !== 'goOn' || fallen < 0;
  });
  const found = wanted.length > 0 ? wanted : options;
  return found[lot % found.length]?.id ?? '';
}
