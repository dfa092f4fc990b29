/** The game from the first mission to the last: turns, what follows a mission, saves and pauses (EX-CAMPAIGN, EX-SAVE). */
import { take } from '../../../core/bag';
import { call, end, go, option } from '../../../core/procedure';
import { DIRECTOR_DECK } from '../data/directorCards';
import { CAMPAIGN } from '../data/mission';
import { missionOf } from '../data/missions';
import { PERKS, POWER_USES } from '../data/perks';
import { SAVE_SPACES } from '../data/tables';
import { faceClosest, heroPiece, returnGear } from '../pieces';
import { isMelee } from '../queries';
import { freshStart, layBoard, newHero } from '../setup';
import { procedure, question, type Campaign, type ExodusState, type Play, type Ticket } from '../state';
import { endPhase } from './endPhase';
import { heroMove } from './heroMove';
import { infectedMove } from './infectedMove';
import { choosePerks, lobby, supplies, takePlaces } from './lobby';
import { spawnPhase } from './spawning';

/** The four phases, again and again: there is no turn limit (EX-TURN-01, -07). */
export const turns = procedure('turns', {
  heroes: () => call(heroMove, {}),
  infected: () => call(infectedMove, { bitten: [], hero: 0, queue: [] }),
  spawn: () => call(spawnPhase, { rolls: 0 }),
  end: () => call(endPhase, { advanced: false }, 'heroes'),
});

export const exodus = procedure('exodus', {
  begin(play) {
    play.emit({ type: 'missionBegan', mission: play.state.mission, rule: `EX-${play.state.mission}` });
    play.mark(`mission/${play.state.mission}`);
  },
  supplies: () => call(supplies, { hero: 0, left: 0 }),
  prepare(play) {
    const { campaign } = play.state;
    if (campaign === null) return call(choosePerks, { hero: 0, left: 0 });
    return campaign.completed > 0 ? call(lobby, { levels: [], hero: 0, card: '' }) : undefined;
  },
  deal(play) {
    const { state } = play;
    restorePowers(state);
    if (state.director === null) return;
    const cards = missionOf(state.mission).directorCards;
    const deck = [...DIRECTOR_DECK];
    const hand = Array.from({ length: cards }, () => take(deck, play.random));
    state.director = { hand, discards: [], played: false };
    play.emit({ type: 'directorDealt', cards, rule: 'EX-DIRECTOR-02' });
  },
  places: () => call(takePlaces, { hero: 0 }),
  face(play) {
    for (const unit of play.state.infected) faceClosest(play.state, unit);
  },
  turns: () => call(turns, {}, 'afterMission'),
  afterMission(play) {
    const { state } = play;
    state.phase = 'between';
    if (state.campaign === null) return end();
    if (state.result === 'lost') return go('afterDefeat');
    closeMission(play);
    if (state.campaign.completed < CAMPAIGN.length) return;
    state.outcome = { result: 'win', reason: 'campaign', rule: 'EX-RULING-156' };
    return end();
  },
  missionDone: question<object, { verb: string }>({
    seat: () => 'team',
    options: (state) => [
      option({ verb: 'continue' }),
      ...(mayPause(state) ? [option({ verb: 'pause' })] : []),
      ...(maySave(state) ? [option({ verb: 'save' })] : []),
    ],
    choose(play, _, { verb }) {
      const campaign = campaignOf(play.state);
      if (verb === 'continue') return go('nextMission');
      const ticket = writeTicket(play.state);
      if (verb === 'save') {
        campaign.saves.push(ticket);
        play.mark('save');
        play.emit({
          type: 'ticketWritten',
          kind: 'save',
          space: campaign.saves.length,
          rule: 'EX-SAVE-03',
        });
        return go('nextMission');
      }
      campaign.pause = ticket;
      campaign.pauses++;
      play.mark('pause');
      play.emit({ type: 'ticketWritten', kind: 'pause', space: 0, rule: 'EX-SAVE-01' });
    },
    always: true,
  }),
  paused: question<object, { verb: string }>({
    seat: () => 'team',
    options: () => [option({ verb: 'resume' })],
    choose(play) {
      const campaign = campaignOf(play.state);
      if (campaign.pause !== null) readTicket(play.state, campaign.pause);
      campaign.pause = null;
      play.emit({ type: 'resumed', kind: 'pause', rule: 'EX-SAVE-02' });
      return go('nextMission');
    },
    always: true,
  }),
  afterDefeat: question<object, { verb: string }>({
    seat: () => 'team',
    options: ({ campaign }) => [
      ...((campaign?.saves.length ?? 0) > 0 ? [option({ verb: 'loadSave' })] : []),
      option({ verb: 'restart' }),
      option({ verb: 'giveUp' }),
    ],
    choose(play, _, { verb }) {
      const { state } = play;
      const campaign = campaignOf(state);
      if (verb === 'giveUp') {
        state.outcome = { result: 'loss', reason: 'givenUp', rule: 'EX-CAMPAIGN-06' };
        return end();
      }
      campaign.defeats++;
      const ticket = campaign.saves[campaign.saves.length - 1];
      if (verb === 'loadSave' && ticket !== undefined) {
        play.mark('loadSave');
        readTicket(state, ticket);
        play.emit({ type: 'resumed', kind: 'save', rule: 'EX-SAVE-05' });
        return go('nextMission');
      }
      // A new campaign: nothing is kept, all spaces are free (EX-RULING-156).
      state.campaign = { completed: 0, saves: [], pause: null, pauses: 0, defeats: campaign.defeats };
      state.mission = CAMPAIGN[0];
      freshStart(state);
      play.mark('restart');
      play.emit({ type: 'resumed', kind: 'start', rule: 'EX-SAVE-06' });
      return go('begin');
    },
    always: true,
  }),
  nextMission(play) {
    const { state } = play;
    state.mission = CAMPAIGN[campaignOf(state).completed] ?? CAMPAIGN[0];
    layBoard(state);
    return go('begin');
  },
});

export function campaignOf(state: ExodusState): Campaign {
  if (state.campaign === null) throw new Error('This is not a campaign.');
  return state.campaign;
}

/** Hard: no saves, one pause in the whole campaign (EX-RULING-157). */
const maySave = (state: ExodusState): boolean =>
  state.options.difficulty === 'normal' && campaignOf(state).saves.length < SAVE_SPACES;
const mayPause = (state: ExodusState): boolean =>
  state.options.difficulty === 'normal' || campaignOf(state).pauses < 1;

/** All uses of power perks come back at the start of a mission (EX-POWER-03). */
function restorePowers(state: ExodusState): void {
  for (const hero of state.heroes) {
    for (const perk of hero.perks) if (PERKS[perk].power) hero.uses[perk] = POWER_USES;
  }
}

/** After a won mission: melee weapons go back, discards lie face up under the deck (EX-CAMPAIGN-01, -02). */
function closeMission(play: Play): void {
  const { state } = play;
  campaignOf(state).completed++;
  state.heroes.forEach((hero, who) => {
    for (const { card } of [...hero.gear]) {
      if (!isMelee(card)) continue;
      returnGear(state, hero, card);
      play.emit({ type: 'meleeDiscarded', hero: who, card, at: [heroPiece(who)], rule: 'EX-WEAPON-09' });
    }
  });
  state.search.up.push(...state.search.discards);
  state.search.discards = [];
}

export function writeTicket(state: ExodusState): Ticket {
  return {
    completed: campaignOf(state).completed,
    heroes: state.heroes.map(({ id, dial, gear, cards, perks, xp }) => ({
      id,
      dial,
      gear: gear.map(({ card, rounds }) => ({ card, rounds })),
      cards: [...cards],
      perks: [...perks],
      xp,
    })),
    search: { down: [...state.search.down], up: [...state.search.up], discards: [] },
    equipment: [...state.equipment],
  };
}

function readTicket(state: ExodusState, ticket: Ticket): void {
  campaignOf(state).completed = ticket.completed;
  state.heroes = ticket.heroes.map((record) => ({
    ...newHero(record.id),
    dial: record.dial,
    gear: record.gear.map((gear) => ({ ...gear, used: false, jammed: false })),
    cards: [...record.cards],
    perks: [...record.perks],
    xp: record.xp,
  }));
  state.search = { down: [...ticket.search.down], up: [...ticket.search.up], discards: [] };
  state.equipment = [...ticket.equipment];
}
