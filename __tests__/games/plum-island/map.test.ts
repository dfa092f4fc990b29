/** The map of the island as the content file states it (PI-MAP). */
import { reach } from '../../../src/core/graph';
import { AREAS, CONNECTIONS, SPAWN_ZONES, type AreaId } from '../../../src/games/plum-island/data/map';
import { AREA, AREA_IDS, EXITS, LINKS, ORDER, TRACK_OF } from '../../../src/games/plum-island/data/topology';
import { playerTurn } from '../../../src/games/plum-island/procedures/turn';
import { island } from './island';
import { CRAFT_ROWS, UNITS } from '../../../src/games/plum-island/data/units';

const onTrack = (track: number) => AREAS.filter((area) => area.track === track).map((area) => area.id);
const letters = (text: string, track: number) => text.split('').map((letter) => `${track}${letter}`);

it('[PI-MAP-01] there are 61 Areas on six Tracks and six Spawn Zones', () => {
  expect(AREAS).toHaveLength(61);
  expect(SPAWN_ZONES).toEqual(['S1', 'S2', 'S3', 'S4', 'S5', 'S6']);
  expect(onTrack(1)).toEqual(letters('ABCDEFGHiJKL', 1));
  expect(onTrack(2)).toEqual(letters('ABCDEFGHiJ', 2));
  expect(onTrack(3)).toEqual(letters('ABCDEFGHiJK', 3));
  expect(onTrack(4)).toEqual(letters('ABCDEFGHiJ', 4));
  expect(onTrack(5)).toEqual(letters('ABCDEFGHi', 5));
  expect(onTrack(6)).toEqual([...letters('ABCDEFGH', 6), 'GSB']);
});

it('[PI-MAP-02] the pips add up to the 30 Civilians of the setup', () => {
  expect(AREAS.reduce((sum, area) => sum + area.pips, 0)).toBe(30);
});

it('[PI-MAP-03] 63 black and 31 white connections join no pair of spaces twice', () => {
  expect(CONNECTIONS.filter(({ kind }) => kind === 'black')).toHaveLength(63);
  expect(CONNECTIONS.filter(({ kind }) => kind === 'white')).toHaveLength(31);
  const pairs = CONNECTIONS.map(({ from, to }) => [from, to].sort().join('-'));
  expect(new Set(pairs).size).toBe(94);
});

it('[PI-MAP-04] each of the nine Bridges lies on exactly one connection', () => {
  const bridges = CONNECTIONS.flatMap(({ from, to, bridge }) =>
    bridge === null ? [] : [`${bridge} ${from}-${to}`],
  );
  expect(bridges.sort()).toEqual([
    '1 1E-1G',
    '2 1D-1F',
    '3 1F-2D',
    '4 2J-3K',
    '5 4J-5i',
    '6 3F-3G',
    '7 5i-6H',
    '8 4D-4E',
    '9 2G-3H',
  ]);
});

it('[PI-MAP-05] the Forks are 1C, 5C and 6G, each with a main route and a detour', () => {
  const forks = [...SPAWN_ZONES, ...AREA_IDS].filter((space) => EXITS[space].length > 1);
  expect(forks).toEqual(['1C', '5C', '6G']);
  const routes = forks.map((fork) => EXITS[fork].map(({ to, route }) => `${route} ${to}`));
  expect(routes).toEqual([
    ['main 1D', 'detour 1E'],
    ['main 5D', 'detour 5E'],
    ['main 6H', 'detour GSB'],
  ]);
});

it('[PI-MAP-06] black arrows lead from a Spawn Zone to all of its Track, to nothing else and never back', () => {
  for (const zone of SPAWN_ZONES) {
    const reached = reach<keyof typeof EXITS>([zone], (space) => EXITS[space].map((exit) => exit.to));
    expect([...reached.keys()].sort()).toEqual([zone, ...onTrack(Number(zone.slice(1)))].sort());
  }
  for (const { from, to, kind } of CONNECTIONS) {
    if (kind === 'black' && to !== 'OFFMAP') expect(ORDER[to]).toBeGreaterThan(ORDER[from]);
  }
});

it('[PI-MAP-07] the Areas without a black exit are the seven Overrun Areas with 21 points', () => {
  const ends = AREA_IDS.filter((area) => EXITS[area].length === 0);
  expect(ends.map((area) => `${area} ${AREA[area].overrun}`).sort()).toEqual(
    ['1L 2', '2J 3', '3K 4', '4J 2', '5i 2', '6H 2', 'GSB 6'].sort(),
  );
  expect(AREA_IDS.filter((area) => AREA[area].overrun > 0).sort()).toEqual(ends.sort());
});

it('[PI-MAP-08] no storm cuts anybody off: without the Bridges every Area but the damaged crossing is reached', () => {
  const walk = (bridges: boolean) =>
    reach<AreaId>(['3J'], (area) =>
      LINKS[area]
        .filter((link) => bridges || (link.bridge === null && link.to !== 'GSB'))
        .map((link) => link.to),
    );
  expect(walk(true).size).toBe(61);
  expect(walk(false).size).toBe(60);
  expect(walk(false).has('GSB')).toBe(false);
});

it('[PI-MAP-09] Docks are 1L, 2J and 3K; craft begin where they can land', () => {
  expect(AREA_IDS.filter((area) => AREA[area].docks)).toEqual(['1L', '2J', '3K']);
  const starts = CRAFT_ROWS.flatMap(({ kind, start }) =>
    start === 'off' || start === 'reserve' ? [] : [{ kind, start }],
  );
  expect(starts).toHaveLength(4);
  for (const { kind, start } of starts) {
    expect(kind === 'boat' ? AREA[start].docks : AREA[start].helipad).toBe(true);
  }
});

it('[PI-MAP-10] start positions put at most two standees into an Area, whoever plays', () => {
  const full = AREA_IDS.filter((area) => UNITS.filter((unit) => unit.start === area).length === 2);
  expect(full).toEqual(['3i', '4H', '5D']);
  expect(AREA_IDS.filter((area) => UNITS.filter((unit) => unit.start === area).length > 2)).toEqual([]);
});

it('[PI-MAP-11] Damage in an Area bars nobody, except at the Great South Bay Bridge', () => {
  const start = island('GT', 'NW').put('gt2', '6G').put('gt3', '2D').damage('2C', 2).damage('GSB', 2).table();
  const from = (unit: string) => start.run(playerTurn, { seat: 0 }).pick({ verb: 'run', unit });
  expect(from('gt3').offers({ verb: 'go', area: '2C' })).toBe(true);
  expect(from('gt2').refusal({ verb: 'go', area: 'GSB' })).toBe('PI-RULING-38');
});

it('every space knows its Track', () => {
  expect([TRACK_OF.S4, TRACK_OF['2i'], TRACK_OF.GSB]).toEqual([4, 2, 6]);
});
