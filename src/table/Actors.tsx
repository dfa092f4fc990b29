/** Pieces that the playback has taken off the board: they walk along their way, fade in or fade out. */
import { Group, type Transforms3d } from '@shopify/react-native-skia';
import { useEffect } from 'react';
import { Easing, useDerivedValue, useSharedValue, withTiming } from 'react-native-reanimated';

import type { AnyGameView, Fonts, Layout, Point, SceneCamera } from '../ui/gameView';
import { targetById } from './hit';
import type { Actor, Stage } from './playback';

interface ActorsProps {
  readonly view: AnyGameView;
  readonly stage: Stage;
  readonly layout: Layout;
  readonly fonts: Fonts;
  readonly camera: SceneCamera;
  readonly ms: number;
}

export function Actors({ stage, ...rest }: ActorsProps) {
  return stage.actors.map((actor) => <OnStage key={actor.piece} actor={actor} {...rest} />);
}

function OnStage({ actor, view, layout, fonts, camera, ms }: Omit<ActorsProps, 'stage'> & { actor: Actor }) {
  const { piece, state, motion } = actor;
  const home = actor.at ?? targetById(layout, piece)?.at ?? targetById(view.layout(state), piece)?.at;
  const progress = useSharedValue(0);
  useEffect(() => {
    progress.set(0);
    progress.set(withTiming(1, { duration: ms, easing: Easing.inOut(Easing.quad) }));
  }, [motion, ms, progress]);
  const path = motion?.kind === 'move' ? motion.path : home ? [home] : [];
  const transform = useDerivedValue<Transforms3d>(() => {
    const point = along(path, motion?.kind === 'move' ? progress.get() : 1);
    return [{ translateX: point.x }, { translateY: point.y }];
  });
  const fading = motion?.kind === 'fadeIn' || motion?.kind === 'fadeOut' ? motion.kind : null;
  const scale = useDerivedValue<Transforms3d>(() => [
    { scale: fading === null ? 1 : fading === 'fadeIn' ? progress.get() : 1 - progress.get() },
  ]);
  if (path.length === 0 || !view.Piece) return null;
  return (
    <Group transform={transform}>
      <Group transform={scale}>
        <view.Piece state={state} id={piece} fonts={fonts} camera={camera} />
      </Group>
    </Group>
  );
}

/** The point at a share of a way, measured along it. */
export function along(path: readonly Point[], share: number): Point {
  'worklet';
  let length = 0;
  for (let i = 1; i < path.length; i++) {
    const a = path[i - 1];
    const b = path[i];
    if (a && b) length += Math.hypot(b.x - a.x, b.y - a.y);
  }
  let left = length * share;
  for (let i = 1; i < path.length; i++) {
    const a = path[i - 1];
    const b = path[i];
    if (!a || !b) continue;
    const leg = Math.hypot(b.x - a.x, b.y - a.y);
    if (left <= leg) {
      const t = leg === 0 ? 1 : left / leg;
      return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
    }
    left -= leg;
  }
  return path[path.length - 1] ?? { x: 0, y: 0 };
}
