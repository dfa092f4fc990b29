/** The Biohazard Level and the cubes of the Draw Bag (PI-BIO, PI-END-04 to -08). */
import { remove, take } from '../../../core/bag';
import { again, end, option, type RuleId } from '../../../core/procedure';
import { CUBE_LEVELS, type Cube } from '../data/tables';
import { procedure, question, type Play } from '../state';

/** Raises or lowers the Level, never below 0. Reaching 17 is defeat: see the state checks. */
export function changeBiohazard(play: Play, change: number, rule: RuleId): void {
  const { state } = play;
  const before = state.biohazard;
  state.biohazard = Math.max(0, before + change);
  play.emit({
    type: 'biohazard',
    change: state.biohazard - before,
    level: state.biohazard,
    rule,
    at: ['biohazard'],
  });
}

/** One cube from the pools into the Draw Bag: yellow before red; none left, the Level rises instead. */
export function addCube(play: Play, rule: RuleId = 'PI-BIO-02'): void {
  const { state } = play;
  const cube = state.cubePool.yellow > 0 ? 'yellow' : 'red';
  if (state.cubePool[cube] === 0) return changeBiohazard(play, 1, 'PI-BIO-03');
  state.cubePool[cube]--;
  state.cubeBag.push(cube);
  play.emit({ type: 'cubeAdded', cube, rule, at: ['cubes'] });
}

/** A Biohazard draw: two cubes are drawn, counted and put back (PI-END-07). */
export function biohazardDraw(play: Play, rule: RuleId = 'PI-END-04'): void {
  const { state } = play;
  const cubes: Cube[] = [take(state.cubeBag, play.random), take(state.cubeBag, play.random)];
  state.cubeBag.push(...cubes);
  const level = cubes.reduce((sum, cube) => sum + CUBE_LEVELS[cube], 0);
  play.emit({ type: 'cubesDrawn', cubes, level, rule, at: ['cubes'] });
  if (level > 0) changeBiohazard(play, level, 'PI-END-05');
}

/** A cube leaves the Draw Bag for its pool (PI-BIO-05). */
export function returnCube(play: Play, cube: 'yellow' | 'red', rule: RuleId = 'PI-BIO-05'): void {
  const { state } = play;
  remove(state.cubeBag, cube);
  state.cubePool[cube]++;
  play.emit({ type: 'cubeRemoved', cube, rule, at: ['cubes'] });
}

type TakeCubes = { seat: number; count: number };

/** Up to `count` yellow or red cubes of the seat's choice leave the Draw Bag (PI-RULING-87). */
export const takeCubes = procedure<TakeCubes>('takeCubes', {
  anyLeft(play, frame) {
    const taken = frame.count === 0 || play.state.cubeBag.every((cube) => cube === 'green');
    return taken ? end() : undefined;
  },
  takeCube: question<TakeCubes, { cube: string }>({
    seat: (_, frame) => frame.seat,
    options: (state) => [
      ...(['red', 'yellow'] as const)
        .filter((cube) => state.cubeBag.includes(cube))
        .map((cube) => option<{ cube: string }>({ cube })),
      option({ cube: 'done' }),
    ],
    refusals: () => [{ facets: { cube: 'green' }, rule: 'PI-BIO-06' }],
    choose(play, frame, { cube }) {
      if (cube !== 'red' && cube !== 'yellow') return end();
      returnCube(play, cube, 'PI-RULING-87');
      frame.count--;
      const noneLeft = frame.count === 0 || play.state.cubeBag.every((left) => left === 'green');
      return noneLeft ? end() : again;
    },
  }),
});
