/** What an option will bring, before it is taken: with exact odds wherever a die or a draw decides. */
import type { Decision } from '../../../core/game';
import type { Option } from '../../../core/procedure';
import type { Preview } from '../../../ui/gameView';
import { printed } from '../actions/gather';
import { NEWCOMER_COST } from '../data/balance';
import { ENEMIES } from '../data/enemies';
import type { Good } from '../data/goods';
import { EVENTS, type EventId } from '../data/objectives';
import { TILES, type TileKind } from '../data/tiles';
import { strangersAiming } from '../figures/survivors';
import { BASE, type Cell } from '../geometry';
import {
  able,
  enemiesAt,
  enemyOf,
  fightsHere,
  healthLeft,
  held,
  standing,
  standingAt,
  survivorOf,
  tileAt,
  times,
  type BasecampState,
  type Enemy,
} from '../state';
import { bearing, capital, foeOf, listOf, personAt, placeOf, tileName } from '../words';
import { intents } from './intent';
import { inReach } from './layout';
import { CATEGORY_NAME } from './looks';
import { nextTileOdds } from './pile';
import { placing } from './placing';
import { mealOf, roundsOfFood } from './progress';
import { HEALTH_WORD } from './inspector';
import { about, personOf } from './sheet';

const list = (words: readonly string[]) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words[words.length - 1] ?? ''}`;

export function preview(state: BasecampState, decision: Decision, option: Option): Preview | null {
  const { facets } = option;
  const actor = personOf(decision) ?? -1;
  const cell = facets.cell === undefined ? null : String(facets.cell);
  switch (decision.kind) {
    case 'act':
      return actionPreview(state, actor, option);
    case 'nextSurvivor':
      return facets.survivor === undefined ? null : turnPreview(state, Number(facets.survivor));
    case 'placeTile':
      return cell === null ? null : placePreview(state, decision, cell);
    case 'keepTile':
      return { text: TILES[facets.tile as TileKind].text };
    case 'fleeTo':
    case 'throwTo':
    case 'landOn':
      return cell === null ? null : { text: list(stepWords(state, actor, cell)) || 'Nothing happens there.' };
    case 'strikeEnemy':
    case 'trapStrikes': {
      const enemy = enemyOf(state, Number(facets.enemy));
      return enemy ? { text: blowWords(state, enemy, 1) } : null;
    }
    case 'takeBlow':
      return { text: woundWords(state, Number(facets.survivor)) };
    case 'strangerAims':
      return { text: woundWords(state, Number(facets.survivor)) };
    case 'whichCombat':
      return cell === null ? null : { text: combatWords(state, cell) };
    case 'whoGivesUp':
      return {
        text: `What they carry falls to the ground. A newcomer at Base costs ${NEWCOMER_COST} resources of the stock.`,
      };
    default:
      return null;
  }
}

function turnPreview(state: BasecampState, index: number): Preview {
  const survivor = survivorOf(state, index);
  const waiting = state.survivors.filter((one) => !one.acted && standing(one)).length - 1;
  const rest = waiting === 0 ? 'Then the enemies move.' : `${waiting} more can act before the enemies move.`;
  return { text: `${personAt(state, index)} carries ${listOf(survivor.goods)}. ${rest}` };
}

// ----------------------------------------------------------------------------------------------------- actions

function actionPreview(state: BasecampState, actor: number, { facets }: Option): Preview | null {
  const own = survivorOf(state, actor);
  const from = own.cell ?? BASE;
  const cell = String(facets.cell ?? '');
  switch (facets.verb) {
    case 'explore':
      return explorePreview(state, facets.tiles === 2);
    case 'move':
      return {
        text: list(stepWords(state, actor, cell)) || `To ${placeOf(state, cell)}. Nothing stands in the way.`,
        line: [`cell:${from}`, `cell:${cell}`],
      };
    case 'gather':
      return gatherPreview(state, facets.good as Good);
    case 'clear':
      return clearPreview(state, cell);
    case 'shoot': {
      const enemy = enemyOf(state, Number(facets.enemy));
      return enemy
        ? {
            text: `A shot never misses. ${blowWords(state, enemy, 1)}`,
            line: [`survivor:${actor}`, `enemy:${enemy.id}`],
          }
        : null;
    }
    case 'heal': {
      const patient = survivorOf(state, Number(facets.survivor));
      const after = patient.health === 'down' ? 'injured' : 'healthy';
      return {
        text: `${personAt(state, Number(facets.survivor))} will be ${after}.`,
        line: [`survivor:${actor}`, `survivor:${Number(facets.survivor)}`],
      };
    }
    case 'barrier': {
      const tokens = able(own, 'spareParts') ? 3 : 2;
      return {
        text: `${tokens} barriers, the first one on ${placeOf(state, cell)}. Each stops one attempt to enter, of enemies and of survivors.`,
      };
    }
    case 'trap':
      return { text: `The next enemy that tries to enter ${placeOf(state, cell)} takes 1 damage.` };
    case 'armor':
      return {
        text: `The next point of damage is spent on the armor. ${personAt(state, actor)} then wears ${held(own.goods, 'armor') + 1}.`,
      };
    case 'event': {
      const event = facets.event as EventId;
      return {
        text: `${EVENTS[event].name} on ${placeOf(state, cell)}. Done so far: ${times(state, event)}.`,
      };
    }
    case 'endTurn':
      return endTurnPreview(state, actor);
    case 'giveUp':
      return { text: 'Asks who is given up. A newcomer costs 4 resources of the stock.' };
    default:
      return null;
  }
}

function explorePreview(state: BasecampState, two: boolean): Preview {
  const known = state.pile.top[0];
  return {
    text: known
      ? `On top of the pile lies ${tileName(known as TileKind)}.`
      : two
        ? 'Two tiles are turned over; one is kept, the other goes to the bottom. For each of them:'
        : 'The top tile is turned over, then you choose its place.',
    odds: nextTileOdds(state).map(({ category, chance }) => ({ label: CATEGORY_NAME[category], chance })),
  };
}

function gatherPreview(state: BasecampState, good: Good): Preview {
  const reach = inReach(state);
  const found = reach.reduce(
    (sum, cell) =>
      sum +
      printed(state, tileAt(state, cell), good) +
      (cell === BASE ? 0 : held(tileAt(state, cell).loose, good)),
    0,
  );
  const from = reach.filter((cell) => printed(state, tileAt(state, cell), good) > 0);
  return {
    text: `${found} ${good} in reach. What is gathered is cleared: ${list(from.map((cell) => placeOf(state, cell)))}.`,
  };
}

function clearPreview(state: BasecampState, cell: Cell): Preview {
  const { reward, impassable } = TILES[tileAt(state, cell).kind];
  const gains = (reward ?? []).map(({ good, amount }) => `${amount} ${good}`);
  const words = [
    ...(impassable === true ? ['It can be entered from then on'] : ['It loses its effects']),
    ...(gains.length > 0 ? [`the reward is ${list(gains)}`] : []),
  ];
  return { text: `${capital(list(words))}.` };
}

/** The last survivor hands over to the enemies: where they are likely to go. */
function endTurnPreview(state: BasecampState, actor: number): Preview {
  const more = state.survivors.some((one, index) => index !== actor && !one.acted && standing(one));
  if (more) return { text: 'Somebody else acts next.' };
  const meal = mealOf(state);
  const food = `Then ${meal} food is eaten; the stock lasts ${roundsOfFood(state)} rounds.`;
  if (state.enemies.length === 0) return { text: `The enemy phase begins. ${food}` };
  const next = intents(state);
  const odds = next
    .filter(({ ways }) => ways.length > 1)
    .flatMap(({ enemy, ways }) =>
      ways.map(({ to }) => ({
        label: `${capital(foeOf(state, enemy))} to ${placeOf(state, to)}`,
        chance: 1 / ways.length,
      })),
    )
    .slice(0, 6);
  const sure = next
    .filter(({ ways, onwards }) => ways.length === 1 && onwards.length > 0)
    .map(({ enemy, onwards }) => {
      const end = onwards[onwards.length - 1] ?? '';
      const prey = standingAt(state, end);
      const whom = prey.length > 0 ? `: it meets ${list(prey.map((index) => personAt(state, index)))}` : '';
      return `${capital(foeOf(state, enemy))} goes to ${placeOf(state, end)}${whom}.`;
    });
  return { text: ['The enemies move.', ...sure, food].join(' '), ...(odds.length > 0 ? { odds } : {}) };
}

// ------------------------------------------------------------------------------------------------------- steps

/** What a step onto a tile sets off. */
function stepWords(state: BasecampState, actor: number, cell: Cell): string[] {
  const tile = tileAt(state, cell);
  const barriers = tile.tokens.barrier ?? 0;
  if (barriers > 0)
    return [`A barrier stops the step and is used up; ${barriers - 1} stay on ${placeOf(state, cell)}`];
  const words: string[] = [];
  const survivor = survivorOf(state, actor);
  if (tile.kind === 'muddyPassage' && !able(survivor, 'sureFoot')) words.push('The mud costs 1 more AP');
  const before = strangersAiming(state, actor);
  const moved: BasecampState = {
    ...state,
    survivors: state.survivors.map((one, index) => (index === actor ? { ...one, cell } : one)),
  };
  const shots = strangersAiming(moved, actor).filter(
    (id) => !before.includes(id) && enemyOf(state, id)?.cell !== cell,
  );
  if (shots.length > 0)
    words.push(
      `${shots.length === 1 ? 'A Stranger' : `${shots.length} Strangers`} will shoot: ${woundWords(state, actor)}`,
    );
  if (enemiesAt(moved, cell).some((enemy) => fightsHere(moved, enemy))) words.push(combatWords(moved, cell));
  return words;
}

export function combatWords(state: BasecampState, cell: Cell): string {
  const ours = standingAt(state, cell);
  const theirs = enemiesAt(state, cell).filter(({ kind }) => kind !== 'imp');
  const foes = list(theirs.map(({ id }) => foeOf(state, id)));
  if (ours.length === 0) return `${capital(foes)} raid Base: up to 3 food each, and each takes 1 damage`;
  const names = list(ours.map((index) => personAt(state, index)));
  return `Close combat of ${names} against ${foes}: everybody deals 1 point a round`;
}

function blowWords(state: BasecampState, enemy: Enemy, points: number): string {
  const name = capital(foeOf(state, enemy.id));
  if (ENEMIES[enemy.kind].health === null) return `${name} is stunned.`;
  const left = healthLeft(enemy) - points;
  return left <= 0 ? `${name} dies.` : `${name} has ${left} health left.`;
}

function woundWords(state: BasecampState, index: number): string {
  const survivor = survivorOf(state, index);
  const name = personAt(state, index);
  if (held(survivor.goods, 'armor') > 0) return `The armor of ${name} takes the blow.`;
  const after = survivor.health === 'healthy' ? 'injured' : 'down';
  return `${name} will be ${HEALTH_WORD[after].toLowerCase()}.`;
}

// ------------------------------------------------------------------------------------------------------ placing

function placePreview(state: BasecampState, decision: Decision, cell: Cell): Preview | null {
  const { tile } = about(decision);
  const explorer = personOf(decision);
  if (tile === undefined || explorer === null) return null;
  const plan = placing(state, tile, explorer, cell);
  const words: string[] = [];
  if (plan.joins.length > 0) words.push(`Joins ${list(plan.joins.map((next) => placeOf(state, next)))}.`);
  if (plan.walls.length > 0)
    words.push(`A wall towards ${list(plan.walls.map((next) => placeOf(state, next)))}.`);
  if (TILES[tile].impassable !== true)
    words.push(`${plan.opens.length === 1 ? '1 side stays' : `${plan.opens.length} sides stay`} open.`);
  if (plan.closes.length > 0)
    words.push(`Nothing can be laid at ${list(plan.closes.map(bearing))} any more.`);
  if (plan.cutsOff) words.push('It would cut somebody off!');
  words.push(TILES[tile].text);
  return { text: words.join(' ') };
}
