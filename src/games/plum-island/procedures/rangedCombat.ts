/** Ranged and Gunship Combat, and Special Combat markers: the target does nothing back, no cube is added (PI-RANGED). */
import { again, call, end } from '../../../core/procedure';
import { afterKill } from '../abilities/powers';
import { creditOwn, firstCriticalHits, shieldedHitsAtRange } from '../abilities/queries';
import type { CivilianId } from '../data/civilians';
import type { AreaId } from '../data/map';
import { MARKERS, type MarkerKind } from '../data/tables';
import { AREA } from '../data/topology';
import type { CraftId, UnitId } from '../data/units';
import { horrorAt, horrorsAt, isUnit, tilesOf } from '../queries';
import { procedure, type HorrorId, type Play } from '../state';
import { countFaces, plainHits, rollDice } from './dice';
import { hitHorror } from './horrors';
import { spendMarker } from './pieces';

export type Shot = {
  shooter: UnitId | CraftId | CivilianId;
  horror: HorrorId;
  dice: number;
  /** A Special Combat marker instead of a Combat action. */
  marker: MarkerKind | null;
};

/** One attack on one Horrors unit. The terrain of the target counts (PI-DICE-03). */
export function fire(play: Play, { shooter, horror, dice, marker }: Shot): void {
  const { state } = play;
  const area = horrorAt(state, horror) as AreaId;
  const action = marker === null;
  const by = isUnit(shooter) ? shooter : null;
  const from = by === null ? (shooter in state.craft ? 'craft' : 'civilian') : 'unit';
  play.emit({
    type: 'rangedCombat',
    horror,
    tiles: tilesOf(state, horror),
    area,
    shooter,
    marker,
    dice,
    rule: action ? 'PI-RANGED-05' : 'PI-MARKER-04',
    at: [`${from}:${shooter}`, `horror:${horror}`, `area:${area}`],
  });
  const faces = rollDice(play, dice);
  const shields = countFaces(faces, 'shielded');
  let hits = plainHits(faces);
  const { terrain } = AREA[area];
  const helped = shieldedHitsAtRange(shooter, terrain, action) ? shields : 0;
  const doubled = faces.includes('critical') ? firstCriticalHits(shooter, action) - 1 : 0;
  hits += helped + doubled;
  if (by !== null && (doubled > 0 || (helped > 0 && terrain !== 'clear'))) creditOwn(play, by);
  play.emit({ type: 'diceRolled', faces, hits, shields, rule: 'PI-RANGED-05' });
  const killed = hitHorror(play, horror, hits, by, 'PI-RANGED-05');
  if (killed && by !== null) afterKill(play, by);
}

type UseMarker = {
  by: UnitId | CivilianId;
  kind: MarkerKind;
  area: AreaId;
  targets: HorrorId[];
  dice?: number;
};

/** One use of a Special Combat marker: Pistols at one target, Molotov at all in the Area, each with its own roll. */
export const markerAttack = procedure<UseMarker>('markerAttack', {
  spend(play, frame) {
    frame.dice = MARKERS[frame.kind][spendMarker(play, frame.by, frame.kind)];
  },
  attackNext(play, frame) {
    const horror = frame.targets.shift();
    if (horror === undefined) return end();
    if (horrorAt(play.state, horror) === frame.area)
      fire(play, { shooter: frame.by, horror, dice: frame.dice ?? 0, marker: frame.kind });
    return again;
  },
});

/** Calls the attack of a marker on what its kind can reach. */
export function attackWithMarker(
  play: Play,
  by: UnitId | CivilianId,
  kind: MarkerKind,
  area: AreaId,
  target: HorrorId | null,
) {
  const targets = target === null ? horrorsAt(play.state, area) : [target];
  return call(markerAttack, { by, kind, area, targets });
}
