/** A game's mats from the blocks that they are made of: what can be tapped on them, and how they are drawn. */
import { Picture } from '@shopify/react-native-skia';

import type { MatLayout, MatProps } from '../gameView';
import { GAP, printed, stacked, targetsOf, type Block } from './page';

export interface MatPages<State> {
  matLayout(state: State, id: string, width: number, scale: number): MatLayout;
  Mat(props: MatProps<State>): React.JSX.Element;
}

/** `blocksOf` is given the width that blocks have; `accent` marks what has been picked. */
export function matPages<State>(
  blocksOf: (state: State, id: string, width: number, scale: number) => readonly Block[],
  accent: string,
): MatPages<State> {
  const page = (state: State, id: string, width: number, scale: number) =>
    stacked(blocksOf(state, id, width - 2 * GAP, scale), width);
  return {
    matLayout(state, id, width, scale) {
      const { placed, height } = page(state, id, width, scale);
      return { width, height, scale, targets: targetsOf(placed) };
    },
    Mat({ state, id, fonts, lit, selected, layout: { width, scale } }) {
      const { placed } = page(state, id, width, scale);
      return <Picture picture={printed(fonts, scale, { lit, selected }, accent, placed)} />;
    },
  };
}
