/** The Event deck: 40 cards of 30 designs. Ours; E01 after a sample card of the rulebook. What they do is in `cards/events.ts`. */
import { byId } from './lookup';

export interface EventRow {
  readonly id: string;
  readonly copies: number;
  readonly name: string;
  readonly text: string;
  readonly cite: string;
}

export const EVENT_CARDS = [
  {
    id: 'E01',
    copies: 2,
    name: 'Recall Notice',
    cite: 'PI-ECARD-01',
    text: 'Each player either discards 2 Supplies or spreads 2 Hits over own units as they like. With fewer than 2 Supplies it is the Hits.',
  },
  {
    id: 'E02',
    copies: 1,
    name: 'The Walls Were Full',
    cite: 'PI-ECARD-02',
    text: 'The Wild-Eyed Rats enter: on a Fate Number of 1-3 in 2A, on 4-6 in 4A. If they have already been in play, 2 tiles spawn in the Spawn Zone of the drawn Track instead.',
  },
  {
    id: 'E03',
    copies: 1,
    name: 'Wet Floor',
    cite: 'PI-ECARD-03',
    text: 'The Custodian enters in the Spawn Zone of the Track of a Fate Number. If it has already been in play, 2 tiles spawn there instead.',
  },
  {
    id: 'E04',
    copies: 1,
    name: 'Direct Deposit',
    cite: 'PI-ECARD-04',
    text: 'The Payroll Department enters in the Spawn Zone of the Track of a Fate Number. If it has already been in play, 2 tiles spawn there instead.',
  },
  {
    id: 'E05',
    copies: 1,
    name: 'Sound Check',
    cite: 'PI-ECARD-05',
    text: 'The Glass Choir enters in the Spawn Zone of the Track of a Fate Number. If it has already been in play, 2 tiles spawn there instead.',
  },
  {
    id: 'E06',
    copies: 1,
    name: 'Who Left the Gate Open',
    cite: 'PI-ECARD-06',
    text: 'Old Faithful enters in the Spawn Zone of the Track of a Fate Number. If it has already been in play, 2 tiles spawn there instead.',
  },
  {
    id: 'E07',
    copies: 1,
    name: 'It Is Only Monday',
    cite: 'PI-ECARD-07',
    text: 'Mister Tuesday enters in the Spawn Zone of Track 4. If he has already been in play, the Biohazard Level rises by 1 instead.',
  },
  {
    id: 'E08',
    copies: 2,
    name: 'Fresh Leak',
    cite: 'PI-ECARD-08',
    text: 'The Biohazard Level rises by 1, or by 2 if P.I.R.L. HQ (4H) is Compromised.',
  },
  {
    id: 'E09',
    copies: 2,
    name: 'Bad Batch',
    cite: 'PI-ECARD-09',
    text: 'Two cubes are added to the Draw Bag: yellow ones first, then red ones. For each one that is missing the Biohazard Level rises by 1.',
  },
  {
    id: 'E10',
    copies: 2,
    name: 'Wind Shift',
    cite: 'PI-ECARD-10',
    text: 'Two cubes are drawn from the Draw Bag, as in the End Phase.',
  },
  {
    id: 'E11',
    copies: 1,
    name: 'King Tide',
    cite: 'PI-ECARD-11',
    text: 'Bridges 4, 5 and 7 receive 1 Damage each.',
  },
  {
    id: 'E12',
    copies: 1,
    name: 'Loose Barge',
    cite: 'PI-ECARD-12',
    text: 'The Bridge of a Fate Number receives 2 Damage.',
  },
  {
    id: 'E13',
    copies: 1,
    name: 'Deferred Maintenance',
    cite: 'PI-ECARD-13',
    text: 'Bridges 6, 8 and 9 receive 1 Damage each.',
  },
  {
    id: 'E14',
    copies: 1,
    name: 'Brownout',
    cite: 'PI-ECARD-14',
    text: 'While the power is out, every player who has Supplies discards 1. Once it is back, 3H receives 1 Damage; repairing that gives no second bonus.',
  },
  {
    id: 'E15',
    copies: 2,
    name: 'The Side Door',
    cite: 'PI-ECARD-15',
    text: 'On the Track of a Fate Number, the Horrors unit furthest down that is outside the Spawn Zone, not Stunned and at an undamaged White connection crosses one of them: into the Area with the lowest Track number, then the first letter. It never leaves the map. Combat and Overrun follow.',
  },
  {
    id: 'E16',
    copies: 2,
    name: 'Shift Change',
    cite: 'PI-ECARD-16',
    text: 'The Track of a Fate Number is activated once.',
  },
  {
    id: 'E17',
    copies: 1,
    name: 'Stampede',
    cite: 'PI-ECARD-17',
    text: 'Every Stack of 1 to 3 tiles outside the Spawn Zones moves exactly 1 Area, Track by Track and furthest down first; Forks and Bridges count as usual. A Stack that shares its Area with Player units or Civilians attacks instead. Stunned Stacks and Stacks at the end of a Track stay. After all moves Stacks amalgamate and combats are fought.',
  },
  {
    id: 'E18',
    copies: 2,
    name: 'Sleepwalkers',
    cite: 'PI-ECARD-18',
    text: 'Every Stack on the Track of a Fate Number, in its Spawn Zone too, gains 1 tile, furthest down first. There is no combat. If tiles run out, it is an incomplete spawn.',
  },
  {
    id: 'E19',
    copies: 1,
    name: 'Perpetual Careless',
    cite: 'PI-ECARD-19',
    text: '2 tiles spawn in Perpetual Care Cemetery (3D).',
  },
  {
    id: 'E20',
    copies: 1,
    name: 'Wash-Up',
    cite: 'PI-ECARD-20',
    text: '2 tiles spawn at Pelican Point Strand (1J).',
  },
  {
    id: 'E21',
    copies: 2,
    name: 'Panic in the Carpool Lane',
    cite: 'PI-ECARD-21',
    text: 'Among the Areas without a Player unit, the one with the most Civilians who could walk north along a Black connection, not over a damaged Bridge and not into a Spawn Zone: the players choose one Civilians unit there and move it one step north.',
  },
  {
    id: 'E22',
    copies: 2,
    name: 'Engine Trouble',
    cite: 'PI-ECARD-22',
    text: 'By Fate Number something becomes Disabled: 1 the Ferry, 2 the Cutter, 3 the Coast Guard Helicopter, 4 the Air Medical Helicopter, 5 the Army Helicopter, 6 the Texas Navy.',
  },
  {
    id: 'E23',
    copies: 1,
    name: 'Friendly Fire',
    cite: 'PI-ECARD-23',
    text: 'Each player chooses one own unit that shares its Area with another Player unit; it takes 1 Hit.',
  },
  {
    id: 'E24',
    copies: 1,
    name: 'Stairwell Crush',
    cite: 'PI-ECARD-24',
    text: "In the Area with the most Civilians outside Compounds, if there are at least 4 of them, one Regular Civilians unit of the players' choice is eliminated.",
  },
  {
    id: 'E25',
    copies: 2,
    name: 'Five-Finger Discount',
    cite: 'PI-ECARD-25',
    text: 'Every Area with a Forage icon on the Track of a Fate Number becomes Exhausted, unless a Player unit is in it.',
  },
  {
    id: 'E26',
    copies: 1,
    name: 'Radio Silence',
    cite: 'PI-ECARD-26',
    text: 'The next Player Turn to start, in this Round or the next, has no Follow Actions.',
  },
  {
    id: 'E27',
    copies: 1,
    name: 'Second Wind',
    cite: 'PI-ECARD-27',
    text: 'Each player removes 1 Hit from one own Wounded unit.',
  },
  {
    id: 'E28',
    copies: 1,
    name: 'Airdrop, Roughly Aimed',
    cite: 'PI-ECARD-28',
    text: '4 Loose Supplies land by Fate Number: 1 in 1H, 2 in 2E, 3 in 3D, 4 in 4E, 5 in 5E, 6 in 6C. They lie there until somebody collects them.',
  },
  {
    id: 'E29',
    copies: 1,
    name: 'The Dark Gets Ideas',
    cite: 'PI-ECARD-29',
    text: 'Until the End Phase of this Round every Horrors unit may move 1 Area more, at Night too.',
  },
  {
    id: 'E30',
    copies: 1,
    name: 'Quiet. Too Quiet. Actually Just Quiet.',
    cite: 'PI-ECARD-30',
    text: 'Nothing happens.',
  },
] as const satisfies readonly EventRow[];
export type EventId = (typeof EVENT_CARDS)[number]['id'];
export const EVENT_IDS: readonly EventId[] = EVENT_CARDS.map((row) => row.id);
export const EVENT: Readonly<Record<EventId, EventRow>> = byId<EventId, EventRow & { readonly id: EventId }>(
  EVENT_CARDS,
);
/** All 40 cards; copies of a design are alike. */
export const EVENT_DECK: readonly EventId[] = EVENT_CARDS.flatMap((row) =>
  Array<EventId>(row.copies).fill(row.id),
);
