/** Colours, shapes and signs of heroes, infected, gear and deeds. */
import { looksOf } from '../../../ui/emblems';
import type { IconName } from '../../../ui/icons';
import { equipmentId, type GearId, type EquipmentId } from '../data/equipment';
import { HERO_IDS } from '../data/heroes';
import type { InfectedKind } from '../data/infected';
import type { ItemKind } from '../data/mission';
import type { Colour, PerkClass } from '../data/perks';
import { SEARCH_CARDS, type SearchId } from '../data/searchCards';

export const BLOOD = '#E0364A';
export const BLOOD_TEXT = '#FF7B86';
export const TEAL = '#4FB8AE';
export const SMELL = '#C9A13B';
export const SICK = '#C6DB5C';
export const INFECTED_GROUND = '#161D12';

export const { livery: HERO_LIVERY, bust: HERO_BUST } = looksOf('exodus', HERO_IDS);

export const KIND_LOOK: Readonly<Record<InfectedKind, { icon: IconName; tint: string }>> = {
  zombie: { icon: 'shambling-zombie', tint: SICK },
  newborn: { icon: 'baby-face', tint: '#F3B04A' },
  reaver: { icon: 'fish-monster', tint: '#5FC7E8' },
  siren: { icon: 'screaming', tint: '#E58BD0' },
  seeker: { icon: 'eyeball', tint: '#F0655A' },
};

export const ITEM_ICON: Readonly<Record<ItemKind, IconName>> = {
  gateKey: 'key',
  fuse: 'plug',
  fuelCan: 'jerrycan',
  battery: 'battery-pack',
  handset: 'walkie-talkie',
  valveWheel: 'valve',
  flare: 'flashlight',
  supplyBox: 'cardboard-box-closed',
  sampleCase: 'suitcase',
};

const GEAR_ICON: Readonly<Record<EquipmentId, IconName>> = {
  EQ01: 'pistol-gun',
  EQ02: 'desert-eagle',
  EQ03: 'shotgun',
  EQ04: 'flashlight',
  EQ05: 'harpoon-trident',
  EQ06: 'molotov',
  EQ07: 'grenade',
  EQ08: 'medical-pack',
  EQ09: 'crowbar',
  EQ10: 'baseball-bat',
  EQ11: 'machete',
  EQ12: 'fire-axe',
  EQ13: 'knife-thrust',
  EQ14: 'smoke-bomb',
  EQ15: 'locked-door',
  EQ16: 'kevlar-vest',
};
export const gearIcon = (card: GearId): IconName => GEAR_ICON[equipmentId(card)];

export function cardIcon(card: SearchId): IconName {
  switch (SEARCH_CARDS[card].kind) {
    case 'ammunition':
      return 'heavy-bullets';
    case 'find':
      return 'cardboard-box-closed';
    case 'material':
      return 'hammer-nails';
    case 'clatter':
      return 'megaphone';
    case 'nothing':
      return 'trash-can';
  }
}

export const PERK_ICON: Readonly<Record<PerkClass, IconName>> = {
  agility: 'run',
  ballistic: 'crosshair',
  close: 'fist',
  fieldcraft: 'skills',
};

export const PERK_TINT: Readonly<Record<Colour, string>> = {
  red: '#FF7B86',
  amber: '#F0B455',
  green: '#8FD08A',
};

export const VERB_ICON: Readonly<Record<string, IconName>> = {
  move: 'walking-boot',
  moveFire: 'footsteps',
  moveMelee: 'footsteps',
  sprint: 'run',
  dive: 'falling',
  dropProne: 'half-body-crawling',
  crawl: 'half-body-crawling',
  standUp: 'acrobatic',
  stand: 'acrobatic',
  prone: 'half-body-crawling',
  quickFire: 'pistol-gun',
  aimedFire: 'crosshair',
  fanOfLead: 'bullets',
  throwWeapon: 'throwing-ball',
  throwItem: 'throwing-ball',
  melee: 'fist',
  clearDeck: 'spinning-blades',
  execute: 'guillotine',
  assassinate: 'backstab',
  sweep: 'spinning-blades',
  changeWeapon: 'crossed-pistols',
  reload: 'reload-gun-barrel',
  alert: 'on-sight',
  door: 'door-handle',
  stairDoor: 'stairs',
  search: 'binoculars',
  crate: 'wooden-crate',
  interact: 'hand-grip',
  drive: 'speed-boat',
  craft: 'hammer-nails',
  placeItem: 'drop-weapon',
  exchange: 'trade',
  medPack: 'medical-pack',
  power: 'power-lightning',
  smoke: 'smoke-bomb',
  wedge: 'locked-door',
  clearJam: 'wrench',
  leave: 'exit-door',
  end: 'hourglass',
  activate: 'play',
  retire: 'anticlockwise-rotation',
  step: 'walking-boot',
  stop: 'close',
  stay: 'close',
  pickUp: 'hand-grip',
  no: 'close',
  noAttack: 'close',
  give: 'trade',
  take: 'trade',
  done: 'check',
  arm: 'hand-grip',
  load: 'machine-gun-magazine',
  levelUp: 'upgrade',
  tap: 'bullets',
  shove: 'fist',
  fire: 'pistol-gun',
  hold: 'close',
  grab: 'claw-slashes',
  pass: 'close',
  play: 'card-draw',
  dropOff: 'trash-can',
  first: 'rolling-dices',
  second: 'rolling-dices',
  continue: 'play',
  pause: 'ticket',
  save: 'save',
  resume: 'play',
  loadSave: 'save',
  restart: 'anticlockwise-rotation',
  giveUp: 'skull-crossed-bones',
};
