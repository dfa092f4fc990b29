/** Horrors attack whoever is in their Area, one after another (PI-CLOSE-05 to -08, PI-RULING-01). */
import { again, call, end, go, option, type Procedure } from '../../../core/procedure';
import { creditPower, huntsCivilians } from '../abilities/queries';
import type { CivilianId } from '../data/civilians';
import type { AreaId } from '../data/map';
import { MUTATION_IDS, type MutationId } from '../data/mutations';
import type { UnitId } from '../data/units';
import type { PlumEvent } from '../events';
import {
  civiliansAt,
  hasCivilians,
  hasUnits,
  horrorAt,
  isMutation,
  seatOf,
  tilesOf,
  unitsAt,
} from '../queries';
import { procedure, question, type HorrorId, type PlumState } from '../state';
import { addCube } from './biohazard';
import { closeCombat, hitPotential, possess } from './closeCombat';
import { eliminateCivilian } from './pieces';

export type HorrorsAttack = {
  area: AreaId;
  attackers: HorrorId[];
  /** Player units that have defended in this combat. */
  defended?: UnitId[];
  /** The Horrors unit whose turn it is. */
  horror?: HorrorId;
};

export const horrorsAttack: Procedure<PlumState, PlumEvent, HorrorsAttack> = procedure<HorrorsAttack>(
  'horrorsAttack',
  {
    order(play, frame) {
      const rank = (horror: HorrorId) => (isMutation(horror) ? MUTATION_IDS.indexOf(horror) : -1);
      frame.attackers = [...frame.attackers].sort((a, b) => rank(a) - rank(b));
      frame.defended = [];
    },
    nextAttacker(play, frame) {
      const { state } = play;
      const { area } = frame;
      const horror = frame.attackers.shift();
      if (horror === undefined) return end();
      if (horrorAt(state, horror) !== area) return again;
      frame.horror = horror;
      const civilians = hasCivilians(state, area);
      if (civilians && huntsCivilians(horror)) creditPower(play, horror as MutationId);
      else if (hasUnits(state, area)) return go('chooseDefender');
      return civilians
        ? call(attackCivilians, { area, horror, hits: 0, eliminated: 0 }, 'nextAttacker')
        : again;
    },
    chooseDefender: question<HorrorsAttack, { unit: UnitId }>({
      seat: () => 'team',
      options: (state, frame) => defenders(state, frame).map((unit) => option({ unit })),
      refusals: (state, frame) =>
        unitsAt(state, frame.area)
          .filter((unit) => !defenders(state, frame).includes(unit))
          .map((unit) => ({ facets: { unit }, rule: 'PI-RULING-01' })),
      choose(play, frame, { unit }) {
        const { defended = [], horror } = frame;
        if (horror === undefined) return go('nextAttacker');
        frame.defended =
          defenders(play.state, frame).length === unitsAt(play.state, frame.area).length
            ? [unit]
            : [...defended, unit];
        const seat = seatOf(play.state, unit) ?? 'team';
        return call(closeCombat, { unit, horror, attacking: false, seat }, 'nextAttacker');
      },
    }),
  },
);

/** A unit defends a second time only when all others there have defended. */
function defenders(state: PlumState, { area, defended = [] }: HorrorsAttack): UnitId[] {
  const all = unitsAt(state, area);
  const fresh = all.filter((unit) => !defended.includes(unit));
  return fresh.length > 0 ? fresh : all;
}

type AttackCivilians = { area: AreaId; horror: HorrorId; hits: number; eliminated: number };

/** An attack on Civilians as a group: no dice, one dies for each Hit, the players choose who. */
export const attackCivilians: Procedure<PlumState, PlumEvent, AttackCivilians> = procedure<AttackCivilians>(
  'attackCivilians',
  {
    horrorHits(play, frame) {
      const { state } = play;
      const { area, horror } = frame;
      frame.hits = hitPotential(state, horror, area);
      play.emit({
        type: 'civiliansAttacked',
        horror,
        tiles: tilesOf(state, horror),
        area,
        potential: frame.hits,
        rule: 'PI-CLOSE-08',
        at: [`horror:${horror}`, `area:${area}`],
      });
      state.fighting = true;
    },
    allDie(play, frame) {
      const there = civiliansAt(play.state, frame.area);
      if (there.length > frame.hits) return frame.hits > 0 ? go('whoDies') : go('possession');
      for (const civilian of there) eliminateCivilian(play, civilian, 'PI-COMBAT-07');
      frame.eliminated += there.length;
      return go('possession');
    },
    whoDies: question<AttackCivilians, { civilian: CivilianId }>({
      seat: () => 'team',
      options: (state, frame) => civiliansAt(state, frame.area).map((civilian) => option({ civilian })),
      choose(play, frame, { civilian }) {
        eliminateCivilian(play, civilian, 'PI-COMBAT-07');
        frame.eliminated++;
        frame.hits--;
        return go('allDie');
      },
    }),
    possession(play, frame) {
      possess(play, frame.horror, frame.eliminated);
      play.state.fighting = false;
    },
    infection(play) {
      addCube(play, 'PI-BIO-04');
      return end();
    },
  },
);
