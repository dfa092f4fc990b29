/** The rows of the new-game screen and a complete set of options for any number of people. */
import type { SetupField } from '../../core/game';
import { SKILLS, skillOf, SURVIVOR_IDS, SURVIVORS } from './data/survivors';
import { PRESET_IDS, PRESETS } from './data/tiles';
import type { DarkestOptions } from './state';

/** One person alone runs three survivors: fewer are for experts. */
const SOLO_SURVIVORS = 3;

export function defaults(players: number): DarkestOptions {
  return {
    players,
    survivors: SURVIVOR_IDS.slice(0, players === 1 ? SOLO_SURVIVORS : players),
    mode: 'dark',
    house: 'P1',
    opening: 'night',
    veterans: false,
    advanced: false,
    chips: 'advised',
    gentleCode: true,
    spawnTokens: 'all',
    otherBoards: false,
    bareCorners: false,
    graceRound: false,
    rerollSix: false,
    knockbackFireKillsCreature: true,
  };
}

const toggle = (key: string, label: string, help: string): SetupField => ({
  key,
  label,
  help,
  kind: 'toggle',
  choices: [
    { value: false, label: 'Off' },
    { value: true, label: 'On' },
  ],
});

export function setupFields({ players, survivors }: DarkestOptions): readonly SetupField[] {
  const small = survivors.length <= 3;
  return [
    {
      key: 'survivors',
      label: 'Survivors',
      help: 'A single survivor is an unofficial variant.',
      kind: 'list',
      count: { min: players, max: SURVIVOR_IDS.length },
      choices: SURVIVOR_IDS.map((id) => ({
        value: id,
        label: SURVIVORS[id].name,
        help: SKILLS[skillOf(id, 0)].text,
      })),
    },
    {
      key: 'mode',
      label: 'Difficulty',
      kind: 'choice',
      choices: [
        { value: 'dark', label: 'Dark', help: 'Seven codes that the chips of the house can solve.' },
        { value: 'darker', label: 'Darker', help: 'An eighth code that may need a bypass.' },
        { value: 'darkest', label: 'Darkest', help: 'Seven codes drawn blindly.' },
      ],
    },
    {
      key: 'house',
      label: 'House',
      kind: 'choice',
      choices: [
        ...PRESET_IDS.map((id) => ({ value: id, label: PRESETS[id].name, help: PRESETS[id].note })),
        { value: 'random', label: 'A random house' },
        { value: 'build', label: 'Build it yourselves' },
      ],
    },
    {
      key: 'opening',
      label: 'Begin',
      kind: 'choice',
      choices: [
        { value: 'night', label: 'At the front door' },
        {
          value: 'showdown',
          label: 'With the showdown',
          help: 'For practice: veterans have just opened the laboratory, and a creature prowls the house.',
        },
      ],
    },
    toggle('veterans', 'Veterans', 'Easier: everybody begins with 10 XP and three more cards.'),
    toggle('advanced', 'Advanced rules', 'Gas leaks, lurking creatures and secure rooms.'),
    {
      key: 'chips',
      label: 'Code chips',
      kind: 'choice',
      choices: [
        { value: 'advised', label: 'As advised' },
        { value: 'moreTwo', label: 'More with two icons', help: 'Easier.' },
        { value: 'moreThree', label: 'More with three icons', help: 'Harder.' },
        { value: 'choose', label: 'Choose at the table' },
      ],
    },
    toggle('gentleCode', 'Gentle code', 'No colour more than twice in the code.'),
    {
      key: 'spawnTokens',
      label: 'Spawn tokens',
      kind: 'choice',
      choices: [
        { value: 'all', label: 'All' },
        { value: 'noLarge', label: 'None of value 5 or 6', help: 'Easier.' },
        { value: 'noSmall', label: 'None of value 1 or 2', help: 'Harder.' },
      ],
    },
    toggle(
      'otherBoards',
      small ? 'Boards with 3 AP' : 'Boards with 4 AP',
      small ? 'Harder: the shorter health track.' : 'Easier: the longer health track.',
    ),
    toggle('bareCorners', 'Bare corners', 'Harder: corner rooms have only their terminals.'),
    toggle('graceRound', 'Grace round', 'Easier: one more round after the darkness has reached 5.'),
    toggle('rerollSix', 'No ambush', 'Easier: a 6 on the column die of a spawn is rolled again.'),
    toggle(
      'knockbackFireKillsCreature',
      'Fire kills creatures',
      'A creature knocked into the fire dies at once.',
    ),
  ];
}
