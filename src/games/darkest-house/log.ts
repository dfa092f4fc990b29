/** One sentence for everything that happens. */
import type { GameText } from '../../core/game';
import { CREATURES, NEMESES, POWER_NAMES } from './data/enemies';
import { SKILLS } from './data/survivors';
import { TILE } from './data/tiles';
import type { DarkestEvent } from './events';
import { columnOf, DIRECTION_NAMES, rowOf } from './geometry';
import type { DarkestState } from './state';
import {
  cardWords,
  chipWords,
  CLAW_WORDS,
  clawsWords,
  colourWords,
  functionWords,
  ICON_WORDS,
  iconsWords,
  listed,
  locationWords,
  lockWords,
  many,
  people,
  person,
  roomWords,
  TERROR_WORDS,
  tileWords,
} from './words';

const EVENT_WORDS = {
  zombies: 'zombies',
  fire: 'fire',
  clock: 'the clock',
  nothing: 'an empty space',
} as const;
const ATTACKERS = { horde: 'The horde', creature: 'The creature', nemesis: 'The nemesis' } as const;
const TARGETS = { zombie: 'a zombie', creature: 'the creature', nemesis: 'the nemesis' } as const;
const cellWords = (cell: string): string => `row ${rowOf(cell)}, column ${columnOf(cell)}`;
const zombies = (count: number): string => many(count, 'zombie');
const creatureName = (id: keyof typeof CREATURES): string => `The ${CREATURES[id].name}`;
const bodyWords = (kind: 'horde' | 'token', count: number): string =>
  kind === 'token' ? 'A token' : zombies(count);

export const events: GameText<DarkestState, DarkestEvent>['events'] = {
  tilePlaced: (e) => `The ${TILE[e.tile].name} lies at ${cellWords(e.cell)}.`,
  tileTakenBack: (e) => `The ${TILE[e.tile].name} was taken back.`,
  houseReady: (e) => `The house stands: ${e.tiles} tiles.`,
  cameraSet: (e, state) =>
    `The camera in the ${roomWords(state, e.camera)} looks ${DIRECTION_NAMES[e.direction as 0 | 1 | 2 | 3]} and sees ${many(e.rooms.length, 'room')}.`,
  codeDrawn: (e) => `The code of the laboratory: ${listed(e.tokens.map(colourWords))}.`,
  chipsPlaced: (e) => `${e.two} chips with two icons and ${e.three} with three were laid on the locks.`,
  chipRevealed: (e, state) => `On ${lockWords(state, e.lock)} lies ${chipWords(e.chip)}.`,
  chipLost: (e) => `The fire took ${chipWords(e.chip)}.`,
  roundBegan: (e) => `Round ${e.round} begins.`,
  eventMoved: (e) => `The event marker moves on to ${EVENT_WORDS[e.event]}.`,
  darknessGrew: (e) => `The darkness grows to ${e.to}.`,
  groupsFormed: (e) => `The groups: ${e.groups.map((group) => people(group)).join('; ')}.`,
  groupActs: (e) => `${people(e.members)} may act.`,
  groupDone: (e) =>
    e.members.length > 0 ? `${people(e.members)} finished.` : 'Nobody of the group is left.',
  cameraChecked: (e, state) =>
    `A camera watched the ${roomWords(state, e.room)}: ${iconsWords(e.dice)}. ${e.alarm ? 'Somebody noticed.' : 'Nobody noticed.'}`,
  terrorStruck: (e, state) => `Terror at the ${roomWords(state, e.cell)}: ${TERROR_WORDS[e.face]}.`,
  spawnRolled: (e) =>
    e.column === 6
      ? 'Zombies come straight to the survivors.'
      : `Zombies come to row ${e.row}, column ${e.column}.`,
  spawnSkipped: (e) =>
    e.reason === 'stack' ? 'No spawn token is left.' : 'There is no place for new zombies.',
  tokenPlaced: (e, state) => `Something moves in the ${roomWords(state, e.room)}.`,
  tokenTurned: (e, state) =>
    `${zombies(e.placed)} ${e.placed === 1 ? 'stands' : 'stand'} in the ${roomWords(state, e.room)}.`,
  locationRolled: (e) =>
    `The location roll says row ${e.row}, column ${e.column}${e.accepted ? '.' : ': again.'}`,
  fireStarted: (e, state) => `A fire breaks out in the ${tileWords(state, e.cell)}.`,
  fireSpread: (e, state) =>
    e.from === e.to
      ? `The fire stays in the ${roomWords(state, e.from)}.`
      : `The fire moves to the ${roomWords(state, e.to)}.`,
  burnAdded: (e, state) => `The ${roomWords(state, e.cell)} burns with ${many(e.burns, 'marker')}.`,
  tileDestroyed: (e, state) => `The ${roomWords(state, e.cell)} burns out.`,
  zombiesBurnt: (e, state) => `${zombies(e.count)} burnt in the ${roomWords(state, e.room)}.`,
  burnsRemoved: (e, state) =>
    `${person(e.survivor)} put out ${many(e.count, 'marker')} in the ${roomWords(state, e.cell)}.`,
  fireOut: () => 'The fire is out.',
  lurkingChecked: (e, state) =>
    `Something may lurk in the ${roomWords(state, e.cell)}: ${iconsWords(e.dice)}. ${e.found ? 'It does.' : 'It is quiet.'}`,
  creatureArrived: (e, state) => `${creatureName(e.creature)} appears in the ${roomWords(state, e.room)}.`,
  creatureHealed: (e) => `${creatureName(e.creature)} heals a hit on its ${locationWords(e.location)}.`,
  creatureMoveRolled: (e) => `${creatureName(e.creature)} patrols ${many(e.roll, 'room')}.`,
  creatureMoved: (e, state) => `${creatureName(e.creature)} comes to the ${roomWords(state, e.to)}.`,
  creatureStays: (e) => `${creatureName(e.creature)} stays where it is.`,
  creatureHit: (e) =>
    `${creatureName(e.creature)} is hit on its ${locationWords(e.location)}${e.destroyed ? ', which is destroyed.' : '.'}`,
  creatureKilled: (e) => `${creatureName(e.creature)} is dead.`,
  moved: (e, state) =>
    `${people(e.survivors)} ${e.by === 'fear' ? 'fled' : e.by === 'retreat' ? 'retreated' : 'went'} to the ${roomWords(state, e.to)}.`,
  searched: (e, state) =>
    `${person(e.survivor)} searched the ${roomWords(state, e.room)}: ${iconsWords(e.dice)}${e.alarm ? ', and was heard.' : '.'}`,
  cardFound: (e) => `${person(e.survivor)} took the ${cardWords(e.card)}.`,
  cardPassed: (e) => `${person(e.from)} handed the ${cardWords(e.card)} to ${person(e.to)}.`,
  chipPassed: (e) => `${person(e.from)} handed ${chipWords(e.chip)} to ${person(e.to)}.`,
  cardDiscarded: (e) => `${person(e.survivor)} has the ${cardWords(e.card)} no more.`,
  gearSwitched: (e) =>
    `${person(e.survivor)} ${e.side === 'right' ? 'took up' : 'put away'} the ${cardWords(e.card)}.`,
  doorOpened: (e, state) =>
    `${people([e.survivor, ...e.helpers])} opened ${lockWords(state, e.lock)}${
      e.unmatched > 0 ? ` by force, at ${many(e.unmatched, 'step')} of darkness.` : '.'
    }`,
  pried: (e) =>
    `${person(e.survivor)} used a crowbar: ${ICON_WORDS[e.icon]}. ${e.worked ? 'It held.' : 'It slipped.'}`,
  functionUsed: (e) => `${person(e.survivor)} used ${functionWords(e.name)}.`,
  healed: (e) => `${person(e.survivor)} healed ${many(e.from - e.to, 'wound')}.`,
  ammoChanged: (e) => `${person(e.survivor)}'s ${cardWords(e.card)} has ${many(e.to, 'ammo marker')}.`,
  virusRemoved: (e) => `${person(e.survivor)} is rid of the second virus token.`,
  chipEntered: (e) =>
    `${person(e.survivor)} entered ${chipWords(e.chip)}: ${e.removed.length > 0 ? `${listed(e.removed.map(colourWords))} solved.` : 'nothing matched.'}`,
  codeBypassed: (e) => `${person(e.survivor)} bypassed ${colourWords(e.removed)}.`,
  laboratoryOpened: () => 'The laboratory is open.',
  cardUsed: (e) =>
    `${person(e.survivor)} used the ${cardWords(e.card)}${e.on === e.survivor ? '.' : ` on ${person(e.on)}.`}`,
  actionGained: (e) => `${person(e.survivor)} can act once more.`,
  skillBought: (e) => `${person(e.survivor)} learnt ${SKILLS[e.skill].name}.`,
  skillUsed: (e) => `${person(e.survivor)} used ${SKILLS[e.skill].name}.`,
  xpGained: (e) => `${person(e.survivor)} gained ${e.to - e.from} XP.`,
  escapeTried: (e) =>
    `${people(e.payers)} tried to free ${person(e.survivor)}: ${iconsWords(e.dice)}. ${e.freed ? 'It worked.' : 'It did not work.'}`,
  freed: (e) => `${person(e.survivor)} is free.`,
  attackRolled: (e) => `${person(e.survivor)} attacked with ${cardWords(e.weapon)}: ${iconsWords(e.dice)}.`,
  dieRerolled: (e) => `${person(e.survivor)} rolled a failure again: ${ICON_WORDS[e.icon]}.`,
  iconCancelled: (e) => `A failure cancelled a ${ICON_WORDS[e.icon]} of ${person(e.survivor)}.`,
  iconConverted: (e) => `${person(e.survivor)} used ${ICON_WORDS[e.from]} as ${ICON_WORDS[e.to]}.`,
  zombieKilled: (e, state) =>
    `${person(e.survivor)} killed a zombie in the ${roomWords(state, e.room)}${e.by === 'fire' ? ' by throwing it into the fire.' : '.'}`,
  enemyPushed: (e, state) =>
    `${person(e.survivor)} pushed ${TARGETS[e.target]} into the ${roomWords(state, e.to)}.`,
  enemyAttacked: (e, state) =>
    `${ATTACKERS[e.by]} attacks in the ${roomWords(state, e.room)}: ${clawsWords(e.dice)}.`,
  defended: (e) =>
    `The defense rolled ${iconsWords(e.dice)} and cancels ${many(e.successes, 'die', 'dice')}.`,
  clawCancelled: (e) => `The defense cancelled ${CLAW_WORDS[e.claw]}.`,
  clawNegated: (e) => `Its wounds took the ${CLAW_WORDS[e.claw]} away.`,
  clawAllocated: (e) => `${person(e.survivor)} takes the ${CLAW_WORDS[e.claw]}.`,
  clawIgnored: (e) => `The ${CLAW_WORDS[e.claw]} had no effect.`,
  wounded: (e) => `${person(e.survivor)} lost ${e.to - e.from} health.`,
  shielded: (e) => `${person(e.survivor)} was spared ${e.amount} damage.`,
  bitten: (e) => `${person(e.survivor)} was bitten and carries a virus token on the ${e.side}.`,
  biteResisted: (e) => `The bite did not get through to ${person(e.survivor)}: ${iconsWords(e.dice)}.`,
  entrapped: (e) => `${person(e.survivor)} is held fast.`,
  zombiesMoved: (e, state) => `${bodyWords(e.kind, e.count)} came to the ${roomWords(state, e.to)}.`,
  reinforced: (e, state) =>
    `${bodyWords(e.kind, e.count)} joined the horde in the ${roomWords(state, e.to)}.`,
  powerUsed: (e) => `Power attack: ${POWER_NAMES[e.power]}.`,
  zombified: (e) =>
    `The virus in ${person(e.survivor)} reached skill ${e.slot}${e.lost.length > 0 ? `: ${listed(e.lost.map((skill) => SKILLS[skill].name))} is lost.` : '.'}`,
  eliminated: (e) => `${person(e.survivor)} ${e.cause === 'virus' ? 'turned into a zombie.' : 'died.'}`,
  reentered: (e) => `${person(e.survivor)} came into the entrance hall.`,
  showdownBegan: () => 'The showdown begins: all doors are open.',
  cureTaken: (e) => `${person(e.survivor)} took the cure.`,
  nemesisArrived: (e) => `The nemesis is ${NEMESES[e.nemesis].name}, with ${many(e.cubes, 'cube')}.`,
  cubePlaced: (e) => `The ${e.area} area of the nemesis took one more cube.`,
  markersDealt: (e) => `The survivors have ${many(e.total, 'action marker')}.`,
  markersShifted: (e) => `${many(e.returned, 'marker')} returned, ${e.shifted} moved to the middle.`,
  markerLost: (e) => `${person(e.survivor)} lost an action marker.`,
  markerGained: (e) => `${person(e.survivor)} gained an action marker.`,
  nemesisMoved: (e, state) => `The nemesis walks into the ${roomWords(state, e.to)}.`,
  nemesisHit: (e) => `The nemesis is hit in the ${e.area} area: ${many(e.left, 'cube')} left.`,
  nemesisKilled: (e) => `${NEMESES[e.nemesis].name} is dead.`,
  cornerDestroyed: (e, state) => `The nemesis destroyed the ${roomWords(state, e.cell)}.`,
};
