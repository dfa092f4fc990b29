/** The table with Plum Island on it: the sheet that asks, what it refuses and why, undo, passing the phone on, the last screen. */
import { act, fireEvent, screen, within } from '@testing-library/react-native';

import { refusals } from '../../src/core/engine';
import type { Session } from '../../src/core/session';
import { plumIsland } from '../../src/games/plum-island';
import { AREA } from '../../src/games/plum-island/data/topology';
import type { PlumState } from '../../src/games/plum-island/state';
import { view } from '../../src/games/plum-island/view';
import type { Settings } from '../../src/storage';
import { playTo, saveText } from '../../src/tools/moments';
import { newDevice, openApp, servicesOn } from '../app/openApp';

// The whole app is rendered each time.
jest.setTimeout(30_000);

const QUIET: Partial<Settings> = { animationSpeed: 0, handOver: false, guide: false };

function position(moment: string, players = 2, options: object = {}): Session {
  const session = playTo({
    game: plumIsland,
    moment,
    options: { ...plumIsland.defaults(players), ...options },
  });
  if (!session) throw new Error(`No game came to ${moment}.`);
  return session;
}

/** Sits down at a saved game, from Home. */
async function sitDown(session: Session, settings: Partial<Settings> = QUIET) {
  const services = { ...servicesOn(newDevice(), [plumIsland]), loadView: () => Promise.resolve(view) };
  services.settings.set(settings);
  services.saves.importText(saveText(session, 'position'), () => plumIsland);
  await openApp(services);
  fireEvent.press(screen.getByTestId('play'));
  await screen.findByTestId('table');
  return services;
}

const press = (id: string | RegExp) => fireEvent.press(screen.getAllByTestId(id)[0] as never);

describe('the decision sheet', () => {
  const session = position('decision:playerAction');

  it('asks who is to act, with the actions that are left, and offers every verb', async () => {
    await sitDown(session);
    expect(screen.getByTestId('prompt')).toHaveTextContent('Your actions');
    expect(screen.getByLabelText('3 actions')).toBeOnTheScreen();
    fireEvent.press(screen.getByTestId('more-tiles'));
    const verbs = new Set(session.decision?.options.map(({ facets }) => String(facets.verb)));
    for (const verb of verbs)
      expect(screen.queryAllByTestId(new RegExp(`^(pick-verb|option)-${verb}`)).length).toBeGreaterThan(0);
  });

  it('narrows by what is picked, says what it will do, and takes it back', async () => {
    await sitDown(session);
    press('pick-verb-move');
    press(/^(pick-unit-|option-move)/);
    if (screen.queryByTestId('confirm') === null) press(/^(option-move|pick-mode-foot)/);
    expect(screen.getByTestId('preview')).toHaveTextContent(/Walks up to \d Area/);
    press('back-out');
    expect(screen.queryByTestId('confirm')).toBeNull();
    press('picked-verb');
    expect(screen.getByTestId('pick-verb-move')).toBeOnTheScreen();
  });

  it('lists all options as plain buttons', async () => {
    await sitDown(session);
    press('toggle-list');
    const list = within(screen.getByTestId('option-list'));
    for (const { id } of session.decision?.options ?? [])
      expect(list.getByTestId(`option-${id}`)).toBeOnTheScreen();
  });

  it('tells the odds before dice are rolled, unless the player would rather not know', async () => {
    const fight = position('decision:lastStand');
    const services = await sitDown(fight);
    press(/^option-stand/);
    expect(screen.getByLabelText(/^Survives \d+ %$/)).toBeOnTheScreen();
    act(() => services.settings.set({ showOdds: false }));
    expect(screen.queryByLabelText(/^Survives/)).toBeNull();
    expect(screen.getByTestId('preview')).toHaveTextContent(/A Fate Number of \d or less saves/);
  });
});

describe('what is refused', () => {
  it('is greyed with its reason, and opens the rule', async () => {
    const session = position('decision:playerAction');
    await sitDown(session);
    press('more-tiles');
    const verbs = new Set(session.decision?.options.map(({ facets }) => facets.verb));
    const refusal = refusals(plumIsland, session.state).find(
      ({ facets }) => facets.verb !== undefined && !verbs.has(facets.verb),
    );
    expect(refusal).toBeDefined();
    const tile = screen.getByTestId(`refused-verb-${refusal?.facets.verb}`);
    expect(tile.props.accessibilityLabel).toMatch(/not possible: .+/);
    fireEvent.press(tile);
    const rule = plumIsland.rulebook[refusal?.rule ?? '']?.text ?? '';
    expect(await screen.findByText(rule)).toBeOnTheScreen();
  });
});

describe('undo', () => {
  it('goes back to the question, and redo does it again', async () => {
    await sitDown(position('decision:crisisAdrenaline'));
    const before = screen.getByTestId('saved').props.accessibilityLabel;
    press('toggle-list');
    press(/^option-run/);
    press('confirm');
    expect(screen.getByTestId('prompt')).toHaveTextContent(/Where does .+ go\?/);
    press('undo');
    expect(screen.getByTestId('prompt')).toHaveTextContent('Crisis Adrenaline');
    press('redo');
    expect(screen.getByTestId('prompt')).toHaveTextContent(/Where does .+ go\?/);
    expect(screen.getByTestId('saved').props.accessibilityLabel).not.toBe(before);
  });

  it('is closed once a card was drawn, and says so', async () => {
    await sitDown(position('decision:lastStand'));
    press(/^option-stand/);
    press('confirm');
    expect(screen.getByTestId('undo-closed')).toHaveTextContent(/rolled or drawn/);
  });
});

describe('passing the phone on', () => {
  it('names the next player and tells what happened since, before anything can be touched', async () => {
    const session = position('round:2+decision:crisisAdrenaline');
    await sitDown(session, { ...QUIET, handOver: true });
    const cover = within(screen.getByTestId('hand-over'));
    const seat = session.decision?.seat;
    expect(cover.getByText(['Ana', 'Ben'][Number(seat)] ?? '')).toBeOnTheScreen();
    expect(cover.getByText('Since your last turn')).toBeOnTheScreen();
    expect(screen.queryByTestId('decision')).toBeNull();
    press('accept-hand-over');
    expect(screen.getByTestId('decision')).toBeOnTheScreen();
  });

  it('is left out when one person plays alone', async () => {
    await sitDown(position('decision:playerAction', 1), { ...QUIET, handOver: true });
    expect(screen.queryByTestId('hand-over')).toBeNull();
    expect(screen.getByTestId('decision')).toBeOnTheScreen();
  });
});

describe('for those who do not see the board', () => {
  it('has every area with what it holds', async () => {
    const session = position('round:3+decision:playerAction');
    await sitDown(session);
    const state = session.state as PlumState;
    for (const stack of state.stacks.filter(({ at }) => at in AREA)) {
      const area = screen.getByTestId(`target-area:${stack.at}`);
      expect(area.props.accessibilityLabel).toMatch(
        new RegExp(`^${stack.at} .+Stack of ${stack.tiles} tile`),
      );
    }
    for (const [id, unit] of Object.entries(state.units)) {
      if (!(unit.at in AREA)) continue;
      const piece = screen.getByTestId(`target-unit:${id}`);
      expect(piece.props.accessibilityLabel).toContain(`${unit.hits} of`);
    }
  });
});

describe('the end', () => {
  it.each(['biohazard', 'overrun', 'faction'])('has a screen of its own for defeat by %s', async (reason) => {
    const session = position(`end:${reason}`);
    const { state, lastChoice } = session;
    const outcome = plumIsland.outcome(state as PlumState);
    session.undo(1, true);
    await sitDown(session);
    press('toggle-list');
    press(`option-${lastChoice}`);
    press('confirm');
    const { title, body } = plumIsland.text.outcome(state as PlumState, outcome as never);
    expect(screen.getByTestId('outcome')).toHaveTextContent(title);
    expect(screen.getByText(body)).toBeOnTheScreen();
    expect(screen.getByText(/Evacuation Points$/)).toBeOnTheScreen();
  });
});
