/** The overlay of what the enemies intend: arrows for the coming phase, dice where it is open, and a dotted way to the prey. */
import { DashPathEffect, Group, Path, Skia, type SkPath } from '@shopify/react-native-skia';

import type { Fonts, Point } from '../../../ui/gameView';
import { Token } from '../../../ui/skia/Token';
import { colour } from '../../../ui/theme';
import { ENEMIES } from '../data/enemies';
import type { BasecampState } from '../state';
import { intents, type Intent } from './intent';
import { centreOf } from './layout';
import { AIM } from './looks';

function wayOf(points: readonly Point[]): SkPath {
  const path = Skia.PathBuilder.Make();
  points.forEach(({ x, y }, n) => (n === 0 ? path.moveTo(x, y) : path.lineTo(x, y)));
  return path.build();
}

/** A head on the end of a straight stroke. */
function headOf(from: Point, to: Point): SkPath {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [dx, dy] = [(to.x - from.x) / length, (to.y - from.y) / length];
  return Skia.PathBuilder.Make()
    .moveTo(to.x, to.y)
    .lineTo(to.x - dx * 15 - dy * 9, to.y - dy * 15 + dx * 9)
    .lineTo(to.x - dx * 15 + dy * 9, to.y - dy * 15 - dx * 9)
    .close()
    .build();
}

/** Part of the way from one point to another. */
function towards(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

function Arrow({ from, to, tint, dashed }: { from: Point; to: Point; tint: string; dashed: boolean }) {
  const start = towards(from, to, 0.14);
  const end = towards(from, to, 0.9);
  const neck = towards(from, to, 0.8);
  return (
    <Group>
      <Path
        path={wayOf([start, neck])}
        style="stroke"
        strokeWidth={10}
        strokeCap="round"
        color={colour.ink}
        opacity={0.8}
      />
      <Path path={wayOf([start, neck])} style="stroke" strokeWidth={5} strokeCap="round" color={tint}>
        {dashed ? <DashPathEffect intervals={[4, 9]} /> : null}
      </Path>
      <Path
        path={headOf(from, end)}
        style="stroke"
        strokeWidth={4}
        strokeJoin="round"
        color={colour.ink}
        opacity={0.8}
      />
      <Path path={headOf(from, end)} color={tint} />
    </Group>
  );
}

function OneIntent({ state, intent, fonts }: { state: BasecampState; intent: Intent; fonts: Fonts }) {
  const enemy = state.enemies.find(({ id }) => id === intent.enemy);
  if (!enemy) return null;
  const tint = '#FF8A7A';
  const from = centreOf(enemy.cell);
  const tied = intent.ways.length > 1;
  const last = intent.trail[intent.trail.length - 1];
  const aim = AIM[ENEMIES[enemy.kind].target];
  return (
    <Group>
      {intent.trail.length > 1 ? (
        <Path
          path={wayOf(intent.trail.map(centreOf))}
          style="stroke"
          strokeWidth={3}
          strokeCap="round"
          color={aim.colour}
          opacity={0.85}
        >
          <DashPathEffect intervals={[1, 10]} />
        </Path>
      ) : null}
      {intent.ways.map(({ to, face, stopped }) => {
        const end = stopped ? towards(from, centreOf(to), 0.62) : centreOf(to);
        const middle = towards(from, centreOf(to), 0.5);
        return (
          <Group key={to}>
            <Arrow from={from} to={end} tint={tint} dashed={tied} />
            {stopped ? (
              <Token {...end} scale={0.9} icon="close" ground="#3A1713" tint={tint} fonts={fonts} />
            ) : null}
            {tied ? (
              <Token
                {...middle}
                scale={0.95}
                shape="tile"
                text={String(face)}
                ground={colour.paper}
                tint={colour.ink}
                fonts={fonts}
              />
            ) : null}
          </Group>
        );
      })}
      {intent.onwards.slice(1).map((cell, n) => (
        <Arrow
          key={cell}
          from={centreOf(intent.onwards[n] ?? enemy.cell)}
          to={centreOf(cell)}
          tint={tint}
          dashed={false}
        />
      ))}
      {last !== undefined && intent.trail.length > 1 ? (
        <Token
          {...towards(centreOf(last), { ...centreOf(last), y: centreOf(last).y - 60 }, 0.5)}
          scale={0.9}
          icon={aim.icon}
          ground={colour.ink}
          edge={tint}
          tint={aim.colour}
          fonts={fonts}
        />
      ) : null}
    </Group>
  );
}

export function IntentLayer({ state, fonts }: { state: BasecampState; fonts: Fonts }) {
  return (
    <Group>
      {intents(state).map((intent) => (
        <OneIntent key={intent.enemy} state={state} intent={intent} fonts={fonts} />
      ))}
    </Group>
  );
}
