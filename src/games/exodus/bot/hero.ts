/** What a hero is worth: dial, grapples, guns and what it carries. */
import { ARMOUR, equipmentId, type EquipmentId } from '../data/equipment';
import { INFECTED } from '../data/infected';
import { ammunitionFor, SEARCH_CARDS } from '../data/searchCards';
import { nextMarker } from '../data/tables';
import { isBallistic, loadedGuns, medPacks, weaponCard, weaponOf } from '../queries';
import { gearOf, hasPerk, unitOf, type ExodusState, type Hero } from '../state';
import { dialCost } from './danger';
import { W } from './weights';

const FACES = 8;

/** Cards that are not counted by their rounds. */
const CARD_WORTH: Partial<Record<EquipmentId, number>> = {
  EQ06: 7,
  EQ07: 5,
  EQ09: 1,
  EQ10: 2,
  EQ11: 2.5,
  EQ12: 3,
  EQ13: 2,
  EQ14: 1,
  EQ15: 0.5,
};

/** What the dial will cost after the bites that this hero's grapple is about to make. */
function bleeding(state: ExodusState, hero: Hero): number {
  if (hero.grapple.length === 0) return dialCost(hero.dial);
  const tough = (hasPerk(hero, 'FC6') ? 1 : 0) + (hero.gear.some(({ card }) => isArmour(card)) ? 1 : 0);
  let chances = new Map<number, number>([[hero.dial, 1]]);
  for (const id of hero.grapple) {
    const { bites, bitten } = INFECTED[unitOf(state, id).kind];
    const bite = Math.max(0, bitten - tough) / FACES;
    for (let n = 0; n < bites; n++) {
      const after = new Map<number, number>();
      for (const [dial, chance] of chances) {
        after.set(dial, (after.get(dial) ?? 0) + chance * (1 - bite));
        after.set(nextMarker(dial), (after.get(nextMarker(dial)) ?? 0) + chance * bite);
      }
      chances = after;
    }
  }
  let sum = 0;
  for (const [dial, chance] of chances) sum += chance * dialCost(dial === 0 ? 0 : dial + 1);
  return sum;
}

const isArmour = (card: string): boolean => equipmentId(card) === ARMOUR;

/** Rounds count by what they can do, the last ones most. */
function firepower(hero: Hero): number {
  let rounds = 0;
  for (const { card, rounds: loaded } of hero.gear) {
    const weapon = weaponOf(card);
    if (weapon === null || !isBallistic(card)) continue;
    const { quick, points } = weaponCard(card);
    const effect = ((2 * (FACES + 1) - quick.kill - quick.knockdown) / (2 * FACES)) * points;
    const ammunition = ammunitionFor(weapon);
    const spare =
      hero.cards.filter((id) => id === ammunition?.id).length * (ammunition?.rounds ?? 0) * W.spare;
    rounds += (loaded + spare) * effect;
  }
  return W.round * rounds * (W.fewRounds / (W.fewRounds + Math.max(0, rounds - W.fewRounds) * 0.5));
}

/** The guns in hand, if somebody is to be shot at soon. */
function inHand(hero: Hero): number {
  const guns = loadedGuns(hero);
  if (guns.length === 0) return 0;
  let sum = W.armed;
  for (const { card, rounds } of guns) {
    const { quick } = weaponCard(card);
    sum += Math.min(1, rounds / 3) * (FACES + 1 - quick.kill) * 0.7;
  }
  return sum;
}

/** Ammunition for the gun that is strongest and soonest empty. */
export function ammunitionWorth(hero: Hero, id: string): number {
  let most = 0;
  for (const { card } of hero.gear) {
    const weapon = weaponOf(card);
    if (weapon === null || ammunitionFor(weapon)?.id !== id) continue;
    most = Math.max(most, FACES + 1 - weaponCard(card).quick.kill);
  }
  return most * W.ammunition;
}

export function heroScore(state: ExodusState, hero: Hero): number {
  if (hero.status === 'left') return 0;
  if (hero.status !== 'in') return -W.dead;
  let score = medPacks(hero).length * W.medPack + firepower(hero) + inHand(hero) + hero.perks.length * W.perk;
  for (const { card } of hero.gear) score += CARD_WORTH[equipmentId(card)] ?? 0;
  for (const card of hero.cards) if (SEARCH_CARDS[card].kind === 'material') score += W.material;
  for (const uses of Object.values(hero.uses)) score += uses * W.powerUse;
  score -= bleeding(state, hero);
  for (const id of hero.grapple)
    score -= W.grapple + (INFECTED[unitOf(state, id).kind].steady ? W.steady : 0);
  if (hero.prone) score -= W.prone;
  // What somebody on foot can do with its points is planned square by square.
  if (!hero.acted && hero.grapple.length === 0 && (hero.prone || hero.aboard)) score += hero.ap * W.ap;
  if (hero.alert && loadedGuns(hero).length > 0) {
    const rounds = hero.active.reduce((sum, card) => sum + (gearOf(hero, card)?.rounds ?? 0), 0);
    score += W.alert * Math.min(1, rounds / W.alertRounds);
  }
  return score;
}
