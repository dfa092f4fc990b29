/** What an option is likely to bring, before it is taken. */
import type { Decision } from '../../../core/game';
import type { Facets, Option } from '../../../core/procedure';
import type { Preview } from '../../../ui/gameView';
import { attackDice, baseRange, FISTS, isRanged } from '../actions/attack';
import { escapeDice } from '../actions/escape';
import { isNoisy, searchDice } from '../actions/search';
import { unmatched } from '../actions/unlock';
import { countIcon } from '../changes';
import type { Claw, Icon } from '../data/dice';
import { CREATURES } from '../data/enemies';
import { cardOf } from '../data/equipment';
import { SKILLS, type SkillId } from '../data/survivors';
import { cellOf, type Room } from '../geometry';
import { cameraView } from '../passages';
import { defenseDice } from '../procedures/enemyAttack';
import {
  enemyIn,
  hasSkill,
  heatOf,
  nameOf,
  placeOf,
  survivorAt,
  zombiesIn,
  type DarkestState,
  type Survivor,
} from '../state';
import { many, person, roomWords } from '../words';
import { chance, hitChance, type AttackRoll } from './odds';

export function preview(state: DarkestState, decision: Decision, { facets }: Option): Preview | null {
  const who = placeOf(state, String(facets.survivor ?? ''));
  const survivor = who < 0 ? undefined : survivorAt(state, who);
  switch (facets.verb) {
    case 'move':
    case 'fleetFoot':
    case 'slipPast':
    case 'go':
    case 'walkOn':
    case 'retreat':
      return facets.room === undefined ? null : movePreview(state, String(facets.room), survivor);
    case 'attack':
    case 'quickDraw':
      return survivor ? attackPreview(state, survivor, String(facets.weapon)) : null;
    case 'search':
      return survivor ? searchPreview(state, who) : null;
    case 'escape':
    case 'try':
      return escapePreview(state, decision, facets);
    case 'defend':
      return defendPreview(state, decision);
    case 'unlock':
      return unlockPreview(state, who, String(facets.lock));
    case 'force':
      return { text: 'The door opens, and it gets darker.' };
    case 'bypass':
      return { text: 'One code token goes, and it gets darker by one step. Once a round.' };
    case 'extinguish':
      return { text: 'One burn marker leaves this tile.' };
    case 'buy':
      return { text: SKILLS[facets.skill as SkillId].text };
    case 'hit':
      return {
        text: `A hit in the ${roomWords(state, String(facets.room))}.`,
        ...shot(state, decision, facets),
      };
    case 'done':
      return decision.kind === 'groupAction'
        ? { text: 'What is left of the AP is lost. Then the enemies around the group react.' }
        : null;
    default:
      return facets.claw === undefined ? null : clawPreview(facets);
  }
}

function movePreview(state: DarkestState, room: Room, survivor: Survivor | undefined): Preview {
  const heat = heatOf(state, cellOf(room));
  const watched = Object.entries(state.cameras).some(([cell, way]) =>
    cameraView(state, cell, way).includes(room),
  );
  const facts = [
    ...(zombiesIn(state, room) > 0 ? [`${many(zombiesIn(state, room), 'zombie')} stand there`] : []),
    ...(state.creature?.room === room ? [`${CREATURES[state.creature.id].name} is there`] : []),
    ...(heat > 0 ? [`the fire costs ${heat} health`] : []),
    ...(watched ? ['a camera sees it'] : []),
  ];
  const text =
    facts.length > 0
      ? `${roomWords(state, room)}: ${facts.join(', ')}.`
      : `${roomWords(state, room)} looks quiet.`;
  return { text, ...(survivor ? { line: [`survivor:${survivor.id}`, `room:${room}`] } : {}) };
}

/** What an attack of this survivor with this weapon rolls. */
export function attackRoll(survivor: Survivor, weapon: string): AttackRoll {
  const effect = weapon === FISTS ? undefined : cardOf(weapon).effect;
  const converts: Icon[] = [];
  if (effect === 'CLEAVE') converts.push('knockback');
  if (isRanged(weapon) && hasSkill(survivor, 'JA2')) converts.push('aim');
  const rerolls = weapon !== FISTS && !isRanged(weapon) && hasSkill(survivor, 'LE2');
  return { dice: attackDice(survivor, weapon), converts, rerolls };
}

function attackPreview(state: DarkestState, survivor: Survivor, weapon: string): Preview {
  const roll = attackRoll(survivor, weapon);
  const range = baseRange(survivor, weapon);
  const ammo =
    weapon !== FISTS && cardOf(weapon).ammo !== undefined ? ` ${state.ammo[weapon] ?? 0} ammo left.` : '';
  const reach = range > 0 ? `range ${range}, one more for each aim` : 'this room only';
  const most = Math.min(3, roll.dice);
  return {
    text: `${many(roll.dice, 'die', 'dice')}, ${reach}.${ammo}`,
    odds: Array.from({ length: most }, (_, n) => ({
      label: n === 0 ? 'At least 1 hit' : `At least ${n + 1} hits`,
      chance: hitChance(roll, n + 1),
    })),
  };
}

function searchPreview(state: DarkestState, who: number): Preview {
  const dice = searchDice(state, who);
  return {
    text: `${many(dice, 'die', 'dice')}: each success is a card. A pair of anything else is heard.`,
    odds: [
      { label: 'At least 1 card', chance: chance(dice, (faces) => countIcon(faces, 'success') > 0) },
      { label: 'Heard: the terror die is rolled', chance: chance(dice, isNoisy) },
    ],
  };
}

function escapePreview(state: DarkestState, decision: Decision, facets: Facets): Preview | null {
  const about = decision.about as { target?: number; payers?: readonly number[] };
  const payers = facets.verb === 'try' ? (about.payers ?? []) : [placeOf(state, String(facets.survivor))];
  const target = facets.verb === 'try' ? about.target : placeOf(state, String(facets.target));
  if (target === undefined || target < 0) return null;
  const dice = escapeDice(state, payers);
  const tears = payers.some((who) => hasSkill(survivorAt(state, who), 'BR2'));
  return {
    text: `${many(dice, 'die', 'dice')}: one retreat${tears ? ' or knockback' : ''} frees ${nameOf(state, target)}.`,
    odds: [
      {
        label: 'Free',
        chance: chance(
          dice,
          (faces) => countIcon(faces, 'retreat') > 0 || (tears && countIcon(faces, 'knockback') > 0),
        ),
      },
    ],
  };
}

function defendPreview(state: DarkestState, decision: Decision): Preview {
  const { room = '', dice: claws = [] } = decision.about as { room?: Room; dice?: readonly Claw[] };
  const dice = defenseDice(state, room);
  const wanted = Math.min(dice, claws.length);
  return {
    text: `${many(dice, 'die', 'dice')}: each success cancels one of their ${many(claws.length, 'die', 'dice')}.`,
    odds: Array.from({ length: wanted }, (_, n) => ({
      label: n + 1 === claws.length ? 'All cancelled' : `At least ${n + 1} cancelled`,
      chance: chance(dice, (faces) => countIcon(faces, 'success') > n),
    })),
  };
}

function unlockPreview(state: DarkestState, who: number, lock: string): Preview {
  const chip = state.locks[lock]?.chip;
  if (!chip) return { text: 'Its chip is turned up when you try.', line: [`lock:${lock}`] };
  const missing = unmatched(state, { who, lock, helpers: [] });
  const text =
    missing === 0
      ? 'Your equipment shows every colour: it opens at no cost but the AP.'
      : `${many(missing, 'colour')} missing: helpers may show them, or each costs a step of darkness.`;
  return { text };
}

const CLAW_EFFECT: Readonly<Record<Claw, string>> = {
  damage: 'loses 1 health',
  heavyDamage: 'loses 2 health',
  bite: 'gets a virus token',
  entrap: 'is held fast',
  fear: 'runs to a room next door',
  reinforcement: 'faces more of them',
};

function clawPreview({ claw, survivor }: Facets): Preview | null {
  if (survivor === undefined) return { text: 'The defense takes this die away.' };
  if (survivor === 'nobody') return { text: 'Calm Voice: nobody runs.' };
  return { text: `${person(String(survivor))} ${CLAW_EFFECT[claw as Claw]}.` };
}

/** A line from the shooter to the room that is hit. */
function shot(state: DarkestState, decision: Decision, { room }: Facets): { line?: readonly string[] } {
  const { who } = decision.about as { who?: number };
  if (who === undefined || room === undefined) return {};
  const { id, room: own } = survivorAt(state, who);
  return own === null || own === room || !enemyIn(state, String(room))
    ? {}
    : { line: [`survivor:${id}`, `room:${room}`] };
}
