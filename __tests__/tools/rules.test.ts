import { definedIds, isExample, prefixOf } from '../../src/tools/rules/checklist';
import { provedIds } from '../../src/tools/rules/proof';

const RULES = `
# A game - rules checklist
One row = one statement. \`PI-MODES-08\` is only mentioned here.

## 0. Vocabulary (PI-TERM)

| ID | Statement | Source |
|---|---|---|
| PI-TERM-01 | **Unit**: see PI-MOVE-07. | L180 |
| PI-TERM-02 | Another, as PI-TERM-99 says. | L181 |

| Fate Number | Result | ID |
|---|---|---|
| 1 | Widespread, PI-BRIDGE-50 | PI-TBRIDGE-01 |

Table PI-XP-T1

| Achievement | Rule |
|---|---|
| Zombie | PI-XP-77 |

**PI-EX-01 Bridge damage 5** (PI-EX-77 is like it). Given a fresh setup.

### PI-EX-02 Inactive room (L5)
`;

describe('the ids of a checklist', () => {
  it('are those that it defines, not those that it mentions', () => {
    expect(prefixOf(RULES)).toBe('PI');
    expect(definedIds(RULES, 'PI')).toEqual([
      'PI-TERM-01',
      'PI-TERM-02',
      'PI-TBRIDGE-01',
      'PI-XP-T1',
      'PI-EX-01',
      'PI-EX-02',
    ]);
  });

  it('may be ranges and lists in an index', () => {
    const index = `
| class | cite ids |
|---|---|
| units | PI-UNIT-08 to PI-UNIT-11 |
| tiles | PI-TILE-LAB, PI-TILE-C1 |`;
    expect(definedIds(index, 'PI')).toEqual([
      'PI-UNIT-08',
      'PI-UNIT-09',
      'PI-UNIT-10',
      'PI-UNIT-11',
      'PI-TILE-LAB',
      'PI-TILE-C1',
    ]);
  });

  it('may be short in a content file that says that they are cited with a prefix', () => {
    const table = `
| ID | Name | Ability id | Effect id |
|---|---|---|---|
| AG1 | Light Feet | AB01 spare-parts | blaze |

### M1 Cold Landing (Campaign mission 1)

| Recipe | Materials |
|---|---|
| R1 | Rag + Spirits, see WP06 |
`;
    const said = `Tests and the in-app reference cite it with the game prefix: perk AG1 as \`EX-AG1\`.\n${table}`;
    expect(definedIds(said, 'EX')).toEqual(['EX-AG1', 'EX-AB01', 'EX-M1', 'EX-R1']);
    expect(definedIds(table, 'EX')).toEqual([]);
  });

  it('tell worked examples apart, also where the game itself is called EX', () => {
    expect(['PI-EX-01', 'BC-EDGE-12', 'EX-EX-46'].every(isExample)).toBe(true);
    expect(['EX-AG1', 'EX-RULING-12', 'PI-CLOSE-09'].some(isExample)).toBe(false);
  });
});

describe('a rule is proved', () => {
  const results = (fullName: string, status = 'passed') =>
    JSON.stringify({ testResults: [{ assertionResults: [{ fullName, status }] }] });

  it('by a passed test that has its id in brackets', () => {
    expect([
      ...provedIds(results('close combat [PI-CLOSE-09] [EX-AG1, DD-TILE-LAB] as in PI-MOVE-01')),
    ]).toEqual(['PI-CLOSE-09', 'EX-AG1', 'DD-TILE-LAB']);
  });

  it.each(['failed', 'pending', 'skipped', 'todo'])('never by a test that is %s', (status) => {
    expect(provedIds(results('[PI-CLOSE-09] a stack', status)).size).toBe(0);
  });
});
