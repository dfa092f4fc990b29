/** The house and its mats, drawn in three states: at the start, at night with fire and a fight, and in the showdown. */
import { Group } from '@shopify/react-native-skia/lib/commonjs/headless';

import { start } from '../../../src/core/engine';
import { darkestHouse } from '../../../src/games/darkest-house';
import { Board } from '../../../src/games/darkest-house/board/Board';
import { cellBox, centreOf, middle } from '../../../src/games/darkest-house/board/floor';
import { layout } from '../../../src/games/darkest-house/board/layout';
import { LIVERY } from '../../../src/games/darkest-house/board/looks';
import { Mat, matLayout, mats } from '../../../src/games/darkest-house/mats';
import type { DarkestState } from '../../../src/games/darkest-house/state';
import { stillCamera } from '../../../src/ui/gameView';
import { draw, fonts } from '../../kit/paper';
import { scenario } from './scenario';

jest.setTimeout(60_000);

const VIEW = { width: 250, height: 220 };
const WHOLE = [0, 0, VIEW.width, VIEW.height] as const;
const HOUSE = { width: 660, height: 540 };

interface Looks {
  readonly lit?: readonly string[];
  readonly selected?: readonly string[];
  readonly overlay?: string;
}

function scene(state: DarkestState, { lit = [], selected = [], overlay }: Looks) {
  return (
    <Board
      state={state}
      layout={layout(state)}
      fonts={fonts}
      camera={stillCamera()}
      lit={new Set(lit)}
      selected={new Set(selected)}
      away={new Set()}
      overlay={overlay ?? null}
    />
  );
}

/** A look at one tile, with its middle in the middle of the picture. */
function look(state: DarkestState, cell: string, looks: Looks = {}) {
  const { x, y } = middle(cellBox(cell));
  return draw(
    VIEW.width,
    VIEW.height,
    <Group transform={[{ translateX: VIEW.width / 2 - x }, { translateY: VIEW.height / 2 - y }]}>
      {scene(state, looks)}
    </Group>,
  );
}

function wholeHouse(state: DarkestState, looks: Looks = {}, height = HOUSE.height) {
  return draw(
    HOUSE.width,
    height,
    <Group transform={[{ translateX: 30 }, { translateY: 30 }]}>{scene(state, looks)}</Group>,
  );
}

const beginning = start(darkestHouse, darkestHouse.defaults(1), 7).state;

/** A bad night: Jack is bitten and held in the salon, the boiler room burns, the conservatory is gone. */
const night = scenario({ survivors: ['jack', 'bruce', 'lucy', 'nina'], house: 'P1', advanced: true })
  .survivor('jack', '23', { wounds: 3, entrapped: true, virus: ['left'], xp: 4 })
  .survivor('bruce', '34')
  .survivor('lucy', '43')
  .survivor('nina', '32')
  .horde('23', 4)
  .horde('21', 2)
  .token('13')
  .token('44', 2)
  .burning('12', 3)
  .destroyed('25')
  .creature('CR1', '35', { 'CR1-a': 1 })
  .lock('14S', 'A16')
  .hidden('15S', 3)
  .groups(['jack'], ['bruce'], ['lucy', 'nina'])
  .with({ cameras: { '22': 1, '31': 0 }, darkness: 2, acting: 0 }).state;

const showdown = scenario({ survivors: ['leo', 'lucy', 'jack'], house: 'P2' })
  .survivor('leo', '23')
  .survivor('lucy', '23')
  .survivor('jack', '33')
  .showdown('NE1', '22', 3).state;

/** A horde has rolled its dice and they are shared out. */
const attacked: DarkestState = {
  ...night,
  frames: [
    ...night.frames,
    {
      procedure: 'enemyAttack',
      step: 'allocateDie',
      room: '23',
      dice: ['damage', 'bite', 'entrap'],
    } as never,
  ],
};

const jack = LIVERY.jack.light.toUpperCase();
const LAMP = '#FFD98A';

describe('the board of the house', () => {
  it('shows the whole house at the start, with everybody in the entrance hall', async () => {
    const seen = await wholeHouse(beginning);
    seen.save('house-start.png');
    const hall = centreOf(beginning.house, '43');
    const around = [hall.x - 30, hall.y - 30, hall.x + 90, hall.y + 90] as const;
    for (const { id } of beginning.survivors)
      expect(seen.count(LIVERY[id].light.toUpperCase(), around)).toBeGreaterThan(60);
    // Walls with thickness, and windows in the outer ones.
    expect(seen.count('#B0A3C6', [0, 0, HOUSE.width, HOUSE.height])).toBeGreaterThan(20_000);
    expect(seen.count('#9DB7EE', [0, 0, HOUSE.width, 60])).toBeGreaterThan(200);
  });

  it('lights the rooms of survivors and leaves the others in the dark', async () => {
    const seen = await wholeHouse(night);
    seen.save('house-night.png');
    /** The mean over the room, from its middle to its corners. */
    const brightness = (room: string) => {
      const { x, y } = centreOf(night.house, room);
      let sum = 0;
      for (let dx = -40; dx <= 40; dx += 8) {
        for (let dy = -30; dy <= 48; dy += 8) {
          const hex = seen.at(x + 30 + dx, y + 30 + dy).slice(1);
          for (const at of [0, 2, 4]) sum += parseInt(hex.slice(at, at + 2), 16);
        }
      }
      return sum;
    };
    expect(brightness('34')).toBeGreaterThan(1.6 * brightness('15'));
    expect(brightness('43')).toBeGreaterThan(1.4 * brightness('41'));
  });

  it('shows a standee with its wounds, the horde that threatens it, and that it is held', async () => {
    const seen = await look(night, '23');
    expect(seen.count(jack, WHOLE)).toBeGreaterThan(200);
    expect(seen.count('#C9253A', WHOLE)).toBeGreaterThan(20);
    expect(seen.count('#C4CCF6', WHOLE)).toBeGreaterThan(60);
    expect(seen.count('#F0655A', WHOLE)).toBeGreaterThan(20);
    expect(seen.count('#8E1F2B', WHOLE)).toBeGreaterThan(20);
  });

  it('burns with three flames, and where it has burnt out nothing is left of the floor', async () => {
    const fire = await look(night, '12');
    const ruin = await look(night, '25');
    expect(fire.count('#FFD25A', WHOLE)).toBeGreaterThan(60);
    expect(ruin.count('#FFD25A', WHOLE)).toBe(0);
    expect(ruin.count('#FFD25A', WHOLE)).toBeLessThan(fire.count('#FFD25A', WHOLE));
  });

  it('turns chips up with the signs of their colours, and keeps the others face down', async () => {
    const open = await look(night, '14');
    const hidden = await look(night, '15');
    expect(open.count('#6CC46A', WHOLE)).toBeGreaterThan(20);
    expect(open.count('#5FA2F0', WHOLE)).toBeGreaterThan(20);
    expect(hidden.count('#2A2E66', WHOLE)).toBeGreaterThan(200);
  });

  it('dims everything but what can be picked', async () => {
    const plain = await look(night, '33');
    const lit = await look(night, '33', { lit: ['room:33', 'survivor:jack'], selected: ['survivor:jack'] });
    lit.save('house-lit.png');
    expect(plain.count('#FFE7B0', WHOLE)).toBe(0);
    expect(lit.count('#FFE7B0', WHOLE)).toBeGreaterThan(400);
    expect(lit.count('#B0A3C6', WHOLE)).toBeLessThan(plain.count('#B0A3C6', WHOLE));
  });

  it('lays the dice of an attack beside the room, those that can be picked in lamplight', async () => {
    const seen = await look(attacked, '23', { lit: ['die:0', 'die:1', 'survivor:jack'] });
    seen.save('house-dice.png');
    const calm = await look(night, '23');
    expect(calm.count('#571018', WHOLE)).toBe(0);
    expect(seen.count('#571018', WHOLE)).toBeGreaterThan(60);
  });

  it.each([
    ['zone', 'room:23', '#F2762E'],
    ['sight', 'room:23', '#7FE0D4'],
  ])('draws the overlay %s on demand', async (overlay, _, tint) => {
    const without = await look(night, '33');
    const seen = await look(night, '33', { overlay });
    seen.save(`house-${overlay}.png`);
    expect(seen.count(tint, WHOLE)).toBeGreaterThan(without.count(tint, WHOLE) + 60);
  });

  it('shows the nemesis with its cubes, and the cure with whoever carries it', async () => {
    const seen = await look(showdown, '22');
    seen.save('house-showdown.png');
    expect(seen.count('#B9A2E8', WHOLE)).toBeGreaterThan(200);
    const carrier = await look(showdown, '23');
    expect(carrier.count('#6FD0C4', WHOLE)).toBeGreaterThan(30);
  });

  it('lays the tiles that are left on the lawn while the house is built', async () => {
    const { state } = start(darkestHouse, { ...darkestHouse.defaults(1), house: 'build' }, 3);
    const seen = await wholeHouse(state, { lit: ['lawn:C1', 'lawn:LAB'], selected: ['lawn:LAB'] }, 780);
    seen.save('house-build.png');
    expect(seen.count(LAMP, [0, 520, HOUSE.width, 780])).toBeGreaterThan(200);
    expect(seen.count('#F2762E', [0, 520, HOUSE.width, 780])).toBeGreaterThan(200);
  });
});

describe('the mats of the house', () => {
  const width = 360;
  const drawn = async (state: DarkestState, id: string, scale = 1, lit: readonly string[] = []) => {
    const own = matLayout(state, id, width, scale);
    const mat = (
      <Mat id={id} state={state} fonts={fonts} layout={own} lit={new Set(lit)} selected={new Set()} />
    );
    return { own, seen: await draw(width, Math.ceil(own.height), mat, '#0E1316') };
  };

  it.each(mats(night).map(({ id }) => id))(
    'draws the mat %s with words on it, and its last line inside',
    async (id) => {
      const { own, seen } = await drawn(night, id);
      seen.save(`house-mat-${id}.png`);
      expect(seen.count('#EDE6D6', [0, 0, width, own.height])).toBeGreaterThan(150);
      expect(seen.count('#EDE6D6', [0, own.height - 4, width, own.height])).toBe(0);
    },
  );

  it('shows the areas of the nemesis and the marker boxes in the showdown', async () => {
    const enemies = await drawn(showdown, 'enemies');
    enemies.seen.save('house-mat-nemesis.png');
    expect(enemies.own.targets.map(({ id }) => id)).toContain('area:red');
    expect(enemies.seen.count('#EC5C55', [0, 0, width, enemies.own.height])).toBeGreaterThan(300);
    const tracks = await drawn(showdown, 'tracks');
    expect(tracks.own.targets.map(({ id }) => id)).toEqual(['box:hand', 'box:left', 'box:middle']);
  });

  it('lights what can be used now', async () => {
    const all = [0, 0, width, 400] as const;
    const dark = (await drawn(night, 'jack')).seen;
    const lit = (await drawn(night, 'jack', 1, ['card:S04'])).seen;
    expect(lit.count(LAMP, all)).toBeGreaterThan(dark.count(LAMP, all) + 100);
  });

  it('grows with the text size instead of cutting it off', () => {
    expect(matLayout(night, 'jack', width, 2).height).toBeGreaterThan(
      1.6 * matLayout(night, 'jack', width, 1).height,
    );
  });
});
