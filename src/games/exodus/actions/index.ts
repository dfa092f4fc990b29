/** The full list of hero actions, in the order of the checklist's table (EX-ACTIONS). */
import type { Refusal } from '../../../core/procedure';
import type { ExodusState } from '../state';
import type { Action } from './action';
import { assassinateAction, executeAction, fireAction, meleeAction } from './fire';
import {
  alertAction,
  changeWeaponAction,
  clearJamAction,
  medPackAction,
  reloadAction,
  sweepAction,
} from './gear';
import { exchangeAction, placeAction } from './items';
import { diveAction, moveAction, proneAction } from './move';
import { otherGearAction, powerAction } from './powers';
import {
  crateAction,
  craftAction,
  doorAction,
  driveAction,
  interactAction,
  leaveAction,
  searchAction,
} from './world';

let known: readonly Action[] | null = null;

/** Asked for, not a constant: actions and procedures know each other, so none of them is complete while loading. */
export function allActions(): readonly Action[] {
  known ??= [
    moveAction,
    diveAction,
    proneAction,
    fireAction,
    meleeAction,
    executeAction,
    assassinateAction,
    sweepAction,
    changeWeaponAction,
    reloadAction,
    alertAction,
    doorAction,
    searchAction,
    crateAction,
    interactAction,
    driveAction,
    craftAction,
    placeAction,
    exchangeAction,
    medPackAction,
    powerAction,
    otherGearAction,
    clearJamAction,
    leaveAction,
  ];
  return known;
}

export const refusalsOf = (state: ExodusState, who: number): Refusal[] =>
  allActions().flatMap((action) => action.refusals?.(state, who) ?? []);
