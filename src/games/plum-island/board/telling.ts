/** How what happens is told on the board: pieces on the road, dice in the tray, cards turned over, a flash where it hurts. */
import type { OnlyOptionEvent } from '../../../core/procedure';
import type { Playback, Point } from '../../../ui/gameView';
import type { IconName } from '../../../ui/icons';
import { colour } from '../../../ui/theme';
import { CIVILIAN } from '../data/civilians';
import { EVENT } from '../data/eventCards';
import { FATE } from '../data/fateCards';
import type { SpaceId } from '../data/map';
import { MUTATION } from '../data/mutations';
import { SEARCH } from '../data/searchCards';
import { OVERRUN_LIMIT, roundRow, type Cube, type Face } from '../data/tables';
import { AREA } from '../data/topology';
import { CRAFT, FACTIONS, UNIT, type FactionId } from '../data/units';
import type { PlumEvent } from '../events';
import { numberReason } from '../eventText';
import { sentence } from '../names';
import type { PlumState, Token } from '../state';
import { centre, spots, way } from './layout';
import { FACTION_LIVERY, livery, PEOPLE, TOXIC } from './looks';
import { cardArt, subjectOf } from './pictures';

const LAMP = colour.lamp;
const CUBE_COLOUR: Readonly<Record<Cube, string>> = { green: '#4C8A2E', yellow: '#B8860B', red: '#C9253A' };

const DIE_ICON: Readonly<Record<Face, { face: IconName; label: string; colour: string }>> = {
  miss: { face: 'close', label: 'miss', colour: '#5B6668' },
  shielded: { face: 'heart-shield', label: 'shield', colour: '#2F639C' },
  lightHit: { face: 'claw-slashes', label: 'light hit', colour: '#8A6A1E' },
  hit: { face: 'fist', label: 'hit', colour: '#8A4436' },
  critical: { face: 'explosion-rays', label: 'critical hit', colour: '#C9253A' },
};

/** From where a piece stood to where it stands, along the roads between. */
function journey(piece: string, spaces: readonly SpaceId[], before: PlumState, after: PlumState): Point[] {
  const stood = (state: PlumState) => spots(state).find((spot) => spot.id === piece);
  const path: Point[] = [];
  for (let i = 0; i + 1 < spaces.length; i++)
    path.push(...way(spaces[i] as SpaceId, spaces[i + 1] as SpaceId));
  const first = stood(before);
  const last = stood(after);
  return [
    ...(first ? [{ x: first.x, y: first.y }] : []),
    ...path,
    ...(last ? [{ x: last.x, y: last.y }] : []),
  ];
}

function flash(targets: readonly string[], tint: string): Playback[] {
  return targets.length === 0 ? [] : [{ do: 'flash', targets, colour: tint }];
}

export function tokenWords(token: Token): { text: string; icon: IconName; colour: string } {
  if (token === 'fate') return { text: 'The Horrors move', icon: 'shambling-zombie', colour: TOXIC };
  if (token === 'doom') return { text: 'Impending Doom', icon: 'death-skull', colour: colour.danger };
  if (token === 'wild') return { text: 'A second wind', icon: 'round-star', colour: LAMP };
  return { text: FACTIONS[token].name, icon: 'whistle', colour: FACTION_LIVERY[token as FactionId].light };
}

export function animate(
  event: PlumEvent | OnlyOptionEvent,
  before: PlumState,
  after: PlumState,
): readonly Playback[] {
  switch (event.type) {
    case 'unitMoved':
      return walk(`unit:${event.unit}`, event.path, before, after, livery(event.unit).light);
    case 'retreated':
      return walk(`unit:${event.unit}`, [event.from, event.to], before, after, livery(event.unit).light);
    case 'horrorMoved':
      return walk(`horror:${event.horror}`, [event.from, event.to], before, after, TOXIC);
    case 'civilianMoved':
      return flash([`area:${event.from}`, `area:${event.to}`], PEOPLE);
    case 'craftMoved':
      return [{ do: 'move', piece: `craft:${event.craft}`, path: [centre(event.from), centre(event.to)] }];
    case 'diceRolled':
      return [
        {
          do: 'dice',
          title: 'Combat dice',
          dice: event.faces.map((face) => DIE_ICON[face]),
          result: diceWords(event.hits, event.shields),
        },
      ];
    case 'fateNumber':
      return [
        {
          do: 'dice',
          title: 'Fate Number',
          dice: [{ face: event.number, label: String(event.number), colour: '#5B2E70' }],
          result: sentence(`${numberReason(event.why) || 'drawn'}: ${event.number}`),
        },
      ];
    case 'cubesDrawn':
      return [
        {
          do: 'dice',
          title: 'Infection: out of the Draw Bag',
          dice: event.cubes.map((cube) => ({
            face: 'biohazard',
            label: `${cube} cube`,
            colour: CUBE_COLOUR[cube],
          })),
          result:
            event.level === 0 ? 'The Biohazard Level holds' : `The Biohazard Level rises by ${event.level}`,
        },
      ];
    case 'onlyOption':
      return [];
    default:
      return CARDS[event.type]?.(event as never) ?? BANNERS[event.type]?.(event as never) ?? [];
  }
}

function walk(
  piece: string,
  spaces: readonly SpaceId[],
  before: PlumState,
  after: PlumState,
  tint: string,
): Playback[] {
  return [{ do: 'move', piece, path: journey(piece, spaces, before, after), colour: tint }];
}

/** How each kind of event is shown that needs no more than itself. */
type Shown = { readonly [T in PlumEvent['type']]?: (event: Extract<PlumEvent, { type: T }>) => Playback[] };

const CARDS: Shown = {
  fateCard: ({ card, at }) => [
    {
      do: 'card',
      card: {
        kind: 'FATE',
        title: `Fate Number ${FATE[card].fate}`,
        body: fateWords(card),
        colour: '#3F6B12',
        Art: cardArt('fate', 'shambling-zombie'),
      },
      targets: places(at),
    },
  ],
  eventCard: ({ card, at }) => {
    const { name, text } = EVENT[card];
    const Art = cardArt('event', subjectOf(`${name} ${text}`));
    return [
      {
        do: 'card',
        card: { kind: 'EVENT', title: name, body: text, colour: '#8E2B26', Art },
        targets: places(at),
      },
    ];
  },
  searchCard: ({ card, unit, at }) => {
    const { name, text } = SEARCH[card];
    const Art = cardArt('search', subjectOf(`${name} ${text}`));
    const footer = ['Found by', UNIT[unit].name] as const;
    return [
      { do: 'card', card: { kind: 'SEARCH', title: name, body: text, footer, Art }, targets: places(at) },
    ];
  },
};

const BANNERS: Shown = {
  stormDamage: ({ number, result, at }) => [
    ...flash(places(at), colour.damage),
    banner(
      `The storm: ${result}`,
      'power-lightning',
      colour.damage,
      `Fate Number ${number}. Bridges are damaged.`,
    ),
  ],
  firstContactOver: ({ cards }) => [
    banner(
      'First contact',
      'shambling-zombie',
      TOXIC,
      `The Horrors have come south after ${cards} Fate Cards.`,
    ),
  ],
  roundBegan({ round, night }) {
    const { day, time, actions } = roundRow(round);
    const body = `${sentence(time)} of ${day}, ${actions === 1 ? '1 action' : `${actions} actions`} a Faction`;
    return night
      ? [
          banner(
            `Night falls: Round ${round}`,
            'night-sky',
            '#9FB4F0',
            `${body}. Horrors move one Area further.`,
          ),
        ]
      : [banner(`Round ${round}`, time === 'morning' ? 'sunrise' : 'sun', LAMP, body)];
  },
  phaseBegan: ({ phase, round }) =>
    phase === 'hunger'
      ? [banner('Hunger', 'camp-cooking-pot', LAMP, 'Everybody wants to be fed before the night.')]
      : phase === 'end'
        ? [
            banner(
              `The end of Round ${round}`,
              'hourglass',
              colour.paper,
              'Areas are replenished, Horrors wake.',
            ),
          ]
        : [],
  tokenDrawn({ token, left }) {
    const { text, icon, colour: tint } = tokenWords(token);
    return [
      banner(
        text,
        icon,
        tint,
        left === 1 ? '1 token is left in the bag' : `${left} tokens are left in the bag`,
      ),
    ];
  },
  surge: ({ track }) => [banner(`Surge on Track ${track}`, 'run', TOXIC, 'It is activated twice.')],
  spawned: ({ area }) => flash([`area:${area}`], TOXIC),
  grew: ({ area }) => flash([`area:${area}`], TOXIC),
  possession: ({ area }) => flash([`area:${area}`], TOXIC),
  amalgamated: ({ area }) => flash([`area:${area}`], TOXIC),
  mutationEntered: ({ mutation, area }) => [
    ...flash([`area:${area}`], TOXIC),
    banner(
      MUTATION[mutation].name,
      'evil-eyes',
      TOXIC,
      `${MUTATION[mutation].power}: ${MUTATION[mutation].text}`,
    ),
  ],
  forcedCrossing: ({ at, crossed, hits }) => [
    ...flash(places(at), colour.damage),
    banner(
      crossed ? 'Forced crossing' : 'Drowned at the crossing',
      'stone-bridge',
      colour.damage,
      crossed ? `The Horrors take ${hits} and are over the river.` : 'The river took them all.',
    ),
  ],
  closeCombat: ({ area, unit, attacking, potential }) => [
    ...flash([`area:${area}`], colour.danger),
    banner(
      `${UNIT[unit].name} ${attacking ? 'attacks' : 'defends'} ${area}`,
      'crossed-swords',
      colour.danger,
      `Against up to ${potential === 1 ? '1 hit' : `${potential} hits`}`,
    ),
  ],
  civiliansAttacked: ({ area }) => [
    ...flash([`area:${area}`], colour.danger),
    banner(`Civilians attacked in ${area}`, 'claw-slashes', colour.danger),
  ],
  rangedCombat: ({ area }) => flash([`area:${area}`], colour.danger),
  horrorHit: ({ area }) => flash([`area:${area}`], colour.hit),
  unitHit: ({ unit }) => flash([`unit:${unit}`], colour.hit),
  stunned: ({ area }) => flash([`area:${area}`], LAMP),
  horrorEliminated: ({ horror }) => [{ do: 'vanish', piece: `horror:${horror}` }],
  lastStand: ({ unit, number, bravery, survived }) => [
    banner(
      survived ? 'Last stand held' : 'Last stand lost',
      'heart-shield',
      survived ? LAMP : colour.danger,
      `${UNIT[unit].name}: ${number} against Bravery ${bravery}`,
    ),
  ],
  unitEliminated: ({ unit, area }) => [
    ...flash([`area:${area}`], colour.hit),
    { do: 'vanish', piece: `unit:${unit}` },
    banner(`${UNIT[unit].name} has fallen`, 'death-skull', colour.danger, `In ${area} ${AREA[area].name}`),
  ],
  civilianEliminated: ({ civilian, area }) => [
    ...flash([`area:${area}`], colour.hit),
    banner(`${CIVILIAN[civilian].name} are lost`, 'death-skull', colour.danger),
  ],
  overran: ({ area, overrun }) => [
    ...flash([`area:${area}`], colour.danger),
    banner(`${area} is overrun`, 'broken-wall', colour.danger, `Overrun ${overrun} of ${OVERRUN_LIMIT}`),
  ],
  piledOn: ({ area, overrun }) => [
    ...flash([`area:${area}`], colour.danger),
    banner(
      `The Horrors pile on in ${area}`,
      'broken-wall',
      colour.danger,
      `Overrun ${overrun} of ${OVERRUN_LIMIT}`,
    ),
  ],
  cubeAdded: ({ cube }) => [banner(`A ${cube} cube goes into the Draw Bag`, 'virus', CUBE_COLOUR[cube])],
  evacuated: ({ civilian, points, evacuation, at }) => [
    ...flash(places(at), PEOPLE),
    banner(
      `${CIVILIAN[civilian].name} are safe`,
      'exit-door',
      PEOPLE,
      `${points === 1 ? '1 point' : `${points} points`}, ${evacuation} in all`,
    ),
  ],
  damaged: ({ at }) => flash(places(at), colour.damage),
  repaired: ({ at }) => flash(places(at), LAMP),
  exhausted: ({ area }) => flash([`area:${area}`], colour.muted),
  healed: ({ unit }) => flash([`unit:${unit}`], LAMP),
  compoundBuilt: ({ compound }) => [{ do: 'appear', piece: `unit:${compound}` }],
  civilianAppeared: ({ area }) => flash([`area:${area}`], PEOPLE),
  powerRestored: () => [banner('The lights are on', 'power-lightning', LAMP)],
  craftLost: ({ craft }) => [banner(`${CRAFT[craft].name} is lost`, 'broken-wall', colour.danger)],
  gameOver: ({ result }) => [
    result === 'win'
      ? banner('The island is behind you', 'exit-door', LAMP)
      : banner('The island is lost', 'death-skull', colour.danger),
  ],
};

function banner(text: string, icon: IconName, tint: string, body?: string): Playback {
  return { do: 'banner', text, icon, colour: tint, ...(body === undefined ? {} : { body }) };
}

/** Places and pieces that a board can show. */
function places(at: readonly string[] | undefined): readonly string[] {
  return (at ?? []).filter((id) => !id.startsWith('civilian:'));
}

function fateWords(id: keyof typeof FATE): string {
  const { spawn, activate, event } = FATE[id];
  const tracks = (list: readonly number[]) =>
    `${list.length === 1 ? 'Track' : 'Tracks'} ${list.join(' and ')}`;
  const spawning = typeof spawn === 'string' ? `${sentence(spawn)}!` : `A spawn on ${tracks(spawn)}.`;
  const moving =
    typeof activate === 'string'
      ? 'Surge: one Track moves twice.'
      : `${tracks(activate)} ${activate.length === 1 ? 'moves' : 'move'}.`;
  return `${spawning} ${moving} ${event ? 'Whoever follows draws an Event.' : 'Whoever follows is left in peace.'}`;
}

function diceWords(hits: number, shields: number): string {
  const words = [hits === 1 ? '1 hit' : `${hits} hits`];
  if (shields > 0) words.push(shields === 1 ? '1 shield' : `${shields} shields`);
  return words.join(', ');
}
