/**
 * What a game shows: the contract between the shared table and a game's board, mats and telling. A game's `view.tsx`
 * exports one `GameView`; the table does the rest (camera, gestures, lighting up, decisions, playback, log, hand-over).
 *
 * Three rules keep it testable and smooth:
 * - Geometry (`layout`, `matLayout`) is a pure function of the state; drawing takes it and computes none.
 * - Scenes (`Board`, `Piece`, `Mat`, `Art`) are Skia elements without Canvas and without hooks, so a test draws them to
 *   a PNG. What never changes is recorded once as an SkPicture and replayed.
 * - Nothing is rendered by React while the camera moves: what depends on the zoom hangs on `camera`'s animated values.
 *
 * The state given here is always what the person holding the phone may see (`game.view`).
 */
import type { SkFont, Transforms3d } from '@shopify/react-native-skia';
import type { ReactElement } from 'react';
import type { SharedValue } from 'react-native-reanimated';

import type { Decision, Outcome } from '../core/game';
import type {
  CoreState,
  Facets,
  GameEvent,
  OnlyOptionEvent,
  Option,
  Refusal,
  SeatId,
} from '../core/procedure';
import type { IconName } from './icons';
import type { ShapeName } from './shapes';
import type { FontName } from './theme';

// ---------------------------------------------------------------------------------------------------- geometry

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Box extends Point, Size {}

export type Shape =
  | ({ readonly kind: 'circle'; readonly r: number } & Point)
  | ({ readonly kind: 'box' } & Box)
  | { readonly kind: 'polygon'; readonly points: readonly Point[] };

/** 'area:2C', 'unit:blart': the same names that a game's events use in `at`. */
export type TargetId = string;

/** Something on a board or mat that can be tapped, focused, inspected and lit. */
export interface Target {
  readonly id: TargetId;
  /** A place lies still and holds pieces; a piece can be moved by the playback. */
  readonly kind: 'place' | 'piece';
  /** In the units of the board or mat. Small shapes are widened to a finger's width by the table. */
  readonly shape: Shape;
  /** Where a piece stands, where a moving piece stops, where the camera goes. */
  readonly at: Point;
  /** The higher one is hit first. */
  readonly z: number;
  /** Its name: '2G Good Samaritan Hospital', 'Kevin Blart'. */
  readonly label: string;
  /** What a tap on it picks: the options that have one of these facets. `{ area: '2C', to: '2C' }` */
  readonly facets: Facets;
}

export interface Layout {
  /** The whole board; the camera stays inside it. */
  readonly bounds: Box;
  readonly targets: readonly Target[];
}

// ------------------------------------------------------------------------------------------------------- scenes

/** A value, or one that changes on the UI thread without a render. */
export type Animated<T> = T | SharedValue<T>;

/** Transforms for Groups that depend on the zoom. In a pixel test: `stillCamera()`. */
export interface SceneCamera {
  /** Undoes the zoom: what is inside keeps its size on the screen. Put it inside a Group that translates to the spot. */
  readonly unzoom: Animated<Transforms3d>;
  /** Nothing when far away, and the identity when near: for names and other fine detail. */
  readonly near: Animated<Transforms3d>;
  /** The other way round: for merged tokens and bare addresses. */
  readonly far: Animated<Transforms3d>;
}

/** The typefaces for Skia, loaded; a font is made once for each face and size. */
export type Fonts = (face: FontName, size: number) => SkFont;

export interface SceneProps<S> {
  readonly state: S;
  readonly fonts: Fonts;
  /** What a tap can pick now. While it is empty nothing is dimmed. */
  readonly lit: ReadonlySet<TargetId>;
  /** What has been picked, or is looked at. */
  readonly selected: ReadonlySet<TargetId>;
}

export interface BoardProps<S> extends SceneProps<S> {
  readonly layout: Layout;
  readonly camera: SceneCamera;
  /** Pieces that the playback is moving: leave them out, the table draws them with `Piece`. */
  readonly away: ReadonlySet<TargetId>;
  /** One of `overlays`, when switched on. */
  readonly overlay: string | null;
}

export interface PieceProps<S> {
  readonly state: S;
  readonly id: TargetId;
  readonly fonts: Fonts;
  readonly camera: SceneCamera;
}

export interface LifeProps<S> {
  readonly state: S;
  readonly layout: Layout;
  /** Milliseconds, running on the UI thread. */
  readonly clock: SharedValue<number>;
}

export interface MatProps<S> extends SceneProps<S> {
  readonly id: string;
  readonly layout: MatLayout;
}

export interface MatLayout extends Size {
  /** The text size that it was laid out for. */
  readonly scale: number;
  readonly targets: readonly Target[];
}

// -------------------------------------------------------------------------------------------------------- words

/** A few words with an icon and a colour. `label` is for the ear, when the text is too short. */
export interface Note {
  readonly text: string;
  readonly icon?: IconName;
  /** The shape of a faction or survivor, in its colour: instead of an icon. */
  readonly shape?: ShapeName;
  readonly colour?: string;
  readonly label?: string;
  /** Where a tap on it leads the camera. */
  readonly target?: TargetId;
}

/** A row of boxes ('Biohazard 6/17'), or without `max` a mere number ('food 6'). */
export interface Track {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly value: number;
  readonly max?: number;
  readonly colour: string;
  /** Boxes that differ from each other: a flame on the second, a skull on the last. */
  readonly cells?: readonly { readonly text?: string; readonly icon?: IconName; readonly colour?: string }[];
}

/** The strip on top: how are we doing? */
export interface Status {
  /** 'Round 4 of 9' */
  readonly title: string;
  /** 'Oct 26, Morning' */
  readonly subtitle: string;
  readonly icon?: IconName;
  readonly iconColour?: string;
  readonly tracks: readonly Track[];
  /** The goal, a threat coming near, the wheel of phases. */
  readonly notes?: readonly Note[];
}

/** The head of the decision sheet: who is asked what. */
export interface Heading {
  /** 'CONSTABULARY' with the shape and colour of the faction. */
  readonly caption?: Note;
  readonly title: string;
  readonly subtitle?: string;
  /** A piece to stand beside it. */
  readonly piece?: TargetId;
  /** Actions left: 2 of 3. */
  readonly pips?: { readonly left: number; readonly of: number; readonly label: string };
  readonly notes?: readonly Note[];
}

/** How one value of a facet looks as a tile or button. Its name comes from `text.facet`. */
export interface Tile {
  readonly icon?: IconName;
  /** 'Foot 2', '1 action, 4 civilians'. Without it the table words the cost. */
  readonly note?: string;
  readonly colour?: string;
  /** `first` is what the moment is about. `last` goes on with the game, and is never behind "More". */
  readonly order?: 'first' | 'last';
}

/** What a target is and holds, for the inspector and the screen reader. */
export interface Description {
  readonly title: string;
  /** One fact a line: 'Damaged, 2', 'Kevin Blart, 2 of 4 hits'. */
  readonly lines: readonly string[];
  readonly rules?: readonly string[];
  /** Pieces inside, which can be looked at in turn. */
  readonly contents?: readonly TargetId[];
}

/** What an option will do: 'Roz takes 2 hits', and where dice decide: the exact odds. */
export interface Preview {
  readonly text: string;
  readonly odds?: readonly { readonly label: string; readonly chance: number }[];
  /** A line on the board from one target to another: the way or the shot. */
  readonly line?: readonly TargetId[];
}

/** A first-round tip: shown once, when it applies for the first time. */
export interface Tip<S> {
  readonly id: string;
  when(state: S, decision: Decision): boolean;
  readonly title: string;
  readonly text: string;
  readonly target?: TargetId;
}

// ------------------------------------------------------------------------------------------------------ playback

export interface DieView {
  /** A number, or an icon. */
  readonly face: number | IconName;
  /** For the ear: 'shield'. */
  readonly label: string;
  readonly colour?: string;
  /** The colours of a die of its own kind: its face and its edge. */
  readonly ground?: string;
  readonly side?: string;
}

export interface CardView {
  /** 'EVENT' */
  readonly kind: string;
  readonly title: string;
  readonly body: string;
  readonly note?: Note;
  /** 'Drawn by Impending Doom', '31 left' */
  readonly footer?: readonly [string, string];
  readonly colour?: string;
  /** The picture, drawn into a box of 320 x 180. */
  Art?(): ReactElement;
}

/** What is played when something happened. Steps run one after the other; each can be skipped. */
export type Playback =
  | {
      readonly do: 'move';
      readonly piece: TargetId;
      readonly path: readonly Point[];
      readonly colour?: string;
    }
  | { readonly do: 'flash'; readonly targets: readonly TargetId[]; readonly colour: string }
  | { readonly do: 'vanish' | 'appear'; readonly piece: TargetId }
  | {
      readonly do: 'dice';
      readonly title: string;
      readonly dice: readonly DieView[];
      readonly result?: string;
    }
  | { readonly do: 'card'; readonly card: CardView; readonly targets?: readonly TargetId[] }
  | {
      readonly do: 'banner';
      readonly text: string;
      readonly body?: string;
      readonly icon?: IconName;
      readonly colour?: string;
    }
  | { readonly do: 'pause'; readonly ms: number };

/** How an event stands in the log; its sentence comes from `text.events`. */
export interface LogMark {
  readonly icon?: IconName;
  readonly colour?: string;
  /** Begins a new group of lines: 'Horrors, fate card 9'. */
  readonly chapter?: string;
}

// ------------------------------------------------------------------------------------------------------ the view

export interface GameView<S extends CoreState = CoreState, E extends GameEvent = GameEvent> {
  readonly id: string;

  layout(state: S): Layout;
  Board(props: BoardProps<S>): ReactElement;
  /** One piece, standing on the origin. Needed by games whose playback moves pieces. */
  Piece?(props: PieceProps<S>): ReactElement | null;
  /** Flames, fog, rain above the board. Hooks are welcome; left out with reduced motion. */
  Life?(props: LifeProps<S>): ReactElement | null;
  /** Screen pixels a unit of the board from which on names are shown (`camera.near`), and the closest zoom. */
  readonly zoom: { readonly near: number; readonly max: number };
  /** Pictures on demand: sight, smell, what the enemy intends. */
  readonly overlays?: readonly { readonly id: string; readonly label: string; readonly icon: IconName }[];

  /** In the order of the tabs. `seat` is whose mat it is: the table opens that of the person to move. */
  mats(
    state: S,
  ): readonly { readonly id: string; readonly title: string; readonly mark?: Note; readonly seat?: SeatId }[];
  /** `scale` is the reader's text size: at 2 a mat is longer, never cut off. */
  matLayout(state: S, id: string, width: number, scale: number): MatLayout;
  Mat(props: MatProps<S>): ReactElement;

  status(state: S): Status;
  describe(state: S, target: TargetId): Description | null;
  /** `picked` is what the player has narrowed down to so far. */
  heading?(state: S, decision: Decision, picked: Facets): Heading;
  tile?(
    state: S,
    decision: Decision,
    facet: string,
    value: string | number,
    options: readonly Option[],
  ): Tile;
  /** The reason in a few words: 'Nothing damaged here'. Without it the rule itself is shown. */
  refused?(state: S, refusal: Refusal): string;
  preview?(state: S, decision: Decision, option: Option): Preview | null;
  /** What the decision is about, when it is not what it lights: the camera goes there by itself. */
  focus?(state: S, decision: Decision): readonly TargetId[] | undefined;

  /** This seat holds what nobody else may see: it gets the phone by a hand-over screen, also where people do without. */
  isSecret?(state: S, seat: SeatId): boolean;

  animate(event: E | OnlyOptionEvent, before: S, after: S): readonly Playback[];
  mark?(event: E | OnlyOptionEvent, state: S): LogMark | null;
  readonly guide: readonly Tip<S>[];
  /** The story of the game in figures, and a picture in a box of 320 x 180, for the last screen. */
  ending?(state: S, outcome: Outcome): { readonly figures: readonly Note[]; Art?(): ReactElement };
}

/** Words to a view's own state and events, as `defineGame` does for the rules. */
export function defineView<S extends CoreState, E extends GameEvent>(view: GameView<S, E>): GameView<S, E> {
  return view;
}

/** A view of any game: methods are bivariant, and a state only ever goes to the view of the game that made it. */
export type AnyGameView = GameView;

/** The fixed camera of a picture: a test, the resume card, a print. */
export function stillCamera(zoom = 1, near = true): SceneCamera {
  const shown: Transforms3d = [{ scale: 1 }];
  const hidden: Transforms3d = [{ scale: 0 }];
  return { unzoom: [{ scale: 1 / zoom }], near: near ? shown : hidden, far: near ? hidden : shown };
}
