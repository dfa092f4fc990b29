/** Leads the camera: to what is being told, then to what the decision is about. */
import { useEffect, useRef } from 'react';

import type { AnyGameView, Box, TargetId } from '../ui/gameView';
import { boxAround, boxOfTargets } from './hit';
import { current, placesOf } from './playback';
import type { TableSnapshot } from './snapshot';
import type { TableCamera } from './useCamera';

export function useCameraGuide(
  camera: TableCamera,
  view: AnyGameView,
  snapshot: TableSnapshot,
  lit: ReadonlySet<TargetId>,
): void {
  const { telling, decision, narrowing, shown, layout, person } = snapshot;
  const picks = narrowing?.picked.length ?? 0;

  // Whoever gets the phone gets a camera that nobody holds.
  useEffect(() => camera.letGo(), [camera, person]);

  useEffect(() => {
    const play = telling && current(telling)?.play;
    if (!play) return;
    const { targets, points } = placesOf(play);
    const around = boxAround(points.map((point) => ({ ...point, width: 1, height: 1 })));
    camera.show(boxOfTargets(layout, targets) ?? around);
  }, [camera, layout, telling]);

  const about = decision && picks === 0 ? view.focus?.(shown, decision) : undefined;
  const goal = useRef<Box | null>(null);
  useEffect(() => {
    goal.current = decision && boxOfTargets(layout, about && about.length > 0 ? about : lit);
  });
  // Only a new decision or a pick moves the camera, not everything else that a snapshot may bring.
  const question = decision?.id;
  useEffect(() => {
    if (question !== undefined) camera.show(goal.current);
  }, [camera, question, picks]);
}
