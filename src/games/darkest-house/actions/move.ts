/** Moving, alone or together. (Chapter Move; in the showdown two rooms for one marker.) */
import { again, call, end, go, option, type Refusal } from '../../../core/procedure';
import { at, pay } from '../changes';
import { SKILLS } from '../data/survivors';
import type { Room } from '../geometry';
import { enterRoom } from '../procedures/entering';
import { waysOut } from '../passages';
import {
  actionsLeft,
  activeMembers,
  enemyIn,
  hasSkill,
  placeOf,
  procedure,
  question,
  survivorAt,
  survivorsIn,
  type DarkestState,
  type Play,
  type Procedure,
} from '../state';

export type MoveVerb = 'move' | 'fleetFoot' | 'slipPast';

const isStuck = (state: DarkestState, who: number): boolean => {
  const { room, entrapped } = survivorAt(state, who);
  return room === null || entrapped || enemyIn(state, room);
};

export function moveOptions(state: DarkestState, who: number) {
  const survivor = survivorAt(state, who);
  const { room, entrapped } = survivor;
  if (room === null || entrapped) return [];
  const verbs: MoveVerb[] = [];
  const able = actionsLeft(state, survivor) >= 1;
  const free = hasSkill(survivor, 'NI0') && !survivor.used.includes('NI0');
  if (!isStuck(state, who)) {
    if (able) verbs.push('move');
    if (free) verbs.push('fleetFoot');
  } else if (able && hasSkill(survivor, 'NI2') && survivor.xp >= (SKILLS.NI2.use ?? 0)) {
    verbs.push('slipPast');
  }
  return verbs.flatMap((verb) =>
    waysOut(state, room).map((to) =>
      option(
        { verb: verb as string, survivor: survivor.id as string, room: to },
        verb === 'fleetFoot' ? { ap: 0 } : { ap: 1 },
      ),
    ),
  );
}

export function moveRefusals(state: DarkestState, who: number): Refusal[] {
  const { id, room, entrapped } = survivorAt(state, who);
  if (room === null || !isStuck(state, who)) return [];
  return [{ facets: { verb: 'move', survivor: id }, rule: entrapped ? 'DD-MOVE-10' : 'DD-MOVE-04' }];
}

type Move = { who: number; verb: MoveVerb; to: Room; party: number[]; carried?: boolean };

export const move: Procedure<Move> = procedure<Move>('move', {
  begin(play, frame) {
    const { state } = play;
    const survivor = survivorAt(state, frame.who);
    if (frame.verb === 'fleetFoot') spendSkill(play, frame.who, 'NI0');
    else pay(play, frame.who, 1);
    if (frame.verb === 'slipPast') {
      survivor.xp -= SKILLS.NI2.use ?? 0;
      play.mark('skill/NI2');
      play.emit({
        type: 'skillUsed',
        survivor: survivor.id,
        skill: 'NI2',
        rule: 'DD-SKILL-NI2',
        at: [at.survivor(survivor.id)],
      });
    }
    frame.party = [frame.who];
    return frame.verb === 'move' && companions(state, frame).length > 0 ? undefined : go('walk');
  },
  whoJoins: question<Move, { verb: string; survivor?: string }>({
    seat: () => 'team',
    options: (state, frame) => [option({ verb: 'go' }), ...companions(state, frame)],
    choose(play, frame, { verb, survivor }) {
      if (verb === 'go') return go('walk');
      const who = placeOf(play.state, survivor ?? '');
      frame.party.push(who);
      if (verb === 'carry') {
        frame.carried = true;
        spendSkill(play, frame.who, 'LE3');
      } else {
        pay(play, who, 1);
      }
      return companions(play.state, frame).length > 0 ? again : go('walk');
    },
  }),
  walk: (_, frame) => call(enterRoom, { who: frame.party, to: frame.to, by: 'move' }),
  /** In the showdown a marker is worth two rooms, as long as no enemy is met. */
  goOn({ state }, frame) {
    if (state.stage !== 'showdown' || frame.verb !== 'move' || enemyIn(state, frame.to)) return end();
    frame.party = frame.party.filter((who) => survivorAt(state, who).room === frame.to);
    return frame.party.length > 0 ? undefined : end();
  },
  secondRoom: question<Move, { verb: string; room?: Room }>({
    seat: (_, frame) => frame.party[0] ?? frame.who,
    options: (state, frame) => [
      option({ verb: 'stop' }),
      ...waysOut(state, frame.to).map((room) => option({ verb: 'walkOn', room })),
    ],
    choose(_, frame, { verb, room }) {
      return verb === 'stop'
        ? end()
        : call(enterRoom, { who: frame.party, to: room ?? '', by: 'move' }, 'arrived');
    },
  }),
  arrived: () => end(),
});

function spendSkill(play: Play, who: number, skill: 'NI0' | 'LE3'): void {
  const survivor = survivorAt(play.state, who);
  survivor.used.push(skill);
  play.mark(`skill/${skill}`);
  play.emit({
    type: 'skillUsed',
    survivor: survivor.id,
    skill,
    rule: `DD-SKILL-${skill}`,
    at: [at.survivor(survivor.id)],
  });
}

/** Who may come along: active survivors who pay, and one whom Leo carries. */
function companions(state: DarkestState, { who, party, carried }: Move) {
  const leader = survivorAt(state, who);
  const active = activeMembers(state);
  const others = survivorsIn(state, leader.room ?? '').filter(
    (other) => !party.includes(other) && !survivorAt(state, other).entrapped,
  );
  const carries = carried !== true && hasSkill(leader, 'LE3') && !leader.used.includes('LE3');
  return [
    ...others
      .filter((other) => active.includes(other) && actionsLeft(state, survivorAt(state, other)) >= 1)
      .map((other) =>
        option<{ verb: string; survivor?: string }>(
          { verb: 'join', survivor: survivorAt(state, other).id },
          { ap: 1 },
        ),
      ),
    ...(carries ? others : []).map((other) =>
      option<{ verb: string; survivor?: string }>({ verb: 'carry', survivor: survivorAt(state, other).id }),
    ),
  ];
}
