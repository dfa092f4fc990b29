/** Names of the rooms, the tokens of their functions, and the icons of the advanced rules. Words keep their size on the screen. */
import { Group, Picture } from '@shopify/react-native-skia';

import type { Fonts, SceneCamera } from '../../../ui/gameView';
import type { IconName } from '../../../ui/icons';
import { drawCentred, drawFromLeft, wrap } from '../../../ui/skia/lettering';
import { recorded } from '../../../ui/skia/record';
import { Token } from '../../../ui/skia/Token';
import { colour } from '../../../ui/theme';
import type { AdvancedIcon } from '../data/tiles';
import { CELLS, planOf, roomName, type Room } from '../geometry';
import { isDestroyed, type DarkestState } from '../state';
import { boxOfRoom, cellBox } from './floor';
import { functionPlaces } from './layout';
import { FUNCTION_ICON } from './looks';

/** Screen pixels a unit of the board at which each size of lettering is measured. */
const NEAR = 0.9;
const FAR = 0.58;

export function RoomNames({
  state,
  fonts,
  camera,
}: {
  state: DarkestState;
  fonts: Fonts;
  camera: SceneCamera;
}) {
  const own = planOf(state.house);
  return (
    <Group>
      {own.rooms.map((room) => {
        const box = boxOfRoom(state.house, room);
        const name = roomName(own, room);
        // In a low room the pieces stand in the east, so its name begins at the western wall.
        const low = box.height < 80;
        const space = low ? box.width * 0.46 : box.width;
        const x = low ? box.x + 8 : box.x + box.width / 2;
        return (
          <Group key={room} transform={[{ translateX: x }, { translateY: box.y + 7 }]}>
            <Group transform={camera.near}>
              <Group transform={camera.unzoom}>
                <Picture picture={namePicture(fonts, name, 13, space * NEAR - 6, low)} />
              </Group>
            </Group>
            <Group transform={camera.far}>
              <Group transform={camera.unzoom}>
                <Picture picture={namePicture(fonts, name, 12, space * FAR - 2, low)} />
              </Group>
            </Group>
          </Group>
        );
      })}
    </Group>
  );
}

function namePicture(fonts: Fonts, name: string, size: number, room: number, fromLeft: boolean) {
  const write = fromLeft ? drawFromLeft : drawCentred;
  return recorded(`house name ${name} ${size} ${Math.round(room)} ${fromLeft}`, (canvas) =>
    wrap(fonts, 'display600', size, name, room).forEach((line, at) =>
      write(canvas, fonts, {
        text: line,
        x: 0,
        y: size + at * (size - 0.5),
        font: 'display600',
        size,
        colour: '#F6F0E2',
        halo: { colour: '#120F22', width: 3.6 },
      }),
    ),
  );
}

const ADVANCED: Readonly<Record<AdvancedIcon, IconName>> = {
  gas: 'poison-gas',
  lurking: 'evil-eyes',
  secure: 'heart-shield',
};

/** What a room offers: functions of the corners, what has been searched, and the dangers of the advanced game. */
export function RoomTokens({
  state,
  fonts,
  lit,
}: {
  state: DarkestState;
  fonts: Fonts;
  lit: ReadonlySet<string>;
}) {
  const own = planOf(state.house);
  return (
    <Group>
      {functionPlaces(state).map(({ name, cell, x, y }) => {
        const glows = lit.has(`function:${name}`);
        const spent = state.functions.includes(name) || isDestroyed(state, cell);
        return (
          <Token
            key={name}
            x={x}
            y={y}
            scale={1}
            shape="tile"
            icon={FUNCTION_ICON[name]}
            ground={glows ? '#3A2E12' : '#22303A'}
            edge={glows ? colour.lamp : '#8FB0C4'}
            tint={glows ? colour.lamp : '#DCEBF4'}
            dim={spent}
            fonts={fonts}
          />
        );
      })}
      {state.options.advanced &&
        CELLS.map((cell) => {
          const icon = own.tiles[cell]?.tile.icon;
          const { x, y } = cellBox(cell);
          return icon ? (
            <Token
              key={cell}
              x={x + 103}
              y={y + 103}
              scale={0.86}
              shape="tile"
              icon={ADVANCED[icon]}
              ground="#1D1830"
              edge="#8B82A8"
              tint={icon === 'secure' ? '#9BD1F0' : icon === 'gas' ? '#C7D86A' : '#F0655A'}
              fonts={fonts}
            />
          ) : null;
        })}
      {state.searched.map((room: Room) => {
        const { x, y, width, height } = boxOfRoom(state.house, room);
        return (
          <Token
            key={room}
            x={x + width - 16}
            y={y + height - (state.options.advanced ? 38 : 16)}
            scale={0.66}
            icon="binoculars"
            ground="#2B2A3A"
            edge="#8B8799"
            tint="#C9C5D6"
            dim
            fonts={fonts}
          />
        );
      })}
    </Group>
  );
}
