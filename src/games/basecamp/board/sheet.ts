/** What the decision sheet shows: who is asked, how an action looks, and why one is refused. */
import type { Decision } from '../../../core/game';
import type { Facets, Option, Refusal } from '../../../core/procedure';
import type { Heading, Note, Tile } from '../../../ui/gameView';
import type { IconName } from '../../../ui/icons';
import { ENEMIES } from '../data/enemies';
import { GOODS, type Good } from '../data/goods';
import { SURVIVORS } from '../data/survivors';
import { TILES, type TileKind } from '../data/tiles';
import type { Cell } from '../geometry';
import { rulebook } from '../rulebook';
import { healthLeft, held, type BasecampState, type Enemy, type Survivor } from '../state';
import { count, listOf, placeOf } from '../words';
import { slots } from './layout';
import { FIGURE, GOOD } from './looks';
import { roundsOfFood } from './progress';
import { HEALTH_WORD } from './inspector';

interface About {
  readonly survivor?: number | null;
  readonly actor?: number;
  readonly explorer?: number;
  readonly cell?: Cell;
  readonly enemy?: number | null;
  readonly tile?: TileKind;
}
export const about = (decision: Decision): About => decision.about as Decision['about'] & About;

/** Whoever the question is about. */
export function personOf(decision: Decision): number | null {
  const { actor, survivor, explorer } = about(decision);
  return actor ?? survivor ?? explorer ?? null;
}

export function heading(state: BasecampState, decision: Decision, picked: Facets, prompt: string): Heading {
  const asked = personOf(decision);
  const index = typeof picked.survivor === 'number' && asked === null ? picked.survivor : asked;
  const survivor = index === null ? undefined : state.survivors[index];
  if (!survivor || index === null) {
    return {
      caption: { text: 'The team', icon: 'tabletop-players' },
      title: prompt,
      notes: [{ text: count(roundsOfFood(state), 'meal'), icon: 'camp-cooking-pot' }],
    };
  }
  const card = SURVIVORS[survivor.card];
  const look = FIGURE[survivor.colour];
  const acting = state.turn?.survivor === index ? state.turn : null;
  const ofAp = acting === null ? 0 : Math.max(card.ap, acting.ap);
  const isTurn = decision.kind === 'act';
  return {
    caption: { text: card.calling, colour: look.light },
    title: isTurn ? card.name : prompt,
    subtitle: isTurn ? whereabouts(state, survivor) : card.name,
    piece: `survivor:${index}`,
    ...(acting ? { pips: { left: acting.ap, of: ofAp, label: `${acting.ap} of ${ofAp} AP` } } : {}),
    notes: packNotes(survivor),
  };
}

function whereabouts(state: BasecampState, survivor: Survivor): string {
  const where = survivor.cell === null ? '' : `On ${placeOf(state, survivor.cell)}`;
  return survivor.health === 'healthy' ? where : `${HEALTH_WORD[survivor.health]}. ${where}`;
}

function packNotes(survivor: Survivor): Note[] {
  const carried = GOODS.filter((good) => held(survivor.goods, good) > 0);
  if (carried.length === 0) return [{ text: 'Carries nothing' }];
  return [{ text: listOf(survivor.goods), icon: 'backpack' }];
}

const VERB_ICON: Readonly<Record<string, IconName>> = {
  act: 'forward',
  explore: 'compass',
  move: 'walking-boot',
  gather: 'shiny-apple',
  pickUp: 'backpack',
  clear: 'crowbar',
  event: 'round-star',
  trade: 'trade',
  heal: 'heart-plus',
  free: 'wolf-trap',
  shoot: 'crosshair',
  barrier: 'barricade',
  trap: 'wolf-trap',
  armor: 'kevlar-vest',
  eat: 'camp-cooking-pot',
  look: 'look-at',
  endTurn: 'check',
  giveUp: 'flying-flag',
  goOn: 'play',
  take: 'backpack',
  takeAll: 'backpack',
  give: 'trade',
  store: 'campfire',
  withdraw: 'campfire',
  drop: 'down',
  barter: 'trade',
  done: 'check',
};
const ANSWER_ICON: Readonly<Record<string, IconName>> = {
  playOn: 'play',
  concede: 'flying-flag',
  keep: 'check',
  bury: 'down',
  layElsewhere: 'back',
  layHere: 'check',
};

export function tile(
  state: BasecampState,
  facet: string,
  value: string | number,
  options: readonly Option[],
): Tile {
  switch (facet) {
    case 'verb':
      return {
        ...iconOf(VERB_ICON[value]),
        ...verbNote(state, String(value), options),
        ...(value === 'endTurn' || value === 'done' ? { order: 'last' as const } : {}),
      };
    case 'answer':
      return iconOf(ANSWER_ICON[value]);
    case 'good':
    case 'get': {
      const look = GOOD[value as Good];
      return { icon: look.icon, colour: look.colour };
    }
    case 'survivor': {
      const survivor = state.survivors[Number(value)];
      return survivor
        ? { colour: FIGURE[survivor.colour].light, note: survivorNote(state, Number(value), survivor) }
        : {};
    }
    case 'enemy': {
      const enemy = state.enemies.find(({ id }) => id === Number(value));
      return enemy ? { icon: 'evil-eyes', colour: '#F08A7C', note: healthNote(enemy) } : {};
    }
    case 'tile':
      return { note: TILES[value as TileKind].text };
    default:
      return {};
  }
}

const iconOf = (icon: IconName | undefined): Tile => (icon ? { icon } : {});

function survivorNote(state: BasecampState, index: number, survivor: Survivor): string {
  const where = survivor.cell === null ? 'dead' : placeOf(state, survivor.cell);
  return survivor.health === 'healthy' ? where : `${HEALTH_WORD[survivor.health]}, ${where}`;
}

function healthNote(enemy: Enemy): string {
  return ENEMIES[enemy.kind].health === null ? 'Can only be stunned' : `${healthLeft(enemy)} health left`;
}

function verbNote(state: BasecampState, verb: string, options: readonly Option[]): Pick<Tile, 'note'> {
  switch (verb) {
    case 'explore':
      return options.length === 0 ? {} : { note: `1 AP, ${count(slots(state).length, 'open side')}` };
    case 'move':
      return options.length === 0 ? {} : { note: `1 AP, ${count(options.length, 'way')}` };
    case 'act':
      return { note: `${options.length} can act` };
    case 'endTurn':
      return { note: (state.turn?.ap ?? 0) > 0 ? `${state.turn?.ap ?? 0} AP are lost` : 'No AP left' };
    default:
      return {};
  }
}

/** Why not, in a few words; the rule itself opens with a tap. */
const WHY: Readonly<Record<string, string>> = {
  'BC-AP-02': 'No AP left',
  'BC-EXPLORE-04': 'No open side here',
  'BC-EXPLORE-07': 'The pile is empty',
  'BC-RULING-15': 'No tile of the pile fits',
  'BC-MOVE-02': 'Impassable',
  'BC-ENEMY-01': 'An enemy guards it',
  'BC-GATHER-05': 'It has to be cleared',
  'BC-GATHER-08': 'An enemy guards it',
  'BC-GATHER-09': 'Nothing left to gather',
  'BC-CLEAR-01': 'Not enough to pay with',
  'BC-CLEAR-06': 'Nothing to clear here',
  'BC-CLEAR-07': 'An enemy guards it',
  'BC-VAULT-02': 'Needs 2 survivors beside it',
  'BC-ARMOR-01': 'Needs 2 scrap',
  'BC-BARRIER-01': 'Needs 1 scrap',
  'BC-BARRIER-10': 'An enemy guards it',
  'BC-TRAP-01': 'Needs 1 food and 1 scrap',
  'BC-TRAP-10': 'An enemy guards it',
  'BC-EAT-01': 'Carries no food',
  'BC-HEAL-01': 'Needs 2 medicine',
  'BC-HEAL-02': 'Needs 3 medicine',
  'BC-RANGED-01': 'Needs 2 ammo',
  'BC-RANGED-04': 'Predators dodge shots',
  'BC-RANGED-05': 'It is stunned already',
  'BC-SNARE-03': 'Needs 2 scrap',
  'BC-SNARE-04': 'Somebody else must do it',
  'BC-TRADE-07': 'An enemy guards it',
  'BC-ACTION-08': 'Nobody and nothing to trade with',
  'BC-TURN-03': 'Has acted',
  'BC-TURN-16': 'Cannot act',
};

export function refused({ facets, rule }: Refusal): string {
  if (facets.verb === 'event') return 'Not here, or not enough to pay with';
  return WHY[rule] ?? rulebook[rule]?.text ?? rule;
}
