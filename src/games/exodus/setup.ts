/** The state before the first mission, and the board of each mission as its page shows it (EX-SETUP, EX-RULING-137, -138). */
import { firstFrame } from '../../core/engine';
import type { CoreState } from '../../core/procedure';
import { EQUIPMENT_DECK, equipmentId, equipmentOf, type EquipmentId, type GearId } from './data/equipment';
import { HERO_IDS, HEROES, type HeroId } from './data/heroes';
import { CAMPAIGN, type MissionId } from './data/mission';
import { missionOf } from './data/missions';
import { POWER_USES, PERKS } from './data/perks';
import { SEARCH_DECK } from './data/searchCards';
import { WEAPONS } from './data/weapons';
import { addInfected } from './pieces';
import { marks } from './plan';
import { exodus } from './procedures/mission';
import { boardFor, namedSquare } from './queries';
import { heroCount, NO_EFFECTS, NO_PROGRESS, type ExodusOptions, type ExodusState, type Hero } from './state';

export type Table = Omit<ExodusState, keyof CoreState>;

/** The heroes that were picked, then the next cards (EX-RULING-142). */
export function heroesFor(options: ExodusOptions): HeroId[] {
  const others = HERO_IDS.filter((id) => !options.heroes.includes(id));
  return [...options.heroes, ...others].slice(0, heroCount(options));
}

export function newHero(id: HeroId): Hero {
  return {
    id,
    status: 'in',
    square: null,
    prone: false,
    aboard: false,
    dial: 0,
    ap: 0,
    acted: false,
    alert: false,
    gear: [],
    active: [],
    cards: [],
    perks: [],
    xp: 0,
    uses: {},
    power: null,
    spent: [],
    aim: null,
    item: null,
    grapple: [],
    decoy: null,
  };
}

export function setup(options: ExodusOptions): Table & Pick<ExodusState, 'frames'> {
  const campaign = options.mission === 'campaign';
  const mission: MissionId = options.mission === 'campaign' ? CAMPAIGN[0] : options.mission;
  const state: Table & Pick<ExodusState, 'frames'> = {
    frames: [firstFrame(exodus, {})],
    options,
    mission,
    phase: 'setup',
    turn: 1,
    heroes: [],
    acting: null,
    infected: [],
    serial: 0,
    doors: [],
    wedged: [],
    rooms: [],
    crates: [],
    searches: [],
    items: {},
    smoke: [],
    rib: null,
    drives: 0,
    search: { down: [], up: [], discards: [] },
    equipment: [],
    progress: { ...NO_PROGRESS, delivered: [] },
    campaign: campaign ? { completed: 0, saves: [], pause: null, pauses: 0, defeats: 0 } : null,
    director: options.director ? { hand: [], discards: [], played: false } : null,
    effects: { ...NO_EFFECTS },
    result: null,
    outcome: null,
  };
  freshStart(state as ExodusState);
  return state;
}

/** New decks, and every hero with the kit of its card (EX-WEAPON-01). */
export function freshStart(state: ExodusState): void {
  state.equipment = [...EQUIPMENT_DECK];
  state.search = { down: [...SEARCH_DECK], up: [], discards: [] };
  state.heroes = heroesFor(state.options).map((id) => {
    const hero = newHero(id);
    for (const kit of HEROES[id].kit) hero.gear.push(kitCard(state, kit));
    for (const card of HEROES[id].cards) {
      state.search.down.splice(state.search.down.indexOf(card), 1);
      hero.cards.push(card);
    }
    return hero;
  });
  layBoard(state);
}

function kitCard(state: ExodusState, id: EquipmentId) {
  const card = state.equipment.find((each) => equipmentId(each) === id);
  if (card === undefined) throw new Error(`The deck has no ${id} for a kit.`);
  state.equipment.splice(state.equipment.indexOf(card), 1);
  return { card, rounds: roundsOf(card), used: false, jammed: false };
}

function roundsOf(card: GearId): number {
  const { weapon } = equipmentOf(card);
  return weapon === null ? 0 : WEAPONS[weapon].rounds;
}

/** The board as the mission page shows it; heroes wait beside it, everything of the last mission is over (EX-RULING-127). */
export function layBoard(state: ExodusState): void {
  const mission = missionOf(state.mission);
  const board = boardFor(state.mission);
  Object.assign(state, {
    phase: 'setup',
    turn: 1,
    acting: null,
    infected: [],
    serial: 0,
    doors: board.doors.map(({ open }) => open),
    wedged: [],
    rooms: [],
    crates: [...marks(board, '%')],
    searches: [...marks(board, '?')],
    items: {},
    smoke: [],
    rib: mission.rib === null ? null : namedSquare(state, mission.rib),
    drives: 0,
    progress: { ...NO_PROGRESS, delivered: [] },
    effects: { ...NO_EFFECTS },
    result: null,
  });
  for (const { id, kind, at } of mission.items)
    state.items[id] = { kind, where: 'board', square: namedSquare(state, at) };
  for (const { kind, at } of mission.infected) addInfected(state, kind, namedSquare(state, at));
  state.heroes = state.heroes.map((hero) => ({
    ...newHero(hero.id),
    dial: hero.dial,
    gear: hero.gear.map((gear) => ({ ...gear, used: false, jammed: false })),
    cards: hero.cards,
    perks: hero.perks,
    xp: hero.xp,
    uses: Object.fromEntries(
      hero.perks.filter((perk) => PERKS[perk].power).map((perk) => [perk, POWER_USES]),
    ),
  }));
}
