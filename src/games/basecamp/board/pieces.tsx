/** The figures: survivors standing, injured or down, and enemies with their health, their speed and what they are after. */
import { Group, Picture, type SkCanvas, type SkPicture } from '@shopify/react-native-skia';

import { circle, rounded } from '../../../ui/art';
import type { Fonts } from '../../../ui/gameView';
import { ICON_BOX, ICONS } from '../../../ui/icons';
import { HitDrop } from '../../../ui/skia/HitDrop';
import { drawCentred } from '../../../ui/skia/lettering';
import { drawLayers, recorded } from '../../../ui/skia/record';
import { Standee } from '../../../ui/skia/Standee';
import { Token } from '../../../ui/skia/Token';
import { colour } from '../../../ui/theme';
import { ENEMIES, type EnemyKind } from '../data/enemies';
import type { BasecampState, Enemy, Survivor } from '../state';
import type { Spot } from './layout';
import { AIM, bustOf, ENEMY, FIGURE, FOE_ICON, GOOD } from './looks';

export interface FigureLook {
  readonly state: BasecampState;
  readonly fonts: Fonts;
  readonly glow: boolean;
  readonly active: boolean;
}

export function Figure({
  spot,
  ...look
}: FigureLook & { spot: Pick<Spot, 'id' | 'kind' | 'x' | 'y' | 'scale'> }) {
  const { state } = look;
  const number = Number(spot.id.slice(spot.id.indexOf(':') + 1));
  const { x, y, scale } = spot;
  if (spot.kind === 'survivor') {
    const survivor = state.survivors[number];
    return survivor ? <SurvivorFigure survivor={survivor} x={x} y={y} scale={scale} {...look} /> : null;
  }
  const enemy = state.enemies.find(({ id }) => id === number);
  return enemy ? <EnemyFigure enemy={enemy} x={x} y={y} scale={scale} {...look} /> : null;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** Injured: laid on the back. Incapacitated: flat on the ground, and pale. */
const LYING = { injured: -1.06, down: -1.5 } as const;

function SurvivorFigure({
  survivor,
  x,
  y,
  scale,
  fonts,
  glow,
  active,
}: FigureLook & Place & { survivor: Survivor }) {
  const { card, colour: own, health, goods, jawTraps } = survivor;
  const look = { bust: bustOf(card), livery: FIGURE[own], fonts };
  const armor = goods.armor ?? 0;
  const lying = health === 'injured' || health === 'down' ? LYING[health] : null;
  return (
    <Group transform={[{ translateX: x }, { translateY: y }, { scale }]}>
      {lying === null ? (
        <Standee x={0} y={0} glow={glow} active={active} {...look} />
      ) : (
        <Group>
          {glow ? <Picture picture={ringPicture()} /> : null}
          <Group transform={[{ translateX: 19 }, { translateY: -3 }, { rotate: lying }]}>
            <Standee x={0} y={0} dim={health === 'down'} {...look} />
          </Group>
          <HitDrop x={-13} y={-26} hits={health === 'down' ? 2 : 1} fonts={fonts} />
          {active ? <Picture picture={arrowPicture()} /> : null}
        </Group>
      )}
      {armor > 0 ? (
        <Group>
          <Token
            x={-15}
            y={-12}
            scale={0.72}
            icon="kevlar-vest"
            ground="#1D2B36"
            edge={GOOD.armor.colour}
            tint={GOOD.armor.colour}
            fonts={fonts}
          />
          {armor > 1 ? (
            <Token
              x={-22}
              y={-5}
              scale={0.5}
              text={String(armor)}
              ground={GOOD.armor.colour}
              tint={colour.ink}
              fonts={fonts}
            />
          ) : null}
        </Group>
      ) : null}
      {jawTraps > 0 ? (
        <Token
          x={14}
          y={-4}
          scale={0.72}
          icon="wolf-trap"
          ground="#2B2620"
          edge="#D9D2C0"
          tint="#D9D2C0"
          fonts={fonts}
        />
      ) : null}
    </Group>
  );
}

function ringPicture(): SkPicture {
  return recorded('unknown ring', (canvas) =>
    drawLayers(canvas, [
      { d: 'M-26 -1a26 12 0 1 0 52 0a26 12 0 1 0 -52 0Z', fill: colour.lamp, opacity: 0.28 },
      { d: 'M-26 -1a26 12 0 1 0 52 0a26 12 0 1 0 -52 0Z', stroke: colour.lamp, width: 2.4 },
    ]),
  );
}

function arrowPicture(): SkPicture {
  return recorded('unknown arrow', (canvas) =>
    drawLayers(canvas, [{ d: 'M-7 -61H7L0 -51Z', fill: colour.lamp, stroke: colour.ink, width: 1.2 }]),
  );
}

const ARCH = 'M-17 0V-27C-17 -38 -9 -43 0 -43C9 -43 17 -38 17 -27V0Z';

/** A dark card with a red edge, its silhouette, and on the base one point for each health left. */
export function drawEnemy(canvas: SkCanvas, kind: EnemyKind, left: number): void {
  const { health } = ENEMIES[kind];
  drawLayers(canvas, [
    { d: 'M-18 3a21 7 0 1 0 42 0a21 7 0 1 0 -42 0Z', fill: '#000000', opacity: 0.45 },
    { d: ARCH, fill: ENEMY.ground, stroke: colour.ink, width: 4.4 },
    { d: ARCH, fill: ENEMY.ground, stroke: ENEMY.edge, width: 2.2 },
    { d: ICONS[FOE_ICON[kind]], fill: ENEMY.light, at: { x: -14, y: -38, scale: 28 / ICON_BOX } },
    { d: rounded(-19, -4, 38, 11, 5.5), fill: ENEMY.base, stroke: '#16090A', width: 1.4 },
  ]);
  if (health === null) {
    drawLayers(canvas, [
      { d: 'M-9 1.5h18M-9 1.5l4 -3M-9 1.5l4 3M9 1.5l-4 -3M9 1.5l-4 3', stroke: '#16090A', width: 1.8 },
    ]);
    return;
  }
  for (let n = 0; n < health; n++) {
    const d = circle((n - (health - 1) / 2) * 11, 1.5, 3.2);
    drawLayers(canvas, [n < left ? { d, fill: '#16090A' } : { d, stroke: '#16090A', width: 1.4 }]);
  }
}

/** Speed in the colour of the target, as the rulebook prints it, and the target itself. */
function aimPicture(kind: EnemyKind, fonts: Fonts): SkPicture {
  const { speed, target } = ENEMIES[kind];
  const { colour: tint, icon } = AIM[target];
  return recorded(`unknown aim ${kind}`, (canvas) => {
    drawLayers(canvas, [
      { d: rounded(-13, -8, 26, 16, 8), fill: colour.ink, stroke: tint, width: 1.4 },
      { d: ICONS[icon], fill: tint, at: { x: -1, y: -5.6, scale: 11.4 / ICON_BOX } },
    ]);
    drawCentred(canvas, fonts, {
      text: String(speed),
      x: -6,
      y: 4.8,
      font: 'display800',
      size: 13,
      colour: tint,
    });
  });
}

function EnemyFigure({ enemy, x, y, scale, fonts, glow, active }: FigureLook & Place & { enemy: Enemy }) {
  const { kind, damage, stunned } = enemy;
  const { health } = ENEMIES[kind];
  const left = health === null ? 0 : health - damage;
  const body = (
    <Picture picture={recorded(`unknown enemy ${kind} ${left}`, (canvas) => drawEnemy(canvas, kind, left))} />
  );
  return (
    <Group transform={[{ translateX: x }, { translateY: y }, { scale }]}>
      {glow ? <Picture picture={ringPicture()} /> : null}
      {stunned ? (
        <Group transform={[{ translateX: 16 }, { translateY: -4 }, { rotate: -1.1 }]} opacity={0.72}>
          {body}
        </Group>
      ) : (
        body
      )}
      <Group transform={[{ translateX: stunned ? 12 : -14 }, { translateY: stunned ? -40 : -42 }]}>
        <Picture picture={aimPicture(kind, fonts)} />
      </Group>
      {stunned ? (
        <Token
          x={-12}
          y={-28}
          scale={0.8}
          icon="round-star"
          ground="#E3C24A"
          tint={colour.ink}
          fonts={fonts}
        />
      ) : null}
      {active ? <Picture picture={arrowPicture()} /> : null}
    </Group>
  );
}
