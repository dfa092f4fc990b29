/** The nine Player Actions and Reposition, in the rulebook's order (PI-ACT-01). */
import type { Refusal } from '../../../core/procedure';
import { bus, specials } from '../abilities/specials';
import type { PlumState } from '../state';
import type { Action, Context } from './action';
import { buildAction } from './build';
import { closeCombatAction, gunshipAction, rangedCombatAction } from './combat';
import { crowdControlAction } from './crowdControl';
import { evacuateAction } from './evacuate';
import { healAction } from './heal';
import { locationAction } from './location';
import { moveAction } from './move';
import { repairAction } from './repair';
import { repositionAction } from './reposition';

let known: readonly Action[] | null = null;

/** Asked for, not a constant: actions, abilities and the turn know each other, so none of them is complete while loading. */
export function allActions(): readonly Action[] {
  known ??= [
    moveAction,
    closeCombatAction,
    rangedCombatAction,
    gunshipAction,
    crowdControlAction,
    bus,
    evacuateAction,
    repairAction,
    buildAction,
    locationAction,
    healAction,
    specials,
    repositionAction,
  ];
  return known;
}

export function refusalsOf(state: PlumState, context: Context): Refusal[] {
  return allActions().flatMap((action) => action.refusals?.(state, context) ?? []);
}
