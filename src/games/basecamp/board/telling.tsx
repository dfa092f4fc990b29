/** How what happens is told: tiles turned over and laid, figures on their way, shots, traps, waves of combat, the meal. */
import { Group, Picture } from '@shopify/react-native-skia';

import type { OnlyOptionEvent } from '../../../core/procedure';
import type { LogMark, Playback, Point } from '../../../ui/gameView';
import type { IconName } from '../../../ui/icons';
import { drawLayers, fillPaint, pathOf, recorded } from '../../../ui/skia/record';
import { colour } from '../../../ui/theme';
import { DIRECTIONS } from '../data/balance';
import { ENEMIES } from '../data/enemies';
import { MINORS, MISSIONS } from '../data/objectives';
import { SURVIVORS, type SurvivorId } from '../data/survivors';
import { TILES, type TileKind } from '../data/tiles';
import type { BasecampEvent } from '../events';
import type { Cell } from '../geometry';
import { enemyOf, type BasecampState } from '../state';
import { capital, person } from '../words';
import { BOX, TILE_ART } from './art';
import { centreOf, spotOf } from './layout';
import { CATEGORY_NAME, EDGE, FIGURE, GOOD } from './looks';
import { pileLeft } from './pile';

const FIRE = '#F2902E';
const ENEMY_RED = '#F08A7C';
const GOOD_GREEN = '#8FD08A';

/** The tile of a card: its illustration in the middle, its ground to both sides. */
export function CardArt({ kind }: { kind: TileKind }) {
  const scale = 180 / BOX;
  const [first] = TILE_ART[kind];
  return (
    <Group>
      <Picture
        picture={recorded(`unknown card ${kind}`, (canvas) => {
          canvas.drawPath(pathOf('M0 0H320V180H0Z'), fillPaint(first?.fill ?? colour.ink));
          canvas.drawPath(pathOf('M0 0H320V180H0Z'), fillPaint('#000000', 0.3));
          canvas.save();
          canvas.translate((320 - 180) / 2, 0);
          canvas.scale(scale, scale);
          drawLayers(canvas, TILE_ART[kind]);
          canvas.restore();
        })}
      />
    </Group>
  );
}

/** Dark enough for words on paper. */
const ON_PAPER: Readonly<Record<string, string>> = {
  base: '#7A5A12',
  starting: '#5C543C',
  hazard: '#7A5208',
  enemy: '#9A2F24',
  objective: '#1F5B6E',
};

function tileCard(kind: TileKind, by: SurvivorId | null, after: BasecampState): Playback {
  const { name, text, category } = TILES[kind];
  return {
    do: 'card',
    card: {
      kind: CATEGORY_NAME[category],
      title: name,
      body: text,
      colour: ON_PAPER[category] ?? '#5C543C',
      footer: [by === null ? 'From the pile' : `Explored by ${person(by)}`, `${pileLeft(after)} left`],
      Art: () => <CardArt kind={kind} />,
    },
  };
}

/** From where a figure stood to where it stands, over the middle of the tiles between. */
function journey(id: string, from: Cell, to: Cell, before: BasecampState, after: BasecampState): Point[] {
  const stood = spotOf(before, id);
  const stands = spotOf(after, id);
  const offset = (at: Point, cell: Cell) => ({ x: at.x - centreOf(cell).x, y: at.y - centreOf(cell).y });
  const lean = stood && stood.cell === from ? offset(stood, from) : { x: 0, y: 22 };
  const end =
    stands && stands.cell === to ? stands : { x: centreOf(to).x + lean.x, y: centreOf(to).y + lean.y };
  return [
    { x: centreOf(from).x + lean.x, y: centreOf(from).y + lean.y },
    { x: end.x, y: end.y },
  ];
}

function flash(targets: readonly string[], tint: string): Playback[] {
  return targets.length === 0 ? [] : [{ do: 'flash', targets, colour: tint }];
}

const tintOf = (state: BasecampState, index: number) => {
  const own = state.survivors[index]?.colour;
  return own === undefined ? colour.lamp : FIGURE[own].light;
};

export function animate(
  event: BasecampEvent | OnlyOptionEvent,
  before: BasecampState,
  after: BasecampState,
): readonly Playback[] {
  switch (event.type) {
    case 'roundBegan':
      return [
        {
          do: 'banner',
          text: `Round ${event.round}`,
          body: `${after.stock.food ?? 0} food in Base`,
          icon: 'sunrise',
          colour: colour.lamp,
        },
      ];
    case 'enemyPhaseBegan':
      return before.enemies.length === 0
        ? []
        : [
            {
              do: 'banner',
              text: 'The enemies move',
              body:
                before.enemies.length === 1 ? 'One is out there' : `${before.enemies.length} are out there`,
              icon: 'evil-eyes',
              colour: ENEMY_RED,
            },
          ];
    case 'mealEaten':
      return [
        {
          do: 'banner',
          text: `The meal: ${event.amount} food`,
          body: event.left === 0 ? 'Nothing is left' : `${event.left} left in Base`,
          icon: 'camp-cooking-pot',
          colour: event.left <= 2 ? colour.danger : GOOD.food.colour,
        },
      ];
    case 'mealSpared':
      return [
        {
          do: 'banner',
          text: 'Short rations',
          body: `${person(event.card)} stretches the meal`,
          icon: 'camp-cooking-pot',
          colour: GOOD_GREEN,
        },
      ];
    case 'starved':
      return [{ do: 'banner', text: 'The pots are empty', icon: 'death-skull', colour: colour.danger }];
    case 'dieRolled':
      return [
        {
          do: 'dice',
          title: DIE_TITLE[event.purpose],
          dice: [{ face: event.roll, label: String(event.roll) }],
          result: dieResult(event),
        },
      ];
    case 'tileRevealed':
      return [tileCard(event.tile, event.card, after)];
    case 'tilesRevealed':
      return [tileCard(event.tile, event.card, after), tileCard(event.other, event.card, after)];
    case 'tileLookedAt':
      return [tileCard(event.tile, null, after)];
    case 'tilePlaced':
      return [{ do: 'appear', piece: `cell:${event.cell}` }];
    case 'tileReplaced':
      return [
        ...flash([`cell:${event.cell}`], colour.danger),
        { do: 'banner', text: 'The passage collapses', icon: 'broken-wall', colour: colour.danger },
      ];
    case 'tilesSwapped':
      return flash([`cell:${event.from}`, `cell:${event.to}`], FIRE);
    case 'tileRefused':
      return [
        {
          do: 'banner',
          text: `${TILES[event.tile].name} fits nowhere`,
          body: 'It would cut somebody off, so another one is drawn',
          icon: 'card-pickup',
        },
      ];
    case 'tileCleared':
      return flash([`cell:${event.cell}`], event.how === 'vermin' ? ENEMY_RED : GOOD_GREEN);
    case 'fireSpread':
    case 'washedAway':
      return flash([`cell:${event.cell}`], event.type === 'fireSpread' ? FIRE : '#5FB6C9');
    case 'moved':
      return [
        {
          do: 'move',
          piece: `survivor:${event.survivor}`,
          path: journey(`survivor:${event.survivor}`, event.from, event.to, before, after),
          colour: tintOf(before, event.survivor),
        },
      ];
    case 'enemyMoved':
      return [
        {
          do: 'move',
          piece: `enemy:${event.enemy}`,
          path: journey(`enemy:${event.enemy}`, event.from, event.to, before, after),
          colour: ENEMY_RED,
        },
      ];
    case 'survivorStopped':
    case 'enemyStopped':
      return flash([`cell:${event.cell}`], '#D2B277');
    case 'barriersRose':
      return flash([`cell:${event.cell}`], '#D2B277');
    case 'trapSet':
      return flash([`cell:${event.cell}`], colour.soft);
    case 'gained':
    case 'dropped':
    case 'leftBehind':
      return flash([`cell:${event.cell}`], GOOD[event.good].colour);
    case 'spawned':
      return [
        { do: 'appear', piece: `enemy:${event.enemy}` },
        {
          do: 'banner',
          text: `${withArticle(ENEMIES[event.kind].name)} appears`,
          body: ENEMIES[event.kind].text,
          icon: 'evil-eyes',
          colour: ENEMY_RED,
        },
      ];
    case 'trapSprung':
      return [
        ...flash([`cell:${event.cell}`, `enemy:${event.enemy}`], colour.soft),
        {
          do: 'banner',
          text: 'The trap snaps shut',
          body: `It catches the ${ENEMIES[event.kind].name}`,
          icon: 'wolf-trap',
          colour: colour.soft,
        },
      ];
    case 'shot':
      return flash([`survivor:${event.survivor}`, `enemy:${event.enemy}`], GOOD.ammo.colour);
    case 'strangerShot':
      return [
        ...flash([`enemy:${event.enemy}`, `survivor:${event.survivor}`], colour.danger),
        {
          do: 'banner',
          text: 'The Stranger shoots',
          body: `At ${person(event.card)}`,
          icon: 'crosshair',
          colour: colour.danger,
        },
      ];
    case 'combatBegan':
      return [
        ...flash([`cell:${event.cell}`], colour.danger),
        {
          do: 'banner',
          text: 'Close combat',
          body: fighters(event, before),
          icon: 'crossed-swords',
          colour: colour.danger,
        },
      ];
    case 'hurt':
    case 'burned':
    case 'gaveUp':
    case 'gassed':
    case 'jawTrapped':
      return flash([`survivor:${event.survivor}`], colour.danger);
    case 'armorSpent':
      return flash([`survivor:${event.survivor}`], GOOD.armor.colour);
    case 'healed':
    case 'freed':
    case 'ate':
    case 'armorMade':
      return flash([`survivor:${event.survivor}`], GOOD_GREEN);
    case 'arrived':
      return [
        {
          do: 'banner',
          text: 'A newcomer',
          body: `${SURVIVORS[event.card].name}, ${SURVIVORS[event.card].calling}`,
          icon: 'campfire',
          colour: colour.lamp,
        },
      ];
    case 'enemyHit':
    case 'enemyStunned':
      return flash([`enemy:${event.enemy}`], colour.lamp);
    case 'enemyKilled':
    case 'enemyLeft':
      return enemyOf(before, event.enemy) === undefined
        ? []
        : [{ do: 'vanish', piece: `enemy:${event.enemy}` }];
    case 'raided':
      return [
        ...flash(['cell:0,0'], colour.danger),
        {
          do: 'banner',
          text: `The ${ENEMIES[event.kind].name} raids Base`,
          body: `${event.food} food gone, ${event.left} left`,
          icon: 'broken-wall',
          colour: colour.danger,
        },
      ];
    case 'stole':
    case 'verminFed':
      return flash([`cell:${event.cell}`, `enemy:${event.enemy}`], ENEMY_RED);
    case 'eventDone':
      return flash([`cell:${event.cell}`], EDGE.objective);
    case 'missionDone':
      return [
        {
          do: 'banner',
          text: `${MISSIONS[event.mission].name} is complete`,
          icon: 'trophy',
          colour: colour.lamp,
        },
      ];
    case 'minorDone':
      return [
        {
          do: 'card',
          card: {
            kind: 'Minor objective complete',
            title: MINORS[event.minor].name,
            body: MINORS[event.minor].reward,
            colour: ON_PAPER.objective ?? '#1F5B6E',
          },
        },
      ];
    default:
      return [];
  }
}

function withArticle(name: string): string {
  return `${/^[AEIOU]/.test(name) ? 'An' : 'A'} ${name}`;
}

function fighters(event: Extract<BasecampEvent, { type: 'combatBegan' }>, state: BasecampState): string {
  const ours = event.survivors
    .map((index) => state.survivors[index]?.card)
    .filter((card) => card !== undefined);
  const theirs = event.enemies.map((id) => enemyOf(state, id)?.kind).filter((kind) => kind !== undefined);
  const names = ours.length === 0 ? 'Base' : ours.map(person).join(', ');
  const foes = theirs.map((kind) => ENEMIES[kind].name).join(', ');
  return foes === '' ? names : `${names} against ${foes}`;
}

const DIE_TITLE: Readonly<Record<Extract<BasecampEvent, { type: 'dieRolled' }>['purpose'], string>> = {
  route: 'Which way does it go?',
  flight: 'Where is it driven?',
  exit: 'Where does it slip away?',
  rations: 'Short rations: a 4 spares the meal',
};

function dieResult({ roll, purpose, fits }: Extract<BasecampEvent, { type: 'dieRolled' }>): string {
  if (purpose === 'rations') return fits ? 'Nothing is eaten' : 'The meal is eaten';
  const way = capital(DIRECTIONS[roll - 1] ?? '');
  return fits ? way : `${way} does not fit: again`;
}

const ICON: Partial<Record<BasecampEvent['type'], IconName>> = {
  mealEaten: 'camp-cooking-pot',
  mealSpared: 'camp-cooking-pot',
  starved: 'death-skull',
  conceded: 'flying-flag',
  dieRolled: 'rolling-dices',
  moved: 'walking-boot',
  tileRevealed: 'card-pickup',
  tilesRevealed: 'card-pickup',
  tileLookedAt: 'look-at',
  tilePlaced: 'compass',
  tileReplaced: 'broken-wall',
  tilesSwapped: 'broken-wall',
  tileCleared: 'crowbar',
  fireSpread: 'flame',
  burned: 'flame',
  gained: 'backpack',
  paid: 'backpack',
  gave: 'trade',
  took: 'trade',
  stored: 'trade',
  withdrew: 'trade',
  bartered: 'trade',
  barriersRose: 'barricade',
  survivorStopped: 'barricade',
  enemyStopped: 'barricade',
  trapSet: 'wolf-trap',
  trapSprung: 'wolf-trap',
  jawTrapped: 'wolf-trap',
  armorMade: 'kevlar-vest',
  armorSpent: 'kevlar-vest',
  ate: 'shiny-apple',
  healed: 'heart-plus',
  hurt: 'broken-heart',
  shot: 'crosshair',
  strangerShot: 'crosshair',
  spawned: 'evil-eyes',
  enemyMoved: 'footprint',
  enemyHit: 'claw-slashes',
  enemyKilled: 'death-skull',
  enemyStunned: 'round-star',
  combatBegan: 'crossed-swords',
  raided: 'broken-wall',
  gassed: 'gas-mask',
  eventDone: 'round-star',
  missionDone: 'trophy',
  minorDone: 'trophy',
};
const OURS: Partial<Record<BasecampEvent['type'], string>> = {
  healed: GOOD_GREEN,
  eventDone: EDGE.objective,
  missionDone: colour.lamp,
  minorDone: colour.lamp,
};
const THREATS = new Set<BasecampEvent['type']>([
  'spawned',
  'enemyMoved',
  'hurt',
  'strangerShot',
  'raided',
  'fireSpread',
  'burned',
  'starved',
  'combatBegan',
]);

export function mark(event: BasecampEvent | OnlyOptionEvent, state: BasecampState): LogMark | null {
  if (event.type === 'onlyOption') return null;
  if (event.type === 'roundBegan')
    return { icon: 'sunrise', colour: colour.lamp, chapter: `Round ${event.round}` };
  if (event.type === 'enemyPhaseBegan')
    return { icon: 'evil-eyes', colour: ENEMY_RED, chapter: 'The enemies' };
  if (event.type === 'turnBegan')
    return { icon: 'campfire', colour: tintOf(state, event.survivor), chapter: person(event.card) };
  const icon = ICON[event.type];
  const tint = THREATS.has(event.type) ? ENEMY_RED : OURS[event.type];
  return icon ? { icon, ...(tint ? { colour: tint } : {}) } : null;
}
