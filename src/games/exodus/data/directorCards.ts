/** The director deck (28 cards, 20 different). Direct Control: rulebook; everything else: ours. */

export const WINDOWS = ['HM', 'RA', 'IM', 'BS', 'AS', 'EP'] as const;
/** Start of hero move, room activation, start of infected move, before and after the spawn, start of the end phase. */
export type Window = (typeof WINDOWS)[number];

export const DIRECTOR_IDS = [
  ...(['D01', 'D02', 'D03', 'D04', 'D05', 'D06', 'D07', 'D08', 'D09', 'D10'] as const),
  ...(['D11', 'D12', 'D13', 'D14', 'D15', 'D16', 'D17', 'D18', 'D19', 'D20'] as const),
];
export type DirectorId = (typeof DIRECTOR_IDS)[number];

export interface DirectorCard {
  readonly name: string;
  readonly copies: number;
  readonly window: Window;
  readonly text: string;
}

const card = (name: string, copies: number, window: Window, text: string): DirectorCard => ({
  name,
  copies,
  window,
  text,
});

export const DIRECTOR_CARDS: Readonly<Record<DirectorId, DirectorCard>> = {
  D01: card(
    'Direct Control',
    2,
    'IM',
    'One infected outside a grapple is yours to move for the rest of the game.',
  ),
  D02: card('Hurry Them', 2, 'IM', 'One infected has +2 walk and +2 charge this infected move.'),
  D03: card('Wake the Rest', 2, 'RA', 'Add 1 zombie on the rolled row (row 3 if nothing was rolled).'),
  D04: card('Wrong Door', 1, 'RA', 'Roll the room spawn again and use either result.'),
  D05: card('Second Wave', 2, 'AS', 'One more spawn roll, its numbers halved and rounded up.'),
  D06: card(
    'Side Gate',
    2,
    'BS',
    'The first spawn roll of this turn comes from another point of the same kind.',
  ),
  D07: card('Keen Noses', 2, 'IM', 'All infected have +2 smell this infected move.'),
  D08: card('Bad Footing', 1, 'HM', 'One hero has 1 AP less this turn, but at least 1.'),
  D09: card('Misfire', 1, 'HM', 'One loaded gun of a hero jams until somebody clears it for 1 AP.'),
  D10: card('Draught', 1, 'HM', 'Open or close a door of an active room with nobody beside it.'),
  D11: card('Cold Hands', 2, 'IM', 'One hero has -2 on grab tests this infected move.'),
  D12: card(
    'Fever Spike',
    1,
    'EP',
    "One bitten hero's dial advances 2 squares this end phase, never to death.",
  ),
  D13: card('Up Again', 2, 'IM', 'Up to 3 prone infected stand up and act as usual.'),
  D14: card('Herd', 1, 'IM', 'Up to 3 standing zombies that nobody sees walk as you like instead of acting.'),
  D15: card('Quiet Water', 1, 'BS', 'A reaver appears at a water spawn point; without one, a roamer comes.'),
  D16: card('Newly Turned', 1, 'AS', 'A zombie that spawned this turn becomes a newborn.'),
  D17: card('Lights Out', 1, 'HM', 'Heroes see and throw at most 4 squares far this hero move.'),
  D18: card('Long Memory', 1, 'EP', 'Take another card back from your discards.'),
  D19: card(
    'Loose Cargo',
    1,
    'HM',
    'Put a crate on a free, empty corridor square away from heroes and doors.',
  ),
  D20: card('Ringing Ears', 1, 'HM', 'No hero may go on alert this turn.'),
};

/** One card of the deck: 'D01-2' is the second Direct Control. */
export type DirectorCardId = string;
export const DIRECTOR_DECK: readonly DirectorCardId[] = DIRECTOR_IDS.flatMap((id) =>
  Array.from({ length: DIRECTOR_CARDS[id].copies }, (_, n) => `${id}-${n + 1}`),
);
export const directorId = (one: DirectorCardId): DirectorId => one.slice(0, 3) as DirectorId;
