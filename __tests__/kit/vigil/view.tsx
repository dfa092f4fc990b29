/** The board of Vigil: a clearing with a fire, four ways to spend an action, and a standee for each seat. */
import { Circle, Group, Path, Rect, RoundedRect, Text as Words } from '@shopify/react-native-skia';

import {
  defineView,
  type Layout,
  type MatLayout,
  type PieceProps,
  type Playback,
  type Target,
} from '../../../src/ui/gameView';
import { ICON_BOX, ICONS, type IconName } from '../../../src/ui/icons';
import { pathOf } from '../../../src/ui/skia/record';
import { Standee } from '../../../src/ui/skia/Standee';
import type { VigilEvent, VigilState } from './index';

const BOUNDS = { x: 0, y: 0, width: 600, height: 600 };
export const GROUND = '#2E3B2C';
export const LIT = '#6E5B34';

interface Spot {
  readonly id: string;
  readonly verb: string;
  readonly label: string;
  readonly icon: IconName;
  readonly x: number;
  readonly y: number;
}

const SPOTS: readonly Spot[] = [
  { id: 'wood', verb: 'gather', label: 'The wood', icon: 'pine-tree', x: 110, y: 120 },
  { id: 'fire', verb: 'stoke', label: 'The fire', icon: 'campfire', x: 300, y: 300 },
  { id: 'hill', verb: 'scout', label: 'The hill', icon: 'night-sky', x: 490, y: 120 },
  { id: 'tent', verb: 'rest', label: 'The tents', icon: 'camping-tent', x: 300, y: 520 },
];
const RADIUS = 76;
const LIVERIES = [
  { light: '#6AA8F0', dark: '#274C7A', shape: 'square' },
  { light: '#B48AE0', dark: '#553A7A', shape: 'circle' },
  { light: '#7CC46A', dark: '#2F5E28', shape: 'triangle' },
  { light: '#F0A04A', dark: '#7A4A18', shape: 'diamond' },
] as const;

const BUSTS = ['cap', 'bun', 'hood', 'beard'] as const;

const seatAt = (seat: number) => ({ x: 120 + seat * 120, y: 420 });
const spotOf = (id: string) => SPOTS.find((spot) => spot.id === id) ?? SPOTS[0];

function layout(state: VigilState): Layout {
  const places = SPOTS.map(({ id, verb, label, x, y }): Target => ({
    id,
    kind: 'place',
    shape: { kind: 'circle', x, y, r: RADIUS },
    at: { x, y },
    z: 0,
    label,
    facets: { verb },
  }));
  const seats = state.seats.map((_, seat): Target => {
    const at = seatAt(seat);
    const shape = { kind: 'box', x: at.x - 32, y: at.y - 84, width: 64, height: 92 } as const;
    return {
      id: `seat:${seat}`,
      kind: 'piece',
      shape,
      at,
      z: 1,
      label: `Seat ${seat + 1}`,
      facets: { guard: seat },
    };
  });
  return { bounds: BOUNDS, targets: [...places, ...seats] };
}

const MAT_LINE = 64;

function matLayout(state: VigilState, width: number, scale: number): MatLayout {
  return { width, height: (80 + state.seats.length * MAT_LINE) * scale, scale, targets: [] };
}

function animate(event: { readonly type: string }, before: VigilState): readonly Playback[] {
  const told = event as VigilEvent;
  switch (told.type) {
    case 'gathered': {
      const from = seatAt(told.seat);
      const wood = spotOf('wood') ?? from;
      return [
        { do: 'move', piece: `seat:${told.seat}`, path: [from, { x: wood.x, y: wood.y + 60 }, from] },
        {
          do: 'dice',
          title: 'Gathering',
          dice: [{ face: told.roll, label: String(told.roll) }],
          result: `${told.wood} wood`,
        },
      ];
    }
    case 'stoked':
      return [{ do: 'flash', targets: ['fire'], colour: '#F2A13E' }];
    case 'nightFell':
      return [
        {
          do: 'card',
          card: {
            kind: 'NIGHT',
            title: told.token === 'wolf' ? 'A wolf' : told.token === 'stars' ? 'Stars' : 'A quiet night',
            body: told.token === 'quiet' ? 'It costs two of the fire.' : 'The fire burns on.',
            footer: ['Drawn from the night bag', `${before.night.length} left`],
          },
          targets: ['fire'],
        },
      ];
    case 'guarded':
      return [
        {
          do: 'dice',
          title: 'On guard',
          dice: [{ face: told.roll, label: String(told.roll) }],
          result: told.held ? 'The wolf flees' : 'The wolf comes through',
        },
      ];
    case 'dawn':
      return [{ do: 'banner', text: `Round ${told.round}`, icon: 'sunrise', colour: '#FFD98A' }];
    default:
      return [];
  }
}

export const vigilView = defineView<VigilState, VigilEvent>({
  id: 'vigil',
  layout,
  zoom: { near: 0.8, max: 3 },
  Board({ state, layout: { targets }, fonts, lit, selected, away }) {
    return (
      <Group>
        <Rect x={0} y={0} width={600} height={600} color={GROUND} />
        {SPOTS.map(({ id, icon, label, x, y }) => (
          <Group key={id}>
            <Circle cx={x} cy={y} r={RADIUS} color={lit.has(id) ? LIT : '#243022'} />
            <Circle
              cx={x}
              cy={y}
              r={RADIUS}
              style="stroke"
              strokeWidth={selected.has(id) ? 7 : 3}
              color={lit.has(id) ? '#FFD98A' : '#3F5240'}
            />
            <Path
              path={pathOf(ICONS[icon])}
              color="#EDE6D6"
              transform={[{ translateX: x - 32 }, { translateY: y - 44 }, { scale: 64 / ICON_BOX }]}
            />
            <Words x={x - 26} y={y + 48} text={label} font={fonts('display700', 17)} color="#EDE6D6" />
          </Group>
        ))}
        {targets
          .filter(({ kind, id }) => kind === 'piece' && !away.has(id))
          .map(({ id, at }) => (
            <Group key={id} transform={[{ translateX: at.x }, { translateY: at.y }]}>
              <Person state={state} id={id} fonts={fonts} isLit={lit.has(id)} />
            </Group>
          ))}
      </Group>
    );
  },
  Piece: ({ state, id, fonts }) => <Person state={state} id={id} fonts={fonts} isLit={false} />,
  mats: () => [
    { id: 'stores', title: 'Stores' },
    { id: 'sky', title: 'Sky' },
  ],
  matLayout: (state, id, width, scale) => matLayout(state, width, scale),
  Mat({ state, layout: { width, height }, fonts }) {
    return (
      <Group>
        <RoundedRect x={0} y={8} width={width} height={height - 16} r={12} color="#212C32" />
        {state.seats.map((seat, n) => (
          <Words
            key={n}
            x={16}
            y={50 + n * MAT_LINE}
            text={`Seat ${n + 1}: ${seat.wood} wood, ${seat.wounds} wounds`}
            font={fonts('display700', 18)}
            color="#EDE6D6"
          />
        ))}
      </Group>
    );
  },
  status: (state) => ({
    title: `Round ${state.round} of ${state.rounds}`,
    subtitle: 'Vigil',
    icon: 'night-sky',
    iconColour: '#8C9AE8',
    tracks: [
      {
        id: 'fire',
        label: 'Fire',
        icon: 'campfire',
        value: Math.max(0, state.fire),
        max: 10,
        colour: '#F2A13E',
      },
      {
        id: 'wounds',
        label: 'Wounds',
        icon: 'broken-heart',
        value: state.seats.reduce((sum, seat) => sum + seat.wounds, 0),
        max: 2 * state.seats.length,
        colour: '#F0655A',
      },
    ],
  }),
  describe(state, target) {
    const [kind, number] = target.split(':');
    const seat = kind === 'seat' ? state.seats[Number(number)] : undefined;
    if (seat)
      return { title: `Seat ${Number(number) + 1}`, lines: [`${seat.wood} wood`, `${seat.wounds} wounds`] };
    const spot = SPOTS.find(({ id }) => id === target);
    if (!spot) return null;
    const lines = target === 'fire' ? [`Burns at ${state.fire} of 10`] : [];
    return { title: spot.label, lines, rules: target === 'fire' ? ['VG-FIRE-01'] : [] };
  },
  tile: (state, decision, facet, value) => {
    const icon = SPOTS.find(({ verb }) => verb === value)?.icon;
    return icon ? { icon } : {};
  },
  refused: (state, { facets }) =>
    facets.verb === 'stoke' ? (state.fire >= 10 ? 'The fire is full' : 'No wood') : 'No omens left',
  preview: (state, decision, { facets }) =>
    facets.verb === 'gather'
      ? {
          text: 'Roll a die: a third of it is wood.',
          odds: [
            { label: '1 wood', chance: 0.5 },
            { label: '2 wood', chance: 0.5 },
          ],
        }
      : null,
  animate: (event, before) => animate(event, before),
  mark: (event) =>
    event.type === 'nightFell' ? { icon: 'night-sky', colour: '#8C9AE8', chapter: 'Night' } : null,
  guide: [
    {
      id: 'first',
      when: (state) => state.round === 1 && state.seats.every((seat) => seat.wood === 0),
      title: 'Wood first',
      text: 'Without wood the fire goes out.',
    },
  ],
  ending: (state) => ({ figures: [{ text: `Fire ${Math.max(0, state.fire)}`, icon: 'campfire' }] }),
});

function Person({ state, id, fonts, isLit }: Omit<PieceProps<VigilState>, 'camera'> & { isLit: boolean }) {
  const seat = Number(id.split(':')[1]);
  const livery = LIVERIES[seat % LIVERIES.length] ?? LIVERIES[0];
  return (
    <Standee
      x={0}
      y={0}
      scale={1.7}
      bust={BUSTS[seat % BUSTS.length] ?? 'plain'}
      livery={livery}
      hits={state.seats[seat]?.wounds ?? 0}
      glow={isLit}
      fonts={fonts}
    />
  );
}
