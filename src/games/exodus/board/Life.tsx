/** Mist that drifts through the rooms nobody has entered: soft banks of it, each at a pace of its own. */
import { Circle, Group, RadialGradient, vec, type Transforms3d } from '@shopify/react-native-skia';
import { useDerivedValue, type SharedValue } from 'react-native-reanimated';

import type { Box, LifeProps } from '../../../ui/gameView';
import { boardOf } from '../queries';
import type { ExodusState } from '../state';
import { boxAround, squaresOf } from './floor';
import { squaresPath, unseenRooms } from './light';

export function Life({ state, clock }: LifeProps<ExodusState>) {
  const board = boardOf(state);
  return (
    <Group>
      {unseenRooms(state).map((room) => {
        const squares = squaresOf(board, room);
        return (
          <Group key={room} clip={squaresPath(board, squares)} blendMode="screen">
            {BANKS.map((bank, n) => (
              <Drift
                key={n}
                bank={bank}
                box={boxAround(board, squares)}
                phase={room.charCodeAt(0) * 1.3 + n * 2.1}
                clock={clock}
              />
            ))}
          </Group>
        );
      })}
    </Group>
  );
}

/** Where a bank hangs in its room, how large it is as a share of it, and how fast it goes. */
interface Bank {
  readonly y: number;
  readonly wide: number;
  readonly tall: number;
  readonly pace: number;
}
const BANKS: readonly Bank[] = [
  { y: 0.24, wide: 0.52, tall: 0.3, pace: 0.16 },
  { y: 0.6, wide: 0.66, tall: 0.34, pace: 0.1 },
  { y: 0.86, wide: 0.44, tall: 0.26, pace: 0.21 },
];
const MIST = ['rgba(168,190,190,0.34)', 'rgba(168,190,190,0.18)', 'rgba(168,190,190,0)'];

function Drift(props: { bank: Bank; box: Box; phase: number; clock: SharedValue<number> }) {
  const { bank, box, phase, clock } = props;
  const transform = useDerivedValue<Transforms3d>(() => {
    const t = (clock.get() / 1000) * bank.pace;
    const across = 0.5 + 0.45 * Math.sin(t * 2 + phase);
    const down = bank.y + 0.06 * Math.sin(t * 3.1 + phase * 2);
    return [
      { translateX: box.x + box.width * across },
      { translateY: box.y + box.height * down },
      { scaleX: box.width * bank.wide },
      { scaleY: box.height * bank.tall },
    ];
  });
  return (
    <Group transform={transform}>
      <Circle cx={0} cy={0} r={1}>
        <RadialGradient c={vec(0, 0)} r={1} colors={MIST} positions={[0, 0.45, 1]} />
      </Circle>
    </Group>
  );
}
