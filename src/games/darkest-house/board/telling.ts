/** How what happens is told on the board: people through doorways, dice in the tray, cards turned up, a flash where it hurts. */
import type { OnlyOptionEvent } from '../../../core/procedure';
import type { DieView, Playback, Point } from '../../../ui/gameView';
import type { IconName } from '../../../ui/icons';
import { colour } from '../../../ui/theme';
import { COLOUR_NAMES } from '../data/chips';
import type { Claw, Icon, Terror } from '../data/dice';
import { CREATURES, NEMESES, POWER_NAMES } from '../data/enemies';
import { cardOf } from '../data/equipment';
import { SKILLS, SURVIVORS, type SurvivorId } from '../data/survivors';
import type { CycleEvent } from '../data/tracks';
import type { DarkestEvent } from '../events';
import type { Room } from '../geometry';
import type { DarkestState } from '../state';
import { CLAW_WORDS, ICON_WORDS, listed, many, people, person, roomWords, TERROR_WORDS } from '../words';
import { cardArt } from './cardArt';
import { centreOf, way } from './floor';
import { spots } from './layout';
import {
  cardIcon,
  CLAW_DIE,
  EMBER,
  EVENT_ICON,
  ICON_DIE,
  INDIGO,
  LIVERY,
  PALE,
  TERROR_DIE_LOOK,
  type DieLook,
} from './looks';
import { cardFacts, effectText } from './words';

const LAMP = colour.lamp;
const TEAL = '#6FD0C4';
const TOXIC = '#9BD14B';

function dieView({ icon, ground, side, tint }: DieLook, label: string): DieView {
  return { face: icon, label, colour: tint, ground, side };
}
const iconDice = (dice: readonly Icon[]): DieView[] =>
  dice.map((icon) => dieView(ICON_DIE[icon], ICON_WORDS[icon]));
const clawDice = (dice: readonly Claw[]): DieView[] =>
  dice.map((claw) => dieView(CLAW_DIE[claw], CLAW_WORDS[claw]));
const terrorDie = (face: Terror): DieView => dieView(TERROR_DIE_LOOK[face], TERROR_WORDS[face]);

const flash = (targets: readonly string[], tint: string): Playback[] => [
  { do: 'flash', targets, colour: tint },
];
const banner = (text: string, icon: IconName, tint: string, body?: string): Playback[] => [
  { do: 'banner', text, icon, colour: tint, ...(body === undefined ? {} : { body }) },
];
const roll = (title: string, dice: readonly DieView[], result: string): Playback[] => [
  { do: 'dice', title, dice, result },
];

/** From where a piece stood, through the doorway, to where it will stand. */
function walk(piece: string, from: Room, to: Room, before: DarkestState, after: DarkestState): Point[] {
  const stood = (state: DarkestState, room: Room): Point => {
    const spot = spots(state).find(({ id, room: own }) => id === piece && own === room);
    return spot ? { x: spot.x, y: spot.y } : centreOf(after.house, room);
  };
  const path = way(after.house, from, to);
  return [stood(before, from), ...path.slice(1, -1), stood(after, to)];
}

export function animate(
  event: DarkestEvent | OnlyOptionEvent,
  before: DarkestState,
  after: DarkestState,
): readonly Playback[] {
  switch (event.type) {
    case 'tilePlaced':
      return flash([`tile:${event.cell}`], LAMP);
    case 'houseReady':
      return banner('The house stands', 'house', INDIGO);
    case 'cameraSet':
      return flash(
        event.rooms.map((room) => `room:${room}`),
        '#D9E0FF',
      );
    case 'codeDrawn':
      return banner(
        'The code of the laboratory',
        'combination-lock',
        TEAL,
        listed(event.tokens.map((one) => COLOUR_NAMES[one].name)),
      );
    case 'chipsPlaced':
      return banner(
        'Every door is locked',
        'padlock',
        INDIGO,
        `${event.two} chips with two colours, ${event.three} with three`,
      );
    case 'chipRevealed':
      return flash([`lock:${event.lock}`], LAMP);
    case 'roundBegan':
      return banner(`Round ${event.round}`, 'night-sky', INDIGO);
    case 'eventMoved':
      return banner(
        EVENT_WORDS[event.event],
        EVENT_ICON[event.event],
        event.event === 'fire' ? EMBER : INDIGO,
      );
    case 'darknessGrew':
      return banner('It gets darker', 'moon', INDIGO, `Darkness ${event.to}`);
    case 'groupActs':
      return banner(`${people(event.members)} may act`, 'tabletop-players', LAMP);
    case 'cameraChecked':
      return [
        ...flash([`camera:${event.camera}`, `room:${event.room}`], '#D9E0FF'),
        ...roll(
          'A camera watches',
          [...iconDice(event.dice), terrorDie(event.terror)],
          event.alarm ? `Noticed: ${TERROR_WORDS[event.terror]}` : 'Nobody noticed',
        ),
      ];
    case 'terrorStruck':
      return flash([`tile:${event.cell}`], colour.danger);
    case 'tokenPlaced':
      return [{ do: 'appear', piece: `token:${event.room}` }];
    case 'tokenTurned':
      return [
        ...flash([`room:${event.room}`], PALE),
        ...banner(`${many(event.placed, 'zombie')} rise`, 'raise-zombie', PALE, roomWords(after, event.room)),
      ];
    case 'locationRolled':
      return roll(
        'Where it happens',
        [
          { face: event.row, label: `row ${event.row}`, colour: EMBER },
          { face: event.column, label: `column ${event.column}`, colour: EMBER },
        ],
        event.accepted ? `Row ${event.row}, column ${event.column}` : 'Not there: again',
      );
    case 'spawnRolled':
      return roll(
        'Where they come from',
        [
          { face: event.row, label: `row ${event.row}` },
          { face: event.column, label: `column ${event.column}` },
        ],
        event.column === 6 ? 'Straight to the survivors' : `Row ${event.row}, column ${event.column}`,
      );
    case 'fireStarted':
      return [
        ...flash([`tile:${event.cell}`], EMBER),
        ...banner('Fire', 'flame', EMBER, roomWords(after, event.cell)),
      ];
    case 'fireSpread':
      return flash([`tile:${event.from}`, `tile:${event.to}`], EMBER);
    case 'burnAdded':
    case 'tileDestroyed':
      return flash([`tile:${event.cell}`], EMBER);
    case 'burnsRemoved':
      return flash([`tile:${event.cell}`], '#8EC9F0');
    case 'fireOut':
      return banner('The fire is out', 'water-drop', '#8EC9F0');
    case 'zombiesBurnt':
      return flash([`room:${event.room}`], EMBER);
    case 'lurkingChecked':
      return roll('Something may lurk here', iconDice(event.dice), event.found ? 'It does' : 'It is quiet');
    case 'creatureArrived':
      return [
        ...flash([`room:${event.room}`], colour.danger),
        ...banner(CREATURES[event.creature].name, 'wolf-head', colour.danger, roomWords(after, event.room)),
      ];
    case 'creatureMoveRolled':
      return roll(
        `${CREATURES[event.creature].name} patrols`,
        [{ face: event.roll, label: String(event.roll) }],
        many(event.roll, 'room'),
      );
    case 'creatureMoved':
      return [
        {
          do: 'move',
          piece: 'enemy:creature',
          path: walk('enemy:creature', event.from, event.to, before, after),
          colour: colour.danger,
        },
      ];
    case 'creatureHit':
      return flash(['enemy:creature'], LAMP);
    case 'creatureKilled':
      return [
        { do: 'vanish', piece: 'enemy:creature' },
        ...banner(`${CREATURES[event.creature].name} is dead`, 'wolf-head', LAMP),
      ];
    case 'moved':
      return event.survivors.map((id) => ({
        do: 'move',
        piece: `survivor:${id}`,
        path: walk(`survivor:${id}`, event.from, event.to, before, after),
        colour: LIVERY[id].light,
      }));
    case 'searched':
      return roll(
        `${person(event.survivor)} searches`,
        [...iconDice(event.dice), terrorDie(event.terror)],
        `${event.found > 0 ? many(event.found, 'success', 'successes') : 'Nothing found'}${event.alarm ? `, heard: ${TERROR_WORDS[event.terror]}` : ''}`,
      );
    case 'cardFound':
      return [equipmentCard(event.card, event.survivor)];
    case 'doorOpened':
      return [...flash([`lock:${event.lock}`], LAMP), ...banner('A door opens', 'unlocking', LAMP)];
    case 'pried':
      return roll(
        `${person(event.survivor)} uses a crowbar`,
        iconDice([event.icon]),
        event.worked ? 'It held' : 'It slipped',
      );
    case 'chipEntered':
      return banner(
        'A chip in the terminal',
        'keyboard',
        TEAL,
        event.removed.length > 0
          ? `${listed(event.removed.map((one) => COLOUR_NAMES[one].name))} solved`
          : 'Nothing matched',
      );
    case 'laboratoryOpened':
      return [...flash([`tile:${event.cell}`], TEAL), ...banner('The laboratory is open', 'unlocking', TEAL)];
    case 'skillBought':
      return banner(
        `${person(event.survivor)} learns ${SKILLS[event.skill].name}`,
        'upgrade',
        LAMP,
        SKILLS[event.skill].text,
      );
    case 'escapeTried':
      return roll(
        `${person(event.survivor)} struggles`,
        iconDice(event.dice),
        event.freed ? 'Free' : 'Still held',
      );
    case 'attackRolled':
      return roll(`${person(event.survivor)} attacks`, iconDice(event.dice), diceWords(event.dice));
    case 'dieRerolled':
      return roll(`${person(event.survivor)} rolls again`, iconDice([event.icon]), ICON_WORDS[event.icon]);
    case 'zombieKilled':
      return flash([`room:${event.room}`], LAMP);
    case 'enemyPushed':
      return flash([`room:${event.from}`, `room:${event.to}`], LAMP);
    case 'enemyAttacked':
      return [
        ...flash([`room:${event.room}`], colour.danger),
        ...roll(
          ATTACKER_WORDS[event.by],
          clawDice(event.dice),
          listed(event.dice.map((claw) => CLAW_WORDS[claw])),
        ),
      ];
    case 'defended':
      return roll(
        'Defense',
        iconDice(event.dice),
        event.successes > 0 ? `Cancels ${many(event.successes, 'die', 'dice')}` : 'No success',
      );
    case 'biteResisted':
      return roll('Fast Reflexes', iconDice(event.dice), 'The bite misses');
    case 'wounded':
      return flash([`survivor:${event.survivor}`], colour.hit);
    case 'healed':
    case 'freed':
    case 'virusRemoved':
      return flash([`survivor:${event.survivor}`], LAMP);
    case 'bitten':
      return flash([`survivor:${event.survivor}`], TOXIC);
    case 'entrapped':
      return flash([`survivor:${event.survivor}`], colour.danger);
    case 'zombiesMoved':
    case 'reinforced':
      return [
        {
          do: 'move',
          piece: `${event.kind}:${event.from}`,
          path: walk(`${event.kind}:${event.from}`, event.from, event.to, before, after),
          colour: PALE,
        },
      ];
    case 'powerUsed':
      return banner(POWER_NAMES[event.power], 'power-lightning', colour.danger, 'A power attack');
    case 'zombified':
      return [
        ...flash([`survivor:${event.survivor}`], TOXIC),
        ...banner(`The virus works in ${person(event.survivor)}`, 'virus', TOXIC),
      ];
    case 'eliminated':
      return [
        ...banner(`${person(event.survivor)} is lost`, 'death-skull', colour.danger),
        { do: 'vanish', piece: `survivor:${event.survivor}` },
      ];
    case 'reentered':
      return banner(`${person(event.survivor)} comes in`, 'door', LIVERY[event.survivor].light);
    case 'showdownBegan':
      return banner(
        'The showdown',
        'death-skull',
        colour.danger,
        'All doors are open. Kill the nemesis before the light goes out.',
      );
    case 'cureTaken':
      return banner(`${person(event.survivor)} has the cure`, 'vial', TEAL);
    case 'nemesisArrived':
      return [
        ...flash([`room:${event.room}`], colour.danger),
        ...banner(NEMESES[event.nemesis].name, 'death-skull', colour.danger, many(event.cubes, 'cube')),
      ];
    case 'nemesisMoved':
      return [
        {
          do: 'move',
          piece: 'enemy:nemesis',
          path: walk('enemy:nemesis', event.from, event.to, before, after),
          colour: '#B9A2E8',
        },
      ];
    case 'nemesisHit':
      return flash(['enemy:nemesis'], LAMP);
    case 'nemesisKilled':
      return [
        { do: 'vanish', piece: 'enemy:nemesis' },
        ...banner(`${NEMESES[event.nemesis].name} is dead`, 'trophy', LAMP),
      ];
    case 'cornerDestroyed':
      return [
        ...flash([`tile:${event.cell}`], colour.danger),
        ...banner('A corner room is destroyed', 'broken-wall', colour.danger, roomWords(after, event.cell)),
      ];
    default:
      return [];
  }
}

const EVENT_WORDS: Readonly<Record<CycleEvent, string>> = {
  zombies: 'More of them come',
  fire: 'The fire spreads',
  clock: 'The clock strikes',
  nothing: 'A quiet moment',
};
const ATTACKER_WORDS = {
  horde: 'The horde attacks',
  creature: 'The creature attacks',
  nemesis: 'The nemesis attacks',
} as const;

/** '2 successes, 1 aim', in the order of the die. */
function diceWords(dice: readonly Icon[]): string {
  const kinds = [...new Set(dice)];
  return kinds
    .map((icon) => {
      const count = dice.filter((one) => one === icon).length;
      return icon === 'success' ? many(count, 'success', 'successes') : many(count, ICON_WORDS[icon]);
    })
    .join(', ');
}

function equipmentCard(id: string, survivor: SurvivorId): Playback {
  const { name, colours, effect } = cardOf(id);
  return {
    do: 'card',
    card: {
      kind: 'EQUIPMENT',
      title: name,
      body: `${cardFacts(id)}. ${effect ? effectText(effect) : ''} Shows ${listed(colours.map((one) => COLOUR_NAMES[one].name))}.`,
      note: { text: SURVIVORS[survivor].name, icon: cardIcon(id) },
      footer: [`Found by ${SURVIVORS[survivor].name}`, ''],
      colour: EMBER,
      Art: () => cardArt(id),
    },
  };
}
