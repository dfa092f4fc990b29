/** The island and all its mats, drawn in three states: at the start, at night with a fight, and overrun. */
import { Group } from '@shopify/react-native-skia/lib/commonjs/headless';

import { start } from '../../../src/core/engine';
import { copy } from '../../../src/core/plain';
import { plumIsland } from '../../../src/games/plum-island';
import { Board } from '../../../src/games/plum-island/board/Board';
import { bridgePlace } from '../../../src/games/plum-island/board/bridges';
import { centre, layout } from '../../../src/games/plum-island/board/layout';
import { FACTION_LIVERY } from '../../../src/games/plum-island/board/looks';
import { BRIDGES, type SpaceId } from '../../../src/games/plum-island/data/map';
import { FACTION_IDS } from '../../../src/games/plum-island/data/units';
import { Mat, matLayout, mats } from '../../../src/games/plum-island/mats';
import type { PlumState } from '../../../src/games/plum-island/state';
import { stillCamera } from '../../../src/ui/gameView';
import { draw, fonts } from '../../kit/paper';

// Every picture is drawn on the CPU.
jest.setTimeout(60_000);

const options = { ...plumIsland.defaults(4), factions: ['GT', 'PIC', 'NW', 'IAC'] as const };
const beginning = start(plumIsland, options, 7).state;
const others = start(plumIsland, { ...plumIsland.defaults(2), factions: ['PIRLSS', 'NG'] as const }, 7).state;

/** Night falls, Horrors stand before two of each faction, who are hurt, and a Mutation is on the island. */
function atNight(state: PlumState): PlumState {
  const night = copy(state);
  night.round = 3;
  for (const unit of Object.values(night.units)) if (unit.at === '4G' || unit.at === '3J') unit.hits = 2;
  night.stacks.push({ id: 'stack-99', at: '4G', tiles: 5, stunned: true });
  night.mutations.rats = { at: '4F', hits: 2, stunned: false };
  night.looseSupplies['3J'] = 3;
  night.exhausted.push('4F');
  for (const faction of FACTION_IDS) {
    const leader = { GT: 'gt1', NW: 'nw1', PIC: 'pic1', PIRLSS: 'pir1', NG: 'ng1', IAC: 'iac1' } as const;
    night.units[leader[faction]].hits = 2;
  }
  return night;
}

/** Areas are lost, the tracks are high, and the bag is full of cubes. */
function overrunOf(state: PlumState): PlumState {
  const lost = copy(state);
  lost.round = 8;
  lost.overrunAreas.push('3K', '5i');
  lost.overrun = 6;
  lost.biohazard = 12;
  lost.cubeBag.push('red', 'red', 'yellow');
  for (const faction of ['gt2', 'pic2', 'nw2', 'iac2', 'pir2', 'ng2'] as const)
    lost.units[faction].at = 'out';
  return lost;
}

const STATES = { start: beginning, night: atNight(beginning), overrun: overrunOf(beginning) };
const OTHER_STATES = { start: others, night: atNight(others), overrun: overrunOf(others) };

const VIEW = { width: 300, height: 260 };
const WHOLE = [0, 0, VIEW.width, VIEW.height] as const;
const POLICE = FACTION_LIVERY.PIC.light.toUpperCase();
const TOXIC = '#9BD14B';
const DANGER = '#F0655A';
const HIT = '#C9253A';
const DAMAGE = '#F0A23A';

interface LookOptions {
  readonly lit?: readonly string[];
  readonly selected?: readonly string[];
  readonly away?: readonly string[];
}

function scene(state: PlumState, camera: ReturnType<typeof stillCamera>, own: LookOptions = {}) {
  return (
    <Board
      state={state}
      layout={layout(state)}
      fonts={fonts}
      camera={camera}
      lit={new Set(own.lit)}
      selected={new Set(own.selected)}
      away={new Set(own.away)}
      overlay={null}
    />
  );
}

/** A look at one place, with its centre in the middle. */
function look(state: PlumState, at: SpaceId | { x: number; y: number }, own: LookOptions = {}) {
  const { x, y } = typeof at === 'string' ? centre(at) : at;
  return draw(
    VIEW.width,
    VIEW.height,
    <Group transform={[{ translateX: VIEW.width / 2 - x }, { translateY: VIEW.height / 2 - y }]}>
      {scene(state, stillCamera(), own)}
    </Group>,
  );
}

describe('the island', () => {
  it('shows land, a standee in the colours of its faction, and no threat, on the first morning', async () => {
    const seen = await look(beginning, '4G');
    seen.save('plum-start.png');
    expect(seen.count('#D3BE98', WHOLE)).toBeGreaterThan(2000);
    expect(seen.count(POLICE, WHOLE)).toBeGreaterThan(100);
    expect(seen.count(TOXIC, [110, 80, 190, 160])).toBe(0);
  });

  it('has surf and open sea in the south, and piers in it', async () => {
    const { x, y } = centre('3K');
    const seen = await look(beginning, { x, y: y + 90 });
    seen.save('plum-coast.png');
    expect(seen.count('#1D4C58', WHOLE)).toBeGreaterThan(2000);
    expect(seen.count('#4A8F93', WHOLE)).toBeGreaterThan(300);
    expect(seen.count('#8B6B48', WHOLE)).toBeGreaterThan(200);
  });

  it('spans the water with nine bridges, each with its number', async () => {
    for (const bridge of BRIDGES) {
      const seen = await look(beginning, bridgePlace(bridge));
      const middle = [130, 110, 170, 150] as const;
      expect([bridge, seen.count('#F4ECD2', middle) > 40]).toEqual([bridge, true]);
      expect([bridge, seen.count('#B79B6C', WHOLE) > 100]).toEqual([bridge, true]);
    }
  });

  it('has six gates in the north, and the Great South Bay Bridge in the east', async () => {
    const gate = await look(beginning, 'S3');
    expect(gate.count('#2A1F31', WHOLE)).toBeGreaterThan(1000);
    expect(gate.count(TOXIC, WHOLE)).toBeGreaterThan(50);
    const bridge = await look(beginning, 'GSB');
    bridge.save('plum-bay-bridge.png');
    expect(bridge.count('#8C857A', WHOLE)).toBeGreaterThan(2000);
    expect(bridge.count('#7B3B36', WHOLE)).toBeGreaterThan(100);
  });

  it('marks damage on areas and bridges', async () => {
    const whole = copy(beginning);
    whole.bridgeDamage[4] = 0;
    const broken = copy(whole);
    broken.bridgeDamage[4] = 2;
    const before = await look(whole, bridgePlace(4));
    const after = await look(broken, bridgePlace(4));
    expect(after.count(DAMAGE, WHOLE)).toBeGreaterThan(before.count(DAMAGE, WHOLE) + 60);
  });

  it('tints the island at night, keeps the lamp of those who stand there, and shows stack, hits and the fight', async () => {
    const seen = await look(STATES.night, '4G');
    seen.save('plum-night.png');
    expect(seen.count('#D3BE98', WHOLE)).toBe(0);
    expect(seen.count(POLICE, WHOLE)).toBeGreaterThan(100);
    expect(seen.count(TOXIC, WHOLE)).toBeGreaterThan(40);
    expect(seen.count(HIT, WHOLE)).toBeGreaterThan(20);
    expect(seen.count(DANGER, WHOLE)).toBeGreaterThan(100);
  });

  it('warms the island in the afternoon', async () => {
    const noon = copy(beginning);
    noon.round = 2;
    const seen = await look(noon, '4i');
    expect((await look(beginning, '4i')).count('#BDB583', WHOLE)).toBeGreaterThan(500);
    expect(seen.count('#BDB583', WHOLE)).toBe(0);
  });

  it('marks an overrun area', async () => {
    const before = await look(beginning, '3K');
    const after = await look(STATES.overrun, '3K');
    after.save('plum-overrun.png');
    expect(after.count(DANGER, WHOLE)).toBeGreaterThan(before.count(DANGER, WHOLE) + 40);
  });

  it('dims everything but the areas that can be picked', async () => {
    const plain = await look(beginning, '3J');
    const lit = await look(beginning, '3J', { lit: ['area:3J'] });
    lit.save('plum-lit.png');
    expect(plain.count('#BDB583', WHOLE)).toBeGreaterThan(500);
    expect(lit.count('#BDB583', WHOLE)).toBe(0);
    expect(lit.count('#FFF3CF', WHOLE)).toBeGreaterThan(200);
  });

  it('leaves out a piece that the playback moves', async () => {
    const away = Object.keys(beginning.units).map((id) => `unit:${id}`);
    const seen = await look(beginning, '4G', { away });
    expect(seen.count(POLICE, WHOLE)).toBe(0);
  });

  it.each(Object.entries(STATES))('shows the whole island from afar: %s', async (name, state) => {
    const { x, y, width, height } = layout(state).bounds;
    const zoom = 390 / width;
    const seen = await draw(
      390,
      Math.ceil(height * zoom),
      <Group transform={[{ scale: zoom }, { translateX: -x }, { translateY: -y }]}>
        {scene(state, stillCamera(zoom, false))}
      </Group>,
    );
    seen.save(`plum-island-${name}.png`);
    const all = [0, 0, 390, Math.ceil(height * zoom)] as const;
    expect(seen.count(TOXIC, all)).toBeGreaterThan(100);
    for (const { faction } of state.seats)
      expect([faction, seen.count(FACTION_LIVERY[faction].light.toUpperCase(), all) > 30]).toEqual([
        faction,
        true,
      ]);
  });
});

describe('the mats', () => {
  const width = 380;
  const drawn = async (state: PlumState, id: string, lit: readonly string[] = [], scale = 1) => {
    const own = matLayout(state, id, width, scale);
    const mat = (
      <Mat id={id} state={state} fonts={fonts} layout={own} lit={new Set(lit)} selected={new Set()} />
    );
    const seen = await draw(width, Math.ceil(own.height), mat, '#0E1316');
    return { own, seen, all: [0, 0, width, Math.ceil(own.height)] as const };
  };

  const cases = [STATES, OTHER_STATES].flatMap((states) =>
    Object.entries(states).flatMap(([name, state]) =>
      mats(state)
        .filter(({ seat }) => states === STATES || seat !== undefined)
        .map(({ id }) => [id, name, state] as const),
    ),
  );

  it.each(cases)('draws %s, %s, with words on it and its last line inside', async (id, name, state) => {
    const { own, seen, all } = await drawn(state, id);
    seen.save(`plum-mat-${id}-${name}.png`);
    expect(seen.count('#EDE6D6', all)).toBeGreaterThan(200);
    expect(seen.count('#EDE6D6', [0, own.height - 4, width, own.height])).toBe(0);
    if (id in FACTION_LIVERY) {
      const { light } = FACTION_LIVERY[id as keyof typeof FACTION_LIVERY];
      expect(seen.count(light.toUpperCase(), all)).toBeGreaterThan(2000);
      expect(seen.count(HIT, all) > 100).toBe(name === 'night');
    }
  });

  it('lights an ability that can be used, with a button that lies where the target is', async () => {
    const plain = await drawn(beginning, 'PIC');
    const lit = await drawn(beginning, 'PIC', ['ability:A-PIC5']);
    const target = lit.own.targets.find(({ id }) => id === 'ability:A-PIC5');
    expect(target?.facets).toEqual({ ability: 'A-PIC5' });
    expect(target?.shape.kind).toBe('box');
    if (target?.shape.kind !== 'box') return;
    const { x, y, width: w, height } = target.shape;
    const box = [Math.ceil(x), Math.ceil(y), Math.floor(x + w), Math.floor(y + height)] as const;
    expect(plain.seen.count('#FFD98A', box)).toBe(0);
    expect(lit.seen.count('#FFD98A', box)).toBeGreaterThan(1500);
  });

  it('shows the tokens in the bag, the cubes, and the round that it is', async () => {
    const { seen, all } = await drawn(STATES.overrun, 'tracks');
    for (const { faction } of STATES.overrun.seats.filter((seat) =>
      STATES.overrun.bag.includes(seat.faction),
    ))
      expect([faction, seen.count(FACTION_LIVERY[faction].light.toUpperCase(), all) > 20]).toEqual([
        faction,
        true,
      ]);
    expect(seen.count('#6DA544', all)).toBeGreaterThan(400);
    expect(seen.count(HIT, all)).toBeGreaterThan(200);
    expect(seen.count('#FFD98A', all)).toBeGreaterThan(400);
  });

  it('grows with the text size instead of cutting it off', () => {
    for (const { id } of mats(beginning)) {
      const one = matLayout(beginning, id, width, 1).height;
      expect([id, matLayout(beginning, id, width, 2).height > 1.5 * one]).toEqual([id, true]);
    }
  });
});
