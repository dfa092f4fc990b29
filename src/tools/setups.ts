/** The ways to set a game up, read off its new-game screen: one change at a time, or everything by lot. */
import { pick, take } from '../core/bag';
import type { AnyGame, BaseOptions, SetupField } from '../core/game';
import { hash } from '../core/plain';
import { seedRandom, sfc32, type Random } from '../core/random';

/** Every number of players, each with the game's defaults and with one option changed at a time. */
export function setups(game: AnyGame): BaseOptions[] {
  const found = new Map<string, BaseOptions>();
  for (let players = game.players.min; players <= game.players.max; players++) {
    const defaults = game.defaults(players);
    const changed = game
      .setupFields(defaults)
      .filter(({ kind }) => kind !== 'list')
      .flatMap(({ key, choices }) => choices.map(({ value }) => ({ ...defaults, [key]: value })));
    for (const options of [defaults, ...changed]) {
      const parsed = game.optionsSchema.safeParse(options);
      if (parsed.success) found.set(hash(parsed.data), parsed.data);
    }
  }
  return [...found.values()];
}

/** A set-up with every option picked by lot: combinations that one change at a time never shows. */
export function anySetup(game: AnyGame, players: number, seed: number): BaseOptions {
  const random = sfc32(seedRandom(seed));
  const defaults = game.defaults(players);
  let options = defaults;
  // The rows are asked for again after every pick, because a pick may bring rows or shorten a list.
  for (const { key } of game.setupFields(defaults)) {
    const field = game.setupFields(options).find((one) => one.key === key);
    if (!field) continue;
    const parsed = game.optionsSchema.safeParse({ ...options, [key]: anyValue(field, random) });
    if (parsed.success) options = parsed.data;
  }
  return options;
}

function anyValue({ kind, choices, count }: SetupField, random: Random): unknown {
  if (kind !== 'list') return pick(choices, random).value;
  const { min, max } = count ?? { min: 0, max: choices.length };
  const left = choices.map(({ value }) => value);
  const picked = min + random.die(max - min + 1) - 1;
  return Array.from({ length: picked }, () => take(left, random));
}
