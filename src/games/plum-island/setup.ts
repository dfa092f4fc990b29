/** The first state: everything lies ready beside the board. What is placed, drawn and rolled follows in `procedures/setUp.ts`. */
import { pile, take } from '../../core/bag';
import { firstFrame } from '../../core/engine';
import type { CoreState } from '../../core/procedure';
import type { Random } from '../../core/random';
import { EVENT_DECK, FATE_IDS, SEARCH_DECK } from './data/cards';
import { CIVILIAN, CIVILIAN_IDS } from './data/civilians';
import { keyed } from './data/lookup';
import { BRIDGES } from './data/map';
import { MUTATION_IDS } from './data/mutations';
import { CUBES, DOOM_TOKENS, FATE_TOKENS, MARKER_KINDS, MARKERS, TILES } from './data/tables';
import { CRAFT_IDS, FACTION_IDS, UNIT_IDS, type FactionId } from './data/units';
import { plumGame } from './procedures/round';
import type {
  CivilianState,
  CraftState,
  MutationState,
  PlumOptions,
  PlumState,
  Token,
  UnitState,
} from './state';

export function setup(
  options: PlumOptions,
  random: Random,
): Omit<PlumState, keyof CoreState> & Pick<PlumState, 'frames'> {
  const factions = dealFactions(options, random);
  return {
    options,
    phase: 'setup',
    round: 1,
    biohazard: 0,
    overrun: 0,
    evacuation: 0,
    powerOut: true,
    seats: factions.map((faction) => ({ faction, supplies: options.startSupplies, evacuated: [] })),
    turn: null,
    units: keyed(UNIT_IDS, (): UnitState => ({ at: 'box', hits: 0, molotov: 0, pistols: 0 })),
    craft: keyed(CRAFT_IDS, (): CraftState => ({ at: 'box', disabled: false })),
    civilians: keyed(CIVILIAN_IDS, (id): CivilianState => ({
      at: CIVILIAN[id].vip ? 'box' : 'bag',
      housed: null,
      molotov: 0,
      pistols: 0,
    })),
    mutations: keyed(MUTATION_IDS, (): MutationState => ({ at: 'box', hits: 0, stunned: false })),
    stacks: [],
    stackSerial: 0,
    pool: TILES,
    lostTiles: 0,
    areaDamage: {},
    bridgeDamage: keyed(BRIDGES, () => 0),
    exhausted: [],
    overrunAreas: [],
    looseSupplies: {},
    looseMarkers: [],
    markerPool: keyed(MARKER_KINDS, (kind) => MARKERS[kind].count),
    bag: tokensFor(factions),
    drawn: [],
    cubeBag: Array.from({ length: CUBES.green }, () => 'green' as const),
    cubePool: { yellow: CUBES.yellow, red: CUBES.red },
    fate: pile(FATE_IDS),
    event: pile(EVENT_DECK),
    search: pile(SEARCH_DECK),
    onTable: { fate: [], event: [], search: [] },
    fateAside: [],
    radioSilence: false,
    darkIdeas: false,
    forecastUsed: false,
    fighting: false,
    outcome: null,
    frames: [firstFrame(plumGame, {})],
  };
}

/** Chosen Factions in seat order; whoever has not chosen is dealt one (PI-SETUP-02). */
function dealFactions({ factions, factionCount }: PlumOptions, random: Random): FactionId[] {
  const dealt = [...factions];
  const box = FACTION_IDS.filter((faction) => !dealt.includes(faction));
  while (dealt.length < factionCount) dealt.push(take(box, random));
  return dealt;
}

/** Eight tokens in every mode (PI-MODES-10). */
function tokensFor(factions: readonly FactionId[]): Token[] {
  const own: Token[] = factions.length === 2 ? [...factions, ...factions] : [...factions];
  if (factions.length === 3) own.push('wild');
  return [
    ...own,
    ...Array.from({ length: FATE_TOKENS }, (): Token => 'fate'),
    ...Array.from({ length: DOOM_TOKENS }, (): Token => 'doom'),
  ];
}
