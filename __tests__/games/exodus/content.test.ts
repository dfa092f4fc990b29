/** Every hero, perk, weapon, card and director card: what its row says and what it does. */
import { DIRECTOR_CARDS, DIRECTOR_DECK, type Window } from '../../../src/games/exodus/data/directorCards';
import {
  EQUIPMENT,
  EQUIPMENT_DECK,
  RECIPES,
  type EquipmentId,
  type RecipeId,
} from '../../../src/games/exodus/data/equipment';
import { HEROES, type HeroId } from '../../../src/games/exodus/data/heroes';
import { INFECTED, type InfectedKind } from '../../../src/games/exodus/data/infected';
import { spawns } from '../../../src/games/exodus/data/mission';
import { PERK_CLASSES, PERK_IDS } from '../../../src/games/exodus/data/perks';
import { SEARCH_CARDS, SEARCH_DECK, type SearchId } from '../../../src/games/exodus/data/searchCards';
import { resultOf, WEAPONS, type Table as Odds, type WeaponId } from '../../../src/games/exodus/data/weapons';
import { goalsOf, smellRange } from '../../../src/games/exodus/paths';
import { directorWindow } from '../../../src/games/exodus/procedures/director';
import { endPhase } from '../../../src/games/exodus/procedures/endPhase';
import { infectedMove } from '../../../src/games/exodus/procedures/infectedMove';
import { search } from '../../../src/games/exodus/procedures/searching';
import { spawnPhase, spawnRoll } from '../../../src/games/exodus/procedures/spawning';
import { heroSees, namedSquare } from '../../../src/games/exodus/queries';
import { setup } from '../../../src/games/exodus/setup';
import { defaults } from '../../../src/games/exodus/options';
import {
  gearNames,
  HALL,
  hero,
  heroSquare,
  JETTY,
  ROOMS,
  rounds,
  scene,
  squares,
  unit,
  unitAt,
  type Scene,
  type Table,
} from './scenario';

const auto = (made: Scene) => made.with((state) => (state.options = { ...state.options, ties: 'auto' }));

describe('heroes', () => {
  it.each<[string, HeroId, string, string[], string[]]>([
    ['EX-HR1', 'mike', 'red green amber amber', ['EQ01', 'EQ03'], ['SC03', 'SC06', 'SC07']],
    ['EX-HR2', 'kira', 'amber green red amber', ['EQ16', 'EQ01', 'EQ02'], []],
    ['EX-HR3', 'isla', 'green red red green', ['EQ01', 'EQ08'], ['SC11', 'SC12']],
    ['EX-HR4', 'odhran', 'red amber green amber', ['EQ03', 'EQ12'], ['SC08', 'SC13']],
    ['EX-HR5', 'nadia', 'green amber amber red', ['EQ01', 'EQ07'], ['SC15', 'SC14']],
    ['EX-HR6', 'bram', 'amber amber amber amber', ['EQ02', 'EQ06', 'EQ09'], ['SC09', 'SC10']],
  ])('[%s] %s: %s, with its kit from the decks', (card, id, ratings, kit, cards) => {
    const row = HEROES[id];
    expect([`EX-${row.card}`, PERK_CLASSES.map((cls) => row.ratings[cls]).join(' ')]).toEqual([
      card,
      ratings,
    ]);
    const state = setup({ ...defaults(2), heroes: [id] });
    expect(state.heroes[0]?.gear.map((gear) => gear.card.slice(0, 4))).toEqual(kit);
    expect(state.heroes[0]?.cards).toEqual(cards);
    expect(state.equipment.length + state.heroes.flatMap(({ gear }) => gear).length).toBe(36);
  });
});

describe('agility', () => {
  it('[EX-AG1] the first Move may cover 2 squares', () => {
    const table = scene(HALL)
      .perks(0, 'AG1')
      .act(0)
      .pick({ verb: 'move', square: '1,0' })
      .pick({ verb: 'step', square: '2,0' });
    expect([heroSquare(table), hero(table).ap]).toEqual(['2,0', 3]);
    expect(table.pick({ verb: 'move', square: '3,0' }).decision?.kind).toBe('heroAction');
  });
  it('[EX-AG2] standing up for 1', () => {
    expect(
      hero(scene(HALL).perks(0, 'AG2').set(0, { prone: true }).act(0).pick({ verb: 'standUp' })).ap,
    ).toBe(3);
  });
  it('[EX-AG3] [EX-CC2] +2 for moving in a zone, +1 always', () => {
    const made = () => scene(HALL).put(0, '4,0').unit('zombie', '4,1', { facing: 0 }).perks(0, 'AG3', 'CC2');
    const table = made().act(0).pick({ verb: 'move', square: '5,0' }, 1);
    expect(table.told('grabTested')[0]?.total).toBe(4);
    expect(made().acts(1, 1, 8).told('grabTested')[0]?.total).toBe(2);
  });
  it('[EX-AG4] a sprint of 4', () => {
    const table = scene(HALL).perks(0, 'AG4').act(0).pick({ verb: 'sprint', square: '1,0' });
    for (const x of [2, 3, 4]) table.pick({ verb: 'step', square: `${x},0` });
    expect([heroSquare(table), table.decision?.kind]).toEqual(['4,0', 'heroAction']);
  });
  it('[EX-AG5] over infected and crates without tests, never ending there', () => {
    const lane = scene(`
+--+--+--+--+
|M  Z  .  . |
+--+--+--+--+`)
      .face(1, 3)
      .perks(0, 'AG5');
    expect(squares(lane.act(0), 'sprint')).toEqual([]);
    const table = lane.act(0).pick({ verb: 'power', perk: 'AG5' });
    expect([squares(table, 'move'), squares(table, 'sprint')]).toEqual([[], ['1,0']]);
    table.pick({ verb: 'sprint', square: '1,0' });
    expect(table.offers({ verb: 'stop' })).toBe(false);
    table.pick({ verb: 'step', square: '2,0' }).pick({ verb: 'stop' });
    expect([heroSquare(table), table.told('grabTested')]).toEqual(['2,0', []]);
  });
  it('[EX-AG6] a dive may end on the feet', () => {
    const table = scene(HALL)
      .perks(0, 'AG6')
      .act(0)
      .pick({ verb: 'dive', square: '2,0' })
      .pick({ verb: 'stand' });
    expect(hero(table).prone).toBe(false);
  });
  it('[EX-AG7] two more AP', () => {
    expect(hero(scene(HALL).perks(0, 'AG7').act(0).pick({ verb: 'power' })).ap).toBe(6);
  });
});

describe('ballistic', () => {
  const range = (...perks: ('BA1' | 'BA2' | 'BA3' | 'BA4' | 'BA5' | 'BA6' | 'BA7')[]) =>
    scene(HALL)
      .unit('zombie', '4,0')
      .unit('zombie', '4,1')
      .unit('zombie', '4,2')
      .unit('zombie', '6,1')
      .arm(0, 'EQ01')
      .perks(0, ...perks);
  it('[EX-BA1] an aimed 1 is rolled again, without another round', () => {
    const table = range('BA1').act(0).pick({ verb: 'aimedFire', target: 'u1' }, 1, 8);
    expect([unit(table, 1), rounds(table, 0, 'EQ01')]).toEqual([undefined, 16]);
  });
  it('[EX-BA2] the first reload is free', () => {
    const table = scene(HALL)
      .arm(0, 'EQ03')
      .cards(0, 'SC03', 'SC03')
      .perks(0, 'BA2')
      .with((s) => ((s.heroes[0]?.gear[0] as { rounds: number }).rounds = 0));
    const loaded = table.act(0).pick({ verb: 'reload' }).pick({ verb: 'done' });
    expect(hero(loaded).ap).toBe(4);
    expect(loaded.options({ verb: 'reload' })[0]?.cost?.ap).toBe(1);
  });
  it('[EX-BA3] a round more makes a knockdown a kill, also in a grapple', () => {
    const table = scene(HALL)
      .arm(0, 'EQ01')
      .perks(0, 'BA3')
      .grapple(0, 'zombie')
      .act(0)
      .pick({ verb: 'quickFire' }, 5)
      .pick({ verb: 'tap' });
    expect([table.state.infected, rounds(table, 0, 'EQ01')]).toEqual([[], 15]);
    expect(
      scene(HALL).unit('zombie', '4,0').arm(0, 'EQ03').perks(0, 'BA3').act(0).pick({ verb: 'quickFire' }, 3)
        .decision?.kind,
    ).toBe('heroAction');
  });
  it('[EX-BA4] Alert! for 1', () => {
    expect(hero(range('BA4').act(0).pick({ verb: 'alert' })).ap).toBe(3);
  });
  it('[EX-BA5] one action, three targets, a round each', () => {
    const table = range('BA5').act(0).pick({ verb: 'power' }).pick({ verb: 'fanOfLead' });
    table.pick({ target: 'u1' }, 8);
    expect(table.offers({ target: 'u1' })).toBe(false);
    table.pick({ target: 'u2' }, 8).pick({ target: 'u3' }, 8);
    expect([table.state.infected.length, rounds(table, 0, 'EQ01'), hero(table).ap]).toEqual([1, 14, 3]);
    expect(table.offers({ verb: 'fanOfLead' })).toBe(false);
  });
  it('[EX-BA6] +1 on aimed rolls only', () => {
    expect(range('BA6').act(0).pick({ verb: 'aimedFire', target: 'u1' }, 4).told('shotFired')[0]?.roll).toBe(
      5,
    );
    expect(range('BA6').act(0).pick({ verb: 'quickFire', target: 'u1' }, 4).told('shotFired')[0]?.roll).toBe(
      4,
    );
  });
  it('[EX-BA7] aimed fire for 1 AP', () => {
    const table = range('BA7').act(0).pick({ verb: 'power' }).pick({ verb: 'aimedFire', target: 'u1' }, 8);
    expect(hero(table).ap).toBe(3);
  });
});

describe('close combat', () => {
  const close = () => scene(HALL).put(0, '3,1').unit('zombie', '4,1', { facing: 3 });
  it('[EX-CC1] a floored infected is shoved straight away', () => {
    const table = close().perks(0, 'CC1').act(0).pick({ verb: 'melee' }, 4).pick({ verb: 'shove' });
    expect([unitAt(table, 1), unit(table, 1)?.prone]).toEqual(['5,1', true]);
    expect(
      close().unit('zombie', '5,1').perks(0, 'CC1').act(0).pick({ verb: 'melee', target: 'u1' }, 4).decision
        ?.kind,
    ).toBe('heroAction');
  });
  it('[EX-CC3] a melee kill gives a free step', () => {
    const table = close()
      .perks(0, 'CC3')
      .act(0)
      .pick({ verb: 'melee' }, 8)
      .pick({ verb: 'step', square: '4,1' });
    expect([heroSquare(table), hero(table).ap]).toEqual(['4,1', 3]);
  });
  it('[EX-CC4] sweep for 1', () => {
    expect(
      scene(HALL).grapple(0, 'zombie').perks(0, 'CC4').act(0).options({ verb: 'sweep' })[0]?.cost?.ap,
    ).toBe(1);
  });
  it('[EX-CC5] the higher of two dice', () => {
    const table = close().perks(0, 'CC5').act(0).pick({ verb: 'power' }).pick({ verb: 'melee' }, 1, 8);
    expect(table.state.infected).toEqual([]);
  });
  it('[EX-CC6] the first execution or assassination is free', () => {
    const table = close()
      .face(1, 1)
      .unit('zombie', '2,1', { facing: 3 })
      .arm(0, 'EQ01')
      .perks(0, 'CC6')
      .act(0);
    table.pick({ verb: 'assassinate', target: 'u1' });
    expect([hero(table).ap, rounds(table, 0, 'EQ01')]).toEqual([4, 16]);
    expect(hero(table.pick({ verb: 'assassinate' })).ap).toBe(3);
  });
  it('[EX-CC7] everybody in reach, one roll each', () => {
    const table = close()
      .unit('zombie', '2,1')
      .unit('zombie', '8,1')
      .perks(0, 'CC7')
      .act(0)
      .pick({ verb: 'power' })
      .pick({ verb: 'clearDeck' });
    table.pick({ target: 'u2' }, 8, 8);
    expect([table.state.infected.map(({ id }) => id), hero(table).ap]).toEqual([[3], 3]);
  });
});

describe('fieldcraft', () => {
  it('[EX-FC1] draw two, keep one', () => {
    const table = scene(HALL)
      .perks(0, 'FC1')
      .table()
      .run(search, { hero: 0, crate: false, drawn: [] }, 'SC06', 'SC23')
      .pick({ card: 'SC06' });
    expect([hero(table).cards, table.state.search.discards, table.state.infected]).toEqual([
      ['SC06'],
      ['SC23'],
      [],
    ]);
  });
  it('[EX-FC2] a med pack for a touching hero', () => {
    const table = scene(HALL)
      .put(1, '1,0', { dial: 6 })
      .give(0, 'EQ08')
      .perks(0, 'FC2')
      .act(0)
      .pick({ verb: 'medPack', hero: 1 });
    expect([hero(table, 1).dial, gearNames(table)]).toEqual([0, []]);
  });
  it('[EX-FC3] smelled from 2 squares less, at least 1', () => {
    const { state } = scene(HALL).put(1, '8,0').perks(0, 'FC3');
    expect([smellRange(state, { kind: 'zombie' }, 0), smellRange(state, { kind: 'zombie' }, 1)]).toEqual([
      2, 4,
    ]);
  });
  it('[EX-FC4] crafting anywhere in peace for 1', () => {
    const made = () => scene(HALL).cards(0, 'SC11', 'SC12').perks(0, 'FC4');
    const table = made().act(0).pick({ verb: 'craft' });
    expect([hero(table).ap, gearNames(table)]).toEqual([3, ['EQ08']]);
    expect(made().unit('zombie', '1,0').act(0).offers({ verb: 'craft' })).toBe(false);
  });
  it('[EX-FC5] the dial stands still in this end phase', () => {
    expect(hero(scene(HALL).perks(0, 'FC5').set(0, { dial: 5, power: 'FC5' }).endPhase()).dial).toBe(5);
  });
  it('[EX-FC6] +1 on bite tests, beside the armour', () => {
    const table = scene(HALL)
      .perks(0, 'FC6')
      .give(0, 'EQ16')
      .set(0, { prone: true })
      .unit('zombie', '1,0')
      .acts(1, 3);
    expect([table.told('biteTested')[0]?.total, hero(table).dial]).toEqual([5, 0]);
  });
  it('[EX-FC7] a decoy takes the place of its hero for one infected move', () => {
    const table = scene(HALL).perks(0, 'FC7').act(0).pick({ verb: 'power' }).pick({ square: '6,0' });
    const { state } = table;
    expect(goalsOf(state, { kind: 'zombie' }, namedSquare(state, '8,2'), true).goals).toEqual([
      { square: 6, hero: null, blocked: false },
    ]);
    expect(goalsOf(state, { kind: 'zombie' }, namedSquare(state, '8,2'), false).goals[0]?.hero).toBe(0);
    const lured = auto(scene(HALL).set(0, { decoy: 6 }).unit('zombie', '8,0')).infectedMove();
    expect([unitAt(lured, 1), hero(lured).decoy]).toEqual(['6,0', null]);
  });
});

const FACE = { miss: '.', knockdown: '-', kill: '#' } as const;
const faces = (odds: Odds): string =>
  [1, 2, 3, 4, 5, 6, 7, 8].map((roll) => FACE[resultOf(odds, roll)]).join('');

describe('weapons', () => {
  it.each<[string, WeaponId, EquipmentId, string, string, number, number | null]>([
    ['EX-WP01', 'pistol', 'EQ01', '....--##', '..--####', 17, null],
    ['EX-WP02', 'fifty', 'EQ02', '...--###', '.--#####', 8, null],
    ['EX-WP03', 'shotgun', 'EQ03', '..--####', '.-######', 6, 6],
    ['EX-WP04', 'flareGun', 'EQ04', '....--##', '..--####', 1, 8],
    ['EX-WP05', 'harpoonGun', 'EQ05', '...#####', '..######', 1, 8],
  ])('[%s] %s', (card, id, gun, quick, aimed, size, far) => {
    const row = WEAPONS[id];
    expect([`EX-${row.card}`, faces(row.quick), faces(row.aimed), row.rounds, row.range]).toEqual([
      card,
      quick,
      aimed,
      size,
      far,
    ]);
    const table = scene(HALL).unit('siren', '4,0').arm(0, gun).act(0).pick({ verb: 'quickFire' }, 8);
    const scored = id === 'harpoonGun' ? 2 : 1;
    expect([unit(table, 1)?.damage, unit(table, 1)?.flame, rounds(table, 0, gun)]).toEqual([
      scored,
      id === 'flareGun',
      size - 1,
    ]);
  });
  it.each<[string, WeaponId, number, number, boolean]>([
    ['EX-WP06', 'molotov', 3, 3, true],
    ['EX-WP07', 'nailBomb', 3, 6, false],
    ['EX-WP08', 'fuelCan', 2, 3, true],
  ])('[%s] %s', (card, id, knockdown, kill, flame) => {
    const row = WEAPONS[id];
    expect([`EX-${row.card}`, row.quick, row.flame]).toEqual([card, { knockdown, kill }, flame]);
  });
  it.each<[string, WeaponId, EquipmentId | null, number, number]>([
    ['EX-WP09', 'strike', null, 4, 8],
    ['EX-WP10', 'crowbar', 'EQ09', 4, 7],
    ['EX-WP11', 'nailBat', 'EQ10', 3, 7],
    ['EX-WP12', 'machete', 'EQ11', 4, 6],
    ['EX-WP13', 'fireAxe', 'EQ12', 3, 6],
    ['EX-WP14', 'bladeSpear', 'EQ13', 4, 7],
  ])('[%s] %s', (card, id, gear, knockdown, kill) => {
    const row = WEAPONS[id];
    expect([`EX-${row.card}`, row.quick]).toEqual([card, { knockdown, kill }]);
    const strike = (roll: number) => {
      const made = scene(HALL).unit('zombie', '1,0');
      if (gear !== null) made.arm(0, gear);
      return made.act(0).pick({ verb: 'melee' }, roll).told('struck')[0];
    };
    expect([
      strike(2)?.result === 'miss',
      strike(knockdown)?.result,
      strike(kill)?.result,
      strike(8)?.weapon,
    ]).toEqual([true, 'knockdown', 'kill', id]);
  });
  it('[EX-WP10] a crowbar opens crates for nothing', () => {
    const table = scene(HALL)
      .arm(0, 'EQ09')
      .with((s) => s.crates.push(1))
      .act(0)
      .pick({ verb: 'crate' }, 'SC06');
    expect(hero(table).ap).toBe(4);
  });
  it('[EX-WP14] a spear strikes over an empty square', () => {
    const reach = (made: Scene) => made.arm(0, 'EQ13').unit('zombie', '2,2').act(0);
    expect(reach(scene(HALL)).offers({ verb: 'melee', target: 'u1' })).toBe(true);
    expect(reach(scene(HALL)).offers({ verb: 'assassinate' })).toBe(false);
    expect(reach(scene(HALL).put(1, '1,1')).offers({ verb: 'melee' })).toBe(false);
  });
});

describe('equipment, recipes, search cards', () => {
  it('the decks have 36, 56 and 28 cards, and there are 28 perks', () => {
    expect([EQUIPMENT_DECK.length, SEARCH_DECK.length, DIRECTOR_DECK.length, PERK_IDS.length]).toEqual([
      36, 56, 28, 28,
    ]);
  });
  it.each<[string, string, number]>([
    ['EX-EQ01', 'Pistol', 4],
    ['EX-EQ02', '.50 pistol', 2],
    ['EX-EQ03', 'Shotgun', 2],
    ['EX-EQ04', 'Flare gun', 1],
    ['EX-EQ05', 'Harpoon gun', 1],
    ['EX-EQ06', 'Molotov', 4],
    ['EX-EQ07', 'Nail bomb', 4],
    ['EX-EQ08', 'Med pack', 5],
    ['EX-EQ09', 'Crowbar', 2],
    ['EX-EQ10', 'Nail bat', 2],
    ['EX-EQ11', 'Machete', 2],
    ['EX-EQ12', 'Fire axe', 1],
    ['EX-EQ13', 'Blade spear', 1],
    ['EX-EQ14', 'Smoke tin', 2],
    ['EX-EQ15', 'Door wedge', 2],
    ['EX-EQ16', 'R.A.C. armour', 1],
  ])('[%s] %s: %i in the deck, and a hero can hold them', (id, name, copies) => {
    const row = EQUIPMENT[id.slice(3) as EquipmentId];
    expect([row.name, row.copies]).toEqual([name, copies]);
    const made = scene(HALL);
    for (let n = 0; n < copies; n++) made.give(0, id.slice(3) as EquipmentId);
    expect(made.state.equipment.some((card) => card.startsWith(id.slice(3)))).toBe(false);
  });
  it('[EX-EQ14] smoke hides a square and what touches it until stage 2', () => {
    const table = scene(HALL).give(0, 'EQ14').act(0).pick({ verb: 'smoke' }).pick({ square: '4,1' });
    expect([heroSees(table.state, 0, 8), hero(table).ap, gearNames(table)]).toEqual([false, 4, []]);
    expect(table.state.smoke).toHaveLength(9);
    expect(
      scene(HALL)
        .with((s) => (s.smoke = [4]))
        .endPhase().state.smoke,
    ).toEqual([]);
  });
  it('[EX-EQ15] a wedge closes a door for nothing, and no draught opens it', () => {
    const made = scene(ROOMS)
      .rooms('a')
      .give(0, 'EQ15')
      .with((s) => (s.doors[0] = true));
    const table = made.act(0).pick({ verb: 'wedge' });
    expect([table.state.doors[0], table.state.wedged, hero(table).ap]).toEqual([false, [0], 4]);
    expect(table.pick({ verb: 'door' }).state.wedged).toEqual([]);
  });
  it.each<[string, EquipmentId, SearchId[]]>([
    ['EX-R1', 'EQ06', ['SC06', 'SC07']],
    ['EX-R2', 'EQ07', ['SC09', 'SC08', 'SC10']],
    ['EX-R3', 'EQ08', ['SC11', 'SC12']],
    ['EX-R4', 'EQ10', ['SC13', 'SC08']],
    ['EX-R5', 'EQ13', ['SC13', 'SC15', 'SC14']],
    ['EX-R6', 'EQ14', ['SC09', 'SC06', 'SC10']],
  ])('[%s] makes %s', (id, product, materials) => {
    expect(RECIPES[id.slice(3) as RecipeId].product).toBe(product);
    const table = scene(HALL)
      .cards(0, ...materials)
      .perks(0, 'FC4')
      .give(0, 'EQ01')
      .set(0, { active: ['EQ01-1'] })
      .act(0)
      .pick({ verb: 'craft', recipe: id.slice(3) });
    expect([gearNames(table).includes(product), hero(table).cards]).toEqual([true, []]);
  });
  it.each<[string, SearchId, number, EquipmentId, number]>([
    ['EX-SC01', 'SC01', 7, 'EQ01', 8],
    ['EX-SC02', 'SC02', 4, 'EQ02', 4],
    ['EX-SC03', 'SC03', 6, 'EQ03', 4],
    ['EX-SC04', 'SC04', 1, 'EQ04', 1],
    ['EX-SC05', 'SC05', 1, 'EQ05', 1],
  ])('[%s] %s, %i cards, loads %s with %i', (_id, card, copies, gun, count) => {
    expect(SEARCH_CARDS[card].copies).toBe(copies);
    const made = scene(HALL)
      .arm(0, gun)
      .cards(0, card)
      .with((s) => ((s.heroes[0]?.gear[0] as { rounds: number }).rounds = 0));
    const table = made.act(0).pick({ verb: 'reload' });
    expect(rounds(table, 0, gun)).toBe(count);
  });
  it.each<[string, SearchId, number]>([
    ['EX-SC06', 'SC06', 3],
    ['EX-SC07', 'SC07', 3],
    ['EX-SC08', 'SC08', 3],
    ['EX-SC09', 'SC09', 3],
    ['EX-SC10', 'SC10', 3],
    ['EX-SC11', 'SC11', 3],
    ['EX-SC12', 'SC12', 3],
    ['EX-SC13', 'SC13', 2],
    ['EX-SC14', 'SC14', 2],
    ['EX-SC15', 'SC15', 3],
  ])('[%s] %s is a material, %i cards, and is kept', (_id, card, copies) => {
    expect([SEARCH_CARDS[card].kind, SEARCH_CARDS[card].copies]).toEqual(['material', copies]);
    expect(hero(scene(HALL).table().run(search, { hero: 0, crate: false, drawn: [] }, card)).cards).toEqual([
      card,
    ]);
  });
  it.each<[string, SearchId, EquipmentId]>([
    ['EX-SC16', 'SC16', 'EQ08'],
    ['EX-SC17', 'SC17', 'EQ11'],
    ['EX-SC18', 'SC18', 'EQ09'],
    ['EX-SC19', 'SC19', 'EQ04'],
    ['EX-SC20', 'SC20', 'EQ05'],
    ['EX-SC21', 'SC21', 'EQ15'],
  ])('[%s] %s finds %s', (_id, card, gear) => {
    const made = scene(HALL).arm(0, 'EQ01').table().run(search, { hero: 0, crate: false, drawn: [] }, card);
    expect([gearNames(made).includes(gear), made.state.search.discards]).toEqual([true, [card]]);
  });
  it('[EX-SC22] [EX-SC23] nothing of use; clatter brings a roamer', () => {
    const draw = (card: SearchId) =>
      auto(scene(ROOMS).rooms('a')).table().run(search, { hero: 0, crate: false, drawn: [] }, card);
    expect([draw('SC22').state.search.discards, draw('SC22').state.infected]).toEqual([['SC22'], []]);
    expect([draw('SC23').state.search.discards, draw('SC23').state.infected.length]).toEqual([['SC23'], 1]);
  });
});

describe('infected cards', () => {
  it.each<[string, InfectedKind, (number | null)[]]>([
    ['EX-IN1', 'zombie', [2, 4, 4, 2, 3, 1, 4, 1, 18]],
    ['EX-IN2', 'newborn', [3, 6, 5, 3, 4, 1, 5, 1, 6]],
    ['EX-IN3', 'reaver', [3, 6, 5, 2, 4, 2, 4, 2, 4]],
    ['EX-IN4', 'siren', [2, 3, 6, 3, 5, 3, 4, 5, 2]],
    ['EX-IN5', 'seeker', [null, 5, 0, 3, 4, 0, 0, 1, 2]],
  ])('[%s] %s', (id, kind, figures) => {
    const { card, walk, charge, smell, grab, bites, bitten, killPoints, miniatures } = INFECTED[kind];
    expect(`EX-${card}`).toBe(id);
    expect([
      walk,
      charge,
      smell,
      grab.takenDown,
      grab.knockdown,
      bites,
      bitten,
      killPoints,
      miniatures,
    ]).toEqual(figures);
  });
});

describe('director cards', () => {
  const cut = (card: string, grid = HALL) => scene(grid, { director: true }).hand(`${card}-1`);
  const play = (made: Scene, window: Window): Table => {
    const table = made.table().run(directorWindow, { window });
    const [, first] = table.options();
    return table.pick(first?.id ?? '');
  };
  it('[EX-D01] direct control of one infected outside a grapple', () => {
    const table = play(cut('D01').unit('zombie', '4,0').unit('zombie', '5,0').grapple(0, 'zombie'), 'IM');
    expect(table.options().map(({ facets }) => facets.unit)).toEqual([1, 2]);
    expect(unit(table.pick({ unit: 2 }), 2)?.control).toBe(true);
  });
  it('[EX-D02] two squares more for one infected', () => {
    const table = play(cut('D02').unit('zombie', '8,0'), 'IM');
    expect(table.state.effects.hurried).toBe(1);
    const fast = auto(
      scene(HALL)
        .unit('zombie', '8,0')
        .with((s) => (s.effects.hurried = 1)),
    ).acts(1);
    expect(unitAt(fast, 1)).toBe('2,0');
  });
  it('[EX-D03] one zombie more in the room', () => {
    const made = scene(ROOMS, { director: true, ties: 'auto' })
      .hand('D03-1')
      .act(0)
      .pick({ verb: 'door' }, 1)
      .pick({ card: 'D03-1' });
    made.pick(made.decision?.options[0]?.id ?? '');
    expect(made.state.infected.map(({ kind }) => kind)).toEqual(['zombie']);
  });
  it('[EX-D04] a second roll, either counts', () => {
    const rows = {
      roomSpawn: spawns('nothing', '1 newborn 1', ...Array.from({ length: 6 }, () => 'nothing')),
    };
    const table = scene(ROOMS, { director: true, mission: rows })
      .hand('D04-1')
      .act(0)
      .pick({ verb: 'door' }, 1)
      .pick({ card: 'D04-1' }, 2);
    expect(table.decision?.kind).toBe('eitherRoll');
    expect(table.pick({ verb: 'second' }).state.infected[0]?.kind).toBe('newborn');
  });
  const wave = { turnSpawn: spawns(...Array.from({ length: 8 }, () => '3 zombie A')) };
  const GATE = `
+--+--+--+--+--+--+--+--+
|A  .  .  .  . |.  .  M |
+  +  +  +  +  +  +  +  +
|B  .  .  .  .  .  .  . |
+--+--+--+--+--+--+--+--+`;
  it('[EX-D05] one more roll, halved and rounded up', () => {
    const made = scene(GATE, { mission: wave, ties: 'auto' }).with((s) => (s.phase = 'spawn'));
    expect(made.table().run(spawnRoll, { halved: true, spawn: null }, 1).state.infected).toHaveLength(2);
    expect(DIRECTOR_CARDS.D05.window).toBe('AS');
  });
  it('[EX-D06] another point of the same kind', () => {
    const table = scene(GATE, { mission: wave, director: true })
      .hand('D06-1')
      .table()
      .run(spawnPhase, { rolls: 0 })
      .pick({ verb: 'done' })
      .pick({ card: 'D06-1' }, 1);
    expect(table.told('unitPlaced')[0]?.square).toBe('0,1');
  });
  it('[EX-D07] +2 smell for one infected move', () => {
    const { state } = play(
      cut('D07').with((s) => (s.phase = 'infected')),
      'IM',
    );
    expect(smellRange(state, { kind: 'zombie' }, 0)).toBe(6);
  });
  it('[EX-D08] 1 AP less, at least 1', () => {
    expect(hero(play(cut('D08'), 'HM')).ap).toBe(3);
    expect(hero(play(cut('D08').set(0, { ap: 1 }), 'HM')).ap).toBe(1);
  });
  it('[EX-D09] a gun jams until it is cleared for 1 AP', () => {
    const table = play(cut('D09').arm(0, 'EQ01'), 'HM');
    expect(hero(table).gear[0]?.jammed).toBe(true);
    const act = scene(HALL)
      .arm(0, 'EQ01')
      .unit('zombie', '4,0')
      .with((s) => ((s.heroes[0]?.gear[0] as { jammed: boolean }).jammed = true))
      .act(0);
    expect([act.refusal({ verb: 'quickFire' }), act.refusal({ verb: 'alert' })]).toEqual([
      'EX-D09',
      'EX-D09',
    ]);
    act.pick({ verb: 'clearJam' });
    expect([hero(act).ap, act.offers({ verb: 'quickFire' })]).toEqual([3, true]);
  });
  it('[EX-D10] a draught moves a door that wakes nothing, with nobody beside it', () => {
    const made = cut('D10', ROOMS).rooms('a', 'b').put(0, '7,3');
    const table = made.table().run(directorWindow, { window: 'HM' }).pick({ card: 'D10-1' });
    expect(table.options()).toHaveLength(3);
    expect(table.pick({ door: 0 }).state.doors[0]).toBe(true);
    expect(cut('D10', ROOMS).rooms('a').table().run(directorWindow, { window: 'HM' }).options()).toHaveLength(
      1,
    );
  });
  it('[EX-D11] -2 on grab tests this infected move', () => {
    expect(play(cut('D11'), 'IM').state.effects.coldHands).toBe(0);
    const table = scene(HALL)
      .unit('zombie', '1,0')
      .with((s) => (s.effects.coldHands = 0))
      .acts(1, 4, 8);
    expect(table.told('grabTested')[0]?.total).toBe(2);
  });
  it('[EX-D12] two squares on the dial, never to death', () => {
    const dial = (from: number) => {
      const table = cut('D12').set(0, { dial: from }).table().run(endPhase, { advanced: false });
      return hero(table.pick({ card: 'D12-1' })).dial;
    };
    expect([dial(5), dial(14)]).toEqual([7, 15]);
  });
  it('[EX-D13] up to three stand up and act', () => {
    const made = cut('D13').unit('zombie', '4,0', { prone: true }).unit('zombie', '5,0', { prone: true });
    const table = made
      .table()
      .run(directorWindow, { window: 'IM' })
      .pick({ card: 'D13-1' })
      .pick({ unit: 1 });
    expect(table.offers({ unit: 0 })).toBe(true);
    table.pick({ unit: 2 });
    expect(table.state.infected.every(({ prone }) => !prone)).toBe(true);
  });
  it('[EX-D14] up to three unseen zombies walk as the director likes, no grabs', () => {
    const made = cut('D14', GATE)
      .unit('zombie', '4,0')
      .with((s) => (s.phase = 'infected'));
    const table = made.table().run(directorWindow, { window: 'IM' }).pick({ card: 'D14-1' });
    expect(table.decision?.kind).toBe('control');
    expect(table.offers({ verb: 'grab' })).toBe(false);
    table.pick({ verb: 'step', square: '3,0' }).pick({ verb: 'step', square: '2,0' });
    expect([unitAt(table, 1), unit(table, 1)?.acted, table.decision]).toEqual(['2,0', true, null]);
  });
  it('[EX-D15] a reaver at a water point, else a roamer', () => {
    const sea = JETTY.replace('~~ ~~|\n+--', '~~ E~|\n+--');
    const table = play(cut('D15', sea).put(0, '0,0'), 'BS');
    expect([unit(table, 1)?.kind, unitAt(table, 1)]).toEqual(['reaver', '7,2']);
    const land = play(cut('D15', GATE), 'BS');
    expect(land.decision?.kind).toBe('roamerSquare');
  });
  it('[EX-D16] a spawned zombie becomes a newborn', () => {
    const table = play(cut('D16').unit('zombie', '4,0', { fresh: true }), 'AS');
    expect(unit(table, 1)?.kind).toBe('newborn');
  });
  it('[EX-D17] heroes see 4 squares far in this hero move', () => {
    const { state } = play(cut('D17'), 'HM');
    expect([heroSees(state, 0, 4), heroSees(state, 0, 5)]).toEqual([true, false]);
  });
  it('[EX-D18] a discarded card comes back', () => {
    const made = cut('D18').with((s) => {
      if (s.director === null) return;
      s.director.discards = ['D01-1'];
    });
    expect(play(made, 'EP').state.director?.hand).toEqual(['D01-1']);
  });
  it('[EX-D19] a crate on an empty corridor square away from heroes and doors', () => {
    const table = play(cut('D19', ROOMS), 'HM');
    expect(squares(table)).toEqual(['3,3', '5,3', '6,0', '6,1', '6,2', '6,3', '7,0', '7,1', '7,2', '7,3']);
    expect(table.pick({ square: '7,0' }).state.crates).toEqual([7]);
  });
  it('[EX-D20] nobody goes on alert this turn', () => {
    const made = scene(HALL)
      .arm(0, 'EQ01')
      .with((s) => (s.effects.ringingEars = true));
    expect(made.act(0).refusal({ verb: 'alert' })).toBe('EX-D20');
    expect(play(cut('D20'), 'HM').state.effects.ringingEars).toBe(true);
  });
  it('effects of the infected move end with it', () => {
    const table = scene(HALL)
      .with((s) => (s.effects.keenNoses = true))
      .table()
      .run(infectedMove, { bitten: [], hero: 0, queue: [] });
    expect(table.state.effects.keenNoses).toBe(false);
  });
});
