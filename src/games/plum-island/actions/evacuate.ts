/** Evacuate: Civilians leave with one Boat or Helicopter (PI-EVAC). */
import { call, end, option, type Option, type Procedure, type Refusal } from '../../../core/procedure';
import { creditVip } from '../abilities/powers';
import { civilianWeight, evacuationCapacity } from '../abilities/queries';
import type { CivilianId } from '../data/civilians';
import type { AreaId } from '../data/map';
import { CRAFT, CRAFT_IDS, type CraftId } from '../data/units';
import type { PlumEvent } from '../events';
import { civiliansAt, isCompromised, onMap } from '../queries';
import { evacuateCivilian } from '../procedures/civilians';
import { procedure, question, type PlumState } from '../state';
import type { Action } from './action';
import { canLand } from './combat';

function ready(state: PlumState, craft: CraftId): boolean {
  const { at, disabled } = state.craft[craft];
  if (disabled || !onMap(at)) return false;
  const area = at as AreaId;
  if (!canLand(craft, area) || isCompromised(state, area)) return false;
  const capacity = evacuationCapacity(state, craft);
  return civiliansAt(state, area).some((civilian) => civilianWeight(civilian) <= capacity);
}

export const evacuateAction: Action = {
  verbs: ['evacuate'],
  options(state, { part }) {
    if (part === 'free') return [];
    const options: Option[] = [];
    for (const craft of CRAFT_IDS) {
      if (ready(state, craft)) options.push(option({ verb: 'evacuate', craft, area: state.craft[craft].at }));
    }
    return options;
  },
  begin(play, { seat }, picked) {
    const craft = picked.craft as CraftId;
    return call(evacuate, {
      craft,
      seat,
      area: picked.area as AreaId,
      room: evacuationCapacity(play.state, craft),
      taken: 0,
    });
  },
  refusals(state, { part }) {
    const refused: Refusal[] = [];
    for (const craft of CRAFT_IDS) {
      const { at, disabled } = state.craft[craft];
      if (!onMap(at) || ready(state, craft)) continue;
      const facets = { verb: 'evacuate', craft };
      const area = at as AreaId;
      if (part === 'free') refused.push({ facets, rule: 'PI-RULING-85' });
      else if (disabled || isCompromised(state, area)) refused.push({ facets, rule: 'PI-EVAC-03' });
      else if (!canLand(craft, area) || civiliansAt(state, area).length === 0)
        refused.push({ facets, rule: 'PI-EVAC-02' });
      else refused.push({ facets, rule: 'PI-EVAC-04' });
    }
    return refused;
  },
};

export type Evacuate = { craft: CraftId; seat: number; area: AreaId; room: number; taken: number };

export const evacuate: Procedure<PlumState, PlumEvent, Evacuate> = procedure<Evacuate>('evacuate', {
  anybodyLeft(play, frame) {
    return boarding(play.state, frame).length > 0 ? undefined : end();
  },
  evacuateWhom: question<Evacuate, { civilian: CivilianId | 'done' }>({
    seat: (_, frame) => frame.seat,
    options: (state, frame) => [
      ...boarding(state, frame).map((civilian) => option<{ civilian: CivilianId | 'done' }>({ civilian })),
      ...(frame.taken > 0 ? [option({ civilian: 'done' as const })] : []),
    ],
    refusals: (state, frame) =>
      civiliansAt(state, frame.area)
        .filter((civilian) => civilianWeight(civilian) > frame.room)
        .map((civilian) => ({ facets: { civilian }, rule: 'PI-EVAC-04' })),
    choose(play, frame, { civilian }) {
      if (civilian === 'done') return end();
      const weight = civilianWeight(civilian);
      frame.room -= weight;
      frame.taken += weight;
      if (weight > 1) creditVip(play, civilian);
      if (frame.taken > CRAFT[frame.craft].capacity) creditVip(play, 'v6');
      return call(evacuateCivilian, { civilian, seat: frame.seat, by: frame.craft }, 'anybodyLeft');
    },
  }),
});

function boarding(state: PlumState, { area, room }: Evacuate): CivilianId[] {
  return civiliansAt(state, area).filter((civilian) => civilianWeight(civilian) <= room);
}
