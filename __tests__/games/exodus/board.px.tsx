/** The floor plan and the mats, drawn in three states: at the start, in a fight, and in a grapple on a plan with water. */
import { Group } from '@shopify/react-native-skia/lib/commonjs/headless';

import { start } from '../../../src/core/engine';
import { copy } from '../../../src/core/plain';
import { exodus } from '../../../src/games/exodus';
import { Board } from '../../../src/games/exodus/board/Board';
import { endingArt } from '../../../src/games/exodus/board/cardArt';
import { boundsOf, centreOf } from '../../../src/games/exodus/board/floor';
import { layout } from '../../../src/games/exodus/board/layout';
import { HERO_LIVERY, KIND_LOOK } from '../../../src/games/exodus/board/looks';
import { describe as describeTarget } from '../../../src/games/exodus/board/words';
import { Mat, matLayout, mats } from '../../../src/games/exodus/mats';
import { boardOf, namedSquare } from '../../../src/games/exodus/queries';
import { heroAt, type ExodusState } from '../../../src/games/exodus/state';
import { stillCamera } from '../../../src/ui/gameView';
import { draw, fonts } from '../../kit/paper';

jest.setTimeout(60_000);

const options = { ...exodus.defaults(2), mission: 'M1', heroes: ['kira' as const, 'mike' as const] };
const opening = start(exodus, options, 7).state;

/** Kira stands before the open door of room A, Mike inside it. */
function placed(from: ExodusState, kira: string, mike: string): ExodusState {
  const state = copy(from);
  heroAt(state, 0).square = namedSquare(state, kira);
  heroAt(state, 1).square = namedSquare(state, mike);
  return state;
}
const beginning = placed(opening, '0,3', '0,4');
const fight = placed(opening, '3,3', '2,1');
fight.rooms = ['a'];
fight.doors = fight.doors.map((_, door) => door === 0);
fight.phase = 'heroes';
fight.turn = 3;
fight.acting = 0;
heroAt(fight, 0).ap = 3;
heroAt(fight, 0).dial = 3;
heroAt(fight, 1).alert = true;

const slipway = copy(start(exodus, { ...options, mission: 'M3' }, 7).state);
heroAt(slipway, 0).square = namedSquare(slipway, '4,6');
heroAt(slipway, 0).prone = true;
heroAt(slipway, 1).square = namedSquare(slipway, '3,5');
const [first] = slipway.infected;
if (first) {
  first.square = null;
  heroAt(slipway, 0).grapple = [first.id];
}

interface Look {
  readonly lit?: readonly string[];
  readonly overlay?: string;
  readonly zoom?: number;
}
const VIEW = { width: 390, height: 420 };
const ALL = [0, 0, VIEW.width, VIEW.height] as const;

function scene(state: ExodusState, { lit = [], overlay, zoom = 1 }: Look) {
  return (
    <Board
      state={state}
      layout={layout(state)}
      fonts={fonts}
      camera={stillCamera(zoom)}
      lit={new Set(lit)}
      selected={new Set()}
      away={new Set()}
      overlay={overlay ?? null}
    />
  );
}

/** As a phone shows it, with the square in the middle. */
function look(state: ExodusState, square: string, more: Look = {}) {
  const { zoom = 0.7 } = more;
  const { x, y } = centreOf(boardOf(state), namedSquare(state, square));
  const transform = [
    { translateX: VIEW.width / 2 - x * zoom },
    { translateY: VIEW.height / 2 - y * zoom },
    { scale: zoom },
  ];
  return draw(VIEW.width, VIEW.height, <Group transform={transform}>{scene(state, more)}</Group>);
}

/** All of it, as a tablet shows it. */
function whole(state: ExodusState, more: Look = {}) {
  const { width, height } = boundsOf(boardOf(state));
  const zoom = 1180 / width;
  return draw(
    1180,
    Math.ceil(height * zoom),
    <Group transform={[{ scale: zoom }]}>{scene(state, { ...more, zoom })}</Group>,
  );
}

const SHUT = '#B3202F';
const SICK = KIND_LOOK.zombie.tint;

describe('the floor plan', () => {
  it('shows walls, shut doors, and both heroes at their landing, on the first turn', async () => {
    const seen = await look(beginning, '3,4');
    seen.save('exodus-start.png');
    expect(seen.count('#C9D2CD', ALL)).toBeGreaterThan(800);
    expect(seen.count(SHUT, ALL)).toBeGreaterThan(100);
    expect(seen.count(HERO_LIVERY.kira.light, ALL)).toBeGreaterThan(60);
    expect(seen.count(HERO_LIVERY.mike.light, ALL)).toBeGreaterThan(60);
  });

  it('opens the door and lifts the fog of a room that is entered, and shows who faces us', async () => {
    const before = await look(beginning, '4,3');
    const after = await look(fight, '4,3');
    after.save('exodus-fight.png');
    expect(after.count(SHUT, ALL)).toBeLessThan(before.count(SHUT, ALL));
    expect(after.count(SICK, ALL)).toBeGreaterThan(100);
    expect(after.count('#CFC8B6', ALL)).toBeGreaterThan(before.count('#CFC8B6', ALL) + 200);
  });

  it('lights what can be picked', async () => {
    const lit = await look(fight, '4,3', { lit: ['square:4,3', 'square:4,2', 'unit:1', 'door:0'] });
    lit.save('exodus-lit.png');
    expect(lit.count('#FFF0C4', ALL)).toBeGreaterThan(60);
    expect(lit.count('#FFD98A', ALL)).toBeGreaterThan(60);
  });

  it.each(['sight', 'smell', 'reach', 'intent'])('draws the overlay %s on top of it', async (overlay) => {
    const plain = await look(fight, '4,4');
    const seen = await look(fight, '4,4', { overlay });
    seen.save(`exodus-${overlay}.png`);
    let changed = 0;
    for (let y = 0; y < VIEW.height; y += 8)
      for (let x = 0; x < VIEW.width; x += 8) if (seen.at(x, y) !== plain.at(x, y)) changed++;
    expect(changed).toBeGreaterThan(15);
  });

  it('shows a grapple beside the water: the hero lies, the infected is on it, the rib waits', async () => {
    const seen = await look(slipway, '5,6');
    seen.save('exodus-grapple.png');
    expect(seen.count('#E0364A', ALL)).toBeGreaterThan(60);
    expect(seen.count(HERO_LIVERY.kira.light, ALL)).toBeGreaterThan(60);
    const rib = await look(slipway, '12,7');
    expect(rib.count('#A9642E', ALL)).toBeGreaterThan(200);
  });

  it.each(['M1', 'M2', 'M6'])('draws the whole plan of %s', async (mission) => {
    const state = mission === 'M1' ? fight : start(exodus, { ...options, mission }, 7).state;
    const seen = await whole(state);
    seen.save(`exodus-plan-${mission}.png`);
    expect(seen.count('#C9D2CD', [0, 0, 1180, 300])).toBeGreaterThan(400);
  });
});

describe('the last picture', () => {
  const BOX = [0, 0, 320, 180] as const;

  it('shows those who got away before the sun, and an empty boat to nobody', async () => {
    const crew = await draw(320, 180, endingArt(true, ['kira', 'mike', 'isla', 'odhran']));
    const nobody = await draw(320, 180, endingArt(true, []));
    crew.save('exodus-ending-won.png');
    expect(nobody.count('#FFD98A', BOX)).toBeGreaterThan(crew.count('#FFD98A', BOX) + 2000);
    expect(crew.count('#E0364A', BOX)).toBeGreaterThan(100);
  });

  it('shows the quay under a red moon when it was lost', async () => {
    const lost = await draw(320, 180, endingArt(false, []));
    lost.save('exodus-ending-lost.png');
    expect(lost.count('#A8303C', BOX)).toBeGreaterThan(2000);
    expect(lost.count('#FFD98A', BOX)).toBe(0);
  });
});

describe('the mats', () => {
  const width = 380;
  const cut = copy(start(exodus, { ...exodus.defaults(3), mission: 'campaign', director: true }, 7).state);
  if (cut.director) cut.director.hand = ['D01-1', 'D07-1', 'D17-1'];
  const drawn = async (state: ExodusState, id: string) => {
    const own = matLayout(state, id, width, 1);
    const sheet = (
      <Mat id={id} state={state} fonts={fonts} layout={own} lit={new Set()} selected={new Set()} />
    );
    return { own, seen: await draw(width, own.height, sheet, '#0E1316') };
  };

  it.each(mats(cut).map(({ id }) => id))(
    'prints %s with words on it, and its last line inside',
    async (id) => {
      const { own, seen } = await drawn(cut, id);
      seen.save(`exodus-mat-${id}.png`);
      expect(seen.count('#EDE6D6', [0, 0, width, own.height])).toBeGreaterThan(100);
      expect(seen.count('#EDE6D6', [0, own.height - 4, width, own.height])).toBe(0);
    },
  );

  it('turns the infection dial', async () => {
    const healthy = await drawn(beginning, 'hero-0');
    const sick = await drawn(fight, 'hero-0');
    sick.seen.save('exodus-mat-kira.png');
    const all = [0, 0, width, healthy.own.height] as const;
    expect(healthy.seen.count('#E0364A', all)).toBe(0);
    expect(sick.seen.count('#E0364A', all)).toBeGreaterThan(300);
  });

  it('prints to-hit tables: red faces kill, amber ones knock down', async () => {
    const { own, seen } = await drawn(beginning, 'hero-0');
    const all = [0, 0, width, own.height] as const;
    expect(seen.count('#A8202F', all)).toBeGreaterThan(2000);
    expect(seen.count('#3A2A12', all)).toBeGreaterThan(800);
  });

  it('shows in a grapple who holds the hero, and what is carried', async () => {
    const held = copy(slipway);
    const item = Object.keys(held.items)[0];
    if (item === undefined) throw new Error('The mission has no items.');
    heroAt(held, 0).item = item;
    const { own, seen } = await drawn(held, 'hero-0');
    seen.save('exodus-mat-grapple.png');
    const ids = own.targets.map(({ id }) => id);
    expect(ids).toContain(`grappler:${heroAt(held, 0).grapple[0]}`);
    expect(ids).toContain(`carried:${item}`);
    expect(seen.count(SICK, [0, 0, width, own.height])).toBeGreaterThan(60);
  });

  it('is a lobby before a mission of the campaign, with everybody on it', async () => {
    const { own, seen } = await drawn(cut, 'lobby');
    // Mike's kit holds what a molotov is made of (R1): the bench offers it beside the heroes.
    expect(own.targets.map(({ facets }) => facets)).toEqual([
      ...cut.heroes.map((_, hero) => ({ hero })),
      { card: 'R1' },
    ]);
    expect(seen.count('#323F45', [0, 0, width, own.height])).toBeGreaterThan(300);
    expect(mats(beginning).some(({ id }) => id === 'lobby')).toBe(false);
  });

  it('keeps the hand of the director face down for everybody else', async () => {
    const hidden = exodus.view?.(cut, 0) ?? cut;
    const ids = (state: ExodusState) => matLayout(state, 'director', width, 1).targets.map(({ id }) => id);
    expect(ids(hidden)).toEqual(['sheet:hand 0', 'sheet:hand 1', 'sheet:hand 2']);
    expect(ids(cut)).toEqual(['director:D01-1', 'director:D07-1', 'director:D17-1']);
  });

  it('has words for everything that can be tapped on a mat', () => {
    for (const { id } of mats(cut))
      for (const target of matLayout(cut, id, width, 1).targets)
        expect(describeTarget(cut, target.id)?.title).toBeTruthy();
  });

  it('grows with the text size instead of cutting it off', () => {
    for (const { id } of mats(cut))
      expect(matLayout(cut, id, width, 2).height).toBeGreaterThan(1.4 * matLayout(cut, id, width, 1).height);
  });
});
