/** The facts of the Credits screen. Only what is known: rulebooks name few people, public pages name some more. */

export interface BoardGame {
  readonly title: string;
  readonly design?: string;
  readonly publisher: string;
  readonly note?: string;
}

export const BOARD_GAMES: readonly BoardGame[] = [
  { title: 'The Plum Island Horror', design: 'Hermann Luttmann', publisher: '© 2023 GMT Games, LLC' },
  {
    title: 'Dark, Darker, Darkest',
    design: 'David Ausloos',
    publisher: 'Queen Games, 2013',
    note: 'Played here by the revised rules.',
  },
  {
    title: 'Exodus',
    design: 'Robert Butler and James Taylor',
    publisher: 'Dice Sports, 2018, as “Exodus: A Z War One Game”',
    note: 'Art of the printed game: Ben Milnes.',
  },
  { title: 'Unknown', design: 'Dave Schroeder', publisher: 'Rob and Dave Games' },
];

export const FONTS = [
  { name: 'Barlow Condensed', by: 'The Barlow Project Authors' },
  { name: 'Source Sans 3', by: 'Adobe' },
] as const;

export const SOFTWARE = [
  { name: 'React and React Native', licence: 'MIT' },
  { name: 'Expo', licence: 'MIT' },
  { name: 'React Native Skia and CanvasKit', licence: 'MIT, BSD 3-Clause' },
  { name: 'React Navigation', licence: 'MIT' },
  { name: 'Reanimated, Gesture Handler, Screens and Safe Area Context', licence: 'MIT' },
  { name: 'MMKV', licence: 'MIT' },
  { name: 'Nitro Modules', licence: 'MIT' },
  { name: 'React Native for Web', licence: 'MIT' },
  { name: 'Zod', licence: 'MIT' },
] as const;
