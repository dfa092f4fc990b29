/** How events stand in the log: an icon, the colour of a threat, and where a new chapter begins. */
import type { OnlyOptionEvent } from '../../../core/procedure';
import type { LogMark } from '../../../ui/gameView';
import type { IconName } from '../../../ui/icons';
import { colour } from '../../../ui/theme';
import type { DarkestEvent } from '../events';
import { people } from '../words';
import { EMBER, INDIGO } from './looks';

const ICONS_OF: Readonly<Partial<Record<DarkestEvent['type'], IconName>>> = {
  cameraSet: 'cctv-camera',
  cameraChecked: 'cctv-camera',
  codeDrawn: 'combination-lock',
  chipsPlaced: 'padlock',
  chipRevealed: 'key',
  darknessGrew: 'moon',
  eventMoved: 'hourglass',
  terrorStruck: 'evil-eyes',
  spawnRolled: 'shambling-zombie',
  tokenPlaced: 'shambling-zombie',
  tokenTurned: 'raise-zombie',
  fireStarted: 'flame',
  fireSpread: 'flame',
  burnAdded: 'flame',
  tileDestroyed: 'flame',
  burnsRemoved: 'fire-extinguisher',
  fireOut: 'fire-extinguisher',
  creatureArrived: 'wolf-head',
  creatureMoved: 'wolf-head',
  creatureHit: 'wolf-head',
  creatureKilled: 'wolf-head',
  moved: 'walking-boot',
  searched: 'binoculars',
  cardFound: 'cardboard-box-closed',
  cardPassed: 'trade',
  chipPassed: 'trade',
  gearSwitched: 'trade',
  doorOpened: 'unlocking',
  functionUsed: 'cog',
  healed: 'heart-plus',
  chipEntered: 'keyboard',
  codeBypassed: 'combination-lock',
  laboratoryOpened: 'unlocking',
  skillBought: 'upgrade',
  escapeTried: 'handcuffed',
  freed: 'handcuffed',
  attackRolled: 'crosshair',
  zombieKilled: 'crosshair',
  enemyPushed: 'push',
  enemyAttacked: 'claw-slashes',
  defended: 'riot-shield',
  wounded: 'broken-heart',
  bitten: 'fangs',
  entrapped: 'grab',
  zombiesMoved: 'shambling-zombie',
  reinforced: 'raise-zombie',
  powerUsed: 'power-lightning',
  zombified: 'virus',
  eliminated: 'death-skull',
  cureTaken: 'vial',
  nemesisArrived: 'death-skull',
  nemesisMoved: 'footprint',
  nemesisHit: 'crosshair',
  nemesisKilled: 'trophy',
  cornerDestroyed: 'broken-wall',
};

const THREATS: ReadonlySet<string> = new Set([
  'wounded',
  'bitten',
  'entrapped',
  'eliminated',
  'enemyAttacked',
  'terrorStruck',
  'creatureArrived',
  'zombified',
  'cornerDestroyed',
  'nemesisArrived',
]);

export function mark(event: DarkestEvent | OnlyOptionEvent): LogMark | null {
  switch (event.type) {
    case 'onlyOption':
      return null;
    case 'roundBegan':
      return { icon: 'night-sky', colour: INDIGO, chapter: `Round ${event.round}` };
    case 'groupActs':
      return { icon: 'tabletop-players', colour: colour.lamp, chapter: people(event.members) };
    case 'groupDone':
      return { icon: 'evil-eyes', colour: colour.danger, chapter: 'The house reacts' };
    case 'showdownBegan':
      return { icon: 'death-skull', colour: colour.danger, chapter: 'The showdown' };
    default: {
      const icon = ICONS_OF[event.type];
      const tint = event.type.startsWith('fire') || event.type === 'burnAdded' ? EMBER : undefined;
      const shade = THREATS.has(event.type) ? colour.danger : tint;
      return icon ? { icon, ...(shade ? { colour: shade } : {}) } : null;
    }
  }
}
