/** Positions in which everybody at the table would agree on the next choice: the bot must, too. */
import { greedyPolicy } from '../../../src/bots';
import type { AnyGame, Decision } from '../../../src/core/game';
import type { Facets } from '../../../src/core/procedure';
import { darkestHouse } from '../../../src/games/darkest-house';
import { houseBot } from '../../../src/games/darkest-house/bot';
import { enemyAttack } from '../../../src/games/darkest-house/procedures/enemyAttack';
import { showdown } from '../../../src/games/darkest-house/procedures/showdown';
import { scenario, type Table } from './scenario';

/** Other dice in the bot's head must not change what is obvious. */
const SEEDS = [1, 2, 3, 4, 5];

function choices({ state, decision }: Table): Facets[] {
  const chosen = SEEDS.map(
    (seed) => greedyPolicy(seed).choose(darkestHouse as AnyGame, state, decision as Decision).facets,
  );
  return chosen.filter((facets, n) => chosen.findIndex((other) => same(other, facets)) === n);
}

const same = (a: Facets, b: Facets): boolean => JSON.stringify(a) === JSON.stringify(b);
const verbs = (table: Table): unknown[] => [...new Set(choices(table).map(({ verb }) => verb))];

describe('the way to the laboratory', () => {
  it('walks in when the laboratory is open and next door', () => {
    const here = scenario().survivor('bruce', '12').survivor('lucy', '12');
    here.state.security.open = true;
    const table = here.with({ darkness: 4 }).turn('bruce', 'lucy');
    expect(choices(table).map(({ verb, room }) => [verb, room])).toContainEqual(['move', '11']);
    expect(verbs(table)).toEqual(['move']);
  });
  it('enters a chip that matches', () => {
    const here = scenario().survivor('bruce', '15').survivor('lucy', '15').chips('lucy', 'A03').code('RGBBK');
    expect(choices(here.turn('bruce', 'lucy'))).toEqual([
      { verb: 'function', survivor: 'lucy', function: 'terminal-C2' },
    ]);
  });
  it('lets a chip take what it matches, not one token of its choice', () => {
    const here = scenario().survivor('bruce', '15').survivor('lucy', '15').chips('lucy', 'A03').code('RGBBK');
    const table = here.turn('bruce', 'lucy').pick({ verb: 'function' });
    expect(choices(table)).toEqual([{ verb: 'match' }]);
  });
  it('opens a door whose colours are all at hand, rather than search the room', () => {
    const here = scenario({ survivors: ['lucy', 'leo'] })
      .lock('42E', 'A03')
      .code('RGB');
    expect(verbs(here.turn('lucy', 'leo'))).toEqual(['unlock']);
  });
  it('asks for the help that brings the missing colour, and then begins', () => {
    const here = scenario({ survivors: ['lucy', 'leo'] })
      .lock('42E', 'A05')
      .code('RGB');
    const table = here.turn('lucy', 'leo').pick({ verb: 'unlock', survivor: 'lucy' });
    expect(choices(table)).toEqual([{ verb: 'help', survivor: 'leo' }]);
  });
  it('takes the last code away where the laboratory can still be reached', () => {
    const here = scenario().survivor('bruce', '15').survivor('lucy', '15').code('W');
    expect(verbs(here.turn('bruce', 'lucy'))).toEqual(['bypass']);
  });
  it('moves together', () => {
    const table = scenario().turn('bruce', 'lucy').pick({ verb: 'move', survivor: 'bruce', room: '33' });
    expect(choices(table)).toEqual([{ verb: 'join', survivor: 'lucy' }]);
  });
});

describe('staying alive', () => {
  it('fights what shares the room before anything else', () => {
    const here = scenario().horde('43', 2).code('RGB');
    expect(verbs(here.turn('bruce', 'lucy'))).toEqual(['attack']);
  });
  it('takes the better weapon into its hands', () => {
    const here = scenario().cards('bruce', 'E05').horde('43', 2);
    expect(choices(here.turn('bruce', 'lucy'))).toEqual([{ verb: 'switch', survivor: 'bruce', card: 'S01' }]);
  });
  it('does not wait in the fire', () => {
    const here = scenario({ survivors: ['bruce'] })
      .survivor('bruce', '33', { ap: 1 })
      .burning('33', 2)
      .with({ searched: ['33'] });
    expect(verbs(here.turn('bruce'))).toEqual(['move']);
  });
  it('puts a fire out where one marker is left of it', () => {
    const here = scenario().survivor('bruce', '33').survivor('lucy', '33').burning('33', 1);
    expect(verbs(here.turn('bruce', 'lucy'))).toEqual(['extinguish']);
  });
  it('binds a bad wound', () => {
    const here = scenario().survivor('lucy', '43', { wounds: 9 }).cards('bruce', 'E46');
    expect(choices(here.turn('bruce', 'lucy'))).toEqual([{ verb: 'use', survivor: 'bruce', card: 'E46' }]);
  });
  it('keeps an antidote for who has two virus tokens', () => {
    const here = scenario()
      .survivor('lucy', '43', { virus: ['left'] })
      .cards('bruce', 'E43');
    expect(verbs(here.turn('bruce', 'lucy'))).not.toContain('use');
    const sick = scenario()
      .survivor('lucy', '43', { virus: ['left', 'left'] })
      .cards('bruce', 'E43');
    expect(verbs(sick.turn('bruce', 'lucy'))).toEqual(['use']);
  });
  it('defends, and cancels the heaviest blow', () => {
    const here = scenario().horde('43', 2);
    const table = here.play().run(enemyAttack, { by: 'horde', room: '43', count: 2 }, 'heavyDamage', 'fear');
    expect(choices(table)).toEqual([{ verb: 'defend' }]);
    table.pick({ verb: 'defend' }, 'success', 'aim');
    expect(choices(table)).toEqual([{ claw: 'heavyDamage' }]);
  });
  it('gives a second bite to somebody who has had none', () => {
    const here = scenario()
      .horde('43', 1)
      .survivor('bruce', '43', { virus: ['left'] });
    const table = here.play().run(enemyAttack, { by: 'horde', room: '43', count: 1 }, 'bite');
    table.pick({ verb: 'endure' });
    expect(choices(table)).toEqual([{ claw: 'bite', survivor: 'lucy' }]);
  });
});

describe('the showdown', () => {
  it('gives the cure to who is in better health', () => {
    const here = scenario().survivor('bruce', '11', { wounds: 8 }).survivor('lucy', '11');
    here.state.security.open = true;
    const table = here.play().run(showdown, { entrants: [0, 1] });
    expect(choices(table)).toEqual([{ survivor: 'lucy' }]);
  });
  it('shoots at the nemesis when it is in range', () => {
    const here = scenario()
      .showdown('NE1', '33')
      .burning('15', 1)
      .survivor('bruce', '43')
      .survivor('lucy', '43');
    expect(choices(here.showdownTurn())).toEqual([{ verb: 'attack', survivor: 'bruce', weapon: 'S01' }]);
  });
});

describe('the bot of a game', () => {
  it('weighs every decision anew, also when the state is played on in place', () => {
    const bot = houseBot();
    const before = scenario().horde('43', 2).turn('bruce', 'lucy');
    const after = scenario().turn('bruce', 'lucy');
    const worth = ({ state, decision }: Table, verb: string) => {
      const asked = decision as Decision;
      const option = asked.options.find(({ facets }) => facets.verb === verb);
      return option ? bot.hint(state, asked, option) : 0;
    };
    expect(worth(before, 'attack')).toBeGreaterThan(worth(before, 'search'));
    expect(worth(after, 'search')).toBeGreaterThan(worth(after, 'attack'));
    expect(worth(before, 'attack')).toBeGreaterThan(worth(before, 'search'));
  });
});
