/**
 * Vigil: a small game that exists only to test the core. It uses every feature of it: nested procedures, questions for a
 * seat and for the team, refusals, a lazy bag, a deck with discards, dice, a hidden hand, checks, an alias and a migration.
 *
 * The rules. [VG-ROUND-01] Each round every seat takes a turn of two actions, then one token is drawn from the night
 * bag and put back at dawn when the bag is empty. [VG-WOOD-01] Gathering rolls a die: a third of it, rounded up, is wood.
 * [VG-FIRE-01] Stoking costs one wood and adds two to the fire, ten at the most. [VG-OMEN-01] Scouting draws an omen into
 * the seat's hidden hand. [VG-NIGHT-01] A quiet night costs two fire. [VG-WOLF-01] On a wolf night the team chooses who
 * stands guard; a die of 4 or more drives the wolf off. [VG-STAND-01] Else the guard may burn an omen to escape, or is wounded.
 * [VG-END-01] The game is lost when the fire is out or all are wounded, and won after the last round.
 */
import { z } from 'zod';

import { draw, pile, take, type Pile } from '../../../src/core/bag';
import { firstFrame } from '../../../src/core/engine';
import { defineGame, type Outcome } from '../../../src/core/game';
import {
  again,
  call,
  end,
  go,
  option,
  vocabulary,
  type CoreState,
  type GameEvent,
} from '../../../src/core/procedure';

export interface VigilState extends CoreState {
  round: number;
  rounds: number;
  fire: number;
  seats: { wood: number; wounds: number; omens: string[] }[];
  night: string[];
  drawn: string[];
  omens: Pile<string>;
  outcome: Outcome | null;
}

export type VigilEvent =
  | (GameEvent & { type: 'gathered'; seat: number; roll: number; wood: number })
  | (GameEvent & { type: 'stoked'; seat: number; fire: number })
  | (GameEvent & { type: 'scouted'; seat: number })
  | (GameEvent & { type: 'rested'; seat: number })
  | (GameEvent & { type: 'nightFell'; token: string; fire: number })
  | (GameEvent & { type: 'guarded'; seat: number; roll: number; held: boolean })
  | (GameEvent & { type: 'escaped'; seat: number; omen: string })
  | (GameEvent & { type: 'wounded'; seat: number; wounds: number })
  | (GameEvent & { type: 'dawn'; round: number });

export interface VigilOptions {
  players: number;
  rounds: number;
  toughness: number;
}

const NIGHT = ['quiet', 'quiet', 'wolf', 'wolf', 'stars'];
const OMENS = ['owl', 'moth', 'comet', 'frost', 'ash', 'bell'];
const MAX_FIRE = 10;

const { procedure, question } = vocabulary<VigilState, VigilEvent>();

const seatOf = (state: VigilState, seat: number) => state.seats[seat] as VigilState['seats'][number];
const hurt = (state: VigilState, toughness: number) => state.seats.every((seat) => seat.wounds >= toughness);

export const vigilRound = procedure<{ seat: number; toughness: number }>('vigilRound', {
  turns(play, frame) {
    const seat = frame.seat++;
    return seat < play.state.seats.length ? call(turn, { seat, actions: 2 }, 'turns') : undefined;
  },
  night: (play, frame) => call(night, { toughness: frame.toughness }),
  dawn(play, frame) {
    const { state } = play;
    if (state.round === state.rounds) {
      state.outcome = { result: 'win', reason: 'dawn', rule: 'VG-END-01' };
      return;
    }
    state.round++;
    play.emit({ type: 'dawn', round: state.round, rule: 'VG-ROUND-01' });
    frame.seat = 0;
    return go('turns');
  },
});

type Turn = { seat: number; actions: number };

export const turn = procedure<Turn>('turn', {
  action: question<Turn, { verb: string }>({
    seat: (_, frame) => frame.seat,
    options(state, frame) {
      const { wood } = seatOf(state, frame.seat);
      return [
        option({ verb: 'gather' }, { actions: 1 }),
        ...(wood > 0 && state.fire < MAX_FIRE ? [option({ verb: 'stoke' }, { actions: 1, wood: 1 })] : []),
        ...(state.omens.middle.length > 0 ? [option({ verb: 'scout' }, { actions: 1 })] : []),
        option({ verb: 'rest' }),
      ];
    },
    refusals(state, frame) {
      const { wood } = seatOf(state, frame.seat);
      return [
        ...(wood === 0 || state.fire >= MAX_FIRE ? [{ facets: { verb: 'stoke' }, rule: 'VG-FIRE-01' }] : []),
        ...(state.omens.middle.length === 0 ? [{ facets: { verb: 'scout' }, rule: 'VG-OMEN-01' }] : []),
      ];
    },
    choose(play, frame, { verb }) {
      const { state } = play;
      const { seat } = frame;
      const own = seatOf(state, seat);
      frame.actions--;
      if (verb === 'gather') {
        const roll = play.random.die(6);
        const wood = Math.ceil(roll / 3);
        own.wood += wood;
        play.emit({ type: 'gathered', seat, roll, wood, rule: 'VG-WOOD-01', at: [`seat:${seat}`] });
      } else if (verb === 'stoke') {
        own.wood--;
        state.fire = Math.min(MAX_FIRE, state.fire + 2);
        play.emit({ type: 'stoked', seat, fire: state.fire, rule: 'VG-FIRE-01', at: ['fire'] });
      } else if (verb === 'scout') {
        const omen = draw(state.omens, play.random);
        if (omen !== null) {
          own.omens.push(omen);
          play.mark(`omen/${omen}`);
        }
        play.emit({ type: 'scouted', seat, rule: 'VG-OMEN-01' });
      } else {
        frame.actions = 0;
        play.emit({ type: 'rested', seat });
      }
      return frame.actions > 0 ? again : end();
    },
  }),
});

export const night = procedure<{ toughness: number }>('night', {
  drawToken(play, frame) {
    const { state } = play;
    if (state.night.length === 0) state.night = state.drawn.splice(0);
    const token = take(state.night, play.random);
    state.drawn.push(token);
    if (token === 'quiet') state.fire -= 2;
    play.emit({ type: 'nightFell', token, fire: state.fire, rule: 'VG-NIGHT-01', at: ['fire'] });
    return token === 'wolf' ? call(wolf, { toughness: frame.toughness }) : undefined;
  },
});

type Wolf = { toughness: number; guard?: number };

export const wolf = procedure<Wolf>('wolf', {
  whoStandsGuard: question<Wolf, { guard: number }>({
    seat: () => 'team',
    options: (state, frame) =>
      state.seats.flatMap((seat, guard) => (seat.wounds < frame.toughness ? [option({ guard })] : [])),
    choose(play, frame, { guard }) {
      frame.guard = guard;
    },
  }),
  fight(play, frame) {
    const seat = frame.guard ?? 0;
    const roll = play.random.die(6);
    const held = roll >= 4;
    play.emit({ type: 'guarded', seat, roll, held, rule: 'VG-WOLF-01', at: [`seat:${seat}`] });
    return held ? end() : call(lastStand, { seat });
  },
  afterwards(play, frame) {
    const seat = frame.guard ?? 0;
    if (frame.result !== 'escaped') {
      const own = seatOf(play.state, seat);
      own.wounds++;
      play.emit({ type: 'wounded', seat, wounds: own.wounds, rule: 'VG-STAND-01', at: [`seat:${seat}`] });
    }
  },
});

export const lastStand = procedure<{ seat: number }>('lastStand', {
  burnOmen: question<{ seat: number }, { omen: string }>({
    seat: (_, frame) => frame.seat,
    options: (state, frame) => [
      ...[...new Set(seatOf(state, frame.seat).omens)].map((omen) => option({ omen })),
      option({ omen: 'none' }),
    ],
    choose(play, frame, { omen }) {
      if (omen === 'none') return end('wounded');
      const own = seatOf(play.state, frame.seat);
      own.omens.splice(own.omens.indexOf(omen), 1);
      play.state.omens.discards.push(omen);
      play.emit({ type: 'escaped', seat: frame.seat, omen, rule: 'VG-STAND-01' });
      return end('escaped');
    },
  }),
});

const omenSchema = z.enum(['owl', 'moth', 'comet', 'frost', 'ash', 'bell', 'hidden']);
const frameSchema = z.looseObject({ procedure: z.string(), step: z.string() });

export const vigil = defineGame<VigilState, VigilEvent, VigilOptions>({
  id: 'vigil',
  title: 'Vigil',
  tagline: 'Keep the fire until dawn',
  rulesVersion: 2,
  players: { min: 1, max: 4 },
  optionsSchema: z.strictObject({
    players: z.int().min(1).max(4),
    rounds: z.int().min(1).max(100_000),
    toughness: z.int().min(1).max(1_000_000),
  }),
  defaults: (players) => ({ players, rounds: 6, toughness: 2 }),
  setupFields: () => [
    {
      key: 'rounds',
      label: 'Length',
      kind: 'choice',
      choices: [
        { value: 3, label: 'Short' },
        { value: 6, label: 'Standard' },
      ],
    },
  ],
  stateSchema: z.strictObject({
    random: z.tuple([z.int(), z.int(), z.int(), z.int()]),
    frames: z.array(frameSchema),
    choices: z.int().nonnegative(),
    round: z.int().positive(),
    rounds: z.int().positive(),
    fire: z.int(),
    seats: z.array(
      z.strictObject({
        wood: z.int().nonnegative(),
        wounds: z.int().nonnegative(),
        omens: z.array(omenSchema),
      }),
    ),
    night: z.array(z.enum(['quiet', 'wolf', 'stars'])),
    drawn: z.array(z.enum(['quiet', 'wolf', 'stars'])),
    omens: z.strictObject({
      top: z.array(omenSchema),
      middle: z.array(omenSchema),
      bottom: z.array(omenSchema),
      discards: z.array(omenSchema),
    }),
    outcome: z
      .strictObject({ result: z.enum(['win', 'loss']), reason: z.string(), rule: z.string().optional() })
      .nullable() as z.ZodType<Outcome | null>,
  }),
  setup: (options) => ({
    round: 1,
    rounds: options.rounds,
    fire: 4,
    seats: Array.from({ length: options.players }, () => ({ wood: 0, wounds: 0, omens: [] })),
    night: [...NIGHT],
    drawn: [],
    omens: pile(OMENS),
    outcome: null,
    frames: [firstFrame(vigilRound, { seat: 0, toughness: options.toughness })],
  }),
  procedures: [vigilRound, turn, night, wolf, lastStand],
  check({ state }) {
    if (state.outcome !== null) return;
    const toughness = (state.frames[0] as { toughness?: number } | undefined)?.toughness ?? Infinity;
    if (state.fire <= 0) state.outcome = { result: 'loss', reason: 'dark', rule: 'VG-END-01' };
    else if (hurt(state, toughness)) state.outcome = { result: 'loss', reason: 'wounded', rule: 'VG-END-01' };
  },
  outcome: (state) => state.outcome,
  round: (state) => state.round,
  view: (state, seat) => ({
    ...state,
    seats: state.seats.map((own, at) =>
      at === seat ? own : { ...own, omens: own.omens.map(() => 'hidden') },
    ),
    // What another hand holds must not be told by what is missing in the deck either.
    omens: { ...state.omens, middle: state.omens.middle.map(() => 'hidden') },
  }),
  invariants(state) {
    const problems: string[] = [];
    const omens =
      state.seats.reduce((sum, seat) => sum + seat.omens.length, 0) +
      state.omens.middle.length +
      state.omens.discards.length;
    if (omens !== OMENS.length) problems.push(`There are ${omens} omens, not ${OMENS.length}.`);
    if (state.night.length + state.drawn.length !== NIGHT.length) problems.push('A night token is missing.');
    if (state.fire > MAX_FIRE) problems.push(`The fire is at ${state.fire}.`);
    if (state.seats.some((seat) => seat.wood < 0)) problems.push('Somebody owes wood.');
    return problems;
  },
  text: {
    prompts: {
      action: (_, decision) => `What does seat ${Number(decision.seat) + 1} do?`,
      whoStandsGuard: () => 'Who stands guard?',
      burnOmen: () => 'Burn an omen to escape?',
    },
    facet: (_, name, value) => (name === 'guard' ? `Seat ${Number(value) + 1}` : String(value)),
    option: (_, _decision, { facets }) =>
      Object.entries(facets)
        .map(([name, value]) => (name === 'guard' ? `Seat ${Number(value) + 1}` : String(value)))
        .join(' '),
    events: {
      gathered: (e) => `Seat ${e.seat + 1} rolled ${e.roll} and gathered ${e.wood} wood.`,
      stoked: (e) => `Seat ${e.seat + 1} stoked the fire to ${e.fire}.`,
      scouted: (e) => `Seat ${e.seat + 1} read an omen.`,
      rested: (e) => `Seat ${e.seat + 1} rested.`,
      nightFell: (e) => `Night fell: ${e.token}. The fire is at ${e.fire}.`,
      guarded: (e) =>
        `Seat ${e.seat + 1} stood guard and rolled ${e.roll}: the wolf ${e.held ? 'fled' : 'came through'}.`,
      escaped: (e) => `Seat ${e.seat + 1} burnt the ${e.omen} and got away.`,
      wounded: (e) => `Seat ${e.seat + 1} was wounded (${e.wounds}).`,
      dawn: (e) => `Round ${e.round} begins.`,
    },
    seat: (_, seat) => `Seat ${seat + 1}`,
    outcome: (_, outcome) =>
      outcome.result === 'win'
        ? { title: 'Dawn', body: 'The fire burned through the night.' }
        : {
            title: 'Dark',
            body: outcome.reason === 'dark' ? 'The fire went out.' : 'Nobody was left to stand.',
          },
  },
  rulebook: {
    'VG-ROUND-01': {
      chapter: 'The round',
      text: 'Every seat takes two actions, then one night token is drawn.',
    },
    'VG-WOOD-01': { chapter: 'Actions', text: 'Gathering gives a third of a die in wood, rounded up.' },
    'VG-FIRE-01': {
      chapter: 'Actions',
      text: 'Stoking costs one wood and adds two to the fire, ten at the most.',
    },
    'VG-OMEN-01': {
      chapter: 'Actions',
      text: 'Scouting draws an omen into your hidden hand, while there are any.',
    },
    'VG-NIGHT-01': { chapter: 'Night', text: 'A quiet night costs two fire.' },
    'VG-WOLF-01': {
      chapter: 'Night',
      text: 'On a wolf night the team names a guard, who needs a 4 or more.',
    },
    'VG-STAND-01': { chapter: 'Night', text: 'A beaten guard burns an omen or takes a wound.', ours: true },
    'VG-END-01': { chapter: 'The end', text: 'Out of fire or all wounded: lost. The last dawn: won.' },
  },
  catalogue: OMENS.map((omen) => `omen/${omen}`),
  bot: { score: (state) => state.fire - 3 * state.seats.reduce((sum, seat) => sum + seat.wounds, 0) },
  migrations: {
    // Version 1 kept no discards of omens.
    1: (state) => {
      const old = state as VigilState & { omens: string[] };
      return { ...old, omens: pile(old.omens) };
    },
  },
  aliases: { watch: 'wolf', 'wolf.whoWatches': 'whoStandsGuard' },
});
