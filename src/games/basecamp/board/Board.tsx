/** The table of Unknown as it stands: cloth, tiles, open places, what lies on them and who stands there. */
import { Group, Path, Skia } from '@shopify/react-native-skia';

import type { BoardProps } from '../../../ui/gameView';
import { colour } from '../../../ui/theme';
import type { Cell } from '../geometry';
import { tileAt, type BasecampState } from '../state';
import { IntentLayer } from './IntentLayer';
import { spots, tileBox } from './layout';
import { Figure } from './pieces';
import { Places, PlanMarks } from './places';
import { Lamps, Tabletop } from './tabletop';
import { TileFace, TileWords } from './tile';
import { Barriers, GroundTokens } from './tokens';

const FAR_OUT = 4000;
const SELECTED = '#8FD3E6';
/** A glow out of strokes: a blur would be computed for every frame. */
const HALO = [7, 9, 11, 13];

export function Board({ state, fonts, camera, lit, selected, away, overlay }: BoardProps<BasecampState>) {
  const cells = Object.keys(state.tiles).filter((cell) => !away.has(`cell:${cell}`));
  const standing = spots(state).filter((spot) => !away.has(spot.id));
  const among = (ids: ReadonlySet<string>) => cells.filter((cell) => ids.has(`cell:${cell}`));
  return (
    <Group>
      <Tabletop state={state} />
      <Places state={state} fonts={fonts} lit={lit} selected={selected} />
      {cells.map((cell) => (
        <TileFace key={cell} cell={cell} tile={tileAt(state, cell)} />
      ))}
      <Lamps state={state} />
      <LitTiles lit={among(lit)} selected={among(selected)} dims={litPlaces(lit)} />
      <Group transform={camera.near}>
        {cells.map((cell) => (
          <TileWords key={cell} cell={cell} tile={tileAt(state, cell)} fonts={fonts} />
        ))}
      </Group>
      <GroundTokens state={state} fonts={fonts} lit={lit} />
      <PlanMarks state={state} selected={selected} />
      <Barriers state={state} fonts={fonts} />
      {standing.map((spot) => (
        <Figure
          key={spot.id}
          spot={spot}
          state={state}
          fonts={fonts}
          glow={lit.has(spot.id)}
          active={selected.has(spot.id) || spot.id === `survivor:${state.turn?.survivor ?? -1}`}
        />
      ))}
      {overlay === 'intent' ? <IntentLayer state={state} fonts={fonts} /> : null}
    </Group>
  );
}

function litPlaces(lit: ReadonlySet<string>): Cell[] {
  return [...lit].filter((id) => id.startsWith('cell:')).map((id) => id.slice(5));
}

function union(cells: readonly Cell[], grown: number) {
  const path = Skia.PathBuilder.Make();
  for (const cell of cells) {
    const { x, y, width, height } = tileBox(cell, grown);
    path.addRRect(Skia.RRectXY(Skia.XYWHRect(x, y, width, height), 9 + grown, 9 + grown));
  }
  return path.build();
}

/** Everything that cannot be picked steps back; what can be keeps its colours and gets a lamp's edge. */
function LitTiles({
  lit,
  selected,
  dims,
}: {
  lit: readonly Cell[];
  selected: readonly Cell[];
  dims: readonly Cell[];
}) {
  const veil = Skia.PathBuilder.Make()
    .addRect(Skia.XYWHRect(-FAR_OUT, -FAR_OUT, 2 * FAR_OUT, 2 * FAR_OUT))
    .addPath(union(dims, 1))
    .build();
  const path = union(lit, 1);
  return (
    <Group>
      {dims.length > 0 ? <Path path={veil} color="#050B0C" opacity={0.34} fillType="evenOdd" /> : null}
      {lit.length > 0 ? (
        <Group>
          {HALO.map((width) => (
            <Path
              key={width}
              path={path}
              color={colour.lamp}
              style="stroke"
              strokeWidth={width}
              opacity={0.2}
            />
          ))}
          <Path path={path} color="#171B18" style="stroke" strokeWidth={5} />
          <Path path={path} color="#FFF3CF" style="stroke" strokeWidth={3} />
        </Group>
      ) : null}
      {selected.length > 0 ? (
        <Path path={union(selected, 2)} color={SELECTED} style="stroke" strokeWidth={4} />
      ) : null}
    </Group>
  );
}
