/** Before a mission: supplies, the pre-game lobby, perks, start squares and weapons in hand (EX-CAMPAIGN-04, -05, EX-SETUP). */
import { again, end, go, option, type Flow, type Option } from '../../../core/procedure';
import { arm, loadable, loadOne } from '../actions/gear';
import { MED_PACK, RECIPE_IDS, type RecipeId } from '../data/equipment';
import { HEROES } from '../data/heroes';
import { levelUpsUntil, missionOf } from '../data/missions';
import { COLOURS, PERK_IDS, PERKS, type PerkId } from '../data/perks';
import { AMMUNITION, type SearchId } from '../data/searchCards';
import { XP_COST } from '../data/tables';
import { heroPiece, squarePiece, takeGear } from '../pieces';
import { marks, type Square } from '../plan';
import { activeSets, boardOf, isFree, medPacks, namedSquare, pathField, squareName } from '../queries';
import { heroAt, modeOf, procedure, question, type ExodusState, type Hero, type Play } from '../state';
import { handable, pass } from './exchange';
import { canCraft, craft } from './searching';

// Supplies

export interface Supplies {
  hero: number;
  /** Ammunition cards this hero may still take. */
  left: number;
}

const ammunitionLeft = ({ search }: ExodusState): SearchId[] =>
  AMMUNITION.filter((id) => search.down.includes(id) || search.up.includes(id));

/** A med pack for each hero without one and ammunition of its choice (EX-RULING-158). */
export const supplies = procedure<Supplies>('supplies', {
  next(play, frame) {
    const { state } = play;
    const hero = state.heroes[frame.hero];
    if (hero === undefined) return end();
    if (medPacks(hero).length === 0) takeGear(play, frame.hero, MED_PACK);
    frame.left = missionOf(state.mission).ammunition;
  },
  more(play, frame) {
    if (frame.left > 0 && ammunitionLeft(play.state).length > 0) return;
    frame.hero++;
    return go('next');
  },
  takeAmmunition: question<Supplies, { card: string }>({
    seat: (_, frame) => frame.hero,
    options: (state) => ammunitionLeft(state).map((card) => option({ card })),
    choose(play, frame, { card }) {
      const { search } = play.state;
      const id = card as SearchId;
      const part = search.down.includes(id) ? search.down : search.up;
      part.splice(part.indexOf(id), 1);
      heroAt(play.state, frame.hero).cards.push(id);
      frame.left--;
      play.emit({
        type: 'suppliesTaken',
        hero: frame.hero,
        card: id,
        at: [heroPiece(frame.hero)],
        rule: 'EX-RULING-158',
      });
      return go('more');
    },
  }),
});

// Perks

/** Perk cards that a hero may choose: its rating allows the colour, nobody else has the card (EX-PERK-05, EX-RULING-123). */
export function perksFor(state: ExodusState, who: number): PerkId[] {
  const hero = heroAt(state, who);
  const taken = new Set(state.heroes.flatMap(({ perks }) => perks));
  return PERK_IDS.filter((perk) => {
    const { class: cls, colour } = PERKS[perk];
    const rating = HEROES[hero.id].ratings[cls];
    if (COLOURS.indexOf(colour) > COLOURS.indexOf(rating) || taken.has(perk)) return false;
    return !usesXp(state) || priceOf(perk) <= hero.xp;
  });
}

/** Experience instead of one card a level up symbol, in campaigns only (EX-RULING-125, -159). */
export const usesXp = (state: ExodusState): boolean => state.options.xp && modeOf(state) === 'campaign';

export const priceOf = (perk: PerkId): number =>
  XP_COST[PERKS[perk].colour] + (PERKS[perk].power ? XP_COST.power : 0);

function gainPerk(play: Play, who: number, perk: PerkId): void {
  const hero = heroAt(play.state, who);
  hero.perks.push(perk);
  if (usesXp(play.state)) hero.xp -= priceOf(perk);
  play.mark(`chosen/${perk}`);
  play.emit({ type: 'perkChosen', hero: who, perk, at: [heroPiece(who)], rule: 'EX-PERK-02' });
}

export interface ChoosePerks {
  hero: number;
  left: number;
}

/** Perk cards of one hero after the other: quick play, and single missions (EX-QUICK-02, EX-RULING-129). */
export const choosePerks = procedure<ChoosePerks>('choosePerks', {
  next(play, frame) {
    const { state } = play;
    if (frame.hero >= state.heroes.length) return end();
    const { perkCards } = missionOf(state.mission);
    frame.left = modeOf(state) === 'quick' ? perkCards : levelUpsUntil(state.mission);
  },
  more(play, frame) {
    if (frame.left > 0 && perksFor(play.state, frame.hero).length > 0) return;
    frame.hero++;
    return go('next');
  },
  choosePerk: question<ChoosePerks, { perk: string }>({
    seat: (_, frame) => frame.hero,
    options: (state, { hero }) => perksFor(state, hero).map((perk) => option({ perk })),
    choose(play, frame, { perk }) {
      gainPerk(play, frame.hero, perk as PerkId);
      frame.left--;
      return go('more');
    },
  }),
});

// The lobby

export interface Lobby {
  /** Heroes who may still choose a perk, by place. */
  levels: number[];
  hero: number;
  card: string;
}

function lobbyOptions(state: ExodusState, { levels }: Lobby): Option[] {
  const options: Option[] = [];
  state.heroes.forEach((hero, who) => {
    for (const card of handable(state, hero, hero, true))
      options.push(option({ verb: 'give', hero: who, card }));
    for (const card of loadable(hero, guns(hero))) options.push(option({ verb: 'load', hero: who, card }));
    for (const recipe of RECIPE_IDS)
      if (canCraft(state, who, recipe)) options.push(option({ verb: 'craft', hero: who, card: recipe }));
    if ((levels.includes(who) || (usesXp(state) && hero.xp > 0)) && perksFor(state, who).length > 0)
      options.push(option({ verb: 'levelUp', hero: who, card: 'perk' }));
  });
  options.push(option({ verb: 'done', hero: -1, card: 'none' }));
  return options;
}

const guns = (hero: Hero): string[] => hero.gear.map(({ card }) => card);

/** Exchange, reload, craft and level up in any order, as often as wanted (EX-RULING-155). */
export const lobby = procedure<Lobby>('lobby', {
  enter(play, frame) {
    const { state } = play;
    if (missionOf(state.mission).levelUp) {
      if (usesXp(state)) for (const hero of state.heroes) hero.xp++;
      else frame.levels = state.heroes.map((_, who) => who);
    }
  },
  lobby: question<Lobby, { verb: string; hero: number; card: string }>({
    seat: () => 'team',
    options: lobbyOptions as (
      state: ExodusState,
      frame: Lobby,
    ) => Option<{ verb: string; hero: number; card: string }>[],
    choose(play, frame, { verb, hero, card }): Flow {
      frame.hero = hero;
      frame.card = card;
      switch (verb) {
        case 'give':
          return;
        case 'load':
          loadOne(play, hero, card);
          return again;
        case 'craft':
          craft(play, hero, card as RecipeId);
          return again;
        case 'levelUp':
          return go('lobbyPerk');
        default:
          return end();
      }
    },
    always: true,
  }),
  toWhom: question<Lobby, { hero: number }>({
    seat: () => 'team',
    options: (state, frame) =>
      state.heroes.flatMap((_, who) => (who === frame.hero ? [] : [option({ hero: who })])),
    choose(play, frame, { hero }) {
      pass(play, frame.hero, hero, frame.card);
      return go('lobby');
    },
  }),
  lobbyPerk: question<Lobby, { perk: string }>({
    seat: (_, frame) => frame.hero,
    options: (state, { hero }) => [
      ...perksFor(state, hero).map((perk) => option({ perk })),
      option({ perk: 'decline' }),
    ],
    choose(play, frame, { perk }) {
      if (perk === 'decline')
        play.emit({
          type: 'perkDeclined',
          hero: frame.hero,
          at: [heroPiece(frame.hero)],
          rule: 'EX-RULING-154',
        });
      else gainPerk(play, frame.hero, perk as PerkId);
      frame.levels = frame.levels.filter((who) => who !== frame.hero);
      return go('lobby');
    },
  }),
});

// Places

/** Start squares that are free, or the free squares nearest to them (EX-CM07). */
export function startSquares(state: ExodusState): Square[] {
  const starts = marks(boardOf(state), 'H');
  const free = starts.filter((square) => isFree(state, square));
  if (free.length > 0) return [...free];
  const field = pathField(state, starts, 'land');
  let least = Infinity;
  let found: Square[] = [];
  field.forEach((steps, square) => {
    if (steps < 0 || steps > least || !isFree(state, square)) return;
    if (steps < least) found = [];
    least = steps;
    found.push(square);
  });
  return found;
}

/** Heroes on start squares, one legal set of active weapons each (EX-RULING-137). */
export const takePlaces = procedure<{ hero: number }>('takePlaces', {
  next: (play, frame) => (frame.hero < play.state.heroes.length ? undefined : end()),
  startSquare: question<{ hero: number }, { square: string }>({
    seat: (_, frame) => frame.hero,
    options: (state) => startSquares(state).map((square) => option({ square: squareName(state, square) })),
    choose(play, frame, { square: name }) {
      const { state } = play;
      const square = namedSquare(state, name);
      heroAt(state, frame.hero).square = square;
      play.emit({
        type: 'heroPlaced',
        hero: frame.hero,
        square: name,
        at: [heroPiece(frame.hero), squarePiece(state, square)],
        rule: 'EX-RULING-137',
      });
    },
  }),
  inHand(play, frame) {
    const hero = heroAt(play.state, frame.hero);
    const [first, second] = activeSets(hero);
    if (second !== undefined) return;
    hero.active = first ?? [];
    frame.hero++;
    return go('next');
  },
  activeSet: question<{ hero: number }, { guns: string }>({
    seat: (_, frame) => frame.hero,
    options: (state, { hero }) =>
      activeSets(heroAt(state, hero)).map((cards) => option({ guns: cards.join('+') })),
    choose(play, frame, { guns: cards }) {
      arm(play, frame.hero, cards.split('+'));
      frame.hero++;
      return go('next');
    },
  }),
});
