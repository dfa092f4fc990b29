/** The 28 perk cards. Double Tap and Dead Eye: rulebook (their colours ours); everything else: ours. */

export const PERK_CLASSES = ['agility', 'ballistic', 'close', 'fieldcraft'] as const;
export type PerkClass = (typeof PERK_CLASSES)[number];
export const COLOURS = ['red', 'amber', 'green'] as const;
export type Colour = (typeof COLOURS)[number];

export const PERK_IDS = [
  ...(['AG1', 'AG2', 'AG3', 'AG4', 'AG5', 'AG6', 'AG7'] as const),
  ...(['BA1', 'BA2', 'BA3', 'BA4', 'BA5', 'BA6', 'BA7'] as const),
  ...(['CC1', 'CC2', 'CC3', 'CC4', 'CC5', 'CC6', 'CC7'] as const),
  ...(['FC1', 'FC2', 'FC3', 'FC4', 'FC5', 'FC6', 'FC7'] as const),
];
export type PerkId = (typeof PERK_IDS)[number];

export interface Perk {
  readonly name: string;
  readonly class: PerkClass;
  readonly colour: Colour;
  readonly power: boolean;
  readonly text: string;
}

/** Uses of a power perk in a mission (rulebook). */
export const POWER_USES = 3;

const perk = (cls: PerkClass, colour: Colour, name: string, text: string, power = false): Perk => ({
  name,
  class: cls,
  colour,
  power,
  text,
});
const power = (cls: PerkClass, colour: Colour, name: string, text: string): Perk =>
  perk(cls, colour, name, text, true);

export const PERKS: Readonly<Record<PerkId, Perk>> = {
  AG1: perk('agility', 'red', 'Light Feet', 'The first plain Move of an activation may cover 2 squares.'),
  AG2: perk('agility', 'red', 'Quick Rise', 'Standing up costs 1 AP.'),
  AG3: perk('agility', 'amber', 'Slip Away', '+2 on grab tests for moving in a grab zone.'),
  AG4: perk('agility', 'amber', 'Long Stride', 'A sprint covers up to 4 squares.'),
  AG5: power(
    'agility',
    'amber',
    'Over the Top',
    'Move through infected and crates this activation, without grab tests for moving. No action may end on such a square.',
  ),
  AG6: perk('agility', 'green', 'Roll Through', 'A dive may end on your feet.'),
  AG7: power('agility', 'green', 'Second Breath', '+2 AP this activation.'),
  BA1: perk('ballistic', 'red', 'Steady Hands', 'An aimed roll of 1 is rolled again once.'),
  BA2: perk('ballistic', 'red', 'Spare Clip', 'The first Reload of an activation is free.'),
  BA3: perk(
    'ballistic',
    'amber',
    'Double Tap',
    'A knockdown with a semi auto weapon becomes a kill for 1 more round.',
  ),
  BA4: perk('ballistic', 'amber', 'On Edge', 'Alert! costs 1 AP.'),
  BA5: power(
    'ballistic',
    'amber',
    'Fan of Lead',
    'One quick fire action this activation attacks up to 3 different targets with one weapon.',
  ),
  BA6: perk('ballistic', 'green', 'Cold Eye', '+1 on aimed rolls.'),
  BA7: power('ballistic', 'green', 'Dead Eye', 'Aimed fire costs 1 AP this activation.'),
  CC1: perk('close', 'red', 'Shove', 'A melee knockdown may push the infected 1 square straight away.'),
  CC2: perk('close', 'red', 'Braced', '+1 on grab tests.'),
  CC3: perk('close', 'amber', 'Follow Through', 'After a melee kill you may move 1 square for free.'),
  CC4: perk('close', 'amber', 'Break Free', 'Sweep costs 1 AP.'),
  CC5: power('close', 'amber', 'Red Mist', 'Melee rolls this activation use the higher of two dice.'),
  CC6: perk('close', 'green', 'Finisher', 'The first execution or assassination of an activation is free.'),
  CC7: power(
    'close',
    'green',
    'Clear the Deck',
    'One melee action this activation attacks every infected in reach.',
  ),
  FC1: perk('fieldcraft', 'red', 'Scrounger', 'A search or crate draws 2 cards; keep 1.'),
  FC2: perk('fieldcraft', 'red', 'Field Dressing', 'May use a med pack on a touching hero.'),
  FC3: perk('fieldcraft', 'amber', 'Low Scent', 'Infected smell you from 2 squares less.'),
  FC4: perk(
    'fieldcraft',
    'amber',
    'Handy',
    'Craft anywhere for 1 AP while no standing infected touches you.',
  ),
  FC5: power('fieldcraft', 'amber', 'Tourniquet', "Your dial stands still in this turn's end phase."),
  FC6: perk('fieldcraft', 'green', 'Hardened', '+1 on bite tests.'),
  FC7: power(
    'fieldcraft',
    'green',
    'Decoy',
    'Infected that would come for you in the next infected move go for a chosen square instead.',
  ),
};
