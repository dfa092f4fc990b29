/** Skills, effects of equipment, power attacks and enemies: what each of them does. */
import { baseRange } from '../../../src/games/darkest-house/actions/attack';
import { defenseDice, enemyAttack } from '../../../src/games/darkest-house/procedures/enemyAttack';
import { activateCreature } from '../../../src/games/darkest-house/procedures/creature';
import { bite, harm } from '../../../src/games/darkest-house/procedures/harm';
import { power } from '../../../src/games/darkest-house/procedures/powers';
import { cameraCheck } from '../../../src/games/darkest-house/procedures/upkeep';
import type { SkillId, SurvivorId } from '../../../src/games/darkest-house/data/survivors';
import { skillOf, slotOf, SKILLS, SURVIVORS } from '../../../src/games/darkest-house/data/survivors';
import { of, scenario, type Scenario, type Table } from './scenario';

/** A team of one survivor with a skill, and Lucy (or Bruce) with it. */
function skilled(id: SurvivorId, ...skills: SkillId[]): Scenario {
  const here = scenario({ survivors: [id, id === 'bruce' ? 'lucy' : 'bruce'] });
  return here.skills(id, ...skills.filter((skill) => slotOf(skill) > 0));
}
const attackOn = (here: Scenario, by: 'horde' | 'creature' | 'nemesis', ...claws: string[]): Table =>
  here.play().run(enemyAttack, { by, room: '43', count: claws.length }, ...claws);

describe('Bruce', () => {
  it('[DD-SKILL-BR0] Hard to Drop: the first heavy blow of an attack hurts him once', () => {
    const here = scenario({ survivors: ['bruce'] }).horde('43', 2);
    const table = attackOn(here, 'horde', 'heavyDamage', 'heavyDamage').pick({ verb: 'endure' });
    expect(of(table, 'bruce').wounds).toBe(3);
  });
  it('[DD-SKILL-BR1] Brawler: a die more in melee and with fists, not with guns', () => {
    const here = skilled('bruce', 'BR1').unarmed('bruce').cards('bruce', 'E13').horde('43', 1);
    here.turn('bruce').pick({ verb: 'attack' }, 'aim', 'aim', 'aim', 'aim');
    const fists = skilled('bruce', 'BR1').unarmed('bruce').horde('43', 1);
    fists.turn('bruce').pick({ verb: 'attack' }, 'aim', 'aim');
    skilled('bruce', 'BR1').horde('43', 1).turn('bruce').pick({ verb: 'attack' }, 'aim', 'aim', 'aim');
    expect(SKILLS.BR1.cost).toBe(2);
  });
  it('[DD-SKILL-BR2] Tear Loose: a knockback frees too, when he pays', () => {
    const here = skilled('bruce', 'BR2').survivor('lucy', '43', { entrapped: true }).horde('43', 1);
    const table = here.turn('bruce').pick({ verb: 'escape' }, 'knockback', 'aim', 'aim');
    expect(of(table, 'lucy').entrapped).toBe(false);
    const own = skilled('bruce', 'BR2').survivor('lucy', '43', { entrapped: true }).horde('43', 1);
    expect(of(own.turn('lucy').pick({ verb: 'escape' }, 'knockback'), 'lucy').entrapped).toBe(true);
  });
  it('[DD-SKILL-BR3] Guardian: two more defense dice while he is free', () => {
    expect(defenseDice(skilled('bruce', 'BR3').state, '43')).toBe(4);
    const held = skilled('bruce', 'BR3').survivor('bruce', '43', { entrapped: true });
    expect(defenseDice(held.state, '43')).toBe(1);
  });
  it('[DD-SKILL-BR4] Not Yet: once a game he may stay on the last space', () => {
    const here = skilled('bruce', 'BR4').survivor('bruce', '43', { wounds: 13 });
    const table = here.play().run(harm, { who: 0, amount: 5 });
    expect(table.options().map(({ id }) => id)).toEqual(['stay', 'fall']);
    table.pick('stay');
    expect(of(table, 'bruce').wounds).toBe(14);
    table.run(harm, { who: 0, amount: 1 });
    expect(table.state.survivors[0]?.status).toBe('waiting');
    expect(here.play().run(harm, { who: 0, amount: 5 }).pick('fall').state.survivors[0]?.status).toBe(
      'waiting',
    );
  });
});

describe('Lucy', () => {
  it('[DD-SKILL-LU0] Light Step: a camera rolls one die fewer, and none for her alone', () => {
    const alone = skilled('lucy')
      .survivor('bruce', '22')
      .with({ cameras: { '33': 2 } })
      .play();
    expect(alone.run(cameraCheck, { room: '43', camera: '33' }).told('cameraChecked')).toEqual([]);
    const two = skilled('lucy')
      .with({ cameras: { '33': 2 } })
      .play();
    two.run(cameraCheck, { room: '43', camera: '33' }, 'aim', 'fire');
    expect(two.told('cameraChecked')[0]?.dice.length).toBe(1);
    const five = scenario({ survivors: ['lucy', 'bruce', 'leo', 'jack', 'nina'] }).with({
      cameras: { '33': 2 },
    });
    const table = five
      .play()
      .run(cameraCheck, { room: '43', camera: '33' }, 'aim', 'aim', 'aim', 'aim', 'fire');
    expect(table.told('cameraChecked')[0]?.dice.length).toBe(4);
  });
  it('[DD-SKILL-LU1] Field Dressing: once a round, for 1 XP, somebody in her room heals 1', () => {
    const here = skilled('lucy', 'LU1')
      .survivor('lucy', '43', { xp: 3, wounds: 1 })
      .survivor('bruce', '43', { wounds: 2 });
    const table = here.turn('lucy').pick({ verb: 'treat' });
    expect(table.options().map(({ facets }) => facets.target)).toEqual(['lucy', 'bruce']);
    table.pick({ target: 'bruce' });
    expect([of(table, 'bruce').wounds, of(table, 'lucy').xp, table.offers({ verb: 'treat' })]).toEqual([
      1,
      2,
      false,
    ]);
    const poor = skilled('lucy', 'LU1').survivor('lucy', '43', { wounds: 1 });
    expect(poor.turn('lucy').offers({ verb: 'treat' })).toBe(false);
  });
  it('[DD-SKILL-LU2] Fast Reflexes: a success shrugs a bite off', () => {
    const table = skilled('lucy', 'LU2').play().run(bite, { who: 0 }, 'success');
    expect(of(table, 'lucy').virus).toEqual([]);
    expect(skilled('lucy', 'LU2').play().run(bite, { who: 0 }, 'aim').decision?.kind).toBe('virusSide');
  });
  it('[DD-SKILL-LU3] Calm Voice: fear in her room may be ignored, also while she is held', () => {
    const here = skilled('lucy', 'LU3').survivor('lucy', '43', { entrapped: true }).horde('43', 1);
    const table = attackOn(here, 'horde', 'fear').pick({ verb: 'endure' }).pick({ survivor: 'nobody' });
    expect(of(table, 'bruce').room).toBe('43');
  });
  it('[DD-SKILL-LU4] Improvised Serum: once a round, for 3 XP, a second virus token goes', () => {
    const here = skilled('lucy', 'LU4')
      .survivor('lucy', '43', { xp: 3 })
      .survivor('bruce', '43', { virus: ['left', 'right'] });
    const table = here.turn('lucy').pick({ verb: 'treat' });
    expect([of(table, 'bruce').virus, of(table, 'lucy').xp]).toEqual([['left'], 0]);
  });
});

describe('Leo', () => {
  it('[DD-SKILL-LE0] Fire Drill: extinguishing costs 1 AP', () => {
    const table = skilled('leo').burning('43', 1).turn('leo').pick({ verb: 'extinguish' });
    expect(of(table, 'leo').ap).toBe(3);
  });
  it('[DD-SKILL-LE1] Heat Hardened: fire hurts 1 less, together with a respirator 2', () => {
    const hurt = (here: Scenario) =>
      of(here.play().run(harm, { who: 0, amount: 2, fire: true }), 'leo').wounds;
    expect([hurt(skilled('leo', 'LE1')), hurt(skilled('leo', 'LE1').cards('leo', 'E29'))]).toEqual([1, 0]);
    expect(of(skilled('leo', 'LE1').play().run(harm, { who: 0, amount: 2 }), 'leo').wounds).toBe(2);
  });
  it('[DD-SKILL-LE2] Axe Work: one failure of a melee attack may be rolled again', () => {
    const table = skilled('leo', 'LE2')
      .horde('43', 1)
      .turn('leo')
      .pick({ verb: 'attack' }, 'failure', 'aim', 'aim');
    table.pick({ verb: 'reroll' }, 'success').pick({ verb: 'hit' });
    expect(table.state.hordes).toEqual({});
    const gun = skilled('leo', 'LE2').unarmed('leo').cards('leo', 'E01').horde('43', 1).turn('leo');
    expect(gun.pick({ verb: 'attack' }, 'failure', 'aim', 'success', 'aim').decision?.kind).toBe(
      'cancelIcon',
    );
  });
  it('[DD-SKILL-LE3] Carry Out: once a round he takes somebody of any group along for nothing', () => {
    const table = skilled('leo', 'LE3')
      .turn('leo')
      .pick({ verb: 'move', room: '44' })
      .pick({ verb: 'carry', survivor: 'bruce' });
    expect([of(table, 'bruce').room, of(table, 'bruce').ap, of(table, 'leo').ap]).toEqual(['44', 4, 3]);
    table.pick({ verb: 'move', room: '43' });
    expect([of(table, 'bruce').room, of(table, 'leo').room]).toEqual(['44', '43']);
  });
  it('[DD-SKILL-LE4] Breach: once a game two unmatched colours cost no darkness', () => {
    const here = skilled('leo', 'LE4').unarmed('leo').lock('42E', 'T01').with({ darkness: 4 });
    const table = here.turn('leo').pick({ verb: 'unlock' });
    expect(table.options().map(({ id }) => id)).toEqual(['breach', 'leave']);
    table.pick('breach');
    expect([table.state.darkness, of(table, 'leo').chips, table.state.spentSkills]).toEqual([
      5,
      ['T01'],
      ['LE4'],
    ]);
  });
});

describe('Jack', () => {
  it('[DD-SKILL-JA0] Sharp Eye: range +1 with guns', () => {
    const here = skilled('jack').cards('jack', 'E13');
    expect([baseRange(here.who('jack'), 'S04'), baseRange(here.who('jack'), 'E13')]).toEqual([2, 0]);
  });
  it('[DD-SKILL-JA1] Count the Rounds: a shot without a hit gives its marker back', () => {
    const missed = skilled('jack', 'JA1')
      .horde('43', 1)
      .turn('jack')
      .pick({ verb: 'attack' }, 'aim', 'aim', 'aim', 'aim');
    expect(missed.state.ammo.S04).toBe(8);
    const hit = skilled('jack', 'JA1')
      .horde('43', 1)
      .turn('jack')
      .pick({ verb: 'attack' }, 'success', 'aim', 'aim', 'aim');
    expect(hit.pick({ verb: 'hit' }).state.ammo.S04).toBe(7);
  });
  it('[DD-SKILL-JA2] Steady Breath: one aim may count as a success, without its range', () => {
    const table = skilled('jack', 'JA2')
      .horde('43', 1)
      .turn('jack')
      .pick({ verb: 'attack' }, 'aim', 'retreat', 'retreat', 'retreat');
    table.pick({ verb: 'convert' }).pick({ verb: 'hit' });
    expect(table.state.hordes).toEqual({});
  });
  it('[DD-SKILL-JA3] Weak Spot: one more hit on a creature or the nemesis, once an attack', () => {
    const table = skilled('jack', 'JA3')
      .creature('CR1', '43')
      .turn('jack')
      .pick({ verb: 'attack' }, 'success', 'success', 'aim', 'aim');
    table.pick({ location: 'CR1-b' }).pick({ location: 'CR1-b' }).pick({ location: 'CR1-a' });
    expect([table.state.creature?.hits, table.decision?.kind]).toEqual([
      { 'CR1-a': 1, 'CR1-b': 2 },
      'groupAction',
    ]);
  });
  it('[DD-SKILL-JA4] Quick Draw: one attack a round costs nothing, also without AP', () => {
    const here = skilled('jack', 'JA4').survivor('jack', '43', { ap: 0 }).horde('43', 1);
    const table = here.turn('jack').pick({ verb: 'quickDraw' }, 'aim', 'aim', 'aim', 'aim');
    expect([of(table, 'jack').ap, table.offers({ verb: 'quickDraw' })]).toEqual([0, false]);
  });
});

describe('Nina', () => {
  it('[DD-SKILL-NI0] Fleet Foot: one move a round costs nothing; enemies still hold her', () => {
    const table = skilled('nina')
      .survivor('nina', '43', { ap: 0 })
      .turn('nina')
      .pick({ verb: 'fleetFoot', room: '44' });
    expect([of(table, 'nina').room, of(table, 'nina').ap, table.offers({ verb: 'fleetFoot' })]).toEqual([
      '44',
      0,
      false,
    ]);
    expect(skilled('nina').horde('43', 1).turn('nina').offers({ verb: 'fleetFoot' })).toBe(false);
    const late = skilled('nina').showdown('NE1', '21').showdownTurn().pick({ verb: 'fleetFoot', room: '44' });
    expect([late.decision?.kind, of(late, 'nina').room, of(late, 'nina').hand]).toEqual([
      'showdownAction',
      '44',
      4,
    ]);
  });
  it('[DD-SKILL-NI1] Scrounger: a die more when she searches', () => {
    const table = skilled('nina', 'NI1').survivor('bruce', '22').turn('nina');
    table.pick({ verb: 'search' }, 'success', 'success', 'fire', 'E46');
    expect([of(table, 'nina').left, table.state.deck.length]).toEqual([['E46'], 51]);
  });
  it('[DD-SKILL-NI2] Slip Past: for 1 XP out of a room with enemies', () => {
    const here = skilled('nina', 'NI2').survivor('nina', '43', { xp: 1 }).horde('43', 1);
    const table = here.turn('nina').pick({ verb: 'slipPast', room: '44' });
    expect(of(table, 'nina')).toMatchObject({ room: '44', xp: 0, ap: 3 });
    const poor = skilled('nina', 'NI2').horde('43', 1).turn('nina');
    expect(poor.offers({ verb: 'slipPast' })).toBe(false);
  });
  it('[DD-SKILL-NI3] Lock Sense: she shows one colour more, opening or helping', () => {
    const here = skilled('nina', 'NI3').unarmed('nina').cards('nina', 'E30').lock('42E', 'A01');
    expect(here.turn('nina').pick({ verb: 'unlock' }).state.darkness).toBe(0);
    const helping = skilled('nina', 'NI3')
      .unarmed('nina')
      .unarmed('bruce')
      .cards('bruce', 'E30')
      .lock('42E', 'A01');
    const table = helping
      .turn('bruce', 'nina')
      .pick({ verb: 'unlock', survivor: 'bruce' })
      .pick({ verb: 'help' });
    expect([table.state.darkness, of(table, 'bruce').chips]).toEqual([0, ['A01']]);
  });
  it('[DD-SKILL-NI4] Backdoor: terminals cost 1 AP', () => {
    const here = skilled('nina', 'NI4').survivor('nina', '15', { ap: 1 }).chips('nina', 'A01').code('RO');
    const table = here.turn('nina').pick({ function: 'terminal-C2' }).pick({ verb: 'match' });
    expect([of(table, 'nina').ap, table.state.security.open]).toEqual([0, true]);
  });
  it('[DD-SURV-15] a bought skill costs no AP to use and stays', () => {
    expect(SURVIVORS.nina.letters + '4').toBe(skillOf('nina', 4));
    const table = skilled('nina', 'NI1').turn('nina');
    expect(of(table, 'nina').skills).toEqual(['NI1']);
  });
});

describe('effects', () => {
  it('[DD-EFFECT-SHOVE] an aim may count as a knockback', () => {
    const table = scenario()
      .horde('43', 1)
      .turn('lucy')
      .pick({ verb: 'attack' }, 'aim', 'retreat', 'retreat');
    table.pick({ verb: 'convert' }).pick({ verb: 'push', room: '44' });
    expect(table.state.hordes).toEqual({ '44': 1 });
  });
  it('[DD-EFFECT-CLEAVE] a knockback may count as a success, once an attack', () => {
    const table = skilled('leo')
      .horde('43', 2)
      .turn('leo')
      .pick({ verb: 'attack' }, 'knockback', 'knockback', 'aim');
    table.pick({ verb: 'convert' });
    expect([table.options({ verb: 'hit' }).length, table.options({ verb: 'push' }).length]).toEqual([1, 3]);
  });
  it('[DD-EFFECT-BLAST] once an attack a knockback first hits: a zombie dies, a creature is hit and pushed', () => {
    const gun = () => scenario().unarmed('bruce').cards('bruce', 'E08');
    const zombie = gun()
      .horde('43', 1)
      .turn('bruce')
      .pick({ verb: 'attack' }, 'knockback', 'aim', 'aim', 'retreat');
    expect(zombie.pick({ verb: 'blast' }).state.hordes).toEqual({});
    const dog = gun()
      .creature('CR1', '43')
      .turn('bruce')
      .pick({ verb: 'attack' }, 'knockback', 'knockback', 'aim', 'aim');
    dog.pick({ verb: 'blast', location: 'CR1-a' }).pick({ verb: 'push', room: '44' });
    expect(dog.state.creature).toMatchObject({ room: '44', hits: { 'CR1-a': 1 } });
    expect(dog.offers({ verb: 'blast' })).toBe(false);
  });
  it('[DD-EFFECT-PIERCE] the first hit on a creature or the nemesis is two, each where the attacker likes', () => {
    const here = scenario().unarmed('bruce').cards('bruce', 'E11').creature('CR1', '43');
    const table = here.turn('bruce').pick({ verb: 'attack' }, 'success', 'aim', 'aim');
    table.pick({ location: 'CR1-a' }).pick({ location: 'CR1-b' });
    expect(table.state.creature?.hits).toEqual({ 'CR1-a': 1, 'CR1-b': 1 });
    const twice = here.turn('bruce').pick({ verb: 'attack' }, 'success', 'success', 'aim');
    twice.pick({ location: 'CR1-a' }).pick({ location: 'CR1-b' }).pick({ location: 'CR1-c' });
    expect(twice.decision?.kind).toBe('groupAction');
    expect(twice.state.creature?.hits).toEqual({ 'CR1-a': 1, 'CR1-b': 1, 'CR1-c': 1 });
  });
  it('[DD-EFFECT-PRY] a success of one crowbar spares a colour', () => {
    const here = () => scenario().unarmed('bruce').cards('bruce', 'E15').lock('42E', 'A01');
    const worked = here().turn('bruce').pick({ verb: 'unlock' }).pick({ verb: 'force' }, 'success');
    expect(worked.state.darkness).toBe(1);
    const failed = here().turn('bruce').pick({ verb: 'unlock' }).pick({ verb: 'force' }, 'aim', 2, 2);
    expect(failed.state.darkness).toBe(2);
  });
  it('[DD-EFFECT-CUTFREE] a die more in an escape that the holder pays for', () => {
    const here = scenario().cards('lucy', 'E17').survivor('lucy', '43', { entrapped: true }).horde('43', 1);
    const table = here.turn('lucy').pick({ verb: 'escape' }, 'aim', 'retreat');
    expect(of(table, 'lucy').entrapped).toBe(false);
  });
  it('[DD-EFFECT-FUEL] the chainsaw burns a marker an attack and aims at nothing', () => {
    const here = scenario().unarmed('bruce').cards('bruce', 'E19').horde('43', 1).horde('33', 1);
    const table = here.turn('bruce').pick({ verb: 'attack' }, 'success', 'aim', 'aim', 'aim');
    expect([table.state.ammo.E19, table.options({ verb: 'hit' }).map(({ facets }) => facets.room)]).toEqual([
      5,
      ['43'],
    ]);
  });
  it('[DD-EFFECT-SCOPE] range +1 for a handgun, and two scopes are no better', () => {
    const here = scenario().cards('bruce', 'E20');
    expect(baseRange(here.who('bruce'), 'S01')).toBe(2);
    here.who('bruce').right.push('E21');
    expect(baseRange(here.who('bruce'), 'S01')).toBe(2);
    expect(baseRange(scenario().unarmed('bruce').cards('bruce', 'E05').who('bruce'), 'E05')).toBe(2);
  });
  it('[DD-EFFECT-HELMET] one heavy blow an attack hurts once', () => {
    const here = scenario({ survivors: ['lucy'] })
      .cards('lucy', 'E22')
      .horde('43', 2);
    const table = attackOn(here, 'horde', 'heavyDamage', 'heavyDamage').pick({ verb: 'endure' });
    expect(of(table, 'lucy').wounds).toBe(3);
    const both = scenario({ survivors: ['bruce'] })
      .cards('bruce', 'E22')
      .horde('43', 3);
    const three = attackOn(both, 'horde', 'heavyDamage', 'heavyDamage', 'heavyDamage').pick({
      verb: 'endure',
    });
    expect(of(three, 'bruce').wounds).toBe(4);
  });
  it('[DD-EFFECT-PADDED] a success ignores a bite; with Fast Reflexes both dice are rolled', () => {
    const table = scenario().cards('bruce', 'E24').play().run(bite, { who: 0 }, 'success');
    expect(of(table, 'bruce').virus).toEqual([]);
    const both = skilled('lucy', 'LU2').cards('lucy', 'E24').play().run(bite, { who: 0 }, 'aim', 'success');
    expect(of(both, 'lucy').virus).toEqual([]);
  });
  it('[DD-EFFECT-SHIELD] a defense die more while the holder is free', () => {
    expect(defenseDice(scenario().cards('bruce', 'E26').state, '43')).toBe(3);
    expect(defenseDice(scenario().cards('bruce', 'E26', 'left').state, '43')).toBe(2);
  });
  it('[DD-EFFECT-LIGHT] a die more in a search of the holder', () => {
    const here = scenario({ survivors: ['bruce'] }).cards('bruce', 'E27');
    expect(
      here.turn('bruce').pick({ verb: 'search' }, 'aim', 'failure', 'fire').told('searched')[0]?.dice.length,
    ).toBe(2);
  });
  it('[DD-EFFECT-RESPIRATOR] fire hurts 1 less', () => {
    const table = scenario().cards('bruce', 'E29').play().run(harm, { who: 0, amount: 3, fire: true });
    expect(of(table, 'bruce').wounds).toBe(2);
  });
  it('[DD-EFFECT-ANTIDOTE] the second virus token of somebody in the room', () => {
    const here = scenario()
      .cards('bruce', 'E43')
      .survivor('lucy', '43', { virus: ['left', 'right'] });
    const table = here.turn('bruce').pick({ verb: 'use' });
    expect(of(table, 'lucy').virus).toEqual(['left']);
    expect(
      scenario()
        .cards('bruce', 'E43')
        .survivor('lucy', '43', { virus: ['left'] })
        .turn('bruce')
        .offers({ verb: 'use' }),
    ).toBe(false);
  });
  it('[DD-EFFECT-BANDAGE] somebody in the room heals up to 2', () => {
    const here = scenario()
      .cards('bruce', 'E46')
      .survivor('bruce', '43', { wounds: 1 })
      .survivor('lucy', '43', { wounds: 3 });
    const table = here.turn('bruce').pick({ verb: 'use' }).pick({ target: 'lucy' });
    expect(of(table, 'lucy').wounds).toBe(1);
  });
  it('[DD-EFFECT-ADRENALINE] one AP more; in the showdown a marker comes back', () => {
    const table = scenario()
      .cards('bruce', 'E49')
      .survivor('bruce', '43', { ap: 0 })
      .turn('bruce')
      .pick({ verb: 'use' });
    expect(of(table, 'bruce').ap).toBe(1);
    const here = scenario()
      .cards('bruce', 'E49')
      .showdown('NE1', '21')
      .with({ boxes: { left: [1, 0], middle: [1, 0] } });
    here.who('bruce').hand = 2;
    const later = here.showdownTurn().pick({ verb: 'use' }).pick({ target: 'middle' });
    expect([of(later, 'bruce').hand, later.state.boxes]).toEqual([3, { left: [1, 0], middle: [0, 0] }]);
  });
  it('[DD-EFFECT-EXTINGUISH] up to two markers off the own tile, before the showdown', () => {
    const table = scenario().cards('bruce', 'E51').burning('43', 2).turn('bruce').pick({ verb: 'use' });
    expect(table.state.fire).toEqual({ token: null, burns: {}, destroyed: [] });
    const late = scenario().cards('bruce', 'E51').showdown('NE1', '21').burning('43', 2).showdownTurn();
    expect(late.offers({ verb: 'use' })).toBe(false);
  });
  it('[DD-EFFECT-AMMO, DD-EQUIP-14] ammo for a weapon of its family on either side, of choice', () => {
    const here = scenario().cards('bruce', 'E30').cards('bruce', 'E01', 'left');
    here.state.ammo.E01 = 1;
    const table = here.turn('bruce').pick({ verb: 'use', card: 'E30' });
    expect(table.options().map(({ facets }) => facets.target)).toEqual(['E01', 'S01']);
    expect(table.pick({ target: 'E01' }).state.ammo.E01).toBe(5);
  });
});

describe('enemies', () => {
  const strike = (here: Scenario, name: 'DRAG' | 'ALARM' | 'SNATCH' | 'DOSE' | 'IGNITE'): Table =>
    here.play().run(power, { power: name, room: '43' });
  it('[DD-POWER-DRAG] Drag Down: somebody free is held; with nobody free somebody is hurt', () => {
    const table = strike(scenario().creature('CR1', '43'), 'DRAG').pick({ survivor: 'lucy' });
    expect(of(table, 'lucy').entrapped).toBe(true);
    const held = scenario({ survivors: ['bruce'] })
      .creature('CR1', '43')
      .survivor('bruce', '43', { entrapped: true });
    expect(of(strike(held, 'DRAG'), 'bruce').wounds).toBe(1);
  });
  it('[DD-POWER-ALARM] Panic Button: a spawn token nearby', () => {
    const table = strike(scenario().creature('CR2', '43'), 'ALARM');
    expect(table.decision?.kind).toBe('terrorTile');
    expect(table.pick({ tile: '32' }).state.tokens).toEqual({ '32': 1 });
  });
  it('[DD-POWER-SNATCH] Snatch: a card that is no starting weapon; with none somebody is hurt', () => {
    const table = strike(scenario().creature('CR3', '43').cards('lucy', 'E13'), 'SNATCH');
    expect([table.state.discarded, of(table, 'lucy').right]).toEqual([['E13'], ['S02']]);
    const bare = strike(scenario().creature('CR3', '43'), 'SNATCH').pick({ survivor: 'bruce' });
    expect(of(bare, 'bruce').wounds).toBe(1);
  });
  it('[DD-POWER-DOSE] Field Trial: a virus token for somebody with fewer than two', () => {
    const here = scenario()
      .showdown('NE1', '43')
      .survivor('lucy', '43', { virus: ['left', 'left'] });
    const table = strike(here, 'DOSE').pick({ side: 'right' });
    expect(of(table, 'bruce').virus).toEqual(['right']);
    const padded = scenario().showdown('NE1', '43').cards('bruce', 'E24').survivor('lucy', '22');
    padded.play().run(power, { power: 'DOSE', room: '43' }, 'success');
  });
  it('[DD-POWER-IGNITE] Ignite: a burn marker on the tile; a corner destroyed so counts', () => {
    const here = scenario().showdown('NE2', '43').burning('25', 1);
    expect(strike(here, 'IGNITE').state.fire.burns).toEqual({ '25': 1, '43': 1 });
    const corner = scenario().showdown('NE2', '41').burning('41', 2).destroyed('15', '45');
    const table = corner.play().run(power, { power: 'IGNITE', room: '41' });
    expect(table.state.outcome?.reason).toBe('corners');
    const lab = scenario()
      .showdown('NE2', '11')
      .burning('25', 1)
      .play()
      .run(power, { power: 'IGNITE', room: '11' });
    expect(lab.state.fire.burns).toEqual({ '25': 1 });
  });
  it('[DD-ENEMY-CR1] Zombie Dog: three rooms, three dice, through fire, Drag Down', () => {
    const here = scenario({ survivors: ['bruce'] })
      .creature('CR1', '13')
      .burning('23', 1)
      .groups(['bruce']);
    const table = here
      .play()
      .run(activateCreature, {}, 'reinforcement', 'fear', 'fear')
      .pick({ verb: 'endure' });
    table.pick({ room: '44' });
    expect([table.state.creature?.room, table.told('powerUsed').map((one) => one.power)]).toEqual([
      '43',
      ['DRAG'],
    ]);
  });
  it('[DD-ENEMY-CR2] Security Guard: a D4 of rooms, then a shot at the nearest he sees, two tiles far', () => {
    const here = scenario({ survivors: ['bruce'] })
      .creature('CR2', '13')
      .groups(['bruce']);
    const table = here.play().run(activateCreature, {}, 1, 'damage', 'damage', 'reinforcement');
    expect([table.state.creature?.room, table.told('enemyAttacked')[0]?.room]).toEqual(['23', '43']);
    const slow = scenario({ survivors: ['bruce'] })
      .creature('CR2', '13', { 'CR2-a': 2 })
      .groups(['bruce']);
    expect(slow.play().run(activateCreature, {}, 1).state.creature?.room).toBe('13');
    const met = scenario({ survivors: ['bruce'] })
      .creature('CR2', '43')
      .groups(['bruce'])
      .play();
    expect(met.run(activateCreature, {}, 'damage', 'damage', 'damage').told('creatureMoveRolled')).toEqual(
      [],
    );
  });
  it('[DD-ENEMY-CR3] Carrion Flock: four rooms, three dice, Snatch', () => {
    const here = scenario({ survivors: ['bruce'] })
      .survivor('bruce', '44')
      .creature('CR3', '13')
      .groups(['bruce']);
    const table = here.play().run(activateCreature, {}, 'fear', 'fear', 'reinforcement');
    expect([table.state.creature?.room, table.told('enemyAttacked')[0]?.dice.length]).toEqual(['44', 3]);
  });
  it('[DD-ENEMY-NE1, DD-ENEMY-NE2] Dr. Mortimer: 2 rooms, 3 dice, Field Trial; the Daughter: 2 rooms, 3 dice, Ignite', () => {
    const hit = (id: 'NE1' | 'NE2', dice: number) => {
      const here = scenario({ survivors: ['bruce'] })
        .showdown(id, '43')
        .burning('25', 1);
      const table = attackOn(here, 'nemesis', ...Array<string>(dice).fill('reinforcement')).pick({
        verb: 'endure',
      });
      return table.told('powerUsed').map((one) => one.power)[0];
    };
    expect([hit('NE1', 3), hit('NE2', 3)]).toEqual(['DOSE', 'IGNITE']);
  });
});
