/** The table's store over a running game of Vigil: deciding, telling, passing the phone on, undo, and trouble. */
import { Session } from '../../src/core/session';
import { CALM, type TableSettings } from '../../src/table/settings';
import { TableStore, type Timers } from '../../src/table/store';
import { inMotion, tell } from '../../src/table/playback';
import type { AnyGameView } from '../../src/ui/gameView';
import { vigil, type VigilState } from '../kit/vigil';

/** Only what the store asks of a view: its drawing is tested elsewhere. */
const view: AnyGameView = {
  id: 'vigil',
  layout: (state) => ({
    bounds: { x: 0, y: 0, width: 100, height: 100 },
    targets: (state as VigilState).seats.map((_, seat) => ({
      id: `seat:${seat}`,
      kind: 'piece',
      shape: { kind: 'circle', x: seat * 20, y: 0, r: 8 },
      at: { x: seat * 20, y: 0 },
      z: 0,
      label: `Seat ${seat + 1}`,
      facets: { guard: seat },
    })),
  }),
  zoom: { near: 1, max: 2 },
  Board: () => null as never,
  mats: () => [],
  matLayout: () => ({ width: 0, height: 0, scale: 1, targets: [] }),
  Mat: () => null as never,
  status: () => ({ title: '', subtitle: '', tracks: [] }),
  describe: () => null,
  animate: (event) =>
    event.type === 'gathered'
      ? [
          { do: 'flash', targets: ['seat:0'], colour: '#FFFFFF' },
          { do: 'dice', title: 'Gathering', dice: [] },
        ]
      : [],
  guide: [],
};

class Hand implements Timers {
  private work: (() => void)[] = [];
  set(work: () => void): unknown {
    this.work.push(work);
    return work;
  }
  clear(handle: unknown): void {
    this.work = this.work.filter((one) => one !== handle);
  }
  /** Whatever waits, happens. */
  tick(): void {
    for (const one of this.work.splice(0)) one();
  }
}

function table(players = 2, settings: Partial<TableSettings> = {}, shown = view) {
  const session = Session.begin(vigil, {
    options: { players, rounds: 6, toughness: 2 },
    seed: 7,
    names: ['Ada', ''],
  });
  const timers = new Hand();
  const store = new TableStore(session as unknown as Session, shown, { ...CALM, ...settings }, timers);
  const choose = (id: string) => {
    store.narrow({ type: 'option', id });
    store.confirm();
  };
  return { store, session, timers, choose, now: () => store.getSnapshot() };
}

const lastLine = ({ log }: TableStore) => log.since(0).at(-1)?.text;

it('passes the phone by name before the first decision, and opens it afterwards', () => {
  const { store, now } = table();
  expect(now().phase).toBe('handOver');
  expect(now().decision).toBeNull();
  expect(store.nameOf(0)).toBe('Ada');
  expect(store.nameOf(1)).toBe('Player 2');
  store.acceptHandOver();
  expect(now().decision?.kind).toBe('action');
});

it('skips the hand-over for one person, or when it is switched off', () => {
  expect(table(1).now().phase).toBe('deciding');
  expect(table(2, { handOver: false }).now().phase).toBe('deciding');
  const { store, now } = table();
  store.setSettings({ ...CALM, handOver: false });
  expect(now().phase).toBe('deciding');
});

it('keeps the hand-over for a seat with secrets, whatever the settings say', () => {
  const isSecret = (_: unknown, seat: number | 'team') => seat === 1;
  const { store, now, choose } = table(2, { animationSpeed: 0, handOver: false }, { ...view, isSecret });
  expect(now().phase).toBe('deciding');
  choose('rest');
  expect(now().phase).toBe('handOver');
  expect(now().decision).toBeNull();
  store.setSettings({ ...CALM, animationSpeed: 0, handOver: true });
  store.setSettings({ ...CALM, animationSpeed: 0, handOver: false });
  expect(now().phase).toBe('handOver');
  store.acceptHandOver();
  expect(now().decision?.seat).toBe(1);
});

it('tells what the next person has missed', () => {
  const { now, choose, store } = table(2, { animationSpeed: 0 });
  store.acceptHandOver();
  choose('rest');
  expect(now().phase).toBe('handOver');
  expect(now().since.map((line) => line.text)).toEqual(['Seat 1 rested.']);
});

it('plays what happened step by step while the game has long moved on', () => {
  const { now, choose, timers, session } = table(1);
  choose('gather');
  expect(session.length).toBe(1);
  expect(now().phase).toBe('playing');
  expect(now().told.map((line) => line.text)).toHaveLength(1);
  expect(now().shown.choices).toBe(0);
  timers.tick();
  expect(now().telling?.at).toBe(1);
  timers.tick();
  expect(now().phase).toBe('deciding');
  expect(now().shown.choices).toBe(1);
});

it('can be skipped one step at a time or all at once', () => {
  const { store, now, choose } = table(1);
  choose('gather');
  store.skip();
  expect(now().telling?.at).toBe(1);
  store.skipAll();
  expect(now().phase).toBe('deciding');
});

it('leaves out what only moves with reduced motion, and everything with speed 0', () => {
  const state = table(1).session.state;
  const events = [{ type: 'gathered' }];
  const kinds = (motion: 'full' | 'reduced' | 'none') =>
    inMotion(tell(view, events, state, state), motion).steps.map(({ play }) => play.do);
  expect(kinds('full')).toEqual(['flash', 'dice']);
  expect(kinds('reduced')).toEqual(['dice']);
  expect(kinds('none')).toEqual([]);
});

it('names what undo takes back and stops at a roll', () => {
  const { store, now, choose } = table(1, { animationSpeed: 0 });
  expect(now().undo.note).toBe('Nothing has been decided yet');
  choose('gather');
  expect(now().undo).toMatchObject({ count: 0, note: 'Closed: something was rolled or drawn' });
  choose('stoke');
  const { undo } = now();
  expect(store.session.undoable()).toBe(undo.count);
});

it('takes back and does again, in the log too', () => {
  const { store, now, choose, session } = table(2, { animationSpeed: 0, handOver: false });
  choose('rest');
  expect(now().undo).toMatchObject({ count: 1, note: '1 step: rest' });
  store.undo();
  expect(session.length).toBe(0);
  expect(lastLine(store)).toBeUndefined();
  expect(now().redoable).toBe(1);
  store.redo();
  expect(lastLine(store)).toBe('Seat 1 rested.');
});

it('crosses a roll with free undo, and the game is marked', () => {
  const { store, choose, session } = table(1, { animationSpeed: 0, freeUndo: true });
  choose('gather');
  store.undo();
  expect(session.length).toBe(0);
  expect(session.rewound).toBe(true);
});

it('hides the hand of another seat from whoever holds the phone', () => {
  const { now, choose } = table(2, { animationSpeed: 0, handOver: false });
  choose('scout');
  choose('rest');
  const shown = now().shown as VigilState;
  expect(now().decision?.seat).toBe(1);
  expect(shown.seats[0]?.omens).toEqual(['hidden']);
});

it('goes on with a game whose journal these rules do not follow, and says so in its log', () => {
  const settings = { ...CALM, animationSpeed: 0 as const, handOver: false };
  const played = table(2, settings);
  played.choose('gather');
  const { beginning, state } = played.session;
  const journal = [{ choose: 'a-choice-of-other-rules' }];
  const session = Session.resume(vigil, beginning, null, state, journal) as unknown as Session;
  const store = new TableStore(session, view, settings, new Hand());
  expect(store.log.isComplete).toBe(true);
  expect(lastLine(store)).toBe('The steps up to here were played by other rules and cannot be told again.');
  expect(store.getSnapshot()).toMatchObject({ phase: 'deciding', decision: { id: 1 } });
});

it('reads the log of a resumed game from its journal', () => {
  const { session, choose } = table(2, { animationSpeed: 0, handOver: false });
  choose('rest');
  choose('gather');
  const again = Session.resume(vigil, session.beginning, null, session.state, session.journal);
  const store = new TableStore(again as unknown as Session, view, CALM, new Hand());
  expect(store.log.groups().map((group) => group.title)).toEqual(['Seat 1, round 1', 'Seat 2, round 1']);
});

it('that only looks on goes along with the game, forward and back', () => {
  const played = table(1, { animationSpeed: 0, freeUndo: true });
  const own = Session.begin(vigil, played.session.beginning) as unknown as Session;
  const store = new TableStore(own, view, { ...CALM, animationSpeed: 0 }, new Hand(), true);
  store.start();
  played.choose('rest');
  played.choose('gather');
  own.follow(played.session as unknown as Session);
  expect(store.getSnapshot()).toMatchObject({ phase: 'watching', decision: null, sequence: 2 });
  expect(store.getSnapshot().shown).toEqual(played.now().shown);
  expect(store.log.groups()).toEqual(played.store.log.groups());
  played.store.undo();
  own.follow(played.session as unknown as Session);
  expect(store.getSnapshot()).toMatchObject({ phase: 'watching', sequence: 3 });
  expect(store.getSnapshot().shown).toEqual(played.now().shown);
  expect(store.log.groups()).toEqual(played.store.log.groups());
  store.close();
  played.choose('rest');
  own.follow(played.session as unknown as Session);
  expect(store.getSnapshot().sequence).toBe(3);
});

it('shows a faulty state and goes on from the last good decision', () => {
  const { store, now, session } = table(1, { animationSpeed: 0 });
  const sound = vigil.invariants;
  Object.assign(session.game, { invariants: () => ['The fire is at 99.'] });
  store.narrow({ type: 'option', id: 'rest' });
  store.confirm();
  Object.assign(session.game, { invariants: sound });
  expect(now().phase).toBe('faulty');
  expect(now().fault?.problems).toEqual(['The fire is at 99.']);
  expect(session.length).toBe(0);
  store.leaveFault();
  expect(now().phase).toBe('deciding');
});

it('takes rules that break down for a fault too, and stands where it stood', () => {
  const { store, now, session, choose } = table(1, { animationSpeed: 0 });
  const sound = vigil.check;
  Object.assign(session.game, {
    check: () => {
      throw new TypeError('x is undefined');
    },
  });
  choose('rest');
  Object.assign(session.game, { check: sound });
  expect(now().fault?.problems).toEqual(['TypeError: x is undefined']);
  expect(session.length).toBe(0);
  store.leaveFault();
  expect(now().phase).toBe('deciding');
});

it('lets nobody decide or take back in a game that is only looked at', () => {
  const { session, choose: first } = table(1, { animationSpeed: 0 });
  first('rest');
  const store = new TableStore(session as unknown as Session, view, CALM, new Hand(), true);
  const { phase, decision, narrowing } = store.getSnapshot();
  expect([phase, decision, narrowing]).toEqual(['watching', null, null]);
  store.undo();
  store.redo();
  expect(session.length).toBe(1);
});
