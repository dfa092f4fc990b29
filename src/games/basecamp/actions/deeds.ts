/** Explore, Move, Heal, Ranged Attack, freeing from a Jaw Trap, and the look at the pile. */
import { remaining, take as takeFrom } from '../../../core/bag';
import { call, option, type Option } from '../../../core/procedure';
import type { Goods } from '../data/goods';
import type { TileKind } from '../data/tiles';
import { hitEnemy } from '../figures/enemies';
import { tryStep } from '../figures/survivors';
import { around, chainFrom, exits, explorable, impassable, reachOf, sees } from '../geometry';
import { combats } from '../procedures/combat';
import { explore as exploring } from '../procedures/explore';
import {
  able,
  cellOf,
  enemyOf,
  fightsDue,
  guarded,
  killable,
  rewarded,
  standing,
  survivorOf,
  tileAt,
  type BasecampState,
  type Enemy,
} from '../state';
import { affords, NEXT_ACTION, pay, type Action } from './action';

function canExplore(state: BasecampState, actor: number): boolean {
  if (remaining(state.pile) === 0 || state.stuck.includes(actor)) return false;
  return explorable(state.tiles, cellOf(state, actor)).length > 0;
}

export const explore: Action = {
  verb: 'explore',
  options(state, actor) {
    if (!canExplore(state, actor)) return [];
    const one = option({ verb: 'explore', tiles: 1 }, { ap: 1 });
    const both = able(survivorOf(state, actor), 'twoWays') && state.turn?.usedTwoWays === false;
    return both && remaining(state.pile) > 1
      ? [one, option({ verb: 'explore', tiles: 2 }, { ap: 1 })]
      : [one];
  },
  refusals(state, actor) {
    if (canExplore(state, actor)) return [];
    const why =
      remaining(state.pile) === 0
        ? 'BC-EXPLORE-07'
        : state.stuck.includes(actor)
          ? 'BC-RULING-15'
          : 'BC-EXPLORE-04';
    return [{ facets: { verb: 'explore' }, rule: why }];
  },
  take(play, actor, { tiles }) {
    const two = tiles === 2;
    if (two && play.state.turn !== null) play.state.turn.usedTwoWays = true;
    pay(play, actor);
    play.mark('action/explore');
    return call(exploring, { survivor: actor, two }, NEXT_ACTION);
  },
};

export const move: Action = {
  verb: 'move',
  options: (state, actor) =>
    exits(state.tiles, cellOf(state, actor)).map((cell) => option({ verb: 'move', cell }, { ap: 1 })),
  refusals: (state, actor) =>
    around(cellOf(state, actor))
      .filter((cell) => {
        const tile = state.tiles[cell];
        return tile !== undefined && impassable(tile);
      })
      .map((cell) => ({ facets: { verb: 'move', cell }, rule: 'BC-MOVE-02' })),
  take(play, actor, { cell }) {
    pay(play, actor);
    play.mark('action/move');
    tryStep(play, actor, String(cell), 'move');
    return fightsDue(play.state).length > 0 ? call(combats, { wave: [] }, NEXT_ACTION) : undefined;
  },
};

const HEAL_OTHER = 2;
const HEAL_SELF = 3;
/** BC-RW04. */
const POST_OTHER = 1;
const POST_SELF = 2;

function nearAidPost(state: BasecampState, actor: number): boolean {
  if (!rewarded(state, 'aidPost')) return false;
  return reachOf(state.tiles, cellOf(state, actor)).some(
    (cell) => tileAt(state, cell).tokens.aidPost !== undefined,
  );
}

/** BC-AB02 and BC-RW04 both apply; never below 1 (BC-RULING-68). */
export function healCost(state: BasecampState, actor: number, target: number): Goods {
  const post = nearAidPost(state, actor);
  const full = actor === target ? (post ? POST_SELF : HEAL_SELF) : post ? POST_OTHER : HEAL_OTHER;
  const medicine = able(survivorOf(state, actor), 'steadyHands') ? Math.max(1, full - 1) : full;
  return { medicine };
}

/** Hurt survivors within range 1. */
function patients(state: BasecampState, actor: number): number[] {
  const reach = reachOf(state.tiles, cellOf(state, actor));
  const found: number[] = [];
  state.survivors.forEach(({ cell, health }, index) => {
    if (cell !== null && reach.includes(cell) && (health === 'injured' || health === 'down'))
      found.push(index);
  });
  return found;
}

/** Why a patient cannot be healed, or null. A tile with an active enemy lets nobody but oneself be healed there. */
function forbidsHeal(state: BasecampState, actor: number, patient: number): string | null {
  if (patient !== actor && guarded(state, cellOf(state, patient))) return 'BC-ENEMY-01';
  if (affords(state, actor, healCost(state, actor, patient))) return null;
  return patient === actor ? 'BC-HEAL-02' : 'BC-HEAL-01';
}

export const heal: Action = {
  verb: 'heal',
  options(state, actor) {
    const options: Option[] = [];
    for (const survivor of patients(state, actor)) {
      if (forbidsHeal(state, actor, survivor) !== null) continue;
      options.push(option({ verb: 'heal', survivor }, { ap: 1, ...healCost(state, actor, survivor) }));
    }
    return options;
  },
  refusals: (state, actor) =>
    patients(state, actor).flatMap((survivor) => {
      const rule = forbidsHeal(state, actor, survivor);
      return rule === null ? [] : [{ facets: { verb: 'heal', survivor }, rule }];
    }),
  take(play, actor, picked) {
    const { state } = play;
    const survivor = Number(picked.survivor);
    const patient = survivorOf(state, survivor);
    const healer = survivorOf(state, actor);
    if (able(healer, 'steadyHands')) play.mark('ability/steadyHands');
    if (nearAidPost(state, actor)) play.mark('reward/aidPost');
    pay(play, actor, healCost(state, actor, survivor));
    patient.health = patient.health === 'down' ? 'injured' : 'healthy';
    play.mark('action/heal');
    const at = [`survivor:${actor}`, `survivor:${survivor}`];
    const { card, health } = patient;
    play.emit({
      type: 'healed',
      survivor,
      card,
      by: actor,
      byCard: healer.card,
      health,
      rule: 'BC-HEAL-03',
      at,
    });
  },
};

const SHOT_COST: Goods = { ammo: 2 };
/** BC-AB03. */
const LONG_SHOT = 2;

/** BC-RANGED-04, BC-RANGED-05: not a Predator, and not what is stunned already. */
function canBeShot(enemy: Enemy): boolean {
  return enemy.kind !== 'predator' && (killable(enemy.kind) || !enemy.stunned);
}

function inShot(state: BasecampState, actor: number, enemy: Enemy): 'near' | 'far' | null {
  const cell = cellOf(state, actor);
  if (enemy.cell === cell || around(cell).includes(enemy.cell)) return 'near';
  if (!able(survivorOf(state, actor), 'longShot')) return null;
  const far =
    chainFrom(state.tiles, cell, LONG_SHOT).has(enemy.cell) && sees(state.tiles, cell, enemy.cell, false);
  return far ? 'far' : null;
}

export const rangedAttack: Action = {
  verb: 'shoot',
  options(state, actor) {
    if (!affords(state, actor, SHOT_COST)) return [];
    return state.enemies
      .filter((enemy) => canBeShot(enemy) && inShot(state, actor, enemy) !== null)
      .map((enemy) => option({ verb: 'shoot', enemy: enemy.id }, { ap: 1, ammo: 2 }));
  },
  refusals(state, actor) {
    const near = state.enemies.filter((enemy) => inShot(state, actor, enemy) !== null);
    const rule = (enemy: Enemy) =>
      enemy.kind === 'predator' ? 'BC-RANGED-04' : canBeShot(enemy) ? 'BC-RANGED-01' : 'BC-RANGED-05';
    return near
      .filter((enemy) => !canBeShot(enemy) || !affords(state, actor, SHOT_COST))
      .map((enemy) => ({ facets: { verb: 'shoot', enemy: enemy.id }, rule: rule(enemy) }));
  },
  take(play, actor, picked) {
    const { state } = play;
    const enemy = enemyOf(state, Number(picked.enemy));
    if (enemy === undefined) return;
    if (inShot(state, actor, enemy) === 'far') play.mark('ability/longShot');
    pay(play, actor, SHOT_COST);
    play.mark('action/shoot');
    const { card } = survivorOf(state, actor);
    const at = [`survivor:${actor}`, `enemy:${enemy.id}`];
    play.emit({
      type: 'shot',
      survivor: actor,
      card,
      enemy: enemy.id,
      kind: enemy.kind,
      rule: 'BC-RANGED-01',
      at,
    });
    hitEnemy(play, enemy, 1, 'shot');
  },
};

const FREEING_COST: Goods = { scrap: 2 };

/** BC-SNARE-03: others on the same or an adjacent tile. */
function trapped(state: BasecampState, actor: number): number[] {
  const reach = reachOf(state.tiles, cellOf(state, actor));
  const found: number[] = [];
  state.survivors.forEach(({ jawTraps, cell }, index) => {
    if (index === actor || jawTraps === 0 || cell === null || !reach.includes(cell)) return;
    if (!guarded(state, cell)) found.push(index);
  });
  return found;
}

export const free: Action = {
  verb: 'free',
  options: (state, actor) =>
    affords(state, actor, FREEING_COST)
      ? trapped(state, actor).map((survivor) => option({ verb: 'free', survivor }, { ap: 1, scrap: 2 }))
      : [],
  refusals: (state, actor) => [
    ...(affords(state, actor, FREEING_COST)
      ? []
      : trapped(state, actor).map((survivor) => ({
          facets: { verb: 'free', survivor },
          rule: 'BC-SNARE-03',
        }))),
    ...(survivorOf(state, actor).jawTraps > 0
      ? [{ facets: { verb: 'free', survivor: actor }, rule: 'BC-SNARE-04' }]
      : []),
  ],
  take(play, actor, picked) {
    const survivor = Number(picked.survivor);
    const freed = survivorOf(play.state, survivor);
    pay(play, actor, FREEING_COST);
    freed.jawTraps--;
    play.state.out.push('jawTrap');
    play.mark('action/free');
    const at = [`survivor:${survivor}`, `survivor:${actor}`];
    const byCard = survivorOf(play.state, actor).card;
    play.emit({ type: 'freed', survivor, card: freed.card, by: actor, byCard, rule: 'BC-SNARE-03', at });
  },
};

/** BC-RW02: before any of its actions, once a round, and only while the top tile is unknown. */
export const look: Action = {
  verb: 'look',
  free: true,
  options(state, actor) {
    if (!rewarded(state, 'lookoutPlatform') || state.used.look || state.turn?.actions !== 0) return [];
    if (state.pile.top.length > 0 || state.pile.middle.length === 0 || !standing(survivorOf(state, actor)))
      return [];
    return [option({ verb: 'look' })];
  },
  take(play, actor) {
    const { state } = play;
    const tile = takeFrom(state.pile.middle, play.random) as TileKind;
    state.pile.top.push(tile);
    state.used.look = true;
    play.mark('reward/lookoutPlatform');
    const { card } = survivorOf(state, actor);
    play.emit({
      type: 'tileLookedAt',
      survivor: actor,
      card,
      tile,
      rule: 'BC-RW02',
      at: [`survivor:${actor}`],
    });
  },
};
