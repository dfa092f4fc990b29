/** The house as it stands: floors under the dark, light as far as it falls, walls, and everybody inside. */
import { Group, Picture } from '@shopify/react-native-skia';

import type { BoardProps } from '../../../ui/gameView';
import { cellOf } from '../geometry';
import type { DarkestState } from '../state';
import { BuildingYard } from './Yard';
import { Cameras, Chips, Doors } from './doors';
import { cellBox, middle } from './floor';
import { floorsPicture, gardenPicture, wallsPicture } from './ground';
import { RoomNames, RoomTokens } from './labels';
import { spots } from './layout';
import { CameraCones, Darkness, LitRooms, Soot, Veil } from './light';
import { Overlay } from './overlays';
import { DiceInTray, FLAMES, flamePicture, Piece } from './pieces';

export function Board(props: BoardProps<DarkestState>) {
  const { state, fonts, camera, lit, selected, away, overlay } = props;
  const standing = spots(state).filter((spot) => !away.has(spot.id));
  return (
    <Group>
      <Picture picture={gardenPicture()} />
      <Picture picture={floorsPicture(state.house)} />
      <Soot state={state} />
      <Darkness state={state} />
      <CameraCones state={state} />
      <Overlay state={state} overlay={overlay} />
      <LitRooms state={state} lit={lit} selected={selected} />
      <Picture picture={wallsPicture(state.house)} />
      <Doors state={state} />
      <Veil state={state} lit={lit} />
      <BuildingYard state={state} fonts={fonts} lit={lit} selected={selected} />
      <Cameras state={state} lit={lit} />
      <RoomTokens state={state} fonts={fonts} lit={lit} />
      <Flames state={state} />
      <RoomNames state={state} fonts={fonts} camera={camera} />
      {standing.map((spot) => (
        <Piece
          key={spot.id}
          spot={spot}
          state={state}
          fonts={fonts}
          glow={lit.has(spot.id)}
          active={selected.has(spot.id)}
        />
      ))}
      <Chips state={state} fonts={fonts} lit={lit} />
      <DiceInTray state={state} fonts={fonts} lit={lit} selected={selected} />
    </Group>
  );
}

/** One flame for each burn marker. They flicker above this in `Life`; without motion this is the picture. */
function Flames({ state }: { state: DarkestState }) {
  return (
    <Group>
      {Object.entries(state.fire.burns).flatMap(([cell, burns]) => {
        const at = middle(cellBox(cellOf(cell)));
        return FLAMES.slice(0, burns).map(({ x, y, scale }, n) => (
          <Group
            key={`${cell} ${n}`}
            transform={[{ translateX: at.x + x }, { translateY: at.y + y }, { scale }]}
          >
            <Picture picture={flamePicture()} />
          </Group>
        ));
      })}
    </Group>
  );
}
