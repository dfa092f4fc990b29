/** Plum Island as it stands: the ground, the hour, what can be picked, and everybody on it. */
import { Circle, Group, Picture } from '@shopify/react-native-skia';

import type { BoardProps } from '../../../ui/gameView';
import { colour } from '../../../ui/theme';
import type { AreaId } from '../data/map';
import { BRIDGES } from '../data/map';
import { roundRow } from '../data/tables';
import { AREA_IDS } from '../data/topology';
import { hasHorrors, isHeld } from '../queries';
import type { PlumState } from '../state';
import { bridgePlace } from './bridges';
import { groundPicture } from './ground';
import { AreaIcons, AreaLabels, BridgeTags, GateTags } from './labels';
import { fromAfar, spots } from './layout';
import { Contested, Daylight, LitAreas, SelectedAreas } from './light';
import { FarMarkers, Markers } from './markers';
import { Crowd, Fray, Piece } from './pieces';

const SELECTED = '#62A4E8';

export function Board({ state, fonts, camera, lit, selected, away }: BoardProps<PlumState>) {
  const among = (ids: ReadonlySet<string>): AreaId[] => AREA_IDS.filter((id) => ids.has(`area:${id}`));
  const standing = spots(state).filter((spot) => !away.has(spot.id));
  const fought = AREA_IDS.filter((area) => isHeld(state, area) && hasHorrors(state, area));
  return (
    <Group>
      <Picture picture={groundPicture()} />
      <Daylight state={state} />
      <LitAreas lit={among(lit)} />
      <SelectedAreas areas={among(selected)} color={SELECTED} />
      <Contested areas={fought} />
      <BridgeTags fonts={fonts} camera={camera} />
      <GateTags fonts={fonts} camera={camera} />
      <AreaIcons camera={camera} />
      {BRIDGES.filter((bridge) => lit.has(`bridge:${bridge}`)).map((bridge) => {
        const { x, y } = bridgePlace(bridge);
        return (
          <Circle key={bridge} cx={x} cy={y} r={16} color={colour.lamp} style="stroke" strokeWidth={3} />
        );
      })}
      <Group transform={camera.near}>
        <Markers state={state} fonts={fonts} />
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
        {fought.map((area) => (
          <Fray key={area} area={area} fonts={fonts} />
        ))}
      </Group>
      <Group transform={camera.far}>
        <FarMarkers state={state} fonts={fonts} />
        {fromAfar(standing).map((spot) => (
          <Group key={spot.id}>
            <Piece
              spot={spot}
              state={state}
              fonts={fonts}
              glow={lit.has(spot.id)}
              active={selected.has(spot.id)}
            />
            <Crowd spot={spot} fonts={fonts} />
          </Group>
        ))}
      </Group>
      <AreaLabels fonts={fonts} camera={camera} night={roundRow(state.round).time === 'night'} />
    </Group>
  );
}
