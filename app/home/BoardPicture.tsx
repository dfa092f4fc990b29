/** The board of a saved game as it stands, filling its parent. Until it can be drawn, and without a board: the poster. */
import { Group } from '@shopify/react-native-skia';
import { useCallback, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SceneImage } from '../../src/table/SceneImage';
import { Poster } from '../../src/ui';
import { stillCamera, type AnyGameView, type Box, type Layout } from '../../src/ui/gameView';
import { loadedFonts } from '../../src/ui/skia/typefaces';
import type { ReadableSave } from './summary';

const NOTHING: ReadonlySet<string> = new Set();

export function BoardPicture({ save, view }: { save: ReadableSave; view: AnyGameView | null }) {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const { game, state, id } = save;
  const { width, height } = room;
  const draw = useCallback(() => {
    const fonts = loadedFonts();
    if (!view || !fonts || width === 0) return null;
    const shown = game.view(state, 'team');
    const layout = view.layout(shown);
    const { x, y, scale } = windowOn(layout, width, height);
    return (
      <Group transform={[{ scale }, { translateX: -x }, { translateY: -y }]}>
        <view.Board
          state={shown}
          layout={layout}
          fonts={fonts}
          lit={NOTHING}
          selected={NOTHING}
          camera={stillCamera(scale, false)}
          away={NOTHING}
          overlay={null}
        />
      </Group>
    );
  }, [game, state, view, width, height]);
  return (
    <View
      style={StyleSheet.absoluteFill}
      onLayout={({ nativeEvent: { layout } }) =>
        setRoom({ width: Math.round(layout.width), height: Math.round(layout.height) })
      }
    >
      <Poster game={game.id} />
      {view && width > 0 ? (
        <View style={StyleSheet.absoluteFill}>
          <SceneImage name={`board ${id} ${save.decisions}`} width={width} height={height} draw={draw} />
        </View>
      ) : null}
    </View>
  );
}

/** A part of the board of the picture's proportions, around the pieces, never wider than the board. */
function windowOn(
  { bounds, targets }: Layout,
  width: number,
  height: number,
): { x: number; y: number; scale: number } {
  const pieces = targets.filter(({ kind }) => kind === 'piece');
  const middle = centre(
    pieces.length > 0
      ? pieces.map(({ at }) => at)
      : [{ x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 }],
  );
  const scale = Math.max(width / bounds.width, height / bounds.height);
  return {
    x: within(middle.x - width / scale / 2, bounds.x, bounds.width, width / scale),
    y: within(middle.y - height / scale / 2, bounds.y, bounds.height, height / scale),
    scale,
  };
}

function centre(points: readonly Pick<Box, 'x' | 'y'>[]): Pick<Box, 'x' | 'y'> {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function within(start: number, from: number, length: number, shown: number): number {
  return Math.max(from, Math.min(start, from + length - shown));
}
