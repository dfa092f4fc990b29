/** Reposition: a Boat or Helicopter goes somewhere else. Follow Action only (PI-REPO). */
import { option, type Option, type Refusal } from '../../../core/procedure';
import type { AreaId } from '../data/map';
import { AREA_IDS } from '../data/topology';
import { CRAFT_IDS, type CraftId } from '../data/units';
import { isCompromised, onMap } from '../queries';
import { moveCraft } from '../procedures/pieces';
import type { PlumState } from '../state';
import type { Action } from './action';
import { canLand, mayCommand } from './combat';

/** Areas where it can land at all. Made once for each. */
const LANDINGS = new Map<CraftId, readonly AreaId[]>(
  CRAFT_IDS.map((craft) => [craft, AREA_IDS.filter((area) => canLand(craft, area))]),
);

/** Any distance, not into a Compromised Area; leaving one is allowed (PI-REPO-03, -04, -06). */
export function landings(state: PlumState, craft: CraftId): AreaId[] {
  return (LANDINGS.get(craft) ?? []).filter(
    (area) => state.craft[craft].at !== area && !isCompromised(state, area),
  );
}

export const repositionAction: Action = {
  verbs: ['reposition'],
  options(state, { seat, part }) {
    if (part !== 'follow') return [];
    const options: Option[] = [];
    for (const craft of CRAFT_IDS) {
      const { at, disabled } = state.craft[craft];
      if (!onMap(at) || disabled || !mayCommand(state, seat, craft)) continue;
      for (const area of landings(state, craft)) options.push(option({ verb: 'reposition', craft, area }));
    }
    return options;
  },
  begin: (play, _, { craft, area }) => moveCraft(play, craft as CraftId, area as AreaId, 'PI-REPO-01'),
  refusals(state, { seat, part }) {
    if (part !== 'follow') return [{ facets: { verb: 'reposition' }, rule: 'PI-FOLLOW-04' }];
    const refused: Refusal[] = [];
    for (const craft of CRAFT_IDS) {
      const { at, disabled } = state.craft[craft];
      if (!onMap(at)) continue;
      if (disabled) refused.push({ facets: { verb: 'reposition', craft }, rule: 'PI-REPO-02' });
      else if (!mayCommand(state, seat, craft))
        refused.push({ facets: { verb: 'reposition', craft }, rule: 'PI-REPO-05' });
      else {
        for (const area of LANDINGS.get(craft) ?? []) {
          if (isCompromised(state, area))
            refused.push({ facets: { verb: 'reposition', craft, area }, rule: 'PI-REPO-06' });
        }
      }
    }
    return refused;
  },
};
