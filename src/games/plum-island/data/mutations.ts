/** The six Mutations in the order of their mat. Ours unless the comment says otherwise. */
import { byId } from './lookup';

export interface MutationRow {
  readonly id: string;
  readonly name: string;
  readonly move: number;
  readonly combat: number;
  readonly toughness: number;
  readonly power: string;
  readonly text: string;
  readonly flavour: string;
  readonly cite: string;
}

export const MUTATIONS = [
  {
    id: 'rats', // rulebook: name, toughness
    name: 'Wild-Eyed Rats',
    move: 3,
    combat: 2,
    toughness: 4,
    power: 'Swim',
    text: 'Damaged Bridges, and a damaged Great South Bay Bridge, do not stop them: they make no Forced Crossing and the Damage stays. In the damaged Great South Bay Bridge Area they wait without an Overrun.',
    flavour: 'The sewers were a rumour. The rats were the source.',
    cite: 'PI-MUT-01',
  },
  {
    id: 'custodian',
    name: 'The Custodian',
    move: 1,
    combat: 4,
    toughness: 7,
    power: 'Mop-Up',
    text: 'After the movement of its activation and before combat, even if it did not move, its Area becomes Exhausted if it has any Forage, Biohazard or Search icon.',
    flavour: 'It still resents footprints.',
    cite: 'PI-MUT-02',
  },
  {
    id: 'payroll',
    name: 'The Payroll Department',
    move: 2,
    combat: 3,
    toughness: 5,
    power: 'Overtime',
    text: 'In its activation, after all movement and amalgamation of that Track and before combats, a Stack that shares its Area gains 1 tile. With an empty pool nothing happens, and no Overrun Point is scored.',
    flavour: 'It used to be four people and one standing desk.',
    cite: 'PI-MUT-03',
  },
  {
    id: 'choir',
    name: 'The Glass Choir',
    move: 2,
    combat: 2,
    toughness: 4,
    power: 'High C',
    text: 'Player units in its Area or an adjacent Area roll 1 die fewer in every Close Combat, attacking or defending, against any Horrors, but never fewer than 1.',
    flavour: 'It was a team-building exercise.',
    cite: 'PI-MUT-04',
  },
  {
    id: 'faithful',
    name: 'Old Faithful',
    move: 4,
    combat: 2,
    toughness: 3,
    power: 'Nose for Stragglers',
    text: 'When it attacks and Civilians stand in the Area outside Compounds, it goes for them even if Player units are there: one dies for each Hit, the players choose, no dice are rolled and spare Hits are lost. At a Fork it takes the route whose next Area has more Civilians outside Compounds; on a tie the route is drawn as usual.',
    flavour: 'It was a very good dog.',
    cite: 'PI-MUT-05',
  },
  {
    id: 'tuesday',
    name: 'Mister Tuesday',
    move: 2,
    combat: 5,
    toughness: 8,
    power: 'Tenured',
    text: 'Cannot be Stunned. Regenerates 2 Hits instead of 1 while any VIP is on the map, in a Compound too.',
    flavour: 'He was only supposed to be in on Tuesdays.',
    cite: 'PI-MUT-06',
  },
] as const satisfies readonly MutationRow[];

export type MutationId = (typeof MUTATIONS)[number]['id'];
/** In mat order. */
export const MUTATION_IDS: readonly MutationId[] = MUTATIONS.map((row) => row.id);
export const MUTATION: Readonly<Record<MutationId, MutationRow>> = byId<
  MutationId,
  MutationRow & { readonly id: MutationId }
>(MUTATIONS);
