/**
 * How good a position is for the heroes, and which options are not worth a thought: the greedy bot goes by
 * this. It runs for the objective, opens what is in the way, keeps watch, shoots what comes near and looks after the dials.
 */
import { INFECTED } from '../data/infected';
import { neededItems } from '../objectives';
import { heroesIn, pathField, squareOf } from '../queries';
import { heroAt, isGrappled, type ExodusState } from '../state';
import { blastArea, bombSquares } from '../targets';
import { danger } from './danger';
import { heroScore } from './hero';
import { ways } from './way';
import { W } from './weights';

const PATIENCE = 40;

function objectiveScore(state: ExodusState): number {
  const { progress } = state;
  let score = (progress.delivered.length + progress.calls) * W.delivered;
  if (progress.exitOpen) score += W.delivered;
  if (progress.lamp !== null) score += W.delivered + progress.lamp * 10;
  const needed = neededItems(state);
  const running = stepsAhead(state);
  // Nothing ends a mission but the heroes: whoever waits for a better moment waits less with every turn.
  const haste = 1 + state.turn / PATIENCE;
  for (const [who, way] of ways(state)) {
    const { item } = heroAt(state, who);
    if (item !== null && needed.includes(item)) score += W.carried;
    score -= (way.all - (running.who === who ? Math.min(way.own, running.steps) : 0)) * W.step * haste;
  }
  for (const { status } of state.heroes) if (status === 'left') score += W.out;
  // Wounds heal: one siren that is nearly dead is better than two that bleed.
  const { killPoints } = INFECTED.siren;
  for (const { kind, damage } of state.infected)
    if (kind === 'siren') score += (damage ** 2 / killPoints - killPoints) * W.siren;
  return score;
}

/** Squares of a drive that are still to come. */
function stepsAhead(state: ExodusState): { who: number; steps: number } {
  const frame = state.frames[state.frames.length - 1] as { procedure?: string; hero?: number; left?: number };
  if (frame?.procedure === 'drive')
    return { who: frame.hero ?? -1, steps: (frame.left ?? 0) * W.ahead * W.water };
  return { who: -1, steps: 0 };
}

/** The nearest free hero is wanted beside somebody in a grapple, and nobody far from all others. */
function company(state: ExodusState): number {
  const heroes = heroesIn(state);
  let cost = 0;
  for (const who of heroes) {
    const field = pathField(state, [squareOf(state, who)], 'land');
    let least = Infinity;
    for (const other of heroes) {
      if (other === who || isGrappled(heroAt(state, other))) continue;
      const steps = field[squareOf(state, other)] ?? -1;
      least = Math.min(least, steps < 0 ? 12 : steps);
    }
    if (least === Infinity) continue;
    if (isGrappled(heroAt(state, who))) cost += Math.min(10, Math.max(0, least - 1)) * W.help;
    else cost += Math.min(12, Math.max(0, least - 4)) * W.apart;
  }
  return cost;
}

/** Infected that the best throw would reach. */
export function bestThrow(state: ExodusState, from: number): number {
  let most = 0;
  for (const square of bombSquares(state, from)) {
    const area = blastArea(state, square);
    const hit = state.infected.filter((unit) => unit.square !== null && area.includes(unit.square)).length;
    most = Math.max(most, hit);
  }
  return most;
}

/** A bomb in the air: those that it may hit, and those in its blast whose dice are still to be rolled. */
function bombScore(state: ExodusState): number {
  const top = state.frames[state.frames.length - 1] as
    { step?: string; queue?: readonly number[] } | undefined;
  if (top?.step === 'blastNext') return (top.queue ?? []).length * W.bomb;
  if (top?.step !== 'throwWhere' || state.acting === null) return 0;
  return bestThrow(state, squareOf(state, state.acting)) * W.bomb;
}

export function score(state: ExodusState): number {
  const { campaign } = state;
  let total = -state.turn * W.turn;
  if (campaign !== null) total += campaign.completed * W.campaign - campaign.defeats * W.defeat;
  for (const hero of state.heroes) total += heroScore(state, hero);
  if (state.phase === 'setup' || state.phase === 'between') return total;
  total += bombScore(state);
  return total + objectiveScore(state) - danger(state) - company(state);
}
