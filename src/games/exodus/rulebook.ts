/**
 * The rules in our own words, by id: what a player searches, and what a log line or a greyed action opens. Rules of the
 * rulebook and our rulings chapter by chapter, then every hero, perk, weapon, card and mission from the tables.
 */
import type { Rule, Rulebook } from '../../core/game';
import { DIRECTOR_CARDS, DIRECTOR_IDS } from './data/directorCards';
import { EQUIPMENT, EQUIPMENT_IDS, RECIPE_IDS, RECIPES, type EquipmentId } from './data/equipment';
import { HERO_IDS, HEROES } from './data/heroes';
import { INFECTED, INFECTED_KINDS } from './data/infected';
import { MISSION_IDS, missionOf } from './data/missions';
import { PERK_CLASSES, PERK_IDS, PERKS } from './data/perks';
import { SEARCH_CARDS, SEARCH_IDS } from './data/searchCards';
import { WEAPON_IDS, WEAPONS, type Table, type WeaponId } from './data/weapons';
import { listOf, plural } from './words';

const rule = (chapter: string, text: string): Rule => ({ chapter, text });
const ours = (chapter: string, text: string): Rule => ({ chapter, text, ours: true });

const RULES: Rulebook = {
  // The grid
  'EX-GRID-01': rule(
    'The grid',
    'Distances are counted in whole squares; a diagonal step counts as one square.',
  ),
  'EX-GRID-02': rule('The grid', 'A hero or infected may step horizontally, vertically or diagonally.'),
  'EX-GRID-03': rule('The grid', 'Walls, corners and doorways stop a diagonal grab or melee attack.'),
  'EX-GRID-04': rule(
    'The grid',
    'Ballistic attacks and explosions do reach diagonally past walls and open doorways.',
  ),
  'EX-GRID-05': rule(
    'The grid',
    'Smell is counted square by square and also runs diagonally over corners and walls.',
  ),
  'EX-GRID-06': rule(
    'The grid',
    'The two stairway squares of one stairway (one on each floor) count as adjacent to each other.',
  ),
  'EX-RULING-01': ours(
    'The grid',
    'Touching (used for moving, melee, grabs, grab zones, execution, assassination, exchange, placing items, boarding): two squares are touching if they share an edge that is open or holds an open door; or if they meet at a corner and all four edges that end in that corner are completely open (no wall, no closed door, no open door). Linked stairway squares are touching.',
  ),
  'EX-RULING-02': ours(
    'The grid',
    'Loosely adjacent (used for smell, blasts, and lines of sight through a corner): two squares are loosely adjacent if they share an edge that is open or holds an open door; or if they meet at a corner and at least one of the two L-shaped routes around that corner has both of its edges free of walls and closed doors. Linked stairway squares are loosely adjacent.',
  ),
  'EX-RULING-03': ours(
    'The grid',
    'Path distance between two squares = the fewest touching steps between them over squares the mover may use (no solid squares, no inactive rooms, no open water unless the mover is a reaver, closed doors impassable). Units and crates are ignored when measuring. Stairs cost one step.',
  ),
  'EX-RULING-04': ours(
    'The grid',
    'Smell distance = the fewest loosely adjacent steps. Units, crates and water are ignored; walls and closed doors block.',
  ),
  'EX-RULING-05': ours(
    'The grid',
    'Range = max(abs(dx), abs(dy)) on one floor. Between floors only linked stairway squares are in range of each other, at range 1.',
  ),
  'EX-RULING-06': ours(
    'The grid',
    "One square holds at most one unit or one crate. Exceptions: infected locked in a grapple share the hero's square (they lie on the hero board), and heroes aboard a rib share the rib's square. Item tokens and markers never block a square.",
  ),
  'EX-RULING-07': ours(
    'The grid',
    'The edge of the board is a wall. Spawned units are the only units that cross it (EX-SPAWN-04), and heroes leave only through exit squares.',
  ),
  'EX-RULING-139': ours(
    'The grid',
    'Shore: a land square and an open water square are touching only if the land square is a transition square. Smell, blasts, range and line of sight take no notice of the shore.',
  ),
  'EX-RULING-140': ours(
    'The grid',
    "Path distance to a hero aboard a rib is, for units that may not enter water, the distance to the nearest transition square touching the rib plus 1 (none reachable: no path); for reavers the rib's square is an ordinary target square. In all measurements the squares of heroes count as usable end points.",
  ),
  // The turn
  'EX-TURN-01': rule(
    'The turn',
    'A turn has four phases in this order: hero move, infected move, infected spawn, end phase.',
  ),
  'EX-TURN-02': rule('The turn', 'The spawn roll happens only after every infected has moved and attacked.'),
  'EX-TURN-03': rule(
    'The turn',
    'The end phase runs three stages in this order: infection advance, counters removed, stand up.',
  ),
  'EX-TURN-04': rule('The turn', 'Heroes act in the hero move. Outside it they act only through alert fire.'),
  'EX-TURN-05': rule('The turn', 'The players may pick a different hero order each turn.'),
  'EX-TURN-06': rule('The turn', 'A hero finishes all its actions before another hero starts.'),
  'EX-TURN-07': rule(
    'The turn',
    'There is no fixed turn limit; endless spawning is the time pressure. A mission may set its own limit.',
  ),
  'EX-RULING-08': ours(
    'The turn',
    'Each turn every living hero gets exactly one activation. When it ends, unspent AP are lost. A player may end an activation early.',
  ),
  'EX-RULING-09': ours(
    'The turn',
    'The turn counter starts at 1 and grows by 1 after each end phase. No phase is skipped in turn 1.',
  ),
  'EX-RULING-10': ours(
    'The turn',
    'Victory is checked after every hero action and after each phase; defeat is checked after every dial change. If both would be true at once, defeat counts.',
  ),
  'EX-RULING-11': ours(
    'The turn',
    'All dice are D8 from one seeded generator, and every roll is written to a visible log with its reason.',
  ),
  'EX-RULING-141': ours(
    'The turn',
    'Modified dice: add all bonuses and penalties, then cut to the range 1 to 8. A re-rolled die keeps its second value. A die is rolled even if only one outcome is left open, except where a rule says "no roll".',
  ),
  // Set-up
  'EX-SETUP-01': rule('Set-up', 'The board is laid out as the mission page shows.'),
  'EX-SETUP-02': rule(
    'Set-up',
    'The mission page shows the spawn table and spawn points, the map key with the items, the level up symbol (top right) and the numbers of perk cards (quick play) and director cards (bottom right).',
  ),
  'EX-SETUP-03': rule('Set-up', 'Perks are chosen before the mission starts.'),
  'EX-RULING-137': ours(
    'Set-up',
    'Order of set-up: board and doors; crates, search markers, items and tokens; starting infected; lobby or quick play perk choice; director deck shuffled and dealt; heroes on start squares, standing, dial as carried over (quick play: 0), one legal active set each; turn 1.',
  ),
  'EX-RULING-138': ours(
    'Set-up',
    'All rooms are inactive at the start unless the mission says otherwise. The search deck is shuffled at the start of a campaign and of each quick play game, and kept between campaign missions as EX-SEARCH-02 says.',
  ),
  'EX-RULING-160': ours(
    'Set-up',
    'Leaving the board: a free action in the hero\'s own activation on an open exit square, standing or prone, not grappled. The hero then neither acts nor counts as a target, for distances or as "heroes on a floor"; its dial stands still. If no hero is left on the board the mission is decided at once.',
  ),
  // Heroes
  'EX-HERO-01': rule('Heroes', 'A healthy hero has 4 AP each turn.'),
  'EX-HERO-02': rule('Heroes', 'A hero at infection stage 4 has 3 AP each turn.'),
  'EX-HERO-03': rule('Heroes', 'A hero at infection stage 5 has 2 AP each turn.'),
  'EX-HERO-04': rule(
    'Heroes',
    'A hero is in one of three positions: standing, prone, or locked in a grapple (prone with at least one infected on its hero board).',
  ),
  'EX-HERO-05': rule(
    'Heroes',
    'A hero board has an active weapon section that holds the weapon in use (or two pistols).',
  ),
  'EX-HERO-06': rule('Heroes', 'A hero board has one carry space for one item.'),
  'EX-HERO-07': rule(
    'Heroes',
    'A tracker board tracks ammunition for two pistols, one .50 pistol and one shotgun, because one hero may end up carrying them all.',
  ),
  'EX-HERO-08': rule('Heroes', 'A tracker board tracks infection and power perk uses.'),
  'EX-RULING-12': ours(
    'Heroes',
    "A hero's AP are set at the start of the hero move from the infection stage at that moment. Later changes of the dial (for example a med pack) do not change the AP of the current turn.",
  ),
  'EX-RULING-13': ours(
    'Heroes',
    'Heroes in play: 2 with one or two hero players (solo: one person runs both), 3 with three, 4 with four. With 3 or 4 heroes every turn or room spawn result that names 2 or more zombies brings 1 zombie more. Results that name one zombie or other classes, roamers and seekers never grow. The number of heroes at the start of the mission counts.',
  ),
  'EX-RULING-14': ours(
    'Heroes',
    'A hero owns: hero card, equipment cards (weapons and gear), search cards (ammunition and materials), perk cards, one carry space. There is no hand limit on equipment or search cards.',
  ),
  'EX-RULING-142': ours(
    'Heroes',
    'Heroes are chosen freely among the hero cards, each once. In a campaign the heroes stay the same to the end; the people who play them may change between missions. Solo, two, three and four hero players use the same rules; "the players" decide together (in the app: whoever holds the device). A director is always an extra person, so 2 to 5 people play a director game.',
  ),
  // Actions
  'EX-ACTIONS-01': rule('Actions', 'Quick fire costs 1 AP.'),
  'EX-ACTIONS-02': rule('Actions', 'Aimed fire costs 2 AP.'),
  'EX-ACTIONS-03': rule('Actions', 'Move & melee costs 1 AP: one move followed by one melee attack.'),
  'EX-ACTIONS-04': rule(
    'Actions',
    'Move & quick fire exists: one move followed by one quick fire attack; the move comes first.',
  ),
  'EX-ACTIONS-05': rule('Actions', 'Sweep costs 2 AP and needs no die.'),
  'EX-ACTIONS-06': rule('Actions', 'Stand up costs 2 AP.'),
  'EX-ACTIONS-07': rule('Actions', 'Dive costs 1 AP.'),
  'EX-ACTIONS-08': rule('Actions', 'Drop prone is free.'),
  'EX-ACTIONS-09': rule('Actions', 'Placing an item is free.'),
  'EX-ACTIONS-10': rule('Actions', 'Exchanging is free.'),
  'EX-ACTIONS-11': rule('Actions', 'Using a med pack is free.'),
  'EX-ACTIONS-12': rule('Actions', 'Throwing an area weapon or an item uses a quick fire action.'),
  'EX-ACTIONS-13': rule('Actions', 'Alert! costs 2 AP.'),
  'EX-ACTIONS-14': rule(
    'Actions',
    'Sprint, crawl, change weapon, reload, execution and assassination are hero actions.',
  ),
  'EX-ACTIONS-15': rule(
    'Actions',
    'A prone hero may use: crawl, stand up, change weapon, place item, exchange inventory, quick fire, aimed fire, reload, alert!. Nothing else, apart from a med pack (free at any point of the hero move).',
  ),
  'EX-ACTIONS-16': rule(
    'Actions',
    'A hero locked in a grapple may use: change weapon, quick fire, melee, sweep. Nothing else, except a med pack.',
  ),
  'EX-RULING-15': ours(
    'Actions',
    'Move, sprint, crawl, melee, executions, doors, crates, searching, interacting, driving, crafting and reloading cost what their rules say; costs that no other rule names are ours.',
  ),
  'EX-RULING-16': ours(
    'Actions',
    "Move covers exactly 1 square for 1 AP. (Dive's 2 squares for 1 AP only make sense as a bonus over this.)",
  ),
  'EX-RULING-17': ours('Actions', 'Move & quick fire costs 1 AP, like move & melee.'),
  'EX-RULING-18': ours(
    'Actions',
    "Sprint costs 2 AP and covers 1 to 3 squares of the player's choice, one after the other. No attack may be part of it.",
  ),
  'EX-RULING-19': ours(
    'Actions',
    'Change weapon costs 1 AP and lets the hero set any legal active set from the equipment it carries: one weapon, or two pistols. It cancels any aim bonus.',
  ),
  'EX-RULING-20': ours(
    'Actions',
    'Reload costs 1 AP: the hero discards any number of matching ammunition search cards and adds their rounds to one active weapon up to its capacity; surplus rounds are lost. With two active pistols the action loads both.',
  ),
  'EX-RULING-21': ours(
    'Actions',
    "Interact costs 1 AP from the objective's square or a touching square, standing, not in a grapple. The mission states the effect.",
  ),
  'EX-RULING-22': ours(
    'Actions',
    "A free action may be taken any number of times, only in the hero's own activation, never inside the resolution of another action (except a hand off, EX-EXCHANGE-03).",
  ),
  'EX-RULING-143': ours(
    'Actions',
    'Combined actions: the second half is one quick fire attack (also a throw) or one melee attack, never aimed fire, execution or assassination. If no legal target is left after the step, the second half is lost. If the hero is knocked down or taken down, all that is left of the action (further steps, attack) is lost; AP not yet spent stay.',
  ),
  'EX-RULING-144': ours(
    'Actions',
    'The active section may be empty: after a throw of the active area weapon, or when the active weapon is given away or lost. A hero with an empty section may fill it with a weapon at the moment it receives one (search, find, craft, exchange) for free; otherwise it needs change weapon. With an empty section only the improvised strike is possible.',
  ),
  'EX-RULING-145': ours(
    'Actions',
    'Reloading is not possible while the rounds would all be lost (weapon full). Rounds stay with the weapon card. Each weapon card has its own count, also when one hero carries three of a kind.',
  ),
  // Moving
  'EX-MOVE-01': rule(
    'Moving',
    'In move & quick fire and move & melee the move is completed before the attack die is rolled.',
  ),
  'EX-MOVE-02': rule(
    'Moving',
    'A hero that steps onto, or moves through, a square with an item token picks the item up if its carry space is empty.',
  ),
  'EX-MOVE-03': rule('Moving', "Moving within an infected's grab zone can force a grab test."),
  'EX-MOVE-04': rule('Moving', 'Heroes may not move through each other.'),
  'EX-MOVE-05': rule('Moving', 'Heroes use stairways by moving between the two linked squares.'),
  'EX-RULING-23': ours(
    'Moving',
    'A step must go to a touching square (EX-RULING-01) that holds no unit and no crate, is not open water and is not in an inactive room.',
  ),
  'EX-RULING-24': ours('Moving', 'A hero may not move through any infected, standing or prone.'),
  'EX-RULING-25': ours(
    'Moving',
    'Picking up is optional for the hero; if the carry space is full, nothing happens. A hero may drop the carried item with the free place action first.',
  ),
  'EX-RULING-26': ours(
    'Moving',
    'Triggers of one step are resolved in this order: pick up, objective entry, the attack of a combined action (EX-ZONE-08), then grab tests.',
  ),
  // Shooting
  'EX-FIRE-01': rule(
    'Shooting',
    'Quick fire: roll one D8 on the quick table of the active ballistic weapon.',
  ),
  'EX-FIRE-02': rule(
    'Shooting',
    'Aimed fire: roll one D8 on the aimed table of the active ballistic weapon.',
  ),
  'EX-FIRE-03': rule('Shooting', 'Each weapon table has three results: miss, knockdown, kill.'),
  'EX-FIRE-04': rule('Shooting', 'Firing a ballistic weapon uses ammunition.'),
  'EX-FIRE-05': rule('Shooting', 'A kill result removes a one-kill-point infected from play.'),
  'EX-FIRE-06': rule('Shooting', 'A knockdown result puts a standing infected prone on its square.'),
  'EX-FIRE-07': rule(
    'Shooting',
    'A knocked down infected does nothing in the infected move and stands up in the end phase.',
  ),
  'EX-FIRE-08': rule(
    'Shooting',
    'A hero can shoot an infected on the linked stairway square of another floor.',
  ),
  'EX-FIRE-09': rule(
    'Shooting',
    'A hero who is prone fires quick, aimed and alert shots exactly as when standing.',
  ),
  'EX-RULING-27': ours(
    'Shooting',
    'Each roll costs 1 round of the weapon rolled for. A weapon with 0 rounds cannot fire.',
  ),
  'EX-RULING-28': ours(
    'Shooting',
    "A legal target is an infected in line of sight and within the weapon's range, or a fuel can token (EX-RULING-147). Targets in a grapple follow EX-GRAPPLE-07. A diving reaver is no target.",
  ),
  'EX-RULING-29': ours(
    'Shooting',
    'A knockdown on an infected that is already prone has no effect. A prone infected may be shot with the normal tables.',
  ),
  'EX-RULING-30': ours(
    'Shooting',
    'A hero may fire at any legal target even while standing in a grab zone; firing never causes a grab test by itself, except as EX-ZONE-08 says.',
  ),
  'EX-RULING-31': ours('Shooting', 'There is no friendly fire: a miss never hits anything else.'),
  // Melee
  'EX-MELEE-01': rule(
    'Melee',
    'Melee reaches an infected on any of the eight neighbouring squares; a wall, a corner or a doorway in between forbids it.',
  ),
  'EX-MELEE-02': rule('Melee', 'Melee weapons use no ammunition.'),
  'EX-MELEE-03': rule(
    'Melee',
    "Melee attacks roll on the active weapon's table with the same three results.",
  ),
  'EX-MELEE-04': rule('Melee', 'A hero on a stairway square may melee an infected on the linked square.'),
  'EX-MELEE-05': rule(
    'Melee',
    'Executions and assassinations are automatic kills; they cost ammunition, and little of it for the result.',
  ),
  'EX-MELEE-06': rule(
    'Melee',
    'Execution may be used on an infected that is locked in a grapple with another hero, from an adjacent square.',
  ),
  'EX-RULING-32': ours(
    'Melee',
    'A hero whose active weapon is not a melee weapon strikes with the improvised strike.',
  ),
  'EX-RULING-33': ours(
    'Melee',
    'Execution (1 AP): choose a touching infected that is prone, or one locked in a grapple with another hero on a touching square. It takes a kill result without a roll. With a ballistic active weapon it spends 1 round (two pistols: the player names one); with an active melee weapon it costs no ammunition. A hero whose active section holds neither a loaded ballistic weapon nor a melee weapon cannot use it; the improvised strike does not count as a weapon here.',
  ),
  'EX-RULING-34': ours(
    'Melee',
    "Assassination (1 AP): choose a touching, standing infected whose grab zone does not contain the hero's square. It takes a kill result without a roll, with the same ammunition rule as execution.",
  ),
  'EX-RULING-35': ours(
    'Melee',
    'Against an infected with more than one kill point, an execution or assassination scores exactly 1 kill point.',
  ),
  'EX-RULING-36': ours('Melee', 'Melee costs 1 AP and may be used without moving.'),
  // Alert fire
  'EX-ALERT-01': rule('Alert fire', 'Alert! places an alert token on the hero for 2 AP.'),
  'EX-ALERT-02': rule(
    'Alert fire',
    'A hero on alert may make quick fire attacks at infected that move within its line of sight in the infected move.',
  ),
  'EX-ALERT-03': rule(
    'Alert fire',
    'The hero may make one quick fire attack for each square the infected moves.',
  ),
  'EX-ALERT-04': rule(
    'Alert fire',
    'Alert fire is never resolved while the infected stands in a square occupied by another unit. It waits until the infected reaches an unoccupied square, and the hero then has one attack for each square moved since the last resolution.',
  ),
  'EX-ALERT-05': rule(
    'Alert fire',
    'An infected knocked down by delayed alert fire lies prone on the unoccupied square it had reached, even if the first of several attacks did it.',
  ),
  'EX-ALERT-06': rule('Alert fire', 'Alert works the same for a prone hero.'),
  'EX-ALERT-07': rule('Alert fire', 'When dual wielding, each alert attack may use one or both pistols.'),
  'EX-ALERT-08': rule('Alert fire', 'All alert tokens are removed in stage 2 of the end phase.'),
  'EX-ALERT-09': rule(
    'Alert fire',
    'Spawned units move like any infected, so alert fire also works in the spawn phase.',
  ),
  'EX-RULING-37': ours(
    'Alert fire',
    'Going on alert needs an active semi auto or single shot weapon. Area weapons, thrown items and melee cannot be used for alert fire.',
  ),
  'EX-RULING-38': ours(
    'Alert fire',
    'Alert attacks are optional, cost no AP, cost ammunition, always use the quick table and never use an aim bonus.',
  ),
  'EX-RULING-39': ours(
    'Alert fire',
    'Line of sight and range are checked on the square where the attack is resolved. Squares moved out of sight still count if they belong to the same delayed batch (EX-ALERT-04); otherwise a square entered out of sight gives no attack.',
  ),
  'EX-RULING-40': ours(
    'Alert fire',
    'Alert fire on the last square comes before the grab test made from that square. A kill or knockdown cancels the grab.',
  ),
  'EX-RULING-41': ours(
    'Alert fire',
    'If several heroes are on alert the players choose who shoots first; each hero uses its own count. Remaining attacks of a batch may still be made at an infected that the first one knocked down.',
  ),
  'EX-RULING-42': ours(
    'Alert fire',
    'A hero that becomes locked in a grapple loses its alert token at once. A hero that is only knocked prone keeps it. Placement (roamers, seekers, room spawns, pushing, standing up, dragging, surfacing) never triggers alert fire.',
  ),
  'EX-RULING-146': ours(
    'Alert fire',
    'A hero may go on acting after Alert!; the token stays. If at the moment of an attack the hero has no loaded semi auto or single shot weapon active, it simply cannot fire. One hero can hold one alert token.',
  ),
  // Line of sight
  'EX-LOS-01': rule(
    'Line of sight',
    'Anyone lying prone can be seen past: a prone unit of either side never blocks a line.',
  ),
  'EX-LOS-02': rule(
    'Line of sight',
    "A standing hero blocks other heroes' line of sight; dropping prone clears it.",
  ),
  'EX-LOS-03': rule('Line of sight', 'Standing infected block hero line of sight, except seekers.'),
  'EX-LOS-04': rule('Line of sight', 'No unit blocks the line when a molotov or nail bomb is thrown.'),
  'EX-LOS-05': rule('Line of sight', 'No unit blocks the line when a fuel can token is the target.'),
  'EX-LOS-06': rule(
    'Line of sight',
    'Between floors, line of sight exists only between linked stairway squares.',
  ),
  'EX-LOS-07': rule('Line of sight', 'Ballistic lines pass diagonally over wall ends and open doorways.'),
  'EX-RULING-44': ours(
    'Line of sight',
    'Geometry: draw the straight line from the centre of one square to the centre of the other. It is blocked if it crosses the inside of an edge that is a wall or a closed door, or enters a solid square. Where it passes exactly through a corner, the two squares it leaves and enters there must be loosely adjacent (EX-RULING-02). Use exact integer arithmetic, never floating point. The wall test is symmetric.',
  ),
  'EX-RULING-45': ours(
    'Line of sight',
    'Unit blocking (hero lines only): each square strictly between the two ends whose inside the line crosses is checked. A standing hero, or a standing infected other than a seeker, blocks. Squares that the line only touches at a corner are not checked.',
  ),
  'EX-RULING-46': ours(
    'Line of sight',
    'Infected lines of sight to heroes are blocked by walls, closed doors and solid squares only, never by units. Infected see in all directions; facing matters only for grab zones and assassination.',
  ),
  'EX-RULING-47': ours('Line of sight', 'Crates, items, open doors and open water do not block any line.'),
  'EX-RULING-48': ours(
    'Line of sight',
    'When the rules ask whether a hero "has line of sight to a square" (roamers), units never block.',
  ),
  // Doors
  'EX-DOOR-01': rule(
    'Doors',
    'A doorway blocks diagonal grabs and melee attacks, also when the door is open.',
  ),
  'EX-DOOR-02': rule('Doors', 'A closed door blocks smell.'),
  'EX-DOOR-03': rule('Doors', 'Heroes can close doors.'),
  'EX-DOOR-04': rule('Doors', 'Opening a door activates the area behind it.'),
  'EX-DOOR-05': rule('Doors', 'Infected under direct control may not open doors.'),
  'EX-DOOR-06': rule('Doors', 'An open doorway does not stop explosions or ballistic attacks diagonally.'),
  'EX-RULING-43': ours(
    'Doors',
    "Open or close door: 1 AP, standing, from either of the two squares that share the door's edge. Units, crates and items on these squares do not prevent it. It causes no grab test.",
  ),
  'EX-RULING-49': ours(
    'Doors',
    'No infected ever opens a door. A closed door blocks movement, line of sight and smell for everyone.',
  ),
  // Rooms
  'EX-ROOM-01': rule('Rooms', 'Infected may not use areas of the board that are not active.'),
  'EX-ROOM-02': rule(
    'Rooms',
    'Corridor squares are active from the start; a room is active once it has been activated.',
  ),
  'EX-ROOM-03': rule('Rooms', 'Room spawns exist and are rolled when a room is activated.'),
  'EX-ROOM-04': rule(
    'Rooms',
    'A room spawn roll fixes the distance at which the infected are placed; the exact squares on that row are chosen by the players (director: by the director).',
  ),
  'EX-ROOM-05': rule('Rooms', 'Room spawns take units already in play when none are left in the box.'),
  'EX-RULING-57': ours(
    'Rooms',
    "When a door to an inactive room is opened, the room becomes active at once and for the rest of the mission, even if the door is closed again. Roll one D8 on the mission's room spawn table.",
  ),
  'EX-RULING-58': ours(
    'Rooms',
    'A row is the set of room squares at the given path distance (inside the room) from the opened door, the square just inside the door being row 1. If the row is full or does not exist, use the nearest row that has a free square; on a tie the farther row. Units that find no free square in the room are not placed.',
  ),
  'EX-RULING-59': ours(
    'Rooms',
    'Room spawn units stand, face the closest hero, and neither move nor attack until the next infected move. The hero who opened the door goes on with its activation.',
  ),
  'EX-RULING-60': ours('Rooms', 'A room with several doors is rolled for once only.'),
  'EX-RULING-161': ours(
    'Rooms',
    'Rooms that share a door or a stairway: opening a door activates every inactive room next to it, one roll each. Entering an inactive room is impossible for everyone, also by stairs; if a stairway ends in an inactive room, a hero on the other end may activate that room with the open door action (row 1 = the stairway square).',
  ),
  // Searching and crafting
  'EX-SEARCH-01': rule(
    'Searching and crafting',
    'There is a face-down search deck; heroes hold search cards and may exchange them.',
  ),
  'EX-SEARCH-02': rule(
    'Searching and crafting',
    'Search cards discarded in a mission go face up under the face-down search deck when the mission is finished.',
  ),
  'EX-SEARCH-03': rule(
    'Searching and crafting',
    'When the first face-up card is reached, the whole search deck is shuffled and turned face down.',
  ),
  'EX-SEARCH-04': rule(
    'Searching and crafting',
    'Item cards are reference only and never join a search or equipment deck.',
  ),
  'EX-SEARCH-05': rule(
    'Searching and crafting',
    'Single use equipment returns to the equipment deck after use.',
  ),
  'EX-SEARCH-06': rule('Searching and crafting', 'Equipment can be crafted in the pre-game lobby.'),
  'EX-SEARCH-07': rule('Searching and crafting', 'Crates are a quick form of search.'),
  'EX-RULING-50': ours(
    'Searching and crafting',
    'Search: 2 AP, standing on a search marker ? in an active area. In a room there may be no standing infected inside that room; in a corridor or on a deck there may be none on a touching square. Draw the top search card, then remove the marker.',
  ),
  'EX-RULING-51': ours(
    'Searching and crafting',
    'A drawn card is kept by the searching hero unless it says "resolve at once". Find cards are swapped for the named equipment card; if none is left, the card counts as empty.',
  ),
  'EX-RULING-52': ours(
    'Searching and crafting',
    "If the face-down part of the deck runs out in a mission and there is no face-up part, shuffle the mission's discards into a new deck; if there are none, the search finds nothing.",
  ),
  'EX-RULING-53': ours(
    'Searching and crafting',
    'Open crate: 1 AP, standing on a square touching the crate. Draw one search card and remove the crate.',
  ),
  'EX-RULING-54': ours(
    'Searching and crafting',
    'Ammunition is held as search cards and does nothing until reloaded. Capacities: see the weapon cards.',
  ),
  'EX-RULING-55': ours('Searching and crafting', 'In the lobby reloading is free of AP.'),
  'EX-RULING-56': ours(
    'Searching and crafting',
    'Crafting: discard the materials of one recipe, take the equipment card. Possible in the lobby (no AP) and at a workbench marker W (2 AP, standing on or touching it). If the equipment card is not available the recipe cannot be made.',
  ),
  // The infected move
  'EX-INFMOVE-01': rule(
    'The infected move',
    'At the beginning of the infected move, every infected on a hero board makes its bite test(s) (drag test for seekers).',
  ),
  'EX-INFMOVE-02': rule(
    'The infected move',
    'Then infected act one at a time, the closest first, then the next closest.',
  ),
  'EX-INFMOVE-03': rule('The infected move', 'Infected move towards the nearest hero by the shortest route.'),
  'EX-INFMOVE-04': rule(
    'The infected move',
    'An infected that is neither charging nor grappling moves its walk allowance.',
  ),
  'EX-INFMOVE-05': rule(
    'The infected move',
    'An infected may not use inactive areas, even if the route would be shorter.',
  ),
  'EX-INFMOVE-06': rule(
    'The infected move',
    'If several squares are equally good for a moving infected, the players choose.',
  ),
  'EX-INFMOVE-07': rule(
    'The infected move',
    'If two or more heroes are equally near, a die decides (in director games the director decides).',
  ),
  'EX-INFMOVE-08': rule(
    'The infected move',
    'An infected stops as soon as it reaches a square from which it can grab.',
  ),
  'EX-INFMOVE-09': rule(
    'The infected move',
    'A walking infected does not move through squares with other infected or with crates.',
  ),
  'EX-INFMOVE-10': rule(
    'The infected move',
    'Knocked down (prone) infected do nothing in the infected move.',
  ),
  'EX-RULING-61': ours(
    'The infected move',
    "Order: among the standing infected that have not acted and are not in a grapple, take the one with the smallest path distance to its nearest hero, measured afresh each time. Ties: players choose (director in director games). Units without a path to any hero act last, in the players' (director's) order.",
  ),
  'EX-RULING-62': ours(
    'The infected move',
    'Equally near heroes: each rolls a D8, the lowest is the target; tied lowest roll again. The target is fixed for the whole activation unless it dies.',
  ),
  'EX-RULING-63': ours(
    'The infected move',
    'Walking, step by step: the unit enters a free touching square whose path distance to the target is smaller than that of its present square. If there is none it stops. After each step: alert fire, then grab check, then detection check.',
  ),
  'EX-RULING-64': ours(
    'The infected move',
    'If no hero can be reached because of closed doors or inactive rooms, measure paths as if those doors were open and those rooms active, walk along such a path and stop on the last square the unit may use before the first closed door or inactive square. Such a unit never charges; a seeker uses its charge allowance for this walk. If there is no path even then, the unit stays (water: EX-WATER-02).',
  ),
  'EX-RULING-65': ours(
    'The infected move',
    'An activation ends when the unit has made a grab attempt, has no allowance left, cannot improve, is knocked down or is killed.',
  ),
  'EX-RULING-66': ours(
    'The infected move',
    "Infected never enter a hero's square and never move through one.",
  ),
  'EX-RULING-150': ours(
    'The infected move',
    'The grab check is made first of all at the start of the activation, with no square moved: an infected that already touches a hero grabs without moving and without alert fire. It grabs any hero it touches, not only its target.',
  ),
  'EX-RULING-151': ours(
    'The infected move',
    'If alert fire, a drag or a death removes the target during the activation, the unit chooses its nearest hero again and goes on with what is left of its allowance.',
  ),
  // Charging
  'EX-CHARGE-01': rule(
    'Charging',
    'An infected charges when it has line of sight to a hero or a hero is within its smell range.',
  ),
  'EX-CHARGE-02': rule(
    'Charging',
    'The check is made at the start of the activation and after every square moved.',
  ),
  'EX-CHARGE-03': rule(
    'Charging',
    'A charge triggered while walking uses the charge allowance minus the squares already moved.',
  ),
  'EX-CHARGE-04': rule(
    'Charging',
    'A charging infected moves through squares that hold other infected, standing or prone, if its remaining movement reaches an unoccupied square beyond them.',
  ),
  'EX-CHARGE-05': rule(
    'Charging',
    'If it cannot reach an unoccupied square beyond, it stops before the occupied one.',
  ),
  'EX-CHARGE-06': rule(
    'Charging',
    'A charging infected also passes through crate squares under the same condition.',
  ),
  'EX-CHARGE-07': rule(
    'Charging',
    'Infected do not react (charge) to heroes they cannot reach because of water.',
  ),
  'EX-RULING-67': ours(
    'Charging',
    'Charging: among the free squares reachable within the remaining allowance (steps are touching steps; squares with infected or crates may be crossed, heroes may not), the unit goes to one with the smallest path distance to the target; among those, one reached in the fewest steps. Remaining ties: players choose, both the square and the route. It never moves to a square that is not nearer than its present one.',
  ),
  'EX-RULING-68': ours(
    'Charging',
    'A charging unit makes the checks of EX-RULING-63 on every free square of its route: alert fire, then grab check. It stops at the first free square from which it can grab a hero. Squares it only passes through (occupied or crate) give no check.',
  ),
  'EX-RULING-69': ours(
    'Charging',
    'Detecting any reachable hero makes the unit charge, but it still moves towards its nearest reachable hero. Once charging, it charges to the end of the activation.',
  ),
  // Smell
  'EX-SMELL-01': rule('Smell', "A zombie's smell range is 4 squares."),
  'EX-SMELL-02': rule('Smell', 'Smell is counted diagonally over corners and walls.'),
  'EX-SMELL-03': rule('Smell', 'Smell is counted between floors through the linked stairway squares.'),
  'EX-SMELL-04': rule('Smell', 'Closed doors block smell.'),
  'EX-SMELL-05': rule(
    'Smell',
    'A hero is smelled when the smell distance is equal to or less than the smell range.',
  ),
  // Grabs
  'EX-GRAB-01': rule('Grabs', 'A grab costs the infected no movement.'),
  'EX-GRAB-02': rule(
    'Grabs',
    'A grab reaches any adjacent square, also diagonally, unless it would pass a wall, corner or doorway.',
  ),
  'EX-GRAB-03': rule('Grabs', 'When an infected reaches such a square the hero takes a grab test at once.'),
  'EX-GRAB-04': rule('Grabs', 'Grab tests differ by infected class.'),
  'EX-GRAB-05': rule('Grabs', 'A grab test has the results taken down, knockdown and safe.'),
  'EX-GRAB-06': rule('Grabs', "Safe: the infected's turn is over; go on with the next closest infected."),
  'EX-GRAB-07': rule(
    'Grabs',
    'Taken down: the hero is placed prone on its square and the infected is moved to the hero board; hero and infected now share the square (locked in a grapple).',
  ),
  'EX-GRAB-08': rule('Grabs', 'A hero taken down in the infected move takes a bite test at once.'),
  'EX-GRAB-09': rule(
    'Grabs',
    'A hero already prone gets no grab test; the infected goes straight to the hero board, and a bite test follows.',
  ),
  'EX-GRAB-10': rule('Grabs', 'Any number of infected may be locked in a grapple with one hero.'),
  'EX-RULING-70': ours(
    'Grabs',
    "Knockdown result of a grab test: the hero falls prone on its square, the infected stays where it is, no bite test, the infected's turn is over. A prone hero is not knocked down again.",
  ),
  'EX-RULING-71': ours(
    'Grabs',
    'If an infected could grab several heroes, each rolls a D8 and the lowest is the target (ties roll again; director chooses in director games).',
  ),
  // Bites
  'EX-BITE-01': rule('Bites', 'Zombie bite test: 1-4 bitten, 5-8 safe.'),
  'EX-BITE-02': rule('Bites', 'Bite tests differ by infected class.'),
  'EX-BITE-03': rule('Bites', "Safe ends the infected's turn."),
  'EX-BITE-04': rule('Bites', 'The first bite turns the dial from safe to the stage 1 marker.'),
  'EX-BITE-05': rule('Bites', 'Every further failed bite test turns the dial to the next stage marker.'),
  'EX-BITE-06': rule(
    'Bites',
    'At the beginning of each infected move a bite test is rolled for every infected on a hero board.',
  ),
  'EX-BITE-07': rule('Bites', "A bite ends the infected's turn; the next infected acts."),
  'EX-RULING-72': ours(
    'Bites',
    'The order of bite tests at the beginning of the infected move is chosen by the players hero by hero; on one hero board the infected bite in the order they joined. A unit with 2 or 3 bite tests rolls them one after the other, when it joins in the infected move or the spawn phase and again at the beginning of each infected move; each failure moves the dial. A unit that joined a hero board in the current infected move does not bite a second time in it.',
  ),
  // Grapples
  'EX-GRAPPLE-01': rule(
    'Grapples',
    'In a grapple a hero has four actions: change weapon, quick fire, melee, sweep.',
  ),
  'EX-GRAPPLE-02': rule(
    'Grapples',
    "Quick fire and melee use the active weapon's table as usual, and ballistic weapons use ammunition.",
  ),
  'EX-GRAPPLE-03': rule('Grapples', 'A kill removes an infected from the hero board and from play.'),
  'EX-GRAPPLE-04': rule('Grapples', 'A knockdown has no effect in a grapple.'),
  'EX-GRAPPLE-05': rule(
    'Grapples',
    'Sweep: one infected is taken off the hero board and placed prone on any unoccupied adjacent square.',
  ),
  'EX-GRAPPLE-06': rule('Grapples', 'A grappled hero may attack only infected in its own grapple.'),
  'EX-GRAPPLE-07': rule(
    'Grapples',
    'Another hero may attack (ballistic or melee) an infected in a grapple only from an adjacent square.',
  ),
  'EX-GRAPPLE-08': rule(
    'Grapples',
    'Another hero may execute an infected in a grapple from an adjacent square.',
  ),
  'EX-GRAPPLE-09': rule(
    'Grapples',
    'A swept infected does nothing in the infected move and stands up in the end phase.',
  ),
  'EX-GRAPPLE-10': rule('Grapples', 'When the last infected has left the grapple the hero is simply prone.'),
  'EX-GRAPPLE-11': rule('Grapples', 'A grappled hero may use a med pack.'),
  'EX-GRAPPLE-12': rule('Grapples', 'A grappled hero may not exchange gear.'),
  'EX-GRAPPLE-13': rule('Grapples', 'Sweep has no effect on a reaver, siren or seeker.'),
  'EX-RULING-74': ours(
    'Grapples',
    'The attacker chooses which infected in the grapple is the target. "Adjacent" here means touching. Sweep needs a free touching square that is not open water, else it is not allowed.',
  ),
  'EX-RULING-75': ours(
    'Grapples',
    'Infected on a hero board have no grab zone, no facing and no square of their own; they are never counted as blocking line of sight.',
  ),
  // Prone heroes
  'EX-PRONE-01': rule('Prone heroes', 'Prone hero actions: see EX-ACTIONS-15.'),
  'EX-PRONE-02': rule('Prone heroes', 'Crawl works exactly like move, and the hero stays prone.'),
  'EX-PRONE-03': rule('Prone heroes', 'Crawl cannot be combined with an attack.'),
  'EX-PRONE-04': rule('Prone heroes', 'Standing up costs 2 AP.'),
  'EX-PRONE-05': rule('Prone heroes', 'Quick fire, aimed fire and alert work the same from the ground.'),
  'EX-PRONE-06': rule('Prone heroes', 'Prone units can be seen past (EX-LOS-01).'),
  // Diving
  'EX-DIVE-01': rule('Diving', 'Dive: for 1 AP the hero covers 2 squares, both in one direction.'),
  'EX-DIVE-02': rule('Diving', 'The line may be horizontal, vertical or diagonal.'),
  'EX-DIVE-03': rule('Diving', 'The hero ends prone.'),
  'EX-DIVE-04': rule('Diving', 'Dropping prone costs nothing.'),
  'EX-DIVE-05': rule(
    'Diving',
    'The purpose of dropping prone is to free the line of sight of another hero; the hero becomes prone on its square.',
  ),
  'EX-RULING-76': ours(
    'Diving',
    'Both dive squares must be legal steps and free. A dive of only 1 square is not allowed. A hero may not stop between.',
  ),
  'EX-RULING-77': ours(
    'Diving',
    'Grab tests in a dive are made for each of the two steps like normal steps; the hero counts as standing until the dive is over.',
  ),
  // Grab zones
  'EX-ZONE-01': rule(
    'Grab zones',
    'An infected always faces one of the four flat sides of its square, never a corner.',
  ),
  'EX-ZONE-02': rule('Grab zones', 'It faces the direction of its next square of movement.'),
  'EX-ZONE-03': rule('Grab zones', 'Prone infected that stand up in the end phase face the closest hero.'),
  'EX-ZONE-04': rule(
    'Grab zones',
    'The grab zone is the 5 adjacent squares in the forward view: front, front left, front right, left, right.',
  ),
  'EX-ZONE-05': rule('Grab zones', 'Walls, doorways and corners cut squares out of the grab zone.'),
  'EX-ZONE-06': rule(
    'Grab zones',
    "A hero that moves from a square in an infected's grab zone to another square in the same grab zone takes a grab test.",
  ),
  'EX-ZONE-07': rule('Grab zones', 'Leaving the grab zone needs no test.'),
  'EX-ZONE-08': rule(
    'Grab zones',
    'With move & quick fire or move & melee inside a grab zone: move first, then attack; an unsuccessful attack is followed by the grab test; if the infected is killed there is no test.',
  ),
  'EX-ZONE-09': rule('Grab zones', 'A failed test takes the hero down at once (grapple).'),
  'EX-ZONE-10': rule('Grab zones', 'A hero taken down this way keeps its remaining AP and may use them.'),
  'EX-ZONE-11': rule('Grab zones', 'That infected does not bite before the next infected move.'),
  'EX-RULING-78': ours(
    'Grab zones',
    'The test is made after the step, on the square the hero has reached. If several infected demand a test for one step, the players choose the order, and testing stops once the hero is down.',
  ),
  'EX-RULING-79': ours(
    'Grab zones',
    'Only moving (move, sprint, dive, crawl and free moves from perks) causes these tests; every other action in a grab zone is safe. Entering a grab zone from outside needs no test. Prone infected, infected in a grapple and diving reavers have no grab zone.',
  ),
  'EX-RULING-80': ours(
    'Grab zones',
    'A diagonal next step: the unit keeps its facing if that is one of the two directions of the diagonal; otherwise it faces the direction in which the target is farther away (equal: vertical). The same rule gives the facing towards a hero that is not straight ahead.',
  ),
  'EX-RULING-81': ours(
    'Grab zones',
    'When a unit ends its movement it turns towards the square it would enter next; in a grab position it turns towards the hero it grabs. Units do not turn in the hero move.',
  ),
  'EX-RULING-82': ours(
    'Grab zones',
    'In EX-ZONE-08 an attack at another target counts as an unsuccessful attack for the infected whose zone is used. A knockdown also prevents the test, because a prone infected has no grab zone.',
  ),
  'EX-RULING-83': ours('Grab zones', 'A crawling hero makes the same tests; "knockdown" then has no effect.'),
  // Stairs
  'EX-STAIRS-01': rule('Stairs', 'Infected use stairways as heroes do.'),
  'EX-STAIRS-02': rule(
    'Stairs',
    'While its own floor is empty of heroes, an infected heads for the nearest stairway and ignores which hero is nearest.',
  ),
  'EX-STAIRS-03': rule(
    'Stairs',
    'With heroes upstairs and downstairs, an infected heads for the nearest one, whichever floor that is.',
  ),
  'EX-STAIRS-04': rule('Stairs', 'Smell is counted between floors.'),
  'EX-STAIRS-05': rule('Stairs', 'Line of sight between floors exists only between linked stairway squares.'),
  'EX-STAIRS-06': rule('Stairs', 'A grab works between the two linked stairway squares.'),
  'EX-STAIRS-07': rule('Stairs', 'A hero can melee or shoot across the linked squares.'),
  'EX-RULING-84': ours(
    'Stairs',
    'Going from one linked square to the other is one step. Under EX-STAIRS-02 the stairway square takes the place of the target hero in EX-RULING-63 and EX-RULING-67, and the unit may end on it; a unit that stands on the stairway square goes on to the other floor with its next step.',
  ),
  'EX-RULING-85': ours(
    'Stairs',
    'The linked square counts as "front" for facing and is part of the grab zone whatever the facing.',
  ),
  // Open water
  'EX-WATER-01': rule('Open water', 'Infected other than reavers may not use open water squares.'),
  'EX-WATER-02': rule(
    'Open water',
    'If open water cuts an infected off from every hero, it heads for whichever transition square has a hero nearest to it.',
  ),
  'EX-WATER-03': rule(
    'Open water',
    'There, or as near as they can get if it is blocked, they wait until a hero can be reached or a hero comes closer to a different transition square.',
  ),
  'EX-WATER-04': rule(
    'Open water',
    'Infected do not charge at heroes they see or smell but cannot reach because of water.',
  ),
  'EX-WATER-05': rule('Open water', 'Infected always prefer heroes they can reach.'),
  'EX-WATER-06': rule(
    'Open water',
    'An infected on a transition square adjacent to an occupied rib tries to grab a hero aboard.',
  ),
  'EX-WATER-07': rule(
    'Open water',
    'With several heroes aboard, each rolls a die; the lowest is the target.',
  ),
  'EX-WATER-08': rule('Open water', 'Reavers use both land and open water.'),
  'EX-RULING-86': ours(
    'Open water',
    'A transition square is a land square next to open water (letter T). Units pass between land and water only through transition squares.',
  ),
  'EX-RULING-87': ours(
    'Open water',
    'Heroes never enter open water; they use the rib. The rib is one water square big and holds up to 4 heroes.',
  ),
  'EX-RULING-88': ours(
    'Open water',
    "Boarding and leaving are moves (1 AP, or one step of a sprint) between a transition square and the rib's square, if the two squares are touching.",
  ),
  'EX-RULING-73': ours(
    'Open water',
    'Drive: 1 AP of any hero aboard; the rib moves up to 2 water squares (touching steps, not through a reaver or a marker). The rib may be driven at most 4 times in a turn.',
  ),
  'EX-RULING-89': ours(
    'Open water',
    "Aboard, a hero may be standing or prone; move, sprint, dive, crawl, search and doors are not possible except to leave. Heroes aboard are touching each other and never block each other's line of sight.",
  ),
  'EX-RULING-90': ours(
    'Open water',
    "A non-reaver that takes a hero down aboard a rib joins that hero's board as usual; the grapple is aboard.",
  ),
  'EX-RULING-91': ours(
    'Open water',
    'Heroes on a rib count as "cannot be reached" unless the rib touches a transition square the infected can get to. Distance from a transition square to a hero is measured as range (EX-RULING-05).',
  ),
  'EX-RULING-92': ours(
    'Open water',
    'A reaver in open water may grab heroes aboard a rib and heroes who stand on a transition square touching its water square. A hero taken down on a transition square is in a normal grapple.',
  ),
  // Crates
  'EX-CRATE-01': rule('Crates', 'Infected treat crates like other infected.'),
  'EX-CRATE-02': rule('Crates', 'Walking infected do not pass crate squares.'),
  'EX-CRATE-03': rule(
    'Crates',
    'Charging infected pass crate squares if their movement reaches an unoccupied square.',
  ),
  'EX-RULING-93': ours(
    'Crates',
    'Crates block hero movement until opened (EX-RULING-53) and do not block line of sight.',
  ),
  // Spawning
  'EX-SPAWN-01': rule('Spawning', 'One spawn roll is made each turn, after the infected move.'),
  'EX-SPAWN-02': rule('Spawning', "Spawn tables and spawn points are part of the chapter's mission page."),
  'EX-SPAWN-03': rule('Spawning', 'One die gives spawn point, class and number together.'),
  'EX-SPAWN-04': rule(
    'Spawning',
    'A spawning unit starts just outside the board; entering the spawn point uses its first square of movement.',
  ),
  'EX-SPAWN-05': rule(
    'Spawning',
    'Spawned units move and attack in the turn they spawn, exactly as in the infected move.',
  ),
  'EX-SPAWN-06': rule(
    'Spawning',
    'If a spawn point is within line of sight (or smell) of a hero, the spawned units charge at once.',
  ),
  'EX-SPAWN-07': rule(
    'Spawning',
    'Otherwise they move their walk allowance, the spawn point being the first square.',
  ),
  'EX-SPAWN-08': rule(
    'Spawning',
    'Example spawn table: 1 = 3 zombies A; 2 = 3 zombies B; 3 = 3 zombies C; 4 = 4 zombies A; 5 = 4 zombies B; 6 = 4 zombies C; 7 = 1 roamer; 8 = 1 roamer.',
  ),
  'EX-RULING-94': ours(
    'Spawning',
    'Spawned units enter one after the other; each finishes its activation before the next enters.',
  ),
  'EX-RULING-95': ours(
    'Spawning',
    'On the spawn point the unit makes its detection check with 1 square already moved.',
  ),
  'EX-RULING-96': ours(
    'Spawning',
    'If a hero stands on the spawn point, the unit enters on the free square nearest to it; ties: players choose.',
  ),
  'EX-RULING-97': ours('Spawning', 'A spawn point that lies in open water is used by reavers only.'),
  'EX-RULING-162': ours(
    'Spawning',
    'Several spawn rolls in one phase are made one after the other, each completely resolved. Units that spawn in a phase where no hero is left on the board are not placed.',
  ),
  'EX-PUSH-01': rule(
    'Spawning',
    'When a spawn does not fit, units standing in the way are shoved ahead until the newcomer has a square.',
  ),
  'EX-PUSH-02': rule('Spawning', 'A walking unit that finds the way blocked by another stops behind it.'),
  'EX-RULING-98': ours(
    'Spawning',
    'Pushing: if the spawn point is occupied by an infected and the new unit cannot pass through it (a charge may, EX-CHARGE-04), the occupant moves one square towards its nearest hero (players or director choose among equal squares); a unit in that square is pushed on in the same way; a prone unit stays prone. Pushed units do not attack, draw no alert fire and do not turn a walk into a charge. A hero or a crate in the way stops the chain; if no chain can move, the new unit is not placed.',
  ),
  // Roamers
  'EX-ROAMER-01': rule('Roamers', 'A roamer is one zombie.'),
  'EX-ROAMER-02': rule('Roamers', 'Its square is the nearest active one that no hero can see.'),
  'EX-ROAMER-03': rule('Roamers', 'The square must be a corridor square or in an activated room.'),
  'EX-ROAMER-04': rule('Roamers', 'It does not move or attack in the turn it is placed.'),
  'EX-ROAMER-05': rule(
    'Roamers',
    'If two or more heroes are equally far from an eligible square, each rolls a D8; the lowest gets the roamer.',
  ),
  'EX-RULING-99': ours(
    'Roamers',
    'Eligible = active, no open water, no unit, no crate, seen by no hero. "Closest" = smallest path distance to any hero, with closed doors counted as open; squares cut off by water come after all others and are compared by range (EX-RULING-05). Several squares equally near the same hero: players choose. The roamer faces the closest hero. If there is no eligible square, no roamer is placed.',
  ),
  // Drop offs
  'EX-DROPOFF-01': rule(
    'Drop offs',
    'If a turn spawn needs more miniatures than are left, spawn as many as there are; if none, spawn nothing.',
  ),
  'EX-DROPOFF-02': rule(
    'Drop offs',
    'For roamers and room spawns, missing miniatures are taken from the board, the ones farthest from the heroes first, and placed in the new position.',
  ),
  'EX-DROPOFF-03': rule('Drop offs', 'Killed infected go back to the supply and may spawn again.'),
  'EX-RULING-100': ours(
    'Drop offs',
    '"Farthest" = greatest path distance to the nearest hero (units without a path count as farthest of all); ties: players choose (director in director games). Units in a grapple are never dropped off. The taken unit must be of the class required; if no unit of that class can be taken, nothing is placed for it.',
  ),
  'EX-RULING-101': ours('Drop offs', 'Miniature limits per class are on the cards.'),
  // The end phase
  'EX-END-01': rule(
    'The end phase',
    'Stage 1, infection advance: each bitten hero moves its dial to the next square.',
  ),
  'EX-END-02': rule(
    'The end phase',
    'The next square is not necessarily the next stage marker; when it is, the infection worsens to that stage.',
  ),
  'EX-END-03': rule('The end phase', 'Stage 2: all alert tokens are removed.'),
  'EX-END-04': rule(
    'The end phase',
    'Stage 3: all knocked down infected stand up on their square, facing the closest hero.',
  ),
  // Infection
  'EX-INFECT-01': rule('Infection', 'A hero dies when its dial reaches the death marker.'),
  'EX-INFECT-02': rule('Infection', 'A hero bitten once and never treated dies after 15 turns.'),
  'EX-INFECT-03': rule(
    'Infection',
    "In a campaign a hero's death fails the mission; play goes on from a save ticket, or from the very beginning if no save has been made.",
  ),
  'EX-INFECT-04': rule('Infection', 'There are five stages before death.'),
  'EX-RULING-102': ours(
    'Infection',
    'Dial: position 0 = safe, 1 to 15 = infected, 16 = death. Stage markers at 1, 4, 7, 10, 13 (stages 1 to 5). Stage of position p = ceil(p/3). An end phase adds 1 to a dial at 1 or more.',
  ),
  'EX-RULING-103': ours(
    'Infection',
    'A bite sets the dial to the next marker above the present position: 0 to 1; 1-3 to 4; 4-6 to 7; 7-9 to 10; 10-12 to 13; 13-15 to 16.',
  ),
  'EX-RULING-104': ours(
    'Infection',
    'The first infection advance comes in the end phase of the same turn as the bite. So after a bite that brings the dial to 1 it is 2 at the end of that turn and 16 at the fifteenth end phase.',
  ),
  'EX-RULING-105': ours(
    'Infection',
    "In a campaign death is checked at once, in any phase. In quick play a hero whose dial reaches 16 is out of the players' hands but stays on its square, and stays a target, until the end phase; further bites change nothing.",
  ),
  // Weapons
  'EX-WEAPON-01': rule('Weapons', 'Each hero starts the campaign with the equipment on its hero card.'),
  'EX-WEAPON-02': rule(
    'Weapons',
    'Kira starts with armour, a pistol with 17 rounds and a .50 pistol with 8 rounds.',
  ),
  'EX-WEAPON-03': rule('Weapons', 'One hero may carry all weapons.'),
  'EX-WEAPON-04': rule('Weapons', 'Pistol and .50 pistol are semi auto: quick fire and aimed fire.'),
  'EX-WEAPON-05': rule(
    'Weapons',
    'After an aimed shot with a semi auto weapon, following quick shots at the same target use the aimed table, also when combined with movement.',
  ),
  'EX-WEAPON-06': rule('Weapons', 'Changing target cancels the aim bonus.'),
  'EX-WEAPON-07': rule(
    'Weapons',
    'The shotgun is a single shot weapon: quick and aimed fire, but no aim bonus for following quick shots.',
  ),
  'EX-WEAPON-08': rule('Weapons', "The shotgun's range is 6 squares."),
  'EX-WEAPON-09': rule(
    'Weapons',
    'No melee weapon outlasts its mission: afterwards all such cards go back into the equipment deck.',
  ),
  'EX-RULING-106': ours(
    'Weapons',
    "The aim bonus also ends with the hero's activation, with a change of weapon, with an attack by another weapon, and when the hero is knocked down or grappled. It needs the same weapon.",
  ),
  'EX-RULING-107': ours('Weapons', 'Weapons without a stated range reach any square in line of sight.'),
  // Two pistols
  'EX-DUAL-01': rule('Two pistols', 'Two pistols of any kind (pistol, .50) may be active together.'),
  'EX-DUAL-02': rule(
    'Two pistols',
    'For each attack the player chooses to fire one of them or both, also on alert.',
  ),
  'EX-DUAL-03': rule('Two pistols', 'Both must fire at the same target.'),
  'EX-DUAL-04': rule(
    'Two pistols',
    'An aimed attack can be made with one of the two only, never with both at once.',
  ),
  'EX-DUAL-05': rule('Two pistols', 'Firing both: roll two dice; a kill on either kills a standard zombie.'),
  'EX-DUAL-06': rule('Two pistols', 'Against larger infected each kill roll scores a kill point.'),
  'EX-DUAL-07': rule(
    'Two pistols',
    'With two different guns use two coloured dice: blue for the stronger weapon, white for the other.',
  ),
  'EX-RULING-108': ours(
    'Two pistols',
    'Firing both is one quick fire attack (1 AP, or one alert attack) and costs 1 round of each; if only one is loaded, only that one fires. The .50 is the stronger. Both dice are rolled together; without a kill, a knockdown on either die counts; double tap may raise each knockdown die for 1 extra round of its gun. Firing both uses the quick table for both dice and ends an aim bonus.',
  ),
  // Explosives
  'EX-AREA-01': rule(
    'Explosives',
    'Molotov and nail bomb are area effect weapons and may hit several targets.',
  ),
  'EX-AREA-02': rule('Explosives', 'They may not be thrown if another hero is in the blast area.'),
  'EX-AREA-03': rule('Explosives', 'They are single use; the card returns to the equipment deck.'),
  'EX-AREA-04': rule(
    'Explosives',
    'Throwing is a quick fire attack, and the weapon must be the active weapon.',
  ),
  'EX-AREA-05': rule('Explosives', 'Units do not block the throw.'),
  'EX-AREA-06': rule(
    'Explosives',
    'The blast also reaches round wall ends and through open doorways diagonally, and to a linked stairway square.',
  ),
  'EX-AREA-07': rule('Explosives', 'A molotov is thrown up to 6 squares.'),
  'EX-AREA-08': rule(
    'Explosives',
    'An attack is rolled for the unit on the target square and for each unit in the blast area.',
  ),
  'EX-RULING-109': ours(
    'Explosives',
    'Blast area = the target square and all squares loosely adjacent to it (EX-RULING-02). The thrower may not be in it either. The target square needs line of sight (walls only) and may be empty.',
  ),
  'EX-RULING-110': ours(
    'Explosives',
    "The nail bomb uses the same range and area. Each infected is rolled for separately, in the thrower's order.",
  ),
  // Med packs
  'EX-MEDPACK-01': rule('Med packs', 'A med pack is single use and returns to the equipment deck.'),
  'EX-MEDPACK-02': rule('Med packs', 'It removes the infection: the dial goes back to safe.'),
  'EX-MEDPACK-03': rule(
    'Med packs',
    'It need not be active, is free, and may be used at any point of the hero move, even in a grapple.',
  ),
  'EX-RULING-111': ours('Med packs', 'A hero uses a med pack on itself only, in its own activation.'),
  // Armour
  'EX-ARMOUR-01': rule('Armour', 'R.A.C. armour can be used by Kira only.'),
  'EX-ARMOUR-02': rule('Armour', 'It never needs to be active.'),
  'EX-ARMOUR-03': rule('Armour', 'While Kira has it she adds 1 to her bite tests.'),
  'EX-ARMOUR-04': rule('Armour', 'Special equipment cannot be exchanged.'),
  'EX-RULING-112': ours(
    'Armour',
    'R.A.C. armour is special equipment. Modified rolls are capped at 8. The bonus does not count for drag or grab tests.',
  ),
  // Items
  'EX-ITEM-01': rule('Items', "Items are tokens on the board, listed in the mission's map key."),
  'EX-ITEM-02': rule('Items', 'Stepping onto or moving through the square picks the item up.'),
  'EX-ITEM-03': rule('Items', 'A hero carries at most one item.'),
  'EX-ITEM-04': rule('Items', 'Item cards are for reference only.'),
  'EX-ITEM-05': rule('Items', 'An item may be placed on an adjacent square as a free action.'),
  'EX-ITEM-06': rule('Items', 'An item may be thrown like a molotov with a quick fire action.'),
  'EX-ITEM-07': rule(
    'Items',
    "An item thrown to a hero's square is caught if that hero's carry space is empty.",
  ),
  'EX-RULING-113': ours(
    'Items',
    'Throw range 6. Otherwise the item lands on the target square. An item never lands in open water, on a solid square or in an inactive room. A carried item need not be the active weapon.',
  ),
  'EX-RULING-114': ours(
    'Items',
    'An item marked "loot" on the mission page cannot be exchanged, thrown or handed off.',
  ),
  'EX-RULING-148': ours(
    'Items',
    "Placing follows the landing limits of EX-RULING-113; the square may hold units. Placing an item on a hero's square hands it over if that carry space is empty. An item lying on a square that becomes the hero's own is picked up only by moving there.",
  ),
  // Fuel cans
  'EX-FUEL-01': rule('Fuel cans', 'A fuel can explodes on one ballistic kill roll.'),
  'EX-FUEL-02': rule('Fuel cans', 'Units do not block line of sight to a fuel can token.'),
  'EX-FUEL-03': rule('Fuel cans', 'A fuel can is a flame weapon.'),
  'EX-RULING-115': ours(
    'Fuel cans',
    "The explosion uses the molotov's area and the fuel can's row on the cards. It may not be shot while a hero is in its blast area. Only a can lying on the board can be targeted. The token is then removed. A second can in the area explodes as well, after the first is resolved (if a hero is in the second can's area, it does not explode).",
  ),
  'EX-RULING-147': ours(
    'Fuel cans',
    'Shooting a fuel can is a quick or aimed fire attack (not alert fire, not from a grapple) with the can as target: weapon range and walls count, 1 round per roll, a kill on any die sets it off, a knockdown does nothing unless double tap raises it. Aim bonus rules apply to the can as to any target.',
  ),
  // Exchanging
  'EX-EXCHANGE-01': rule(
    'Exchanging',
    'Heroes on adjacent squares may freely exchange items, equipment and search cards.',
  ),
  'EX-EXCHANGE-02': rule('Exchanging', 'It is a free action.'),
  'EX-EXCHANGE-03': rule(
    'Exchanging',
    'A hero may hand off one card or item in the course of a move or sprint.',
  ),
  'EX-EXCHANGE-04': rule('Exchanging', 'A weapon used this turn may not be exchanged this turn.'),
  'EX-EXCHANGE-05': rule('Exchanging', 'A grappled hero may not exchange.'),
  'EX-EXCHANGE-06': rule('Exchanging', 'Weapons change hands with their exact ammunition.'),
  'EX-EXCHANGE-07': rule('Exchanging', 'Special equipment and loot items are never exchanged.'),
  'EX-RULING-116': ours(
    'Exchanging',
    '"Used" = attacked, executed, assassinated or reloaded. Only the acting hero starts an exchange. A hand off goes to or from a hero on a square touching the square the moving hero has just reached, once per action. A received weapon is not active until a change weapon action, unless the hero had no active weapon.',
  ),
  'EX-RULING-149': ours(
    'Exchanging',
    'Crawling allows a hand off and pick ups as moving does. A dive allows pick ups but no hand off. The receiving hero may be prone but not grappled. Heroes aboard the same rib count as adjacent.',
  ),
  // Zombies
  'EX-ZOMBIE-01': rule('Zombies', 'Walk 2, charge 4, smell 4.'),
  'EX-ZOMBIE-02': rule('Zombies', 'Follows the basic rules.'),
  'EX-ZOMBIE-03': rule('Zombies', 'Has 1 kill point.'),
  // Newborns
  'EX-NEWBORN-01': rule('Newborns', 'Follows the basic rules.'),
  'EX-NEWBORN-02': rule('Newborns', 'Is faster and more dangerous than a zombie (see the card).'),
  // Reavers
  'EX-REAVER-01': rule('Reavers', 'Moves on land and in open water.'),
  'EX-REAVER-02': rule('Reavers', 'In open water it is shown as a fin, on land as a full body.'),
  'EX-REAVER-03': rule('Reavers', 'Always moves towards the closest hero, on land or water.'),
  'EX-REAVER-04': rule(
    'Reavers',
    'Reaching a transition square ends its move, unless it is in a grab position there, in which case it grabs.',
  ),
  'EX-REAVER-05': rule('Reavers', 'In its next move it uses the rules of its new environment.'),
  'EX-REAVER-06': rule('Reavers', 'On land it follows the basic rules.'),
  'EX-REAVER-07': rule('Reavers', 'A grapple with a reaver takes 2 bite tests.'),
  'EX-REAVER-08': rule('Reavers', 'Has 2 kill points, tracked with markers.'),
  'EX-REAVER-09': rule('Reavers', 'Knockdowns have no effect on it, on land or water.'),
  'EX-REAVER-10': rule('Reavers', 'A hero with double tap may still turn a knockdown into a kill.'),
  'EX-REAVER-11': rule('Reavers', 'Sweep has no effect on it.'),
  'EX-REAVER-12': rule('Reavers', 'In open water it always moves its charge speed, 6 squares.'),
  'EX-REAVER-13': rule(
    'Reavers',
    'Reaching a square adjacent to an occupied rib it tries to grab one hero aboard; several heroes each roll a D8, the lowest is the target.',
  ),
  'EX-REAVER-14': rule(
    'Reavers',
    'A hero aboard who fails that grab test is pulled in and dies at once, without bite tests.',
  ),
  'EX-REAVER-15': rule(
    'Reavers',
    'Dive: at the beginning of its move, a reaver in open water with 1 kill point sustained dives: the fin leaves the board, its kill marker stays and moves in its place.',
  ),
  'EX-REAVER-16': rule(
    'Reavers',
    'The miniature comes back where its marker gets to a transition square or within grabbing reach; a grab test follows if there is someone to grab.',
  ),
  'EX-REAVER-17': rule(
    'Reavers',
    'If the marker gets to neither, the reaver stays under water for the rest of the turn and resurfaces in the next infected move.',
  ),
  'EX-REAVER-18': rule('Reavers', 'A reaver shown by a marker cannot be attacked.'),
  'EX-RULING-117': ours(
    'Reavers',
    'Only "taken down" is a failed grab test in EX-REAVER-14; "knockdown" leaves the hero prone aboard. EX-REAVER-14 holds for a reaver on water and for one on a transition square. A hero who is already prone or grappled aboard still rolls the grab test against a reaver: taken down kills, the other results do nothing.',
  ),
  'EX-RULING-118': ours(
    'Reavers',
    'A reaver that dived and stayed down resurfaces at the start of its next move and makes that whole move on the surface; it may dive again in the move after.',
  ),
  'EX-RULING-119': ours(
    'Reavers',
    'On land reavers walk and charge by their card. A transition square is land; from there the reaver goes either way: if its shortest route starts with a water square it uses the water rules (charge speed) for that move, otherwise the land rules. Leaving a transition square does not stop it, reaching one does.',
  ),
  'EX-RULING-152': ours(
    'Reavers',
    'In open water a reaver moves under the rules of a charge (EX-RULING-67, 68): it may cross squares of other reavers and markers, not the rib. A diving reaver (marker) keeps its square occupied, blocks no line, has no grab zone, cannot be hit by blasts and draws no alert fire in the move in which it dives, not even where it surfaces. A reaver with 1 kill point sustained that stands on a transition square or on land does not dive.',
  ),
  // Sirens
  'EX-SIREN-01': rule('Sirens', 'Follows the basic rules.'),
  'EX-SIREN-02': rule('Sirens', 'A grapple with a siren takes 3 bite tests.'),
  'EX-SIREN-03': rule('Sirens', 'Has 5 kill points, tracked with markers.'),
  'EX-SIREN-04': rule('Sirens', 'Knockdowns have no effect; double tap may still turn one into a kill.'),
  'EX-SIREN-05': rule('Sirens', 'Sweep has no effect.'),
  'EX-SIREN-06': rule(
    'Sirens',
    'Regenerate: at the beginning of its move a damaged siren gets 1 kill point back.',
  ),
  'EX-SIREN-07': rule(
    'Sirens',
    'A siren that has taken damage from a flame weapon (molotov, fuel can) never regenerates again; it gets a flame marker.',
  ),
  'EX-RULING-120': ours(
    'Sirens',
    'A siren on a hero board regenerates just before its bite tests. "Taken damage" = at least 1 kill point scored by the flame weapon.',
  ),
  // Seekers
  'EX-SEEKER-01': rule('Seekers', 'Always charges the closest hero, whatever it sees or smells.'),
  'EX-SEEKER-02': rule('Seekers', 'Grab test as usual.'),
  'EX-SEEKER-03': rule('Seekers', 'In a grapple the hero takes a drag test instead of a bite test.'),
  'EX-SEEKER-04': rule(
    'Seekers',
    'The drag test has two results, a drag of 2 squares and a drag of 3; the direction is always to the nearest siren.',
  ),
  'EX-SEEKER-05': rule(
    'Seekers',
    'The dragged hero stays prone and moves by the shortest route under normal movement rules.',
  ),
  'EX-SEEKER-06': rule(
    'Seekers',
    'It passes through occupied squares if the drag reaches an unoccupied one.',
  ),
  'EX-SEEKER-07': rule('Seekers', 'All infected on the hero board are dragged along.'),
  'EX-SEEKER-08': rule(
    'Seekers',
    'A charging seeker passes through occupied squares if it can reach an unoccupied one.',
  ),
  'EX-SEEKER-09': rule('Seekers', 'Knockdowns have no effect; double tap may still turn one into a kill.'),
  'EX-SEEKER-10': rule('Seekers', 'Heroes see and shoot past seekers as if they were not there.'),
  'EX-SEEKER-11': rule('Seekers', 'Sweep has no effect.'),
  'EX-SEEKER-12': rule(
    'Seekers',
    'A seeker/roamer spawn result places a seeker directly in front of, or as near as possible to, the siren farthest from the heroes; it does nothing until the next infected move.',
  ),
  'EX-SEEKER-13': rule(
    'Seekers',
    'There are never more seekers than sirens in play; if there are as many, a roamer is placed instead.',
  ),
  'EX-SEEKER-14': rule('Seekers', 'When all sirens are dead, all seekers leave the board at once.'),
  'EX-RULING-121': ours(
    'Seekers',
    'Drag tests are made when the hero is taken down in the infected move or the spawn phase and at the beginning of each infected move, once per seeker, in joining order. Dragging stops at the first free square from which the siren could grab. Dragging causes no pick ups, alert fire or grab-zone tests.',
  ),
  'EX-RULING-122': ours(
    'Seekers',
    'Seekers have 1 kill point. Farthest siren and nearest free square: ties by the players.',
  ),
  'EX-RULING-153': ours(
    'Seekers',
    "Closest siren for a drag = smallest path distance from the hero, stairs included; ties and equal routes: players (director). If no siren has a path to the hero, or the hero is aboard a rib, the drag test is rolled but nothing moves. If the siren itself is in a grapple, the drag goes towards that hero's square. EX-SEEKER-14 also takes seekers off hero boards.",
  ),
  // Perks
  'EX-PERK-01': rule('Perks', 'Some campaign missions carry a level up symbol.'),
  'EX-PERK-02': rule('Perks', 'Before such a mission starts, each hero may choose one perk card.'),
  'EX-PERK-03': rule('Perks', 'There are 4 perk classes; Agility and Ballistic are two of them.'),
  'EX-PERK-04': rule('Perks', 'Each hero is rated red, amber or green in each class.'),
  'EX-PERK-05': rule('Perks', 'Red allows red perks only; amber allows red and amber; green allows all.'),
  'EX-PERK-06': rule('Perks', 'Mike is red and Kira is amber in Agility.'),
  'EX-PERK-07': rule('Perks', 'A chosen perk is kept for the whole campaign.'),
  'EX-PERK-08': rule(
    'Perks',
    'Double tap (ballistic): knockdowns with semi auto weapons may be raised to kills for one extra bullet.',
  ),
  // Power perks
  'EX-POWER-01': rule('Power perks', 'The strongest perks in each class are power perks.'),
  'EX-POWER-02': rule('Power perks', 'A power perk has 3 uses per mission, tracked on the tracker board.'),
  'EX-POWER-03': rule('Power perks', 'All uses come back at the start of the next mission.'),
  'EX-POWER-04': rule('Power perks', 'A hero may use only 1 power perk each turn.'),
  'EX-POWER-05': rule('Power perks', "A power perk combines with the hero's other perks."),
  'EX-POWER-06': rule('Power perks', 'Dead eye (ballistic power perk): aimed fire costs 1 AP.'),
  'EX-RULING-123': ours('Power perks', 'Each perk card exists once; two heroes cannot own the same card.'),
  'EX-RULING-124': ours(
    'Power perks',
    "Each power perk a hero owns has its own 3 uses. Using it is free, declared in the hero's own activation (standing, prone or grappled), and lasts to the end of that activation unless the card says otherwise. A hero in a grapple may use one only if it helps an action that is open to it there.",
  ),
  'EX-RULING-125': ours(
    'Power perks',
    'The usual way: one perk for each level up symbol. Option "XP": every level up symbol gives each hero 1 XP, which may be saved; red perks cost 1 XP, amber 2, green 3, power perks 1 more.',
  ),
  'EX-RULING-154': ours(
    'Power perks',
    "Level up takes place in the lobby, hero by hero in an order of the players' choice. A hero may decline; a declined choice is lost (option XP: kept). A perk may never be swapped. Heroes without a legal card get nothing.",
  ),
  // The campaign
  'EX-CAMPAIGN-01': rule('The campaign', 'After a mission: discard all melee equipment cards.'),
  'EX-CAMPAIGN-02': rule(
    'The campaign',
    'After a mission: put the discarded search cards face up under the search deck.',
  ),
  'EX-CAMPAIGN-03': rule('The campaign', 'Then choose: continue, pause or save.'),
  'EX-CAMPAIGN-04': rule('The campaign', 'Before the next mission the players may use the pre-game lobby.'),
  'EX-CAMPAIGN-05': rule(
    'The campaign',
    'In the lobby they may exchange equipment freely, reload, craft, and level up if the next mission allows it.',
  ),
  'EX-CAMPAIGN-06': rule('The campaign', "A hero's death fails the mission."),
  'EX-CAMPAIGN-07': rule('The campaign', 'Equipment, ammunition and infection carry over between missions.'),
  'EX-CAMPAIGN-08': rule('The campaign', 'All heroes must survive and get out.'),
  // Saving
  'EX-SAVE-01': rule(
    'Saving',
    'Pausing records: number of the mission just completed, equipment and search cards, ammunition in weapons, perks, infection stages.',
  ),
  'EX-SAVE-02': rule('Saving', 'A pause may be used once to resume.'),
  'EX-SAVE-03': rule('Saving', 'Saving records the same data in save space 1, then 2, then 3.'),
  'EX-SAVE-04': rule('Saving', 'There are only 3 saves in a whole campaign.'),
  'EX-SAVE-05': rule(
    'Saving',
    'Going back to the latest save is allowed whenever the players like, not only after a failure.',
  ),
  'EX-SAVE-06': rule(
    'Saving',
    'With no save made, a failed mission restarts the campaign from the beginning.',
  ),
  'EX-RULING-126': ours(
    'Saving',
    'The digital save stores the exact dial position, the contents of both parts of the search deck (face down and face up), the equipment deck, weapons with their rounds, and perks. Used save spaces stay used after a reload. The pause file is deleted when resumed. Going back to a save draws fresh dice; resuming a pause or the automatic snapshot goes on with the stored generator.',
  ),
  'EX-RULING-127': ours(
    'Saving',
    'Prone, grapple and alert states, power uses, carried mission items and tokens are reset between missions.',
  ),
  'EX-RULING-128': ours(
    'Saving',
    'Within a mission the app keeps an automatic snapshot so that closing it loses nothing; the snapshot cannot be used to undo a roll.',
  ),
  'EX-RULING-155': ours(
    'Saving',
    'The lobby opens before every campaign mission from the second on, also after going back to a save or resuming a pause; in it supplies are handed out first (EX-RULING-158), then exchange, reload, craft and level up in any order and as often as wanted. Free exchange ignores distance and "used this turn", not "special". Med packs are not used in the lobby. Leaving it is final.',
  ),
  'EX-RULING-156': ours(
    'Saving',
    'After a won mission the players take exactly one of: continue, pause, save; after saving or resuming they go on to the lobby. Any number of pauses in a campaign, one at a time; a pause is never a point to return to after a defeat. A new save does not erase older spaces, but only the latest one can be loaded. Restarting from the beginning starts a new campaign with 3 free spaces. Winning mission 6 wins the campaign.',
  ),
  'EX-RULING-157': ours(
    'Saving',
    'Difficulty: Normal as written. Hard: no saves, and only one pause in the whole campaign. Chosen at the start, fixed to the end.',
  ),
  'EX-RULING-158': ours(
    'Saving',
    'Supplies: the mission page says how many ammunition cards each hero takes from the search deck before the mission (kind of its choice among those left in either part of the deck) and whether each hero without a med pack takes one from the equipment deck. Out of cards: nothing. The first mission and quick play hand them out during set-up.',
  ),
  // Quick play
  'EX-QUICK-01': rule(
    'Quick play',
    "Preparation: lay out the mission's board, then pick the heroes' perk cards.",
  ),
  'EX-QUICK-02': rule('Quick play', 'The number of perk cards is printed bottom right on the mission page.'),
  'EX-QUICK-03': rule('Quick play', "A hero's death does not end the mission."),
  'EX-QUICK-04': rule('Quick play', 'The hero dies in the end phase and is stood up on its square.'),
  'EX-QUICK-05': rule(
    'Quick play',
    'Infected in a grapple with it are placed on adjacent squares or as near as possible.',
  ),
  'EX-QUICK-06': rule(
    'Quick play',
    'From the next infected move on, the dead hero moves and attacks as an infected.',
  ),
  'EX-QUICK-07': rule('Quick play', "It uses the newborn's values."),
  'EX-RULING-129': ours(
    'Quick play',
    'The number is per hero. Heroes start with the kit of their hero card, full health. The mission is lost when all heroes are dead or an objective can no longer be met.',
  ),
  'EX-RULING-159': ours(
    'Quick play',
    "Only the missions headed quick play are offered in quick play, only the campaign missions in the campaign; a director can be added to each of them. Quick play has no lobby, no saves and no carry-over; XP and difficulty do not apply. Order of choices: heroes, perks hero by hero, director's deal, active weapons.",
  ),
  'EX-RULING-130': ours(
    'Quick play',
    'Deaths are resolved in stage 1 of the end phase, before other dials move. Equipment of a dead hero is lost (single cards return to their decks), a carried item drops on its square. Infected of its grapple are placed standing on free touching squares, else on the nearest free ones they may use (players choose; director in director games). A hero pulled off a rib by a reaver is removed at once and does not rise. A hero that dies aboard a rib rises on the nearest free transition square within 2 squares of the rib; if there is none it is removed. A dead hero has 1 kill point and is not part of the newborn miniature limit.',
  ),
  // The Director's Cut
  'EX-DIRECTOR-01': rule(
    "The Director's Cut",
    'One extra player may be the director in any campaign or quick play game.',
  ),
  'EX-DIRECTOR-02': rule(
    "The Director's Cut",
    'Set up as usual, shuffle the director deck and deal the number of cards printed bottom right on the mission page.',
  ),
  'EX-DIRECTOR-03': rule("The Director's Cut", "Only the director sees the director's cards."),
  'EX-DIRECTOR-04': rule(
    "The Director's Cut",
    'The director moves the infected, under the same movement rules.',
  ),
  'EX-DIRECTOR-05': rule("The Director's Cut", 'Between equally good squares the director chooses.'),
  'EX-DIRECTOR-06': rule(
    "The Director's Cut",
    'Between equally near heroes the director chooses, without a roll.',
  ),
  'EX-DIRECTOR-07': rule("The Director's Cut", 'At most 1 director card may be played each turn.'),
  'EX-DIRECTOR-08': rule(
    "The Director's Cut",
    'Each card says what it does and when it may be played; a played card is discarded.',
  ),
  'EX-DIRECTOR-09': rule(
    "The Director's Cut",
    "The director picks the roamer's square freely among active squares that no hero can see; it need not be the nearest.",
  ),
  'EX-DIRECTOR-10': rule(
    "The Director's Cut",
    'Room spawns are rolled as usual; the director chooses the squares on the given row.',
  ),
  'EX-DIRECTOR-11': rule(
    "The Director's Cut",
    'Direct control card: a token is put under one chosen infected for the rest of the game.',
  ),
  'EX-DIRECTOR-12': rule(
    "The Director's Cut",
    'Such a unit no longer follows automatic behaviour and may be moved freely in active areas.',
  ),
  'EX-DIRECTOR-13': rule("The Director's Cut", 'It may not open doors.'),
  'EX-DIRECTOR-14': rule("The Director's Cut", 'In quick play, dead heroes are always under direct control.'),
  'EX-DIRECTOR-15': rule(
    "The Director's Cut",
    'As the first step of the spawn phase, ahead of cards and dice, the director may take infected off the board so that they can spawn elsewhere.',
  ),
  'EX-RULING-131': ours(
    "The Director's Cut",
    'A directly controlled unit moves up to its charge allowance each infected move, step by step by any legal route (own class rules for water, doors, stairs), may cross occupied squares as a charge may, may stand still, and may grab when in a grab position; a grab attempt ends its activation. Alert fire works against it as usual. Prone, it does nothing. Bite, drag, dive and regenerate rules of its class stay. The director chooses its place in the activation order. The token stays through a grapple and is lost when the unit leaves play.',
  ),
  'EX-RULING-132': ours(
    "The Director's Cut",
    'Cards are not replaced when played. The deck is put together and shuffled anew for every mission. "Per turn" runs from the start of the hero move to the end of the end phase. A card may be played only if it can have its effect; all choices on it are the director\'s.',
  ),
  'EX-RULING-133': ours(
    "The Director's Cut",
    'The director may not remove infected in a grapple, nor units under direct control, by EX-DIRECTOR-15.',
  ),
  'EX-RULING-163': ours(
    "The Director's Cut",
    'In a director game the director may not look at face-down search cards and sees everything else the players see. The players decide nothing about infected. A director game is won by the director when the heroes lose.',
  ),
  'EX-RULING-134': ours(
    "The Director's Cut",
    "Pass-and-play: the director's hand is hidden until the director confirms a hand-over screen, and is covered again when another seat has to decide (alert fire, rolls of heroes). The director holds the device in one stretch from the start of the infected move through spawn and end phase to the start of the next hero move (windows IM, BS, AS, EP, then HM of the new turn; the HM window of turn 1 comes at the end of set-up), and at every room activation (window RA, where the director also places the units). A neutral pause is shown at every window, whether or not the director holds a playable card, so that timing gives nothing away.",
  ),
  // Who decides
  'EX-TIES-01': rule('Who decides', 'Equal squares for an infected: players; director in director games.'),
  'EX-TIES-02': rule('Who decides', 'Equal heroes as targets: lowest D8; director in director games.'),
  'EX-TIES-03': rule('Who decides', 'Target aboard a rib: lowest D8.'),
  'EX-TIES-04': rule('Who decides', 'Equal heroes for a roamer: lowest D8; director places freely.'),
  'EX-RULING-135': ours(
    'Who decides',
    'The app offers a setting "ask" or "automatic" for ties that belong to the players. Automatic takes the first square in reading order (top row first, then left to right).',
  ),
  'EX-RULING-136': ours(
    'Who decides',
    'In director games "lowest D8" for rib targets stays a roll. All other choices that rulings give to "the players" and that concern infected (order, squares, targets, drag routes, drop off ties) are the director\'s; choices about heroes stay with the players.',
  ),
};

const COMMON: Rulebook = {
  'EX-CM01': ours('Missions', 'Infected placed at the start stand and face the closest hero.'),
  'EX-CM02': ours(
    'Missions',
    'Exits are shut until an objective opens them, unless the mission says otherwise. A hero takes its carried item along.',
  ),
  'EX-CM03': ours('Missions', 'Items lie on their map square; a used-up item is removed.'),
  'EX-CM04': ours(
    'Missions',
    'A campaign mission is lost when a hero dies. In quick play dead heroes rise, and the rest go on.',
  ),
  'EX-CM05': ours(
    'Missions',
    'A turn spawn names class, number and point; roamers and seekers are placed by their own rules; nothing means nothing.',
  ),
  'EX-CM06': ours('Missions', 'A room spawn names class, number and the row on which they wait.'),
  'EX-CM07': ours(
    'Missions',
    'If a start square or point of entry is occupied at set-up, the nearest free square is used.',
  ),
  'EX-CM08': ours(
    'Missions',
    'An item that an objective needs is never lost for good: destroyed, sunk or carried off, it lies on its map square again at the start of the next hero move.',
  ),
  'EX-CM09': ours(
    'Missions',
    'Objectives are met in any order unless one says "then". Interact with a token works from its square or a touching one; "on an X square" means standing there. Progress is never undone unless the mission says so.',
  ),
  'EX-CM10': ours(
    'Missions',
    'Objective tokens, exits, start squares, search markers and spawn points do not block a square.',
  ),
  'EX-CM11': ours(
    'Missions',
    'Supplies: a med pack for each hero without one, and the stated number of ammunition cards for each hero.',
  ),
};

const OBJECTIVES: Readonly<Record<string, string>> = {
  M1: 'A hero who carries the gate key uses Interact on or touching an X square: the key is used up and the exit opens. Then everybody leaves through X.',
  M2: 'Bring both fuses to the generator upstairs, then leave through the start squares. The second fuse makes noise: one more spawn roll in the next spawn phase.',
  M3: 'Load the fuel can and the battery from aboard the rib or from a transition square touching it; only then can the rib be driven. Everybody must be aboard on a water exit.',
  M4: 'Use the ladder handset twice while standing on the transition square 15,5 of the freighter: it is used up and the exit opens. Then everybody leaves through X. There are no rooms.',
  M5: 'Bring both valve wheels to the bridge console, then leave through X on the upper floor. The siren need not die.',
  M6: 'Kill both sirens and fire the signal flare on an X square. The exit opens in the second end phase after the flare, that of the same turn counted, or when the second siren dies, whichever is later. Then everybody leaves.',
  Q1: 'Stow 4 of the 5 supply boxes by Interact on an X square. From the start of the next turn every living hero leaves through X; at least one must.',
  Q2: 'Bring the fuel can to the lamp. All doors spring open and stay open while it burns. Survive 6 complete turns after the one in which it was lit. A standing infected on or touching the lamp at the end of the infected move puts it out, if no hero is in the room; a new can then lies on its square and the count starts again.',
  Q3: 'Stow 2 of the 3 sample cases by Interact on an X square. The second one wins at once.',
};

const span = (from: number, to: number): string =>
  from > to ? 'never' : from === to ? String(from) : `${from}-${to}`;

const tableWords = ({ knockdown, kill }: Table): string =>
  `miss ${span(1, knockdown - 1)}, knockdown ${span(knockdown, kill - 1)}, kill ${span(kill, 8)}`;

const WEAPON_NOTES: Readonly<Partial<Record<WeaponId, string>>> = {
  pistol: 'Two pistols of any kind may be active together.',
  fifty: 'May be one of two active pistols; it is the stronger.',
  flareGun: 'A flame weapon. A flare card reloads it.',
  harpoonGun: 'A kill scores 2 kill points. A bolt card reloads it.',
  fuelCan: 'Goes off when a shot at it is a kill.',
  strike: 'Always at hand, no card.',
  crowbar: 'While it is active, opening a crate costs no AP.',
  bladeSpear:
    'A melee attack also reaches 2 squares in a straight line of touching steps over an empty square; executions and assassinations do not.',
};

function weaponText(id: WeaponId): string {
  const { name, type, rounds, range, quick, aimed, flame } = WEAPONS[id];
  const note = WEAPON_NOTES[id] === undefined ? '' : ` ${WEAPON_NOTES[id]}`;
  if (type === 'melee') return `${name}, melee: ${tableWords(quick)}.${note}`;
  const reach = range === null ? 'as far as one sees' : plural(range, 'square');
  if (type === 'area') {
    const burns = flame ? ', a flame weapon' : '';
    return `${name}, explosive${burns}, thrown up to ${reach}: ${tableWords(quick)} for each unit in the area.${note}`;
  }
  const kind = type === 'semiAuto' ? 'semi auto' : 'single shot';
  return `${name}, ${kind}, ${plural(rounds, 'round')}, range ${reach}. Quick: ${tableWords(quick)}. Aimed: ${tableWords(aimed)}.${note}`;
}

const EQUIPMENT_NOTES: Readonly<Partial<Record<EquipmentId, string>>> = {
  EQ08: 'Free, at any point of the own activation, single use: the dial goes back to safe.',
  EQ14: 'Free, single use: until stage 2 of the end phase no line of sight enters, leaves or crosses a chosen square within 6 in sight, or a square touching it. Hand-to-hand attacks and smell are not affected.',
  EQ15: "Free, single use: an open door on an edge of the hero's square closes, and no director card opens it in this mission. Heroes open it as usual.",
  EQ16: 'Special, Kira only: +1 on bite tests.',
};

function equipmentText(id: EquipmentId): string {
  const { name, copies, weapon } = EQUIPMENT[id];
  const note = EQUIPMENT_NOTES[id] ?? (weapon === null ? '' : weaponText(weapon));
  return `${name}, ${plural(copies, 'card')}. ${note}`;
}

function searchText(id: (typeof SEARCH_IDS)[number]): string {
  const card = SEARCH_CARDS[id];
  const copies = `${card.name}, ${plural(card.copies, 'card')}.`;
  switch (card.kind) {
    case 'ammunition':
      return `${copies} Reloads up to ${plural(card.rounds, 'round')} of a ${WEAPONS[card.weapon].name}.`;
    case 'material':
      return `${copies} A material for crafting.`;
    case 'find':
      return `${copies} Swap it for a ${EQUIPMENT[card.equipment].name}, loaded if it is a gun; if none is left it counts as empty.`;
    case 'clatter':
      return `${copies} Resolved at once: a roamer is placed.`;
    default:
      return `${copies} Discarded.`;
  }
}

function heroText(id: (typeof HERO_IDS)[number]): string {
  const { name, role, ratings, kit, cards } = HEROES[id];
  const rated = PERK_CLASSES.map((cls) => `${cls} ${ratings[cls]}`).join(', ');
  const starts = listOf([
    ...kit.map((card) => EQUIPMENT[card].name),
    ...cards.map((card) => SEARCH_CARDS[card].name),
  ]);
  return `${name}, ${role}. Ratings: ${rated}. Starts with ${starts}.`;
}

function infectedText(kind: (typeof INFECTED_KINDS)[number]): string {
  const card = INFECTED[kind];
  const walk = card.walk === null ? 'never walks' : `walk ${card.walk}`;
  const grab = `taken down ${span(1, card.grab.takenDown)}, knockdown ${span(card.grab.takenDown + 1, card.grab.knockdown)}, safe ${span(card.grab.knockdown + 1, 8)}`;
  const bite =
    card.bites === 0
      ? 'Drags instead of biting: 3 squares on 1-4, 2 squares on 5-8'
      : `${plural(card.bites, 'bite test')}: bitten ${span(1, card.bitten)}`;
  return `${card.name}: ${walk}, charge ${card.charge}, smell ${card.smell}. Grab test: ${grab}. ${bite}. ${plural(card.killPoints, 'kill point')}, ${plural(card.miniatures, 'miniature')}.`;
}

function contentRules(): Rulebook {
  const entries: [string, Rule][] = [];
  for (const id of HERO_IDS) entries.push([`EX-${HEROES[id].card}`, ours('Hero cards', heroText(id))]);
  for (const id of PERK_IDS) {
    const { name, class: cls, colour, power, text } = PERKS[id];
    const kind = power ? `${colour} power perk` : `${colour} perk`;
    entries.push([`EX-${id}`, ours('Perk cards', `${name} (${cls}, ${kind}). ${text}`)]);
  }
  for (const id of WEAPON_IDS) entries.push([`EX-${WEAPONS[id].card}`, ours('Weapon cards', weaponText(id))]);
  for (const id of EQUIPMENT_IDS) entries.push([`EX-${id}`, ours('Equipment cards', equipmentText(id))]);
  for (const id of RECIPE_IDS) {
    const { materials, product } = RECIPES[id];
    const parts = listOf(materials.map((card) => SEARCH_CARDS[card].name.toLowerCase()));
    entries.push([`EX-${id}`, ours('Recipes', `${EQUIPMENT[product].name}: ${parts}.`)]);
  }
  for (const id of SEARCH_IDS) entries.push([`EX-${id}`, ours('Search cards', searchText(id))]);
  for (const kind of INFECTED_KINDS)
    entries.push([`EX-${INFECTED[kind].card}`, ours('Infected cards', infectedText(kind))]);
  for (const id of DIRECTOR_IDS) {
    const { name, window, text } = DIRECTOR_CARDS[id];
    entries.push([`EX-${id}`, ours('Director cards', `${name} (window ${window}). ${text}`)]);
  }
  for (const id of MISSION_IDS) {
    const { name, directorCards, ammunition } = missionOf(id);
    const cards = `Supplies: med pack + ${ammunition}. Director cards: ${directorCards}.`;
    entries.push([`EX-${id}`, ours('Missions', `${name}. ${OBJECTIVES[id] ?? ''} ${cards}`)]);
  }
  return Object.fromEntries(entries);
}

export const rulebook: Rulebook = { ...RULES, ...COMMON, ...contentRules() };
