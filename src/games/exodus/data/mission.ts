/** What a mission page says. The drawings are in the checklist's format, which `plan.ts` reads. */
import type { InfectedKind } from './infected';

/** A square as the documents name it: 'x,y', with '^' behind it on the upper floor. */
export type SquareName = string;

export const ITEM_KINDS = [
  'gateKey',
  'fuse',
  'fuelCan',
  'battery',
  'handset',
  'valveWheel',
  'flare',
  'supplyBox',
  'sampleCase',
] as const;
export type ItemKind = (typeof ITEM_KINDS)[number];
export type ItemId = string;

export const POINTS = ['A', 'B', 'C', 'D', 'E', 'G'] as const;
export type Point = (typeof POINTS)[number];

export const CAMPAIGN = ['M1', 'M2', 'M3', 'M4', 'M5', 'M6'] as const;
export const QUICK_PLAY = ['Q1', 'Q2', 'Q3'] as const;
export type MissionId = string;

/** One line of a spawn table: nobody, a roamer, a seeker (or a roamer), or so many of a class at a point or row. */
export type Spawn =
  | { readonly what: 'nothing' }
  | { readonly what: 'roamer' }
  | { readonly what: 'seeker' }
  | {
      readonly what: 'units';
      readonly count: number;
      readonly kind: InfectedKind;
      /** The spawn point of a turn spawn, the row of a room spawn. */
      readonly where: string;
    };

export interface Mission {
  readonly id: MissionId;
  readonly name: string;
  readonly story: string;
  readonly levelUp: boolean;
  /** Perk cards for each hero, in quick play. */
  readonly perkCards: number;
  readonly directorCards: number;
  /** Supplies: ammunition cards for each hero; a med pack goes to each hero without one. */
  readonly ammunition: number;
  /** One drawing a floor, the lowest first. */
  readonly floors: readonly (readonly string[])[];
  readonly items: readonly { readonly id: ItemId; readonly kind: ItemKind; readonly at: SquareName }[];
  readonly objective: {
    readonly kind: 'generator' | 'console' | 'lamp';
    readonly at: SquareName;
  } | null;
  readonly rib: SquareName | null;
  readonly points: Readonly<Partial<Record<Point, { readonly at: SquareName; readonly water: boolean }>>>;
  readonly infected: readonly { readonly kind: InfectedKind; readonly at: SquareName }[];
  /** By die, 1 first. */
  readonly turnSpawn: readonly Spawn[];
  readonly roomSpawn: readonly Spawn[];
}

/** Reads lines such as '2 zombie A', '1 newborn 3', 'roamer', 'nothing'. */
export function spawns(...lines: readonly string[]): Spawn[] {
  return lines.map((line): Spawn => {
    const [count = '', kind, where] = line.split(' ');
    if (kind === undefined || where === undefined) return { what: count } as Spawn;
    return { what: 'units', count: Number(count), kind: kind as InfectedKind, where };
  });
}
