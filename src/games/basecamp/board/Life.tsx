/** What moves by itself: the fire at Base, lit beacons and burning tiles flicker. */
import { Circle, Group } from '@shopify/react-native-skia';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';

import type { LifeProps } from '../../../ui/gameView';
import { BASE, coordinates, type Cell } from '../geometry';
import type { BasecampState } from '../state';
import { centreOf } from './layout';

export function Life({ state, clock }: LifeProps<BasecampState>) {
  const fires = Object.keys(state.tiles).filter((cell) => {
    const tokens = state.tiles[cell]?.tokens;
    return cell === BASE || tokens?.blaze !== undefined || tokens?.beacon !== undefined;
  });
  return (
    <Group>
      {fires.map((cell) => (
        <Flicker key={cell} cell={cell} clock={clock} />
      ))}
    </Group>
  );
}

/** Two waves that never meet: it looks like chance, and costs nothing. */
function Flicker({ cell, clock }: { cell: Cell; clock: SharedValue<number> }) {
  const { x, y } = centreOf(cell);
  const [column, row] = coordinates(cell);
  const phase = column * 1.7 + row * 2.9;
  const strength = useDerivedValue(
    () => 0.1 + 0.05 * Math.sin(clock.get() / 130 + phase) + 0.04 * Math.sin(clock.get() / 57 + phase * 2),
  );
  return (
    <Group opacity={strength} blendMode="screen">
      <Circle cx={x} cy={y + 20} r={30} color="#FFB552" />
      <Circle cx={x} cy={y + 22} r={17} color="#FFD98A" />
    </Group>
  );
}
