/** Power perks, smoke tins and door wedges: free of charge, each at most once (EX-POWER, EX-EQ14, EX-EQ15). */
import { call, end, option, type Option } from '../../../core/procedure';
import { DOOR_WEDGE, equipmentId, SMOKE_TIN, type GearId } from '../data/equipment';
import { PERKS, type PerkId } from '../data/perks';
import { heroPiece, returnGear, squarePiece } from '../pieces';
import { closeDoor, doorsAt } from '../procedures/rooms';
import { inWater, isActive, namedSquare, neighbours, squareName, squareOf } from '../queries';
import { heroAt, isGrappled, procedure, question, type ExodusState } from '../state';
import { throwSquares } from '../targets';
import { positionOf, type Action } from './action';

/** Power perks that help in a grapple: more AP, more dice, all at once (EX-RULING-124). */
const IN_GRAPPLE: readonly PerkId[] = ['AG7', 'CC5', 'CC7'];

function decoySquares(state: ExodusState, who: number) {
  return throwSquares(state, squareOf(state, who)).filter(
    (square) => isActive(state, square) && !inWater(state, square),
  );
}

function canUsePower(state: ExodusState, who: number, perk: PerkId): boolean {
  const hero = heroAt(state, who);
  if (!PERKS[perk].power || hero.power !== null || (hero.uses[perk] ?? 0) < 1) return false;
  if (isGrappled(hero) && !IN_GRAPPLE.includes(perk)) return false;
  if (perk === 'FC7') return decoySquares(state, who).length > 0;
  return true;
}

export const powerAction: Action = {
  verbs: ['power'],
  options: (state, who) =>
    heroAt(state, who)
      .perks.filter((perk) => canUsePower(state, who, perk))
      .map((perk) => option({ verb: 'power', perk })),
  begin(play, who, picked) {
    const { state } = play;
    const hero = heroAt(state, who);
    const perk = picked.perk as PerkId;
    const left = (hero.uses[perk] ?? 0) - 1;
    hero.uses[perk] = left;
    hero.power = perk;
    play.emit({ type: 'powerUsed', hero: who, perk, left, at: [heroPiece(who)], rule: `EX-${perk}` });
    if (perk === 'AG7') {
      hero.ap += 2;
      play.mark('perk/AG7');
    }
    if (perk === 'FC5') play.mark('perk/FC5');
    if (perk === 'FC7') return call(farSquare, { hero: who, card: null });
  },
  refusals: (state, who) =>
    heroAt(state, who)
      .perks.filter((perk) => PERKS[perk].power && !canUsePower(state, who, perk))
      .map((perk) => ({
        facets: { verb: 'power', perk },
        rule: heroAt(state, who).power !== null ? 'EX-POWER-04' : 'EX-POWER-02',
      })),
};

export interface FarSquare {
  hero: number;
  /** The smoke tin; null for a decoy. */
  card: GearId | null;
}

/** Where the smoke rises or the decoy lies (EX-EQ14, EX-FC7). */
export const farSquare = procedure<FarSquare>('farSquare', {
  farSquare: question<FarSquare, { square: string }>({
    seat: (_, frame) => frame.hero,
    options(state, { hero, card }) {
      const squares = card === null ? decoySquares(state, hero) : throwSquares(state, squareOf(state, hero));
      return squares.map((square) => option({ square: squareName(state, square) }));
    },
    choose(play, { hero: who, card }, { square: name }) {
      const { state } = play;
      const square = namedSquare(state, name);
      const hero = heroAt(state, who);
      const at = [heroPiece(who), squarePiece(state, square)];
      if (card === null) {
        hero.decoy = square;
        play.mark('perk/FC7');
        play.emit({ type: 'decoySet', hero: who, square: name, at, rule: 'EX-FC7' });
        return end();
      }
      returnGear(state, hero, card);
      state.smoke = [...new Set([...state.smoke, square, ...neighbours(state, square)])].sort(
        (a, b) => a - b,
      );
      play.mark('smoke');
      play.emit({ type: 'smokeLaid', hero: who, square: name, at, rule: 'EX-EQ14' });
      return end();
    },
  }),
});

/** Smoke tins and door wedges: free, need not be active. */
export const otherGearAction: Action = {
  verbs: ['smoke', 'wedge'],
  options(state, who) {
    const hero = heroAt(state, who);
    if (positionOf(hero) === 'grapple') return [];
    const options: Option[] = [];
    const holds = (id: string) => hero.gear.some(({ card }) => equipmentId(card) === id);
    if (holds(SMOKE_TIN)) options.push(option({ verb: 'smoke' }));
    if (holds(DOOR_WEDGE)) {
      for (const door of doorsAt(state, squareOf(state, who))) {
        if (state.doors[door] && closeDoor.mayClose(state)) options.push(option({ verb: 'wedge', door }));
      }
    }
    return options;
  },
  begin(play, who, picked) {
    const { state } = play;
    const hero = heroAt(state, who);
    const wanted = picked.verb === 'smoke' ? SMOKE_TIN : DOOR_WEDGE;
    const card = hero.gear.find((gear) => equipmentId(gear.card) === wanted)?.card;
    if (card === undefined) throw new Error(`The hero has no ${wanted}.`);
    if (picked.verb === 'smoke') return call(farSquare, { hero: who, card });
    const door = Number(picked.door);
    returnGear(state, hero, card);
    state.wedged.push(door);
    play.mark('wedge');
    closeDoor.close(play, who, door, true);
  },
};
