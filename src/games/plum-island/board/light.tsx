/** Light on the island: the time of day with pools of lamplight, and the lit areas that can be picked. */
import {
  Blur,
  BlurMask,
  Circle,
  DashPathEffect,
  Group,
  Paint,
  Path,
  Rect,
  Skia,
  type SkPath,
} from '@shopify/react-native-skia';

import { colour } from '../../../ui/theme';
import { AREA_IDS } from '../data/topology';
import type { AreaId } from '../data/map';
import { roundRow, type DayTime } from '../data/tables';
import { hasUnits } from '../queries';
import type { PlumState } from '../state';
import { areaPath } from './ground';
import { ISLAND } from './island.generated';
import { centre } from './layout';

const FAR_OUT = 1200;
const WIDE = {
  x: ISLAND.world.x - FAR_OUT,
  y: ISLAND.world.y - FAR_OUT,
  width: ISLAND.world.width + 2 * FAR_OUT,
  height: ISLAND.world.height + 2 * FAR_OUT,
};
const POOL = 58;

const TINT: Readonly<Record<DayTime, string | null>> = {
  morning: null,
  afternoon: '#FFD7A6',
  night: '#46568F',
};

/** The hour lies over the whole picture; where people are, a lamp gives the ground its colours back. */
export function Daylight({ state }: { state: PlumState }) {
  const { time } = roundRow(state.round);
  const tint = TINT[time];
  if (tint === null) return null;
  if (time === 'afternoon') return <Rect {...WIDE} color={tint} blendMode="multiply" opacity={0.55} />;
  const lamps = AREA_IDS.filter((area) => hasUnits(state, area)).map(centre);
  return (
    <Group>
      <Group layer={<Paint blendMode="multiply" />}>
        <Rect {...WIDE} color={tint} />
        {lamps.map(({ x, y }) => (
          <Circle key={`${x} ${y}`} cx={x} cy={y} r={POOL} color="#FFF6E6">
            <BlurMask blur={26} style="normal" />
          </Circle>
        ))}
      </Group>
      {lamps.map(({ x, y }) => (
        <Circle key={`${x} ${y}`} cx={x} cy={y} r={POOL} color="#F6A23A" blendMode="screen" opacity={0.16}>
          <BlurMask blur={30} style="normal" />
        </Circle>
      ))}
    </Group>
  );
}

function union(areas: readonly AreaId[]): SkPath {
  const path = Skia.PathBuilder.Make();
  for (const id of areas) path.addPath(areaPath(id));
  return path.build();
}

/** Everything but the lit areas steps back; they keep their daylight and get a lamp's edge. */
export function LitAreas({ lit }: { lit: readonly AreaId[] }) {
  if (lit.length === 0) return null;
  const path = union(lit);
  const veil = Skia.PathBuilder.Make()
    .addRect(Skia.XYWHRect(WIDE.x, WIDE.y, WIDE.width, WIDE.height))
    .addPath(path)
    .build();
  return (
    <Group>
      <Path path={veil} color="#0B1418" opacity={0.36} fillType="evenOdd" />
      <Path path={path} color={colour.lamp} opacity={0.3} />
      <Path path={path} color={colour.lamp} style="stroke" strokeWidth={7} opacity={0.9}>
        <Blur blur={6} />
      </Path>
      <Path path={path} color="#171B18" style="stroke" strokeWidth={4.6} />
      <Path path={path} color="#FFF3CF" style="stroke" strokeWidth={2.6} />
    </Group>
  );
}

/** Where Horrors stand among people. */
export function Contested({ areas }: { areas: readonly AreaId[] }) {
  if (areas.length === 0) return null;
  const path = union(areas);
  return (
    <Group>
      <Path path={path} color="#171B18" style="stroke" strokeWidth={5} opacity={0.8} />
      <Path path={path} color={colour.danger} style="stroke" strokeWidth={3}>
        <DashPathEffect intervals={[9, 6]} />
      </Path>
    </Group>
  );
}

/** The area that is picked or looked at. */
export function SelectedAreas({ areas, color }: { areas: readonly AreaId[]; color: string }) {
  if (areas.length === 0) return null;
  return <Path path={union(areas)} color={color} style="stroke" strokeWidth={4} />;
}
