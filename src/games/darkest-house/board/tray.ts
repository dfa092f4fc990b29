/** Dice that wait to be used: they lie in a tray beside the room where it happens, and can be picked there. */
import type { Facets, Frame } from '../../../core/procedure';
import type { Box } from '../../../ui/gameView';
import type { Claw, Icon } from '../data/dice';
import { cellOf, rowOf, type Room } from '../geometry';
import { survivorAt, type DarkestState } from '../state';
import { boxOfRoom, HOUSE } from './floor';
import { CLAW_DIE, ICON_DIE, type DieLook } from './looks';
import { CLAW_WORDS, ICON_WORDS } from '../words';

/** What the frames of attacks keep, as far as it is shown. */
interface DiceFrame extends Frame {
  readonly who?: number;
  readonly room?: Room;
  readonly dice?: readonly Claw[];
  readonly icons?: readonly Icon[];
  readonly fresh?: readonly Icon[];
  readonly failures?: number;
  readonly hits?: number;
  readonly pushes?: number;
  readonly aims?: number;
  readonly left?: number;
}

export interface TrayDie {
  readonly label: string;
  readonly look: DieLook;
  /** What a tap on it picks. */
  readonly facets: Facets;
}

export interface Tray {
  readonly room: Room;
  readonly dice: readonly TrayDie[];
}

export const DIE = 26;
const STEP = DIE + 7;
const PAD = 8;

const clawDie = (claw: Claw): TrayDie => ({
  label: CLAW_WORDS[claw],
  look: CLAW_DIE[claw],
  facets: { claw },
});
const iconDie = (icon: Icon, facets: Facets): TrayDie => ({
  label: ICON_WORDS[icon],
  look: ICON_DIE[icon],
  facets,
});
const times = <T>(count: number | undefined, make: () => T): T[] => Array.from({ length: count ?? 0 }, make);

export function trayOf(state: DarkestState): Tray | null {
  const frame = state.frames[state.frames.length - 1] as DiceFrame | undefined;
  if (!frame) return null;
  const dice = diceOf(frame);
  const room = frame.room ?? (frame.who === undefined ? null : survivorAt(state, frame.who).room);
  return dice.length > 0 && room !== null ? { room, dice } : null;
}

function diceOf(frame: DiceFrame): TrayDie[] {
  switch (frame.step) {
    case 'defense':
    case 'cancelDie':
    case 'allocateDie':
      return (frame.dice ?? []).map(clawDie);
    case 'rerollFailure':
    case 'cancelIcon':
    case 'convertIcon':
      return [
        ...(frame.icons ?? []).map((icon) => iconDie(icon, { icon })),
        ...(frame.fresh ?? []).map((icon) => iconDie(icon, { icon })),
        ...times(frame.failures, () => iconDie('failure', { icon: 'failure' })),
      ];
    case 'assignIcon':
    case 'bonusHit':
      return [
        ...times(frame.hits, () => iconDie('success', { verb: 'hit' })),
        ...times(frame.pushes, () => iconDie('knockback', { verb: 'push' })),
        ...times(frame.aims, () => iconDie('aim', {})),
      ];
    case 'retreatTo':
      return times(frame.left, () => iconDie('retreat', { verb: 'retreat' }));
    default:
      return [];
  }
}

/** Above the room, or below it in the northern row, and never outside the house. */
export function trayBox(house: string, { room, dice }: Tray): Box {
  const box = boxOfRoom(house, room);
  const width = dice.length * STEP - 7 + 2 * PAD;
  const height = DIE + 2 * PAD;
  const x = box.x + box.width / 2 - width / 2;
  const above = rowOf(cellOf(room)) > 1;
  return {
    x: Math.max(4, Math.min(HOUSE.width - width - 4, x)),
    y: above ? box.y - height - 4 : box.y + box.height + 4,
    width,
    height,
  };
}

/** The middle of a die in its tray. */
export function diePlace(tray: Box, at: number): { x: number; y: number } {
  return { x: tray.x + PAD + DIE / 2 + at * STEP, y: tray.y + tray.height / 2 };
}
