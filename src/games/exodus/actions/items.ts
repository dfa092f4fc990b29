/** Placing, throwing and exchanging (EX-ITEM, EX-EXCHANGE). */
import { call, option, type Flow } from '../../../core/procedure';
import { carry, dropItem, heroPiece, squarePiece } from '../pieces';
import type { Square } from '../plan';
import { heroesOn, namedSquare, squareName, squareOf } from '../queries';
import { heroAt, type Play } from '../state';
import { placeSquares } from '../targets';
import { exchange, partners, transfers } from '../procedures/exchange';
import { positionOf, type Action } from './action';

/** The carried item goes to a square: caught by a hero with an empty carry space, else it lies there (EX-ITEM-07). */
export function landItem(play: Play, who: number, square: Square, thrown: boolean): Flow {
  const { state } = play;
  const hero = heroAt(state, who);
  const { item } = hero;
  if (item === null) throw new Error('There is nothing to put down.');
  const [catcher] = heroesOn(state, square).filter((other) => heroAt(state, other).item === null);
  dropItem(state, hero, square);
  play.emit({
    type: 'itemPlaced',
    hero: who,
    item,
    square: squareName(state, square),
    thrown,
    at: [heroPiece(who), squarePiece(state, square)],
    rule: thrown ? 'EX-ITEM-06' : 'EX-ITEM-05',
  });
  if (catcher === undefined) return;
  carry(play, catcher, item);
  play.emit({
    type: 'itemCaught',
    hero: who,
    by: catcher,
    item,
    at: [heroPiece(catcher)],
    rule: thrown ? 'EX-ITEM-07' : 'EX-RULING-148',
  });
}

export const placeAction: Action = {
  verbs: ['placeItem'],
  options(state, who) {
    const hero = heroAt(state, who);
    if (hero.item === null || positionOf(hero) === 'grapple') return [];
    return placeSquares(state, squareOf(state, who)).map((square) =>
      option({ verb: 'placeItem', square: squareName(state, square) }),
    );
  },
  begin: (play, who, picked) => landItem(play, who, namedSquare(play.state, String(picked.square)), false),
};

export const exchangeAction: Action = {
  verbs: ['exchange'],
  options: (state, who) =>
    partners(state, who)
      .filter((other) => transfers(state, who, other).length > 0)
      .map((hero) => option({ verb: 'exchange', hero })),
  begin: (_, who, picked) => call(exchange, { hero: who, other: Number(picked.hero) }),
  refusals: (state, who) =>
    positionOf(heroAt(state, who)) === 'grapple'
      ? [{ facets: { verb: 'exchange' }, rule: 'EX-EXCHANGE-05' }]
      : [],
};
