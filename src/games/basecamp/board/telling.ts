/** How what happens is told: tiles turned over and laid, figures on their way, shots, traps, waves of combat, the meal. */
import type { OnlyOptionEvent } from '../../../core/procedure';
import type { Playback, Point } from '../../../ui/gameView';
import { colour } from '../../../ui/theme';
import { DIRECTIONS } from '../data/balance';
import { ENEMIES } from '../data/enemies';
import { MINORS, MISSIONS } from '../data/objectives';
import { SURVIVORS } from '../data/survivors';
import { TILES } from '../data/tiles';
import type { BasecampEvent } from '../events';
import type { Cell } from '../geometry';
import { enemyOf, type BasecampState } from '../state';
import { capital, person } from '../words';
import { centreOf, spotOf } from './layout';
import { EDGE, ENEMY_RED, FIRE, GOOD, GOOD_GREEN, tintOf } from './looks';
import { ON_PAPER, tileCard } from './tileCard';

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
