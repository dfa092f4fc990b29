/**
 * What a hero can still make of its action points: where it could end its activation, and how good that would be. A step is
 * worth what the best end behind it is worth, so points for an alert or a delivery are kept as long as they are needed.
 */
import { costOf } from '../actions/action';
import { canLeave, deliverable, neededItems } from '../objectives';
import type { Square } from '../plan';
import { canStand } from '../procedures/heroStep';
import { doorsAt } from '../procedures/rooms';
import { atWorkbench, isSearchable } from '../actions/world';
import { RECIPE_IDS } from '../data/equipment';
import { canCraft } from '../procedures/searching';
import { SPRINT_SQUARES } from '../data/tables';
import {
  boardOf,
  heroesIn,
  inWater,
  loadedGuns,
  neighbours,
  seesPastUnits,
  squareOf,
  touching,
  zoneOf,
} from '../queries';
import { hasPerk, heroAt, isGrappled, type ExodusState, type Hero } from '../state';
import { finishers } from '../targets';
import { harm, stopping, threats } from './danger';
import { W } from './weights';

/** Whose moves can be planned: on foot, upright and free. */
export const isPlannable = (hero: Hero): boolean =>
  hero.status === 'in' && !hero.prone && !hero.aboard && !isGrappled(hero);

type Score = (state: ExodusState) => number;

/** Action points for so many steps, sprints counted. */
function price(steps: number, sprint: number): number {
  const rest = steps % sprint;
  return Math.floor(steps / sprint) * 2 + Math.min(rest, 2);
}

export class Plan {
  private readonly hero: Hero;
  private readonly sprint: number;
  private readonly alertCost: number;
  /** Infected in whose grab zone a square lies, a bit each, and what each of them would do. */
  private readonly zones: Int32Array;
  private readonly harms: number[] = [];
  private readonly crafts: boolean;
  private readonly threats: Map<number, number>;
  private readonly ends = new Map<Square, { plain: number; alert: number; extras: readonly number[] }>();

  constructor(
    private readonly state: ExodusState,
    private readonly who: number,
    private readonly score: Score,
  ) {
    this.hero = heroAt(state, who);
    this.sprint = SPRINT_SQUARES + (hasPerk(this.hero, 'AG4') ? 1 : 0);
    const watchful = loadedGuns(this.hero).length > 0 && !state.effects.ringingEars && !this.hero.alert;
    this.alertCost = watchful ? costOf(state, who, 'alert') : Infinity;
    this.crafts = RECIPE_IDS.some((recipe) => canCraft(state, who, recipe));
    this.threats = threats(state, false);
    this.zones = new Int32Array(boardOf(state).size);
    state.infected.forEach((unit, n) => {
      if (n > 30) return;
      for (const square of zoneOf(state, unit)) this.zones[square] = (this.zones[square] ?? 0) | (1 << n);
      this.harms.push(harm(unit, this.hero));
    });
  }

  /** The position with nothing more done. */
  here(square: Square): number {
    return this.endAt(square).plain;
  }

  /** The best end that so many action points lead to, after so many steps that are paid for already. */
  best(from: Square, ap: number, paid = 0): number {
    const { water } = boardOf(this.state);
    const most = paid + Math.floor(ap / 2) * this.sprint + (ap % 2);
    let found = -Infinity;
    let risks = new Map<Square, number>([[from, 0]]);
    const least = new Map<Square, number>();
    for (let steps = 0; risks.size > 0; steps++) {
      const left = ap - price(Math.max(0, steps - paid), this.sprint);
      for (const [square, risk] of risks) {
        const worth = this.worthAt(square, left) - risk;
        if (worth > found) found = worth;
      }
      if (steps === most) break;
      const next = new Map<Square, number>();
      for (const [square, risk] of risks) {
        least.set(square, Math.min(risk, least.get(square) ?? Infinity));
        // Whoever has gone aboard stays there.
        if (water[square]) continue;
        for (const near of neighbours(this.state, square)) {
          const total = risk + this.risk(square, near);
          if (total >= (least.get(near) ?? Infinity) || total >= (next.get(near) ?? Infinity)) continue;
          if (near === this.hero.square || canStand(this.state, near)) next.set(near, total);
        }
      }
      risks = next;
    }
    return found;
  }

  private risk(from: Square, to: Square): number {
    let demands = (this.zones[from] ?? 0) & (this.zones[to] ?? 0);
    let sum = 0;
    for (let n = 0; demands !== 0; n++, demands >>>= 1) if (demands & 1) sum += this.harms[n] ?? 0;
    return sum;
  }

  private worthAt(square: Square, ap: number): number {
    const { plain, alert, extras } = this.endAt(square);
    let most = plain + (extras[Math.min(ap, extras.length - 1)] ?? 0);
    if (ap >= this.alertCost) {
      const rest = ap - this.alertCost;
      most = Math.max(most, alert + (extras[Math.min(rest, extras.length - 1)] ?? 0));
    }
    return most;
  }

  private endAt(square: Square) {
    const known = this.ends.get(square);
    if (known !== undefined) return known;
    const there = this.placed(square, this.hero.alert);
    const end = {
      plain: this.score(there),
      alert: this.alertCost < Infinity ? this.score(this.placed(square, true)) : -Infinity,
      extras: this.extrasAt(there, square),
    };
    this.ends.set(square, end);
    return end;
  }

  /** The hero there with its activation over, what it goes for in its hands. */
  private placed(square: Square, alert: boolean): ExodusState {
    const { state, who } = this;
    let { item } = this.hero;
    let { items } = state;
    if (item === null && square !== this.hero.square) {
      const found = neededItems(state).find((id) => items[id]?.square === square);
      const token = found === undefined ? undefined : items[found];
      if (found !== undefined && token !== undefined) {
        item = found;
        items = { ...items, [found]: { ...token, where: 'carried', square: null } };
      }
    }
    const aboard = inWater(state, square);
    const hero: Hero = { ...this.hero, square, aboard, alert, item, ap: 0, acted: true };
    return { ...state, items, heroes: state.heroes.map((each, n) => (n === who ? hero : each)) };
  }

  /** What 0, 1, 2, ... action points could be used for there, other than a watch. */
  private extrasAt(there: ExodusState, square: Square): number[] {
    const { who } = this;
    const gains = [0, 0, 0, 0, 0];
    const offer = (ap: number, gain: number) => {
      for (let left = ap; left < gains.length; left++) gains[left] = Math.max(gains[left] ?? 0, gain);
    };
    if (canLeave(there, who)) offer(0, W.out);
    if (deliverable(there, who) !== null) offer(1, W.delivered);
    if (isSearchable(there, square)) offer(2, W.search);
    if (this.crafts && atWorkbench(there, square)) offer(2, W.crafted);
    if (there.crates.some((crate) => touching(there, square, crate))) offer(1, W.crate);
    for (const door of doorsAt(there, square)) if (!there.doors[door]) offer(1, this.doorGain(there, door));
    if (finishers(this.hero).length > 0) {
      const locked = heroesIn(there)
        .filter((other) => other !== who && touching(there, square, squareOf(there, other)))
        .reduce((sum, other) => sum + heroAt(there, other).grapple.length, 0);
      for (let ap = 1; ap <= 4; ap++) offer(ap, Math.min(ap, locked) * W.rescue);
    }
    const shot = this.shotWorth(square);
    for (let ap = 1; ap <= 2; ap++) offer(ap, shot * ap);
    return gains;
  }

  /** A quick shot from there at whoever threatens most. */
  shotWorth(square: Square): number {
    const stop = stopping(this.hero);
    if (stop === 0) return 0;
    let most = 0;
    for (const unit of this.state.infected) {
      if (unit.square === null || unit.dived) continue;
      const worth = stop * (this.threats.get(unit.id) ?? 0);
      if (worth > most && seesPastUnits(this.state, square, unit.square)) most = worth;
    }
    return Math.max(0, most - W.round);
  }

  private doorGain(there: ExodusState, door: number): number {
    const doors = there.doors.map((open, n) => open || n === door);
    return Math.max(0, this.score({ ...there, doors }) - this.score(there) - W.room);
  }
}
