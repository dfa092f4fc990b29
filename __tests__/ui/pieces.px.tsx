/** The shared pieces, drawn by the real CanvasKit. A contact sheet goes to shots/, for looking at; the tests look at regions. */
import { Group } from '@shopify/react-native-skia/lib/commonjs/headless';

import { BUSTS, type BustName } from '../../src/ui/busts';
import { LIVERIES } from '../../src/ui/emblems';
import { ICONS } from '../../src/ui/icons';
import { posterOf } from '../../src/ui/posters';
import { artPicture, Die, pathOf, showPatterns, Stack, Standee, Token } from '../../src/ui/skia';
import { SHAPES, type ShapeName } from '../../src/ui/shapes';
import { Picture } from '@shopify/react-native-skia';

import { draw, fonts } from '../kit/paper';

const busts = Object.keys(BUSTS) as BustName[];
const liveries = Object.values(LIVERIES);

it('draws every person on a standee, each with an outline of their own', async () => {
  const at = (i: number) => ({ x: 30 + (i % 10) * 56, y: 62 + Math.floor(i / 10) * 72 });
  const scene = (
    <Group>
      {busts.map((bust, i) => (
        <Standee
          key={bust}
          {...at(i)}
          bust={bust}
          livery={liveries[i % liveries.length] ?? LIVERIES.bone}
          hits={i % 4}
          glow={i % 5 === 0}
          fonts={fonts}
        />
      ))}
    </Group>
  );
  const sheet = await draw(580, 240, scene);
  sheet.save('sheet-standees.png');

  const outlines = new Map<string, BustName>();
  for (const bust of busts) {
    const one = await draw(
      40,
      56,
      <Standee x={20} y={50} bust={bust} livery={LIVERIES.blue} fonts={fonts} />,
    );
    let outline = '';
    for (let y = 4; y < 46; y += 2)
      for (let x = 8; x < 33; x += 1) outline += one.at(x, y) === '#12181B' ? '#' : '.';
    expect([bust, outlines.get(outline)]).toEqual([bust, undefined]);
    outlines.set(outline, bust);
  }
});

it('weaves a standee like its owner, so that two of one colour can be told apart, when patterns are on', async () => {
  const names = Object.keys(SHAPES) as ShapeName[];
  const windowOf = async (shape: ShapeName) => {
    const livery = { ...LIVERIES.blue, shape };
    const one = await draw(40, 56, <Standee x={20} y={50} bust="cap" livery={livery} fonts={fonts} />);
    const pixels: string[] = [];
    for (let y = 6; y < 44; y++) for (let x = 8; x < 33; x++) pixels.push(one.at(x, y));
    return pixels;
  };
  const plain = await windowOf('circle');
  expect(await windowOf('square')).toEqual(plain);

  showPatterns(true);
  try {
    const woven = await Promise.all(names.map(windowOf));
    woven.forEach((one, n) => {
      expect([names[n], one.filter((pixel, at) => pixel !== plain[at]).length > 60]).toEqual([
        names[n],
        true,
      ]);
      for (const other of woven.slice(0, n)) {
        const differing = one.filter((pixel, at) => pixel !== other[at]).length;
        expect([names[n], differing > 60]).toEqual([names[n], true]);
      }
    });
    const at = (i: number) => ({ x: 30 + (i % 6) * 56, y: 62 + Math.floor(i / 6) * 72 });
    const scene = (
      <Group>
        {names.map((shape, i) => (
          <Standee
            key={shape}
            {...at(i)}
            bust={busts[i] ?? 'cap'}
            livery={{ ...(liveries[i % liveries.length] ?? LIVERIES.bone), shape }}
            fonts={fonts}
          />
        ))}
      </Group>
    );
    (await draw(360, 150, scene)).save('sheet-patterns.png');
  } finally {
    showPatterns(false);
  }
});

it('marks a standee: its shape on the base, hits in a drop, lamplight when it can act', async () => {
  const plain = await draw(60, 70, <Standee x={30} y={56} bust="cap" livery={LIVERIES.blue} fonts={fonts} />);
  const marked = await draw(
    60,
    70,
    <Standee x={30} y={56} bust="cap" livery={LIVERIES.blue} hits={3} glow active fonts={fonts} />,
  );
  const hit = [34, 34, 56, 58] as const;
  expect(plain.count('#C9253A', hit)).toBe(0);
  expect(marked.count('#C9253A', hit)).toBeGreaterThan(60);
  expect(marked.count('#FFFFFF', hit)).toBeGreaterThan(8);
  expect(plain.count('#EDE6D6', [24, 53, 36, 60])).toBeGreaterThan(4);
  expect(marked.count('#FFD98A', [0, 0, 60, 12])).toBeGreaterThan(20);
  expect(plain.count('#FFD98A', [0, 0, 60, 70])).toBe(0);
});

it('piles up to six tiles and always says how many there are', async () => {
  const one = await draw(60, 70, <Stack x={30} y={60} count={1} tint="#9BD14B" fonts={fonts} />);
  const nine = await draw(60, 70, <Stack x={30} y={60} count={9} tint="#9BD14B" danger fonts={fonts} />);
  expect(one.count('#9BD14B', [32, 10, 54, 26])).toBe(0);
  expect(nine.count('#9BD14B', [32, 10, 54, 26])).toBeGreaterThan(100);
  expect(nine.count('#F0655A', [8, 0, 52, 70])).toBeGreaterThan(40);
});

it('draws dice, tokens and shapes', async () => {
  const faces = [
    { pips: 1 },
    { pips: 5 },
    { pips: 6 },
    { number: 8 },
    { icon: 'heart-shield' },
    { path: ICONS.flame },
    { blank: true },
  ] as const;
  const scene = (
    <Group>
      {faces.map((one, i) => (
        <Die key={i} x={44 + i * 76} y={46} face={one} turn={(i % 3) * 0.12 - 0.1} fonts={fonts} />
      ))}
      <Token x={30} y={112} icon="padlock" fonts={fonts} />
      <Token x={66} y={112} text="12" ground="#26434A" edge="#F6EFDD" fonts={fonts} />
      <Token x={102} y={112} text="2" shape="warning" ground="#F0A23A" tint="#0E1316" fonts={fonts} />
      {Object.values(SHAPES).map((d, i) => (
        <Group key={d} transform={[{ translateX: 30 + i * 34 }, { translateY: 152 }]}>
          <Picture
            picture={artPicture({
              name: `shape ${i}`,
              box: { x: 0, y: 0, width: 1, height: 1 },
              layers: [{ d, fill: '#2F639C' }],
            })}
          />
        </Group>
      ))}
    </Group>
  );
  const sheet = await draw(560, 176, scene);
  sheet.save('sheet-counters.png');
  expect(sheet.at(44, 45)).toBe('#0E1316');
  expect(sheet.count('#F0A23A', [88, 98, 116, 126])).toBeGreaterThan(100);
  expect(sheet.count('#26434A', [52, 98, 80, 126])).toBeGreaterThan(100);
});

it('draws the posters, and their scenery beyond the box for wide headers', async () => {
  const ids = ['plum-island', 'darkest-house', 'exodus', 'basecamp', 'a-game-without'];
  const scene = (
    <Group>
      {ids.map((id, i) => (
        <Group key={id} clip={{ x: 0, y: i * 126, width: 600, height: 122 }}>
          <Group transform={[{ translateX: 211 }, { translateY: i * 126 }]}>
            <Picture picture={artPicture(posterOf(id))} />
          </Group>
        </Group>
      ))}
    </Group>
  );
  const sheet = await draw(600, 630, scene, '#FF00FF');
  sheet.save('sheet-posters.png');
  for (const i of ids.keys()) expect(sheet.count('#FF00FF', [0, i * 126, 600, i * 126 + 122])).toBe(0);
});

it('knows every icon as a path', () => {
  for (const d of Object.values(ICONS)) expect(pathOf(d).getBounds().width).toBeGreaterThan(10);
});
