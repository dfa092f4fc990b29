/** Pictures on demand: what a hero sees, how far infected smell, what the AP reach, where the infected will go. */
import { DashPathEffect, Group, Path, Picture, type SkCanvas } from '@shopify/react-native-skia';

import type { Fonts } from '../../../ui/gameView';
import { circle } from '../../../ui/art';
import { drawCentred } from '../../../ui/skia/lettering';
import { drawLayers, recorded } from '../../../ui/skia/record';
import { colour } from '../../../ui/theme';
import { boardOf } from '../queries';
import type { ExodusState } from '../state';
import { centreOf } from './floor';
import { heroLookedAt, infectedLookedAt, intentOf, reachOf, sightOf, smellOf, type Intent } from './intent';
import { squaresPath } from './light';
import { BLOOD, KIND_LOOK, SMELL, TEAL } from './looks';

export interface OverlayProps {
  readonly state: ExodusState;
  readonly overlay: string | null;
  readonly selected: ReadonlySet<string>;
  readonly fonts: Fonts;
}

export function Overlay(props: OverlayProps) {
  switch (props.overlay) {
    case 'sight':
      return <Sight {...props} />;
    case 'smell':
      return <Smell {...props} />;
    case 'reach':
      return <Reach {...props} />;
    case 'intent':
      return <Intents {...props} />;
    default:
      return null;
  }
}

function Sight({ state, selected }: OverlayProps) {
  const who = heroLookedAt(state, selected);
  if (who === null) return null;
  const board = boardOf(state);
  const squares = sightOf(state, who);
  return (
    <Group>
      <Path path={squaresPath(board, squares)} color={TEAL} opacity={0.36} />
      <Path
        path={squaresPath(board, squares, 2)}
        style="stroke"
        strokeWidth={1.2}
        color="#7FD8CE"
        opacity={0.55}
      />
    </Group>
  );
}

/** Seen squares are full, squares that are only smelled are dotted: behind a corner is no hiding place. */
function Smell({ state, selected }: OverlayProps) {
  const board = boardOf(state);
  const found = infectedLookedAt(state, selected).flatMap((unit) => smellOf(state, unit));
  const all = [...new Set(found.map(({ square }) => square))];
  const unseen = all.filter((square) => !found.some((one) => one.square === square && one.seen));
  return (
    <Group>
      <Path path={squaresPath(board, all)} color={SMELL} opacity={0.3} />
      <Path path={squaresPath(board, unseen, 6)} style="stroke" strokeWidth={2} color="#F1D27A" opacity={0.8}>
        <DashPathEffect intervals={[3, 5]} />
      </Path>
    </Group>
  );
}

function costMark(ap: number, fonts: Fonts) {
  return recorded(`exodus reach ${ap}`, (canvas: SkCanvas) => {
    drawLayers(canvas, [{ d: circle(0, 0, 11), fill: colour.ink, stroke: TEAL, width: 1.6 }]);
    drawCentred(canvas, fonts, {
      text: String(ap),
      x: 0,
      y: 5,
      font: 'display700',
      size: 15,
      colour: colour.paper,
    });
  });
}

function Reach({ state, selected, fonts }: OverlayProps) {
  const who = heroLookedAt(state, selected);
  if (who === null) return null;
  const board = boardOf(state);
  const reached = [...reachOf(state, who)];
  return (
    <Group>
      <Path
        path={squaresPath(
          board,
          reached.map(([square]) => square),
          3,
        )}
        color={TEAL}
        opacity={0.3}
      />
      {reached.map(([square, ap]) => {
        const { x, y } = centreOf(board, square);
        return (
          <Group key={square} transform={[{ translateX: x }, { translateY: y }]}>
            <Picture picture={costMark(ap, fonts)} />
          </Group>
        );
      })}
    </Group>
  );
}

function Intents({ state, selected }: OverlayProps) {
  const plans = infectedLookedAt(state, selected)
    .map((unit) => intentOf(state, unit))
    .filter((plan): plan is Intent => plan !== null && plan.path.length > 1);
  return (
    <Group>
      {plans.map((plan) => (
        <Arrow key={plan.unit} state={state} plan={plan} />
      ))}
    </Group>
  );
}

function Arrow({ state, plan }: { state: ExodusState; plan: Intent }) {
  const board = boardOf(state);
  const points = plan.path.map((square) => centreOf(board, square));
  const d = points.map(({ x, y }, n) => `${n === 0 ? 'M' : 'L'}${x} ${y}`).join('');
  const last = points[points.length - 1];
  const before = points[points.length - 2];
  if (last === undefined || before === undefined) return null;
  const unit = state.infected.find(({ id }) => id === plan.unit);
  const tint = plan.charges ? BLOOD : KIND_LOOK[unit?.kind ?? 'zombie'].tint;
  const angle = Math.atan2(last.y - before.y, last.x - before.x);
  return (
    <Group>
      <Path path={d} style="stroke" strokeWidth={9} strokeJoin="round" color="#0B1012" opacity={0.7} />
      <Path path={d} style="stroke" strokeWidth={5} strokeJoin="round" color={tint}>
        {plan.charges ? null : <DashPathEffect intervals={[10, 7]} />}
      </Path>
      <Group transform={[{ translateX: last.x }, { translateY: last.y }, { rotate: angle }]}>
        <Path path="M-8 -13L16 0L-8 13Z" color={tint} />
        <Path path="M-8 -13L16 0L-8 13Z" style="stroke" strokeWidth={2} color="#0B1012" />
      </Group>
    </Group>
  );
}
