/** How what happens is told: pieces on their way, dice in the tray, cards turned over, a flash where it hurts. */
import type { OnlyOptionEvent } from '../../../core/procedure';
import type { DieView, LogMark, Playback, Point } from '../../../ui/gameView';
import type { IconName } from '../../../ui/icons';
import { colour } from '../../../ui/theme';
import { DIRECTOR_CARDS, directorId } from '../data/directorCards';
import { HEROES } from '../data/heroes';
import { missionOf } from '../data/missions';
import { SEARCH_CARDS, type SearchId } from '../data/searchCards';
import { WEAPONS, type Result } from '../data/weapons';
import type { ExodusEvent } from '../events';
import { boardOf } from '../queries';
import type { ExodusState } from '../state';
import { capital, cardName, heroName, itemName, perkName, plural, unitWords } from '../words';
import { standingOn } from './layout';
import { BLOOD, cardIcon, HERO_LIVERY, KIND_LOOK, TEAL } from './looks';

const SICK = KIND_LOOK.zombie.tint;
const GOOD = '#8FD08A';

const RESULT: Readonly<Record<Result, { words: string; tint: string }>> = {
  miss: { words: 'Missed', tint: '#5B6668' },
  knockdown: { words: 'Knocked down', tint: '#B97B35' },
  kill: { words: 'Killed', tint: '#C9253A' },
};

const die = (face: number, tint: string): DieView => ({ face, label: String(face), colour: tint });

/**
 * One step of a piece: a decision may move it over many squares, and each is told by itself. It was made on the plan from before,
 * also when the mission was won by it and the next one lies on the table.
 */
function journey(piece: string, from: string, to: string, before: ExodusState): Point[] {
  const { byName } = boardOf(before);
  return [from, to].flatMap((name) => {
    const square = byName.get(name);
    return square === undefined ? [] : [standingOn(before, piece, square)];
  });
}

const flash = (targets: readonly string[] | undefined, tint: string): Playback[] =>
  targets === undefined || targets.length === 0 ? [] : [{ do: 'flash', targets, colour: tint }];

const banner = (text: string, icon: IconName, tint: string, body?: string): Playback => ({
  do: 'banner',
  text,
  icon,
  colour: tint,
  ...(body === undefined ? {} : { body }),
});

export function animate(
  event: ExodusEvent | OnlyOptionEvent,
  before: ExodusState,
  after: ExodusState,
): readonly Playback[] {
  switch (event.type) {
    case 'moved':
      return moving(`hero:${event.hero}`, event, before, heroTint(after, event.hero));
    case 'dragged':
      return moving(`hero:${event.hero}`, event, before, BLOOD);
    case 'unitMoved':
      return moving(`unit:${event.unit}`, event, before, event.how === 'charge' ? BLOOD : SICK);
    case 'unitPushed':
      return moving(`unit:${event.unit}`, event, before, SICK);
    case 'ribDriven':
      return moving('rib', event, before, TEAL);
    case 'unitPlaced':
      return [{ do: 'appear', piece: `unit:${event.unit}` }];
    case 'heroPlaced':
      return [{ do: 'appear', piece: `hero:${event.hero}` }];
    case 'killed':
      return [{ do: 'vanish', piece: `unit:${event.unit}` }];
    case 'droppedOff':
      return [{ do: 'vanish', piece: `unit:${event.unit}` }];
    case 'pulledUnder':
    case 'heroDied':
      return [
        ...flash([`hero:${event.hero}`], BLOOD),
        banner(`${heroName(after, event.hero)} is lost`, 'death-skull', BLOOD),
      ];
    default:
      return (
        rolls(event, after) ??
        cards(event, after) ??
        moments(event, after) ??
        flash(event.at, tintOf(event.type))
      );
  }
}

const heroTint = (state: ExodusState, who: number): string => {
  const hero = state.heroes[who];
  return hero === undefined ? TEAL : HERO_LIVERY[hero.id].light;
};

function moving(
  piece: string,
  { from, to }: { readonly from: string; readonly to: string },
  before: ExodusState,
  tint: string,
): Playback[] {
  const path = journey(piece, from, to, before);
  return path.length < 2 ? [] : [{ do: 'move', piece, path, colour: tint }];
}

/** Whatever rolled a die. */
function rolls(event: ExodusEvent | OnlyOptionEvent, state: ExodusState): Playback[] | null {
  const tray = (title: string, face: number, result: string, tint: string, at = event.at): Playback[] => [
    { do: 'dice', title, dice: [die(face, tint)], result },
    ...flash(at?.slice(-1), tint),
  ];
  switch (event.type) {
    case 'shotFired': {
      const { words, tint } = RESULT[event.result];
      return tray(
        `${heroName(state, event.hero)}: ${cardName(event.card)}`,
        event.roll,
        `${capital(unitWords(event))}: ${words.toLowerCase()}`,
        tint,
      );
    }
    case 'canShot':
      return tray(
        cardName(event.card),
        event.roll,
        event.result === 'kill' ? 'The fuel goes up' : 'Missed',
        RESULT[event.result].tint,
      );
    case 'struck': {
      const { words, tint } = RESULT[event.result];
      return tray(`${heroName(state, event.hero)}: ${WEAPONS[event.weapon].name}`, event.roll, words, tint);
    }
    case 'blastRolled':
      return tray(
        WEAPONS[event.weapon].name,
        event.roll,
        `${capital(unitWords(event))}: ${RESULT[event.result].words.toLowerCase()}`,
        RESULT[event.result].tint,
      );
    case 'grabTested': {
      const words = { takenDown: 'taken down', knockdown: 'knocked down', safe: 'gets away' }[event.result];
      const tint = event.result === 'safe' ? '#3F7A2F' : '#C9253A';
      return tray('Grab test', event.total, `${heroName(state, event.hero)} ${words}`, tint, [
        `hero:${event.hero}`,
      ]);
    }
    case 'biteTested':
      return tray(
        'Bite test',
        event.total,
        `${heroName(state, event.hero)} ${event.bitten ? 'is bitten' : 'keeps the teeth away'}`,
        event.bitten ? '#C9253A' : '#3F7A2F',
        [`hero:${event.hero}`],
      );
    case 'dragTested':
      return tray('Drag test', event.roll, `${event.squares} squares`, '#8A4436');
    case 'spawnRolled':
      return tray('Spawn', event.roll, capital(event.words), '#6A7A2B');
    case 'roomRolled':
      return tray(`Room ${event.room.toUpperCase()}`, event.roll, capital(event.words), '#6A7A2B');
    case 'lotsCast':
      return [
        {
          do: 'dice',
          title: 'Casting lots',
          dice: event.rolls.map(({ roll, hero }) => ({
            ...die(roll, '#3E5560'),
            label: `${heroName(state, hero)} ${roll}`,
          })),
          result: event.lowest < 0 ? 'A tie: again' : `${heroName(state, event.lowest)} has the lowest`,
        },
      ];
    default:
      return null;
  }
}

/** Whatever turned a card over. */
function cards(event: ExodusEvent | OnlyOptionEvent, state: ExodusState): Playback[] | null {
  switch (event.type) {
    case 'cardDrawn':
      return event.card === null
        ? [banner('Nothing to be found', 'trash-can', colour.muted)]
        : [{ do: 'card', card: searchCard(state, event.card, event.hero) }];
    case 'directorPlayed': {
      const { name, text } = DIRECTOR_CARDS[directorId(event.card)];
      return [{ do: 'card', card: { kind: 'DIRECTOR', title: name, body: text, colour: BLOOD } }];
    }
    case 'missionBegan': {
      const { name, story } = missionOf(event.mission);
      return [{ do: 'card', card: { kind: 'MISSION', title: name, body: story, colour: TEAL } }];
    }
    default:
      return null;
  }
}

const CARD_WORDS = {
  ammunition: 'Rounds for a gun. Load them with Reload.',
  material: 'Material for crafting.',
  find: 'Take this equipment from the deck.',
  clatter: 'It falls with a clatter: somebody heard it.',
  nothing: 'Dust and old paper.',
} as const;

function searchCard(state: ExodusState, id: SearchId, who: number) {
  const card = SEARCH_CARDS[id];
  const words =
    card.kind === 'ammunition'
      ? `${plural(card.rounds, 'round')}: ${WEAPONS[card.weapon].name}.`
      : CARD_WORDS[card.kind];
  return {
    kind: 'SEARCH',
    title: card.name,
    body: words,
    colour: TEAL,
    note: { text: heroName(state, who), icon: cardIcon(id) },
    footer: ['Drawn from the search deck', `${state.search.down.length} left`] as const,
  };
}

/** Phases, deeds and turns of fortune. */
function moments(event: ExodusEvent | OnlyOptionEvent, state: ExodusState): Playback[] | null {
  switch (event.type) {
    case 'turnBegan':
      return [banner(`Turn ${event.turn}`, 'hourglass', colour.lamp)];
    case 'phaseBegan':
      if (event.phase === 'infected') return [banner('The infected move', 'shambling-zombie', SICK)];
      return event.phase === 'spawn' ? [banner('The infected spawn', 'spawn-node', BLOOD)] : [];
    case 'activated':
      return flash([`hero:${event.hero}`], heroTint(state, event.hero));
    case 'missionWon':
      return [banner('Mission won', 'trophy', GOOD, missionOf(event.mission).name)];
    case 'missionLost':
      return [banner('Mission lost', 'death-skull', BLOOD, missionOf(event.mission).name)];
    case 'exitOpened':
      return [...flash(event.at, GOOD), banner('The exit is open', 'exit-door', GOOD)];
    case 'delivered':
      return [banner(`${capital(itemName(event.item))} delivered`, 'hand-grip', GOOD)];
    case 'lampLit':
      return [banner('The lamp burns', 'lighthouse', colour.lamp)];
    case 'lampOut':
      return [...flash(event.at, BLOOD), banner('The lamp is out', 'moon', BLOOD)];
    case 'roomOpened':
      return [banner(`Room ${event.room.toUpperCase()} opened`, 'door-handle', TEAL)];
    case 'powerUsed':
      return [banner(perkName(event.perk), 'power-lightning', colour.lamp, heroName(state, event.hero))];
    case 'dialTurned':
      return [
        ...flash([`hero:${event.hero}`], BLOOD),
        ...(event.why === 'advance'
          ? []
          : [banner(`${heroName(state, event.hero)}: infection ${event.to}`, 'virus', BLOOD)]),
      ];
    case 'heroRose':
      return [banner(`${heroName(state, event.hero)} rises`, 'raise-zombie', SICK)];
    case 'exploded':
      return [...flash(event.at, '#F2762E'), banner('Explosion', 'explosion-rays', '#F2762E')];
    case 'joinedGrapple':
      return flash([`hero:${event.hero}`, `unit:${event.unit}`], BLOOD);
    case 'ticketWritten':
      return [
        banner(event.kind === 'save' ? `Saved in space ${event.space}` : 'Campaign paused', 'save', TEAL),
      ];
    default:
      return null;
  }
}

const BAD = ['damaged', 'unitDown', 'jammed', 'heroHampered', 'countersRemoved', 'unitCharges', 'controlled'];

function tintOf(type: string): string {
  return BAD.includes(type) ? BLOOD : TEAL;
}

// The log

const MARKS: Readonly<Record<string, { icon: IconName; colour?: string }>> = {
  shotFired: { icon: 'crosshair' },
  canShot: { icon: 'jerrycan' },
  struck: { icon: 'fist' },
  finished: { icon: 'guillotine' },
  killed: { icon: 'skull-crossed-bones', colour: GOOD },
  unitDown: { icon: 'falling' },
  exploded: { icon: 'explosion-rays', colour: '#F2762E' },
  thrown: { icon: 'throwing-ball' },
  moved: { icon: 'walking-boot' },
  unitMoved: { icon: 'shambling-zombie', colour: SICK },
  unitPlaced: { icon: 'spawn-node', colour: SICK },
  unitCharges: { icon: 'run', colour: BLOOD },
  grabTested: { icon: 'claw-slashes', colour: BLOOD },
  joinedGrapple: { icon: 'claw-slashes', colour: BLOOD },
  biteTested: { icon: 'virus', colour: BLOOD },
  dialTurned: { icon: 'virus', colour: BLOOD },
  heroDied: { icon: 'death-skull', colour: BLOOD },
  searched: { icon: 'binoculars' },
  cardDrawn: { icon: 'card-draw' },
  gearGained: { icon: 'cardboard-box-closed' },
  reloaded: { icon: 'reload-gun-barrel' },
  crafted: { icon: 'hammer-nails' },
  doorMoved: { icon: 'door-handle' },
  wentOnAlert: { icon: 'on-sight' },
  medPackUsed: { icon: 'medical-pack' },
  directorPlayed: { icon: 'clapperboard', colour: BLOOD },
  itemTaken: { icon: 'hand-grip' },
  delivered: { icon: 'flying-flag', colour: GOOD },
  exitOpened: { icon: 'exit-door', colour: GOOD },
  leftBoard: { icon: 'exit-door', colour: GOOD },
  perkChosen: { icon: 'upgrade' },
  powerUsed: { icon: 'power-lightning' },
  ticketWritten: { icon: 'save' },
  suppliesTaken: { icon: 'heavy-bullets' },
  heroPlaced: { icon: 'position-marker' },
  weaponChanged: { icon: 'crossed-pistols' },
  turnBegan: { icon: 'hourglass' },
  cardPassed: { icon: 'hand-grip' },
  droppedProne: { icon: 'half-body-crawling' },
  stoodUp: { icon: 'acrobatic' },
  boarded: { icon: 'speed-boat' },
  ribDriven: { icon: 'speed-boat' },
  swept: { icon: 'throwing-ball' },
  spawnRolled: { icon: 'spawn-node', colour: BLOOD },
  roomRolled: { icon: 'spawn-node', colour: BLOOD },
  roomOpened: { icon: 'door-handle' },
  droppedOff: { icon: 'exit-door', colour: SICK },
  unitStood: { icon: 'shambling-zombie', colour: SICK },
  unitStays: { icon: 'shambling-zombie', colour: SICK },
  damaged: { icon: 'crosshair', colour: GOOD },
  dragTested: { icon: 'claw-slashes', colour: BLOOD },
  dragged: { icon: 'claw-slashes', colour: BLOOD },
  pulledUnder: { icon: 'claw-slashes', colour: BLOOD },
  heroRose: { icon: 'raise-zombie', colour: SICK },
  turnedNewborn: { icon: 'baby-face', colour: SICK },
  crateDropped: { icon: 'cardboard-box-closed' },
  blastRolled: { icon: 'explosion-rays', colour: '#F2762E' },
  directorDealt: { icon: 'clapperboard', colour: BLOOD },
  directorPaused: { icon: 'clapperboard' },
  controlled: { icon: 'clapperboard', colour: BLOOD },
  heroHampered: { icon: 'clapperboard', colour: BLOOD },
  jammed: { icon: 'clapperboard', colour: BLOOD },
  lampLit: { icon: 'lighthouse', colour: colour.lamp },
  lampOut: { icon: 'moon', colour: BLOOD },
  missionWon: { icon: 'trophy', colour: GOOD },
  missionLost: { icon: 'death-skull', colour: BLOOD },
};

const CHAPTERS = {
  heroes: 'Hero move',
  infected: 'Infected move',
  spawn: 'Spawn phase',
  end: 'End phase',
} as const;

export function mark(event: ExodusEvent | OnlyOptionEvent, state: ExodusState): LogMark | null {
  switch (event.type) {
    case 'missionBegan':
      return { chapter: missionOf(event.mission).name, icon: 'flying-flag', colour: TEAL };
    case 'phaseBegan':
      return {
        chapter: `Turn ${state.turn}, ${CHAPTERS[event.phase].toLowerCase()}`,
        icon: event.phase === 'heroes' ? 'run' : 'shambling-zombie',
        colour: event.phase === 'heroes' ? TEAL : SICK,
      };
    case 'activated': {
      const hero = state.heroes[event.hero];
      return hero === undefined
        ? null
        : { chapter: HEROES[hero.id].name, icon: 'run', colour: HERO_LIVERY[hero.id].light };
    }
    default:
      return MARKS[event.type] ?? null;
  }
}
