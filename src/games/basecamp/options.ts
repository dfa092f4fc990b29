/** What the players choose before a game begins (BC-OP01 to BC-OP05). */
import { z } from 'zod';

import type { SetupField } from '../../core/game';
import { BALANCE, SURVIVORS_BY_PLAYERS, type Provisions } from './data/balance';
import { MINOR_IDS, MINORS, MISSION_IDS, MISSIONS, type MinorId, type MissionId } from './data/objectives';
import { COLOURS, type Colour } from './data/survivors';

export interface BasecampOptions {
  players: number;
  survivors: number;
  firstGame: boolean;
  mission: MissionId | 'random';
  minor: MinorId | 'random' | 'none';
  expansion: boolean;
  provisions: Provisions;
  /** Outside survivors' turns, ask "go on or give up" always, or only while somebody is incapacitated or dead. */
  pauses: 'always' | 'whenDown';
  /** In the order of dealing; as many as there are survivors are used. */
  colours: Colour[];
}

export const optionsSchema: z.ZodType<BasecampOptions> = z
  .strictObject({
    players: z.int().min(1).max(6),
    survivors: z.int().min(3).max(6),
    firstGame: z.boolean(),
    mission: z.enum(['random', ...MISSION_IDS]),
    minor: z.enum(['random', 'none', ...MINOR_IDS]),
    expansion: z.boolean(),
    provisions: z.enum(['harsh', 'standard', 'gentle']),
    pauses: z.enum(['always', 'whenDown']),
    colours: z.array(z.enum(COLOURS)).length(COLOURS.length),
  })
  .refine((options) => options.survivors >= options.players, 'Every player needs a survivor.')
  .refine(
    (options) => new Set(options.colours).size === options.colours.length,
    'Every survivor needs a colour of its own.',
  );

export function defaults(players: number): BasecampOptions {
  return {
    players,
    survivors: SURVIVORS_BY_PLAYERS[players] ?? 3,
    firstGame: false,
    mission: 'random',
    minor: 'random',
    expansion: false,
    provisions: 'standard',
    pauses: 'whenDown',
    colours: [...COLOURS],
  };
}

export function setupFields(options: BasecampOptions): readonly SetupField[] {
  const totals = Object.keys(BALANCE)
    .map(Number)
    .filter((total) => total >= options.players);
  const fields: SetupField[] = [
    {
      key: 'survivors',
      label: 'Survivors',
      help: 'How many survivors are in play. Food and enemies follow this number.',
      kind: 'choice',
      choices: totals.map((value) => ({ value, label: String(value) })),
    },
    {
      key: 'firstGame',
      label: 'First game',
      help: 'Beacon Line, no minor objective, and turns in clockwise order.',
      kind: 'toggle',
      choices: [
        { value: false, label: 'Off' },
        { value: true, label: 'On' },
      ],
    },
  ];
  if (!options.firstGame) {
    fields.push(
      {
        key: 'mission',
        label: 'Mission',
        kind: 'choice',
        choices: [
          { value: 'random', label: 'At random' },
          ...MISSION_IDS.map((value) => ({ value, label: MISSIONS[value].name, help: MISSIONS[value].text })),
        ],
      },
      {
        key: 'minor',
        label: 'Minor objective',
        kind: 'choice',
        choices: [
          { value: 'random', label: 'At random' },
          { value: 'none', label: 'None' },
          ...MINOR_IDS.map((value) => ({ value, label: MINORS[value].name, help: MINORS[value].text })),
        ],
      },
    );
  }
  fields.push(
    {
      key: 'expansion',
      label: 'Expansion',
      help: 'Five more hazards and three more enemies may turn up.',
      kind: 'toggle',
      choices: [
        { value: false, label: 'Off' },
        { value: true, label: 'On' },
      ],
    },
    {
      key: 'provisions',
      label: 'Provisions',
      help: 'Food in Base at the start.',
      kind: 'choice',
      choices: [
        { value: 'gentle', label: 'Gentle', help: '3 food more' },
        { value: 'standard', label: 'Standard' },
        { value: 'harsh', label: 'Harsh', help: '2 food less' },
      ],
    },
    {
      key: 'pauses',
      label: 'Pauses to give up a survivor',
      kind: 'choice',
      choices: [
        { value: 'whenDown', label: 'While somebody is down' },
        { value: 'always', label: 'Always' },
      ],
    },
    {
      key: 'colours',
      label: 'Colours',
      help: 'In the order of dealing.',
      kind: 'list',
      choices: COLOURS.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) })),
      count: { min: COLOURS.length, max: COLOURS.length },
    },
  );
  return fields;
}
