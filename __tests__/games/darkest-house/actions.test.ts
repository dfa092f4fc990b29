/** What survivors do in their phase: moving, searching, passing, doors, corner rooms, codes, equipment, experience. */
import { bite, trimInventory } from '../../../src/games/darkest-house/procedures/harm';
import { terror } from '../../../src/games/darkest-house/procedures/terror';
import { handsUsed } from '../../../src/games/darkest-house/state';
import { of, scenario, type Table } from './scenario';

const verbs = (table: Table, survivor: string) =>
  new Set(table.options({ survivor }).map(({ facets }) => facets.verb));

describe('groups act', () => {
  it('[DD-GROUP-02, DD-GROUP-04, DD-EX-16] members alternate as they like until their AP are gone', () => {
    const here = scenario({ survivors: ['bruce', 'nina', 'leo', 'jack'] })
      .survivor('leo', '22')
      .survivor('jack', '22');
    const table = here.turn('bruce', 'nina');
    const go = (survivor: string, room: string) => {
      table.pick({ verb: 'move', survivor, room });
      if (table.decision?.kind === 'whoJoins') table.pick({ verb: 'go' });
    };
    go('bruce', '44');
    go('bruce', '34');
    go('nina', '44');
    go('bruce', '44');
    go('nina', '34');
    go('nina', '24');
    expect([of(table, 'bruce').ap, of(table, 'nina').ap]).toEqual([0, 0]);
    expect(table.offers({ verb: 'move', survivor: 'bruce' })).toBe(false);
  });
  it('[DD-EX-15] three groups: each is followed by a reaction and the fire', () => {
    const here = scenario({ survivors: ['nina', 'leo', 'jack', 'bruce', 'lucy'] }).burning('15', 1);
    here.survivor('nina', '22').survivor('leo', '22').survivor('jack', '34');
    const table = here.actionPhase(['nina', 'leo'], ['jack'], ['bruce', 'lucy']);
    const acting: (number | null)[] = [table.state.acting];
    const order: string[] = [];
    for (const spread of [1, 1]) {
      table.pick({ verb: 'done' }, spread);
      order.push(
        ...table.events.map(({ type }) => type).filter((type) => /groupDone|fireSpread|groupActs/.test(type)),
      );
      acting.push(table.state.acting);
    }
    expect(acting).toEqual([0, 1, 2]);
    expect(order).toEqual(['groupDone', 'fireSpread', 'groupActs', 'groupDone', 'fireSpread', 'groupActs']);
  });
  it('[DD-GROUP-05] the actions of a phase', () => {
    const here = scenario({ survivors: ['bruce', 'leo'] })
      .survivor('bruce', '15', { wounds: 1 })
      .survivor('leo', '15');
    here.horde('25', 1).burning('15', 1).cards('bruce', 'E46');
    const table = here.turn('bruce', 'leo');
    expect(verbs(table, 'bruce')).toEqual(
      new Set(['move', 'attack', 'search', 'function', 'extinguish', 'give', 'take', 'use', 'switch']),
    );
  });
  it('[DD-SURV-07, DD-SURV-16] AP are spent, and what is left is lost at the end of the phase', () => {
    const table = scenario().turn('bruce');
    table.pick({ verb: 'move', room: '44' });
    expect(of(table, 'bruce').ap).toBe(3);
    table.pick({ verb: 'done' });
    expect(of(table, 'bruce').ap).toBe(0);
  });
});

describe('moving', () => {
  it('[DD-MOVE-01, DD-MOVE-03] 1 AP to an adjacent room, not through walls or locked doors', () => {
    const table = scenario().survivor('bruce', '34').lock('44i', 'A01').turn('bruce');
    expect(table.options({ verb: 'move' }).map(({ facets }) => facets.room)).toEqual(['24', '35', '44']);
    const hall = scenario().lock('42E', 'A01').turn('bruce');
    expect(hall.options({ verb: 'move' }).map(({ facets }) => facets.room)).toEqual(['33', '44']);
  });
  it('[DD-MOVE-02, DD-HOUSE-18] the side room of a tile is one move away, once its door is open', () => {
    const table = scenario().survivor('bruce', '44').turn('bruce');
    table.pick({ verb: 'move', room: '44b' });
    expect([of(table, 'bruce').room, of(table, 'bruce').ap]).toEqual(['44b', 3]);
    expect(scenario().survivor('bruce', '44').lock('44i', 'A01').turn('bruce').offers({ room: '44b' })).toBe(
      false,
    );
  });
  it('[DD-MOVE-04] nobody walks out of a room with an enemy', () => {
    const table = scenario().horde('43', 1).turn('bruce');
    expect(table.refusal({ verb: 'move', survivor: 'bruce' })).toBe('DD-MOVE-04');
    expect(scenario().creature('CR1', '43').turn('bruce').offers({ verb: 'move' })).toBe(false);
  });
  it('[DD-MOVE-05] but into one', () => {
    expect(scenario().horde('44', 1).turn('bruce').offers({ verb: 'move', room: '44' })).toBe(true);
  });
  it('[DD-MOVE-06, DD-SPAWN-14] a token that comes into sight is turned up', () => {
    const table = scenario().survivor('bruce', '43').token('24').turn('bruce');
    expect(table.state.tokens).toEqual({ '24': 1 });
    table.pick({ verb: 'move', room: '44' }, 2);
    expect(table.state.hordes).toEqual({ '24': 2 });
  });
  it('[DD-MOVE-08] members of the group in the room may come along, each for 1 AP', () => {
    const here = scenario({ survivors: ['bruce', 'lucy', 'leo'] });
    const table = here.turn('bruce', 'lucy');
    table.pick({ verb: 'move', survivor: 'bruce', room: '44' });
    expect(table.options({ verb: 'join' }).map(({ facets }) => facets.survivor)).toEqual(['lucy']);
    table.pick({ verb: 'join' });
    expect([of(table, 'bruce').room, of(table, 'lucy').room, of(table, 'lucy').ap]).toEqual(['44', '44', 3]);
  });
  it('[DD-MOVE-09] who moves together is one entry: one check for all', () => {
    const table = scenario({ advanced: true }).turn('bruce', 'lucy');
    table.pick({ verb: 'move', survivor: 'bruce', room: '33' });
    table.pick({ verb: 'join' }, 'aim', 'success');
    expect(table.told('lurkingChecked').map(({ dice }) => dice)).toEqual([['aim', 'success']]);
  });
  it('[DD-MOVE-10] the entrapped stay', () => {
    const table = scenario().survivor('bruce', '43', { entrapped: true }).horde('43', 1).turn('bruce');
    expect(table.refusal({ verb: 'move', survivor: 'bruce' })).toBe('DD-MOVE-10');
  });
});

describe('searching', () => {
  it('[DD-SEARCH-01] 1 AP, but not on a ruin', () => {
    const table = scenario().turn('bruce').pick({ verb: 'search' }, 'aim', 'failure', 'fire');
    expect(of(table, 'bruce').ap).toBe(3);
    const ruin = scenario().survivor('bruce', '22').destroyed('22').turn('bruce');
    expect(ruin.refusal({ verb: 'search' })).toBe('DD-SEARCH-01');
  });
  it('[DD-SEARCH-02, DD-SEARCH-10] a die for everybody in the room, at most four; only one pays', () => {
    const here = scenario({ survivors: ['bruce', 'lucy', 'leo', 'jack', 'nina'] });
    const table = here.turn('bruce');
    table.pick({ verb: 'search' }, 'aim', 'failure', 'retreat', 'knockback', 'fire');
    expect([of(table, 'bruce').ap, of(table, 'lucy').ap]).toEqual([2, 3]);
  });
  it('[DD-SEARCH-03, DD-SEARCH-04, DD-RULING-15] a card a success; the searcher gives them out, one each', () => {
    const table = scenario().turn('bruce');
    table.pick({ verb: 'search' }, 'success', 'success', 'fire', 'E46');
    expect(table.options().map(({ facets }) => facets.survivor)).toEqual(['bruce', 'lucy']);
    table.pick({ survivor: 'lucy' }, 'E13');
    expect([of(table, 'lucy').left, of(table, 'bruce').right]).toEqual([['E46'], ['S01', 'E13']]);
  });
  it('[DD-RULING-15] an empty deck gives nothing, but the room is searched', () => {
    const here = scenario();
    here.state.discarded = here.state.deck.splice(0);
    const table = here.turn('bruce').pick({ verb: 'search' }, 'success', 'aim', 'fire');
    expect([table.state.searched, table.told('cardFound')]).toEqual([['43'], []]);
  });
  it('[DD-SEARCH-05] after a success the room is done; without one it can be tried again', () => {
    const table = scenario().turn('bruce').pick({ verb: 'search' }, 'aim', 'failure', 'fire');
    expect(table.offers({ verb: 'search' })).toBe(true);
    table.pick({ verb: 'search' }, 'success', 'failure', 'fire', 'E46').pick({ survivor: 'bruce' });
    expect(table.refusal({ verb: 'search' })).toBe('DD-SEARCH-05');
  });
  it('[DD-SEARCH-06] each room of a tile for itself', () => {
    const table = scenario()
      .survivor('bruce', '44b')
      .with({ searched: ['44'] })
      .turn('bruce');
    expect(table.offers({ verb: 'search' })).toBe(true);
  });
  it('[DD-SEARCH-07, DD-SEARCH-08, DD-SEARCH-09, DD-RULING-16] two equal icons wake the terror die, after the cards; failures cancel nothing', () => {
    const here = scenario({ survivors: ['bruce', 'lucy', 'leo'] });
    const table = here.turn('bruce').pick({ verb: 'search' }, 'success', 'failure', 'failure', 'fire', 'E46');
    expect(table.told('terrorStruck')).toEqual([]);
    table.pick({ survivor: 'bruce' }, 1, 2);
    expect([of(table, 'bruce').left, table.state.fire.token]).toEqual([['E46'], '12']);
    const calm = scenario().turn('bruce').pick({ verb: 'search' }, 'failure', 'aim', 'fire');
    expect(calm.told('terrorStruck')).toEqual([]);
    const lucky = scenario().turn('bruce').pick({ verb: 'search' }, 'success', 'success', 'fire', 'E46');
    expect(lucky.pick({ survivor: 'lucy' }, 'E13').told('terrorStruck')).toEqual([]);
  });
  it('[DD-EX-17] three survivors, success and two aims, creature appears: a card, the room searched, a creature', () => {
    const table = scenario({ survivors: ['bruce', 'lucy', 'leo'] }).turn('bruce');
    table.pick({ verb: 'search' }, 'success', 'aim', 'aim', 'creatureAppears', 'E46');
    table.pick({ survivor: 'bruce' }, 1, 2, 'CR2');
    expect(table.state.searched).toEqual(['43']);
    expect(table.state.creature).toEqual({ id: 'CR2', room: '12', hits: {} });
  });
  it('[DD-SEARCH-11, DD-SHOWDOWN-17] not in the showdown', () => {
    const table = scenario().showdown('NE1', '11').showdownTurn();
    expect(table.refusal({ verb: 'search', survivor: 'bruce' })).toBe('DD-SEARCH-11');
  });
  it('[DD-RULING-46] enemies in the room do not keep anybody from searching, passing or opening; the entrapped add dice', () => {
    const here = scenario().horde('43', 1).lock('42E', 'A14').survivor('lucy', '43', { entrapped: true });
    const table = here.turn('bruce');
    for (const verb of ['search', 'give', 'unlock']) expect(table.offers({ verb })).toBe(true);
    table.pick({ verb: 'search' }, 'aim', 'failure', 'fire');
  });
});

describe('passing', () => {
  it('[DD-PASS-01, DD-PASS-03] 1 AP hands over or takes one card, starting weapons too, in the same room', () => {
    const table = scenario().turn('bruce').pick({ verb: 'take', card: 'S02' });
    expect([of(table, 'bruce').right, of(table, 'bruce').ap]).toEqual([['S01', 'S02'], 3]);
    table.pick({ verb: 'give', card: 'S01' });
    expect(of(table, 'lucy').right).toEqual(['S01']);
    expect(scenario().survivor('lucy', '44').turn('bruce').offers({ verb: 'take' })).toBe(false);
  });
  it('[DD-PASS-02] who pays is active, the other need not be', () => {
    const table = scenario().turn('bruce');
    expect(table.offers({ verb: 'take', survivor: 'lucy' })).toBe(false);
    table.pick({ verb: 'take', card: 'S02' });
    expect([of(table, 'bruce').ap, of(table, 'lucy').ap]).toEqual([3, 4]);
  });
  it('[DD-PASS-04] a chip is passed for 1 AP too', () => {
    const table = scenario().chips('bruce', 'A01').turn('bruce').pick({ verb: 'giveChip' });
    expect([of(table, 'lucy').chips, of(table, 'bruce').ap]).toEqual([['A01'], 3]);
  });
  it('[DD-PASS-05] virus tokens and the cure never change hands', () => {
    const here = scenario()
      .showdown('NE1', '11')
      .survivor('bruce', '43', { virus: ['left'] });
    const table = here.showdownTurn();
    const given = table.options({ verb: 'give' }).map(({ facets }) => facets.card);
    expect(given).toEqual(['S01', 'S02']);
  });
  it('[DD-PASS-06] the receiver must make room', () => {
    const here = scenario().cards('lucy', 'E30 E31 E46 E47').cards('bruce', 'E48');
    const table = here.turn('bruce').pick({ verb: 'give', card: 'E48' });
    expect(table.decision?.kind).toBe('overLimit');
    table.pick({ verb: 'discard', card: 'E30' });
    expect(of(table, 'lucy').left).toEqual(['E31', 'E46', 'E47', 'E48']);
  });
  it('[DD-RULING-33, DD-EQUIP-16] ammo stays on a weapon that is passed', () => {
    const here = scenario();
    here.state.ammo.S01 = 2;
    const table = here.turn('bruce').pick({ verb: 'give', card: 'S01' });
    expect(table.state.ammo.S01).toBe(2);
  });
});

describe('doors', () => {
  it('[DD-UNLOCK-01, DD-RULING-04] a chip turns up when somebody is on a tile at the door', () => {
    const table = scenario().hidden('45W', 3).turn('bruce').pick({ verb: 'move', room: '44' }, 'T04');
    expect(table.state.locks['45W']?.chip).toBe('T04');
    const inside = scenario().survivor('bruce', '34').hidden('44i', 2).turn('bruce');
    expect(inside.state.locks['44i']?.chip).toBeNull();
    inside.pick({ verb: 'move', room: '44' }, 'A05');
    expect(inside.state.locks['44i']?.chip).toBe('A05');
  });
  it('[DD-UNLOCK-02, DD-UNLOCK-03, DD-UNLOCK-09, DD-XP-T1] with all colours 1 AP opens it; the chip is kept, everybody gains 1 XP', () => {
    const table = scenario().survivor('lucy', '22').lock('42E', 'A14').turn('bruce').pick({ verb: 'unlock' });
    expect(of(table, 'bruce')).toMatchObject({ ap: 3, chips: ['A14'], xp: 1 });
    expect([of(table, 'lucy').xp, table.state.locks, table.state.darkness]).toEqual([1, {}, 0]);
  });
  it('[DD-UNLOCK-04, DD-UNLOCK-05] members of the group in the room help for 1 AP each, whatever they show', () => {
    const table = scenario().lock('42E', 'T04').turn('bruce', 'lucy');
    table.pick({ verb: 'unlock', survivor: 'bruce' }).pick({ verb: 'help', survivor: 'lucy' });
    expect([of(table, 'bruce').ap, of(table, 'lucy').ap, of(table, 'bruce').chips]).toEqual([3, 3, ['T04']]);
  });
  it('[DD-UNLOCK-06] others cannot help', () => {
    const table = scenario().lock('42E', 'T04').turn('bruce').pick({ verb: 'unlock' });
    expect(table.decision?.kind).toBe('forceDoor');
  });
  it('[DD-UNLOCK-07] colours count on both sides of the board, and cards are not used up', () => {
    const here = scenario()
      .unarmed('bruce')
      .cards('bruce', 'E30 E34')
      .cards('bruce', 'E13', 'left')
      .lock('42E', 'T01');
    const table = here.turn('bruce').pick({ verb: 'unlock' });
    expect(of(table, 'bruce').left).toEqual(['E30', 'E34', 'E13']);
    expect(table.state.darkness).toBe(0);
  });
  it('[DD-UNLOCK-08, DD-EX-60] forcing costs a step of darkness for every colour missing', () => {
    const here = scenario().unarmed('bruce').cards('bruce', 'E30').lock('42E', 'T01');
    const table = here.turn('bruce').pick({ verb: 'unlock' }).pick({ verb: 'force' }, 1, 2);
    expect([table.state.darkness, of(table, 'bruce').chips, of(table, 'lucy').xp]).toEqual([2, ['T01'], 1]);
  });
  it('[DD-RULING-17] not beyond the end of the track', () => {
    const here = scenario().unarmed('bruce').lock('42E', 'A01').with({ darkness: 4 });
    expect(here.turn('bruce').refusal({ verb: 'unlock' })).toBe('DD-RULING-17');
    expect(scenario().lock('42E', 'A14').with({ darkness: 5 }).turn('bruce').offers({ verb: 'unlock' })).toBe(
      true,
    );
  });
  it('[DD-RULING-87] the price is paid before forcing is confirmed, and leaving it costs no darkness', () => {
    const table = scenario().lock('42E', 'A01').turn('bruce').pick({ verb: 'unlock' });
    expect(of(table, 'bruce').ap).toBe(3);
    table.pick({ verb: 'leave' });
    expect([table.state.darkness, table.state.locks['42E']?.chip]).toEqual([0, 'A01']);
  });
  it('[DD-UNLOCK-10] only from a room at the doorway', () => {
    const here = scenario().survivor('bruce', '34').lock('44i', 'A14').survivor('lucy', '22');
    expect(here.turn('bruce').offers({ verb: 'unlock' })).toBe(false);
  });
  it('[DD-UNLOCK-11, DD-HOUSE-16, DD-HOUSE-17] a room with two doorways opens with one of them', () => {
    const house =
      'C1@270 O4@0 O6@0 O3@0 C2@90 O5@270 I1@90 I9@180 I2@180 O9@90 O12@270 I6@270 I7@0 I10@180 O1@90 C3@180 O2@180 ENT@0 O8@180 LAB@180';
    const here = scenario({}, house).lock('33N', 'A01').lock('33S', 'A14');
    const table = here.turn('bruce');
    expect(table.offers({ verb: 'move', room: '33' })).toBe(false);
    table.pick({ verb: 'unlock', lock: '33S' });
    expect(table.offers({ verb: 'move', room: '33' })).toBe(true);
    expect(table.state.locks).toEqual({ '33N': { icons: 2, chip: 'A01' } });
  });
  it('[DD-EX-38, DD-EX-39] Leo with axe and helmet in hand opens the door alone, and has no hand for more', () => {
    const here = scenario({ survivors: ['leo', 'lucy'] })
      .cards('leo', 'E22 E34 E39')
      .cards('leo', 'E24', 'left');
    const table = here.lock('42E', 'T05').turn('leo').pick({ verb: 'unlock' });
    expect(of(table, 'leo')).toMatchObject({ right: ['S03', 'E22'], ap: 3, chips: ['T05'], xp: 1 });
    expect([of(table, 'lucy').xp, table.state.darkness]).toEqual([1, 0]);
    expect(table.offers({ verb: 'switch', card: 'E24' })).toBe(false);
  });
  const magazine = () => {
    const here = scenario({ survivors: ['bruce', 'jack', 'nina'] })
      .unarmed('bruce')
      .unarmed('jack')
      .unarmed('nina');
    return here.cards('bruce', 'E39').cards('jack', 'E49').cards('nina', 'E35').lock('42E', 'T18');
  };
  it('[DD-EX-41] the Magazine of Nina, who is not of the group, does not count', () => {
    const table = magazine().turn('bruce', 'jack').pick({ verb: 'unlock', survivor: 'bruce' });
    expect(table.options({ verb: 'help' }).map(({ facets }) => facets.survivor)).toEqual(['jack']);
    table.pick({ verb: 'help' });
    expect(table.decision?.kind).toBe('forceDoor');
  });
  it('[DD-EX-42] taken from her for 1 AP it does: 3 AP in all', () => {
    const table = magazine().turn('bruce', 'jack').pick({ verb: 'take', survivor: 'jack', card: 'E35' });
    table.pick({ verb: 'unlock', survivor: 'bruce' }).pick({ verb: 'help', survivor: 'jack' });
    expect([of(table, 'bruce').ap, of(table, 'jack').ap, of(table, 'nina').xp]).toEqual([3, 2, 1]);
    expect(table.state.darkness).toBe(0);
  });
  it('[DD-EX-43] in one group all three help', () => {
    const table = magazine().turn('bruce', 'jack', 'nina').pick({ verb: 'unlock', survivor: 'bruce' });
    table.pick({ verb: 'help', survivor: 'jack' }).pick({ verb: 'help', survivor: 'nina' });
    expect([of(table, 'bruce').ap, of(table, 'jack').ap, of(table, 'nina').ap]).toEqual([3, 3, 3]);
  });
});

describe('corner rooms', () => {
  it('[DD-CORNER-01, DD-CORNER-02, DD-CORNER-T1, DD-FUNC-MEDICAL] medical supplies: 2 AP, heal up to 2', () => {
    const table = scenario()
      .survivor('bruce', '15', { wounds: 3 })
      .turn('bruce')
      .pick({ function: 'medical' });
    expect(of(table, 'bruce')).toMatchObject({ wounds: 1, ap: 2 });
    expect(
      scenario().survivor('bruce', '15', { wounds: 3, ap: 1 }).turn('bruce').offers({ verb: 'function' }),
    ).toBe(false);
  });
  it('[DD-RULING-88] healing does not go beyond the first space', () => {
    const table = scenario()
      .survivor('bruce', '15', { wounds: 1 })
      .turn('bruce')
      .pick({ function: 'medical' });
    expect(of(table, 'bruce').wounds).toBe(0);
  });
  it('[DD-CORNER-03] once a round for everybody; function and terminal apart', () => {
    const here = scenario().survivor('bruce', '15', { wounds: 3 }).survivor('lucy', '15', { wounds: 3 });
    const table = here
      .chips('bruce', 'A01')
      .code('RO')
      .turn('bruce', 'lucy')
      .pick({ survivor: 'bruce', function: 'medical' });
    expect(table.offers({ survivor: 'lucy', function: 'medical' })).toBe(false);
    expect(table.offers({ survivor: 'bruce', function: 'terminal-C2' })).toBe(true);
  });
  it('[DD-CORNER-04, DD-RULING-18] a ruined corner does nothing; with all three gone the game is lost', () => {
    const here = scenario().survivor('bruce', '15', { wounds: 3 }).destroyed('15');
    expect(here.turn('bruce').offers({ verb: 'function' })).toBe(false);
    const lost = scenario().destroyed('15', '41', '45').turn('bruce');
    expect(lost.state.outcome).toMatchObject({ result: 'loss', reason: 'corners', rule: 'DD-RULING-18' });
  });
  it('[DD-CORNER-05] in the showdown all but the sprinkler and the terminals', () => {
    const medical = scenario().showdown('NE1', '11').survivor('bruce', '15', { wounds: 2 }).showdownTurn();
    expect(medical.offers({ function: 'medical' })).toBe(true);
    const sprinkler = scenario()
      .showdown('NE1', '11')
      .survivor('bruce', '45')
      .burning('22', 1)
      .chips('bruce', 'A01');
    expect(sprinkler.showdownTurn().offers({ verb: 'function' })).toBe(false);
  });
  it('[DD-FUNC-SPRINKLER] all markers of one tile, anywhere', () => {
    const table = scenario().survivor('bruce', '45').burning('22', 2).burning('34', 1).turn('bruce');
    table.pick({ function: 'sprinkler' }).pick({ tile: '22' });
    expect([table.state.fire.burns, of(table, 'bruce').ap]).toEqual([{ '34': 1 }, 2]);
    const out = scenario()
      .survivor('bruce', '45')
      .burning('22', 2)
      .turn('bruce')
      .pick({ function: 'sprinkler' });
    expect(out.state.fire.token).toBeNull();
  });
  it('[DD-FUNC-AMMO, DD-RULING-19] a weapon is loaded to its level, never above', () => {
    const here = scenario().survivor('bruce', '41');
    here.state.ammo.S01 = 2;
    const table = here.turn('bruce').pick({ function: 'ammo' });
    expect(table.state.ammo.S01).toBe(8);
    const full = scenario().survivor('bruce', '41');
    full.state.ammo.S01 = 8;
    expect(full.turn('bruce').offers({ function: 'ammo' })).toBe(false);
  });
  it('[DD-FUNC-ANTIDOTE] the laboratory takes a second virus token away', () => {
    const here = scenario()
      .showdown('NE1', '22')
      .survivor('bruce', '11', { virus: ['left', 'left'] });
    const table = here.showdownTurn().pick({ function: 'antidote' });
    expect([of(table, 'bruce').virus, of(table, 'bruce').hand]).toEqual([['left'], 2]);
    const one = scenario()
      .showdown('NE1', '22')
      .survivor('bruce', '11', { virus: ['left'] });
    expect(one.showdownTurn().offers({ function: 'antidote' })).toBe(false);
  });
});

describe('the laboratory', () => {
  const atTerminal = (chip: string, code: string) =>
    scenario().survivor('bruce', '15').chips('bruce', chip).code(code);
  it('[DD-LAB-01, DD-LAB-03, DD-FUNC-TERMINAL, DD-EX-44] three matching colours: seven tokens become four', () => {
    const table = atTerminal('T01', 'ROGGBBK')
      .turn('bruce')
      .pick({ function: 'terminal-C2' })
      .pick({ verb: 'match' });
    expect([table.state.security.tokens, of(table, 'bruce').ap]).toEqual([['G', 'B', 'B', 'K'], 2]);
    expect(table.state.security.entered).toEqual(['T01']);
  });
  it('[DD-LAB-03] or any one token', () => {
    const table = atTerminal('T01', 'ROGK')
      .turn('bruce')
      .pick({ function: 'terminal-C2' })
      .pick({ verb: 'any', colour: 'K' });
    expect(table.state.security.tokens).toEqual(['R', 'O', 'G']);
  });
  it('[DD-LAB-02, DD-RULING-78] entered chips stay, and with no slot left none can be entered', () => {
    const here = atTerminal('T01', 'ROG');
    here.state.security.entered = here.state.chips.supply.splice(0, 5);
    const table = here.turn('bruce');
    expect([table.offers({ verb: 'function' }), table.offers({ verb: 'bypass' })]).toEqual([false, true]);
  });
  it('[DD-LAB-04] a chip may be entered although nothing matches', () => {
    const table = atTerminal('A01', 'KK')
      .turn('bruce')
      .pick({ function: 'terminal-C2' })
      .pick({ verb: 'match' });
    expect([table.state.security.tokens, table.state.security.entered]).toEqual([['K', 'K'], ['A01']]);
  });
  it('[DD-LAB-05] three terminals, each once a round', () => {
    const here = scenario()
      .survivor('bruce', '15')
      .survivor('lucy', '45')
      .chips('bruce', 'A01 A02')
      .chips('lucy', 'A03');
    const table = here.code('ROYGBKW').turn('bruce', 'lucy');
    table.pick({ survivor: 'bruce', function: 'terminal-C2' }).pick({ chip: 'A01' }).pick({ verb: 'match' });
    expect(table.offers({ function: 'terminal-C2' })).toBe(false);
    expect(table.offers({ survivor: 'lucy', function: 'terminal-C1' })).toBe(true);
  });
  it('[DD-LAB-06, DD-RULING-36] bypass: any token for a step of darkness and no AP, once a round for the team', () => {
    const here = scenario().survivor('bruce', '15').survivor('lucy', '45').code('RO');
    const table = here.turn('bruce', 'lucy').pick({ verb: 'bypass', survivor: 'bruce', colour: 'O' });
    expect([table.state.security.tokens, table.state.darkness, of(table, 'bruce').ap]).toEqual([['R'], 1, 4]);
    expect(table.offers({ verb: 'bypass' })).toBe(false);
  });
  it('[DD-LAB-07, DD-EX-61] not at 5', () => {
    const here = scenario().survivor('bruce', '15').code('RO').with({ darkness: 5, lastCall: 1 });
    expect(here.turn('bruce').offers({ verb: 'bypass' })).toBe(false);
  });
  it('[DD-LAB-08] without the last token the laboratory opens', () => {
    const table = scenario().survivor('bruce', '15').code('R').turn('bruce').pick({ verb: 'bypass' });
    expect([table.state.security.open, table.told('laboratoryOpened').length]).toEqual([true, 1]);
  });
  it('[DD-LAB-09, DD-SHOWDOWN-01] entering it starts the showdown at once, with the cure in the hands of who entered', () => {
    const here = scenario({ survivors: ['bruce', 'leo'] }).survivor('leo', '12');
    here.state.security.open = true;
    const table = here.turn('leo').pick({ verb: 'move', room: '11' }, 1, 2, 'NE1');
    expect([table.state.stage, table.state.cure]).toEqual(['showdown', 1]);
  });
  it('[DD-LAB-11, DD-RULING-37] only survivors enter before: no zombies, creatures, fear or pushes', () => {
    const here = scenario().survivor('bruce', '12').horde('12', 1);
    here.state.security.open = true;
    const table = here.turn('bruce').pick({ verb: 'attack' }, 'knockback', 'aim', 'aim');
    expect(table.options({ verb: 'push' }).map(({ facets }) => facets.room)).toEqual(['13', '22']);
    const back = here.turn('bruce').pick({ verb: 'attack' }, 'retreat', 'aim', 'aim');
    expect(back.offers({ verb: 'retreat', room: '11' })).toBe(true);
  });
  it('[DD-RULING-37] of those who enter together the players name who carries the cure', () => {
    const here = scenario().survivor('bruce', '12').survivor('lucy', '12');
    here.state.security.open = true;
    const table = here.turn('bruce', 'lucy').pick({ verb: 'move', survivor: 'bruce', room: '11' });
    table.pick({ verb: 'join' });
    expect(table.decision?.kind).toBe('cureHolder');
    expect(table.options().map(({ facets }) => facets.survivor)).toEqual(['bruce', 'lucy']);
  });
});

describe('equipment', () => {
  it('[DD-EQUIP-02, DD-EQUIP-03, DD-EFFECT-BANDAGE] consumables lie on the left, are used once, free of AP', () => {
    const table = scenario().survivor('bruce', '43', { wounds: 3 }).cards('bruce', 'E46').turn('bruce');
    expect(of(table, 'bruce').left).toEqual(['E46']);
    table.pick({ verb: 'use', card: 'E46' });
    expect(of(table, 'bruce')).toMatchObject({ wounds: 1, left: [], ap: 4 });
    expect(table.state.discarded).toEqual(['E46']);
  });
  it('[DD-EQUIP-04, DD-EQUIP-06, DD-RULING-21, DD-COMBAT-12] gear works on the right only, and changes sides for nothing', () => {
    const table = scenario()
      .horde('43', 1)
      .turn('bruce')
      .pick({ verb: 'switch', survivor: 'bruce', card: 'S01' });
    expect(table.options({ verb: 'attack' }).map(({ facets }) => facets.weapon)).toEqual(['fists']);
    table.pick({ verb: 'switch', survivor: 'bruce', card: 'S01' });
    expect(of(table, 'bruce').ap).toBe(4);
    expect(table.options({ verb: 'attack' }).map(({ facets }) => facets.weapon)).toEqual(['S01']);
  });
  it('[DD-EQUIP-05] two hands at the most', () => {
    const here = scenario().cards('bruce', 'E05');
    expect([here.who('bruce').left, here.who('bruce').right]).toEqual([['E05'], ['S01']]);
    expect(here.turn('bruce').offers({ verb: 'switch', card: 'E05' })).toBe(false);
  });
  it('[DD-EQUIP-07, DD-EQUIP-08] over the limit: discard, use or pass on; what is discarded is gone', () => {
    const here = scenario()
      .survivor('bruce', '43', { wounds: 2 })
      .cards('bruce', 'E30 E31 E46 E47')
      .cards('lucy', 'E48');
    const table = here.turn('bruce').pick({ verb: 'take', card: 'E48' });
    expect(new Set(table.options().map(({ facets }) => facets.verb))).toEqual(
      new Set(['discard', 'use', 'give']),
    );
    table.pick({ verb: 'discard', card: 'S01' });
    expect([table.state.aside.includes('S01'), table.state.deck.includes('S01')]).toEqual([true, false]);
  });
  it('[DD-EQUIP-09, DD-EQUIP-10, DD-EX-57, DD-EFFECT-AMMO] an ammo card loads a weapon of its family, to 8 at the most', () => {
    const table = scenario().cards('bruce', 'E30').turn('bruce').pick({ verb: 'use' });
    expect([table.state.ammo.S01, of(table, 'bruce').left]).toEqual([8, []]);
    expect(scenario().cards('bruce', 'E33').turn('bruce').offers({ verb: 'use' })).toBe(false);
  });
  it('[DD-EQUIP-11] a weapon comes with the markers of its level', () => {
    const table = scenario().turn('bruce').pick({ verb: 'search' }, 'success', 'aim', 'fire', 'E08');
    table.pick({ survivor: 'lucy' });
    expect(table.state.ammo.E08).toBe(6);
  });
  it('[DD-BITE-02, DD-BITE-03, DD-BITE-04] a virus token fills a space on the side of choice; with a full inventory a card goes', () => {
    const here = scenario().cards('bruce', 'E30 E31 E46 E47');
    const table = here.play().run(bite, { who: 0 }).pick({ side: 'left' });
    expect(table.options().every(({ facets }) => facets.verb === 'discard')).toBe(true);
    table.pick({ verb: 'discard', card: 'E47' });
    expect([of(table, 'bruce').virus, of(table, 'bruce').left]).toEqual([['left'], ['E30', 'E31', 'E46']]);
  });
  it('[DD-BITE-06, DD-RULING-32] on the right side it takes a hand', () => {
    const here = scenario().unarmed('bruce').cards('bruce', 'E05');
    const table = here.play().run(bite, { who: 0 }).pick({ side: 'right' });
    expect(table.decision?.kind).toBe('freeHands');
    table.pick({ verb: 'unequip', card: 'E05' });
    expect(handsUsed(of(table, 'bruce'))).toBe(1);
  });
  it('[DD-EQUIP-01] virus tokens count as items, chips do not', () => {
    const here = scenario()
      .cards('bruce', 'E30 E31 E46')
      .survivor('bruce', '43', { virus: ['left'] })
      .chips('bruce', 'A01 A02');
    expect(here.play().run(trimInventory, { who: 0 }).decision).toBeNull();
  });
});

describe('experience', () => {
  it('[DD-XP-02] ten at the most', () => {
    const here = scenario().survivor('bruce', '43', { xp: 10 }).lock('42E', 'A14');
    expect(of(here.turn('bruce').pick({ verb: 'unlock' }), 'bruce').xp).toBe(10);
  });
  it('[DD-XP-03, DD-XP-04, DD-RULING-71] skills are bought whenever a choice is open, in any order, at their price, for everybody', () => {
    const table = scenario().survivor('lucy', '22', { xp: 5 }).turn('bruce');
    expect(table.options({ verb: 'buy' }).map(({ facets }) => facets.skill)).toEqual(['LU1', 'LU2', 'LU3']);
    table.pick({ verb: 'buy', skill: 'LU3' });
    expect(of(table, 'lucy')).toMatchObject({ xp: 0, skills: ['LU3'] });
  });
  it('[DD-XP-05, DD-SKILL-LU1] Field Dressing costs 1 XP for each use', () => {
    const here = scenario().survivor('lucy', '43', { xp: 1, wounds: 2 }).skills('lucy', 'LU1');
    const table = here.turn('lucy').pick({ verb: 'treat' });
    expect(of(table, 'lucy')).toMatchObject({ xp: 0, wounds: 1 });
    expect(table.offers({ verb: 'treat' })).toBe(false);
  });
});

describe('the terror die', () => {
  const strike = (
    here: ReturnType<typeof scenario>,
    face: 'hordeNearby' | 'creatureReaction' | 'creatureAppears' | 'fire',
    ...rolls: (string | number)[]
  ) => here.play().run(terror, { face, room: '43' }, ...rolls);
  it('[DD-TERROR-02, DD-TERROR-09, DD-TERROR-T1, DD-RULING-74] a horde nearby: a token on one of the tiles around, walls or not', () => {
    const table = strike(scenario().lock('42E', 'A01').destroyed('34').burning('32', 1), 'hordeNearby');
    expect(table.options().map(({ facets }) => facets.tile)).toEqual(['32', '33', '44']);
    table.pick({ tile: '44' }, 3);
    expect(table.state.hordes).toEqual({ '44': 3 });
    expect(strike(scenario().with({ spawn: [] }), 'hordeNearby').decision).toBeNull();
  });
  it('[DD-TERROR-03, DD-RULING-75] a creature comes with its full movement and attacks where it meets somebody', () => {
    const table = strike(scenario().creature('CR1', '23'), 'creatureReaction', 'damage', 'damage', 'fear');
    expect(table.state.creature?.room).toBe('43');
    expect(table.told('enemyAttacked').map(({ by }) => by)).toEqual(['creature']);
    const far = strike(scenario({ survivors: ['bruce'] }).creature('CR1', '21'), 'creatureReaction');
    expect(far.state.creature?.room).toBe('33');
    const blocked = strike(
      scenario({ survivors: ['bruce'] })
        .creature('CR3', '21')
        .burning('33', 1)
        .lock('42E', 'A01')
        .burning('44', 1),
      'creatureReaction',
    );
    expect(blocked.state.creature?.room).toBe('21');
  });
  it('[DD-TERROR-04, DD-RULING-35] without one, two hordes or tokens of the tiles around come and attack; no fire follows', () => {
    const here = scenario().horde('44', 1).horde('34', 1).horde('33', 1).horde('43', 1).burning('15', 1);
    const table = strike(here, 'creatureReaction');
    expect(table.options().map(({ facets }) => facets.room)).toEqual(['33', '34', '44']);
    table.pick({ room: '33' }, 'damage', 'damage').pick({ verb: 'endure' });
    table.pick({ survivor: 'bruce' }).pick({ survivor: 'bruce' });
    table.pick({ room: '34' }, 'damage', 'damage', 'damage');
    expect(table.told('enemyAttacked').map(({ dice }) => dice.length)).toEqual([3]);
    table.pick({ verb: 'endure' });
    for (let dice = 3; dice > 0; dice--) table.pick({ survivor: 'bruce' });
    expect([table.state.hordes, table.decision]).toEqual([{ '43': 3, '44': 1 }, null]);
    expect(table.told('fireSpread')).toEqual([]);
    expect(strike(scenario(), 'creatureReaction').events.map(({ type }) => type)).toEqual(['terrorStruck']);
  });
  it('[DD-TERROR-04] what stands in the other room of the tile itself is not drawn', () => {
    const here = scenario().survivor('bruce', '24').survivor('lucy', '24').horde('24b', 1);
    const table = here.play().run(terror, { face: 'creatureReaction', room: '24' });
    expect([table.state.hordes, table.decision]).toEqual([{ '24b': 1 }, null]);
  });
  it('[DD-TERROR-05, DD-RULING-56] a creature in the house loses up to three hits, and its locations work again', () => {
    const here = scenario().creature('CR1', '12', { 'CR1-a': 2, 'CR1-b': 2 });
    const table = strike(here, 'creatureAppears');
    table.pick({ location: 'CR1-a' }).pick({ location: 'CR1-a' });
    expect(table.state.creature?.hits).toEqual({ 'CR1-b': 1 });
  });
  it('[DD-TERROR-06, DD-CREATURE-02, DD-CREATURE-03] else the next one comes to a location roll; locked rooms are rolled again', () => {
    const table = strike(scenario().lock('14S', 'A01'), 'creatureAppears', 1, 4, 2, 4, 'CR3');
    expect(table.state.creature).toEqual({ id: 'CR3', room: '24', hits: {} });
  });
  it('[DD-CREATURE-16, DD-RULING-26] with an empty pile nothing comes', () => {
    expect(strike(scenario().with({ creatures: [] }), 'creatureAppears').state.creature).toBeNull();
  });
  it('[DD-RULING-69] it only arrives, also among survivors', () => {
    const table = strike(scenario(), 'creatureAppears', 4, 3, 'CR1');
    expect([table.state.creature?.room, table.told('enemyAttacked')]).toEqual(['43', []]);
  });
  it('[DD-TERROR-07] fire: a new one, or a spread', () => {
    expect(strike(scenario(), 'fire', 2, 2).state.fire.token).toBe('22');
    expect(strike(scenario().burning('22', 1), 'fire', 2).state.fire.token).toBe('23');
  });
  it('[DD-TERROR-08] it is rolled in searches, and counts only when its condition is met', () => {
    const table = scenario().turn('bruce').pick({ verb: 'search' }, 'aim', 'failure', 'fire');
    expect([table.told('searched')[0]?.terror, table.state.fire.token]).toEqual(['fire', null]);
  });
});
