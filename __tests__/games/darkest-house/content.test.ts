/** Cards, chips, dice, tracks and boards: the tables of the content, and what they add up to. */
import { baseRange } from '../../../src/games/darkest-house/actions/attack';
import { CHIPS, COLOURS, TOKENS_PER_COLOUR } from '../../../src/games/darkest-house/data/chips';
import {
  CREATURE_DIE,
  ICONS,
  MAX_CREATURE_DICE,
  MAX_SURVIVOR_DICE,
  SURVIVOR_DIE,
  TERROR_DIE,
  type Icon,
} from '../../../src/games/darkest-house/data/dice';
import { CREATURE_IDS, CREATURES, NEMESES, NEMESIS_IDS } from '../../../src/games/darkest-house/data/enemies';
import {
  CARD,
  CARDS,
  EFFECTS,
  SEARCH_DECK,
  STARTING_CARDS,
  type Card,
} from '../../../src/games/darkest-house/data/equipment';
import {
  SKILL_IDS,
  SKILLS,
  skillOf,
  slotOf,
  SURVIVOR_IDS,
  SURVIVORS,
} from '../../../src/games/darkest-house/data/survivors';
import { TILES } from '../../../src/games/darkest-house/data/tiles';
import {
  FRONT_CYCLE,
  FRONT_DARKNESS,
  HEALTH_TRACK,
  MAX_ZOMBIES,
  REVERSE_CYCLE,
  REVERSE_DARKNESS,
  SPAWN_TOKENS,
} from '../../../src/games/darkest-house/data/tracks';
import { scenario } from './scenario';

// id, name, kind, family, hands, range, attack, ammo, colours, effect
const CARD_TABLE = `
S01|Old Service Revolver|ranged|handgun|1|1|3|8|YKG|-
S02|Lacrosse Stick|melee|melee|1|-|3|-|RGB|SHOVE
S03|Station Axe|melee|melee|1|-|3|-|RKG|CLEAVE
S04|Long-Barrel Handgun|ranged|handgun|1|1|4|8|OBR|-
S05|Target Pistol|ranged|handgun|1|2|3|8|YBR|-
E01|Handgun|ranged|handgun|1|1|4|8|GW|-
E02|Handgun|ranged|handgun|1|1|4|8|OY|-
E03|Handgun|ranged|handgun|1|1|4|8|RY|-
E04|Handgun|ranged|handgun|1|1|4|8|RW|-
E05|Automatic|ranged|automatic|2|2|4|8|KW|-
E06|Automatic|ranged|automatic|2|2|4|8|GB|-
E07|Automatic|ranged|automatic|2|2|4|8|YB|-
E08|Shotgun|ranged|shotgun|2|1|4|6|YG|BLAST
E09|Shotgun|ranged|shotgun|2|1|4|6|OK|BLAST
E10|Shotgun|ranged|shotgun|2|1|4|6|YW|BLAST
E11|Hunting Rifle|ranged|rifle|2|3|3|6|BK|PIERCE
E12|Hunting Rifle|ranged|rifle|2|3|3|6|YG|PIERCE
E13|Fire Axe|melee|melee|1|-|3|-|RG|CLEAVE
E14|Fire Axe|melee|melee|1|-|3|-|OK|CLEAVE
E15|Crowbar|melee|melee|1|-|3|-|BW|PRY
E16|Crowbar|melee|melee|1|-|3|-|RK|PRY
E17|Kitchen Knife|melee|melee|1|-|2|-|RW|CUTFREE
E18|Kitchen Knife|melee|melee|1|-|2|-|OW|CUTFREE
E19|Chainsaw|melee|chainsaw|2|-|4|6|GK|FUEL
E20|Handgun Scope|gear|handgun|1|-|-|-|BK|SCOPE
E21|Handgun Scope|gear|handgun|1|-|-|-|YK|SCOPE
E22|Helmet|gear|clothing|1|-|-|-|YB|HELMET
E23|Helmet|gear|clothing|1|-|-|-|OG|HELMET
E24|Padded Jacket|gear|clothing|1|-|-|-|RO|PADDED
E25|Padded Jacket|gear|clothing|1|-|-|-|RB|PADDED
E26|Riot Shield|gear|clothing|1|-|-|-|OB|SHIELD
E27|Flashlight|gear|tool|1|-|-|-|GK|LIGHT
E28|Flashlight|gear|tool|1|-|-|-|GW|LIGHT
E29|Respirator|gear|clothing|1|-|-|-|YK|RESPIRATOR
E30|Handgun Rounds|ammo|handgun|0|-|-|4|R|AMMO
E31|Handgun Rounds|ammo|handgun|0|-|-|4|B|AMMO
E32|Handgun Rounds|ammo|handgun|0|-|-|4|Y|AMMO
E33|Magazine|ammo|automatic|0|-|-|4|R|AMMO
E34|Magazine|ammo|automatic|0|-|-|4|O|AMMO
E35|Magazine|ammo|automatic|0|-|-|4|B|AMMO
E36|Magazine|ammo|automatic|0|-|-|4|W|AMMO
E37|Shells|ammo|shotgun|0|-|-|3|O|AMMO
E38|Shells|ammo|shotgun|0|-|-|3|W|AMMO
E39|Shells|ammo|shotgun|0|-|-|3|G|AMMO
E40|Rifle Cartridges|ammo|rifle|0|-|-|3|G|AMMO
E41|Rifle Cartridges|ammo|rifle|0|-|-|3|O|AMMO
E42|Two-Stroke Mix|ammo|chainsaw|0|-|-|3|O|AMMO
E43|Antidote|consumable|medical|0|-|-|-|O|ANTIDOTE
E44|Antidote|consumable|medical|0|-|-|-|R|ANTIDOTE
E45|Antidote|consumable|medical|0|-|-|-|Y|ANTIDOTE
E46|Bandage|consumable|medical|0|-|-|-|W|BANDAGE
E47|Bandage|consumable|medical|0|-|-|-|G|BANDAGE
E48|Bandage|consumable|medical|0|-|-|-|R|BANDAGE
E49|Adrenaline Shot|consumable|medical|0|-|-|-|K|ADRENALINE
E50|Adrenaline Shot|consumable|medical|0|-|-|-|B|ADRENALINE
E51|Extinguisher|consumable|tool|0|-|-|-|B|EXTINGUISH
E52|Extinguisher|consumable|tool|0|-|-|-|R|EXTINGUISH
`;
const rowsOf = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((row) => [row.split('|')[0] ?? '', row] as const);

const cardRow = ({ id, name, kind, family, hands, range, attack, ammo, colours, effect }: Card) =>
  [
    id,
    name,
    kind,
    family,
    hands,
    range ?? '-',
    attack ?? '-',
    ammo ?? '-',
    colours.join(''),
    effect ?? '-',
  ].join('|');

describe('equipment', () => {
  it.each(rowsOf(CARD_TABLE))('[DD-CARD-%s] is as its row says', (id, row) => {
    expect(cardRow(CARD[id] as Card)).toBe(row);
  });

  it('[DD-CARD-E53, DD-CARD-E54, DD-COMP-07, DD-RULING-01, DD-CHECK-04] the gas cans stay in the box: 52 cards and 5 to start with', () => {
    expect(SEARCH_DECK.length).toBe(52);
    expect(STARTING_CARDS).toEqual(['S01', 'S02', 'S03', 'S04', 'S05']);
    expect([CARD.E53, CARD.E54]).toEqual([undefined, undefined]);
    expect(scenario().state.deck).not.toContain('E53');
  });

  it('[DD-CHECK-05] 29 cards of the deck show two colours, 23 show one', () => {
    const colours = SEARCH_DECK.map((id) => CARD[id]?.colours.length);
    expect([2, 1].map((wanted) => colours.filter((one) => one === wanted).length)).toEqual([29, 23]);
  });

  it('[DD-CHECK-06, DD-EQUIP-15] every card shows colours, each colour 11 to 16 times', () => {
    const shown = COLOURS.map((colour) => CARDS.filter((card) => card.colours.includes(colour)).length);
    expect(shown).toEqual([16, 13, 13, 15, 15, 13, 11]);
    expect(SEARCH_DECK.reduce((sum, id) => sum + (CARD[id]?.colours.length ?? 0), 0)).toBe(81);
    expect(CARDS.every((card) => card.colours.length > 0)).toBe(true);
  });

  it('[DD-CHECK-12] every effect is on a card, and every effect of a card is known', () => {
    const used = new Set(CARDS.flatMap((card) => card.effect ?? []));
    expect([...used].sort()).toEqual([...EFFECTS].sort());
    expect(EFFECTS.length).toBe(18);
  });
});

describe('chips and codes', () => {
  const three = CHIPS.filter((chip) => chip.colours.length === 3);
  const two = CHIPS.filter((chip) => chip.colours.length === 2);

  it('[DD-CHIP-2ICON] twenty-one with two icons, most of them red, green, blue and black', () => {
    const pairs = two.map((chip) => chip.colours.join(''));
    expect(two.map((chip) => chip.id)).toEqual(
      Array.from({ length: 21 }, (_, n) => `A${String(n + 1).padStart(2, '0')}`),
    );
    expect(pairs.join(' ')).toBe('RO RY RG RB RK RW RG GB RB GK RK BK GB YK GK GB GK RB BK BK RG');
  });
  it('[DD-CHIP-3ICON] twenty with three icons, no colour twice on a chip', () => {
    expect(three.map((chip) => chip.colours.join('')).join(' ')).toBe(
      'ROG RGB RGK RYB RYK RBK RBK RBK RGB GBK RGK RGB GBK RGB RGK GBK RGK GBK GKW RBK',
    );
    for (const chip of CHIPS) expect(new Set(chip.colours).size).toBe(chip.colours.length);
  });
  it('[DD-CHIP-2ICON, DD-CHIP-3ICON] what a code of chips is made of is on the doors; what is drawn blindly often is not', () => {
    const icons = CHIPS.flatMap((chip) => chip.colours);
    const often = icons.filter((colour) => 'RGBK'.includes(colour)).length;
    expect([often, icons.length - often]).toEqual([94, 8]);
  });
  it('[DD-CHECK-02, DD-CHECK-03, DD-COMP-06] 21 + 20 chips, 7 x 3 code tokens', () => {
    expect([two.length, three.length, CHIPS.length]).toEqual([21, 20, 41]);
    expect(COLOURS.length * TOKENS_PER_COLOUR).toBe(21);
    expect(scenario().state.security.pool.length).toBe(21);
  });
});

describe('dice and tracks', () => {
  it('[DD-DATA-DICE, DD-RULING-22, DD-DICE-01, DD-CDICE-01] the faces', () => {
    expect(SURVIVOR_DIE).toEqual(['success', 'success', 'aim', 'knockback', 'retreat', 'failure']);
    expect(CREATURE_DIE).toEqual(['damage', 'heavyDamage', 'entrap', 'fear', 'reinforcement', 'bite']);
    expect(new Set(SURVIVOR_DIE)).toEqual(new Set(ICONS));
  });
  it('[DD-COMP-03] four survivor dice, six creature dice', () => {
    expect([MAX_SURVIVOR_DICE, MAX_CREATURE_DICE]).toEqual([4, 6]);
  });
  it('[DD-TERROR-01] the terror die shows two hordes, two reactions, an arrival and a fire', () => {
    expect(TERROR_DIE).toEqual([
      'hordeNearby',
      'hordeNearby',
      'creatureReaction',
      'creatureReaction',
      'creatureAppears',
      'fire',
    ]);
  });

  /** Every roll of some dice, with the odds of what it must show. */
  function odds(dice: number, wanted: (roll: Icon[]) => number): number {
    let total = 0;
    const rolls = SURVIVOR_DIE.length ** dice;
    for (let n = 0; n < rolls; n++) {
      const roll: Icon[] = [];
      for (let rest = n, die = 0; die < dice; die++, rest = Math.floor(rest / 6))
        roll.push(SURVIVOR_DIE[rest % 6] ?? 'failure');
      total += wanted(roll);
    }
    return Math.round((total / rolls) * 100) / 100;
  }
  const count = (roll: Icon[], icon: Icon) => roll.filter((one) => one === icon).length;
  const hits = (roll: Icon[]) => {
    const failures = count(roll, 'failure');
    const rest = roll.length - failures - count(roll, 'success');
    return Math.max(0, count(roll, 'success') - (failures % 2 === 1 && rest === 0 ? 1 : 0));
  };
  it('[DD-CHECK-11] the odds of one to four survivor dice', () => {
    const table = [1, 2, 3, 4].map((dice) => [
      odds(dice, (roll) => (count(roll, 'success') > 0 ? 1 : 0)),
      odds(dice, (roll) => (count(roll, 'failure') > 0 ? 1 : 0)),
      odds(dice, (roll) => (count(roll, 'retreat') > 0 ? 1 : 0)),
      odds(dice, (roll) => (ICONS.some((icon) => icon !== 'success' && count(roll, icon) > 1) ? 1 : 0)),
      odds(dice, hits),
    ]);
    expect(table).toEqual([
      [0.33, 0.17, 0.17, 0, 0.33],
      [0.56, 0.31, 0.31, 0.11, 0.56],
      [0.7, 0.42, 0.42, 0.3, 0.94],
      [0.8, 0.52, 0.52, 0.5, 1.3],
    ]);
  });
  it('[DD-DATA-TRACKS, DD-COMP-08, DD-TRACK-05] the event cycles and darkness tracks of both sides', () => {
    expect(FRONT_CYCLE).toEqual(['zombies', 'fire', 'clock']);
    expect(REVERSE_CYCLE).toEqual(['nothing', 'clock', 'clock']);
    expect([FRONT_DARKNESS, REVERSE_DARKNESS]).toEqual([{ last: 5, fire: 2 }, { last: 9 }]);
  });
  it('[DD-DATA-HEALTH] both health tracks, from the left', () => {
    expect(HEALTH_TRACK).toEqual({
      four: [4, 4, 4, 4, 4, 4, 3, 3, 3, 3, 2, 2, 2, 1, 1],
      three: [3, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1],
    });
  });
  it('[DD-DATA-SPAWN, DD-CHECK-07] 23 spawn tokens of values 1 to 6', () => {
    expect(SPAWN_TOKENS).toEqual({ 1: 15, 2: 3, 3: 2, 4: 1, 5: 1, 6: 1 });
    const values = scenario().state.spawn;
    expect([values.length, values.reduce((sum, value) => sum + value, 0)]).toEqual([23, 42]);
  });
});

describe('boards', () => {
  it('[DD-COMP-01, DD-CHECK-08, DD-SURV-14] five survivors with a starting skill and four to buy, dearer to the right', () => {
    expect(SURVIVOR_IDS.length).toBe(5);
    for (const id of SURVIVOR_IDS) {
      const costs = [0, 1, 2, 3, 4].map((slot) => SKILLS[skillOf(id, slot)].cost);
      expect(costs).toEqual([...costs].sort((a, b) => a - b));
      expect(costs[0]).toBe(0);
    }
    expect(SKILL_IDS.filter((skill) => slotOf(skill) > 0).length).toBe(20);
  });
  // name, colour, entrap rate, weapon, its first range
  const survivors = [
    ['SV1', 'bruce', 'Bruce Romero', 'blue', 3, 'S01', 1],
    ['SV2', 'lucy', 'Lucy', 'yellow', 1, 'S02', 0],
    ['SV3', 'leo', 'Leo', 'purple', 3, 'S03', 0],
    ['SV4', 'jack', 'Jack', 'orange', 2, 'S04', 2],
    ['SV5', 'nina', 'Nina', 'green', 2, 'S05', 2],
  ] as const;
  it.each(survivors)('[DD-SURVIVOR-%s] %s', (_key, id, name, colour, rate, weapon, range) => {
    const board = SURVIVORS[id];
    expect([board.name, board.colour, board.entrapRate, board.weapon]).toEqual([name, colour, rate, weapon]);
    const here = scenario({ survivors: [id, id === 'bruce' ? 'lucy' : 'bruce'] });
    expect(here.who(id).right).toEqual([weapon]);
    expect(baseRange(here.who(id), weapon)).toBe(range);
  });
  it('[DD-RULING-54] Jack has one colour', () => {
    expect(SURVIVORS.jack.colour).toBe('orange');
  });
  it('[DD-CHECK-09, DD-CREATURE-13] creatures: movement, dice, and hits that kill them', () => {
    const boards = CREATURE_IDS.map((id) => {
      const { move, dice, range, fireproof, power, locations } = CREATURES[id];
      return [id, move, dice, range, fireproof, power, locations.reduce((sum, { hits }) => sum + hits, 0)];
    });
    expect(boards).toEqual([
      ['CR1', 3, 3, 0, true, 'DRAG', 9],
      ['CR2', 'd4', 3, 2, false, 'ALARM', 9],
      ['CR3', 4, 3, 0, false, 'SNATCH', 8],
    ]);
  });
  it('[DD-COMP-04] 32 zombies, 23 tokens, 3 creatures, 2 nemeses', () => {
    expect([MAX_ZOMBIES, CREATURE_IDS.length, NEMESIS_IDS.length]).toEqual([32, 3, 2]);
    expect(NEMESIS_IDS.map((id) => [NEMESES[id].move, NEMESES[id].dice, NEMESES[id].power])).toEqual([
      [2, 3, 'DOSE'],
      [2, 3, 'IGNITE'],
    ]);
  });
  it('[DD-COMP-05] 27 tiles, 8 of them with a camera', () => {
    expect([TILES.length, TILES.filter((tile) => tile.camera).length]).toEqual([27, 8]);
  });
});
