/** What people choose before a game, and the rows of the new-game screen. */
import { z } from 'zod';

import type { SetupField } from '../../core/game';
import { HERO_IDS, HEROES } from './data/heroes';
import { CAMPAIGN, QUICK_PLAY } from './data/mission';
import { isMission, MISSION_IDS, missionOf } from './data/missions';
import { heroCount, type ExodusOptions } from './state';

const shape = z.strictObject({
  players: z.int().min(1).max(5),
  mission: z.string().refine((id) => id === 'campaign' || isMission(id), 'There is no such mission.'),
  director: z.boolean(),
  heroes: z.array(z.enum(HERO_IDS)).max(4),
  difficulty: z.enum(['normal', 'hard']),
  xp: z.boolean(),
  ties: z.enum(['ask', 'auto']),
});

export const optionsSchema: z.ZodType<ExodusOptions> = shape
  .refine(({ heroes }) => new Set(heroes).size === heroes.length, {
    path: ['heroes'],
    error: 'Each hero card is there once.',
  })
  .refine((options) => options.heroes.length <= heroCount(options), {
    path: ['heroes'],
    error: 'More heroes are chosen than play.',
  })
  .refine(({ players, director }) => !director || players > 1, {
    path: ['director'],
    error: 'A director is an extra person: two people at least.',
  })
  .refine(({ players, director }) => director || players < 5, {
    path: ['players'],
    error: 'Four hero players at most; the fifth person is the director.',
  });

/** The campaign; five people need a director. */
export function defaults(players: number): ExodusOptions {
  return {
    players,
    mission: 'campaign',
    director: players > 4,
    heroes: [],
    difficulty: 'normal',
    xp: false,
    ties: 'ask',
  };
}

const isCampaignMission = (id: string): boolean => (CAMPAIGN as readonly string[]).includes(id);
const isQuickPlay = (id: string): boolean => (QUICK_PLAY as readonly string[]).includes(id);

function kindOf(id: string): string {
  if (isCampaignMission(id)) return 'One campaign mission by itself';
  return isQuickPlay(id) ? 'Quick play: dead heroes rise against you' : '';
}

export function setupFields(options: ExodusOptions): readonly SetupField[] {
  const count = heroCount(options);
  const fields: SetupField[] = [
    {
      key: 'mission',
      label: 'What do you play?',
      kind: 'choice',
      choices: [
        { value: 'campaign', label: 'The campaign', help: 'Six missions, three saves' },
        ...MISSION_IDS.map((id) => ({ value: id, label: missionOf(id).name, help: kindOf(id) })),
      ],
    },
    {
      key: 'heroes',
      label: 'Heroes',
      help: 'In seat order. Seats without a choice take the next cards.',
      kind: 'list',
      choices: HERO_IDS.map((id) => ({ value: id, label: HEROES[id].name, help: HEROES[id].role })),
      count: { min: 0, max: count },
    },
    {
      key: 'director',
      label: "Director's Cut",
      help: 'The last person at the table plays the infected.',
      kind: 'toggle',
      choices: [
        { value: false, label: 'No director' },
        { value: true, label: 'With a director' },
      ],
    },
  ];
  if (options.mission === 'campaign') {
    fields.push(
      {
        key: 'difficulty',
        label: 'Difficulty',
        kind: 'choice',
        choices: [
          { value: 'normal', label: 'Normal', help: 'Three saves' },
          { value: 'hard', label: 'Hard', help: 'No saves, one pause' },
        ],
      },
      {
        key: 'xp',
        label: 'Perks',
        kind: 'toggle',
        choices: [
          { value: false, label: 'One a level up', help: 'Our reading' },
          { value: true, label: 'Experience', help: 'Save it up for better cards' },
        ],
      },
    );
  }
  fields.push({
    key: 'ties',
    label: 'Equal squares for infected',
    kind: 'choice',
    choices: [
      { value: 'ask', label: 'Ask', help: 'As the rulebook says' },
      { value: 'auto', label: 'Automatic', help: 'The first in reading order' },
    ],
  });
  return fields;
}
