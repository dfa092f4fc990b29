/** Searching, crates, finds and crafting (EX-SEARCH, EX-RULING-50 to -56). */
import { call, end, go, option, type Flow } from '../../../core/procedure';
import { RECIPES, type RecipeId } from '../data/equipment';
import { SEARCH_CARDS, type SearchId } from '../data/searchCards';
import { discardCard, drawSearch, heroPiece, inDeck, takeGear } from '../pieces';
import { hasPerk, heroAt, procedure, question, type ExodusState, type Play } from '../state';
import { takeInHand, wantsInHand } from './exchange';
import { roamer } from './roamer';

export interface Search {
  hero: number;
  crate: boolean;
  drawn: SearchId[];
}

/** Draws and keeps a card, or resolves it at once (EX-RULING-51). */
export const search = procedure<Search>('search', {
  draw(play, frame) {
    const hero = heroAt(play.state, frame.hero);
    const at = [heroPiece(frame.hero)];
    play.emit({
      type: 'searched',
      hero: frame.hero,
      crate: frame.crate,
      at,
      rule: frame.crate ? 'EX-RULING-53' : 'EX-RULING-50',
    });
    for (let n = hasPerk(hero, 'FC1') ? 2 : 1; n > 0; n--) {
      const card = drawSearch(play);
      if (card !== null) frame.drawn.push(card);
      play.emit({ type: 'cardDrawn', hero: frame.hero, card, at, rule: 'EX-RULING-51' });
    }
    return frame.drawn.length === 2 ? undefined : go('resolve');
  },
  keepWhich: question<Search, { card: string }>({
    seat: (_, frame) => frame.hero,
    options: (_, { drawn }) => [...new Set(drawn)].map((card) => option({ card })),
    choose(play, frame, { card }) {
      const kept = frame.drawn.indexOf(card as SearchId);
      const [other] = frame.drawn.filter((_, n) => n !== kept);
      frame.drawn = [card as SearchId];
      play.mark('perk/FC1');
      if (other !== undefined) discard(play, frame.hero, other);
    },
  }),
  resolve(play, frame): Flow {
    const { state } = play;
    const card = frame.drawn.shift();
    if (card === undefined) return end();
    const row = SEARCH_CARDS[card];
    play.mark(`drawn/${card}`);
    if (row.kind === 'ammunition' || row.kind === 'material') {
      heroAt(state, frame.hero).cards.push(card);
      return end();
    }
    discard(play, frame.hero, card);
    if (row.kind === 'clatter') return call(roamer, { hero: null }, 'done');
    if (row.kind !== 'find') return end();
    const gear = takeGear(play, frame.hero, row.equipment);
    if (gear === null || !wantsInHand(heroAt(state, frame.hero), gear)) return end();
    return call(takeInHand, { hero: frame.hero, card: gear }, 'done');
  },
  done: () => end(),
});

function discard(play: Play, hero: number, card: SearchId): void {
  play.state.search.discards.push(card);
  play.emit({ type: 'cardDiscarded', hero, card, at: [heroPiece(hero)], rule: 'EX-RULING-51' });
}

/** The hero holds the materials and the product is in the deck (EX-RULING-56). */
export function canCraft(state: ExodusState, who: number, recipe: RecipeId): boolean {
  const { materials, product } = RECIPES[recipe];
  return (
    inDeck(state, product) !== null && materials.every((card) => heroAt(state, who).cards.includes(card))
  );
}

export function craft(play: Play, who: number, recipe: RecipeId): Flow {
  const { materials, product } = RECIPES[recipe];
  const hero = heroAt(play.state, who);
  for (const card of materials) discardCard(play.state, hero, card);
  const card = takeGear(play, who, product);
  if (card === null) throw new Error(`There is no ${product} left.`);
  play.mark(`recipe/${recipe}`);
  play.emit({ type: 'crafted', hero: who, recipe, card, at: [heroPiece(who)], rule: `EX-${recipe}` });
  return wantsInHand(hero, card) ? call(takeInHand, { hero: who, card }) : undefined;
}
