/** The floor plan as it stands: floors and furniture, fog, zones, doors and walls, markers, and everybody on it. */
import { Circle, Group, Picture } from '@shopify/react-native-skia';

import { circle } from '../../../ui/art';
import type { BoardProps, Fonts } from '../../../ui/gameView';
import { ICON_BOX, ICONS } from '../../../ui/icons';
import { drawLayers, recorded } from '../../../ui/skia/record';
import { colour } from '../../../ui/theme';
import { missionOf } from '../data/missions';
import { exitSquares } from '../objectives';
import { squareNamed, type Square } from '../plan';
import { boardOf } from '../queries';
import type { ExodusState } from '../state';
import { Doors } from './doors';
import { boxOf, CELL, centreOf } from './floor';
import { groundPicture, namesPicture, wallsPicture } from './ground';
import { pieceInQuestion, spots } from './layout';
import { Fog, GrabZones, LitSquares, Veil } from './light';
import { TEAL } from './looks';
import { Overlay } from './overlays';
import { cratePicture, Piece, pointPicture, searchPicture, smokePicture } from './pieces';

export function Board(props: BoardProps<ExodusState>) {
  const { state, fonts, lit, selected, away, overlay } = props;
  const board = boardOf(state);
  const standing = spots(state).filter((spot) => !away.has(spot.id));
  const inQuestion = pieceInQuestion(state);
  return (
    <Group>
      <Picture picture={groundPicture(board)} />
      <Markers state={state} fonts={fonts} lit={lit} />
      <Overlay state={state} overlay={overlay} selected={selected} fonts={fonts} />
      <GrabZones state={state} />
      <Veil state={state} lit={lit} />
      <LitSquares state={state} lit={lit} selected={selected} />
      <Fog state={state} fonts={fonts} />
      <Picture picture={wallsPicture(board)} />
      <Doors state={state} lit={lit} />
      <Picture picture={namesPicture(board, missionOf(state.mission).name, fonts)} />
      {state.crates.map((square) => (
        <At key={square} state={state} square={square}>
          <Picture picture={cratePicture()} />
        </At>
      ))}
      {standing.map((spot) => (
        <Piece
          key={spot.id}
          spot={spot}
          state={state}
          fonts={fonts}
          glow={lit.has(spot.id)}
          active={selected.has(spot.id) || spot.id === inQuestion}
        />
      ))}
      {state.smoke.map((square) => (
        <At key={square} state={state} square={square}>
          <Picture picture={smokePicture()} />
        </At>
      ))}
    </Group>
  );
}

function At({ state, square, children }: { state: ExodusState; square: Square; children: React.ReactNode }) {
  const { x, y } = centreOf(boardOf(state), square);
  return <Group transform={[{ translateX: x }, { translateY: y }]}>{children}</Group>;
}

/** What lies flat: search markers, spawn points, the machine of the mission, the open exit, decoys. */
function Markers({ state, fonts, lit }: { state: ExodusState; fonts: Fonts; lit: ReadonlySet<string> }) {
  const board = boardOf(state);
  const { points, objective } = missionOf(state.mission);
  return (
    <Group>
      {state.progress.exitOpen
        ? exitSquares(state).map((square) => {
            const { x, y } = boxOf(board, square);
            return (
              <Group key={square} transform={[{ translateX: x }, { translateY: y }]}>
                <Picture picture={openExitPicture()} />
              </Group>
            );
          })
        : null}
      {state.searches.map((square) => (
        <At key={square} state={state} square={square}>
          <Picture picture={searchPicture()} />
        </At>
      ))}
      {Object.entries(points).map(([point, { at }]) => (
        <At key={point} state={state} square={squareNamed(board, at)}>
          {lit.has(`point:${point}`) ? (
            <Circle cx={0} cy={0} r={30} style="stroke" strokeWidth={3} color={colour.lamp} />
          ) : null}
          <Picture picture={pointPicture(point, fonts)} />
        </At>
      ))}
      {objective === null ? null : (
        <At state={state} square={squareNamed(board, objective.at)}>
          <Picture
            picture={machinePicture(objective.kind, state.progress.lamp !== null || state.progress.exitOpen)}
          />
        </At>
      )}
      {state.heroes.map((hero, who) =>
        hero.decoy === null ? null : (
          <At key={`decoy ${who}`} state={state} square={hero.decoy}>
            <Picture picture={decoyPicture()} />
          </At>
        ),
      )}
    </Group>
  );
}

function openExitPicture() {
  return recorded('exodus open exit', (canvas) =>
    drawLayers(canvas, [
      {
        d: `M3 3h${CELL - 6}v${CELL - 6}h${6 - CELL}Z`,
        fill: '#7CC68A',
        opacity: 0.4,
        stroke: '#B4F0BE',
        width: 3,
      },
    ]),
  );
}

const MACHINES = { generator: 'power-lightning', console: 'gears', lamp: 'lighthouse' } as const;

function machinePicture(kind: keyof typeof MACHINES, on: boolean) {
  return recorded(`exodus machine ${kind} ${on}`, (canvas) =>
    drawLayers(canvas, [
      { d: `M-25 -25h50v50h-50Z`, fill: '#26343A', stroke: '#0B1012', width: 2.4 },
      { d: 'M-21 -21h42v42h-42Z', stroke: on ? '#8FD08A' : TEAL, width: 2.4 },
      {
        d: ICONS[MACHINES[kind]],
        fill: on ? '#C9F2C4' : '#A7DED6',
        at: { x: -15, y: -15, scale: 30 / ICON_BOX },
      },
      { d: circle(18, -18, 3.4), fill: on ? '#8FD08A' : '#E0364A' },
    ]),
  );
}

function decoyPicture() {
  return recorded('exodus decoy', (canvas) =>
    drawLayers(canvas, [
      { d: circle(0, 0, 15), fill: '#241C0C', stroke: colour.lamp, width: 2 },
      { d: ICONS.megaphone, fill: colour.lamp, at: { x: -9, y: -9, scale: 18 / ICON_BOX } },
    ]),
  );
}
