/** The pieces: standees, stacks, compounds, civilians, boats and helicopters, each on the spot that the layout gives it. */
import { Group, Picture, type SkCanvas } from '@shopify/react-native-skia';

import type { Fonts } from '../../../ui/gameView';
import { ICON_BOX, ICONS } from '../../../ui/icons';
import { SHAPES, type Livery } from '../../../ui/shapes';
import { drawCentred } from '../../../ui/skia/lettering';
import { drawLayers, recorded } from '../../../ui/skia/record';
import { HitDrop } from '../../../ui/skia/HitDrop';
import { Stack } from '../../../ui/skia/Stack';
import { Standee } from '../../../ui/skia/Standee';
import { Token } from '../../../ui/skia/Token';
import { colour } from '../../../ui/theme';
import type { AreaId } from '../data/map';
import type { MutationId } from '../data/mutations';
import { isSpawnZone } from '../data/topology';
import { CRAFT, UNIT, type CraftId, type UnitId } from '../data/units';
import { civiliansAt, isHeld } from '../queries';
import type { PlumState } from '../state';
import { centre, type FarSpot, type Spot } from './layout';
import {
  BUST,
  COMPOUND_ICON,
  FACTION_LIVERY,
  livery,
  MUTATION_BUST,
  MUTATION_LIVERY,
  NPC_LIVERY,
  TOXIC,
} from './looks';

const INK = colour.ink;

export interface PieceLook {
  readonly state: PlumState;
  readonly fonts: Fonts;
  readonly glow: boolean;
  readonly active: boolean;
}

export function Piece({ spot, ...look }: PieceLook & { spot: Spot }) {
  const { state, fonts, glow, active } = look;
  const { x, y, scale, kind, space } = spot;
  const name = spot.id.slice(spot.id.indexOf(':') + 1);
  switch (kind) {
    case 'unit': {
      const unit = name as UnitId;
      const { hits, molotov, pistols } = state.units[unit];
      return (
        <Group>
          <Standee
            x={x}
            y={y}
            scale={scale}
            bust={BUST[unit]}
            livery={livery(unit)}
            hits={hits}
            glow={glow}
            active={active}
            fonts={fonts}
          />
          {molotov > 0 && (
            <Token x={x - 15} y={y - 32} scale={0.6} icon="molotov" ground="#7A2E12" fonts={fonts} />
          )}
          {pistols > 0 && (
            <Token x={x - 15} y={y - 18} scale={0.6} icon="pistol-gun" ground="#2F3B41" fonts={fonts} />
          )}
        </Group>
      );
    }
    case 'compound':
      return <Compound x={x} y={y} scale={scale} unit={name as UnitId} {...look} />;
    case 'stack': {
      const stack = state.stacks.find((one) => one.id === name);
      if (!stack) return null;
      const danger = !isSpawnZone(space) && isHeld(state, space);
      return (
        <Group>
          <Stack x={x} y={y} scale={scale} count={stack.tiles} tint={TOXIC} danger={danger} fonts={fonts} />
          {stack.stunned && <Stunned x={x} y={y} fonts={fonts} />}
          {glow && <Ring x={x} y={y} />}
        </Group>
      );
    }
    case 'mutation': {
      const mutation = state.mutations[name as MutationId];
      return (
        <Group>
          <Standee
            x={x}
            y={y}
            scale={scale}
            bust={MUTATION_BUST[name as MutationId]}
            livery={MUTATION_LIVERY}
            hits={mutation.hits}
            glow={glow}
            fonts={fonts}
          />
          {mutation.stunned && <Stunned x={x} y={y} fonts={fonts} />}
        </Group>
      );
    }
    case 'civilians':
      return (
        <Civilians x={x} y={y} count={civiliansAt(state, space as AreaId).length} glow={glow} fonts={fonts} />
      );
    case 'craft':
      return (
        <Craft
          x={x}
          y={y}
          craft={name as CraftId}
          disabled={state.craft[name as CraftId].disabled}
          glow={glow}
          fonts={fonts}
        />
      );
  }
}

/** How many pieces the one stands for that is seen from far away. */
export function Crowd({ spot, fonts }: { spot: FarSpot; fonts: Fonts }) {
  if (spot.count < 2) return null;
  const { x, y, scale, count } = spot;
  return (
    <Token x={x + 15 * scale} y={y - 38 * scale} text={String(count)} edge={colour.paper} fonts={fonts} />
  );
}

/** Crossed swords between those who fight. */
export function Fray({ area, fonts }: { area: AreaId; fonts: Fonts }) {
  const { x, y } = centre(area);
  return (
    <Token
      x={x + 6}
      y={y - 36}
      scale={0.86}
      icon="crossed-swords"
      ground={colour.danger}
      tint={INK}
      fonts={fonts}
    />
  );
}

function Ring({ x, y }: { x: number; y: number }) {
  return (
    <Group transform={[{ translateX: x }, { translateY: y }]}>
      <Picture
        picture={recorded('plum ring', (canvas) =>
          drawLayers(canvas, [
            { d: 'M-21 0a21 9 0 1 0 42 0a21 9 0 1 0 -42 0Z', stroke: colour.lamp, width: 2.4 },
          ]),
        )}
      />
    </Group>
  );
}

function Stunned({ x, y, fonts }: { x: number; y: number; fonts: Fonts }) {
  return (
    <Token x={x - 13} y={y - 30} scale={0.62} icon="round-star" ground="#E3C24A" tint={INK} fonts={fonts} />
  );
}

const HALL = 'M-19 0V-22L0 -34L19 -22V0Z';

function Compound({
  x,
  y,
  scale,
  unit,
  state,
  fonts,
  glow,
}: PieceLook & { x: number; y: number; scale: number; unit: UnitId }) {
  const { faction } = UNIT[unit];
  const look: Livery = faction === null ? NPC_LIVERY : FACTION_LIVERY[faction];
  const icon = faction === null ? 'house' : COMPOUND_ICON[faction];
  return (
    <Group transform={[{ translateX: x }, { translateY: y }, { scale }]}>
      <Picture
        picture={recorded(`plum compound ${unit}`, (canvas) =>
          drawLayers(canvas, [
            { d: 'M-18 2a22 6 0 1 0 44 0a22 6 0 1 0 -44 0Z', fill: '#000000', opacity: 0.38 },
            { d: HALL, fill: colour.paper, stroke: INK, width: 1.5 },
            { d: 'M-16 -2V-20.4L0 -30.6L16 -20.4V-2Z', fill: look.light },
            { d: 'M0 -30.6L16 -20.4V-2H4Z', fill: look.dark, opacity: 0.38 },
            { d: ICONS[icon], fill: INK, at: { x: -9, y: -22, scale: 18 / ICON_BOX } },
            { d: SHAPES[look.shape], fill: colour.paper, at: { x: 14, y: -2, scale: 0.4 } },
          ]),
        )}
      />
      {glow && <Ring x={0} y={0} />}
      {state.units[unit].hits > 0 && <HitDrop x={16} y={-14} hits={state.units[unit].hits} fonts={fonts} />}
    </Group>
  );
}

function drawCivilians(canvas: SkCanvas): void {
  drawLayers(canvas, [
    { d: 'M-11 2a13 4.4 0 1 0 26 0a13 4.4 0 1 0 -26 0Z', fill: '#000000', opacity: 0.34 },
    {
      d: 'M-12.5 0V-15A6 6 0 0 1 -6.5 -21H6.5A6 6 0 0 1 12.5 -15V0Z',
      fill: '#F6EFDD',
      stroke: INK,
      width: 1.4,
    },
    {
      d: 'M-8.3 -13.4a2.9 2.9 0 1 0 5.8 0a2.9 2.9 0 1 0 -5.8 0ZM-10.4 0V-5a5 5 0 0 1 10 0V0Z',
      fill: '#26434A',
    },
    { d: 'M2.5 -12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0ZM.8 0V-4.6a4.3 4.3 0 0 1 8.6 0V0Z', fill: '#26434A' },
  ]);
}

function Civilians({
  x,
  y,
  count,
  glow,
  fonts,
}: {
  x: number;
  y: number;
  count: number;
  glow: boolean;
  fonts: Fonts;
}) {
  return (
    <Group transform={[{ translateX: x }, { translateY: y }]}>
      {glow && <Ring x={0} y={0} />}
      <Picture picture={recorded('plum civilians', drawCivilians)} />
      {count > 1 && (
        <Group transform={[{ translateX: 11 }, { translateY: -19 }]}>
          <Picture
            picture={recorded(`plum civilians ${count}`, (canvas) => {
              drawLayers(canvas, [
                {
                  d: 'M-7 0a7 7 0 1 0 14 0a7 7 0 1 0 -14 0Z',
                  fill: '#26434A',
                  stroke: '#F6EFDD',
                  width: 1.3,
                },
              ]);
              drawCentred(canvas, fonts, {
                text: String(count),
                x: 0,
                y: 4.2,
                font: 'display700',
                size: 12,
                colour: '#F6EFDD',
              });
            })}
          />
        </Group>
      )}
    </Group>
  );
}

const BOAT_COLOUR: Partial<Record<CraftId, string>> = {
  ferry: '#EDE6D6',
  cutter: '#E9EEF0',
  texas: '#D8C08A',
};

function drawBoat(canvas: SkCanvas, deck: string): void {
  drawLayers(canvas, [
    {
      d: 'M3 -37C12 -29 15 -13 15 5V29C15 33 12 35 9 35H-3C-6 35 -9 33 -9 29V5C-9 -13 -6 -29 3 -37Z',
      fill: '#10272C',
      opacity: 0.4,
    },
    {
      d: 'M0 -42C9 -34 12 -18 12 0V24C12 28 9 30 6 30H-6C-9 30 -12 28 -12 24V0C-12 -18 -9 -34 0 -42Z',
      fill: '#7B3B36',
      stroke: INK,
      width: 1.6,
    },
    {
      d: 'M0 -35C6 -28 8.6 -16 8.6 0V22C8.6 25 7 26 5 26H-5C-7 26 -8.6 25 -8.6 22V0C-8.6 -16 -6 -28 0 -35Z',
      fill: deck,
      stroke: INK,
      width: 1,
    },
    { d: 'M-6 -14h12v20h-12Z', fill: '#3F5A63', stroke: INK, width: 1 },
    { d: 'M-4 10h8v10h-8Z', fill: '#C9BE9C', stroke: INK, width: 0.8 },
  ]);
}

function drawHelicopter(canvas: SkCanvas, body: string): void {
  canvas.rotate(20, 0, 0);
  drawLayers(canvas, [
    { d: 'M-4 6a8 13 0 1 0 16 0a8 13 0 1 0 -16 0ZM2 14h4v22h-4Z', fill: '#000000', opacity: 0.36 },
    { d: 'M-2 8h4v24h-4ZM-7 28h14v4h-14Z', fill: '#C9503C', stroke: INK, width: 1.2 },
    { d: 'M-8 0a8 13 0 1 0 16 0a8 13 0 1 0 -16 0Z', fill: body, stroke: INK, width: 1.4 },
    { d: 'M-6 -6A8 9 0 0 1 6 -6L4 -1H-4Z', fill: '#3F5A63' },
    { d: 'M-24 -12L24 8M-20 14L20 -18', stroke: INK, width: 2.2, opacity: 0.8 },
  ]);
}

const HELICOPTER_COLOUR: Partial<Record<CraftId, string>> = {
  cgheli: '#F1E2CF',
  medheli: '#F7F4EC',
  hog: '#8B8D4A',
};

function Craft(props: {
  x: number;
  y: number;
  craft: CraftId;
  disabled: boolean;
  glow: boolean;
  fonts: Fonts;
}) {
  const { x, y, craft, disabled, glow, fonts } = props;
  const boat = CRAFT[craft].kind === 'boat';
  return (
    <Group transform={[{ translateX: x }, { translateY: y }]}>
      {glow && <Ring x={0} y={4} />}
      <Group transform={[{ scale: 0.62 }]}>
        <Picture
          picture={recorded(`plum craft ${craft}`, (canvas) =>
            boat
              ? drawBoat(canvas, BOAT_COLOUR[craft] ?? colour.paper)
              : drawHelicopter(canvas, HELICOPTER_COLOUR[craft] ?? colour.paper),
          )}
        />
      </Group>
      {disabled && (
        <Token x={8} y={-10} scale={0.6} icon="wrench" ground={colour.damage} tint={INK} fonts={fonts} />
      )}
    </Group>
  );
}
