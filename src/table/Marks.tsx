/** What the table itself draws on a board: rings around targets, trails of what moved last, the line of a preview. */
import { DashPathEffect, Group, Path, Skia, type SkPath } from '@shopify/react-native-skia';
import { useEffect } from 'react';
import {
  Easing,
  useDerivedValue,
  useSharedValue,
  withDelay,
  withRepeat,
  withSequence,
  withTiming,
} from 'react-native-reanimated';

import type { Layout, Point, Shape, Target } from '../ui/gameView';
import { colour as theme } from '../ui/theme';
import { targetById } from './hit';
import type { Touch, Trail } from './playback';

export function shapePath(shape: Shape): SkPath {
  const path = Skia.PathBuilder.Make();
  if (shape.kind === 'circle') path.addCircle(shape.x, shape.y, shape.r);
  else if (shape.kind === 'box') {
    const round = Math.min(shape.width, shape.height) * 0.12;
    path.addRRect(Skia.RRectXY(Skia.XYWHRect(shape.x, shape.y, shape.width, shape.height), round, round));
  } else path.addPoly([...shape.points], true);
  return path.build();
}

function wayPath(points: readonly Point[]): SkPath {
  const path = Skia.PathBuilder.Make();
  path.addPoly([...points], false);
  return path.build();
}

export function Ring({ shape, colour, isPulsing }: { shape: Shape; colour: string; isPulsing: boolean }) {
  const glow = useSharedValue(1);
  useEffect(() => {
    if (!isPulsing) return;
    glow.set(
      withRepeat(withSequence(withTiming(0.25, { duration: 170 }), withTiming(1, { duration: 170 })), -1),
    );
  }, [glow, isPulsing]);
  const path = shapePath(shape);
  return (
    <Group opacity={glow}>
      <Path path={path} style="stroke" strokeWidth={6} strokeJoin="round" color={theme.ink} opacity={0.7} />
      <Path path={path} style="stroke" strokeWidth={3} strokeJoin="round" color={colour} />
    </Group>
  );
}

/** Strong at first, then a hint that stays until the next decision. */
function useFading(what: unknown, reducedMotion: boolean) {
  const strength = useSharedValue(0.9);
  useEffect(() => {
    strength.set(0.9);
    strength.set(
      reducedMotion
        ? 0.45
        : withDelay(600, withTiming(0.35, { duration: 2400, easing: Easing.out(Easing.quad) })),
    );
  }, [reducedMotion, strength, what]);
  return strength;
}

interface TouchesProps {
  readonly touched: readonly Touch[];
  readonly layout: Layout;
  readonly reducedMotion: boolean;
}

/** A faint ring round whatever the last decision changed. */
export function Touches({ touched, layout, reducedMotion }: TouchesProps) {
  const strength = useFading(touched, reducedMotion);
  return (
    <Group opacity={strength}>
      {touched.map(({ target, colour }) => {
        const found = targetById(layout, target);
        return found ? (
          <Path
            key={target}
            path={shapePath(found.shape)}
            style="stroke"
            strokeWidth={2.5}
            strokeJoin="round"
            color={colour}
          >
            <DashPathEffect intervals={[4, 5]} />
          </Path>
        ) : null;
      })}
    </Group>
  );
}

/** The way of what moved last, dotted. */
export function Trails({ trails, reducedMotion }: { trails: readonly Trail[]; reducedMotion: boolean }) {
  const strength = useFading(trails, reducedMotion);
  return (
    <Group opacity={strength}>
      {trails.map(({ piece, path, colour }, n) => (
        <Path
          key={`${piece} ${n}`}
          path={wayPath(path)}
          style="stroke"
          strokeWidth={4}
          strokeCap="round"
          strokeJoin="round"
          color={colour ?? theme.lamp}
        >
          <DashPathEffect intervals={[1, 9]} />
        </Path>
      ))}
    </Group>
  );
}

export function Line({ targets }: { targets: readonly Target[] }) {
  const phase = useSharedValue(0);
  const isShown = targets.length > 1;
  useEffect(() => {
    if (isShown) phase.set(withRepeat(withTiming(-18, { duration: 700, easing: Easing.linear }), -1));
  }, [isShown, phase]);
  const moving = useDerivedValue(() => phase.get());
  if (!isShown) return null;
  const path = wayPath(targets.map((target) => target.at));
  return (
    <Group>
      <Path path={path} style="stroke" strokeWidth={7} strokeCap="round" color={theme.ink} opacity={0.75} />
      <Path path={path} style="stroke" strokeWidth={3.5} strokeCap="round" color={theme.lamp}>
        <DashPathEffect intervals={[10, 8]} phase={moving} />
      </Path>
    </Group>
  );
}
