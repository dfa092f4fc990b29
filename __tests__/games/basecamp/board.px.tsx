/** The table of Unknown and its mats, drawn in three states: at the start, in the middle with a fight, and with many tiles. */
import { Group, Picture } from '@shopify/react-native-skia/lib/commonjs/headless';

import { start } from '../../../src/core/engine';
import type { Frame } from '../../../src/core/procedure';
import { basecamp } from '../../../src/games/basecamp';
import { TILE_ART } from '../../../src/games/basecamp/board/art';
import { Board } from '../../../src/games/basecamp/board/Board';
import { centreOf, layout } from '../../../src/games/basecamp/board/layout';
import { ENEMY, FIGURE } from '../../../src/games/basecamp/board/looks';
import { facePicture } from '../../../src/games/basecamp/board/tile';
import { TILE_KINDS, type TileKind } from '../../../src/games/basecamp/data/tiles';
import type { Cell } from '../../../src/games/basecamp/geometry';
import { Mat, matLayout, mats } from '../../../src/games/basecamp/mats';
import { newTile, type BasecampState } from '../../../src/games/basecamp/state';
import { stillCamera } from '../../../src/ui/gameView';
import { draw, fonts } from '../../kit/paper';
import { scene } from './scenario';

// The renderer draws on the processor here: a picture takes seconds on a busy machine.
jest.setTimeout(120_000);

const beginning = start(
  basecamp,
  { ...basecamp.defaults(1), mission: 'beaconLine', minor: 'fieldKitchen' },
  7,
).state;

/** A Beast has come to Scrap, Dov is hurt, somebody is down, and there are barriers, a trap and fire. */
const fight = scene('Campsite@2,0 brokenBridge@2,1 beastHollow@-2,0 blaze@0,2', {
  at: ['2,0', '0,-1', '-1,0', '0,1'],
  health: ['healthy', 'injured', 'healthy', 'down'],
  goods: [{ armor: 1, food: 2 }],
  enemies: [
    ['beast', '-1,0'],
    ['devourer', '1,0', { damage: 1 }],
    ['brute', '-2,0', { stunned: true }],
  ],
  tokens: { '0,-1': { barrier: 3 }, '2,0': { trap: 1 }, '0,2': { blaze: 1 } },
  loose: { '1,0': { scrap: 2 } },
  pile: ['food', 'scrap', 'spawnPit', 'blockedPath'],
  stock: { food: 2 },
}).turn(1).state;

/** Every tile there is, on one table. */
const many: BasecampState = {
  ...beginning,
  tiles: Object.fromEntries(
    TILE_KINDS.map((kind, n) => [`${(n % 11) - 5},${Math.floor(n / 11) - 2}`, newTile(kind)]),
  ),
};

const VIEW = { width: 200, height: 150 };
const WHOLE = [0, 0, VIEW.width, VIEW.height] as const;

/** A look at one place, with its centre in the middle. */
function look(
  state: BasecampState,
  cell: Cell,
  {
    lit = [],
    selected = [],
    overlay = null,
    away = [],
  }: { lit?: string[]; selected?: string[]; overlay?: string | null; away?: string[] } = {},
) {
  const { x, y } = centreOf(cell);
  return draw(
    VIEW.width,
    VIEW.height,
    <Group transform={[{ translateX: VIEW.width / 2 - x }, { translateY: VIEW.height / 2 - y }]}>
      <Board
        state={state}
        layout={layout(state)}
        fonts={fonts}
        camera={stillCamera()}
        lit={new Set(lit)}
        selected={new Set(selected)}
        away={new Set(away)}
        overlay={overlay}
      />
    </Group>,
  );
}

describe('the board of Unknown', () => {
  it('begins with the camp, its people in their colours, and nobody else', async () => {
    const seen = await look(beginning, '0,0');
    seen.save('unknown-start.png');
    for (const { colour } of beginning.survivors)
      expect([colour, seen.count(FIGURE[colour].light.toUpperCase(), WHOLE) > 60]).toEqual([colour, true]);
    expect(seen.count('#F4ECD8', WHOLE)).toBeGreaterThan(40);
    expect(seen.count(ENEMY.ground, WHOLE)).toBe(0);
  });

  it('goes on where Base is out of sight', async () => {
    const bare = '#DACDA0';
    const seen = await look(many, '-5,-2');
    seen.save('unknown-corner.png');
    expect(seen.count(bare, WHOLE)).toBe(0);
  });

  it('stands an enemy with its health and its prey beside whom it fights', async () => {
    const seen = await look(fight, '-1,0');
    seen.save('unknown-fight.png');
    expect(seen.count(ENEMY.edge.toUpperCase(), WHOLE)).toBeGreaterThan(200);
    expect(seen.count('#F6F1E4', WHOLE)).toBeGreaterThan(20);
    const gone = await look(fight, '-1,0', { away: ['enemy:1', 'enemy:3'] });
    expect(gone.count(ENEMY.edge.toUpperCase(), WHOLE)).toBe(0);
  });

  it('lays the injured down with a wound, behind the barriers on their tile', async () => {
    const seen = await look(fight, '0,-1');
    seen.save('unknown-injured.png');
    expect(seen.count('#C9253A', WHOLE)).toBeGreaterThan(20);
    expect(seen.count('#D2B277', WHOLE)).toBeGreaterThan(60);
    const blue = FIGURE.blue.light.toUpperCase();
    const standing = await look(
      { ...fight, survivors: fight.survivors.map((one) => ({ ...one, health: 'healthy' as const })) },
      '0,-1',
    );
    expect(standing.count('#C9253A', WHOLE)).toBe(0);
    // Upright it is taller than wide; lying it is not.
    const tall = (picture: typeof seen) => picture.count(blue, [85, 55, 115, 75]);
    expect(tall(standing)).toBeGreaterThan(tall(seen));
  });

  it('lights only the places where a tile may go, and what they say is to explore', async () => {
    const dark = await look(fight, '3,0');
    const seen = await look(fight, '3,0', { lit: ['cell:3,0', 'cell:2,-1'] });
    seen.save('unknown-lit.png');
    expect(dark.count('#FFE9B5', WHOLE)).toBe(0);
    expect(seen.count('#FFE9B5', WHOLE)).toBeGreaterThan(200);
  });

  it('shows the tile in hand on the place that is looked at: what it joins, and what it would wall off', async () => {
    const holding = (tile: TileKind): BasecampState => ({
      ...fight,
      hand: [tile],
      frames: [...fight.frames, { procedure: 'explore', step: 'placeTile', survivor: 0, tile } as Frame],
    });
    const lit = ['cell:3,0', 'cell:2,-1'];
    const open = await look(holding('food'), '3,0', { lit, selected: ['cell:3,0'] });
    const wall = await look(holding('blockedPath'), '3,0', { lit, selected: ['cell:3,0'] });
    open.save('unknown-place.png');
    wall.save('unknown-wall.png');
    expect(open.count('#9FD3B0', WHOLE)).toBeGreaterThan(40);
    expect(wall.count('#9FD3B0', WHOLE)).toBe(0);
    expect(wall.count('#F0655A', WHOLE)).toBeGreaterThan(100);
    expect(open.count('#F0655A', WHOLE)).toBe(0);
  });

  it('draws the way of an enemy only when asked', async () => {
    const plain = await look(fight, '1,0');
    const seen = await look(fight, '1,0', { overlay: 'intent' });
    seen.save('unknown-intent.png');
    expect(plain.count('#FF8A7A', WHOLE)).toBe(0);
    expect(seen.count('#FF8A7A', WHOLE)).toBeGreaterThan(150);
  });

  it('finds room for every tile', async () => {
    const seen = await look(many, '3,2');
    seen.save('unknown-many.png');
    expect(seen.count('#6FB4C9', WHOLE)).toBeGreaterThan(300);
  });

  it('has an illustration of its own for every tile', async () => {
    const drawn = new Map<string, TileKind>();
    for (const kind of TILE_KINDS) {
      const layers = JSON.stringify(TILE_ART[kind]);
      expect([kind, drawn.get(layers)]).toEqual([kind, undefined]);
      drawn.set(layers, kind);
    }
  });

  it('washes the colours out of a tile that has been cleared', async () => {
    const face = (cleared: boolean) =>
      draw(
        100,
        100,
        <Group transform={[{ translateX: 50 }, { translateY: 50 }]}>
          <Picture picture={facePicture('food', cleared)} />
        </Group>,
      );
    const berries = (picture: Awaited<ReturnType<typeof face>>) => {
      let red = 0;
      for (let y = 10; y < 80; y++)
        for (let x = 10; x < 90; x++) {
          const pixel = picture.at(x, y);
          const [r, g, b] = [1, 3, 5].map((at) => parseInt(pixel.slice(at, at + 2), 16));
          if ((r ?? 0) > 150 && (g ?? 0) < 110 && (b ?? 0) < 90) red++;
        }
      return red;
    };
    expect(berries(await face(false))).toBeGreaterThan(60);
    expect(berries(await face(true))).toBe(0);
  });
});

describe('the mats of Unknown', () => {
  const width = 330;
  const drawn = async (state: BasecampState, id: string, lit: string[] = [], scale = 1) => {
    const own = matLayout(state, id, width, scale);
    const seen = await draw(
      width,
      Math.ceil(own.height),
      <Mat id={id} state={state} fonts={fonts} layout={own} lit={new Set(lit)} selected={new Set()} />,
      '#0E1316',
    );
    return { own, seen, all: [0, 0, width, Math.ceil(own.height)] as const };
  };

  it.each(mats(fight).map(({ id }) => id))(
    'draws the mat %s with words on it, and its last line inside',
    async (id) => {
      const { own, seen, all } = await drawn(fight, id);
      seen.save(`unknown-mat-${id}.png`);
      expect(seen.count('#EDE6D6', all)).toBeGreaterThan(100);
      expect(seen.count('#EDE6D6', [0, own.height - 4, width, own.height])).toBe(0);
    },
  );

  it('lights what can be used from the mat', async () => {
    const dull = await drawn(fight, 'survivor-0');
    const { seen, all } = await drawn(fight, 'survivor-0', ['deed:eat', 'goods:0:food']);
    seen.save('unknown-mat-lit.png');
    expect(seen.count('#FFD98A', all)).toBeGreaterThan(dull.seen.count('#FFD98A', all) + 200);
  });

  it('warns when the food runs out', async () => {
    const enough = await drawn({ ...fight, stock: { food: 9 } }, 'base');
    const scarce = await drawn(fight, 'base');
    expect(enough.seen.count('#F0655A', enough.all)).toBe(0);
    expect(scarce.seen.count('#F0655A', scarce.all)).toBeGreaterThan(200);
  });

  it('grows with the text size instead of cutting it off', () => {
    for (const { id } of mats(fight))
      expect(matLayout(fight, id, width, 2).height).toBeGreaterThan(
        1.55 * matLayout(fight, id, width, 1).height,
      );
  });
});
