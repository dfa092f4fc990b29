/** Setup in its 13 steps, First Contact included (PI-SETUP, PI-CONTACT). */
import { take } from '../../../core/bag';
import { call, end, go, type Procedure } from '../../../core/procedure';
import { FATE, type FateId, type FateNumber } from '../data/fateCards';
import { REGULAR_IDS, type CivilianId } from '../data/civilians';
import { BRIDGES, TRACKS, type BridgeId } from '../data/map';
import { GREAT_SOUTH_BAY_BRIDGE, POWER_AREA, START_TILES, STORM, STORM_DAMAGE } from '../data/tables';
import { AREA, AREA_IDS, SPAWN_ZONE_OF } from '../data/topology';
import { CRAFT, CRAFT_IDS, UNIT, UNIT_IDS } from '../data/units';
import type { PlumEvent } from '../events';
import { seatOf } from '../queries';
import { procedure, type Play, type PlumState } from '../state';
import { activateTrack, discardTable, surge } from './activation';
import { drawFate, drawFateNumber } from './fate';
import { spawnTiles } from './horrors';
import { addDamage, moveCraft, placeUnit } from './pieces';

function tell(play: Play, step: number, name: string): void {
  play.emit({ type: 'setupStep', step, name, rule: 'PI-SETUP-01' });
}

/** What only lies ready (mats, decks, cubes, tokens, tracks) is there from the first state on; see `setup.ts`. */
export const setUp: Procedure<PlumState, PlumEvent> = procedure('setUp', {
  board: (play) => tell(play, 1, 'board'),
  factions(play) {
    const { state } = play;
    tell(play, 2, 'factions');
    for (const unit of UNIT_IDS) {
      const { start, faction } = UNIT[unit];
      if (faction === null || seatOf(state, unit) === null) continue;
      if (start in AREA) placeUnit(play, unit, start as keyof typeof AREA, 'PI-SETUP-05');
      else state.units[unit].at = 'reserve';
    }
  },
  npcs(play) {
    const { state } = play;
    tell(play, 3, 'npcs');
    for (const unit of UNIT_IDS) {
      const { start, faction } = UNIT[unit];
      if (faction === null && start in AREA) placeUnit(play, unit, start as keyof typeof AREA, 'PI-SETUP-09');
    }
    for (const craft of CRAFT_IDS) {
      const { start, faction } = CRAFT[craft];
      if (start in AREA) moveCraft(play, craft, start as keyof typeof AREA, 'PI-SETUP-08');
      else if (state.seats.some((own) => own.faction === faction)) state.craft[craft].at = 'reserve';
    }
  },
  civilians(play) {
    const { state } = play;
    tell(play, 4, 'civilians');
    const bag: CivilianId[] = [...REGULAR_IDS];
    for (const area of AREA_IDS) {
      for (let pip = 0; pip < AREA[area].pips; pip++) {
        const civilian = take(bag, play.random);
        state.civilians[civilian].at = area;
        const told = { civilian, area, rule: 'PI-SETUP-12', at: [`civilian:${civilian}`, `area:${area}`] };
        play.emit({ type: 'civilianPlaced', ...told });
      }
    }
    for (const civilian of bag) state.civilians[civilian].at = 'aside';
  },
  tokens: (play) => tell(play, 5, 'tokens'),
  cubes: (play) => tell(play, 6, 'cubes'),
  decks: (play) => tell(play, 7, 'decks'),
  stacks(play) {
    tell(play, 8, 'stacks');
    for (const track of TRACKS) spawnTiles(play, SPAWN_ZONE_OF[track], START_TILES, 'PI-SETUP-18');
  },
  mutations: (play) => tell(play, 9, 'mutations'),
  tracks: (play) => tell(play, 10, 'tracks'),
  markers: (play) => tell(play, 11, 'markers'),
  stormDamage(play) {
    tell(play, 12, 'stormDamage');
    for (const area of AREA_IDS) {
      const { damage } = AREA[area];
      if (damage > 0) addDamage(play, { area }, damage, area === POWER_AREA ? 'PI-SETUP-23' : 'PI-SETUP-24');
    }
    const number = drawFateNumber(play, 'storm', 'PI-SETUP-25');
    const { name, greatSouthBay, cite } = STORM[number];
    play.emit({ type: 'stormDamage', number, result: name, rule: cite });
    for (const bridge of stormBridges(play, number)) addDamage(play, { bridge }, STORM_DAMAGE, cite);
    if (greatSouthBay) addDamage(play, { area: GREAT_SOUTH_BAY_BRIDGE }, STORM_DAMAGE, cite);
  },
  firstContact(play) {
    tell(play, 13, 'firstContact');
    return call(firstContact, { cards: 0, tracks: [], surging: false, contact: false });
  },
  /** Every Fate Card drawn in setup goes back into the deck (PI-SETUP-27, PI-RULING-65). */
  shuffleFate({ state }) {
    discardTable(state);
    state.fate.middle.push(...state.fate.discards.splice(0));
  },
});

/** A Tornado hits the Bridge of a second Fate Number and its neighbours (PI-RULING-17). */
function stormBridges(play: Play, number: FateNumber): readonly BridgeId[] {
  const { bridges } = STORM[number];
  if (bridges !== 'tornado') return bridges;
  const eye = drawFateNumber(play, 'tornado', 'PI-TBRIDGE-04');
  return BRIDGES.filter((bridge) => Math.abs(bridge - eye) <= 1);
}

export type FirstContact = {
  cards: number;
  tracks: number[];
  surging: boolean;
  contact: boolean;
  card?: FateId;
};

/** Fate Cards are flipped for their Activate section until somebody has been met. */
export const firstContact: Procedure<PlumState, PlumEvent, FirstContact> = procedure<FirstContact>(
  'firstContact',
  {
    flip(play, frame) {
      const card = drawFate(play);
      play.state.onTable.fate.push(card);
      frame.card = card;
      frame.cards++;
      play.emit({ type: 'fateCard', card, rule: 'PI-CONTACT-01' });
      const { activate } = FATE[card];
      frame.surging = activate === 'surge';
      frame.tracks = activate === 'surge' ? surge(play) : [...activate];
    },
    activateNext(play, frame) {
      // The second activation of a Surge is skipped after contact; other Tracks of the card are not (PI-CONTACT-05, -06).
      const track = frame.contact && frame.surging ? undefined : frame.tracks.shift();
      if (track === undefined) return go('cardDone');
      return call(activateTrack, { track }, 'trackDone');
    },
    trackDone(_, frame) {
      if (Number(frame.result) > 0) frame.contact = true;
      return go('activateNext');
    },
    cardDone(play, { contact, cards }) {
      discardTable(play.state);
      if (!contact) return go('flip');
      play.emit({ type: 'firstContactOver', cards, rule: 'PI-CONTACT-04' });
      return end();
    },
  },
);
