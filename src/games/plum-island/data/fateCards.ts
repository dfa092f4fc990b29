/**
 * The Fate deck: 36 cards. Ours, with the even spread of Fate Numbers from public pages and F04 as the rulebook's
 * sample card. Three Chaos cards and one double spawn: with five and three, spawns that the 70 tiles could not fill brought
 * about half of all Overrun Points.
 */
import { byId } from './lookup';
import type { Track } from './map';

export type FateNumber = 1 | 2 | 3 | 4 | 5 | 6;

export interface FateRow {
  readonly id: string;
  /** Tracks that get a spawn, in this order; or one of the two special spawns. */
  readonly spawn: readonly Track[] | 'chaos' | 'reanimated';
  /** Tracks that are activated, in this order; or the double activation of one drawn Track. */
  readonly activate: readonly Track[] | 'surge';
  /** What a Follow check reads: Draw Event. */
  readonly event: boolean;
  readonly fate: FateNumber;
  readonly cite: string;
}

export const FATE_CARDS = [
  { id: 'F01', spawn: [4], activate: [2, 5], event: false, fate: 3, cite: 'PI-FCARD-01' },
  { id: 'F02', spawn: 'chaos', activate: [3], event: false, fate: 4, cite: 'PI-FCARD-02' },
  { id: 'F03', spawn: [3], activate: 'surge', event: false, fate: 1, cite: 'PI-FCARD-03' },
  { id: 'F04', spawn: 'chaos', activate: [1, 2], event: true, fate: 2, cite: 'PI-FCARD-04' },
  { id: 'F05', spawn: [5], activate: [1, 2], event: true, fate: 4, cite: 'PI-FCARD-05' },
  { id: 'F06', spawn: [4], activate: [6], event: true, fate: 5, cite: 'PI-FCARD-06' },
  { id: 'F07', spawn: [2], activate: 'surge', event: false, fate: 2, cite: 'PI-FCARD-07' },
  { id: 'F08', spawn: [6], activate: [1, 3], event: false, fate: 1, cite: 'PI-FCARD-08' },
  { id: 'F09', spawn: [6], activate: [5, 6], event: true, fate: 3, cite: 'PI-FCARD-09' },
  { id: 'F10', spawn: [5], activate: [6], event: false, fate: 6, cite: 'PI-FCARD-10' },
  { id: 'F11', spawn: [4], activate: [3, 6], event: false, fate: 3, cite: 'PI-FCARD-11' },
  { id: 'F12', spawn: [1], activate: [5], event: false, fate: 5, cite: 'PI-FCARD-12' },
  { id: 'F13', spawn: [1], activate: [3, 4], event: false, fate: 2, cite: 'PI-FCARD-13' },
  { id: 'F14', spawn: 'reanimated', activate: [1, 4], event: false, fate: 1, cite: 'PI-FCARD-14' },
  { id: 'F15', spawn: [3], activate: [1, 6], event: false, fate: 5, cite: 'PI-FCARD-15' },
  { id: 'F16', spawn: 'reanimated', activate: [4], event: false, fate: 1, cite: 'PI-FCARD-16' },
  { id: 'F17', spawn: [3], activate: [5, 6], event: false, fate: 4, cite: 'PI-FCARD-17' },
  { id: 'F18', spawn: [2], activate: [4, 5], event: false, fate: 5, cite: 'PI-FCARD-18' },
  { id: 'F19', spawn: [5], activate: [3, 5], event: false, fate: 3, cite: 'PI-FCARD-19' },
  { id: 'F20', spawn: [6], activate: [3, 4], event: false, fate: 6, cite: 'PI-FCARD-20' },
  { id: 'F21', spawn: [2], activate: 'surge', event: false, fate: 6, cite: 'PI-FCARD-21' },
  { id: 'F22', spawn: [3], activate: [2], event: true, fate: 1, cite: 'PI-FCARD-22' },
  { id: 'F23', spawn: 'chaos', activate: [2, 3], event: true, fate: 2, cite: 'PI-FCARD-23' },
  { id: 'F24', spawn: [6], activate: [2, 4], event: false, fate: 6, cite: 'PI-FCARD-24' },
  { id: 'F25', spawn: 'reanimated', activate: [2, 6], event: true, fate: 6, cite: 'PI-FCARD-25' },
  { id: 'F26', spawn: [2], activate: 'surge', event: false, fate: 4, cite: 'PI-FCARD-26' },
  { id: 'F27', spawn: [2], activate: [1], event: false, fate: 3, cite: 'PI-FCARD-27' },
  { id: 'F28', spawn: [4], activate: [5], event: false, fate: 4, cite: 'PI-FCARD-28' },
  { id: 'F29', spawn: [5], activate: [4], event: true, fate: 5, cite: 'PI-FCARD-29' },
  { id: 'F30', spawn: 'reanimated', activate: [4, 6], event: true, fate: 4, cite: 'PI-FCARD-30' },
  { id: 'F31', spawn: [5], activate: 'surge', event: true, fate: 3, cite: 'PI-FCARD-31' },
  { id: 'F32', spawn: [6], activate: [1], event: false, fate: 2, cite: 'PI-FCARD-32' },
  { id: 'F33', spawn: [1], activate: [2], event: true, fate: 1, cite: 'PI-FCARD-33' },
  { id: 'F34', spawn: [1, 4], activate: [3], event: true, fate: 6, cite: 'PI-FCARD-34' },
  { id: 'F35', spawn: [3], activate: [1, 5], event: false, fate: 2, cite: 'PI-FCARD-35' },
  { id: 'F36', spawn: [1], activate: 'surge', event: false, fate: 5, cite: 'PI-FCARD-36' },
] as const satisfies readonly FateRow[];
export type FateId = (typeof FATE_CARDS)[number]['id'];
export const FATE_IDS: readonly FateId[] = FATE_CARDS.map((row) => row.id);
export const FATE: Readonly<Record<FateId, FateRow>> = byId<FateId, FateRow & { readonly id: FateId }>(
  FATE_CARDS,
);
