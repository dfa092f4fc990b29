/** What the icons of an attack do: hits, pushes and retreats, one by one. (Chapters Combat by survivors, Survivor die.) */
import { call, end, go, option } from '../../../core/procedure';
import { at, gainXp, hitCreature, killCreature, openLocations, removeZombies } from '../changes';
import { AREAS, CREATURES, type Area } from '../data/enemies';
import { cardOf } from '../data/equipment';
import { cellOf, type Room } from '../geometry';
import { pushedTo, sees, waysOut } from '../passages';
import { enterRoom } from '../procedures/entering';
import { woundCreature } from '../procedures/fire';
import {
  count,
  hasSkill,
  heatOf,
  isAblaze,
  placeOf,
  procedure,
  question,
  survivorAt,
  survivorsIn,
  zombiesIn,
  type DarkestState,
  type Play,
  type Procedure,
} from '../state';
import { baseRange, FISTS, roomsInRange } from './attack';

type Target = 'zombie' | 'creature' | 'nemesis';
type Pushed = { target: Target; room: Room; direction: number };
type Assign = {
  who: number;
  weapon: string;
  room: Room;
  hits: number;
  pushes: number;
  aims: number;
  /** Hits that have been inflicted. */
  done?: number;
  /** Bonus hits that the last hit brought, and on whom. */
  bonus?: number;
  bonusOn?: Target;
  pierced?: boolean;
  weakSpot?: boolean;
  blasted?: boolean;
  blastDue?: boolean;
  /** Who was pushed last: a further knockback may send it on in the same line. */
  pushed?: Pushed | null;
};

type Facets = {
  verb: string;
  target?: string;
  room?: Room;
  location?: string;
  area?: string;
  direction?: number;
};
const choice = (facets: Facets) => option(facets);

const effectOf = (weapon: string) => (weapon === FISTS ? undefined : cardOf(weapon).effect);

export const assignIcons: Procedure<Assign> = procedure<Assign>('assignIcons', {
  check({ state }, frame) {
    return iconOptions(state, frame).length > 0 ? undefined : go('over');
  },
  assignIcon: question<Assign, Facets>({
    seat: (_, frame) => frame.who,
    options: (state, frame) => [...iconOptions(state, frame), choice({ verb: 'done' })],
    choose(play, frame, picked) {
      if (picked.verb === 'done') return go('over');
      if (picked.verb === 'push') {
        frame.pushes--;
        push(play, frame, picked);
        return go('fire');
      }
      if (picked.verb === 'blast') {
        frame.pushes--;
        frame.blasted = true;
        frame.blastDue = picked.target === 'creature';
        play.mark('effect/BLAST');
        inflict(play, frame, picked);
        return go('bonus');
      }
      frame.hits--;
      inflict(play, frame, picked);
      return go('bonus');
    },
  }),
  /** A creature knocked into the fire dies of it, or burns where the milder rule is played. */
  fire(play, { pushed }) {
    const { state } = play;
    const { creature } = state;
    if (!creature || pushed?.target !== 'creature' || CREATURES[creature.id].fireproof) return go('check');
    const hits = heatOf(state, cellOf(creature.room));
    if (hits === 0) return go('check');
    if (!state.options.knockbackFireKillsCreature)
      return call(woundCreature, { hits, cause: 'combat' }, 'check');
    killCreature(play, 'combat');
    return go('check');
  },
  bonus({ state }, frame) {
    if ((frame.bonus ?? 0) > 0 && bonusOptions(state, frame).length > 0) return;
    frame.bonus = 0;
    return go('blastPush');
  },
  bonusHit: question<Assign, Facets>({
    seat: (_, frame) => frame.who,
    options: (state, frame) => bonusOptions(state, frame),
    choose(play, frame, picked) {
      frame.bonus = (frame.bonus ?? 0) - 1;
      strike(play, frame, picked);
      return go('bonus');
    },
  }),
  /** After a blast the creature, if it lives and can be moved, is pushed. */
  blastPush({ state }, frame) {
    const due = frame.blastDue === true;
    frame.blastDue = false;
    return due && creaturePushes(state, frame.room).length > 0 ? undefined : go('check');
  },
  blastDirection: question<Assign, Facets>({
    seat: (_, frame) => frame.who,
    options: (state, frame) => creaturePushes(state, frame.room),
    choose(play, frame, picked) {
      push(play, frame, picked);
      return go('fire');
    },
  }),
  over: (_, frame) => end(frame.done ?? 0),
});

/** Everything that a hit or a knockback of this attack can do now. */
function iconOptions(state: DarkestState, frame: Assign) {
  const options: ReturnType<typeof choice>[] = [];
  if (frame.hits > 0) options.push(...hitOptions(state, frame));
  if (frame.pushes === 0) return options;
  options.push(...pushOptions(state, frame));
  if (effectOf(frame.weapon) === 'BLAST' && frame.blasted !== true) {
    options.push(...targetsIn(state, frame.room, 'blast'));
  }
  return options;
}

function hitOptions(state: DarkestState, frame: Assign) {
  const range = baseRange(survivorAt(state, frame.who), frame.weapon) + frame.aims;
  return roomsInRange(state, frame.room, range).flatMap((room) => targetsIn(state, room, 'hit'));
}

/** The enemies of a room as targets: a zombie, each open location of the creature, each area of the nemesis. */
function targetsIn(state: DarkestState, room: Room, verb: string) {
  const options: ReturnType<typeof choice>[] = [];
  if (zombiesIn(state, room) > 0) options.push(choice({ verb, target: 'zombie', room }));
  if (state.creature?.room === room) {
    for (const location of openLocations(state))
      options.push(choice({ verb, target: 'creature', room, location }));
  }
  if (state.nemesis?.room === room) {
    for (const area of AREAS) {
      if (state.nemesis.cubes[area] > 0) options.push(choice({ verb, target: 'nemesis', room, area }));
    }
  }
  return options;
}

function bonusOptions(state: DarkestState, { bonusOn }: Assign) {
  const room =
    bonusOn === 'creature' ? state.creature?.room : bonusOn === 'nemesis' ? state.nemesis?.room : undefined;
  return room === undefined
    ? []
    : targetsIn(state, room, 'hit').filter((one) => one.facets.target === bonusOn);
}

/** A hit, and the bonus hits of a rifle and of Jack's eye for weak spots. */
function inflict(play: Play, frame: Assign, picked: Facets): void {
  strike(play, frame, picked);
  const target = picked.target as Target;
  frame.bonusOn = target;
  if (target === 'zombie') return;
  if (effectOf(frame.weapon) === 'PIERCE' && frame.pierced !== true) {
    frame.pierced = true;
    frame.bonus = (frame.bonus ?? 0) + 1;
    play.mark('effect/PIERCE');
  }
  if (hasSkill(survivorAt(play.state, frame.who), 'JA3') && frame.weakSpot !== true) {
    frame.weakSpot = true;
    frame.bonus = (frame.bonus ?? 0) + 1;
    play.mark('skill/JA3');
  }
}

function strike(play: Play, frame: Assign, { target, room = '', location, area }: Facets): void {
  frame.done = (frame.done ?? 0) + 1;
  if (target === 'zombie') {
    removeZombies(play.state, room, 1);
    zombieKilled(play, frame.who, room, 'hit');
  } else if (target === 'creature') {
    hitCreature(play, location ?? '', 'combat');
  } else {
    hitNemesis(play, area as Area);
  }
}

function zombieKilled(play: Play, who: number, room: Room, by: 'hit' | 'fire'): void {
  const survivor = survivorAt(play.state, who).id;
  play.emit({
    type: 'zombieKilled',
    survivor,
    room,
    by,
    rule: by === 'hit' ? 'DD-COMBAT-07' : 'DD-FIRE-16',
    at: [at.room(room)],
  });
  gainXp(play, who, 1, 'DD-XP-01');
}

function hitNemesis(play: Play, area: Area): void {
  const { nemesis } = play.state;
  if (!nemesis) return;
  nemesis.cubes[area]--;
  const left = AREAS.reduce((sum, one) => sum + nemesis.cubes[one], 0);
  play.emit({
    type: 'nemesisHit',
    nemesis: nemesis.id,
    area,
    left,
    rule: 'DD-NEMESIS-07',
    at: [at.room(nemesis.room)],
  });
}

/** Pushes of an enemy of the own room, and of the one pushed last, on along its line. */
function pushOptions(state: DarkestState, frame: Assign) {
  const { room, pushed } = frame;
  const options: ReturnType<typeof choice>[] = [];
  if (zombiesIn(state, room) > 0) options.push(...pushesFrom(state, room, 'zombie'));
  options.push(...creaturePushes(state, room));
  if (pushed && stillThere(state, pushed) && sees(state, room, pushed.room)) {
    for (const to of pushedTo(state, pushed.room, pushed.direction)) {
      options.push(
        choice({
          verb: 'push',
          target: pushed.target,
          room: to,
          direction: pushed.direction,
          location: pushed.room,
        }),
      );
    }
  }
  return options;
}

const stillThere = (state: DarkestState, { target, room }: Pushed): boolean =>
  target === 'creature' ? state.creature?.room === room : zombiesIn(state, room) > 0;

const creaturePushes = (state: DarkestState, room: Room) =>
  state.creature?.room === room ? pushesFrom(state, room, 'creature') : [];

function pushesFrom(state: DarkestState, room: Room, target: Target) {
  return [0, 1, 2, 3].flatMap((direction) =>
    pushedTo(state, room, direction).map((to) => choice({ verb: 'push', target, room: to, direction })),
  );
}

function push(play: Play, frame: Assign, { target, room: to = '', direction = 0, location }: Facets): void {
  const { state } = play;
  // Only a push that goes on names the room it goes on from.
  const from = location ?? frame.room;
  const survivor = survivorAt(state, frame.who).id;
  frame.pushed = { target: target as Target, room: to, direction };
  play.emit({
    type: 'enemyPushed',
    survivor,
    target: target as Target,
    from,
    to,
    rule: 'DD-DICE-05',
    at: [at.room(from), at.room(to)],
  });
  if (target === 'creature') {
    if (state.creature) state.creature.room = to;
    return;
  }
  removeZombies(state, from, 1);
  if (isAblaze(state, cellOf(to))) {
    zombieKilled(play, frame.who, to, 'fire');
    frame.pushed = null;
  } else {
    count(state.hordes, to, 1);
  }
}

type Retreat = { who: number; room: Room; left: number; gone: number[] };

/** Retreat icons: the attacker or others of its room leave, one room for each icon. */
export const retreats: Procedure<Retreat> = procedure<Retreat>('retreats', {
  check: ({ state }, frame) => (frame.left > 0 && runaways(state, frame).length > 0 ? undefined : end()),
  retreatTo: question<Retreat, { verb: string; survivor?: string; room?: Room }>({
    seat: (_, frame) => frame.who,
    options: (state, frame) => [
      option<{ verb: string; survivor?: string; room?: Room }>({ verb: 'stay' }),
      ...runaways(state, frame),
    ],
    choose(play, frame, { verb, survivor, room }) {
      if (verb === 'stay') return end();
      const who = placeOf(play.state, survivor ?? '');
      frame.left--;
      if (!frame.gone.includes(who)) frame.gone.push(who);
      return call(enterRoom, { who: [who], to: room ?? '', by: 'retreat' }, 'check');
    },
  }),
});

function runaways(state: DarkestState, { room, gone }: Retreat) {
  const able = [...new Set([...survivorsIn(state, room), ...gone])].sort();
  return able.flatMap((who) => {
    const survivor = survivorAt(state, who);
    if (survivor.room === null || survivor.entrapped) return [];
    return waysOut(state, survivor.room).map((to) =>
      option<{ verb: string; survivor?: string; room?: Room }>({
        verb: 'retreat',
        survivor: survivor.id,
        room: to,
      }),
    );
  });
}
