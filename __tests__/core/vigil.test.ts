/** The rules of the test game, and with them the scenario harness: a rule's test is a few readable lines. */
import { start } from '../../src/core/engine';
import { hash } from '../../src/core/plain';
import { Harness } from '../kit/harness';
import { night, turn, vigil, vigilRound, type VigilState } from '../kit/vigil';

function table(change: (state: VigilState) => void = () => undefined) {
  const { state } = start(vigil, vigil.defaults(2), 1);
  change(state);
  return new Harness(vigil, state);
}

it('[VG-WOOD-01] gathering gives a third of the die in wood, rounded up', () => {
  const at = table().run(turn, { seat: 0, actions: 2 }).pick({ verb: 'gather' }, 4);
  expect(at.state.seats[0]?.wood).toBe(2);
  expect(at.told('gathered')).toMatchObject([{ seat: 0, roll: 4, wood: 2 }]);
});

it('[VG-FIRE-01] stoking costs one wood and adds two to the fire', () => {
  const at = table((state) => (state.seats[0] = { wood: 1, wounds: 0, omens: [] }));
  at.run(turn, { seat: 0, actions: 2 }).pick('stoke');
  expect([at.state.fire, at.state.seats[0]?.wood]).toEqual([6, 0]);
  expect(at.refusal({ verb: 'stoke' })).toBe('VG-FIRE-01');
});

it('[VG-FIRE-01] the fire is ten at the most', () => {
  const at = table((state) => {
    state.fire = 9;
    state.seats[0] = { wood: 2, wounds: 0, omens: [] };
  });
  at.run(turn, { seat: 0, actions: 2 }).pick('stoke');
  expect(at.state.fire).toBe(10);
  expect(at.offers('stoke')).toBe(false);
});

it('[VG-OMEN-01] scouting draws an omen into the hidden hand', () => {
  const at = table().run(turn, { seat: 1, actions: 1 }).pick('scout', 'comet');
  expect(at.state.seats[1]?.omens).toEqual(['comet']);
  expect(vigil.view(at.state, 0).seats[1]?.omens).toEqual(['hidden']);
  expect(vigil.view(at.state, 1).seats[1]?.omens).toEqual(['comet']);
});

it('[VG-NIGHT-01] a quiet night costs two fire', () => {
  expect(table().run(night, { toughness: 2 }, 'quiet').state.fire).toBe(2);
});

it('[VG-WOLF-01] a guard with 4 or more drives the wolf off', () => {
  const at = table().run(night, { toughness: 2 }, 'wolf').pick({ guard: 1 }, 4);
  expect(at.state.seats[1]?.wounds).toBe(0);
});

it('[VG-STAND-01] a beaten guard without an omen is wounded', () => {
  const at = table().run(night, { toughness: 2 }, 'wolf').pick({ guard: 1 }, 3);
  expect(at.state.seats[1]?.wounds).toBe(1);
});

it('[VG-STAND-01] a beaten guard may burn an omen to escape', () => {
  const at = table((state) => state.seats[1]?.omens.push(...state.omens.middle.splice(0, 1)));
  at.run(night, { toughness: 2 }, 'wolf').pick({ guard: 1 }, 1).pick({ omen: 'owl' });
  expect(at.state.seats[1]).toMatchObject({ wounds: 0, omens: [] });
  expect(at.state.omens.discards).toEqual(['owl']);
});

it('[VG-ROUND-01] every seat takes a turn, then night falls and a new round begins', () => {
  const at = table().run(vigilRound, { seat: 0, toughness: 2 });
  at.pick('rest').pick('rest', 'stars');
  expect(at.state.round).toBe(2);
  expect(at.decision?.seat).toBe(0);
});

it('[VG-END-01] the game is lost when the fire is out', () => {
  const at = table((state) => (state.fire = 2)).run(night, { toughness: 2 }, 'quiet');
  expect(at.state.outcome).toMatchObject({ result: 'loss', reason: 'dark' });
});

it('[VG-END-01] the game is won after the last round', () => {
  const at = table((state) => (state.round = 6)).run(vigilRound, { seat: 1, toughness: 2 });
  at.pick('rest', 'stars');
  expect(at.state.outcome).toMatchObject({ result: 'win', reason: 'dawn' });
});

describe('the harness', () => {
  it('fails when a scripted roll is left over', () => {
    const at = table().run(turn, { seat: 0, actions: 2 });
    expect(() => at.pick('rest', 6)).toThrow('not used: 6');
  });

  it('fails when nothing or more than one thing fits', () => {
    const at = table().run(turn, { seat: 0, actions: 2 });
    expect(() => at.pick({ verb: 'fly' })).toThrow('0 options of "action" fit');
    expect(() => at.pick({})).toThrow('3 options of "action" fit');
    expect(() => at.refusal({ verb: 'rest' })).toThrow('is not refused');
  });

  it('leaves the state that it was given alone', () => {
    const { state } = start(vigil, vigil.defaults(2), 1);
    const before = hash(state);
    new Harness(vigil, state).run(night, { toughness: 2 }, 'quiet');
    expect(hash(state)).toBe(before);
  });

  it('fails when an invariant does not hold', () => {
    expect(() => table((state) => (state.fire = 99))).toThrow('The fire is at 99.');
  });
});
