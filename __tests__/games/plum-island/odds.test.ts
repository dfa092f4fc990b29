/** The odds that the table shows are exact: checked against counting every throw by hand. */
import { start } from '../../../src/core/engine';
import { copy } from '../../../src/core/plain';
import { plumIsland } from '../../../src/games/plum-island';
import { fateChance, oddsOf } from '../../../src/games/plum-island/board/odds';
import { preview } from '../../../src/games/plum-island/board/preview';
import { FATE, FATE_CARDS } from '../../../src/games/plum-island/data/fateCards';
import { island } from './island';

describe('odds of combat dice', () => {
  it('counts one die: a hit is a hit or a critical', () => {
    expect(oddsOf(1).atLeast(1)).toBeCloseTo(2 / 6, 10);
    expect(oddsOf(1).shields(1)).toBeCloseTo(2 / 6 + (1 / 6) * (2 / 6) * (6 / 5), 8);
  });

  it('rolls a critical again, without limit', () => {
    // Two hits with one die: a critical, then a hit or another critical.
    expect(oddsOf(1).atLeast(2)).toBeCloseTo((1 / 6) * (2 / 6), 10);
    expect(oddsOf(1).atLeast(3)).toBeCloseTo((1 / 36) * (2 / 6), 10);
  });

  it('needs two light hits for one', () => {
    // No hit with two dice: neither a hit nor a critical, and not two light hits.
    expect(oddsOf(2).atLeast(1)).toBeCloseTo(1 - (16 / 36 - 1 / 36), 10);
  });

  it('counts shields as hits on open ground', () => {
    expect(oddsOf(1, { shieldsHit: true }).atLeast(1)).toBeCloseTo(4 / 6, 10);
    expect(oddsOf(3, { shieldsHit: true }).shields(1)).toBe(0);
  });

  it('counts the first critical double where it is', () => {
    // One die: two hits for any critical, and nothing else gives two.
    expect(oddsOf(1, { criticalBonus: 1 }).atLeast(2)).toBeCloseTo(1 / 6, 10);
    expect(oddsOf(1, { criticalBonus: 1 }).atLeast(1)).toBeCloseTo(2 / 6, 10);
    // Two dice, three hits: see which pairs of first faces and re-rolls give them.
    expect(oddsOf(2, { criticalBonus: 1 }).atLeast(3)).toBeGreaterThan(oddsOf(2).atLeast(3));
  });
});

describe('odds of the next Fate Card', () => {
  const { state } = start(plumIsland, plumIsland.defaults(2), 7);

  it('counts what is left in the deck, not six sides', () => {
    const thin = copy(state);
    thin.fate = { top: [], middle: ['F01', 'F02', 'F03'], bottom: [], discards: [] };
    const low = [FATE.F01, FATE.F02, FATE.F03].filter(({ fate }) => fate <= 3).length;
    expect(fateChance(thin, ({ fate }) => fate <= 3)).toBeCloseTo(low / 3, 10);
  });

  it('knows a card that lies on top, and shuffles an empty deck anew', () => {
    const known = copy(state);
    known.fate.top = ['F10'];
    expect(fateChance(known, ({ fate }) => fate === FATE.F10.fate)).toBe(1);
    const empty = copy(state);
    empty.fate = { top: [], middle: [], bottom: [], discards: FATE_CARDS.map(({ id }) => id) };
    expect(fateChance(empty, ({ fate }) => fate === 6)).toBeCloseTo(1 / 6, 10);
  });
});

describe('previews', () => {
  it('say what a fight may bring, with its exact odds', () => {
    const table = island('PIC', 'GT').put('pic1', '3G').stack('3G', 4).turn();
    const [fight] = table.options({ verb: 'closeCombat', unit: 'pic1' });
    if (!fight || !table.decision) throw new Error('There is no fight to preview.');
    const seen = preview(table.state, table.decision, fight);
    expect(seen?.text).toContain('rolls 3 dice against up to');
    expect(seen?.odds?.find(({ label }) => label === 'At least 1 hit')?.chance).toBeCloseTo(
      oddsOf(3).atLeast(1),
      10,
    );
    expect(seen?.odds?.find(({ label }) => label === 'Destroyed (4 hits)')?.chance).toBeCloseTo(
      oddsOf(3).atLeast(4),
      10,
    );
  });
});
