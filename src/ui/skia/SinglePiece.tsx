/** One piece of a board by itself, on the origin: while it travels, and beside a question. */
import type { ReactElement } from 'react';

import type { Fonts, PieceProps, Point, TargetId } from '../gameView';

/** Where a piece stands, and how large it is drawn there. */
export interface Standing extends Point {
  readonly id: TargetId;
  readonly scale: number;
}

export interface PieceLook<S> {
  readonly state: S;
  readonly fonts: Fonts;
  readonly glow: boolean;
  readonly active: boolean;
}

/** Nobody picks a piece that travels: it is drawn as it is, whatever is lit on the board. */
export function singlePiece<S, P extends Standing>(
  spotOf: (state: S, id: TargetId) => P | undefined,
  Piece: (props: PieceLook<S> & { readonly spot: P }) => ReactElement | null,
) {
  return function SinglePiece({ state, id, fonts }: PieceProps<S>) {
    const spot = spotOf(state, id);
    if (spot === undefined) return null;
    return (
      <Piece
        spot={{ ...spot, x: 0, y: 0, scale: 1 }}
        state={state}
        fonts={fonts}
        glow={false}
        active={false}
      />
    );
  };
}
