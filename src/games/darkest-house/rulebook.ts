/**
 * The rules in our own words, by id: what a player searches, and what a log line or a greyed action opens. Rules of the
 * rulebook first, then our rulings where it is silent, then every tile, survivor, skill, card and enemy from the tables.
 */
import type { Rule, Rulebook } from '../../core/game';
import { COLOUR_NAMES, CHIPS, iconsOf, type Colour } from './data/chips';
import { CREATURE_DIE, SURVIVOR_DIE, TERROR_DIE } from './data/dice';
import { CREATURES, NEMESES, POWER_NAMES, type Power } from './data/enemies';
import { CARDS, EFFECTS, type Card, type Effect } from './data/equipment';
import { SKILLS, SURVIVORS, type SkillId, ownerOf } from './data/survivors';
import { PRESETS, TILES, type Tile } from './data/tiles';
import { FRONT_DARKNESS, HEALTH_TRACK, REVERSE_DARKNESS, SPAWN_TOKENS } from './data/tracks';

const rule = (chapter: string, text: string): Rule => ({ chapter, text });
const ours = (text: string, chapter = 'Rulings'): Rule => ({ chapter, text, ours: true });

const RULES: Rulebook = {
  // Components
  'DD-COMP-01': rule(
    'Components',
    'Survivors: 5 boards, 5 figures, 20 skill tokens (4 per survivor), 35 colour cubes = 7 in each of 5 colours.',
  ),
  'DD-COMP-02': rule(
    'Components',
    'Markers: 40 ammo cubes (black), 50 grey cubes, 5 entrap tokens, 10 virus tokens, 1 cure token.',
  ),
  'DD-COMP-03': rule('Components', 'Dice: 4 survivor dice, 6 creature dice, 1 terror die, one D6, one D4.'),
  'DD-COMP-04': rule(
    'Components',
    'Enemies: 32 zombie figures, 23 spawn tokens, 3 creature figures and boards, 2 nemesis figures and boards.',
  ),
  'DD-COMP-05': rule('Components', 'House: 27 room tiles, 8 camera tokens, 1 fire token, 20 burn markers.'),
  'DD-COMP-06': rule(
    'Components',
    'Security: 1 two-sided security board (7-code side, 8-code side), 21 code tokens, 41 code chips (each 2-icon or 3-icon).',
  ),
  'DD-COMP-07': rule(
    'Components',
    'Cards: 54 equipment cards and 5 starting equipment cards; 2 gas can cards are expansion-only and never used.',
  ),
  'DD-COMP-08': rule('Components', '1 two-sided Multitracker (front: normal game; reverse, red: showdown).'),
  'DD-COMP-09': rule(
    'Components',
    'The game is for 2 to 5 survivors. Survivor count (not player count) drives all scaling (DD-SURV-T1); one player may run several survivors, and solo play (one player, 2 to 5 survivors) is allowed.',
  ),
  // Building the house
  'DD-HOUSE-01': rule('Building the house', 'The house is 20 tiles in a grid of 4 rows by 5 columns.'),
  'DD-HOUSE-02': rule(
    'Building the house',
    'Each tile belongs to one class, shown on its back: laboratory, corner, outer, inner, entrance hall. A tile may only be used in positions of its class.',
  ),
  'DD-HOUSE-03': rule(
    'Building the house',
    'Step 1: the four corner positions (1,1) (1,5) (4,1) (4,5) take the four corner-class tiles: the laboratory plus the three function corners.',
  ),
  'DD-HOUSE-04': rule(
    'Building the house',
    'Step 2a: the entrance hall goes to the centre of the bottom edge, (4,3).',
  ),
  'DD-HOUSE-05': rule(
    'Building the house',
    'Step 2b: nine outer tiles fill the remaining edge positions (1,2) (1,3) (1,4) (2,1) (3,1) (2,5) (3,5) (4,2) (4,4).',
  ),
  'DD-HOUSE-06': rule(
    'Building the house',
    'Every outer tile is rotated so that its windows face away from the house.',
  ),
  'DD-HOUSE-07': rule('Building the house', 'Step 3: six inner tiles fill rows 2-3, columns 2-4.'),
  'DD-HOUSE-08': rule(
    'Building the house',
    'Players choose which tiles of a class to use, where they go within the class positions, and their rotation (outer rotation is fixed by DD-HOUSE-06).',
  ),
  'DD-HOUSE-09': rule('Building the house', 'A tile has one or two rooms.'),
  'DD-HOUSE-10': rule(
    'Building the house',
    'Validity: at least one open path (no locked door, no wall) must lead from the entrance hall to the northern wing (row 1).',
  ),
  'DD-HOUSE-11': rule(
    'Building the house',
    'Validity: no doorway may be blocked by a wall of the neighbouring tile, and every doorway must be reachable. Rotate tiles until this holds.',
  ),
  'DD-HOUSE-12': rule(
    'Building the house',
    'Advice, not enforced: about two enwalled rooms in the centre is a good balance; more of them harden the house.',
  ),
  'DD-HOUSE-13': rule(
    'Building the house',
    'Advice, not enforced: a laboratory in row 1 is easier than one in row 4.',
  ),
  'DD-HOUSE-14': rule('Building the house', 'Every tile has a normal side and a destroyed side.'),
  'DD-HOUSE-15': rule(
    'Building the house',
    'A tile destroyed by fire is flipped and stays destroyed for the rest of the game (what remains of its walls and rooms: DD-RULING-63).',
  ),
  'DD-HOUSE-16': rule('Building the house', 'A doorway is locked while a code chip lies on its lock icon.'),
  'DD-HOUSE-17': rule(
    'Building the house',
    'A room with two doorways of which only one still carries a chip counts as unlocked.',
  ),
  'DD-HOUSE-18': rule(
    'Building the house',
    'Walls and locked doorways block movement and sight for survivors, zombies, creatures and cameras; an unlocked doorway does not.',
  ),
  // Security cameras
  'DD-CAMERA-01': rule(
    'Security cameras',
    'Each tile that shows a camera icon gets one camera token, placed on the icon (so in the room that holds the icon).',
  ),
  'DD-CAMERA-02': rule(
    'Security cameras',
    'At setup each camera is turned to the orthogonal direction in which it sees the largest number of rooms.',
  ),
  'DD-CAMERA-03': rule(
    'Security cameras',
    'When several directions tie for the maximum, the players choose among the tied ones.',
  ),
  'DD-CAMERA-04': rule('Security cameras', 'A camera always sees the room it stands in.'),
  'DD-CAMERA-05': rule(
    'Security cameras',
    'A camera sees only along one straight orthogonal line, never diagonally.',
  ),
  'DD-CAMERA-06': rule(
    'Security cameras',
    'A wall, a destroyed tile or a locked doorway ends the camera view.',
  ),
  'DD-CAMERA-07': rule(
    'Security cameras',
    'A room is hidden from a camera when the side of the room facing the camera is a wall over its whole length; an unlocked doorway in that side lets the camera see in.',
  ),
  'DD-CAMERA-08': rule(
    'Security cameras',
    "A camera looking along a hallway of a two-room tile sees the hallway room only; the enwalled room stays hidden even when unlocked, unless its doorway faces the camera's line.",
  ),
  'DD-CAMERA-09': rule(
    'Security cameras',
    "A camera's direction is fixed for the game; what it sees is recomputed whenever a door is unlocked or a tile is destroyed.",
  ),
  'DD-CAMERA-10': rule('Security cameras', 'A camera token on a tile that is destroyed is removed.'),
  'DD-CAMERA-11': rule('Security cameras', 'All cameras are removed when the showdown starts.'),
  'DD-CAMERA-12': rule(
    'Security cameras',
    'For every room that holds at least one survivor and is seen by a camera: roll one survivor die per survivor present, plus the terror die.',
  ),
  'DD-CAMERA-13': rule(
    'Security cameras',
    'With 5 survivors in the room: roll 4 survivor dice; if none shows failure, roll one of them again for the fifth survivor.',
  ),
  'DD-CAMERA-14': rule(
    'Security cameras',
    'If at least one failure icon was rolled, resolve the terror die face; otherwise nothing happens. All other icons are ignored.',
  ),
  'DD-CAMERA-15': rule(
    'Security cameras',
    'A room seen by several cameras gets one separate check per camera.',
  ),
  'DD-CAMERA-16': rule(
    'Security cameras',
    'Each room (with its terror events) is fully resolved before the next one.',
  ),
  'DD-CAMERA-17': rule('Security cameras', 'The players choose the order of the rooms.'),
  // Setup
  'DD-SETUP-01': rule(
    'Setup',
    'Take out all starting equipment cards; shuffle the remaining equipment cards into a face-down deck.',
  ),
  'DD-SETUP-02': rule(
    'Setup',
    'Make supplies of virus tokens, burn markers and the fire token. No fire is active at the start.',
  ),
  'DD-SETUP-03': rule('Setup', 'The cure token lies on the laboratory.'),
  'DD-SETUP-04': rule('Setup', 'Shuffle the spawn tokens face down into a stack.'),
  'DD-SETUP-05': rule('Setup', 'Shuffle the 3 creature boards face down into a pile.'),
  'DD-SETUP-06': rule(
    'Setup',
    'The event marker starts on the clock space of the event cycle; that event is not executed at the start.',
  ),
  'DD-SETUP-07': rule('Setup', 'The darkness marker starts on the first space of the darkness track.'),
  'DD-SETUP-08': rule(
    'Setup',
    'All survivor team cubes start in the first (leftmost) team box, because everybody starts in the entrance hall.',
  ),
  'DD-SETUP-09': rule('Setup', 'All survivor figures start in the entrance hall.'),
  'DD-SETUP-10': rule(
    'Setup',
    'Code chips already visible from the start position are revealed by DD-UNLOCK-01 before round 1.',
  ),
  // Security board and code chips
  'DD-CODE-01': rule(
    'Security board and code chips',
    'Three difficulty modes: Dark, Darker, Darkest (table DD-CODE-T1).',
  ),
  'DD-CODE-02': rule(
    'Security board and code chips',
    'Dark mode: draw one 3-icon chip and two 2-icon chips; their 7 icons form the code: put one matching code token in each of the 7 slots (order irrelevant).',
  ),
  'DD-CODE-03': rule(
    'Security board and code chips',
    'Dark mode: the 3 chosen chips are shuffled into the chips placed in the house, so the code is solvable from the house.',
  ),
  'DD-CODE-04': rule(
    'Security board and code chips',
    'Darker mode: as Dark, but on the 8-code side; the eighth code token is drawn at random from the code token pool.',
  ),
  'DD-CODE-05': rule(
    'Security board and code chips',
    'Darkest mode: 7-code side, all 7 code tokens drawn blindly; solvability is not guaranteed.',
  ),
  'DD-CODE-06': rule(
    'Security board and code chips',
    'Number of chips in the house = number of lock icons on the placed tiles; every lock icon gets exactly one chip.',
  ),
  'DD-CODE-07': rule(
    'Security board and code chips',
    'In Dark and Darker mode the pool is (lock icons - 3) further chips plus the 3 code chips. In Darkest mode all chips are drawn freely.',
  ),
  'DD-CODE-08': rule(
    'Security board and code chips',
    'Chips are placed so that only the number side (2 or 3) is visible; colours are hidden.',
  ),
  'DD-CODE-09': rule(
    'Security board and code chips',
    'Locks of corner rooms always receive 3-icon chips (drawing and placing step by step: DD-RULING-62).',
  ),
  'DD-CODE-10': rule(
    'Security board and code chips',
    'For all other locks the players decide how many 2-icon and 3-icon chips are drawn (legal numbers: DD-RULING-62).',
  ),
  'DD-CODE-11': rule(
    'Security board and code chips',
    'Advice: counted over all chips of the house (corners included), with 4-5 survivors use about equal numbers of 2- and 3-icon chips; with 2-3 survivors use more 2-icon than 3-icon chips. Default numbers: content file 5.4.',
  ),
  'DD-CODE-12': rule(
    'Security board and code chips',
    'Advice: for beginners, no colour more than twice in the code, and a wide spread of colours in the chips.',
  ),
  'DD-CODE-13': rule(
    'Security board and code chips',
    'The laboratory door has no code chip; it opens only through the security board.',
  ),
  // Survivors
  'DD-SURV-01': rule(
    'Survivors',
    'Each player picks a survivor; the survivor has a board, a figure and 7 cubes of its colour.',
  ),
  'DD-SURV-02': rule('Survivors', '2-3 survivors in play: board side whose health track starts at 4 AP.'),
  'DD-SURV-03': rule('Survivors', '4-5 survivors in play: board side whose health track starts at 3 AP.'),
  'DD-SURV-04': rule(
    'Survivors',
    'Each survivor starts with its own starting weapon on the right side of its board; unused starting weapons leave the game.',
  ),
  'DD-SURV-05': rule(
    'Survivors',
    'Start values: health marker on the leftmost space, XP 0, team cube in the first box, AP cubes (3 or 4) in the left action box.',
  ),
  'DD-SURV-06': rule(
    'Survivors',
    'When a round begins a survivor gets AP equal to the number of the health zone its marker is in.',
  ),
  'DD-SURV-07': rule(
    'Survivors',
    'Spending AP moves cubes from the left to the right action box; with none left the survivor is done for the round.',
  ),
  'DD-SURV-08': rule(
    'Survivors',
    'A wound moves the health marker one space towards the skull. Several spaces can belong to the same AP zone.',
  ),
  'DD-SURV-09': rule(
    'Survivors',
    "Entering a lower AP zone lowers AP only from the next round; the current round's AP are unchanged.",
  ),
  'DD-SURV-10': rule(
    'Survivors',
    'Healing moves the marker back; AP regained this way are usable only from the next round.',
  ),
  'DD-SURV-11': rule('Survivors', 'Health marker on the skull: the survivor is dead at once (DD-DEATH).'),
  'DD-SURV-12': rule(
    'Survivors',
    'The entrap rate (clawed-hand icon) is the number of survivor dice the survivor contributes to an escape attempt.',
  ),
  'DD-SURV-13': rule(
    'Survivors',
    'The unique starting skill is active from the start, costs nothing and can never be lost to zombification.',
  ),
  'DD-SURV-14': rule(
    'Survivors',
    'Four further skills are bought with XP; cost and power rise from left to right.',
  ),
  'DD-SURV-15': rule(
    'Survivors',
    'A bought skill is permanent, and using it costs no AP, unless zombification removes it.',
  ),
  'DD-SURV-16': rule('Survivors', "Unspent AP are lost at the end of the survivor's action phase."),
  'DD-SURV-17': rule(
    'Survivors',
    'All scaling by survivor count follows table DD-SURV-T1 and is fixed at setup; eliminations later in the game change nothing.',
  ),
  // Multitracker
  'DD-TRACK-01': rule(
    'Multitracker',
    'Five team boxes, ordered left to right; each holds the cubes of one group. Finished groups move to the lower box.',
  ),
  'DD-TRACK-02': rule(
    'Multitracker',
    'Event cycle (front): zombie spawn, then fire spreads, then darkness grows, then zombie spawn again.',
  ),
  'DD-TRACK-03': rule(
    'Multitracker',
    'The event marker moves one space in every upkeep phase and executes the event it lands on.',
  ),
  'DD-TRACK-04': rule(
    'Multitracker',
    'First upkeep: the marker moves from the clock to zombie spawn and that event is executed. So rounds 1,4,7,... spawn; 2,5,8,... fire; 3,6,9,... darkness.',
  ),
  'DD-TRACK-05': rule(
    'Multitracker',
    'The darkness track ends at the space numbered 5. One space shows a fire icon.',
  ),
  // Round structure and upkeep
  'DD-UPKEEP-01': rule('Round structure and upkeep', 'A round = upkeep phase, then action phase.'),
  'DD-UPKEEP-02': rule(
    'Round structure and upkeep',
    'Upkeep order: 1 event resolution, 2 regroup, 3 camera check, 4 zombies spawn, 5 zombification.',
  ),
  'DD-UPKEEP-03': rule(
    'Round structure and upkeep',
    'Black cubes on used room functions are removed during upkeep, so each function is available again.',
  ),
  'DD-UPKEEP-04': rule(
    'Round structure and upkeep',
    'When the final group has acted and its reaction and fire spread are done, the round is over.',
  ),
  // Events
  'DD-EVENTS-01': rule('Events', 'Zombie space: perform one zombie spawn (DD-SPAWN).'),
  'DD-EVENTS-02': rule(
    'Events',
    'Fire space: if a fire is active it spreads (DD-FIRE-03 ff.); if not, nothing happens.',
  ),
  'DD-EVENTS-03': rule('Events', 'Clock space: the darkness marker advances 1.'),
  // Zombie spawning
  'DD-SPAWN-01': rule(
    'Zombie spawning',
    'Roll D4 for the row (1 = top, 4 = bottom) and D6 for the column (1-5 from the left).',
  ),
  'DD-SPAWN-02': rule('Zombie spawning', 'Draw a random spawn token and place it face down on that tile.'),
  'DD-SPAWN-03': rule(
    'Zombie spawning',
    'Two-room tile: the token goes into the open room; if both rooms are open, into the passage room.',
  ),
  'DD-SPAWN-04': rule(
    'Zombie spawning',
    "If the token's room is in line of sight of at least one survivor, replace it at once by that many zombie figures and remove the token from the game.",
  ),
  'DD-SPAWN-05': rule(
    'Zombie spawning',
    'If it is not in line of sight, it stays face down and its value is hidden.',
  ),
  'DD-SPAWN-06': rule(
    'Zombie spawning',
    "Special placement when the tile is destroyed or is a single locked room: put the zombies (figures, not a token) on a non-burning neighbour tile of some survivor's tile, seen by a survivor standing on that neighbouring tile. The players choose if there are several.",
  ),
  'DD-SPAWN-07': rule(
    'Zombie spawning',
    "If no tile qualifies for DD-SPAWN-06, the token is laid face down on a non-burning tile of the players' choice.",
  ),
  'DD-SPAWN-08': rule('Zombie spawning', 'D6 = 6: use the special placement DD-SPAWN-06/07.'),
  'DD-SPAWN-09': rule('Zombie spawning', 'There is no limit on tokens or zombies in one room.'),
  'DD-SPAWN-10': rule('Zombie spawning', 'When the token stack is empty, no further spawns happen.'),
  'DD-SPAWN-11': rule(
    'Zombie spawning',
    'Spawning never causes an immediate attack; the zombies attack only when activated in a reaction phase.',
  ),
  'DD-SPAWN-12': rule(
    'Zombie spawning',
    'Upkeep step 4 always performs one spawn, even if the event of the same round already spawned.',
  ),
  'DD-SPAWN-13': rule(
    'Zombie spawning',
    'Horde and token behave the same in movement and reaction; differences: a token takes no fire damage, a horde does. Neither enters a burning or destroyed tile of its own accord.',
  ),
  'DD-SPAWN-14': rule(
    'Zombie spawning',
    'A token is converted into a horde at the moment any survivor gets line of sight to it (by movement of either, an unlocked door, fear, retreat, and so on).',
  ),
  'DD-SPAWN-15': rule(
    'Zombie spawning',
    'A converted token leaves the game for good (it is not returned to the stack).',
  ),
  // Fire
  'DD-FIRE-01': rule('Fire', 'At most one fire is active; it has exactly one fire token.'),
  'DD-FIRE-02': rule(
    'Fire',
    'A fire starts by putting the fire token and 1 burn marker on a tile found with a location roll (D4 row, D6 column).',
  ),
  'DD-FIRE-03': rule(
    'Fire',
    'Spreading: roll D4, read the direction key of the entrance hall (1 north, 2 east, 3 south, 4 west: 2 and 3 are given, 1 and 4 deduced) and move the fire token one tile that way.',
  ),
  'DD-FIRE-04': rule('Fire', 'After moving, add 1 burn marker to the new tile, unless it is destroyed.'),
  'DD-FIRE-05': rule('Fire', 'The fire ignores walls and locked doors and may enter destroyed tiles.'),
  'DD-FIRE-06': rule('Fire', 'The fire never enters the laboratory and never leaves the house.'),
  'DD-FIRE-07': rule(
    'Fire',
    'If the fire token cannot move in the rolled direction it stays and 1 burn marker is added to its tile, unless that tile is destroyed.',
  ),
  'DD-FIRE-08': rule(
    'Fire',
    'Fire acts on whole tiles: all rooms of a tile count as burning, also a locked enwalled room.',
  ),
  'DD-FIRE-09': rule(
    'Fire',
    'A third burn marker destroys the tile at once: flip it; remove its burn markers, camera and code chips; the fire token stays.',
  ),
  'DD-FIRE-10': rule('Fire', 'A tile destroyed by fire before the showdown advances the darkness 1.'),
  'DD-FIRE-11': rule(
    'Fire',
    "Only the fire token's tile receives a marker in a spread; other burning tiles keep their markers.",
  ),
  'DD-FIRE-12': rule(
    'Fire',
    'After every spread, on every burning tile: one zombie per burn marker is removed; on every destroyed tile 3 zombies. No XP. Tokens are unaffected.',
  ),
  'DD-FIRE-13': rule(
    'Fire',
    'After every spread, a creature that is not fire-resistant takes 1 damage per burn marker on its tile, 3 on a destroyed tile. players place the damage on hit locations.',
  ),
  'DD-FIRE-14': rule(
    'Fire',
    'After every spread, every survivor on a burning tile loses 1 health per burn marker, 3 on a destroyed tile.',
  ),
  'DD-FIRE-15': rule(
    'Fire',
    'A survivor who moves onto a burning tile loses 1 health per burn marker; onto a destroyed tile, 3. Applies on every entry from another tile, also by retreat; not when changing rooms on the same tile.',
  ),
  'DD-FIRE-16': rule(
    'Fire',
    'A zombie knocked back onto a burning or destroyed tile is eliminated and the attacker gains 1 XP.',
  ),
  'DD-FIRE-17': rule(
    'Fire',
    'A creature that is not fire-resistant and is knocked back onto a burning or destroyed tile is eliminated in the same way; every survivor gains 2 XP.',
  ),
  'DD-FIRE-18': rule(
    'Fire',
    'Fire spreads: (a) on the fire event, (b) at the end of every reaction phase (once per group per round), (c) on the terror face, (d) when the darkness marker lands on the fire space while a fire is active, (e) in every showdown reaction. Placing a new fire (DD-FIRE-02) is not a spread.',
  ),
  'DD-FIRE-19': rule('Fire', 'With no active fire, spread steps do nothing.'),
  'DD-FIRE-20': rule(
    'Fire',
    'The fire stays active when its token stands on a destroyed tile, even with no burn marker in the house.',
  ),
  // Darkness
  'DD-DARK-01': rule('Darkness', 'The marker moves one space to the right per trigger (table DD-DARK-T1).'),
  'DD-DARK-02': rule(
    'Darkness',
    'Landing on the fire-icon space with no active fire: a fire breaks out at once (DD-FIRE-02).',
  ),
  'DD-DARK-03': rule(
    'Darkness',
    'Landing on the fire-icon space with an active fire: the fire spreads once.',
  ),
  'DD-DARK-04': rule(
    'Darkness',
    'When the marker reaches 5 the current round is the final round. If no survivor has entered the laboratory by its end, the players lose.',
  ),
  'DD-DARK-05': rule(
    'Darkness',
    'Opening the laboratory does not stop the darkness; it stays active until a survivor enters.',
  ),
  'DD-DARK-06': rule('Darkness', 'Triggers 2 to 5 of the table count only before the showdown starts.'),
  // Regroup
  'DD-REGROUP-01': rule(
    'Regroup',
    'Survivors in the same room form one group (same team box); a lone survivor is a group of one.',
  ),
  'DD-REGROUP-02': rule('Regroup', 'Two rooms of one tile are different rooms and give different groups.'),
  'DD-REGROUP-03': rule('Regroup', 'The players order the groups freely; this is the acting order.'),
  'DD-REGROUP-04': rule('Regroup', 'Group membership lasts the whole round, even when members separate.'),
  'DD-REGROUP-05': rule(
    'Regroup',
    'Survivors due to re-enter are placed in the entrance hall at the start of this step, so they take part in grouping.',
  ),
  // Zombification
  'DD-ZOMB-01': rule('Zombification', 'Upkeep step 5 applies to every survivor with 2 virus tokens.'),
  'DD-ZOMB-02': rule(
    'Zombification',
    'First time: put a grey cube on the rightmost of the four skill icons. Later times: move it one icon to the left.',
  ),
  'DD-ZOMB-03': rule(
    'Zombification',
    'Skills at the cube or to its right are lost for the rest of the game: active ones lose their token, and none can be bought.',
  ),
  'DD-ZOMB-04': rule(
    'Zombification',
    'When the cube reaches the leftmost of the four skills the survivor is zombified at that moment.',
  ),
  'DD-ZOMB-05': rule(
    'Zombification',
    'Zombified: replace the figure by one zombie figure in that room; darkness +1.',
  ),
  'DD-ZOMB-06': rule(
    'Zombification',
    'The survivor is out for the current round and re-enters at the next regroup step in the entrance hall.',
  ),
  'DD-ZOMB-07': rule(
    'Zombification',
    'Re-entry: only the starting equipment card, full health, no virus tokens; acquired equipment and code chips are lost for good.',
  ),
  'DD-ZOMB-08': rule('Zombification', 'The player re-enters with the same survivor or with one not in play.'),
  'DD-ZOMB-09': rule(
    'Zombification',
    'An antidote removes the second virus token and halts the process; the cube stays where it is.',
  ),
  'DD-ZOMB-10': rule('Zombification', 'Virus token number one stays for good.'),
  'DD-ZOMB-11': rule('Zombification', 'A later second token makes the cube continue from where it stopped.'),
  'DD-ZOMB-12': rule('Zombification', 'Maximum 2 virus tokens per survivor.'),
  'DD-ZOMB-13': rule('Zombification', 'Lost skills never come back, also after an antidote.'),
  'DD-ZOMB-14': rule(
    'Zombification',
    'Resulting clock: infection, then 4 zombification steps (cube on skill 4, 3, 2, 1); the fourth zombifies.',
  ),
  // Groups and the action phase
  'DD-GROUP-01': rule('Groups and the action phase', 'Groups act in team-box order, left to right.'),
  'DD-GROUP-02': rule(
    'Groups and the action phase',
    'Members of the active group act in any order and may alternate action by action.',
  ),
  'DD-GROUP-03': rule(
    'Groups and the action phase',
    'When the group is finished its cubes move down, then enemies react, then fire spreads, then the next group acts (groups emptied by eliminations: DD-RULING-67).',
  ),
  'DD-GROUP-04': rule(
    'Groups and the action phase',
    'A survivor may do different actions or repeat the same action, as long as AP last.',
  ),
  'DD-GROUP-05': rule(
    'Groups and the action phase',
    'Actions: move, search, pass/take, unlock, extinguish, corner-room function, combat, escape attempt; consumables and skills are used at no AP unless stated.',
  ),
  // Move
  'DD-MOVE-01': rule('Move', '1 AP: move to an orthogonally adjacent room; never diagonally.'),
  'DD-MOVE-02': rule(
    'Move',
    'The two rooms of one tile are adjacent rooms; going from one to the other (through the doorway) is one move.',
  ),
  'DD-MOVE-03': rule('Move', 'Walls and locked doors block movement.'),
  'DD-MOVE-04': rule(
    'Move',
    'A survivor cannot move out of a room that holds zombies or a creature, except through a retreat icon rolled in combat.',
  ),
  'DD-MOVE-05': rule('Move', 'A survivor may move into a room with enemies.'),
  'DD-MOVE-06': rule('Move', 'Any token that comes into line of sight during the move is converted at once.'),
  'DD-MOVE-07': rule('Move', 'Burning and destroyed tiles may be entered, at the health cost of DD-FIRE-15.'),
  'DD-MOVE-08': rule(
    'Move',
    'Survivors of the active group in the same room may move together to the same room; each spends 1 AP per room.',
  ),
  'DD-MOVE-09': rule(
    'Move',
    'A simultaneous move is one entry for room-entry checks (lurking creature): one roll for all who move together.',
  ),
  'DD-MOVE-10': rule('Move', 'An entrapped survivor cannot move.'),
  // Search
  'DD-SEARCH-01': rule('Search', "1 AP: search the survivor's room; not possible on a destroyed tile."),
  'DD-SEARCH-02': rule(
    'Search',
    'Roll survivor dice = number of survivors in the room, maximum 4, plus the terror die.',
  ),
  'DD-SEARCH-03': rule('Search', 'Each success draws one equipment card.'),
  'DD-SEARCH-04': rule(
    'Search',
    'The searcher assigns each card to itself or to another survivor in the room, free of AP, at most one card per survivor per search.',
  ),
  'DD-SEARCH-05': rule(
    'Search',
    'At least one success: put a grey cube in the room; the room cannot be searched again. With no success it can be searched again.',
  ),
  'DD-SEARCH-06': rule('Search', 'A two-room tile can be searched once per room.'),
  'DD-SEARCH-07': rule(
    'Search',
    'If any icon other than success appears at least twice in the roll, the terror die event is resolved.',
  ),
  'DD-SEARCH-08': rule('Search', 'Failure icons do not cancel successes in a search.'),
  'DD-SEARCH-09': rule(
    'Search',
    'Successes and the terror event are independent: both can happen in one search.',
  ),
  'DD-SEARCH-10': rule(
    'Search',
    'Only one active survivor pays; the other survivors in the room add dice without paying and need not be in the active group.',
  ),
  'DD-SEARCH-11': rule('Search', 'No search during the showdown.'),
  // Pass or take
  'DD-PASS-01': rule(
    'Pass or take',
    '1 AP: hand over or receive a single equipment card; both survivors are in one room.',
  ),
  'DD-PASS-02': rule('Pass or take', 'The one who pays must be in the active group; the other need not be.'),
  'DD-PASS-03': rule('Pass or take', 'Starting equipment cards may be passed.'),
  'DD-PASS-04': rule('Pass or take', 'A code chip is passed in the same way, 1 AP per chip.'),
  'DD-PASS-05': rule('Pass or take', 'Virus tokens and the cure can never be passed.'),
  'DD-PASS-06': rule('Pass or take', 'The receiver must respect the inventory limit (discard if needed).'),
  // Unlock a door
  'DD-UNLOCK-01': rule(
    'Unlock a door',
    'When a survivor for the first time enters a tile that contains, or is adjacent across the doorway to, a locked door, the chip is flipped and its colours stay visible.',
  ),
  'DD-UNLOCK-02': rule(
    'Unlock a door',
    '1 AP: a survivor whose cards show every colour of the chip opens the door alone.',
  ),
  'DD-UNLOCK-03': rule(
    'Unlock a door',
    'The survivor who performs the action keeps the chip; chips use no inventory space.',
  ),
  'DD-UNLOCK-04': rule(
    'Unlock a door',
    'Members of the same active group in the same room may assist: each helper pays 1 AP and adds the colours of its cards.',
  ),
  'DD-UNLOCK-05': rule(
    'Unlock a door',
    'The AP price is 1 per participating survivor, whatever number of colours each contributes.',
  ),
  'DD-UNLOCK-06': rule(
    'Unlock a door',
    'Survivors outside the active group cannot help, even in the same room.',
  ),
  'DD-UNLOCK-07': rule(
    'Unlock a door',
    'Colours count on gear and on consumables, on both sides of the board; cards are not used up.',
  ),
  'DD-UNLOCK-08': rule(
    'Unlock a door',
    'Forcing: the door may be opened without all colours; the darkness advances 1 per unmatched colour.',
  ),
  'DD-UNLOCK-09': rule(
    'Unlock a door',
    'When a door is unlocked (matched or forced) every survivor in the game gains 1 XP, wherever it is.',
  ),
  'DD-UNLOCK-10': rule(
    'Unlock a door',
    'The performer must be in a room directly at the doorway (either side).',
  ),
  'DD-UNLOCK-11': rule(
    'Unlock a door',
    'A room with two doorways needs only one of them unlocked to be enterable; the other stays locked until its own chip is removed.',
  ),
  // Extinguish
  'DD-EXTING-01': rule('Extinguish', '2 AP: remove 1 burn marker from the tile the survivor is on.'),
  'DD-EXTING-02': rule('Extinguish', 'It may be done from either room of a two-room tile.'),
  'DD-EXTING-03': rule(
    'Extinguish',
    'When the last burn marker in the house is removed the fire token is removed too, free of AP: the fire is out.',
  ),
  'DD-EXTING-04': rule('Extinguish', 'Destroyed tiles cannot be restored.'),
  'DD-EXTING-05': rule('Extinguish', 'Not possible in the showdown.'),
  // Corner rooms
  'DD-CORNER-01': rule(
    'Corner rooms',
    'The three function corners each have a unique function and a computer terminal; the laboratory has one function only (antidote cabinet).',
  ),
  'DD-CORNER-02': rule(
    'Corner rooms',
    'A function needs the corner room to be unlocked, the survivor to be inside, and 2 AP.',
  ),
  'DD-CORNER-03': rule(
    'Corner rooms',
    'Each function (unique function and terminal separately) can be used once per round, by any one survivor.',
  ),
  'DD-CORNER-04': rule('Corner rooms', 'A destroyed corner room has no functions.'),
  'DD-CORNER-05': rule(
    'Corner rooms',
    'In the showdown all corner functions except sprinkler control remain usable.',
  ),
  // Combat by survivors
  'DD-COMBAT-01': rule(
    'Combat by survivors',
    '1 AP: one attack with one weapon (when it is legal: DD-RULING-65; step by step: DD-RULING-83).',
  ),
  'DD-COMBAT-02': rule(
    'Combat by survivors',
    "Melee: targets in the attacker's room. Ranged: any room in line of sight at distance 0 to range.",
  ),
  'DD-COMBAT-03': rule(
    'Combat by survivors',
    "Roll survivor dice equal to the weapon's attack value, modified by gear and skills, never more than 4.",
  ),
  'DD-COMBAT-04': rule(
    'Combat by survivors',
    'Without a usable weapon: 1 survivor die (fists), same room only.',
  ),
  'DD-COMBAT-05': rule(
    'Combat by survivors',
    'Roll first, then assign results; no target is declared in advance.',
  ),
  'DD-COMBAT-06': rule(
    'Combat by survivors',
    'Hits may be split over several opponents within range, also in different rooms.',
  ),
  'DD-COMBAT-07': rule('Combat by survivors', 'A zombie dies from one hit.'),
  'DD-COMBAT-08': rule(
    'Combat by survivors',
    'Two weapons never combine in one attack; enhancing gear (for example a scope) does combine.',
  ),
  'DD-COMBAT-09': rule(
    'Combat by survivors',
    'Ranged attacks use ammunition markers; a ranged weapon without markers is not usable.',
  ),
  'DD-COMBAT-10': rule('Combat by survivors', 'The XP for a killed zombie goes to the attacker.'),
  'DD-COMBAT-11': rule('Combat by survivors', 'An entrapped survivor cannot attack.'),
  'DD-COMBAT-12': rule('Combat by survivors', 'Only a weapon equipped (right board side) can be used.'),
  // Survivor die
  'DD-DICE-01': rule(
    'Survivor die',
    'Five different icons: success, aim, knockback, retreat, failure. Face distribution not given.',
  ),
  'DD-DICE-02': rule(
    'Survivor die',
    'Success in combat: 1 hit per icon. In other rolls it has the meaning of that roll.',
  ),
  'DD-DICE-03': rule(
    'Survivor die',
    'Aim: +1 range per icon, cumulative, for all successes of the same attack; ranged weapons only.',
  ),
  'DD-DICE-04': rule(
    'Survivor die',
    'Aim may bring targets into range that were out of range before the roll.',
  ),
  'DD-DICE-05': rule(
    'Survivor die',
    "Knockback: pushes one opponent in the attacker's room, in a straight line, to an orthogonally adjacent accessible room. Melee and ranged attacks alike.",
  ),
  'DD-DICE-06': rule(
    'Survivor die',
    'Knockback needs no success in the same roll and does no damage by itself.',
  ),
  'DD-DICE-07': rule(
    'Survivor die',
    'Several knockbacks on one opponent: that many rooms in the same line, as long as the attacker keeps line of sight to it.',
  ),
  'DD-DICE-08': rule('Survivor die', 'Knockbacks may be spread over several opponents.'),
  'DD-DICE-09': rule(
    'Survivor die',
    'Using a knockback is optional; the players choose target and direction.',
  ),
  'DD-DICE-10': rule(
    'Survivor die',
    "Retreat: the attacker or another survivor in the attacker's room (active player's choice) moves one room.",
  ),
  'DD-DICE-11': rule(
    'Survivor die',
    'Several retreats may go to different survivors in the room (same or different destination) or be stacked on one survivor, one room each.',
  ),
  'DD-DICE-12': rule('Survivor die', 'Entrapped survivors cannot use retreat to leave.'),
  'DD-DICE-13': rule('Survivor die', 'Retreat may lead into or through rooms with enemies.'),
  'DD-DICE-14': rule('Survivor die', 'Using a retreat is optional.'),
  'DD-DICE-15': rule(
    'Survivor die',
    'Failure (combat only): each failure must cancel one other rolled icon, which may be another failure. The attacker chooses.',
  ),
  'DD-DICE-16': rule(
    'Survivor die',
    'Retreat by dice costs no AP, obeys walls and locked doors, and takes fire damage on entry.',
  ),
  // Line of sight
  'DD-LOS-01': rule('Line of sight', 'Line of sight runs along one straight orthogonal line only.'),
  'DD-LOS-02': rule('Line of sight', 'Walls, destroyed tiles and locked doors each stop it.'),
  'DD-LOS-03': rule(
    'Line of sight',
    'A survivor on a destroyed tile has no line of sight out of it; nobody sees into it.',
  ),
  'DD-LOS-04': rule('Line of sight', 'Everything in the same room is in line of sight.'),
  'DD-LOS-05': rule('Line of sight', 'Burning (not destroyed) tiles, figures and tokens do not block.'),
  'DD-LOS-06': rule(
    'Line of sight',
    'Line of sight decides: ranged targets, token conversion, spawn placement, knockback over several rooms, ranged creature attacks.',
  ),
  'DD-LOS-07': rule(
    'Line of sight',
    'The same geometry as for cameras applies to two-room tiles (DD-CAMERA-07/08).',
  ),
  'DD-LOS-08': rule('Line of sight', 'Line of sight is not limited in distance.'),
  // Creatures
  'DD-CREATURE-01': rule('Creatures', 'At most one creature is in the house.'),
  'DD-CREATURE-02': rule(
    'Creatures',
    'A creature enters through the terror die face or a lurking check: top board of the creature pile, figure on a tile found by location roll. It does not attack on arrival.',
  ),
  'DD-CREATURE-03': rule('Creatures', 'A locked room as result is re-rolled.'),
  'DD-CREATURE-04': rule('Creatures', "Each hit is marked on one hit location of the attacker's choice."),
  'DD-CREATURE-05': rule(
    'Creatures',
    'A hit location is destroyed when its markers reach the printed number.',
  ),
  'DD-CREATURE-06': rule('Creatures', 'Orange location destroyed: negate one bite icon per creature attack.'),
  'DD-CREATURE-07': rule('Creatures', 'Blue location destroyed: movement -1.'),
  'DD-CREATURE-08': rule('Creatures', 'Red location destroyed: one creature die fewer.'),
  'DD-CREATURE-09': rule(
    'Creatures',
    'White location destroyed: negate one reinforcement icon per creature attack (so one power attack less).',
  ),
  'DD-CREATURE-10': rule('Creatures', 'Several destroyed locations of one colour add up.'),
  'DD-CREATURE-11': rule(
    'Creatures',
    'All locations destroyed: the creature is eliminated, its figure is removed and every survivor gains 2 XP (no XP when fire spread or the nemesis finished it).',
  ),
  'DD-CREATURE-12': rule(
    'Creatures',
    'Fire-resistant creatures (fire icon) enter, cross and occupy burning and destroyed tiles unharmed.',
  ),
  'DD-CREATURE-13': rule(
    'Creatures',
    'Movement (blue), attack dice (red), power attack (white) and bite (orange) are printed on the board.',
  ),
  'DD-CREATURE-14': rule(
    'Creatures',
    "Every reinforcement icon left after defense and negation triggers the creature's power attack.",
  ),
  'DD-CREATURE-15': rule(
    'Creatures',
    'All survivor combat rules (aim, knockback, retreat, failure) also apply against creatures.',
  ),
  'DD-CREATURE-16': rule(
    'Creatures',
    'After a creature is eliminated a later trigger brings in the next board of the pile.',
  ),
  // Reaction phase
  'DD-REACT-01': rule('Reaction phase', 'It runs after each group: enemies react, then fire spreads.'),
  'DD-REACT-02': rule(
    'Reaction phase',
    'Each survivor of the triggering group creates a trigger zone: its tile plus the up to 8 surrounding tiles (clipped at the board edge).',
  ),
  'DD-REACT-03': rule(
    'Reaction phase',
    'If the group has split, each survivor or sub-group has its own zone; the zones together are the triggering area.',
  ),
  'DD-REACT-04': rule('Reaction phase', 'With several zones the players choose the order of resolution.'),
  'DD-REACT-05': rule('Reaction phase', 'A survivor of any other group creates no zone.'),
  'DD-REACT-06': rule(
    'Reaction phase',
    'Hordes and tokens on a tile of the zone are activated; others are not.',
  ),
  'DD-REACT-07': rule('Reaction phase', 'A creature is always activated, wherever it is.'),
  'DD-REACT-08': rule(
    'Reaction phase',
    'Step 1: activated zombies (first) and the creature (after all zombie attacks) attack survivors in their own room.',
  ),
  'DD-REACT-09': rule('Reaction phase', 'Order of attacks in different rooms is up to the players.'),
  'DD-REACT-10': rule(
    'Reaction phase',
    'Zombies attack as one body: 1 creature die per zombie in the room, maximum 6.',
  ),
  'DD-REACT-11': rule(
    'Reaction phase',
    'A creature rolls the number of creature dice on its board (minus destroyed red locations).',
  ),
  'DD-REACT-12': rule(
    'Reaction phase',
    'Zombies and creature in one room attack separately: zombies first, then creature.',
  ),
  'DD-REACT-13': rule(
    'Reaction phase',
    'Activated zombies sharing a room with any survivor never leave it; they attack, whether or not the survivors belong to the triggering group.',
  ),
  'DD-REACT-14': rule(
    'Reaction phase',
    'Step 2: activated zombies not sharing a room with survivors move up to 2 rooms and attack at once if they reach survivors.',
  ),
  'DD-REACT-15': rule(
    'Reaction phase',
    'They head for the closest survivors they can reach, also ones of other groups inside the triggering area (distances and bookkeeping: DD-RULING-70).',
  ),
  'DD-REACT-16': rule('Reaction phase', 'They cannot pass walls, locked doors, burning or destroyed tiles.'),
  'DD-REACT-17': rule(
    'Reaction phase',
    'They never leave the trigger zone while moving; if every route leaves it, they do not move.',
  ),
  'DD-REACT-18': rule(
    'Reaction phase',
    'If two moves are not enough they still move, provided the end room is closer, i.e. needs fewer moves to the survivors.',
  ),
  'DD-REACT-19': rule(
    'Reaction phase',
    'With equally close survivor rooms, the players pick the target (also between equal routes).',
  ),
  'DD-REACT-20': rule(
    'Reaction phase',
    'Entering any room with a survivor ends the movement and causes an immediate attack.',
  ),
  'DD-REACT-21': rule(
    'Reaction phase',
    'A horde that moves into a room with another horde merges; the merged horde (including zombies that already attacked in step 1) attacks with up to 6 dice.',
  ),
  'DD-REACT-22': rule(
    'Reaction phase',
    'A creature moves up to its movement along an open route towards the closest survivor room it can reach; no open route: no move.',
  ),
  'DD-REACT-23': rule(
    'Reaction phase',
    'A creature crosses burning and destroyed tiles only if fire-resistant.',
  ),
  'DD-REACT-24': rule(
    'Reaction phase',
    'A creature does not move when the move would end farther from the survivors than it started.',
  ),
  'DD-REACT-25': rule('Reaction phase', 'A creature that reaches survivors stops and attacks.'),
  'DD-REACT-26': rule('Reaction phase', 'Step 3: an active fire spreads (DD-FIRE-03 to 15).'),
  'DD-REACT-27': rule(
    'Reaction phase',
    'A token that moves into line of sight of a survivor is converted at that moment and goes on with its movement and attack as a horde.',
  ),
  'DD-REACT-28': rule(
    'Reaction phase',
    'Enemies that attacked in step 1 do not move in step 2 (a horde can only attack again through DD-REACT-21).',
  ),
  // Creature die and allocation
  'DD-CDICE-01': rule(
    'Creature die and allocation',
    'Icons: damage, heavy damage, entrap, fear, reinforcement, bite. Face distribution not given.',
  ),
  'DD-CDICE-02': rule(
    'Creature die and allocation',
    'Sequence of an attack: roll creature dice, defense roll, players cancel dice, negations by destroyed locations, allocate the rest, apply.',
  ),
  'DD-CDICE-03': rule(
    'Creature die and allocation',
    'The players allocate each remaining die to a survivor in the attacked room, whatever group it belongs to.',
  ),
  'DD-CDICE-04': rule('Creature die and allocation', 'One survivor may receive several dice.'),
  'DD-CDICE-05': rule(
    'Creature die and allocation',
    'Entrap dice are allocated before fear dice; fear is allocated last.',
  ),
  'DD-CDICE-06': rule(
    'Creature die and allocation',
    'Bites cannot go to a survivor with 2 virus tokens; they must go to others in the room, or are ignored if nobody qualifies.',
  ),
  'DD-CDICE-07': rule('Creature die and allocation', 'Damage: 1 health from one survivor.'),
  'DD-CDICE-08': rule(
    'Creature die and allocation',
    'Heavy damage: 2 health from one survivor; one die cannot be split.',
  ),
  'DD-CDICE-09': rule(
    'Creature die and allocation',
    'Every die that has a legal target must be allocated; dice without a legal target are ignored.',
  ),
  // Entrapment
  'DD-ENTRAP-01': rule(
    'Entrapment',
    'An entrap die entraps one survivor (entrap token). A survivor already entrapped cannot get another.',
  ),
  'DD-ENTRAP-02': rule(
    'Entrapment',
    'It ends as soon as no enemy is left in the room (eliminated, pushed out by knockback, or, for the nemesis, walked on), or when an escape attempt succeeds.',
  ),
  'DD-ENTRAP-03': rule(
    'Entrapment',
    'An entrapped survivor cannot leave the room, fight or do anything but try to escape (full list: DD-RULING-72).',
  ),
  'DD-ENTRAP-04': rule('Entrapment', 'A creature attacking from another room (ranged) ignores entrap icons.'),
  'DD-ENTRAP-05': rule(
    'Entrapment',
    'An entrapped survivor starts the round with 1 AP and must use it for an escape attempt: its group cannot finish while a still entrapped member has not made its attempt.',
  ),
  'DD-ENTRAP-06': rule(
    'Entrapment',
    'Escape attempt: 1 AP; roll survivor dice = its entrap rate. At least one retreat icon frees it.',
  ),
  'DD-ENTRAP-07': rule(
    'Entrapment',
    'Other active, non-entrapped survivors in the room may assist at 1 AP each, adding dice equal to their entrap rate; maximum 4 dice in total.',
  ),
  'DD-ENTRAP-08': rule('Entrapment', 'Once freed, the survivor has all its AP for the round minus 1.'),
  'DD-ENTRAP-09': rule(
    'Entrapment',
    'After a failure the non-entrapped survivors may try again, each attempt costing further AP.',
  ),
  'DD-ENTRAP-10': rule('Entrapment', 'The active group may rescue entrapped survivors of inactive groups.'),
  'DD-ENTRAP-11': rule(
    'Entrapment',
    'One attempt frees at most one survivor, whatever number of retreat icons is rolled.',
  ),
  'DD-ENTRAP-12': rule(
    'Entrapment',
    'Entrapped survivors give no defense die and cannot be moved by retreat or fear.',
  ),
  'DD-ENTRAP-13': rule('Entrapment', 'Five entrap tokens: at most one per survivor.'),
  // Fear
  'DD-FEAR-01': rule(
    'Fear',
    'The survivor moves to an orthogonally adjacent accessible room that is not on a burning or destroyed tile. The players choose the room.',
  ),
  'DD-FEAR-02': rule('Fear', 'At most one fear per survivor per attack; never on an entrapped survivor.'),
  'DD-FEAR-03': rule('Fear', 'Several frightened survivors may choose the same or different rooms.'),
  'DD-FEAR-04': rule('Fear', 'Fear movement creates no new trigger zone and causes no reaction.'),
  'DD-FEAR-05': rule('Fear', 'Fear movement is free of AP and allowed although enemies share the room.'),
  'DD-FEAR-06': rule(
    'Fear',
    'Fear movement onto a lurking tile still triggers the lurking check (advanced rules).',
  ),
  // Reinforcement
  'DD-REINF-01': rule(
    'Reinforcement',
    'Each icon in a zombie attack moves one horde or token that is exactly 2 tiles away from the attacked room into that room.',
  ),
  'DD-REINF-02': rule(
    'Reinforcement',
    'Only if it can get there in two moves by the normal zombie movement rules.',
  ),
  'DD-REINF-03': rule('Reinforcement', 'Hordes and tokens on adjacent tiles are not affected.'),
  'DD-REINF-04': rule(
    'Reinforcement',
    'The arriving zombies merge with the attacking horde but do not attack in this attack/round.',
  ),
  'DD-REINF-05': rule(
    'Reinforcement',
    'The players choose among several candidates; unusable icons are ignored.',
  ),
  // Bite and virus
  'DD-BITE-01': rule('Bite and virus', 'Each bite gives 1 virus token to one survivor in the room.'),
  'DD-BITE-02': rule(
    'Bite and virus',
    'The player picks the board side (left/right) for the token; it fills 1 inventory space and never moves afterwards.',
  ),
  'DD-BITE-03': rule(
    'Bite and virus',
    'With a full inventory the survivor discards one equipment card to make room.',
  ),
  'DD-BITE-04': rule(
    'Bite and virus',
    'The second token takes a second inventory space and starts zombification.',
  ),
  'DD-BITE-05': rule(
    'Bite and virus',
    'Only the second token can be removed (antidote card or the laboratory cabinet).',
  ),
  'DD-BITE-06': rule('Bite and virus', 'On the right side a virus token also blocks hand capacity.'),
  // Defense
  'DD-DEFENSE-01': rule(
    'Defense',
    'After each enemy attack roll and before its effects, the survivors may make one defense roll. This is optional.',
  ),
  'DD-DEFENSE-02': rule('Defense', 'Dice: 1 per un-entrapped survivor in the room, any group, maximum 4.'),
  'DD-DEFENSE-03': rule(
    'Defense',
    'Each success cancels one creature die; other icons do nothing (failures do not cancel).',
  ),
  'DD-DEFENSE-04': rule('Defense', 'The players choose which creature dice are cancelled.'),
  'DD-DEFENSE-05': rule('Defense', 'Defense also applies against the nemesis.'),
  // Equipment
  'DD-EQUIP-01': rule(
    'Equipment',
    'Inventory limit: 5 items per survivor with 2-4 survivors, 4 items with 5 survivors. Virus tokens count, chips and the cure do not.',
  ),
  'DD-EQUIP-02': rule(
    'Equipment',
    'Two kinds: consumables (single use, 1x icon) and gear (permanent, 1 or 2 hand icons). Weapons, scopes and protective clothing are gear.',
  ),
  'DD-EQUIP-03': rule(
    'Equipment',
    "Consumables lie on the left side and are used any time in the survivor's action phase, free of AP unless the card says otherwise.",
  ),
  'DD-EQUIP-04': rule('Equipment', 'Gear may lie on either side; only the right side is equipped.'),
  'DD-EQUIP-05': rule('Equipment', 'Right side: at most 2 hand icons in total.'),
  'DD-EQUIP-06': rule('Equipment', 'Switching gear between sides is free and allowed at any time.'),
  'DD-EQUIP-07': rule(
    'Equipment',
    'A survivor over the limit discards new or old cards, or an active survivor passes cards at 1 AP each, or uses consumables.',
  ),
  'DD-EQUIP-08': rule('Equipment', 'Discarded cards are out of the game (no reshuffle).'),
  'DD-EQUIP-09': rule(
    'Equipment',
    'An ammo card adds its number of ammo markers to the matching weapon type and is discarded.',
  ),
  'DD-EQUIP-10': rule('Equipment', 'A weapon never holds more than 8 ammo markers; surplus is lost.'),
  'DD-EQUIP-11': rule(
    'Equipment',
    'A weapon receives ammo markers equal to its ammo level at game start or when found.',
  ),
  'DD-EQUIP-12': rule(
    'Equipment',
    'Range = number of tiles in a straight line; modified by gear, skills and aim icons (rooms of two-room tiles: DD-RULING-47).',
  ),
  'DD-EQUIP-13': rule('Equipment', 'Attack = number of survivor dice.'),
  'DD-EQUIP-14': rule('Equipment', 'Special abilities of weapons are card-specific (see content file).'),
  'DD-EQUIP-15': rule('Equipment', 'Every equipment card shows security-code colours.'),
  'DD-EQUIP-16': rule('Equipment', 'Ammo markers stay on the weapon card when it changes hands.'),
  // Experience
  'DD-XP-01': rule('Experience', 'Awards as in table DD-XP-T1.'),
  'DD-XP-02': rule('Experience', 'Maximum 10 XP; further XP is lost until some is spent.'),
  'DD-XP-03': rule('Experience', 'Buying skills is possible whenever the cost can be paid, in any order.'),
  'DD-XP-04': rule('Experience', 'The cost of each skill is printed left of its icon.'),
  'DD-XP-05': rule('Experience', 'Some skills need XP for each use, only where their text says so.'),
  'DD-XP-06': rule('Experience', 'Zombies removed by fire give no XP.'),
  // Death
  'DD-DEATH-01': rule(
    'Death',
    'Elimination causes: health reaches the skull, or zombification. Each advances darkness 1 (before the showdown).',
  ),
  'DD-DEATH-02': rule(
    'Death',
    "Remove the survivor's cubes, figure, equipment and chips; non-starting items and chips are lost for good.",
  ),
  'DD-DEATH-03': rule(
    'Death',
    'For the next round the player takes any survivor not in play, the eliminated one included, and sets it up as at game start.',
  ),
  'DD-DEATH-04': rule('Death', 'The new survivor appears in the entrance hall in the regroup step.'),
  'DD-DEATH-05': rule('Death', 'In the showdown eliminated survivors are not replaced.'),
  // Terror die
  'DD-TERROR-01': rule(
    'Terror die',
    'Six faces: horde nearby x2, creature reaction x2, creature appears x1, fire x1.',
  ),
  'DD-TERROR-02': rule(
    'Terror die',
    'Horde nearby: place a spawn token on a tile adjacent (8 directions) to the triggering tile, not in a locked room, if possible; convert it if in line of sight. The players choose the tile.',
  ),
  'DD-TERROR-03': rule(
    'Terror die',
    'Creature reaction, creature in the house: it moves its full movement towards the triggering tile; on meeting survivors it stops and attacks.',
  ),
  'DD-TERROR-04': rule(
    'Terror die',
    'Creature reaction, no creature: the tiles adjacent to the triggering tile are the trigger zone; up to 2 hordes/tokens in it move 2 rooms closer and attack if they reach survivors. The players choose which and in which order. None there: no effect.',
  ),
  'DD-TERROR-05': rule(
    'Terror die',
    'Creature appears, creature in the house: remove up to 3 hit markers from its board. The players choose the locations.',
  ),
  'DD-TERROR-06': rule(
    'Terror die',
    'Creature appears, no creature: location roll, re-roll locked rooms, place the top creature of the pile.',
  ),
  'DD-TERROR-07': rule(
    'Terror die',
    'Fire: an active fire spreads; otherwise a fire starts at a location roll.',
  ),
  'DD-TERROR-08': rule(
    'Terror die',
    'The terror die is rolled only in searches and camera checks, and resolved only if its condition is met.',
  ),
  'DD-TERROR-09': rule('Terror die', 'Triggering tile = tile of the survivors who made the roll.'),
  // Laboratory
  'DD-LAB-01': rule('Laboratory', 'A chip is entered at a terminal by the survivor who holds it, 2 AP.'),
  'DD-LAB-02': rule(
    'Laboratory',
    'It goes to any empty chip slot and can never be removed or replaced (no slot left: DD-RULING-78).',
  ),
  'DD-LAB-03': rule(
    'Laboratory',
    'On entry: either remove one matching code token per colour icon of the chip, or remove any one code token.',
  ),
  'DD-LAB-04': rule('Laboratory', 'A chip may be entered although nothing matches.'),
  'DD-LAB-05': rule(
    'Laboratory',
    'Several chips per round are possible through different terminals (three in the house), one per terminal per round.',
  ),
  'DD-LAB-06': rule(
    'Laboratory',
    'Bypass: once per round a survivor in a terminal room removes any one code token for 0 AP; darkness +1.',
  ),
  'DD-LAB-07': rule('Laboratory', 'The bypass is forbidden once the darkness marker is on 5.'),
  'DD-LAB-08': rule('Laboratory', 'Last code token removed: the laboratory opens at once.'),
  'DD-LAB-09': rule(
    'Laboratory',
    'Entering the laboratory starts the showdown immediately; the survivor entering takes the cure.',
  ),
  'DD-LAB-10': rule('Laboratory', 'Fire cannot enter the laboratory.'),
  'DD-LAB-11': rule('Laboratory', 'Before the showdown only a survivor can enter the opened laboratory.'),
  // Final showdown
  'DD-SHOWDOWN-01': rule(
    'Final showdown',
    "Start 1: the entering survivor gets the cure; it cannot be traded and uses no inventory space. Its holder's elimination loses the game.",
  ),
  'DD-SHOWDOWN-02': rule(
    'Final showdown',
    'Start 2: remove all code chips and cameras; all doors are open; no more camera checks.',
  ),
  'DD-SHOWDOWN-03': rule('Final showdown', 'Start 3: all spawn tokens in the house become hordes.'),
  'DD-SHOWDOWN-04': rule('Final showdown', 'Start 4: if no fire is active, one starts at a location roll.'),
  'DD-SHOWDOWN-05': rule(
    'Final showdown',
    "Start 5: random nemesis, placed in the laboratory; grey cubes on its board = sum of all survivors' current AP levels + number of survivors, spread as evenly as possible over its target areas. The players choose where the remainder goes.",
  ),
  'DD-SHOWDOWN-06': rule(
    'Final showdown',
    "Start 6: Multitracker to its reverse; event marker on the bottom (clock) space; darkness marker on the first empty space of that side's track.",
  ),
  'DD-SHOWDOWN-07': rule(
    'Final showdown',
    'All AP cubes are collected; each survivor then takes action markers equal to its current health AP level. Unused or used AP of the interrupted round no longer matter.',
  ),
  'DD-SHOWDOWN-08': rule('Final showdown', 'The survivors act first, before any reaction.'),
  'DD-SHOWDOWN-09': rule(
    'Final showdown',
    'No groups: any survivor may act at any time. (which actions exist: DD-RULING-77).',
  ),
  'DD-SHOWDOWN-10': rule(
    'Final showdown',
    'Each action puts one marker of the actor in the left box (a 2-AP function needs 2).',
  ),
  'DD-SHOWDOWN-11': rule(
    'Final showdown',
    'When the sixth marker enters the left box: shift. Middle goes to the right box and straight back to the owners; left goes to the middle.',
  ),
  'DD-SHOWDOWN-12': rule('Final showdown', 'Markers arriving in the middle box trigger the reaction phase.'),
  'DD-SHOWDOWN-13': rule(
    'Final showdown',
    'An early shift is allowed any time the left box holds at least one marker; it triggers a reaction and returns the middle markers.',
  ),
  'DD-SHOWDOWN-14': rule(
    'Final showdown',
    "Losing a health level takes one of the survivor's action markers out of play, from hand or from the Multitracker.",
  ),
  'DD-SHOWDOWN-15': rule(
    'Final showdown',
    'Regaining a health level adds one marker from the pool to the hand at once.',
  ),
  'DD-SHOWDOWN-16': rule('Final showdown', 'Move: up to 2 rooms per action marker.'),
  'DD-SHOWDOWN-17': rule(
    'Final showdown',
    'No searching; no removal of burn markers (also not by sprinkler).',
  ),
  'DD-SHOWDOWN-18': rule(
    'Final showdown',
    'Eliminations and destroyed tiles (by fire or nemesis) do not advance darkness.',
  ),
  'DD-SHOWDOWN-19': rule(
    'Final showdown',
    'Reaction order: 1 event marker moves and its event is resolved; 2 fire spreads; 3 zombification; 4 enemies: nemesis, then all hordes, then the creature.',
  ),
  'DD-SHOWDOWN-20': rule(
    'Final showdown',
    'Reverse event cycle: top space empty (nothing), then two clock spaces (darkness +1 each), then top again; start on the bottom clock.',
  ),
  'DD-SHOWDOWN-21': rule(
    'Final showdown',
    'The whole house is one trigger zone: every horde reacts in every reaction.',
  ),
  'DD-SHOWDOWN-22': rule(
    'Final showdown',
    'Hordes: attack if sharing a room with survivors; otherwise move up to 2 rooms towards the nearest survivors and attack if possible.',
  ),
  'DD-SHOWDOWN-23': rule(
    'Final showdown',
    'The creature reacts last, by the same attack-or-move-and-attack rule, with its own movement value and fire resistance (DD-REACT-22 to 25).',
  ),
  'DD-SHOWDOWN-24': rule(
    'Final showdown',
    'Win: the nemesis loses its last grey cube before the three function corners are destroyed.',
  ),
  'DD-SHOWDOWN-25': rule(
    'Final showdown',
    'Lose: the three function corners are destroyed; or the darkness marker reaches the last space; or the cure holder is eliminated.',
  ),
  'DD-SHOWDOWN-26': rule(
    'Final showdown',
    'Eliminated survivors are out for good; their markers leave the Multitracker.',
  ),
  'DD-SHOWDOWN-27': rule(
    'Final showdown',
    'Zombification goes on in every reaction (step 3) as in upkeep step 5; a zombified survivor is out for good, its figure becomes a zombie, and the darkness does not advance.',
  ),
  'DD-SHOWDOWN-28': rule(
    'Final showdown',
    'No regular zombie spawn happens any more: the reverse event cycle has no spawn space and there is no upkeep phase.',
  ),
  // Nemesis
  'DD-NEMESIS-01': rule(
    'Nemesis',
    'It heads for the nearest undestroyed function corner by the shortest path, using its movement rate. The players choose on ties. (one reaction step by step: DD-RULING-76).',
  ),
  'DD-NEMESIS-02': rule(
    'Nemesis',
    'In every room with survivors where it starts or which it enters, it attacks once, then continues its movement.',
  ),
  'DD-NEMESIS-03': rule('Nemesis', 'It ends its movement on entering a corner room that is its goal.'),
  'DD-NEMESIS-04': rule(
    'Nemesis',
    'In the next reaction that corner room is destroyed: survivors inside take 3 damage each, a non-fire-resistant creature 3 damage, all zombies inside are eliminated.',
  ),
  'DD-NEMESIS-05': rule(
    'Nemesis',
    'After the destruction it attacks the survivors still inside; it does not move in that reaction.',
  ),
  'DD-NEMESIS-06': rule('Nemesis', 'The reaction after that it sets out for the next corner.'),
  'DD-NEMESIS-07': rule(
    'Nemesis',
    "A hit removes one grey cube from a target area of the attacker's choice; no cubes left: eliminated.",
  ),
  'DD-NEMESIS-08': rule('Nemesis', 'Survivors may make defense rolls against it.'),
  'DD-NEMESIS-09': rule(
    'Nemesis',
    'An emptied target area weakens the nemesis as the same colour does for a creature; fire does not hurt it; knockback does not move it.',
  ),
  // Advanced rules
  'DD-ADV-01': rule(
    'Advanced rules',
    'Optional module, agreed before the game; each icon acts on its whole tile.',
  ),
  'DD-ADV-02': rule(
    'Advanced rules',
    'Gas leak: every time the fire token arrives on the tile, 1 burn marker is added to each of two adjacent tiles, if possible.',
  ),
  'DD-ADV-03': rule(
    'Advanced rules',
    'Lurking creature: when survivors enter the tile and no creature is active, roll one die per survivor now on the tile; at least one failure brings in the top creature at a location roll.',
  ),
  'DD-ADV-04': rule('Advanced rules', 'With a creature active the lurking check is skipped.'),
  'DD-ADV-05': rule('Advanced rules', 'Entering through fear also causes the lurking check.'),
  'DD-ADV-06': rule(
    'Advanced rules',
    'Secure room: non-entrapped survivors there always roll 4 defense dice, whatever their number (at least one is needed).',
  ),
  // Difficulty tweaks
  'DD-TWEAK-01': rule('Difficulty tweaks', 'Remove spawn tokens of value 1-2 (harder).'),
  'DD-TWEAK-02': rule('Difficulty tweaks', 'Remove spawn tokens of value 5-6 (easier).'),
  'DD-TWEAK-03': rule('Difficulty tweaks', '2-3 survivors on the 3-AP board side (harder).'),
  'DD-TWEAK-04': rule('Difficulty tweaks', '4-5 survivors on the 4-AP board side (easier).'),
  'DD-TWEAK-05': rule('Difficulty tweaks', 'No corner functions except terminals (harder).'),
  'DD-TWEAK-06': rule(
    'Difficulty tweaks',
    'Grace round: the laboratory may still be opened in the round after darkness reached 5. (easier).',
  ),
  'DD-TWEAK-07': rule('Difficulty tweaks', 'More 3-icon chips (harder).'),
  'DD-TWEAK-08': rule('Difficulty tweaks', 'More 2-icon chips (easier).'),
  'DD-TWEAK-09': rule(
    'Difficulty tweaks',
    'Spawn: re-roll a D6 result of 6 instead of special placement. (easier).',
  ),
  'DD-TWEAK-10': rule(
    'Difficulty tweaks',
    'House: wide camera coverage, lurking and gas leak tiles, closed areas. (harder).',
  ),
  'DD-TWEAK-11': rule('Difficulty tweaks', 'House: open routes (easier).'),
  // Security board and code chips
  'DD-CODE-T1': rule(
    'Security board and code chips',
    'Dark: board side: 7; code length: 7; how the code is formed: Icons of one 3-icon + two 2-icon chips that are then placed in the house.; guaranteed solvable with house chips: Yes, while none of those chips is lost. Darker: board side: 8; code length: 8; how the code is formed: As Dark, plus 1 random code token; guaranteed solvable with house chips: First 7 yes, eighth not. Darkest: board side: 7; code length: 7; how the code is formed: 7 random code tokens; guaranteed solvable with house chips: No.',
  ),
  // Survivors
  'DD-SURV-T1': rule(
    'Survivors',
    '2: board side: 4-side; ap at full health: 4; inventory limit: 5; action markers in the showdown, all at full health: 8; nemesis cubes, all at full health: 8 + 2 = 10. 3: board side: 4-side; ap at full health: 4; inventory limit: 5; action markers in the showdown, all at full health: 12; nemesis cubes, all at full health: 12 + 3 = 15. 4: board side: 3-side; ap at full health: 3; inventory limit: 5; action markers in the showdown, all at full health: 12; nemesis cubes, all at full health: 12 + 4 = 16. 5: board side: 3-side; ap at full health: 3; inventory limit: 4; action markers in the showdown, all at full health: 15; nemesis cubes, all at full health: 15 + 5 = 20. 1 (unofficial variant): board side: 4-side; ap at full health: 4; inventory limit: 5; action markers in the showdown, all at full health: 4; nemesis cubes, all at full health: 4 + 1 = 5.',
  ),
  // Darkness
  'DD-DARK-T1': rule(
    'Darkness',
    '1: trigger: Event marker moves onto a clock space; steps: 1; valid in showdown: Yes (reverse side of the Multitracker has its own cycle and track). 2: trigger: A tile is destroyed by fire; steps: 1; valid in showdown: No. 3: trigger: A survivor is eliminated (death or zombification).; steps: 1; valid in showdown: No. 4: trigger: Forcing a door: each unmatched colour of the chip.; steps: 1 per colour; valid in showdown: No (no locks left). 5: trigger: Removing a code token from the security board without a chip (bypass).; steps: 1 per token; valid in showdown: No.',
  ),
  // Corner rooms
  'DD-CORNER-T1': rule(
    'Corner rooms',
    "Sprinkler control: room: Function corner; cost: 2 AP; effect: Remove all burn markers from one tile of the players' choice, anywhere in the house; if they were the last ones, the fire is out (DD-EXTING-03); no effect on a destroyed tile; not in the showdown. Medical supplies: room: Function corner; cost: 2 AP; effect: The survivor heals up to 2 of its own wounds. Ammo reserve: room: Function corner; cost: 2 AP; effect: One weapon the survivor carries is refilled to its full ammo level. Antidote cabinet: room: Laboratory; cost: 2 AP; effect: A survivor with 2 virus tokens removes one. Terminal (x3): room: Each function corner; cost: 2 AP; effect: Enter one code chip on the security board (DD-LAB).",
  ),
  // Survivor die
  'DD-DICE-T1': rule(
    'Survivor die',
    'Success: combat: 1 hit; search: Draw 1 card; camera check: None; defense: Cancels 1 creature die; escape from entrapment: None; lurking check: None. Aim: combat: +1 range to all hits (ranged); search: 2 equal: terror event; camera check: None; defense: None; escape from entrapment: None; lurking check: None. Knockback: combat: Push 1 enemy 1 room; search: 2 equal: terror event; camera check: None; defense: None; escape from entrapment: None; lurking check: None. Retreat: combat: 1 survivor in room moves 1 room; search: 2 equal: terror event; camera check: None; defense: None; escape from entrapment: Frees the entrapped survivor; lurking check: None. Failure: combat: Cancels 1 other icon; search: 2 equal: terror event (no cancelling); camera check: At least one: terror event; defense: None; escape from entrapment: None; lurking check: At least one: creature appears.',
  ),
  // Creature die and allocation
  'DD-CDICE-T1': rule(
    'Creature die and allocation',
    "Damage: zombie attack: 1 health; creature attack: 1 health; restrictions: None. Heavy damage: zombie attack: 2 health; creature attack: 2 health; restrictions: Not splittable. Entrap: zombie attack: Survivor entrapped; creature attack: Same; ranged attack: only if in the creature's room.; restrictions: Not on an entrapped survivor; before fear. Fear: zombie attack: Survivor moves 1 room; creature attack: Same; restrictions: Max 1 per survivor; not on entrapped; needs an accessible, non-burning, non-destroyed adjacent room; last. Reinforcement: zombie attack: Pulls in one horde or token from 2 tiles away.; creature attack: Triggers the power attack; restrictions: Ignored if unusable. Bite: zombie attack: 1 virus token; creature attack: Same; restrictions: Not on survivors with 2 tokens.",
  ),
  // Experience
  'DD-XP-T1': rule(
    'Experience',
    'Zombie eliminated in combat by success, or by knockback onto a burning/destroyed tile.: xp: 1 each; who: Attacker. Locked door opened (matched or forced): xp: 1; who: Every survivor. Creature eliminated in combat by success or knockback.: xp: 2; who: Every survivor. Zombie or creature eliminated by fire spread or by the nemesis destroying a corner.: xp: 0; who: Nobody.',
  ),
  // Terror die
  'DD-TERROR-T1': rule(
    'Terror die',
    'Horde nearby: count: 2; effect if no creature / no fire: Token on an adjacent tile; effect if creature / fire present: Same. Creature reaction: count: 2; effect if no creature / no fire: Up to 2 hordes/tokens adjacent move 2 and attack.; effect if creature / fire present: Creature moves fully towards the tile and attacks. Creature appears: count: 1; effect if no creature / no fire: New creature at a location roll; effect if creature / fire present: Creature heals 3 hits. Fire: count: 1; effect if no creature / no fire: Fire starts at a location roll; effect if creature / fire present: Fire spreads.',
  ),
  // Difficulty tweaks
  'DD-TWEAK-T1': rule(
    'Difficulty tweaks',
    'TWEAK-01: exact effect: All spawn tokens of value 1 and 2 leave the stack before shuffling (4 left).; not together with: 02. TWEAK-02: exact effect: All spawn tokens of value 5 and 6 leave the stack before shuffling (21 left).; not together with: 01. TWEAK-03: exact effect: Only with 2-3 survivors: 3-side of the boards (3 AP, its shorter health track); inventory limit unchanged.; not together with: 04. TWEAK-04: exact effect: Only with 4-5 survivors: 4-side of the boards (4 AP, its longer health track); inventory limit unchanged.; not together with: 03. TWEAK-05: exact effect: Sprinkler control, medical supplies, ammo reserve and the antidote cabinet cannot be used, also not in the showdown; terminals and bypass stay. TWEAK-06: exact effect: The loss of DD-DARK-04 is checked at the end of the round after the one in which 5 was reached. TWEAK-07: exact effect: The total of 3-icon chips is the default of content 5.4 plus 2, within the limits of DD-RULING-62.; not together with: 08. TWEAK-08: exact effect: The total of 3-icon chips is the default of content 5.4 minus 2, within the limits of DD-RULING-62 (never under 3: the corners need them).; not together with: 07. TWEAK-09: exact effect: Spawn rolls only: a D6 result of 6 is rolled again until it is 1 to 5. TWEAK-10: exact effect: No engine switch of its own: choose preset P3, or build a house with wide camera views, gas and lurking tiles, closed tiles; combine with the advanced rules.; not together with: 11. TWEAK-11: exact effect: No engine switch of its own: choose preset P1, or build a house with open routes.; not together with: 10.',
  ),
};

/** Where the rulebook is silent, unclear or contradicts itself. */
const RULINGS: Rulebook = {
  'DD-RULING-01': ours(
    'Are the 2 gas cans and the 5 starting cards part of the 54? Starting cards are separate (5). The 2 gas cans belong to the 54 and are always left out: search deck = 52 cards.',
  ),
  'DD-RULING-02': ours(
    'What is an open path to the north? With all locks closed, at least one room of row 1 is reachable from the entrance hall by normal moves.',
  ),
  'DD-RULING-03': ours(
    'Do cameras turn during play? No. Direction is fixed at setup (all chips in place); the set of seen rooms is live.',
  ),
  'DD-RULING-04': ours(
    'Which rooms reveal and operate a lock? Reveal: a survivor is on the tile that carries the lock icon, or on the tile directly across that doorway, or (internal doorway of a two-room tile) anywhere on that tile. Operate: the survivor is in one of the two rooms the doorway joins. Start position counts.',
  ),
  'DD-RULING-05': ours(
    'Chips in Darkest mode: Draw as many chips as there are locks; corner locks 3-icon, others by the chosen 2/3 mix.',
  ),
  'DD-RULING-06': ours(
    'Does the laboratory have a lock icon? No. Its door is a separate "lab door", closed until the last code token is removed. It is not counted for chips.',
  ),
  'DD-RULING-07': ours(
    'When are function cubes cleared? At the very start of the upkeep phase. In the showdown: at every shift.',
  ),
  'DD-RULING-08': ours(
    '"Any non-burning tile": Also not destroyed, not a single locked room, not the laboratory. Two-room tile: passage room. If the chosen room is in sight of a survivor the token converts. If the house has no such tile the spawn is skipped and no token is drawn.',
  ),
  'DD-RULING-09': ours(
    'Location roll for fire and creature: D6 = 6: re-roll both dice. Re-roll also for the laboratory and destroyed tiles; for a creature also if the tile is a single locked room. Fire may start on locked tiles and on the entrance hall. Creature on a two-room tile: passage room. After 50 re-rolls choose uniformly among legal tiles.',
  ),
  'DD-RULING-10': ours(
    'Direction key: 1 north, 2 east, 3 south, 4 west (clockwise; only 2 and 3 are stated).',
  ),
  'DD-RULING-11': ours(
    "Creature knocked into fire: The rulebook treats it like a knocked-back zombie: eliminated at once, 2 XP for every survivor. A fire-resistant creature is unharmed and just moves. Milder house rule as switch knockbackFireKillsCreature = off (default on): the creature only takes the tile's burn damage at once (3 on destroyed), and dies if that fills its board.",
  ),
  'DD-RULING-12': ours(
    'Is a fire with its token on a destroyed tile and no markers active? Yes. It ends only when a survivor action removes the last burn marker in the house.',
  ),
  'DD-RULING-13': ours('"Unlock" or "enter" the laboratory in time? A survivor must have entered.'),
  'DD-RULING-14': ours(
    'Darkness reaches 5 late in a round, or would pass 5: Loss at the end of the same round in which 5 is reached, however late. Further steps are ignored. Option TWEAK-06 gives one more round. (A forum question on this exists: boardgamegeek.com/thread/1059247; no answer visible.).',
  ),
  'DD-RULING-15': ours(
    'Cards beyond one per survivor; empty deck: Surplus cards are not drawn. With an empty deck nothing is drawn but the room still counts as searched on a success. All survivors in the room may receive, entrapped ones included.',
  ),
  'DD-RULING-16': ours('Order in a search: Cards first, then the terror event.'),
  'DD-RULING-17': ours(
    'Forcing near the end of the track: Allowed only if the track has room for all steps (marker + unmatched colours <= 5). At 5 forcing with unmatched colours is not possible. At least one survivor pays 1 AP.',
  ),
  'DD-RULING-18': ours(
    'Destroyed corner rooms: No function, no terminal. Chips held by survivors are unaffected. If all three function corners are destroyed before the showdown, the players lose at once (no terminal is left, and DD-RULING-40 would end the showdown on its first moment anyway).',
  ),
  'DD-RULING-19': ours(
    '"Full ammo level" of the ammo reserve: The ammo level printed on the weapon; no effect if it already has that many or more.',
  ),
  'DD-RULING-20': ours(
    'Ammo use (never stated): 1 marker per ranged attack, whatever the number of dice or hits; spent when rolling, also for a same-room shot. 0 markers: weapon not usable.',
  ),
  'DD-RULING-21': ours(
    'Must gear be on the right side to work? Yes for weapons, scopes, clothing and all other gear effects. Code colours count on both sides.',
  ),
  'DD-RULING-22': ours(
    'Die faces: See content file: survivor die S,S,A,K,R,F; creature die one face per icon; terror die as given.',
  ),
  'DD-RULING-23': ours(
    'Failure resolution: Resolve failures one by one: a failure that is neither cancelled nor spent cancels one other icon that is neither cancelled nor a spent failure, and is then spent. A cancelled failure does nothing. It must cancel if anything is left. Useless icons (aim with melee) may be cancelled. So with best play at most one useful icon is lost, and none if the number of failures is even.',
  ),
  'DD-RULING-24': ours(
    'Retreat movement: Free of AP, legal adjacent rooms only, fire damage on entry, converts tokens, triggers lurking checks. May be used by survivors of any group in the room. Stacked retreats can pass through enemy rooms.',
  ),
  'DD-RULING-25': ours(
    'Reinforcement in a creature attack: Triggers the power attack instead of alerting zombies.',
  ),
  'DD-RULING-26': ours(
    'Creature pile empty: Eliminated creatures do not return; with an empty pile the face and the lurking check have no effect.',
  ),
  'DD-RULING-27': ours(
    'Several zones: Activation and movement limit use the union of all zones of the triggering group. Each horde/token is activated once per reaction phase (re-attack only through merging). The players choose the order of hordes.',
  ),
  'DD-RULING-28': ours(
    'Creature "closer / not farther": Take the shortest open route (in moves) to the nearest survivor room. Walk it up to the movement value. Cancel the whole move if the end tile\'s king-move (8-neighbour) distance to the target tile is greater than that of the start tile.',
  ),
  'DD-RULING-29': ours(
    'Attack timing: 1 roll, 2 optional defense and cancelling, 3 automatic negations (creature locations, gear), 4 allocation: damage, heavy, bite in any order, then entrap, then fear; reinforcement/power attack after fear, 5 all results apply; survivors at the skull are removed. All dice with a legal target must be allocated; overkill on one survivor is legal.',
  ),
  'DD-RULING-30': ours(
    "Escape attempts: Only survivors who pay 1 AP for this attempt add dice. An entrapped survivor may start an attempt only in its own group's turn (its 1 AP); an active group may attempt without it. Freed before its own turn: AP of its zone minus 1. Freed after its own turn: no AP this round. Entrapment that ends because the enemies are gone gives zone AP minus AP already spent. Freed during its own group's turn, by itself or by others: zone AP minus 1 (its own failed attempt is that 1). Entrapped in the middle of its own turn (terror event): one own attempt for 1 AP if it has any left; if freed, the AP it had left minus 1.",
  ),
  'DD-RULING-31': ours(
    '"2 tiles away", "not this round": Candidate tile has king-move distance exactly 2 from the attacked tile and a legal 2-move route (burning tiles blocked, no zone limit). The arriving zombies do not add dice to any further attack in the current reaction phase unless a later horde merges in.',
  ),
  'DD-RULING-32': ours(
    'Virus token on the right side: Counts as 1 hand there. A survivor must unequip or discard if this exceeds 2 hands.',
  ),
  'DD-RULING-33': ours('Ammo on passed weapons: Markers stay on the card. A weapon discarded loses them.'),
  'DD-RULING-34': ours(
    'Starting cards and elimination: A returning survivor gets its own starting card (with full ammo) unless another survivor holds it. Starting cards of others held by the eliminated survivor are set aside. XP, skills, grey cube and health are reset.',
  ),
  'DD-RULING-35': ours(
    'Terror "creature reaction": With a creature: only the creature acts. Without: the 8 tiles around are the zone (movement may also use the triggering tile); exactly min(2, available) hordes/tokens that can get closer must move; hordes already in the triggering room take part only through merging. No fire spread.',
  ),
  'DD-RULING-36': ours('Bypass limit: Once per round for the whole team.'),
  'DD-RULING-37': ours(
    'Opened laboratory before the showdown: Zombies, creatures, spawns, fear and knockback cannot enter. A survivor entering by move or retreat starts the showdown. In a simultaneous move the players name the cure holder.',
  ),
  'DD-RULING-38': ours(
    'Two-AP actions in the showdown: Cost 2 markers. Resolve the action, then shift if the left box holds 6 or more; all of them shift.',
  ),
  'DD-RULING-39': ours(
    'Nobody can place a marker: If no survivor can place a marker (none in hand, or nothing legal to do with it): with markers in the left box the early shift is the only option; with an empty left box an automatic shift (with reaction) takes place, otherwise the game would be stuck.',
  ),
  'DD-RULING-40': ours(
    'Corners destroyed by fire: Count for the loss condition: loss as soon as all three function corners are destroyed, by fire or nemesis, at any time from showdown start on. (A public fan summary of the rules and FAQ says the same, see content file.).',
  ),
  'DD-RULING-41': ours(
    'Nemesis as a target: Fire-resistant; ignores burning and destroyed tiles; not moved by knockback; emptied area colours act as for creatures (movement not below 1); its reinforcement icons trigger its power attack; entrap, fear and bite work normally.',
  ),
  'DD-RULING-42': ours(
    'Gas leak: Triggers when the token moves onto the tile or a new fire starts there (not when it stays). Adjacent = orthogonal, inside the house, not laboratory, not destroyed. Each of two different tiles gets 1 marker (may destroy it); with one candidate only that one, with none nothing. No chain reactions.',
  ),
  'DD-RULING-43': ours(
    'Component limits: Zombies: at most 32 figures; surplus zombies of a token are not placed. Spawn tokens: 23. Burn markers, cubes and ammo: not limited.',
  ),
  'DD-RULING-44': ours(
    'Elimination just before the showdown: Survivors waiting for re-entry are placed in the entrance hall when the showdown starts (full setup) and count for the nemesis cubes.',
  ),
  'DD-RULING-45': ours(
    'Spawn roll on a burning tile: Legal; only destroyed or single-locked tiles redirect.',
  ),
  'DD-RULING-46': ours(
    'Enemies in the room and other actions: Search, pass, unlock, extinguish and functions are allowed with enemies in the room (only leaving is restricted). Entrapped survivors count as survivors for search and camera dice.',
  ),
  'DD-RULING-47': ours(
    'Range and two-room tiles: Range counts tiles along the line of sight: same room 0; otherwise the number of tiles between the two tiles plus 1; the other room of the own tile counts as 1. Both rooms of one distant tile have the same distance. Melee reaches the own room only.',
  ),
  'DD-RULING-48': ours(
    '"Per round" limits in the showdown: Read as "per reaction cycle" (between two shifts).',
  ),
  'DD-RULING-49': ours(
    'Nested darkness and fire: Finish the current spread completely (markers, destruction, damage), then resolve darkness steps one at a time, then any spread or outbreak they cause.',
  ),
  'DD-RULING-50': ours(
    'Entrapped survivors in the showdown: They may place markers only for escape attempts, at most one own attempt per reaction cycle.',
  ),
  'DD-RULING-51': ours(
    'Knockback of a horde: Each icon moves one zombie; it forms or joins a horde in the next room. A knockback into a room needs a legal passage (not a wall, locked door, laboratory before the showdown).',
  ),
  'DD-RULING-52': ours(
    'Win and loss at the same moment: The event that is resolved first counts; a nemesis eliminated by a survivor action wins at once.',
  ),
  'DD-RULING-53': ours('"Health level" in the showdown: An AP zone, not a single wound space.'),
  'DD-RULING-54': ours(
    "Board edge colours of survivors: The rulebook calls Jack's cube orange in one place and lists a red cube in another; treat as one colour (orange-red).",
  ),
  'DD-RULING-55': ours(
    'All survivors eliminated before the showdown: The game continues with re-entries next round (each elimination has advanced darkness).',
  ),
  'DD-RULING-56': ours(
    'Hit markers removed from a destroyed location: The location works again at once (movement, dice and negations are recomputed from the markers).',
  ),
  'DD-RULING-57': ours(
    'Two-room move in the showdown and enemies: DD-MOVE-04 stays in force: the move ends on entering a room with enemies (nemesis included), and leaving such a room needs a retreat icon.',
  ),
  'DD-RULING-58': ours(
    'Fire and enemy movement in the showdown: Burning and destroyed tiles still block hordes and non-resistant creatures.',
  ),
  'DD-RULING-59': ours(
    'Hidden information: Hidden from everybody: deck order, token values, colours of unrevealed chips, order of creature and nemesis boards, dice to come. All else is open. Undo must never cross a roll, draw or reveal.',
  ),
  'DD-RULING-60': ours(
    'Ranged enemy attack: The attacked room is the room of the targeted survivors: defense dice, allocation, fear and bites refer to that room. One room is attacked per reaction.',
  ),
  'DD-RULING-61': ours(
    'Players, seats, solo: 1 to 5 seats, 2 to 5 survivors, at least one survivor per seat. A survivor (and its replacement) stays with its seat. Solo = one seat with 2 to 5 survivors, no rule changes (3 or more advised). Choices of one survivor (actions, its dice, cards, skills, virus side) are asked of its seat; choices given to the players as a team (ties, orders, allocation, groups, house) are asked of the table. A game with a single survivor is not part of the rulebook; if offered, then as a marked unofficial variant that uses the 2-3 survivor values everywhere and changes no other rule.',
  ),
  'DD-RULING-62': ours(
    'Drawing and placing chips: N = lock icons, T = chosen total of 3-icon chips. Limits: at least 3 (three corners); at most N - 2 in Dark and Darker, at most N in Darkest. Dark/Darker: draw 1 three-icon and 2 two-icon chips for the code, then T - 1 more three-icon and N - T - 2 more two-icon chips. Darkest: draw T and N - T. Then 3 random ones of the T three-icon chips go to the corner locks, all other chips at random to the other locks. Chips not drawn are out of the game.',
  ),
  'DD-RULING-63': ours(
    "What a destroyed tile looks like: The rulebook lists what disappears: burn markers, camera, chips. So walls, rooms and doorways stay as they were; its locks are gone (doorways free). A lock on a neighbour's tile stays. It has no room functions, no advanced icon, cannot be searched. No sight in, out or through; inside one room everything sees everything. Zombies and tokens standing on a burning or destroyed tile may leave it but not change rooms on it.",
  ),
  'DD-RULING-64': ours(
    'XP for a creature not killed in combat: The list of XP awards speaks of combat: a creature finished by fire spread or by the nemesis destroying a corner gives no XP.',
  ),
  'DD-RULING-65': ours(
    "When may a survivor attack, when with fists: At least one enemy is in the attacker's room, or (usable ranged weapon) in line of sight at distance up to range + number of dice rolled. Usable = on the right side and, if it needs ammo, at least 1 marker. Fists only if no weapon on the right side is usable, and only with an enemy in the own room.",
  ),
  'DD-RULING-66': ours(
    'Camera checks while survivors move or die: At the start of step 3 list all pairs (room with survivors, camera that sees it). Players choose the order of rooms, and of cameras for one room. Each check rolls for the survivors in the room at that moment; with none there, or the camera or its view gone, it is skipped. Rooms entered meanwhile are not added.',
  ),
  'DD-RULING-67': ours(
    'Groups and eliminations: An eliminated survivor leaves its group at once. A group with no member left when its turn comes is skipped completely. A group that loses its last member during its own turn still causes a reaction without trigger zone (only the creature reacts) and a fire spread. Trigger zones are fixed at the start of the reaction and are not changed by fear or deaths.',
  ),
  'DD-RULING-68': ours(
    'Re-entry: Placing a survivor in the entrance hall is not a move: no fire damage, no lurking check, allowed with enemies there or on a burning or destroyed hall. Sight, chip reveal and the camera check of the same upkeep apply normally.',
  ),
  'DD-RULING-69': ours(
    'Arrival of a creature: It is only placed: no move, no attack, also in a room with survivors; it acts from the next reaction on. All hit locations start empty.',
  ),
  'DD-RULING-70': ours(
    'Zombie movement in a reaction: The set of activated hordes and tokens is fixed at the start. Step 2 goes one horde or token at a time, players choose the order, the creature after all of them. A horde moves as one body. If survivors are in its room at its turn (someone fled there) it attacks without moving. Otherwise distance = moves by legal routes inside the zone at that moment; no reachable survivor room: no move. Figures that attacked in step 1 or moved already do not move again; activated figures that have not moved keep their own move even if another horde joined them. Merged figures attack together (DD-REACT-21).',
  ),
  'DD-RULING-71': ours(
    '"At any time": Switching gear and buying skills is offered for every survivor whenever a choice of the action phase (or showdown) is open, before each defense roll, and before zombification. Consumables: only the holder\'s own action phase; in the showdown between two reactions.',
  ),
  'DD-RULING-72': ours(
    'What an entrapped survivor cannot do: Move, attack, search, unlock or assist, extinguish, room functions, bypass, consumables, pay for pass/take, assist another escape. It may switch gear, buy skills, and be the target of passing, taking, healing and antidotes; passive skills and gear work unless their text says not entrapped.',
  ),
  'DD-RULING-73': ours(
    'Spawn roll on the laboratory; details of special placement: The laboratory, closed or open, counts as a locked tile before the showdown. Special placement: candidate tiles are the orthogonal neighbours of survivor tiles; not burning, not destroyed, not the laboratory; the zombies go into a room of that tile which a survivor on the neighbouring tile sees (passage room if it is among them).',
  ),
  'DD-RULING-74': ours(
    'Terror face "horde nearby": Candidates: the up to 8 neighbour tiles, walls do not matter; not destroyed, not the laboratory, not a single locked room; burning is allowed. Two-room tile as in DD-SPAWN-03. No candidate or empty stack: nothing happens.',
  ),
  'DD-RULING-75': ours(
    'Terror face "creature reaction" with a creature: Sharing a room with survivors it attacks there and does not move. Otherwise it takes the shortest open route towards the survivors who made the roll (test of DD-RULING-28 with the triggering tile as target), stops in the first room with survivors and attacks. No open route: no move (a ranged creature may still shoot).',
  ),
  'DD-RULING-76': ours(
    'One nemesis reaction: (a) It stands in an undestroyed function corner it reached in an earlier reaction: destroy the tile (burn markers and functions gone, fire token unaffected), apply the damage, attack survivors left there, no movement. (b) Otherwise: attack survivors in its room, choose the nearest undestroyed function corner (moves, all doors open), move up to its movement, attack once in every room with survivors it enters, stop on reaching the goal. A corner destroyed by fire first is no goal any more (case b). The goal is chosen anew in every reaction.',
  ),
  'DD-RULING-77': ours(
    'Actions in the showdown: All survivors count as one active group: joint moves, assisted escapes and pass/take work, every participant places its own marker. Offered: move, combat, pass/take of equipment, escape attempts, room functions (not sprinkler, not terminal), consumables, skills. Not offered: search, unlock, extinguish, chips, bypass.',
  ),
  'DD-RULING-78': ours(
    'Chip slots full: No more chips can be entered; code tokens can then only be removed by bypass.',
  ),
  'DD-RULING-79': ours(
    'Lurking check details: Entry = coming from another tile by move, retreat, fear or a skill. One roll per entry (joint movers: one roll), all survivors on the tile count. 5 survivors: as in DD-CAMERA-13. Also in the showdown. The creature arrives as in DD-RULING-69.',
  ),
  'DD-RULING-80': ours(
    'Start of a fire; order within a spread: Starting a fire places token and marker only (plus gas): no damage step. A spread: token moves (or stays), marker, destruction, gas leak, then DD-FIRE-12, 13, 14 on all burning and destroyed tiles, then darkness. A tile destroyed in this spread already counts with 3.',
  ),
  'DD-RULING-81': ours(
    'Several darkness steps at once: Each step is a landing of its own; passing the fire space counts as landing on it.',
  ),
  'DD-RULING-82': ours(
    'Spawn tokens placed or converted in the showdown: A token placed by an effect is turned into zombies at once. At showdown start tokens are converted row by row, left to right, until 32 figures are out; tokens left over are removed.',
  ),
  'DD-RULING-83': ours(
    'One survivor attack, step by step: 1 choose a usable equipped weapon (or fists), pay 1 AP and the ammo marker; 2 roll attack value plus bonuses, at most 4 dice; 3 re-rolls; 4 failures; 5 icon conversions by cards and skills, each once per attack and each icon once; 6 range = printed + gear + skill + aim icons left; 7 assign hits and knockbacks one by one in any order, bonus hits directly after the hit that causes them; 8 retreats; 9 XP. Unused icons lapse.',
  ),
  'DD-RULING-84': ours(
    "Action markers and the pool: A survivor's markers in hand and on the Multitracker always number its zone AP. A marker lost with a zone goes to the pool, from which healing takes it back.",
  ),
  'DD-RULING-85': ours(
    'Forced movement by fear: Accessible = legal link, not locked, not the laboratory before the showdown; rooms with enemies are allowed. No such room: the fear die cannot be allocated to that survivor.',
  ),
  'DD-RULING-86': ours(
    'Reveal and conversion by any entry: Chip reveal, token conversion, entry damage and lurking checks happen for every way of entering (move, retreat, fear, skill); only re-entry is limited.',
  ),
  'DD-RULING-87': ours(
    'Unlock, step by step: Choose door, performer and helpers; each pays 1 AP. Matched = colours on their cards plus skills. Unmatched left: the players confirm forcing, reduce by skills, then by dice of gear, then darkness advances by the rest. Then the chip goes to the performer and XP is given.',
  ),
  'DD-RULING-88': ours(
    'Healing: Moves the health marker towards the first space, never beyond it; surplus is lost.',
  ),
  'DD-RULING-89': ours(
    "When the final round ends: After the last group's reaction and fire spread of the round in which 5 was reached, whatever caused the step. With TWEAK-06 the check is made at the end of the following round instead; bypass and forcing stay impossible at 5.",
  ),
};

const HOUSE_CHECKS: Rulebook = {
  'DD-VALID-H1': ours(
    'Every position holds a tile of its class and no tile lies twice; the entrance hall, the laboratory and all three function corners are used.',
    'Valid houses',
  ),
  'DD-VALID-H2': ours('The windows of every outer tile face away from the house.', 'Valid houses'),
  'DD-VALID-H3': ours('Every doorway touches an open side of the neighbouring tile.', 'Valid houses'),
  'DD-VALID-H4': ours(
    'With all locks closed some room of the top row can be reached from the entrance hall.',
    'Valid houses',
  ),
  'DD-VALID-H5': ours(
    'With all locks open every room can be reached from the entrance hall.',
    'Valid houses',
  ),
  'DD-VALID-H6': ours('The house has 5 to 13 lock icons; 8 to 11 are recommended.', 'Valid houses'),
  'DD-VALID-H7': ours('The house has at most 8 cameras; 3 to 5 are recommended.', 'Valid houses'),
  'DD-VALID-H8': ours(
    'Recommended, not enforced: with all locks closed every open room and every passage room can be reached.',
    'Valid houses',
  ),
};

const COUNTS: Rulebook = {
  'DD-CHECK-01': ours('27 room tiles with 8 cameras and 13 lock icons exist.', 'Counts'),
  'DD-CHECK-02': ours('21 chips show two colours and 20 show three: 41 in all.', 'Counts'),
  'DD-CHECK-03': ours('Three code tokens of each of seven colours: 21.', 'Counts'),
  'DD-CHECK-04': ours('54 equipment cards, of which 52 are in the search deck.', 'Counts'),
  'DD-CHECK-05': ours('29 cards of the deck show two colours, 23 show one.', 'Counts'),
  'DD-CHECK-06': ours(
    'The deck shows 81 colour icons; with the starting weapons there are 13 of each colour.',
    'Counts',
  ),
  'DD-CHECK-07': ours('23 spawn tokens bring 71 zombies.', 'Counts'),
  'DD-CHECK-08': ours('Every survivor has four skills to buy: 20 in all.', 'Counts'),
  'DD-CHECK-09': ours('The Zombie Dog takes 9 hits, the Security Guard 9, the Carrion Flock 8.', 'Counts'),
  'DD-CHECK-10': ours('All three preset houses are valid and roomy.', 'Counts'),
  'DD-CHECK-11': ours('Four survivor dice show a success in 80 of 100 rolls, and a failure in 52.', 'Counts'),
  'DD-CHECK-12': ours('18 card effects exist, and every one is on some card.', 'Counts'),
  'DD-CHECK-13': ours('The advised chip mix respects the limits in every house.', 'Counts'),
};

const EFFECT_TEXTS: Readonly<Record<Effect, string>> = {
  SHOVE: 'In an attack with this weapon one aim icon may count as a knockback.',
  CLEAVE: 'In an attack with this weapon one knockback icon may count as a success instead.',
  BLAST:
    'Once an attack, a knockback icon given to an enemy in the own room first inflicts a hit on it; if it lives and can be moved it is pushed.',
  PIERCE:
    'The first hit of an attack on a creature or the nemesis is two hits; the attacker picks the place of each.',
  PRY: 'After forcing a door is confirmed, roll one die for one crowbar among those who opened it: a success spares one unmatched colour.',
  CUTFREE: 'One more die in an escape attempt for which the holder paid.',
  FUEL: 'A melee weapon that spends one ammo marker for each attack. Aim icons have no effect.',
  SCOPE: 'One more range for a handgun that is equipped at the same time. Two scopes do not add up.',
  HELMET: 'Once an attack one heavy damage on the wearer counts as damage.',
  PADDED: 'Roll one die for every bite on the wearer: a success ignores it.',
  SHIELD: 'One more die for defense rolls in the room of a holder who is not entrapped.',
  LIGHT: 'One more die when the holder searches.',
  RESPIRATOR: 'Fire damage to the wearer is 1 less.',
  AMMO: 'Any time in the own phase: add its markers to one own weapon of the same family, 8 at the most, and discard it.',
  ANTIDOTE:
    'Any time in the own phase: remove the second virus token of the user or of a survivor in the same room, and discard it.',
  BANDAGE: 'Any time in the own phase: the user or a survivor in the same room heals up to 2; discard it.',
  ADRENALINE:
    'Any time in the own phase: one more AP this round; in the showdown an own marker comes back from the left or middle box. Discard it.',
  EXTINGUISH:
    'Any time in the own phase before the showdown: remove up to 2 burn markers from the own tile, and discard it.',
};

const POWER_TEXTS: Readonly<Record<Power, string>> = {
  DRAG: "One survivor in the Dog's room who is not entrapped becomes entrapped; if there is none, one survivor there loses 1 health.",
  ALARM: 'A spawn token is placed next to the attacked tile, as by the terror face "horde nearby".',
  SNATCH:
    'One survivor in the attacked room discards one equipment card that is no starting weapon; if nobody has one, one survivor there loses 1 health.',
  DOSE: 'One survivor in the attacked room with fewer than two virus tokens is bitten.',
  IGNITE: 'One burn marker on the attacked tile, but not on the laboratory or a destroyed tile.',
};

const REFERENCE: Rulebook = {
  'DD-FUNC-SPRINKLER': rule(
    'Corner rooms',
    'Sprinkler control, 2 AP: remove all burn markers of one tile. Not in the showdown.',
  ),
  'DD-FUNC-MEDICAL': rule('Corner rooms', 'Medical supplies, 2 AP: heal up to 2 of the own wounds.'),
  'DD-FUNC-AMMO': rule('Corner rooms', 'Ammo reserve, 2 AP: load one own weapon to its printed level.'),
  'DD-FUNC-ANTIDOTE': rule(
    'Corner rooms',
    'Antidote cabinet in the laboratory, 2 AP: remove the own second virus token.',
  ),
  'DD-FUNC-TERMINAL': rule('Corner rooms', 'Terminal in each function corner, 2 AP: enter one code chip.'),
  'DD-ICON-GAS': rule(
    'Advanced rules',
    'Gas leak: when the fire token arrives here, two neighbouring tiles get a burn marker each.',
  ),
  'DD-ICON-LURK': rule(
    'Advanced rules',
    'Lurking creature: survivors who enter roll one die each; a failure brings a creature, if none is in the house.',
  ),
  'DD-ICON-SECURE': rule(
    'Advanced rules',
    'Secure room: survivors here who are not entrapped always roll four defense dice.',
  ),
  'DD-CHIP-2ICON': ours(chipText(2), 'Security board and code chips'),
  'DD-CHIP-3ICON': ours(chipText(3), 'Security board and code chips'),
  'DD-DATA-DICE': ours(
    `Survivor die: ${SURVIVOR_DIE.join(', ')}. Creature die: ${CREATURE_DIE.join(', ')}. Terror die: ${TERROR_DIE.join(', ')}.`,
    'Dice',
  ),
  'DD-DATA-TRACKS': ours(
    `Event cycle: zombies, fire, clock; in the showdown nothing, clock, clock. The darkness ends on ${FRONT_DARKNESS.last} with a flame on ${FRONT_DARKNESS.fire}; in the showdown it ends on ${REVERSE_DARKNESS.last}.`,
    'Multitracker',
  ),
  'DD-DATA-HEALTH': ours(
    `AP of the spaces of the health track: ${HEALTH_TRACK.four.join(', ')} on the 4-side, ${HEALTH_TRACK.three.join(', ')} on the 3-side; the next space is the skull.`,
    'Survivors',
  ),
  'DD-DATA-SPAWN': ours(
    `Spawn tokens: ${Object.entries(SPAWN_TOKENS)
      .map(([value, tokens]) => `${tokens} of value ${value}`)
      .join(', ')}.`,
    'Zombie spawning',
  ),
};

function chipText(icons: 2 | 3): string {
  const chips = CHIPS.filter((chip) => iconsOf(chip.id) === icons);
  return `${chips.length} chips show ${icons} colours: ${chips.map((chip) => `${chip.id} ${coloursText(chip.colours)}`).join('; ')}.`;
}

function coloursText(colours: readonly Colour[]): string {
  return colours.map((colour) => COLOUR_NAMES[colour].name).join(', ');
}

const SIDE_WORDS = ['north', 'east', 'south', 'west'];
const EDGE_WORDS = {
  O: 'open',
  X: 'wall',
  V: 'windows',
  D: 'lockable doorway',
  L: 'laboratory door',
} as const;

function tileText(tile: Tile): string {
  const edges = SIDE_WORDS.map(
    (side, at) => `${side} ${EDGE_WORDS[tile.edges[at] as keyof typeof EDGE_WORDS]}`,
  ).join(', ');
  const side = tile.side
    ? ` Behind a lockable doorway on its ${SIDE_WORDS[tile.side.facing]} side lies the ${tile.side.name}.`
    : '';
  const camera = tile.camera ? ' It has a camera.' : '';
  const icon = tile.icon ? ` Advanced icon: ${tile.icon}.` : '';
  return `${tile.name} (${tile.class}): ${edges}.${side}${camera}${icon}`;
}

function cardText(card: Card): string {
  const facts = [
    card.hands > 0 ? `${card.hands} ${card.hands === 1 ? 'hand' : 'hands'}` : 'used once',
    ...(card.range === undefined ? [] : [`range ${card.range}`]),
    ...(card.attack === undefined ? [] : [`${card.attack} dice`]),
    ...(card.ammo === undefined
      ? []
      : [card.kind === 'ammo' ? `adds ${card.ammo} markers` : `${card.ammo} ammo markers`]),
    `colours ${coloursText(card.colours)}`,
  ];
  const effect = card.effect ? ` ${EFFECT_TEXTS[card.effect]}` : '';
  return `${card.name} (${card.kind}, ${card.family}): ${facts.join(', ')}.${effect}`;
}

function enemies(): Rulebook {
  const book: Record<string, Rule> = {};
  for (const board of Object.values(CREATURES)) {
    const move = board.move === 'd4' ? 'a D4 for each reaction' : String(board.move);
    const places = board.locations.map(({ area, part, hits }) => `${part} (${area}) ${hits}`).join(', ');
    book[`DD-ENEMY-${board.id}`] = ours(
      `${board.name}: movement ${move}, ${board.dice} dice, range ${board.range}, ${board.fireproof ? 'fire-resistant' : 'not fire-resistant'}. Hits: ${places}. Power attack: ${POWER_NAMES[board.power]}.`,
      'Creatures',
    );
  }
  for (const board of Object.values(NEMESES)) {
    book[`DD-ENEMY-${board.id}`] = ours(
      `${board.name}: movement ${board.move}, ${board.dice} dice. Areas red, blue, white and orange. Power attack: ${POWER_NAMES[board.power]}.`,
      'Nemesis',
    );
  }
  return book;
}

const entries = <T>(items: readonly T[], word: (item: T) => readonly [string, Rule]): Rulebook =>
  Object.fromEntries(items.map(word));

const CONTENT: Rulebook = {
  ...entries(TILES, (tile) => [`DD-TILE-${tile.id}`, ours(tileText(tile), 'Room tiles')]),
  ...entries(Object.entries(PRESETS), ([id, preset]) => [
    `DD-PRESET-${id}`,
    ours(`${preset.name}. ${preset.note}`, 'Preset houses'),
  ]),
  ...entries(Object.values(SURVIVORS), (board) => [
    `DD-SURVIVOR-${board.key}`,
    ours(
      `${board.name}, ${board.concept}: colour ${board.colour}, entrap rate ${board.entrapRate}, starting weapon ${board.weapon}.`,
      'Survivors',
    ),
  ]),
  ...entries(Object.entries(SKILLS), ([id, skill]) => [
    `DD-SKILL-${id}`,
    ours(
      `${skill.name} (${SURVIVORS[ownerOf(id as SkillId)].name}, ${skill.cost} XP): ${skill.text}`,
      'Skills',
    ),
  ]),
  ...entries(CARDS, (card) => [`DD-CARD-${card.id}`, ours(cardText(card), 'Equipment cards')]),
  ...entries(['E53', 'E54'], (id) => [
    `DD-CARD-${id}`,
    rule('Equipment cards', 'Gas Can: belongs to an expansion and is never used.'),
  ]),
  ...entries(EFFECTS, (effect) => [`DD-EFFECT-${effect}`, ours(EFFECT_TEXTS[effect], 'Card effects')]),
  ...entries(Object.entries(POWER_TEXTS), ([id, text]) => [
    `DD-POWER-${id}`,
    ours(`${POWER_NAMES[id as Power]}: ${text}`, 'Power attacks'),
  ]),
  ...enemies(),
};

export const rulebook: Rulebook = {
  ...RULES,
  ...RULINGS,
  ...HOUSE_CHECKS,
  ...COUNTS,
  ...REFERENCE,
  ...CONTENT,
};
