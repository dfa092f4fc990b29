/** Molotovs, nail bombs and fuel cans (EX-AREA, EX-FUEL). */
import { call, end, go, option, type Flow } from '../../../core/procedure';
import type { ItemId } from '../data/mission';
import { resultOf, WEAPONS, type WeaponId } from '../data/weapons';
import {
  damage,
  knockDown,
  loseItem,
  named,
  squarePiece,
  targetName,
  targetUnit,
  unitPiece,
} from '../pieces';
import type { Square } from '../plan';
import { squareName } from '../queries';
import { procedure, question, type ExodusState, type Play } from '../state';
import { blastArea, heroInBlast } from '../targets';

export interface Blast {
  /** Who threw it; null when a can set it off, then the team says in which order. */
  hero: number | null;
  weapon: WeaponId;
  /** Infected still to be rolled for. */
  queue: number[];
}

/** The infected in the blast area; what is under water is out of reach. */
export function inBlast(state: ExodusState, square: Square): number[] {
  const area = blastArea(state, square);
  return state.infected
    .filter((unit) => unit.square !== null && !unit.dived && area.includes(unit.square))
    .map(({ id }) => id);
}

function rollBlast(play: Play, weapon: WeaponId, id: number): void {
  const unit = targetUnit(play.state, targetName(id));
  if (unit === undefined) return;
  const { quick, flame } = WEAPONS[weapon];
  const roll = play.random.die(8);
  const result = resultOf(quick, roll);
  play.emit({
    type: 'blastRolled',
    ...named(unit),
    weapon,
    roll,
    result,
    at: [unitPiece(id)],
    rule: 'EX-AREA-08',
  });
  if (result === 'kill') damage(play, unit, 1, flame);
  else if (result === 'knockdown') knockDown(play, unit);
}

/** One roll for each infected in the area, in the order of whoever threw it (EX-RULING-110). */
export const blast = procedure<Blast>('blast', {
  anyLeft(play, frame) {
    frame.queue = frame.queue.filter((id) => targetUnit(play.state, targetName(id)) !== undefined);
    return frame.queue.length === 0 ? end() : undefined;
  },
  blastNext: question<Blast, { target: string }>({
    seat: (_, frame) => frame.hero ?? 'team',
    options: (_, { queue }) => queue.map((id) => option({ target: targetName(id) })),
    choose(play, frame, { target }) {
      const id = Number(target.slice(1));
      frame.queue = frame.queue.filter((each) => each !== id);
      rollBlast(play, frame.weapon, id);
      return go('anyLeft');
    },
  }),
});

export const blastAt = (state: ExodusState, hero: number | null, weapon: WeaponId, square: Square): Flow =>
  call(blast, { hero, weapon, queue: inBlast(state, square) });

export interface Explosion {
  /** Cans that go off, the first now. */
  cans: ItemId[];
}

/** A fuel can blows up; other cans in its area follow, unless a hero is near them (EX-RULING-115). */
export const explode = procedure<Explosion>('explode', {
  nextCan(play, frame) {
    const { state } = play;
    const id = frame.cans.shift();
    const item = id === undefined ? undefined : state.items[id];
    if (id === undefined || item === undefined || item.square === null) return end();
    const { square } = item;
    loseItem(state, id, 'lost');
    play.mark('weapon/fuelCan');
    play.emit({
      type: 'exploded',
      item: id,
      square: squareName(state, square),
      at: [squarePiece(state, square)],
      rule: 'EX-FUEL-01',
    });
    const area = blastArea(state, square);
    for (const other in state.items) {
      const can = state.items[other];
      if (can?.kind !== 'fuelCan' || can.where !== 'board' || can.square === null) continue;
      if (area.includes(can.square) && !frame.cans.includes(other)) frame.cans.push(other);
    }
    return call(blast, { hero: null, weapon: 'fuelCan', queue: inBlast(state, square) });
  },
  chain(play, frame) {
    const { state } = play;
    frame.cans = frame.cans.filter((id) => {
      const square = state.items[id]?.square ?? null;
      return square !== null && !heroInBlast(state, square);
    });
    return frame.cans.length > 0 ? go('nextCan') : end();
  },
});
