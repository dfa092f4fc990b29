/** Close Combat between one Player unit and one Horrors unit (PI-CLOSE), with Last Stand's place in it and the cube after it. */
import { call, end, go, option, type Procedure, type SeatId } from '../../../core/procedure';
import { afterKill } from '../abilities/powers';
import {
  addsCube,
  closeCombatDice,
  creditCloseCombatDice,
  creditOwn,
  extraBlocks,
  mayRerollMiss,
} from '../abilities/queries';
import type { AreaId } from '../data/map';
import { MUTATION } from '../data/mutations';
import { TERRAIN_DIVISORS, type Face } from '../data/tables';
import { AREA } from '../data/topology';
import { UNIT, type UnitId } from '../data/units';
import type { PlumEvent } from '../events';
import { areaOf, inPlay, isMutation, stackById, tilesOf } from '../queries';
import { procedure, question, type HorrorId, type Play, type PlumState } from '../state';
import { addCube } from './biohazard';
import { countFaces, plainHits, rollDice } from './dice';
import { hitHorror } from './horrors';
import { lastStand } from './lastStand';

/** Hits that a Horrors unit can do: a Mutation its rating, a Stack by terrain (PI-CLOSE-09, -10). */
export function hitPotential(state: PlumState, horror: HorrorId, area: AreaId): number {
  if (isMutation(horror)) return MUTATION[horror].combat;
  const tiles = stackById(state, horror)?.tiles ?? 0;
  return Math.ceil(tiles / TERRAIN_DIVISORS[AREA[area].terrain]);
}

export type CloseCombat = {
  unit: UnitId;
  horror: HorrorId;
  /** The unit attacks; otherwise it defends. */
  attacking: boolean;
  /** Who rolls, and decides for an NPC (PI-RULING-92). */
  seat: SeatId;
  /** Sic 'Em: the potential is halved, rounded down, before Shields. */
  halved?: boolean;
  area?: AreaId;
  potential?: number;
  faces?: Face[];
  killed?: boolean;
};

export const closeCombat: Procedure<PlumState, PlumEvent, CloseCombat> = procedure<CloseCombat>(
  'closeCombat',
  {
    horrorHits(play, frame) {
      const { state } = play;
      const { unit, horror, attacking } = frame;
      const area = areaOf(state, unit);
      const full = hitPotential(state, horror, area);
      frame.area = area;
      frame.potential = frame.halved === true ? Math.floor(full / 2) : full;
      const dice = closeCombatDice(state, unit, attacking);
      play.emit({
        type: 'closeCombat',
        horror,
        tiles: tilesOf(state, horror),
        area,
        unit,
        attacking,
        potential: frame.potential,
        dice,
        rule: attacking ? 'PI-CLOSE-18' : 'PI-CLOSE-05',
        at: [`unit:${unit}`, `horror:${horror}`, `area:${area}`],
      });
      creditCloseCombatDice(play, unit, attacking);
      frame.faces = rollDice(play, dice);
      tellDice(play, frame.faces);
      const reroll = mayRerollMiss(unit, attacking) && frame.faces.includes('miss');
      return reroll ? go('rerollMiss') : go('applyHits');
    },
    rerollMiss: question<CloseCombat, { answer: 'reroll' | 'keep' }>({
      seat: (_, frame) => frame.seat,
      options: () => [option({ answer: 'reroll' as const }), option({ answer: 'keep' as const })],
      choose(play, frame, { answer }) {
        const { unit, faces = [] } = frame;
        if (answer === 'keep') return;
        const fresh = rollDice(play, 1);
        faces.splice(faces.indexOf('miss'), 1, ...fresh);
        creditOwn(play, unit);
        play.emit({
          type: 'dieRerolled',
          unit,
          face: fresh[0] ?? 'miss',
          rule: 'PI-ABIL-06',
          at: [`unit:${unit}`],
        });
        tellDice(play, faces);
      },
    }),
    applyHits(play, frame) {
      const { state } = play;
      const { unit, horror, seat, faces = [], potential = 0 } = frame;
      state.fighting = true;
      frame.killed = hitHorror(play, horror, plainHits(faces), unit, 'PI-COMBAT-04');
      if (frame.killed) afterKill(play, unit);
      const unblocked = Math.max(0, potential - countFaces(faces, 'shielded'));
      const hits = Math.max(0, unblocked - extraBlocks(unit));
      if (hits < unblocked) creditOwn(play, unit);
      if (hits === 0) return;
      const own = state.units[unit];
      const { toughness } = UNIT[unit];
      const total = own.hits + hits;
      play.emit({
        type: 'unitHit',
        unit,
        hits,
        total,
        toughness,
        rule: 'PI-COMBAT-05',
        at: [`unit:${unit}`],
      });
      if (total >= toughness) return call(lastStand, { unit, seat });
      own.hits = total;
    },
    possession(play, frame) {
      const { state } = play;
      const { unit, horror } = frame;
      if (!inPlay(state, unit)) possess(play, horror, 1);
      state.fighting = false;
    },
    infection(play, frame) {
      if (addsCube(frame.unit)) addCube(play, 'PI-BIO-01');
      else creditOwn(play, frame.unit);
      return end();
    },
  },
);

function tellDice(play: Play, faces: readonly Face[]): void {
  const shields = countFaces(faces, 'shielded');
  play.emit({ type: 'diceRolled', faces: [...faces], hits: plainHits(faces), shields, rule: 'PI-CLOSE-11' });
}

/** Horrors Possession: a Stack that still stands gains a tile for each unit it eliminated (PI-CLOSE-16). */
export function possess(play: Play, horror: HorrorId, eliminated: number): void {
  const { state } = play;
  const stack = stackById(state, horror);
  const tiles = Math.min(eliminated, state.pool);
  // An empty pool costs nothing: it is not a spawn (PI-RULING-11).
  if (stack === null || tiles === 0) return;
  state.pool -= tiles;
  stack.tiles += tiles;
  const told = { area: stack.at, tiles, total: stack.tiles, rule: 'PI-CLOSE-16', at: [`area:${stack.at}`] };
  play.emit({ type: 'possession', ...told });
}
