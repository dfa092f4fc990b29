/** Fire that flickers: each flame leans and grows by a rhythm of its own, and its light breathes. All of it on the UI thread. */
import { Circle, Group, Picture, RadialGradient, type Transforms3d } from '@shopify/react-native-skia';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';

import type { LifeProps, Point } from '../../../ui/gameView';
import type { DarkestState } from '../state';
import { cellBox, middle } from './floor';
import { FLAMES, flamePicture } from './pieces';

export function Life({ state, clock }: LifeProps<DarkestState>) {
  return (
    <Group>
      {Object.entries(state.fire.burns).map(([cell, burns]) => (
        <Blaze key={cell} at={middle(cellBox(cell))} burns={burns} clock={clock} />
      ))}
    </Group>
  );
}

function Blaze({ at, burns, clock }: { at: Point; burns: number; clock: SharedValue<number> }) {
  const breath = useDerivedValue(
    () => 0.24 + 0.1 * Math.sin(clock.get() / 190 + at.x) * Math.sin(clock.get() / 77),
  );
  return (
    <Group>
      <Group opacity={breath} blendMode="screen">
        <Circle cx={at.x} cy={at.y} r={78}>
          <RadialGradient c={at} r={78} colors={['rgba(255,150,50,0.9)', 'rgba(255,90,20,0)']} />
        </Circle>
      </Group>
      {FLAMES.slice(0, burns).map(({ x, y, scale }, n) => (
        <Flame key={n} at={{ x: at.x + x, y: at.y + y }} scale={scale} phase={at.x + n * 2.1} clock={clock} />
      ))}
    </Group>
  );
}

function Flame(props: { at: Point; scale: number; phase: number; clock: SharedValue<number> }) {
  const { at, scale, phase, clock } = props;
  const transform = useDerivedValue<Transforms3d>(() => {
    const t = clock.get() / 1000;
    const lean = 0.09 * Math.sin(t * 5.1 + phase) + 0.05 * Math.sin(t * 11.7 + phase);
    const grow = 1.04 + 0.07 * Math.sin(t * 7.9 + phase * 2);
    return [
      { translateX: at.x },
      { translateY: at.y },
      { skewX: lean },
      { scaleX: scale * 1.02 },
      { scaleY: scale * grow },
    ];
  });
  return (
    <Group transform={transform}>
      <Picture picture={flamePicture()} />
    </Group>
  );
}
