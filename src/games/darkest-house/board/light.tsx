/** Light tells the story: indigo lies over the house, and people, fire and cameras cut it open as far as the walls let them. */
import {
  DashPathEffect,
  Group,
  LinearGradient,
  Paint,
  Path,
  Picture,
  RadialGradient,
  Rect,
  Skia,
  type SkPath,
} from '@shopify/react-native-skia';

import type { Point, SceneProps } from '../../../ui/gameView';
import { colour } from '../../../ui/theme';
import { cellOf, type Cell, type Room } from '../geometry';
import { cameraView } from '../passages';
import { anyoneIn, isDestroyed, occupiedRooms, type DarkestState } from '../state';
import { cellBox, centreOf, floorOf, HOUSE, middle, WALL } from './floor';
import { charPicture, moonPicture, outline } from './ground';
import { EMBER } from './looks';
import { cameraPlace, coneOf, litFrom } from './sight';

export function polygonOf(points: readonly Point[]): SkPath {
  return Skia.PathBuilder.Make()
    .addPoly([...points], true)
    .build();
}

/** How thick the dark is at each step of the darkness track. */
const VEIL = [0.72, 0.75, 0.78, 0.81, 0.84, 0.86, 0.88, 0.9];
const LAMP_REACH = 165;
const FIRE_REACH = 190;

interface Lamp {
  readonly key: string;
  readonly at: Point;
  readonly area: SkPath;
  readonly reach: number;
  readonly warmth: string;
  readonly glow: number;
}

function lamps(state: DarkestState): Lamp[] {
  const people = occupiedRooms(state).map((room): Lamp => {
    const at = centreOf(state.house, room);
    const area = polygonOf(litFrom(state, at));
    return { key: `lamp ${room}`, at, area, reach: LAMP_REACH, warmth: '255,196,120', glow: 0.2 };
  });
  const fires = Object.keys(state.fire.burns).map((cell): Lamp => {
    const at = middle(cellBox(cell));
    const area = polygonOf(litFrom(state, at));
    const burns = state.fire.burns[cell] ?? 0;
    return {
      key: `fire ${cell}`,
      at,
      area,
      reach: FIRE_REACH - 40 + burns * 20,
      warmth: '255,120,40',
      glow: 0.26 + burns * 0.07,
    };
  });
  return [...fires, ...people];
}

export function Soot({ state }: { state: DarkestState }) {
  const cells = [...Object.keys(state.fire.burns), ...state.fire.destroyed];
  return (
    <Group>
      {cells.map((cell) => {
        const { x, y } = middle(cellBox(cell));
        return (
          <Group key={cell} transform={[{ translateX: x }, { translateY: y }]}>
            <Picture picture={charPicture(state.fire.burns[cell] ?? 0, isDestroyed(state, cell))} />
          </Group>
        );
      })}
    </Group>
  );
}

export function Darkness({ state }: { state: DarkestState }) {
  const all = lamps(state);
  const veil = state.stage === 'setup' ? 0.3 : (VEIL[state.darkness] ?? 0.9);
  return (
    <Group>
      <WindowLight state={state} />
      <Group layer={<Paint />}>
        <Rect
          x={HOUSE.x}
          y={HOUSE.y}
          width={HOUSE.width}
          height={HOUSE.height}
          color="#0E0F42"
          opacity={veil}
        />
        {all.map(({ key, at, area, reach }) => (
          <Path key={key} path={area} blendMode="dstOut">
            <RadialGradient
              c={at}
              r={reach}
              colors={['rgba(0,0,0,0.97)', 'rgba(0,0,0,0.86)', 'rgba(0,0,0,0)']}
              positions={[0, 0.36, 1]}
            />
          </Path>
        ))}
      </Group>
      <Picture picture={moonPicture(state.house)} />
      {all.map(({ key, at, area, reach, warmth, glow }) => (
        <Path key={key} path={area} blendMode="screen">
          <RadialGradient c={at} r={reach} colors={[`rgba(${warmth},${glow})`, `rgba(${warmth},0)`]} />
        </Path>
      ))}
    </Group>
  );
}

/** Lit rooms throw their light through the windows onto the lawn. */
function WindowLight({ state }: { state: DarkestState }) {
  const { windows } = floorOf(state.house);
  return (
    <Group>
      {windows.map(({ x, y, level }) => {
        const out = level ? { x: 0, y: y === 0 ? -1 : 1 } : { x: x === 0 ? -1 : 1, y: 0 };
        const room = roomBehind(state, { x: x - out.x * 6, y: y - out.y * 6 });
        const burns = room === null ? 0 : (state.fire.burns[cellOf(room)] ?? 0);
        if (room === null || (burns === 0 && !anyoneIn(state, room))) return null;
        const reach = 120;
        const across = level ? { x: 1, y: 0 } : { x: 0, y: 1 };
        const corner = (side: number, far: number, wide: number): Point => ({
          x: x + across.x * side * wide + out.x * far,
          y: y + across.y * side * wide + out.y * far,
        });
        const path = polygonOf([
          corner(-1, 0, 22),
          corner(1, 0, 22),
          corner(1, reach, 60),
          corner(-1, reach, 60),
        ]);
        const warmth = burns > 0 ? '242,118,46' : '255,200,120';
        return (
          <Path key={`${x} ${y}`} path={path}>
            <LinearGradient
              start={{ x, y }}
              end={{ x: x + out.x * reach, y: y + out.y * reach }}
              colors={[`rgba(${warmth},0.42)`, `rgba(${warmth},0)`]}
            />
          </Path>
        );
      })}
    </Group>
  );
}

function roomBehind(state: DarkestState, { x, y }: Point): Room | null {
  const { boxes } = floorOf(state.house);
  const inside = Object.entries(boxes).find(
    ([, box]) => x >= box.x && y >= box.y && x <= box.x + box.width && y <= box.y + box.height,
  );
  return inside ? inside[0] : null;
}

export function CameraCones({ state }: { state: DarkestState }) {
  return (
    <Group>
      {Object.entries(state.cameras).map(([cell, direction]) => (
        <Cone key={cell} state={state} cell={cell} direction={direction} strength={1} />
      ))}
    </Group>
  );
}

export function Cone(props: { state: DarkestState; cell: Cell; direction: number; strength: number }) {
  const { state, cell, direction, strength } = props;
  const pieces = coneOf(state, cell, direction);
  const apex = cameraPlace(state, cell, direction);
  const last = pieces[pieces.length - 1]?.[2] ?? apex;
  const far = direction % 2 === 0 ? { x: apex.x, y: last.y } : { x: last.x, y: apex.y };
  const builder = Skia.PathBuilder.Make();
  for (const piece of pieces) builder.addPoly([...piece], true);
  const path = builder.build();
  const seen = cameraView(state, cell, direction).filter((room) => anyoneIn(state, room));
  return (
    <Group opacity={strength}>
      {seen.map((room) => (
        <Path key={room} path={outline(state.house, room)} color={colour.danger} opacity={0.16} />
      ))}
      <Path path={path}>
        <LinearGradient start={apex} end={far} colors={['rgba(214,224,255,0.5)', 'rgba(190,204,255,0.13)']} />
      </Path>
      <Path path={path} style="stroke" strokeWidth={1.2} color="#D9E0FF" opacity={0.55}>
        <DashPathEffect intervals={[5, 5]} />
      </Path>
    </Group>
  );
}

// What can be picked

function places(state: DarkestState, ids: ReadonlySet<string>): SkPath[] {
  const found: SkPath[] = [];
  for (const id of ids) {
    const name = id.slice(5);
    if (id.startsWith('room:')) found.push(outline(state.house, name));
    else if (id.startsWith('tile:')) {
      const { x, y, width, height } = cellBox(name);
      found.push(
        Skia.PathBuilder.Make()
          .addRect(Skia.XYWHRect(x, y, width, height))
          .build(),
      );
    }
  }
  return found;
}

/** An edge of light along the inner side of the walls; drawn below them. */
export function LitRooms({
  state,
  lit,
  selected,
}: Pick<SceneProps<DarkestState>, 'state' | 'lit' | 'selected'>) {
  const edge = (path: SkPath, at: number, tint: string, fill: number) => (
    <Group key={`${tint} ${at}`} clip={path}>
      <Path path={path} color={tint} opacity={fill} />
      <Path path={path} color="#171320" style="stroke" strokeWidth={WALL + 10} />
      <Path path={path} color={tint} style="stroke" strokeWidth={WALL + 7.4} />
    </Group>
  );
  return (
    <Group>
      {places(state, lit).map((path, at) => edge(path, at, '#FFE7B0', 0.14))}
      {places(state, selected).map((path, at) => edge(path, at, EMBER, 0.12))}
    </Group>
  );
}

/** Everything but what can be picked steps back. */
export function Veil({ state, lit }: { state: DarkestState; lit: ReadonlySet<string> }) {
  const open = places(state, lit);
  if (open.length === 0) return null;
  const wide = 1600;
  const path = Skia.PathBuilder.Make().addRect(
    Skia.XYWHRect(-wide, -wide, 2 * wide + HOUSE.width, 2 * wide + HOUSE.height),
  );
  for (const one of open) path.addPath(one);
  return <Path path={path.build()} color="#070815" opacity={0.34} fillType="evenOdd" />;
}
