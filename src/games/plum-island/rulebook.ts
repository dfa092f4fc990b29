/**
 * The rules in our own words, by id: what a player searches, and what a log line or a greyed action opens. Rules of the
 * rulebook first, then our rulings where it is silent, then every unit, civilian, monster and card from the tables.
 */
import type { Rule, Rulebook } from '../../core/game';
import { EVENT_CARDS, FATE_CARDS, SEARCH_CARDS, type FateRow } from './data/cards';
import { REGULAR_CIVILIANS, VIPS, type CivilianRow } from './data/civilians';
import { MUTATIONS } from './data/mutations';
import { ABILITIES, ABILITY, CRAFT_ROWS, FACTIONS, UNITS, type CraftRow, type UnitRow } from './data/units';

const rule = (chapter: string, text: string): Rule => ({ chapter, text });
const ours = (text: string, chapter = 'Rulings'): Rule => ({ chapter, text, ours: true });

const RULES: Rulebook = {
  // Words
  'PI-TERM-01': rule(
    'Words',
    "Faction unit: any unit belonging to a player's Faction: its Leader, its four other standees, its Compound, and for the National Guard also the Army Helicopter.",
  ),
  'PI-TERM-02': rule(
    'Words',
    'NPC unit: a neutral unit any player may control. Two kinds: NPC standees (Shore Patrol, Hero, Wolverine) and NPC Boats/Helicopters (Ferry, Cutter, Texas Navy, Coast Guard Helicopter, Air Medical Helicopter).',
  ),
  'PI-TERM-03': rule(
    'Words',
    'Player unit = a Faction unit or an NPC standee. Boats and Helicopters are not Player units for contact, combat, capacity or Overrun purposes.',
  ),
  'PI-TERM-04': rule(
    'Words',
    'Horrors unit = either one Stack of Murder of Horrors tiles or one Mutation standee; any rule that says "Horrors unit" covers both kinds.',
  ),
  'PI-TERM-05': rule(
    'Words',
    'A Stack is all Murder of Horrors tiles in one Area taken together. It counts as exactly one Horrors unit whatever its tile count.',
  ),
  'PI-TERM-06': rule(
    'Words',
    'Civilians unit: one round marker; either Regular (white background, 38 exist) or VIP. Civilians are not Player units.',
  ),
  'PI-TERM-07': rule(
    'Words',
    'Fate Number: draw a Fate Card and read only the number from 1 to 6 in its corner. Each such draw uses one card, which is then discarded.',
  ),
  'PI-TERM-08': rule(
    'Words',
    'Compromised Area: an Area for which at least one holds: it contains a Horrors unit; it contains one or more Damaged markers; it has an Overrun marker.',
  ),
  'PI-TERM-09': rule(
    'Words',
    'Damage on a Bridge connection does not make either of the two Areas it joins Compromised (only markers in the Area itself do). See PI-RULING-44.',
  ),
  'PI-TERM-10': rule('Words', 'Wounded unit: has at least one Hit Cube.'),
  'PI-TERM-11': rule(
    'Words',
    'Adjacent = joined by one connection icon (black, white or bridge). A damaged Bridge still makes Areas adjacent for Ranged/Gunship Combat, but cannot be moved across.',
  ),
  'PI-TERM-12': rule(
    'Words',
    'Leader, Compound and "four other units": each Faction has exactly 1 Leader, 1 Compound and 4 other units.',
  ),
  'PI-TERM-13': rule(
    'Words',
    'Tiles and Biohazard Cubes are limited: 70 tiles, and 5 green, 14 yellow and 14 red cubes. Hit Cubes are only a record and never run out.',
  ),
  'PI-TERM-14': rule(
    'Words',
    'Area Address = track number + letter (e.g. 2G). Letter order along a Track runs from the north (Spawn Zone) to the south; the letter "i" is written lower case on the board.',
  ),
  'PI-TERM-15': rule(
    'Words',
    'Boat/Helicopter: never a Player unit. It has no Toughness, takes no Hits, cannot move by action, carries nothing and is not fed; it is either operational or Disabled. It is used only for Evacuate, Gunship Combat, Reposition and (Air Medical Helicopter) Medevac. See PI-RULING-80.',
  ),
  'PI-TERM-16': rule(
    'Words',
    'Group decision: where a rule gives a choice to the players together (which Civilians die, who defends, Wild token ...) there is one decision for the whole table; it belongs to no seat.',
  ),

  // Setup
  'PI-SETUP-01': rule(
    'Setup',
    'Setup runs as 13 ordered steps: (1) board, (2) Factions, (3) NPCs, (4) Civilians, (5) Turn Order tokens, (6) Biohazard cubes, (7) decks, (8) initial Stacks, (9) Mutations, (10) track markers, (11) Hit Cubes and other markers, (12) Storm Damage, (13) First Contact.',
  ),
  'PI-SETUP-02': rule(
    'Setup',
    'Each player picks, or is randomly given, one of the six Factions; a Faction can be held by one player only.',
  ),
  'PI-SETUP-03': rule(
    'Setup',
    'The six Factions: Greenport Township (purple), Neighborhood Watch (green), Plum Island Constabulary (blue), Plum Island Research Laboratories Security Services (brown), National Guard (olive) and Islanders Athletic Club (orange).',
  ),
  'PI-SETUP-04': rule(
    'Setup',
    "Each player receives: Faction mat, one Turn Activation token of the Faction colour, 2 Supplies, the Faction's units.",
  ),
  'PI-SETUP-05': rule(
    'Setup',
    'The Leader and the four other units are placed on the map in the start Areas given on the mat.',
  ),
  'PI-SETUP-06': rule('Setup', 'Exception: the National Guard places only two units at start.'),
  'PI-SETUP-07': rule('Setup', 'The Compound starts on the mat (not on the map).'),
  'PI-SETUP-08': rule('Setup', 'NPC placement: Ferry Boat Cheyenne Sky in 3K (Greenport Docks).'),
  'PI-SETUP-09': rule(
    'Setup',
    'NPC placement: Shore Patrol and Coast Guard Cutter Alyssa in 2J (Coast Guard Station/Docks); Coast Guard Helicopter in 2i.',
  ),
  'PI-SETUP-10': rule('Setup', 'NPC placement: Air Medical Helicopter in 2G (Good Samaritan Hospital).'),
  'PI-SETUP-11': rule(
    'Setup',
    'Hero and Wolverine start off-map on the NPC mat; Texas Navy starts off-map nearby.',
  ),
  'PI-SETUP-12': rule(
    'Setup',
    'All 38 Regular Civilians go into a bag; 30 are drawn one at a time at random: 2 into each Area showing two pips, 1 into each Area showing one pip.',
  ),
  'PI-SETUP-13': rule(
    'Setup',
    'The 8 Regular Civilians left over are set aside, available to later spawns; they are not returned to the bag for setup.',
  ),
  'PI-SETUP-14': rule(
    'Setup',
    'The Turn Order Bag receives 8 tokens: 4 player tokens, 3 red Fate tokens, 1 black Impending Doom token.',
  ),
  'PI-SETUP-15': rule(
    'Setup',
    '5 green cubes go into the Biohazard Draw Bag; 14 yellow form the yellow pool, 14 red form the red pool on the sideboard.',
  ),
  'PI-SETUP-16': rule('Setup', 'Fate, Event and Search decks are shuffled separately.'),
  'PI-SETUP-17': rule(
    'Setup',
    'Whenever a deck runs out during play, its discards are reshuffled into a new draw pile. See PI-RULING-18.',
  ),
  'PI-SETUP-18': rule(
    'Setup',
    'A Stack of 4 tiles is placed in each of the six Spawn Zones (24 tiles; 46 remain in the pool).',
  ),
  'PI-SETUP-19': rule('Setup', 'Non-Horrors units may never enter a Spawn Zone.'),
  'PI-SETUP-20': rule(
    'Setup',
    'Horrors units in a Spawn Zone cannot be the target of any Combat Action or special card effect.',
  ),
  'PI-SETUP-21': rule('Setup', 'All Mutation standees start on the Horror Mutations mat (off-map).'),
  'PI-SETUP-22': rule(
    'Setup',
    'Track markers start: Round = 1, Biohazard Level = 0, Overrun Points = 0, Evacuation Points = 0.',
  ),
  'PI-SETUP-23': rule(
    'Setup',
    'Power outage: 3H (Islandwide Light & Power) receives the Power Now! marker and 3 points of Damage.',
  ),
  'PI-SETUP-24': rule(
    'Setup',
    'Area damage: 2 points of Damage each in 3K, 2J, 6E, 2G, 2C and the Great South Bay Bridge Area.',
  ),
  'PI-SETUP-25': rule(
    'Setup',
    'Bridge damage: one Fate Number is drawn for the storm. What it does to the Great South Bay Bridge is added to the 2 Damage it already has, 4 in total.',
  ),
  'PI-SETUP-26': rule(
    'Setup',
    'There are nine numbered Bridges (1-9); the Great South Bay Bridge is an Area, not one of the nine.',
  ),
  'PI-SETUP-27': rule(
    'Setup',
    'After First Contact is over, every Fate Card drawn for Bridge damage and for First Contact is shuffled back into the Fate deck.',
  ),
  'PI-SETUP-28': rule(
    'Setup',
    'The game then starts in the Activity Phase of Round 1 (Round 1 has no Hunger Phase).',
  ),
  'PI-SETUP-29': rule(
    'Setup',
    'VIP Civilians, Hit Cubes, Supplies, Damage, Exhausted, Stunned, Overrun and Special Combat markers start off the map; VIPs never go into the setup bag.',
  ),
  'PI-SETUP-30': rule(
    'Setup',
    'Factions not chosen are not in the game: their units, Compound and token stay in the box (the Army Helicopter exists only with the National Guard).',
  ),

  // Setup
  'PI-TBRIDGE-01': rule(
    'Setup',
    'Storm on a 1, widespread (odd): 2 Damage on each of Bridges 1, 3, 5, 7 and 9, and 2 more on the Great South Bay Bridge Area.',
  ),
  'PI-TBRIDGE-02': rule(
    'Setup',
    'Storm on a 2, coastal: 2 Damage on each of Bridges 4, 5 and 7, and 2 more on the Great South Bay Bridge Area.',
  ),
  'PI-TBRIDGE-03': rule(
    'Setup',
    'Storm on a 3, river flooding: 2 Damage on each of Bridges 1, 2, 3, 6 and 9.',
  ),
  'PI-TBRIDGE-04': rule(
    'Setup',
    'Storm on a 4, tornado: draw a second Fate Number and place 2 Damage on the Bridge of that number and on its two neighbours; on a 1 only Bridges 1 and 2 suffer.',
  ),
  'PI-TBRIDGE-05': rule('Setup', 'Storm on a 5, interior: 2 Damage on each of Bridges 6, 8 and 9.'),
  'PI-TBRIDGE-06': rule(
    'Setup',
    'Storm on a 6, widespread (even): 2 Damage on each of Bridges 2, 4, 6 and 8, and 2 more on the Great South Bay Bridge Area.',
  ),

  // First Contact
  'PI-CONTACT-01': rule(
    'First Contact',
    'Fate Cards are flipped one by one; only the Activate section of each is carried out (Spawn, Event and number are ignored).',
  ),
  'PI-CONTACT-02': rule(
    'First Contact',
    'Horrors move by the normal activation rules until some Stack finishes its move in combat with a Player unit or a Civilians unit.',
  ),
  'PI-CONTACT-03': rule(
    'First Contact',
    'That combat is resolved by the full normal rules (hits, Possession, Biohazard cube, Last Stand).',
  ),
  'PI-CONTACT-04': rule(
    'First Contact',
    'Once contact combat is resolved the procedure stops at once; no further card is flipped.',
  ),
  'PI-CONTACT-05': rule(
    'First Contact',
    "If contact comes from the first of a Surge's two activations, the second activation is skipped.",
  ),
  'PI-CONTACT-06': rule(
    'First Contact',
    'If one card activates several Tracks and several Stacks make contact, all those combats are resolved, then the procedure stops.',
  ),
  'PI-CONTACT-07': rule(
    'First Contact',
    'Activate drawn as Surge during First Contact still draws an extra Fate Card for the track number.',
  ),
  'PI-CONTACT-08': rule(
    'First Contact',
    'Nothing is spawned, no Event is drawn and no Biohazard draw is made during First Contact; the Round marker stands on 1, so movement is by day.',
  ),

  // The Round
  'PI-ROUND-01': rule('The Round', 'The game lasts 9 Game Rounds: three days × Morning, Afternoon, Night.'),
  'PI-ROUND-02': rule(
    'The Round',
    'Rounds 1, 4, 7 are Morning; 2, 5, 8 Afternoon; 3, 6, 9 Night (days October 25, 26, 27).',
  ),
  'PI-ROUND-03': rule(
    'The Round',
    'A Round has three Phases in order: Hunger (Night rounds only), Activity, End.',
  ),
  'PI-ROUND-04': rule(
    'The Round',
    'Activity Phase: draw one token at a time from the Turn Order Bag, resolve it fully, repeat until all 8 have been drawn; then the End Phase starts.',
  ),
  'PI-ROUND-05': rule(
    'The Round',
    'A player token activates that Faction; a Fate token makes Horrors Spawn and Activate; the Impending Doom token draws one Event.',
  ),
  'PI-ROUND-06': rule('The Round', 'Tokens drawn are not returned before the End Phase refill.'),

  // Hunger Phase
  'PI-HUNGER-01': rule(
    'Hunger Phase',
    'Takes place only at the start of Night rounds (3, 6, 9); skipped otherwise.',
  ),
  'PI-HUNGER-02': rule(
    'Hunger Phase',
    'Each player counts their Faction units on the map, including a built Compound.',
  ),
  'PI-HUNGER-03': rule(
    'Hunger Phase',
    'Separately, if the Compound houses at least one Civilians unit, all housed Civilians together are one further mouth.',
  ),
  'PI-HUNGER-04': rule('Hunger Phase', 'The Army Helicopter never needs feeding.'),
  'PI-HUNGER-05': rule('Hunger Phase', 'The wounds/condition of a unit do not change its feeding need.'),
  'PI-HUNGER-06': rule(
    'Hunger Phase',
    'Feeding costs 1 Supplies per Faction unit, and 1 Supplies in total for all housed Civilians.',
  ),
  'PI-HUNGER-07': rule(
    'Hunger Phase',
    'The owner chooses which units are fed and may choose to feed fewer (even none) although Supplies are available.',
  ),
  'PI-HUNGER-08': rule('Hunger Phase', 'Each unfed Faction unit takes 1 Hit.'),
  'PI-HUNGER-09': rule(
    'Hunger Phase',
    "If housed Civilians are not fed, exactly one of them is eliminated, chosen by the Compound's owner.",
  ),
  'PI-HUNGER-10': rule(
    'Hunger Phase',
    'NPC units and Civilians outside Compounds are not fed and suffer nothing.',
  ),
  'PI-HUNGER-11': rule(
    'Hunger Phase',
    'A unit eliminated by a Hunger Hit gets no Last Stand and gives no Possession tile.',
  ),
  'PI-HUNGER-12': rule(
    'Hunger Phase',
    'Supplies cannot be traded in the Hunger Phase (no Faction is activated); everybody feeds from the own pool. See PI-RULING-26 and PI-RULING-81.',
  ),

  // Player Turn
  'PI-TURN-01': rule(
    'Player Turn',
    'A player token starts a Player Turn with three parts in order: Crisis Adrenaline, Player Actions, Follow Actions.',
  ),
  'PI-TURN-02': rule('Player Turn', 'The player whose Faction was drawn is the Active Player for that turn.'),
  'PI-TURN-03': rule(
    'Player Turn',
    'The Follow Action part begins only when the Active Player declares they are done (unused actions are lost).',
  ),

  // Crisis Adrenaline
  'PI-ADREN-01': rule(
    'Crisis Adrenaline',
    'Crisis Adrenaline: every Faction unit of the Active Player on the board except the Compound may make one free Foot Movement, before any Player Action.',
  ),
  'PI-ADREN-02': rule('Crisis Adrenaline', 'Vehicular Movement cannot be used for it.'),
  'PI-ADREN-03': rule('Crisis Adrenaline', 'NPC units cannot be moved in this part.'),
  'PI-ADREN-04': rule(
    'Crisis Adrenaline',
    'It does not restrict later actions: a unit that moved may move or act again with Player Actions.',
  ),
  'PI-ADREN-05': rule(
    'Crisis Adrenaline',
    'It is optional per unit; a unit may "move" 0 Areas in order to pick up or drop Supplies in its Area.',
  ),
  'PI-ADREN-06': rule(
    'Crisis Adrenaline',
    'The mobile Paddy Wagon is still a Compound: no Crisis Adrenaline move.',
  ),
  'PI-ADREN-07': rule(
    'Crisis Adrenaline',
    'All Move limits (PI-MOVE-02, -04, -05, -11) bind Crisis Adrenaline moves as well.',
  ),

  // Supplies
  'PI-SUPPLY-01': rule(
    'Supplies',
    'Supplies are owned by the Faction (a pool), spent from that pool. See PI-RULING-27.',
  ),
  'PI-SUPPLY-02': rule(
    'Supplies',
    'Two Factions with Player units in the same Area may trade Supplies freely during an Activation of either of them. See PI-RULING-26.',
  ),
  'PI-SUPPLY-03': rule(
    'Supplies',
    'When a Faction unit takes a Move (also a Crisis Adrenaline move) any quantity of Supplies may be collected or left behind in its starting Area, in each Area on its way, and in its final Area.',
  ),
  'PI-SUPPLY-04': rule(
    'Supplies',
    'Supplies lying in an Area are Loose Supplies, available to any Faction by PI-SUPPLY-03.',
  ),
  'PI-SUPPLY-05': rule(
    'Supplies',
    'In the Crisis Adrenaline part the Compound of the Active Player can likewise collect or leave Supplies in its own Area, although it does not move.',
  ),
  'PI-SUPPLY-06': rule(
    'Supplies',
    'NPC standees, Civilians, Boats and Helicopters never collect or leave Supplies. See PI-RULING-83.',
  ),

  // Player Actions
  'PI-ACT-01': rule(
    'Player Actions',
    'There are nine Player Actions: Move, Combat, Crowd Control, Evacuate, Repair, Build Compound, Location Action, Heal, Special Action; Reposition exists only as a Follow Action.',
  ),
  'PI-ACT-02': rule(
    'Player Actions',
    'The number of actions for the whole Faction this turn is printed on the current space of the Round Track (red square). See PI-RULING-05.',
  ),
  'PI-ACT-03': rule('Player Actions', 'Actions may be split freely among own Faction units and NPC units.'),
  'PI-ACT-04': rule(
    'Player Actions',
    'The same action may be taken repeatedly, by the same or different units, each use costing one action and needing its requirements anew.',
  ),
  'PI-ACT-05': rule(
    'Player Actions',
    "Another player's Faction units can never be used for one's own actions (exceptions: its Heal icon, PI-HEAL-02; evacuating with the Army Helicopter, PI-RULING-42). See PI-RULING-29.",
  ),

  // Follow Actions
  'PI-FOLLOW-01': rule(
    'Follow Actions',
    'After the Active Player finishes, each other player in clockwise order may take one Follow Action or pass.',
  ),
  'PI-FOLLOW-02': rule('Follow Actions', 'The Active Player never gets a Follow Action in their own turn.'),
  'PI-FOLLOW-03': rule('Follow Actions', 'Any normal action may be chosen except the Special Action.'),
  'PI-FOLLOW-04': rule('Follow Actions', 'Reposition may be chosen only here.'),
  'PI-FOLLOW-05': rule(
    'Follow Actions',
    'After completing a Follow Action that player draws a Fate Card and reads only its bottom event section.',
  ),
  'PI-FOLLOW-06': rule('Follow Actions', '"No Event": nothing; the next player decides.'),
  'PI-FOLLOW-07': rule(
    'Follow Actions',
    '"Draw Event": that player draws and resolves the top Event Card at once; then the Follow part ends and no later player may take a Follow Action this turn.',
  ),
  'PI-FOLLOW-08': rule('Follow Actions', 'A player who passes draws no card.'),
  'PI-FOLLOW-09': rule(
    'Follow Actions',
    'A Follow Action may use an own Faction unit or an NPC unit, like a normal action. See PI-RULING-20.',
  ),

  // Fate token
  'PI-FATE-01': rule(
    'Fate token',
    'On a Fate token: draw the top Fate Card, apply its Spawn section, then its Activate section; ignore the rest; discard.',
  ),
  'PI-FATE-02': rule(
    'Fate token',
    'If extra Fate Cards are drawn for Chaos/Reanimated, the Activate section used is that of the first card.',
  ),

  // Spawning
  'PI-SPAWN-01': rule('Spawning', 'Spawn kinds: Track Number(s), Chaos!, Reanimated!.'),
  'PI-SPAWN-02': rule(
    'Spawning',
    'Standard spawn size for any rule or card that says to spawn Stacks, unless the card gives its own number: Biohazard Level 0-8 = 3 tiles; 9-16 = 4 tiles.',
  ),
  'PI-SPAWN-03': rule(
    'Spawning',
    'Track spawn: place a standard spawn in the Spawn Zone of each listed Track, in the listed order.',
  ),
  'PI-SPAWN-04': rule(
    'Spawning',
    'Chaos!: draw two more Fate Numbers; one standard spawn in the Spawn Zone of each of the two Tracks.',
  ),
  'PI-SPAWN-05': rule(
    'Spawning',
    'Chaos! with two equal numbers: that one Track receives a double spawn (6 tiles at level 0-8, 8 tiles at level 9-16).',
  ),
  'PI-SPAWN-06': rule(
    'Spawning',
    'Reanimated!: draw one Fate Number; every separate Stack on that Track, wherever it stands (Spawn Zone included), gains 2 tiles.',
  ),
  'PI-SPAWN-07': rule(
    'Spawning',
    'Reanimated! creates no new Stack; with no Stack on that Track nothing is added. Mutations are unaffected.',
  ),
  'PI-SPAWN-08': rule(
    'Spawning',
    'Incomplete spawn: if the pool is short, place what is available (for several Stacks on a Track: the Stack furthest down first), then Overrun Points +1 once for that spawn, no matter how many tiles are missing. See PI-RULING-56.',
  ),
  'PI-SPAWN-09': rule(
    'Spawning',
    'Amalgamation: tiles in the same Area always form one Stack; spawned tiles join an existing Stack there.',
  ),
  'PI-SPAWN-10': rule(
    'Spawning',
    'If a Stack is newly spawned into an Area with at least one non-Horrors unit (Player unit or Civilians), an immediate Close Combat is fought, that Stack attacking. Tiles that only enlarge a Stack already there (Reanimated!) start no combat. See PI-RULING-67 and PI-RULING-68.',
  ),
  'PI-SPAWN-11': rule(
    'Spawning',
    'The same holds for any Horrors unit (also a Mutation) spawned into an occupied Area by an Event or other effect.',
  ),
  'PI-SPAWN-12': rule('Spawning', 'Only Boats/Helicopters in the Area: no combat (Horrors ignore them).'),

  // Activation
  'PI-ACTIV-01': rule('Activation', 'Activate kinds: Track Number(s) or Surge!.'),
  'PI-ACTIV-02': rule(
    'Activation',
    'Track activation: move every Horrors unit (Stacks and Mutations) on each listed Track.',
  ),
  'PI-ACTIV-03': rule('Activation', 'Surge!: draw a Fate Number and activate that Track twice.'),
  'PI-ACTIV-04': rule(
    'Activation',
    'The first activation of a Surge is completed, combats included, before the second starts.',
  ),
  'PI-ACTIV-05': rule('Activation', 'No Horrors on an activated Track: nothing happens there.'),
  'PI-ACTIV-06': rule(
    'Activation',
    'With several listed Tracks, each Track is fully handled (moves, amalgamation, combats) in the listed order. See PI-RULING-52.',
  ),

  // How Horrors move
  'PI-HMOVE-01': rule(
    'How Horrors move',
    'Horrors move only along Black Arrow connections in arrow direction; never along White Arrows unless an Event says so.',
  ),
  'PI-HMOVE-02': rule(
    'How Horrors move',
    'Stack Movement Allowance by tiles at the start of its move: 1-3 tiles = 3 Areas; 4-6 = 2; 7+ = 1.',
  ),
  'PI-HMOVE-03': rule(
    'How Horrors move',
    'Mutation Movement Allowance: as on the Mutations mat; some have their own movement rule.',
  ),
  'PI-HMOVE-04': rule('How Horrors move', "In Night rounds every Horrors unit's allowance is +1."),
  'PI-HMOVE-05': rule(
    'How Horrors move',
    'A Horrors unit in the Great South Bay Bridge Area or in the last Area of a Track moves no further.',
  ),
  'PI-HMOVE-06': rule(
    'How Horrors move',
    'Several Horrors units on a Track move one at a time, furthest down first (reverse alphabetical Area letter); each finishes before the next starts.',
  ),
  'PI-HMOVE-07': rule(
    'How Horrors move',
    'In the same Area: higher allowance moves first; on a tie a Mutation moves before the Stack.',
  ),
  'PI-HMOVE-08': rule(
    'How Horrors move',
    'Stacks sharing an Area amalgamate only after all movement of that activation is over and before combats.',
  ),
  'PI-HMOVE-09': rule(
    'How Horrors move',
    'A Horrors unit that begins in, or enters, an Area with a Player unit and/or Civilians stops there, loses the rest of its movement and will make a Close Combat attack.',
  ),
  'PI-HMOVE-10': rule(
    'How Horrors move',
    'Boats and Helicopters neither stop nor attract Horrors and are never attacked.',
  ),
  'PI-HMOVE-11': rule(
    'How Horrors move',
    'All combats of an activated Track are fought after all its Horrors have moved, starting with the combat furthest down the Track.',
  ),
  'PI-HMOVE-12': rule(
    'How Horrors move',
    'Horrors passing or entering an Area with other Horrors but no Player/Civilians units do not stop.',
  ),
  'PI-HMOVE-13': rule(
    'How Horrors move',
    'Entering an Overrun Area without Player or Civilians units triggers Overrun or Piling On (section 22) at that moment.',
  ),

  // Stunned Horrors
  'PI-STUN-01': rule(
    'Stunned Horrors',
    'An activated Stunned Horrors unit neither moves nor fights in that whole activation; instead its Stunned marker is removed. See PI-RULING-71 and PI-RULING-72.',
  ),
  'PI-STUN-02': rule(
    'Stunned Horrors',
    'At most one Stunned marker per Horrors unit; further Stun results have no effect.',
  ),
  'PI-STUN-03': rule(
    'Stunned Horrors',
    'Stunned Horrors do not trigger Overrun until the marker is gone and they are alone.',
  ),

  // Events
  'PI-EVENT-01': rule(
    'Events',
    'On the Impending Doom token, draw the top Event Card, read it aloud, and carry it out at once and completely.',
  ),
  'PI-EVENT-02': rule(
    'Events',
    'An Event that is impossible to carry out is void; no replacement is drawn. See PI-RULING-61.',
  ),
  'PI-EVENT-03': rule('Events', 'Event losses (units removed by an Event) never allow a Last Stand.'),
  'PI-EVENT-04': rule(
    'Events',
    'Events may move Horrors across White Arrows and may move Boats/Helicopters.',
  ),
  'PI-EVENT-05': rule(
    'Events',
    'Events drawn by a Follow check are carried out in the same way as those of the Impending Doom token.',
  ),

  // End Phase
  'PI-END-01': rule(
    'End Phase',
    'Steps: Replenish Locations (Night only), Mutation Regeneration, Biohazard Infection, Refill Turn Order Bag, Advance Round marker; each is completed before the next.',
  ),
  'PI-END-02': rule(
    'End Phase',
    'Replenish (Night rounds only): remove every Exhausted Location marker from the map.',
  ),
  'PI-END-03': rule(
    'End Phase',
    'Mutation Regeneration: remove 1 Hit Cube from each Mutation in play that has any. Stacks are unaffected.',
  ),
  'PI-END-04': rule('End Phase', 'Biohazard Infection: draw 2 cubes blindly from the Biohazard Draw Bag.'),
  'PI-END-05': rule('End Phase', 'Cube effects, cumulative: green 0, yellow +1, red +2 Biohazard Level.'),
  'PI-END-06': rule('End Phase', 'The two drawn cubes go back into the bag afterwards.'),
  'PI-END-07': rule(
    'End Phase',
    'Every "draw from the Biohazard Draw Bag" anywhere in the game uses this procedure.',
  ),
  'PI-END-08': rule('End Phase', 'Level reaching 17+ ends the game at once: defeat.'),
  'PI-END-09': rule('End Phase', 'Refill: all 8 Turn Order tokens return to the bag.'),
  'PI-END-10': rule(
    'End Phase',
    'Advance the Round marker; after Round 9 the game ends and victory/defeat is determined.',
  ),

  // Move
  'PI-MOVE-01': rule(
    'Move',
    'The Active Player moves one Player unit along Connected Areas, up to its Foot or its Vehicle allowance.',
  ),
  'PI-MOVE-02': rule(
    'Move',
    'Capacity: at most two Player units can stand in an Area at the end of a move; a third may pass through but not stop.',
  ),
  'PI-MOVE-03': rule('Move', 'Compounds do not count toward the capacity of two.'),
  'PI-MOVE-04': rule('Move', 'No unit may cross a Bridge that has any Damage.'),
  'PI-MOVE-05': rule(
    'Move',
    'Entering an Area with any Horrors unit ends the move there. No combat is triggered by entering.',
  ),
  'PI-MOVE-06': rule('Move', 'Leaving an Area with Horrors costs nothing and is always allowed.'),
  'PI-MOVE-07': rule('Move', 'Every Player unit except Compounds has a Foot allowance.'),
  'PI-MOVE-08': rule(
    'Move',
    'Vehicle movement replaces the foot movement of that action and costs 1 Supplies per Move action; paid again each time. See PI-RULING-28.',
  ),
  'PI-MOVE-09': rule(
    'Move',
    'Only the Paddy Wagon (PIC Compound) can move among Compounds; others are fixed once placed.',
  ),
  'PI-MOVE-10': rule('Move', 'Player units may use black and white connections in either direction.'),
  'PI-MOVE-11': rule('Move', 'Spawn Zones cannot be entered.'),
  'PI-MOVE-12': rule('Move', 'Boats and Helicopters can never use a Move action.'),

  // Combat
  'PI-COMBAT-01': rule(
    'Combat',
    'Three kinds: Close, Ranged, Gunship. Each attack by a player costs one action (except Special Combat markers).',
  ),
  'PI-COMBAT-02': rule(
    'Combat',
    'The player always rolls dice for the player side, attacking or defending; Horrors never roll.',
  ),
  'PI-COMBAT-03': rule(
    'Combat',
    'Results of both sides apply simultaneously; mutual elimination is possible in Close Combat.',
  ),
  'PI-COMBAT-04': rule('Combat', 'A Stack loses one tile per Hit; tiles return to the pool.'),
  'PI-COMBAT-05': rule(
    'Combat',
    'Faction units, NPC standees and Mutations receive one Hit Cube per Hit; eliminated when cubes >= Toughness (but Last Stand).',
  ),
  'PI-COMBAT-06': rule('Combat', 'Hit Cubes stay until removed by Heal, or (Mutations) by Regeneration.'),
  'PI-COMBAT-07': rule(
    'Combat',
    'Civilians: one unit eliminated per Hit; if more Civilians than Hits, players choose which die.',
  ),
  'PI-COMBAT-08': rule(
    'Combat',
    'Eliminated Faction, NPC, Civilians and Mutation units leave the game for good.',
  ),
  'PI-COMBAT-09': rule(
    'Combat',
    'A Stack is eliminated when its last tile goes; tiles are reusable (unless lost to Overrun).',
  ),

  // Combat dice
  'PI-TDICE-01': rule('Combat dice', 'Miss: nothing, in every kind of combat.'),
  'PI-TDICE-02': rule(
    'Combat dice',
    'Shielded: in Close Combat it cancels 1 Hit that the Horrors unit would inflict. In Ranged and Gunship Combat it is 1 Hit if the target stands in Clear terrain, else a Miss.',
  ),
  'PI-TDICE-03': rule('Combat dice', '1 Hit: one Hit, in every kind of combat.'),
  'PI-TDICE-04': rule('Combat dice', 'Light Hit: half a Hit. Two are needed for 1 Hit; an odd one is lost.'),
  'PI-TDICE-05': rule(
    'Combat dice',
    'Critical Hit: 1 Hit, and that die is rolled again, without limit; all results add up.',
  ),

  // Combat dice
  'PI-DICE-01': rule(
    'Combat dice',
    'Light Hits are counted over all dice and re-rolls of that one combat: hits = floor(light/2).',
  ),
  'PI-DICE-02': rule('Combat dice', 'Shields gained on a Critical re-roll count too.'),
  'PI-DICE-03': rule(
    'Combat dice',
    "For the ranged Shield rule the terrain of the target's Area counts, not the shooter's.",
  ),

  // Close Combat
  'PI-CLOSE-01': rule(
    'Close Combat',
    'A player-initiated Close Combat needs a unit with a Close Combat rating that shares its Area with the Horrors target.',
  ),
  'PI-CLOSE-02': rule('Close Combat', 'Defending against Horrors is free; attacking costs an action.'),
  'PI-CLOSE-03': rule(
    'Close Combat',
    "Order of resolution: (1) matchups, (2) Horrors' potential Hits, (3) player dice: hits and blocks, (4) apply Hits, (5) Biohazard Infection.",
  ),
  'PI-CLOSE-04': rule(
    'Close Combat',
    "Player attack: one unit against one Horrors unit of the player's choice in the Area, per action.",
  ),
  'PI-CLOSE-05': rule(
    'Close Combat',
    'Horrors attack: every Horrors unit that takes part (in an activation: all in the Area except those whose Stun was just removed) must attack as long as any non-Horrors (Player/Civilians) unit is there. See PI-RULING-68 and PI-RULING-71.',
  ),
  'PI-CLOSE-06': rule(
    'Close Combat',
    'The players decide who of theirs meets which Horrors unit, within the order of attacks. See PI-RULING-01.',
  ),
  'PI-CLOSE-07': rule('Close Combat', 'Civilians are ignored while any Player unit is present.'),
  'PI-CLOSE-08': rule(
    'Close Combat',
    'If all Player units are gone (eliminated, or moved away by a Last Stand) and some Horrors have not attacked yet, those attack the Civilians. See PI-RULING-70.',
  ),
  'PI-CLOSE-09': rule(
    'Close Combat',
    'A Stack could inflict its number of tiles divided by a number for the terrain, rounded up: 2 in Clear, 3 in Forest, 4 in Building.',
  ),
  'PI-CLOSE-10': rule(
    'Close Combat',
    'Mutation potential Hits = its Combat Rating, terrain does not matter.',
  ),
  'PI-CLOSE-11': rule(
    'Close Combat',
    "The player rolls as many dice as the unit's Close Combat Rating. The owner rolls; for an NPC any player.",
  ),
  'PI-CLOSE-12': rule(
    'Close Combat',
    'Ranged ratings are never used in Close Combat, also not when defending.',
  ),
  'PI-CLOSE-13': rule('Close Combat', 'Civilians roll no dice.'),
  'PI-CLOSE-14': rule(
    'Close Combat',
    'Hits inflicted by Horrors = what they could inflict minus Shields, never below 0.',
  ),
  'PI-CLOSE-15': rule(
    'Close Combat',
    'If neither side scores a Hit, the combat just ends (the Biohazard cube is still added).',
  ),
  'PI-CLOSE-16': rule(
    'Close Combat',
    'Horrors Possession: each time a Stack eliminates a unit of any kind (Faction, NPC, Civilians) in Close Combat it gains 1 tile per unit eliminated. See PI-RULING-10 and PI-RULING-11.',
  ),
  'PI-CLOSE-17': rule('Close Combat', 'Mutations do not gain from Possession.'),
  'PI-CLOSE-18': rule(
    'Close Combat',
    "In a player's attack the chosen Horrors unit strikes back at the attacking unit only, with its full potential Hits; Shields, Last Stand, Possession and the cube apply as in defence.",
  ),
  'PI-CLOSE-19': rule('Close Combat', 'Hits against Civilians above their number are lost.'),

  // Close Combat
  'PI-TTERRAIN-01': rule(
    'Close Combat',
    'In Clear terrain a Stack inflicts half its tiles in Hits, rounded up.',
  ),
  'PI-TTERRAIN-02': rule(
    'Close Combat',
    'In Forest a Stack inflicts a third of its tiles in Hits, rounded up.',
  ),
  'PI-TTERRAIN-03': rule(
    'Close Combat',
    'In a Building a Stack inflicts a quarter of its tiles in Hits, rounded up.',
  ),

  // Last Stand
  'PI-LAST-01': rule(
    'Last Stand',
    'A Faction unit or NPC standee about to be eliminated by Hit Cubes in Close Combat may try a Last Stand: its owner draws a Fate Number.',
  ),
  'PI-LAST-02': rule(
    'Last Stand',
    'Fate Number <= Bravery: it survives; its cubes are set to Toughness - 1.',
  ),
  'PI-LAST-03': rule(
    'Last Stand',
    'The surviving unit must then move exactly one Area, in any direction except closer to the Spawn Zones, and not into an Area with Horrors; the owner chooses. See PI-RULING-13.',
  ),
  'PI-LAST-04': rule(
    'Last Stand',
    'If no legal Area exists, the Last Stand cannot be made: the unit is eliminated.',
  ),
  'PI-LAST-05': rule('Last Stand', 'Fate Number > Bravery: eliminated.'),
  'PI-LAST-06': rule(
    'Last Stand',
    'Compounds without movement stay in place on success (cubes = Toughness - 1) and can be attacked again by Horrors that have not yet attacked.',
  ),
  'PI-LAST-07': rule('Last Stand', 'The Paddy Wagon must move like a standee.'),
  'PI-LAST-08': rule(
    'Last Stand',
    'No Last Stand for losses outside Close Combat (Events, Hunger, Build cost ...).',
  ),
  'PI-LAST-09': rule('Last Stand', 'Civilians never get a Last Stand.'),

  // Biohazard
  'PI-BIO-01': rule(
    'Biohazard',
    'Each separate Close Combat with a Horrors unit adds 1 Biohazard Cube to the Draw Bag, whatever the outcome. See PI-RULING-12.',
  ),
  'PI-BIO-02': rule('Biohazard', 'Yellow cubes first; when the yellow pool is empty, red ones.'),
  'PI-BIO-03': rule('Biohazard', 'If no cube is left in either pool, Biohazard Level +1 instead.'),
  'PI-BIO-04': rule('Biohazard', 'Attacks against Civilians only are Close Combats too and add a cube.'),
  'PI-BIO-05': rule(
    'Biohazard',
    "Cubes removed from the bag by an effect go back to their colour's pool and can be added again.",
  ),
  'PI-BIO-06': rule(
    'Biohazard',
    'Green cubes never leave the bag (they have no pool); the bag therefore always holds at least the five green ones. See PI-RULING-87.',
  ),

  // Ranged Combat
  'PI-RANGED-01': rule(
    'Ranged Combat',
    'Only via a Combat action (or a Special Combat marker), never in defence.',
  ),
  'PI-RANGED-02': rule(
    'Ranged Combat',
    'Target: a single Horrors unit, at distance 0 or 1 (own Area or a connected neighbour); Damage on the connecting Bridge does not matter.',
  ),
  'PI-RANGED-03': rule('Ranged Combat', 'Needs a Ranged rating (crosshairs).'),
  'PI-RANGED-04': rule(
    'Ranged Combat',
    'Costs 1 Supplies per Ranged Combat action, paid again each time. See PI-RULING-45.',
  ),
  'PI-RANGED-05': rule(
    'Ranged Combat',
    'Roll as many dice as the Ranged rating, and read them as for Ranged Combat.',
  ),
  'PI-RANGED-06': rule('Ranged Combat', 'The target inflicts no Hits.'),
  'PI-RANGED-07': rule('Ranged Combat', 'No Biohazard cube is added.'),
  'PI-RANGED-08': rule('Ranged Combat', 'Spawn Zones cannot be targeted.'),

  // Gunship Combat
  'PI-GUNSHIP-01': rule(
    'Gunship Combat',
    'Only Boats/Helicopters with a red-target Combat Rating: Coast Guard Cutter, Texas Navy, Army Helicopter.',
  ),
  'PI-GUNSHIP-02': rule(
    'Gunship Combat',
    'One such unit per action; target in the same or an adjacent Area.',
  ),
  'PI-GUNSHIP-03': rule(
    'Gunship Combat',
    'A Boat must be in a Docks Area (Texas Navy also in a Beach Area); the Helicopter in a Helipad Area.',
  ),
  'PI-GUNSHIP-04': rule('Gunship Combat', "The firing unit's Area may be Compromised."),
  'PI-GUNSHIP-05': rule(
    'Gunship Combat',
    'The Army Helicopter may be used for this only by the National Guard player.',
  ),
  'PI-GUNSHIP-06': rule('Gunship Combat', 'Resolution identical to Ranged Combat.'),
  'PI-GUNSHIP-07': rule(
    'Gunship Combat',
    'NPC Boats pay no Supplies; the Army Helicopter pays 1 Supplies (Faction unit).',
  ),
  'PI-GUNSHIP-08': rule('Gunship Combat', 'A Disabled Boat/Helicopter cannot do it. See PI-RULING-46.'),

  // Crowd Control
  'PI-CROWD-01': rule(
    'Crowd Control',
    'Choose a Player unit sharing an Area with Civilians; move up to its Admin Rating of those Civilians units.',
  ),
  'PI-CROWD-02': rule(
    'Crowd Control',
    'Each moves exactly one connected Area, any direction, by normal movement rules (no damaged Bridges, no Spawn Zones); two Areas only if a special ability says so.',
  ),
  'PI-CROWD-03': rule('Crowd Control', 'Different Civilians may go to different Areas.'),
  'PI-CROWD-04': rule(
    'Crowd Control',
    'The acting unit stays where it is (unless an ability says otherwise).',
  ),
  'PI-CROWD-05': rule(
    'Crowd Control',
    'From the Great South Bay Bridge Area, Civilians may be moved off the map along the White Arrow if the Area is not Compromised; they count as Evacuated by the acting player.',
  ),
  'PI-CROWD-06': rule('Crowd Control', 'No limit on the number of Civilians in an Area. See PI-RULING-31.'),
  'PI-CROWD-07': rule(
    'Crowd Control',
    "Evacuated off the map over the Great South Bay Bridge: the Civilians go to the acting player's mat and their Evacuation Points are counted at once, as with Evacuate; no Boat or Helicopter is needed. See PI-RULING-76.",
  ),
  'PI-CROWD-08': rule(
    'Crowd Control',
    'The player taking the action chooses which Civilians move and where to; a unit with Admin 0 cannot do it.',
  ),

  // Evacuate
  'PI-EVAC-01': rule('Evacuate', 'The Active Player needs no unit in the chosen Area.'),
  'PI-EVAC-02': rule(
    'Evacuate',
    'Eligible: Helipad Area with a Helicopter and Civilians; or Docks Area with a Boat and Civilians; for the Texas Navy also Beach Areas.',
  ),
  'PI-EVAC-03': rule('Evacuate', 'The Area must not be Compromised and the Boat/Helicopter not Disabled.'),
  'PI-EVAC-04': rule(
    'Evacuate',
    'Remove Civilians up to the Evacuation Capacity of the one Boat/Helicopter used; the rest stays.',
  ),
  'PI-EVAC-05': rule(
    'Evacuate',
    'They go to the Active Player\'s mat ("Other" box); the Boat/Helicopter stays in the Area.',
  ),
  'PI-EVAC-06': rule(
    'Evacuate',
    'Raise the Evacuation Points marker by the Evacuation Points of each evacuated unit; Evacuation Points may be variable for some.',
  ),
  'PI-EVAC-07': rule(
    'Evacuate',
    'Players may look at both sides of any Civilians marker on the map at any time.',
  ),
  'PI-EVAC-08': rule('Evacuate', 'Evacuation Points beyond 26 are not counted further.'),
  'PI-EVAC-09': rule(
    'Evacuate',
    'Evacuation may be repeated with the same Boat/Helicopter in later actions (no movement needed).',
  ),
  'PI-EVAC-10': rule(
    'Evacuate',
    'The player taking the action chooses the Area, the one Boat/Helicopter and which Civilians (at least one, outside Compounds) leave.',
  ),

  // Repair
  'PI-REPAIR-01': rule(
    'Repair',
    'Needs a Player unit: in a damaged Area; or at either end of a damaged Bridge; or together with a Disabled Boat/Helicopter; or adjacent to the damaged Great South Bay Bridge Area.',
  ),
  'PI-REPAIR-02': rule('Repair', 'One target per action; several targets need several actions.'),
  'PI-REPAIR-03': rule('Repair', 'Draw a Fate Number and read the Repair table.'),
  'PI-REPAIR-04': rule(
    'Repair',
    'Damage is a number, never below 0; markers of different value are interchangeable.',
  ),

  // Repair
  'PI-POWER-01': rule(
    'Repair',
    'When all Damage in 3H is gone, remove the Power Now! marker immediately and every player receives 5 Supplies.',
  ),
  'PI-POWER-02': rule('Repair', 'This happens once per game.'),

  // Repair
  'PI-TREPAIR-01': rule(
    'Repair',
    'Repair on a 1, epic fail: Damage +1, or the Disabled Boat or Helicopter is lost for good. Duct tape: the player may pay 1 Supplies so that nothing happens instead.',
  ),
  'PI-TREPAIR-02': rule(
    'Repair',
    'Repair on a 2 or 3, repairs underway: Damage -1. A Boat or Helicopter is restored if the player pays 1 Supplies, else it stays Disabled.',
  ),
  'PI-TREPAIR-03': rule(
    'Repair',
    "Repair on a 4 or 5, you've got skills: Damage minus the Admin Rating of the repairing unit. A Boat or Helicopter is restored.",
  ),
  'PI-TREPAIR-04': rule(
    'Repair',
    'Repair on a 6, working overtime: all Damage is removed. A Boat or Helicopter is restored.',
  ),

  // Build Compound
  'PI-BUILD-01': rule(
    'Build Compound',
    'Choose an own Faction unit with Admin Rating >= 3 on the map; NPCs cannot build.',
  ),
  'PI-BUILD-02': rule('Build Compound', 'That unit takes 1 Hit.'),
  'PI-BUILD-03': rule('Build Compound', 'Pay 2 Supplies; without them the action is not allowed.'),
  'PI-BUILD-04': rule('Build Compound', "Place the Compound in that unit's Area; capacity limit ignores it."),
  'PI-BUILD-05': rule('Build Compound', 'One Compound per Faction; if eliminated it cannot be rebuilt.'),
  'PI-BUILD-06': rule('Build Compound', 'The Area may be of any kind, Compromised or not. See PI-RULING-84.'),

  // Compounds
  'PI-CPD-01': rule('Compounds', 'A Compound holds at most 4 Civilians units.'),
  'PI-CPD-02': rule(
    'Compounds',
    'Civilians in the Area when it is built, or entering the Area by a Spawn or by Crowd Control, may at once be put inside for free, up to capacity. See PI-RULING-32.',
  ),
  'PI-CPD-03': rule(
    'Compounds',
    'Civilians leave a Compound only by Crowd Control, going directly into an adjacent Area. See PI-RULING-33.',
  ),
  'PI-CPD-04': rule(
    'Compounds',
    'If the Compound is eliminated, its Civilians are placed in the Area; Horrors still there with no Player unit left attack them (matchup rules). See PI-RULING-69.',
  ),
  'PI-CPD-05': rule(
    'Compounds',
    'Evacuation Points of housed Civilians are added only at game end, if Compound and Civilians survived.',
  ),
  'PI-CPD-06': rule(
    'Compounds',
    'A Compound is a Faction unit in every respect except immobility (not Paddy Wagon) and capacity.',
  ),
  'PI-CPD-07': rule(
    'Compounds',
    'It may take actions (Close/Ranged Combat, Location actions, Crowd Control ...) within its ratings.',
  ),
  'PI-CPD-08': rule('Compounds', 'It must be fed; so must its Civilians (1 in total).'),
  'PI-CPD-09': rule('Compounds', 'It cannot be Medevaced.'),
  'PI-CPD-10': rule(
    'Compounds',
    'Civilians inside a Compound cannot be hit while the Compound stands. See PI-RULING-33.',
  ),

  // Location Actions
  'PI-LOC-01': rule('Location Actions', 'Three activities: Forage, Decontaminate, Search; one per action.'),
  'PI-LOC-02': rule(
    'Location Actions',
    'Needs: a Player unit in an Area with the matching icon, no Exhausted marker there, Area not Compromised.',
  ),
  'PI-LOC-03': rule(
    'Location Actions',
    'Forage: gain Supplies = number of Forage icons, then the Area becomes Exhausted.',
  ),
  'PI-LOC-04': rule(
    'Location Actions',
    'Decontaminate: Biohazard Level - number of Biohazard icons (not below 0), then Exhausted.',
  ),
  'PI-LOC-05': rule(
    'Location Actions',
    "Search: draw the top Search Card, make its choices, apply it; the card's bottom line says whether the Area becomes Exhausted.",
  ),
  'PI-LOC-06': rule('Location Actions', 'One Exhausted marker blocks all Location activities in the Area.'),
  'PI-LOC-07': rule('Location Actions', 'Exhausted markers go away only in the End Phase of Night rounds.'),
  'PI-LOC-08': rule(
    'Location Actions',
    'Search Cards are the main way the NPC units that start off the map (Hero, Wolverine, Texas Navy) and VIP Civilians enter play.',
  ),
  'PI-LOC-09': rule(
    'Location Actions',
    'NPC standees and Compounds can take Location Actions like any Player unit; gains go to the player whose action it is. See PI-RULING-47.',
  ),

  // Heal
  'PI-HEAL-01': rule(
    'Heal',
    'A Faction unit with the Heal icon may, for 1 action, remove 1 Hit Cube from itself or another Wounded unit in its Area.',
  ),
  'PI-HEAL-02': rule(
    'Heal',
    "A Faction unit or NPC standee sharing an Area with another player's Heal unit may, for 1 action of its controller, remove 1 Hit Cube from itself.",
  ),
  'PI-HEAL-03': rule(
    'Heal',
    'Emergency Room: a Player unit in 2G, when 2G is not Compromised, may for 1 action remove 1 Hit Cube from itself.',
  ),
  'PI-HEAL-04': rule(
    'Heal',
    'Medevac: a Player unit in any Helipad Area, with the non-Disabled Air Medical Helicopter in 2G, may for 1 action be placed in 2G and lose 1 Hit Cube.',
  ),
  'PI-HEAL-05': rule(
    'Heal',
    'Medevac needs room in 2G (fewer than two Player unit standees) and neither Area Compromised; the Helicopter itself does not move.',
  ),
  'PI-HEAL-06': rule('Heal', 'Compounds cannot be Medevaced.'),
  'PI-HEAL-07': rule(
    'Heal',
    'A Heal by a Heal icon (PI-HEAL-01, -02) works in any Area, Compromised or not; only the hospital ways need uncompromised Areas.',
  ),

  // Special Actions
  'PI-SPECIAL-01': rule(
    'Special Actions',
    'Some Faction units have a Special Action on their mat; it costs 1 action and is only available as a Player Action of its owner.',
  ),
  'PI-SPECIAL-02': rule(
    'Special Actions',
    'Dr. Leo "Bones" Corey has the Special Action "Let\'s See What This Stuff Does": he draws a Fate Number, and the luckier it is, the more cubes leave the Draw Bag. See PI-ABIL-17.',
  ),

  // Reposition
  'PI-REPO-01': rule('Reposition', 'Reposition (Follow Action only): move one Boat or Helicopter.'),
  'PI-REPO-02': rule('Reposition', 'The unit must not be Disabled.'),
  'PI-REPO-03': rule(
    'Reposition',
    'Boat: to any non-Compromised Docks Area, any distance; Texas Navy treats Beach Areas as Docks.',
  ),
  'PI-REPO-04': rule(
    'Reposition',
    'Helicopter: to any non-Compromised Area with a Helipad icon, any distance.',
  ),
  'PI-REPO-05': rule(
    'Reposition',
    'The Army Helicopter may be repositioned only by the National Guard player.',
  ),
  'PI-REPO-06': rule('Reposition', 'Leaving a Compromised Area is allowed; entering one is not.'),

  // Boats and Helicopters
  'PI-BOAT-01': rule(
    'Boats and Helicopters',
    'Boats/Helicopters move only by Reposition or by card effects and ignore connections and normal movement limits.',
  ),
  'PI-BOAT-02': rule('Boats and Helicopters', 'Docks Areas are exactly 1L, 2J and 3K.'),
  'PI-BOAT-03': rule(
    'Boats and Helicopters',
    'Several Boats/Helicopters may share an Area; they do not use unit capacity. See PI-RULING-24.',
  ),

  // Connections
  'PI-CONN-01': rule(
    'Connections',
    'Areas are connected only where a circle-with-arrow icon joins them; kinds: Black Arrow, White Arrow, Bridge (either colour).',
  ),
  'PI-CONN-02': rule(
    'Connections',
    'Black Arrows join the bottom of one Area with the top of the next; Horrors go down, other units both ways.',
  ),
  'PI-CONN-03': rule('Connections', 'One Black Arrow points right: 6G to the Great South Bay Bridge.'),
  'PI-CONN-04': rule(
    'Connections',
    'White Arrows join left/right sides; normally only non-Horrors use them.',
  ),

  // Forks
  'PI-FORK-01': rule(
    'Forks',
    'A Forked Area has two southern exits, one the main route, one the detour (e.g. 1C to 1D and 1E).',
  ),
  'PI-FORK-02': rule(
    'Forks',
    'A Horrors unit leaving a Forked Area draws a Fate Number: 2-5 main route, 1 or 6 detour.',
  ),
  'PI-FORK-03': rule('Forks', 'Drawn separately for every Stack/Mutation each time it leaves a Forked Area.'),
  'PI-FORK-04': rule('Forks', 'Non-Horrors units choose freely.'),

  // Bridges
  'PI-BRIDGE-01': rule(
    'Bridges',
    'A Bridge icon follows the movement rules of its arrow colour and can be Damaged.',
  ),
  'PI-BRIDGE-02': rule(
    'Bridges',
    'A Bridge with Damage > 0 cannot be crossed by any unit, incl. Civilians; it opens when Damage is 0 (Repair or Forced Crossing).',
  ),

  // Forced Crossing
  'PI-FORCED-01': rule(
    'Forced Crossing',
    'A Horrors unit whose next step crosses a damaged Bridge stops in front of it and makes a Forced Crossing: it takes Hits one at a time, each Hit removing 1 Damage.',
  ),
  'PI-FORCED-02': rule('Forced Crossing', 'If it is eliminated, the Bridge keeps the remaining Damage.'),
  'PI-FORCED-03': rule(
    'Forced Crossing',
    'If Damage reaches 0 and it still lives, it crosses at once into the next Area and its movement ends there.',
  ),
  'PI-FORCED-04': rule(
    'Forced Crossing',
    'Great South Bay Bridge Area: the Damage in the Area itself blocks entry and is forced the same way from 6G; entering may then cause Overrun.',
  ),
  'PI-FORCED-05': rule(
    'Forced Crossing',
    'Later units on the Track cross the now open Bridge normally in the same activation.',
  ),
  'PI-FORCED-06': rule(
    'Forced Crossing',
    "A Mutation forces a crossing too: each Hit is a Hit Cube; at Toughness it is eliminated. A Stack's lost tiles go back to the pool.",
  ),

  // Special Combat markers
  'PI-MARKER-01': rule(
    'Special Combat markers',
    'Two kinds: Molotov Cocktails, Pistols; they enter by Search Cards into an Area.',
  ),
  'PI-MARKER-02': rule(
    'Special Combat markers',
    'The unit that drew the card may take one of them; the rest lies loose and can be picked up like Loose Supplies by Faction or NPC units.',
  ),
  'PI-MARKER-03': rule(
    'Special Combat markers',
    'A unit carries at most one of each kind; only the carrier can use it.',
  ),
  'PI-MARKER-04': rule(
    'Special Combat markers',
    'Use: at any time during a Player Activation, resolve a Ranged Combat without a Combat action: no retaliation, no Biohazard cube. See PI-RULING-48.',
  ),
  'PI-MARKER-05': rule('Special Combat markers', 'Before or after another combat, never inside one.'),
  'PI-MARKER-06': rule(
    'Special Combat markers',
    'Molotov: attacks every Horrors unit in the target Area, with a separate roll for each.',
  ),
  'PI-MARKER-07': rule(
    'Special Combat markers',
    'Two uses: front rating first, then flipped, back rating second, then discarded to the pool; both uses may follow each other directly.',
  ),
  'PI-MARKER-08': rule(
    'Special Combat markers',
    'If the carrier is eliminated the marker drops in that Area.',
  ),
  'PI-MARKER-09': rule(
    'Special Combat markers',
    'The carrier may freely hand it to another unit in its Area. See PI-RULING-79.',
  ),

  // Civilians
  'PI-CIV-01': rule(
    'Civilians',
    'A Civilians unit moved into an Area with a loose marker may pick it up for free (the player who moves it decides). See PI-RULING-78.',
  ),
  'PI-CIV-02': rule(
    'Civilians',
    'Any player may let an armed Civilians unit use its marker at any eligible moment, without an action.',
  ),
  'PI-CIV-03': rule('Civilians', 'Armed Civilians still move only by Crowd Control or a Search effect.'),
  'PI-CIV-04': rule('Civilians', 'Eliminated Civilians are out of the game (no Evacuation Points).'),
  'PI-CIV-05': rule(
    'Civilians',
    'Regular Civilians spawned during play come at random from the 8 set aside at setup; none left = none spawned.',
  ),

  // Overrun
  'PI-OVERRUN-01': rule(
    'Overrun',
    'Seven Overrun Areas: the last Area of each of the six Tracks and the Great South Bay Bridge Area.',
  ),
  'PI-OVERRUN-02': rule(
    'Overrun',
    'The moment such an Area holds at least one Horrors unit and no Player or Civilians unit, it is Overrun for the rest of the game.',
  ),
  'PI-OVERRUN-03': rule(
    'Overrun',
    'Boats and Helicopters do not prevent it; Stunned Horrors do not cause it (yet).',
  ),
  'PI-OVERRUN-04': rule(
    'Overrun',
    'All Horrors causing it are removed; Stack tiles leave the game permanently (not to the pool); Mutations are out.',
  ),
  'PI-OVERRUN-05': rule('Overrun', 'Place a permanent Overrun marker; the Area is Compromised from then on.'),
  'PI-OVERRUN-06': rule(
    'Overrun',
    'Overrun Points: the Great South Bay Bridge 6, Greenport Docks 4, the Coast Guard Station 3, the other four Track ends 2 each. See PI-RULING-02.',
  ),
  'PI-OVERRUN-07': rule('Overrun', 'The Great South Bay Bridge cannot be Overrun while it has Damage.'),
  'PI-OVERRUN-08': rule('Overrun', 'Piling on: +1 for each incomplete spawn (PI-SPAWN-08).'),
  'PI-OVERRUN-09': rule(
    'Overrun',
    'Piling on: each Horrors unit that enters an already Overrun Area without Player/Civilians units gives +1 and is removed like above.',
  ),
  'PI-OVERRUN-10': rule(
    'Overrun',
    'Player units and Civilians may enter and hold an Overrun Area again; it stays Compromised and Horrors entering it then fight them instead of Piling On.',
  ),

  // The end of the game
  'PI-VICTORY-01': rule('The end of the game', 'Defeat, at once: Biohazard marker reaches 17+.'),
  'PI-VICTORY-02': rule('The end of the game', 'Defeat, at once: Overrun Points reach 8+.'),
  'PI-VICTORY-03': rule(
    'The end of the game',
    'Defeat at game end: fewer than 26 Evacuation Points after adding Civilians in surviving Compounds.',
  ),
  'PI-VICTORY-04': rule(
    'The end of the game',
    'Defeat, at once: any one Faction has lost all its units; an unbuilt Compound does not save it. See PI-RULING-59.',
  ),
  'PI-VICTORY-05': rule(
    'The end of the game',
    'Otherwise, after the End Phase of Round 9 (including its Biohazard Infection), the players win together.',
  ),
  'PI-VICTORY-06': rule('The end of the game', 'Reaching 26 Evacuation Points early does not end the game.'),

  // Number of players
  'PI-MODES-01': rule(
    'Number of players',
    '1 player: play the 2-player mode with both Factions (or 3/4-player mode with all Factions).',
  ),
  'PI-MODES-02': rule(
    'Number of players',
    '2 players: two Factions, two Turn Order tokens each (bag still 8).',
  ),
  'PI-MODES-03': rule(
    'Number of players',
    '2 players: after a turn the inactive Faction may take up to two Follow Actions, one after the other, each with its own Event check.',
  ),
  'PI-MODES-04': rule(
    'Number of players',
    '2 players: an Event on the first Follow Action does not forbid the second.',
  ),
  'PI-MODES-05': rule(
    'Number of players',
    '3 players: three Factions with one token each plus the pink Wild token; when it is drawn the players choose any Faction for an additional activation. See PI-RULING-22.',
  ),
  'PI-MODES-06': rule('Number of players', '4 players: four Factions, one token each.'),
  'PI-MODES-07': rule(
    'Number of players',
    'Everything else is the same in every mode: 30 Civilians, 24 tiles at the start, storm damage, 26 Evacuation Points, Overrun 8+, Biohazard 17+, actions per Round, Supplies at the start, decks.',
  ),
  'PI-MODES-08': rule(
    'Number of players',
    'One person with several Factions: each Faction is handled as a player of its own (own Supplies pool, mat, Hunger, Follow Actions, Event choices, power bonus, defeat by losing all units); Supplies pass between them only by PI-SUPPLY-02.',
  ),
  'PI-MODES-09': rule(
    'Number of players',
    '1 player with three Factions uses the 3-player rules, with four Factions the 4-player rules; seat order = the order in which the Factions were chosen.',
  ),
  'PI-MODES-10': rule(
    'Number of players',
    'Bag in every mode 8 tokens: 3 Fate, 1 Impending Doom, and 2+2 (two Factions), 1+1+1+Wild (three), 1+1+1+1 (four).',
  ),
  'PI-MODES-11': rule(
    'Number of players',
    '2 players: PI-MODES-04 replaces the closing rule of PI-FOLLOW-07; each of the two Follow Actions may be any legal one. Passing ends the Follow part. See PI-RULING-60 and PI-RULING-88.',
  ),
  'PI-MODES-12': rule(
    'Number of players',
    '3 players: each of the two other Factions gets one Follow Action after every turn, a Wild turn included; PI-FOLLOW-07 applies. See PI-RULING-89.',
  ),

  // Rulings
  'PI-RULING-01': ours(
    'Who fights whom? Horrors attack one after another: the Stack first, then Mutations in the order of their mat. For each attack the players choose one defending Player unit in the Area; a unit may be chosen a second time only when every surviving Player unit there has already defended in this combat. With no Player unit left, the attack hits the Civilians as a group, and no dice are rolled for them. Compounds are ordinary defenders. Horrors that have just lost their Stun do not attack.',
  ),
  'PI-RULING-02': ours(
    'Which Overrun Area is worth what? The Great South Bay Bridge 6, 3K 4, 2J 3, the other four Track ends 2 each.',
  ),
  'PI-RULING-03': ours(
    'Which Fate Number is which storm? The rows of the storm table are numbered 1 to 6 in printed order.',
  ),
  'PI-RULING-04': ours(
    'What is on the combat die? Miss once, Shielded twice, Light Hit once, 1 Hit once, Critical Hit once.',
  ),
  'PI-RULING-05': ours(
    'How many actions does a Round give? Three in the Morning, two in the Afternoon, one at Night.',
  ),
  'PI-RULING-06': ours(
    'When are variable Evacuation Points known? All other values are always open; variable ones are drawn for at the evacuation.',
  ),
  'PI-RULING-07': ours(
    'Is a Spawn Zone an Area of the Track? It is the Track\'s northernmost space, before A, but not an Area for non-Horrors. Stacks in it count as "on the Track" for Activate and Reanimated!, and leaving it costs 1 of the allowance.',
  ),
  'PI-RULING-08': ours('How big may a Stack in a Spawn Zone become? There is no limit.'),
  'PI-RULING-09': ours(
    'Must a Horrors unit have allowance left to force a crossing? Yes: the crossing is its next step, so it needs at least 1 unused allowance. If it arrived in front of the Bridge with 0 left, it waits.',
  ),
  'PI-RULING-10': ours(
    'Possession when the Stack dies in the same exchange: Hits are simultaneous; if the Stack ends at 0 tiles, no Possession. Otherwise remove its losses first, then add tiles.',
  ),
  'PI-RULING-11': ours('Possession with an empty pool: No growth and no Overrun Point (it is not a spawn).'),
  'PI-RULING-12': ours(
    'Does "each separate Close Combat" mean each Area or each matchup? Each matchup: one cube for every attack by Horrors and for every attack by a player.',
  ),
  'PI-RULING-13': ours(
    'How does a unit leave by a Last Stand? All normal movement limits count. "North" means using a Black Arrow against its direction; white connections are never north. Moving into an Area with an Overrun marker is allowed. A Last Stand is optional: the owner is asked.',
  ),
  'PI-RULING-14': ours(
    'Do the losses of Horrors stand when the defender makes a Last Stand? Yes, dice results stand.',
  ),
  'PI-RULING-15': ours(
    'Several Horrors arrive in one Overrun Area in the same activation: Movement is one unit at a time: the first one Overruns and is removed, each later arrival is Piling On (+1). If several are alone there at the same moment (last defender died or left), they are all removed by the one Overrun, no +1.',
  ),
  'PI-RULING-16': ours(
    'Horrors in an Overrun-marked Area that held defenders, now dead or gone: At that moment: +1 per Horrors unit there, all removed.',
  ),
  'PI-RULING-17': ours(
    'Tornado with N = 6: upper neighbour? Bridge 7 (Bridges run to 9; a Tornado can never reach 8 or 9).',
  ),
  'PI-RULING-18': ours(
    'Reshuffle timing: Reshuffle the discards when a card must be drawn from an empty pile. Cards set aside (Chaos etc.) count as discards only after the effect is finished. If both are empty, the set-aside cards are included except the one being resolved.',
  ),
  'PI-RULING-19': ours(
    'First Contact and Overrun or endless draws: Overrun checks are off during First Contact; with the adopted map contact happens before any Track end. Forced Crossings and Forks work normally.',
  ),
  'PI-RULING-20': ours('May NPC units take Follow Actions? Yes, they are eligible for any action.'),
  'PI-RULING-21': ours(
    'Same unit used by several players in one turn (NPC): Allowed, no per-turn limit on NPCs.',
  ),
  'PI-RULING-22': ours(
    'Who may take the turn of the Wild token? Any of the three Factions, whether or not its own token was already drawn. The group chooses; it is a full Player Turn with its Follow part.',
  ),
  'PI-RULING-23': ours(
    'What does clockwise mean? The fixed order of the seats, starting after the Active Player.',
  ),
  'PI-RULING-24': ours(
    'What counts for capacity two? Faction standees and NPC standees. Not: Compounds, Boats, Helicopters, Civilians, Mutations.',
  ),
  'PI-RULING-25': ours(
    'Capacity at placement effects (spawned Hero, reinforcements): Placement into a full Area is illegal; choose the nearest legal Area (players break ties). Nearest = fewest connections, Bridge Damage ignored; legal = room, no Horrors, not a Spawn Zone, not the damaged Great South Bay Bridge. Setup placement may not exceed it either.',
  ),
  'PI-RULING-26': ours(
    'Which units allow a trade? Each of the two Factions needs one of its own Faction units in the Area (a Compound counts, NPCs do not). It is possible during the Player Turn of either, in all three parts, between two actions or steps, never inside a combat or card. Both owners must agree; no action is spent.',
  ),
  'PI-RULING-27': ours(
    "Supplies are plain numbers for each Faction and each Area; nobody has a carrying limit. Eliminated units drop nothing, because the pool is the Faction's.",
  ),
  'PI-RULING-28': ours('Do NPCs pay for vehicles? No, NPCs never use Supplies.'),
  'PI-RULING-29': ours(
    '"Use any unit": may the Active Player use another player\'s Faction unit? No, only own Faction and NPCs.',
  ),
  'PI-RULING-30': ours(
    'May Civilians be moved into an Area with Horrors? Yes; there is no combat until Horrors activate there.',
  ),
  'PI-RULING-31': ours('Civilians capacity per Area: None.'),
  'PI-RULING-32': ours(
    "Who decides about entering a Compound, and when? The Compound's owner, at build time and at each entry by Spawn/Crowd Control/Search effect; not at other times.",
  ),
  'PI-RULING-33': ours(
    "Civilians leaving a Compound: which unit does the Crowd Control? Any eligible Player unit in the Compound's Area, or the Compound itself; the owner is asked for consent if another player acts. Civilians standing in the Area outside can be moved by the Compound's Admin Rating too. Housed Civilians share the Area for the Admin limit; they cannot be evacuated directly, they have to be led out first. They are not targets while it stands.",
  ),
  'PI-RULING-34': ours('Evacuation Points of housed Civilians do not matter when the game is lost early.'),
  'PI-RULING-35': ours(
    'Medevac of a unit with no Hits: Allowed only for a Wounded unit (the action is Heal).',
  ),
  'PI-RULING-36': ours('How many kinds of action are there? Nine, including the Special Action.'),
  'PI-RULING-37': ours(
    "Heal on Compounds, NPCs, other Factions' units: PI-HEAL-01 heals any Wounded Player unit in the Area.",
  ),
  'PI-RULING-38': ours(
    'Great South Bay Bridge while damaged: Nobody may enter; units already inside may leave; Repair is possible from 6G (adjacent) and from inside.',
  ),
  'PI-RULING-39': ours(
    'Crowd Control off the map needs a Player unit in the Bridge Area: Yes (sharing an Area is required).',
  ),
  'PI-RULING-40': ours('Is there an upper limit for Damage on a Bridge? No.'),
  'PI-RULING-41': ours('Does a Repair result 4-5 with Admin 0 do nothing? Minimum 1.'),
  'PI-RULING-42': ours(
    'Evacuating with the Army Helicopter: Any player may evacuate with it; only Gunship and Reposition are reserved.',
  ),
  'PI-RULING-43': ours(
    'How many Boats or Helicopters does one Evacuate action use? Exactly one, even if several are in the Area.',
  ),
  'PI-RULING-44': ours('Damaged Bridge and "Compromised": Only Damage in the Area itself compromises.'),
  'PI-RULING-45': ours(
    'Do NPCs pay for Ranged Combat? The rulebook says both; here NPCs never pay, unless the option for it is switched on.',
  ),
  'PI-RULING-46': ours(
    'Disabled Boats/Helicopters in Gunship Combat: Not allowed. How units become Disabled: only by cards.',
  ),
  'PI-RULING-47': ours(
    "Repair results that cost Supplies, done by an NPC: The player taking the action may pay from the own pool (it is the player's option, not the NPC's need). Forage by an NPC fills the acting player's pool.",
  ),
  'PI-RULING-48': ours(
    "Range, cost and time of Special Combat markers: Target same or adjacent Area, no Supplies, during any Player Turn (any part) when no combat or card is being resolved. Controlled by the carrier's owner; NPC carriers by the player whose turn or Follow Action it is; Civilians by anybody.",
  ),
  'PI-RULING-49': ours(
    'Do loose markers need a Move to pick up? Yes, like Loose Supplies (a 0-Area move will do). Civilians only when they enter.',
  ),
  'PI-RULING-50': ours('Stun and Surge: First activation removes the marker, second is normal.'),
  'PI-RULING-51': ours(
    'Stunned Horrors attacked in Close Combat; amalgamation with a Stunned Stack: They still inflict Hits when attacked (Stun only cancels their activation). A merged Stack is not Stunned.',
  ),
  'PI-RULING-52': ours(
    'Several Tracks on one card: move all first or Track by Track? Track by Track, complete.',
  ),
  'PI-RULING-53': ours('Two Mutations with equal allowance in one Area: Mat order.'),
  'PI-RULING-54': ours(
    "Horrors units on a Track reached by an Event's lateral move: They belong to the Track whose Area they stand in. The Great South Bay Bridge belongs to Track 6 and counts as its furthest Area (after 6H) for every order.",
  ),
  'PI-RULING-55': ours(
    'Combat order within a Track when Areas fork (1D/1E): Reverse alphabetical Area letter.',
  ),
  'PI-RULING-56': ours(
    '"Furthest down first" with a normal spawn: Only Reanimated (and similar cards) touches several Stacks. A Chaos or two-Track card is two spawns: each short one costs 1 point. A Chaos double on one Track is one spawn.',
  ),
  'PI-RULING-57': ours(
    'Biohazard Level below 0 or above 17: Clamp at 0; 17+ ends the game at the moment it is reached.',
  ),
  'PI-RULING-58': ours('Several defeat conditions at once: Report all that are true.'),
  'PI-RULING-59': ours(
    '"All units eliminated" for the National Guard with units not yet arrived: Like the unbuilt Compound: a Faction without any standee or built Compound on the map has lost. The Army Helicopter alone does not count.',
  ),
  'PI-RULING-60': ours('2-player Follow: may the two Follow Actions be the same? Yes.'),
  'PI-RULING-61': ours(
    '"Event cannot be completed": If no part of its instruction can be applied, nothing happens. If parts can, do those.',
  ),
  'PI-RULING-62': ours(
    'An Event that Spawns or moves Horrors into units: Combat at once, after all movement of that Event, furthest down the Track first; lowest Track number first.',
  ),
  'PI-RULING-63': ours(
    'How are variable Evacuation Points settled? By a Fate Number at the evacuation, or at the end of the game for those in a Compound.',
  ),
  'PI-RULING-64': ours(
    "Does Build's 1 Hit eliminate a unit with Toughness - 1 cubes? Such a unit may not be chosen.",
  ),
  'PI-RULING-65': ours(
    'All Fate Cards drawn in setup go back into the deck, also those for Forks and Last Stands during First Contact.',
  ),
  'PI-RULING-66': ours(
    "Does a Faction's token stay in the bag when it has no units? Cannot happen (defeat).",
  ),
  'PI-RULING-67': ours(
    'Spawn or mere growth? Reanimated!, Sleepwalkers, Overtime and Possession only enlarge an existing Stack: no combat, a Stun stays. A spawn (Track, Chaos!, any card that says Spawn or "appears") into an Area with Player or Civilians units is followed by combat, also when it joins a Stack there; the joined Stack is not Stunned (PI-RULING-51).',
  ),
  'PI-RULING-68': ours(
    'Who attacks in a combat caused by a spawn or by an Event move? Only the spawned or moved Horrors unit (a Stack with everything it amalgamated with). Other Horrors in the Area wait for their activation. An Event that says Activate is a normal activation.',
  ),
  'PI-RULING-69': ours(
    "When do Horrors attack the Civilians of a lost Compound (PI-CPD-04)? In a Horrors attack: at once, by those Horrors that take part and have not attacked yet. In all other cases (every attacker has already struck, Hunger, Event, the Compound's own attack): at their next activation.",
  ),
  'PI-RULING-70': ours(
    'Last defender leaves by Last Stand while attacks are outstanding: Treated like elimination of the last Player unit: the rest attack the Civilians; no Civilians: no attack, and an Overrun Area is checked at once.',
  ),
  'PI-RULING-71': ours(
    'A unit loses its Stun in this activation and shares the Area with Player units: It does not attack in this activation. If an un-Stunned Stack arrives there, both amalgamate before combat and the merged Stack attacks with all its tiles.',
  ),
  'PI-RULING-72': ours(
    'Stun and Overrun: Removing the Stun of a Horrors unit that is alone in an Overrun Area causes Overrun at once. If a Stunned and an un-Stunned unit are there, the un-Stunned one causes the Overrun and is removed; the Stunned one stays until its marker goes, then it is Piling On (+1, removed).',
  ),
  'PI-RULING-73': ours(
    'What exactly is the order "furthest down"? Order on a Track: Spawn Zone, A, B, ... L; Track 6: ... G, H, Great South Bay Bridge. Fork siblings count by letter (1E after 1D).',
  ),
  'PI-RULING-74': ours(
    'Horrors inside the damaged Great South Bay Bridge Area (swimming Rats): No Overrun while Damage is there (PI-OVERRUN-07); checked at the moment the last Damage is removed.',
  ),
  'PI-RULING-75': ours(
    'Fork and damaged Bridge together: With at least 1 allowance left: draw for the route, then make the Forced Crossing of that route if its Bridge is damaged. Without allowance left nothing is drawn (PI-RULING-09). The draw is not repeated in the same step.',
  ),
  'PI-RULING-76': ours(
    "Civilians moving more than one Area; leaving the map: They must stop on entering an Area with Horrors; they may pick up a marker in each Area entered; they may enter a Compound only in the last Area. Only Civilians that start a Crowd Control action in the Great South Bay Bridge Area can leave the map, as their first and only step; Ed's bus, the Whistle and card moves never lead off the map.",
  ),
  'PI-RULING-77': ours(
    'Several Compounds in one Area: Allowed (different Factions). The player who brings the Civilians in names the Compound; its owner may refuse.',
  ),
  'PI-RULING-78': ours(
    'Markers of Civilians: A Civilians unit holds at most one of each kind. Evacuated or led off the map: the marker stays loose in the Area left. Inside a Compound: kept, but unusable until led out; may be handed to a unit in the Area. Eliminated: dropped in the Area.',
  ),
  'PI-RULING-79': ours(
    "Handing over a marker: At any moment a marker could be used (PI-RULING-48), to any Player or Civilians unit in the same Area that has none of that kind; the carrier's controller decides (PI-RULING-48 says who). No Move needed.",
  ),
  'PI-RULING-80': ours(
    'Targets of unit effects: Boats and Helicopters are never chosen where a card says "unit", are not Hit, and cannot carry Supplies, markers or Player units.',
  ),
  'PI-RULING-81': ours(
    'Order of "each player ...": Seat order; it starts with seat 1 in the Hunger Phase and for Impending Doom, with the drawing player after a Follow check. For an Event of the Impending Doom token "drawer" is seat 1.',
  ),
  'PI-RULING-82': ours(
    'When are defeat, Overrun, power and Faction loss checked? After every single change of the state, also in the middle of a card, a Track activation or a phase (exception: First Contact, PI-RULING-19). When the game is lost nothing further is carried out. Inside one Close Combat the moment is after step 4 (all Hits, Last Stands and Possession applied); the cube of step 5 is still added unless the game is over.',
  ),
  'PI-RULING-83': ours(
    'Handling Loose Supplies: Dropping = from the Faction pool into the Area, collecting = the other way. Only Faction standees by a Move or Crisis Adrenaline move, the Paddy Wagon by its Move, and any Compound in the Crisis Adrenaline part. An Area with Horrors does not forbid it.',
  ),
  'PI-RULING-84': ours(
    'Where may a Compound be built? Wherever the building unit stands, also with Horrors, Damage or an Overrun marker there. The Hit comes before the Supplies and cannot kill (PI-RULING-64).',
  ),
  'PI-RULING-85': ours(
    'Effects that give one unit a free action: Any action that this unit itself carries out: Move, Close/Ranged Combat, Crowd Control, Repair, Build Compound, Location Action, Heal. Not: Special Action, Evacuate, Gunship, Reposition. Costs are paid by its controller; it may be declined.',
  ),
  'PI-RULING-86': ours(
    'Dice and rating changes together: First add bonuses, then subtract; Close Combat dice never below 1 for a unit that has a rating. Six physical dice are no limit. Bravery is never above 5, so a 6 always fails.',
  ),
  'PI-RULING-87': ours(
    'Effects that take cubes "of your choice" out of the Draw Bag: The bag\'s content is public; only yellow and red cubes may be taken; each goes to its own pool. Later additions again take yellow before red.',
  ),
  'PI-RULING-88': ours(
    '2 players: passing the first of two Follow Actions: A pass ends the Follow part; nothing is drawn.',
  ),
  'PI-RULING-89': ours(
    '3 players: what the Wild turn is: The group chooses when the token is drawn; then a complete Player Turn with the actions of the Round. Once-per-turn abilities are fresh. Followers go in seat order after the chosen Faction.',
  ),
  'PI-RULING-90': ours(
    'What if a pool of markers runs short? Special Combat markers are limited to four of each kind: place as many as there are. Supplies, Damage, Stunned, Exhausted, Overrun and Disabled markers never run out.',
  ),
  'PI-RULING-91': ours(
    'A unit that takes Hits outside Close Combat up to its Toughness: Eliminated at once, no Last Stand, no Possession; its Special Combat markers drop in the Area.',
  ),
  'PI-RULING-92': ours(
    "Last Stand of NPC standees: who decides? The player who rolled for it: in a player's attack the attacker, otherwise the group.",
  ),
  'PI-RULING-93': ours(
    'Chooser of a Medevac or hospital Heal for an NPC standee: The player whose action is spent; any player may do it.',
  ),

  // The map
  'PI-MAP-01': ours(
    'The island has 61 Areas: Track 1 A-L, Track 2 A-J, Track 3 A-K, Track 4 A-J, Track 5 A-I, Track 6 A-H and the Great South Bay Bridge; and six Spawn Zones.',
    'The map',
  ),
  'PI-MAP-02': ours(
    'The pips of all Areas add up to 30, the number of Civilians placed in setup.',
    'The map',
  ),
  'PI-MAP-03': ours(
    'There are 94 connections, 63 black and 31 white, the way off the map included. No two Areas are joined twice.',
    'The map',
  ),
  'PI-MAP-04': ours('Each of the Bridges 1-9 lies on exactly one connection.', 'The map'),
  'PI-MAP-05': ours(
    'The Forked Areas are 1C, 5C and 6G, each with one main route and one detour.',
    'The map',
  ),
  'PI-MAP-06': ours(
    'The Black Arrows from a Spawn Zone lead to every Area of its Track and to no other, and never back towards an earlier letter.',
    'The map',
  ),
  'PI-MAP-07': ours(
    'The Areas without a black exit are the seven Overrun Areas, worth 6, 4, 3 and four times 2 points.',
    'The map',
  ),
  'PI-MAP-08': ours(
    'Player units can reach every Area, also with all nine Bridges damaged; only the damaged Great South Bay Bridge is closed.',
    'The map',
  ),
  'PI-MAP-09': ours(
    'Docks are at 1L, 2J and 3K. Every Helicopter starts on a Helipad, every Boat at Docks.',
    'The map',
  ),
  'PI-MAP-10': ours(
    'No choice of Factions puts more than two standees into an Area at the start.',
    'The map',
  ),
  'PI-MAP-11': ours(
    'Damage in an Area keeps units out only at the Great South Bay Bridge; elsewhere it makes the Area Compromised.',
    'The map',
  ),
};

function unitRule(row: UnitRow): Rule {
  const owner =
    row.faction === null ? 'Belongs to nobody: any player may use it.' : `${FACTIONS[row.faction].name}.`;
  const ratings = [
    row.foot > 0 && `Foot ${row.foot}`,
    row.vehicle > 0 && `Vehicle ${row.vehicle}`,
    row.close > 0 && `Close Combat ${row.close}`,
    row.ranged > 0 && `Ranged Combat ${row.ranged}`,
    row.admin > 0 && `Admin ${row.admin}`,
    `Toughness ${row.toughness}`,
    `Bravery ${row.bravery}`,
    row.heal && 'Heal',
  ].filter((rating) => rating !== false);
  const ability =
    row.ability === null ? '' : ` ${ABILITY[row.ability].name}: see ${ABILITY[row.ability].cite}.`;
  const start = STARTS[row.start] ?? `Starts in ${row.start}.`;
  return ours(`${row.name}${KINDS[row.kind]}. ${owner} ${ratings.join(', ')}. ${start}${ability}`, 'Units');
}

const KINDS = { leader: ', Leader', unit: '', compound: ', Compound', npc: '' } as const;

const STARTS: Readonly<Record<string, string>> = {
  mat: 'Waits on the mat until it is built.',
  reserve: 'Starts in reserve.',
  off: 'Enters by a card.',
};

function craftRule(row: CraftRow): Rule {
  const owner = row.faction === null ? '' : ` Belongs to the ${FACTIONS[row.faction].name}.`;
  const guns = row.combat === 0 ? 'Unarmed.' : `Gunship Combat ${row.combat}.`;
  const beaches = row.beaches ? ' Lands on Beaches, too.' : '';
  const start = STARTS[row.start] ?? `Starts in ${row.start}.`;
  return ours(
    `${row.name}.${owner} Evacuation Capacity ${row.capacity}. ${guns}${beaches} ${start}`,
    'Boats and Helicopters',
  );
}

function civilianRule(row: CivilianRow): Rule {
  const worth =
    typeof row.ep === 'number'
      ? `${row.ep} Evacuation Point${row.ep === 1 ? '' : 's'}`
      : `${Math.min(...row.ep)} to ${Math.max(...row.ep)} Evacuation Points, settled by a Fate Number`;
  return ours(
    `${row.name}: ${worth}.${row.ability === null ? '' : ` ${row.ability}`}`,
    row.vip ? 'VIP Civilians' : 'Regular Civilians',
  );
}

const tracks = (numbers: readonly number[]) =>
  `Track${numbers.length > 1 ? 's' : ''} ${numbers.join(' and ')}`;

function fateRule(card: FateRow): Rule {
  const spawn =
    card.spawn === 'chaos' ? 'Chaos!' : card.spawn === 'reanimated' ? 'Reanimated!' : tracks(card.spawn);
  const activate = card.activate === 'surge' ? 'Surge!' : tracks(card.activate);
  const event = card.event ? 'Draw Event' : 'No Event';
  return ours(`Spawn: ${spawn}. Activate: ${activate}. ${event}. Fate Number ${card.fate}.`, 'Fate Cards');
}

const copies = (count: number) => (count === 1 ? '' : ` (${count} cards)`);

const CONTENT: Rulebook = {
  ...Object.fromEntries(UNITS.map((row) => [row.cite, unitRule(row)])),
  ...Object.fromEntries(
    ABILITIES.map((row) => [
      row.cite,
      ours(`${row.name}. ${row.text}`, row.kind === 'special' ? 'Special Actions' : 'Abilities'),
    ]),
  ),
  ...Object.fromEntries(CRAFT_ROWS.map((row) => [row.cite, craftRule(row)])),
  ...Object.fromEntries(
    MUTATIONS.map((row) => [
      row.cite,
      ours(
        `${row.name}. Movement ${row.move}, Combat ${row.combat}, Toughness ${row.toughness}. ${row.power}: ${row.text} ${row.flavour}`,
        'Mutations',
      ),
    ]),
  ),
  ...Object.fromEntries([...REGULAR_CIVILIANS, ...VIPS].map((row) => [row.cite, civilianRule(row)])),
  ...Object.fromEntries(FATE_CARDS.map((row) => [row.cite, fateRule(row)])),
  ...Object.fromEntries(
    EVENT_CARDS.map((row) => [
      row.cite,
      ours(`${row.name}${copies(row.copies)}. ${row.text}`, 'Event Cards'),
    ]),
  ),
  ...Object.fromEntries(
    SEARCH_CARDS.map((row) => [
      row.cite,
      ours(
        `${row.name}${copies(row.copies)}. ${row.text} ${row.exhausts ? 'The Area becomes Exhausted.' : 'The Area is not Exhausted.'}`,
        'Search Cards',
      ),
    ]),
  ),
};

export const rulebook: Rulebook = { ...RULES, ...CONTENT };
