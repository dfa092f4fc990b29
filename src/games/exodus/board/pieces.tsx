/** The pieces: heroes as standees or lying down, infected as tokens that face somewhere, items, crates, markers, smoke, the rib. */
import {
  Circle,
  DashPathEffect,
  Group,
  Path,
  Picture,
  type SkCanvas,
  type SkPicture,
} from '@shopify/react-native-skia';

import { circle, ellipse, rectangle, rounded } from '../../../ui/art';
import { BUSTS } from '../../../ui/busts';
import type { Fonts } from '../../../ui/gameView';
import { ICON_BOX, ICONS, type IconName } from '../../../ui/icons';
import { SHAPES } from '../../../ui/shapes';
import { drawCentred } from '../../../ui/skia/lettering';
import { drawLayers, pathOf, recorded } from '../../../ui/skia/record';
import type { PieceLook } from '../../../ui/skia/SinglePiece';
import { Standee } from '../../../ui/skia/Standee';
import { colour } from '../../../ui/theme';
import type { HeroId } from '../data/heroes';
import { INFECTED, type InfectedKind } from '../data/infected';
import { findUnit, isGrappled, type ExodusState, type Hero, type Infected } from '../state';
import type { Spot } from './layout';
import { BLOOD, HERO_BUST, HERO_LIVERY, INFECTED_GROUND, ITEM_ICON, KIND_LOOK } from './looks';

type Look = PieceLook<ExodusState>;

export function Piece({ spot, ...look }: Look & { spot: Spot }) {
  const name = spot.id.slice(spot.id.indexOf(':') + 1);
  switch (spot.kind) {
    case 'hero': {
      const hero = look.state.heroes[Number(name)];
      return hero === undefined ? null : <HeroPiece hero={hero} spot={spot} {...look} />;
    }
    case 'infected': {
      const unit = findUnit(look.state, Number(name));
      return unit === undefined ? null : <InfectedPiece unit={unit} spot={spot} {...look} />;
    }
    case 'item': {
      const item = look.state.items[name];
      return item === undefined ? null : (
        <ItemPiece icon={ITEM_ICON[item.kind]} fuel={item.kind === 'fuelCan'} spot={spot} {...look} />
      );
    }
    case 'rib':
      return <Rib spot={spot} glow={look.glow} />;
  }
}

// Heroes

function HeroPiece({ hero, spot, state, fonts, glow, active }: Look & { hero: Hero; spot: Spot }) {
  const { x, y, scale } = spot;
  const livery = HERO_LIVERY[hero.id];
  const grappled = isGrappled(hero);
  return (
    <Group>
      {hero.prone ? (
        <Group transform={[{ translateX: x }, { translateY: y }, { scale }]}>
          {glow || active ? (
            <Path path={circle(0, 0, 27)} style="stroke" strokeWidth={2.4} color={colour.lamp} />
          ) : null}
          <Picture picture={pronePicture(hero.id)} />
        </Group>
      ) : (
        <Standee
          x={x}
          y={y}
          scale={scale}
          bust={HERO_BUST[hero.id]}
          livery={livery}
          hits={hero.dial}
          glow={glow || active}
          active={active}
          fonts={fonts}
        />
      )}
      <Group transform={[{ translateX: x }, { translateY: y }, { scale }]}>
        {hero.prone && hero.dial > 0 ? (
          <Picture picture={badgePicture(String(hero.dial), colour.hit, colour.white, fonts)} />
        ) : null}
        {hero.alert ? <Sign icon="on-sight" x={-13} y={hero.prone ? -18 : -34} tint={colour.lamp} /> : null}
        {hero.item !== null ? (
          <Sign
            icon={ITEM_ICON[state.items[hero.item]?.kind ?? 'gateKey']}
            x={13}
            y={hero.prone ? -20 : -38}
            tint="#E5B33C"
          />
        ) : null}
      </Group>
      {grappled ? <Grapplers hero={hero} state={state} x={x} y={y} /> : null}
    </Group>
  );
}

/** Infected on the hero board, shown where the struggle is. */
function Grapplers({ hero, state, x, y }: { hero: Hero; state: ExodusState; x: number; y: number }) {
  return (
    <Group transform={[{ translateX: x }, { translateY: y }]}>
      <Circle cx={0} cy={0} r={29} style="stroke" strokeWidth={3} color={BLOOD}>
        <DashPathEffect intervals={[6, 4]} />
      </Circle>
      {hero.grapple.map((id, n) => {
        const unit = findUnit(state, id);
        if (unit === undefined) return null;
        return (
          <Group key={id} transform={[{ translateX: -20 + n * 20 }, { translateY: 21 }, { scale: 0.52 }]}>
            <Picture picture={tokenPicture(unit.kind, unit.damage, false, false)} />
          </Group>
        );
      })}
    </Group>
  );
}

function Sign({ icon, x, y, tint }: { icon: IconName; x: number; y: number; tint: string }) {
  const picture = recorded(`exodus sign ${icon} ${tint}`, (canvas) =>
    drawLayers(canvas, [
      { d: circle(0, 0, 9), fill: colour.ink, stroke: tint, width: 1.6 },
      { d: ICONS[icon], fill: tint, at: { x: -6, y: -6, scale: 12 / ICON_BOX } },
    ]),
  );
  return (
    <Group transform={[{ translateX: x }, { translateY: y }]}>
      <Picture picture={picture} />
    </Group>
  );
}

/** The standee laid on its side: card, bust and base seen from above. */
function pronePicture(id: HeroId): SkPicture {
  const { light, dark, shape } = HERO_LIVERY[id];
  return recorded(`exodus prone ${id}`, (canvas) => {
    drawLayers(canvas, [{ d: ellipse(2, 9, 26, 11), fill: '#000000', opacity: 0.36 }]);
    canvas.save();
    canvas.rotate(-72, 0, 0);
    canvas.translate(0, 20);
    drawLayers(canvas, [
      {
        d: 'M-14 -4V-28C-14 -39 -8 -43 0 -43C8 -43 14 -39 14 -28V-4Z',
        fill: colour.paper,
        stroke: colour.ink,
        width: 1.5,
      },
      { d: 'M-12 -4V-28C-12 -37 -7 -41 0 -41C7 -41 12 -37 12 -28V-4Z', fill: light },
      { d: 'M0 -41H12V-4H3Z', fill: dark, opacity: 0.38 },
    ]);
    canvas.save();
    canvas.translate(0, -4);
    canvas.scale(0.82, 0.82);
    drawLayers(canvas, BUSTS[HERO_BUST[id]]);
    canvas.restore();
    drawLayers(canvas, [
      { d: rounded(-17, -5, 34, 9, 4), fill: dark, stroke: colour.ink, width: 1.3 },
      { d: SHAPES[shape], fill: colour.paper, at: { x: 0, y: -0.5, scale: 0.34 } },
    ]);
    canvas.restore();
  });
}

function badgePicture(text: string, ground: string, tint: string, fonts: Fonts): SkPicture {
  return recorded(`exodus badge ${text} ${ground}`, (canvas) => {
    drawLayers(canvas, [{ d: circle(18, 14, 9), fill: ground, stroke: colour.ink, width: 1.4 }]);
    drawCentred(canvas, fonts, { text, x: 18, y: 18.4, font: 'display800', size: 13, colour: tint });
  });
}

// Infected

const TURN = [0, 90, 180, 270] as const;

function InfectedPiece({ unit, spot, state, glow, active }: Look & { unit: Infected; spot: Spot }) {
  const { x, y, scale } = spot;
  return (
    <Group transform={[{ translateX: x }, { translateY: y }, { scale }]}>
      {glow || active ? <Halo active={active} /> : null}
      {unit.prone || unit.dived ? null : (
        <Group transform={[{ rotate: (TURN[unit.facing] * Math.PI) / 180 }]}>
          <Picture picture={facingPicture(unit.kind)} />
        </Group>
      )}
      <Picture
        picture={
          unit.hero === null
            ? tokenPicture(unit.kind, unit.damage, unit.prone, unit.dived)
            : turnedPicture(unit.hero, unit.prone)
        }
      />
      {unit.flame ? <Sign icon="flame" x={-17} y={15} tint="#F2762E" /> : null}
      {unit.control ? <Sign icon="clapperboard" x={-17} y={-15} tint={colour.danger} /> : null}
      {state.effects.hurried === unit.id ? <Sign icon="run" x={17} y={-15} tint={colour.danger} /> : null}
    </Group>
  );
}

/** A sight on what can be picked: four ticks round the token. */
function Halo({ active }: { active: boolean }) {
  return (
    <Group>
      <Circle cx={0} cy={0} r={27} style="stroke" strokeWidth={active ? 3.4 : 2.4} color={colour.lamp} />
      <Path path="M0 -33v9M0 24v9M-33 0h9M24 0h9" style="stroke" strokeWidth={3} color={colour.lamp} />
    </Group>
  );
}

function facingPicture(kind: InfectedKind): SkPicture {
  const { tint } = KIND_LOOK[kind];
  return recorded(`exodus facing ${kind}`, (canvas) =>
    drawLayers(canvas, [{ d: 'M-15 -15L0 -35L15 -15Z', fill: tint, stroke: colour.ink, width: 1.6 }]),
  );
}

function tokenPicture(kind: InfectedKind, damage: number, prone: boolean, dived: boolean): SkPicture {
  const { icon, tint } = KIND_LOOK[kind];
  const { killPoints } = INFECTED[kind];
  return recorded(`exodus infected ${kind} ${damage} ${prone} ${dived}`, (canvas) => {
    if (dived) return drawDived(canvas, tint);
    drawLayers(canvas, [
      { d: ellipse(3, 7, 23, 19), fill: '#000000', opacity: prone ? 0.2 : 0.4 },
      { d: circle(0, 0, 22), fill: INFECTED_GROUND, stroke: '#000000', width: 1.6 },
      { d: circle(0, 0, 20), stroke: tint, width: 2.6, opacity: prone ? 0.55 : 1 },
    ]);
    canvas.save();
    if (prone) canvas.rotate(90, 0, 0);
    drawLayers(canvas, [
      { d: ICONS[icon], fill: tint, opacity: prone ? 0.75 : 1, at: { x: -15, y: -15, scale: 30 / ICON_BOX } },
    ]);
    canvas.restore();
    if (prone) drawLayers(canvas, [{ d: 'M-18 20h36', stroke: colour.paper, width: 3, cap: 'round' }]);
    for (let n = 0; killPoints > 1 && n < killPoints; n++) {
      const x = (n - (killPoints - 1) / 2) * 9;
      drawLayers(canvas, [
        {
          d: rounded(x - 3.6, 15, 7.2, 9, 2),
          fill: n < damage ? colour.hit : '#2B373D',
          stroke: '#000000',
          width: 1.2,
        },
      ]);
    }
    if (kind === 'newborn')
      drawLayers(canvas, [{ d: circle(15, -15, 4), fill: BLOOD, stroke: '#000000', width: 1.2 }]);
  });
}

function drawDived(canvas: SkCanvas, tint: string): void {
  drawLayers(canvas, [
    { d: ellipse(0, 2, 22, 13), fill: '#0B2630', opacity: 0.85 },
    { d: 'M-20 2q5 -6 10 0t10 0t10 0t10 0M-14 9q4 -4 8 0t8 0t8 0', stroke: tint, width: 2 },
    { d: 'M-4 -2l4 -12l4 12Z', fill: tint },
  ]);
}

/** A dead hero of quick play: its own card, drained of colour. */
function turnedPicture(id: HeroId, prone: boolean): SkPicture {
  const { light } = HERO_LIVERY[id];
  return recorded(`exodus turned ${id} ${prone}`, (canvas) => {
    drawLayers(canvas, [
      { d: ellipse(3, 7, 23, 19), fill: '#000000', opacity: 0.4 },
      { d: circle(0, 0, 22), fill: '#39431F', stroke: '#000000', width: 1.6 },
      { d: circle(0, 0, 20), stroke: light, width: 3 },
    ]);
    canvas.save();
    if (prone) canvas.rotate(90, 0, 0);
    canvas.clipPath(pathOf(circle(0, 0, 18)), 1, true);
    canvas.translate(0, 17);
    canvas.scale(0.95, 0.95);
    drawLayers(canvas, BUSTS[HERO_BUST[id]]);
    canvas.restore();
    drawLayers(canvas, [{ d: 'M-6 -7l3 3M-3 -7l-3 3M3 -7l3 3M6 -7l-3 3', stroke: '#C6DB5C', width: 1.8 }]);
  });
}

// Things

function ItemPiece({ icon, fuel, spot, glow, active }: Look & { icon: IconName; fuel: boolean; spot: Spot }) {
  const { x, y, scale } = spot;
  const edge = fuel ? '#E0364A' : '#E5B33C';
  const picture = recorded(`exodus item ${icon} ${fuel}`, (canvas) =>
    drawLayers(canvas, [
      { d: ellipse(2, 5, 17, 14), fill: '#000000', opacity: 0.4 },
      { d: SHAPES.hexagon, fill: '#241C0C', stroke: edge, width: 1.3, at: { x: 0, y: 0, scale: 1.75 } },
      {
        d: ICONS[icon],
        fill: fuel ? '#FF9A8A' : '#FFD98A',
        at: { x: -10.5, y: -10.5, scale: 21 / ICON_BOX },
      },
    ]),
  );
  return (
    <Group transform={[{ translateX: x }, { translateY: y }, { scale }]}>
      {glow || active ? (
        <Circle cx={0} cy={0} r={22} style="stroke" strokeWidth={2.6} color={colour.lamp} />
      ) : null}
      <Picture picture={picture} />
    </Group>
  );
}

function Rib({ spot: { x, y }, glow }: { spot: Spot; glow: boolean }) {
  const picture = recorded('exodus rib', (canvas) =>
    drawLayers(canvas, [
      {
        d: 'M-26 24C-30 -6 -16 -29 0 -31C16 -29 30 -6 26 24C14 29 -14 29 -26 24Z',
        fill: '#3B464B',
        stroke: '#0B1012',
        width: 2,
      },
      {
        d: 'M-18 20C-21 -4 -10 -20 0 -22C10 -20 21 -4 18 20C10 23 -10 23 -18 20Z',
        fill: '#A9642E',
        stroke: '#0B1012',
        width: 1.6,
      },
      { d: rectangle(-14, 2, 28, 5) + rectangle(-14, 12, 28, 5), fill: '#7C4620' },
      { d: rounded(-6, 22, 12, 8, 2), fill: '#20282B', stroke: '#0B1012', width: 1.4 },
    ]),
  );
  return (
    <Group transform={[{ translateX: x }, { translateY: y }]}>
      {glow ? <Circle cx={0} cy={0} r={33} style="stroke" strokeWidth={2.6} color={colour.lamp} /> : null}
      <Picture picture={picture} />
    </Group>
  );
}

export function cratePicture(): SkPicture {
  return recorded('exodus crate', (canvas) =>
    drawLayers(canvas, [
      { d: rounded(-22, -18, 50, 48, 4), fill: '#000000', opacity: 0.4 },
      { d: rounded(-25, -25, 50, 50, 3), fill: '#5A3F1F', stroke: '#1B130A', width: 2 },
      { d: rectangle(-21, -21, 42, 42), fill: '#B07F3E' },
      { d: 'M-21 -7h42M-21 7h42', stroke: '#7A5426', width: 1.4 },
      { d: 'M-20 -20L20 20M20 -20L-20 20', stroke: '#6B4820', width: 7 },
      { d: 'M-20 -20L20 20M20 -20L-20 20', stroke: '#C9954E', width: 4 },
      { d: rectangle(-23, -23, 46, 46), stroke: '#8A6230', width: 5 },
      {
        d: [-22, 22].map((x) => circle(x, -22, 1.6) + circle(x, 22, 1.6)).join(''),
        fill: '#2C2013',
      },
    ]),
  );
}

export function searchPicture(): SkPicture {
  return recorded('exodus search', (canvas) =>
    drawLayers(canvas, [
      { d: circle(1.5, 2.5, 16), fill: '#000000', opacity: 0.35 },
      { d: circle(0, 0, 16), fill: '#CFC8B6', stroke: '#14191B', width: 1.8 },
      { d: ICONS.binoculars, fill: '#20292D', at: { x: -11, y: -11, scale: 22 / ICON_BOX } },
    ]),
  );
}

export function pointPicture(point: string, fonts: Fonts): SkPicture {
  return recorded(`exodus point ${point}`, (canvas) => {
    drawLayers(canvas, [
      { d: 'M0 -24L24 0L0 24L-24 0Z', fill: '#3A0F16', stroke: '#14191B', width: 3.4 },
      { d: 'M0 -24L24 0L0 24L-24 0Z', stroke: BLOOD, width: 2.4 },
      { d: 'M0 -18L18 0L0 18L-18 0Z', stroke: BLOOD, width: 1, opacity: 0.6 },
    ]);
    drawCentred(canvas, fonts, { text: point, x: 0, y: 7, font: 'display800', size: 20, colour: '#FF9AA2' });
  });
}

export function smokePicture(): SkPicture {
  return recorded('exodus smoke', (canvas) =>
    drawLayers(canvas, [
      {
        d:
          circle(-12, -8, 18) +
          circle(12, -10, 17) +
          circle(0, 10, 20) +
          circle(-16, 12, 12) +
          circle(17, 10, 13),
        fill: '#AEB6B4',
        opacity: 0.55,
      },
      { d: circle(-6, -4, 13) + circle(10, 4, 12), fill: '#DDE1DD', opacity: 0.45 },
    ]),
  );
}
