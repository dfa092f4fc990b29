/**
 * The rules in our own words, by id: what a player searches, and what a log line or a greyed action opens. Rules of the
 * rulebook first, then our rulings where it is silent, then every survivor, tile, enemy and objective from the tables.
 */
import type { Rule, Rulebook } from '../../core/game';
import { ENEMIES } from './data/enemies';
import { MINORS, MISSIONS } from './data/objectives';
import { SURVIVORS } from './data/survivors';
import { TILES } from './data/tiles';
import { listOf } from './words';

const rule = (chapter: string, text: string): Rule => ({ chapter, text });
const ours = (text: string, chapter = 'Rulings'): Rule => ({ chapter, text, ours: true });

const RULES: Rulebook = {
  // The board
  'BC-BOARD-01': rule('The board', 'The board is an unbounded square grid; a cell holds at most one tile.'),
  'BC-BOARD-02': rule(
    'The board',
    'Two tiles are adjacent only when they share an edge. Diagonal neighbours are never adjacent for any rule.',
  ),
  'BC-BOARD-03': rule(
    'The board',
    'Tiles have no walls of their own: any two adjacent tiles are connected unless one of them is impassable.',
  ),
  'BC-BOARD-04': rule(
    'The board',
    'The board only grows by exploring (and by tile effects that replace or swap tiles). Once a cell is filled it stays filled.',
  ),
  'BC-BOARD-05': rule(
    'The board',
    'Any number of survivors, enemies and tokens may share a tile, subject to combat rules.',
  ),

  // Setup
  'BC-SETUP-01': rule('Setup', 'Pick one mission objective at random.'),
  'BC-SETUP-02': rule(
    'Setup',
    'Pick one minor objective at random; offer an option to play without a minor objective (suggested for a first game).',
  ),
  'BC-SETUP-03': rule('Setup', 'Deal one random survivor card per player.'),
  'BC-SETUP-04': rule(
    'Setup',
    'With fewer than 3 players, deal additional survivors to the players until there are at least 3 survivors in total (BC-RULING-02).',
  ),
  'BC-SETUP-05': rule(
    'Setup',
    'The balance table covers 3, 4, 5 and 6 survivors only; other totals are not offered.',
  ),
  'BC-SETUP-06': rule('Setup', 'Each survivor begins with the resources printed on the card.'),
  'BC-SETUP-07': rule(
    'Setup',
    'Each survivor has a distinct colour and two markers: one on the card (turn marker, "has not acted yet") and one on the Base tile.',
  ),
  'BC-SETUP-08': rule('Setup', 'All survivors start on the Base tile.'),
  'BC-SETUP-09': rule(
    'Setup',
    'Place Base, then one Ammo, one Food, one Medicine and one Scrap basic tile on its four sides, making a plus shape (BC-RULING-03 for which side).',
  ),
  'BC-SETUP-10': rule(
    'Setup',
    'Put the food from the balance table into the Base stockpile: 3 survivors 10, 4 survivors 8, 5 survivors 6, 6 survivors 4.',
  ),
  'BC-SETUP-11': rule('Setup', 'The draw pile contains every Starting tile not placed in BC-SETUP-09.'),
  'BC-SETUP-12': rule(
    'Setup',
    'The draw pile contains exactly 13 HAZARD tiles drawn at random from the HAZARD supply, whatever the survivor count.',
  ),
  'BC-SETUP-13': rule(
    'Setup',
    'The draw pile contains ENEMY tiles drawn at random from the ENEMY supply: 3 survivors 5, 4 survivors 6, 5 survivors 7, 6 survivors 8.',
  ),
  'BC-SETUP-14': rule(
    'Setup',
    'The draw pile contains every Objective tile called for by the chosen mission and minor objective.',
  ),
  'BC-SETUP-15': rule(
    'Setup',
    'Shuffle the pile. Splitting it into several piles on the table is a convenience with no rules effect; the digital game keeps one pile.',
  ),
  'BC-SETUP-16': rule(
    'Setup',
    'HAZARD and ENEMY tiles not drawn stay out of the game, and their identity is not shown to the players.',
  ),
  'BC-SETUP-17': rule(
    'Setup',
    'Survivors in play by number of players, default: 1 player 3, 2 players 4, 3 players 3, 4 players 4, 5 players 5, 6 players 6. Food and ENEMY tiles follow the number of survivors, never the number of players (BC-RULING-02).',
  ),
  'BC-SETUP-18': rule(
    'Setup',
    'Cards are dealt in seat order, one each, starting again at the first seat until the total is reached. A seat controls every survivor dealt to it, and their replacements, for the whole game (BC-RULING-02).',
  ),
  'BC-SETUP-19': rule(
    'Setup',
    'Without a minor objective none of its tiles, tokens, events or bonuses exist and the mission alone wins.',
  ),
  'BC-SETUP-20': rule(
    'Setup',
    'Without the expansion no tile and no enemy marked expansion can appear. With it the supplies are larger; the numbers drawn (13 HAZARD, ENEMY by the table) stay the same.',
  ),
  'BC-SETUP-21': rule(
    'Setup',
    'Colours: each survivor gets a different one by default, and the players may change them before the start.',
  ),
  'BC-SETUP-22': rule('Setup', 'The first-game order (BC-TURN-02) follows the order of dealing.'),

  // The round
  'BC-TURN-01': rule(
    'The round',
    'Each round every survivor takes exactly one turn, in any order the players like; the order may differ each round.',
  ),
  'BC-TURN-02': rule(
    'The round',
    'Offer a first-game option: a random survivor starts and turns go clockwise from there.',
  ),
  'BC-TURN-03': rule(
    'The round',
    "When a survivor's turn is complete the turn marker leaves the card; that survivor cannot act again this round. Markers return for the next round.",
  ),
  'BC-TURN-04': rule(
    'The round',
    "A turn is finished before another survivor's turn begins; turns do not interleave (BC-RULING-04).",
  ),
  'BC-TURN-05': rule('The round', 'A survivor may keep acting until out of AP and may stop earlier.'),
  'BC-TURN-06': rule('The round', "The enemy phase starts only after the last survivor's turn has ended."),
  'BC-TURN-07': rule(
    'The round',
    'Sub-step 3a: end-of-turn spawns happen and all enemies move, all movement being simultaneous.',
  ),
  'BC-TURN-08': rule(
    'The round',
    'An enemy that spawned in 3a neither moves nor causes knockback in that phase.',
  ),
  'BC-TURN-09': rule(
    'The round',
    "An enemy that spawned earlier in the round, during the survivors' turns, does move in 3a.",
  ),
  'BC-TURN-10': rule(
    'The round',
    'Sub-step 3b: every stunned enemy recovers (becomes active). It has already missed its move of 3a.',
  ),
  'BC-TURN-11': rule(
    'The round',
    'Sub-step 3c: all close combat caused by movement, spawning or recovery in this phase is resolved, all of it simultaneously (BC-RULING-05).',
  ),
  'BC-TURN-12': rule(
    'The round',
    'Special abilities that act "during the special ability portion" resolve after movement and before 3b (BC-RULING-06).',
  ),
  'BC-TURN-13': rule(
    'The round',
    'Step 4: after the enemy phase remove exactly 1 food from the Base stockpile.',
  ),
  'BC-TURN-14': rule(
    'The round',
    'Step 4 takes food from Base only; food carried by survivors or lying on tiles does not count.',
  ),
  'BC-TURN-15': rule(
    'The round',
    'If step 4 cannot remove a food the game is lost at once. Going from 1 to 0 is not a loss.',
  ),
  'BC-TURN-16': rule(
    'The round',
    'An incapacitated survivor that has not acted this round waits: healed in time, it may still take its turn; when all others have acted, it is passed over (BC-RULING-64).',
  ),
  'BC-TURN-17': rule(
    'The round',
    'Full order of the enemy phase: (1) repeating spawns; (2) movement in sub-steps; (3) special abilities: Imps, then Vermin, then Strangers; (4) recovery; (5) combat in waves; (6) arrival of Vermin that survived combat; (7) Devourers heal; then step 4 of the round (BC-RULING-05, BC-RULING-06, BC-RULING-22, BC-RULING-30, BC-RULING-38).',
  ),
  'BC-TURN-18': rule(
    'The round',
    'An enemy that spawned or respawned in the enemy phase uses no special ability in that phase. It can still be drawn into combat in 3c.',
  ),
  'BC-TURN-19': rule(
    'The round',
    'A turn ends when its player ends it, when the survivor is incapacitated, killed or given up, or by itself when no AP is left and nothing free can be done.',
  ),

  // Action points
  'BC-AP-01': rule(
    'Action points',
    'A turn begins with the AP on the survivor card, less all reductions in force at that moment, never below 0.',
  ),
  'BC-AP-02': rule('Action points', 'Every action costs 1 AP unless its rule says otherwise.'),
  'BC-AP-03': rule(
    'Action points',
    'An AP reduction lasts for the whole turn: removing its cause (healing, freeing a trapped survivor) during the affected turn does not give the AP back that turn.',
  ),
  'BC-AP-04': rule(
    'Action points',
    'Becoming injured reduces both current AP and maximum AP by 1 (current not below 0).',
  ),
  'BC-AP-05': rule('Action points', 'An incapacitated survivor has 0 AP.'),
  'BC-AP-06': rule('Action points', 'Unspent AP is lost at the end of the turn (BC-RULING-07).'),
  'BC-AP-07': rule('Action points', 'AP may exceed the printed value through Eat Food.'),
  'BC-AP-08': rule(
    'Action points',
    'Reductions from different causes (injury, each Trap tile on the card, Muddy Passage) add up; the total never brings AP below 0.',
  ),
  'BC-AP-09': rule(
    'Action points',
    'A survivor has current AP only during its own turn. An AP loss that strikes outside it has no effect of its own, but lasting causes count when the next turn begins (BC-RULING-66).',
  ),

  // Actions
  'BC-ACTION-01': rule(
    'Actions',
    'The action list is: Create Armor, Create Barrier, Create Trap, Eat Food, Explore, Gather, Clear, Heal, Move, Ranged Attack, Trade, plus actions granted by objectives, tiles and survivor cards.',
  ),
  'BC-ACTION-02': rule(
    'Actions',
    'Unless its rule says otherwise, an action may be aimed at any tile in reach: the one the survivor stands on or an orthogonal neighbour.',
  ),
  'BC-ACTION-03': rule(
    'Actions',
    'Costs are paid from resources the acting survivor carries, not from Base or from other survivors (BC-RULING-08).',
  ),
  'BC-ACTION-04': rule('Actions', 'The same action may be repeated as long as AP and resources allow.'),
  'BC-ACTION-05': rule(
    'Actions',
    'Barriers hinder movement and sight only; gathering, clearing, trading and healing into a tile with barriers is allowed.',
  ),
  'BC-ACTION-06': rule(
    'Actions',
    'Impassable tiles can still be the target of non-movement actions from an adjacent tile (needed to clear them).',
  ),
  'BC-ACTION-07': rule(
    'Actions',
    'Actions on the survivor itself (Create Armor, Eat Food, healing itself) touch no tile and are never blocked by an enemy on its tile.',
  ),
  'BC-ACTION-08': rule(
    'Actions',
    'An action that could change nothing (a Heal on a healthy survivor, a Gather or Trade of nothing) is not offered.',
  ),

  // Create Armor
  'BC-ARMOR-01': rule('Create Armor', 'Costs 1 AP and 2 scrap; the survivor gains 1 armor token.'),
  'BC-ARMOR-02': rule(
    'Create Armor',
    'When a survivor holding armor takes damage, one armor token is removed and the damage is reduced by 1.',
  ),
  'BC-ARMOR-03': rule(
    'Create Armor',
    'The effect is automatic and applies per point of damage while tokens last; there is no limit to the number of tokens held (BC-RULING-09).',
  ),
  'BC-ARMOR-04': rule(
    'Create Armor',
    'Damage reduced to 0 does not injure and does not count as taking damage (BC-RULING-09).',
  ),
  'BC-ARMOR-05': rule(
    'Create Armor',
    'Armor can be given and taken in a Trade. It is not a resource and pays no costs (BC-RULING-09).',
  ),

  // Create Barrier
  'BC-BARRIER-01': rule(
    'Create Barrier',
    'Costs 1 AP and 1 scrap; places 2 barrier tokens in total, both on one tile or split over two tiles in reach (BC-RULING-10).',
  ),
  'BC-BARRIER-02': rule(
    'Create Barrier',
    'When an enemy, survivor or moving token tries to move onto a tile with one or more barriers, the move fails and exactly one barrier token leaves that tile.',
  ),
  'BC-BARRIER-03': rule(
    'Create Barrier',
    "The failed move still costs what it cost: 1 AP for a survivor's Move, one step for an enemy.",
  ),
  'BC-BARRIER-04': rule('Create Barrier', 'Several barriers stack: each failed attempt removes one.'),
  'BC-BARRIER-05': rule('Create Barrier', 'Barriers break line of sight.'),
  'BC-BARRIER-06': rule(
    'Create Barrier',
    'Enemies and moving tokens avoid barriers whenever a way round exists.',
  ),
  'BC-BARRIER-07': rule('Create Barrier', 'Barriers may be placed on tiles where survivors stand.'),
  'BC-BARRIER-08': rule('Create Barrier', 'Leaving a tile that has barriers is never hindered by them.'),
  'BC-BARRIER-09': rule(
    'Create Barrier',
    'Spawning onto a tile that has barriers is not hindered and removes no barrier.',
  ),
  'BC-BARRIER-10': rule(
    'Create Barrier',
    'Barriers may not be placed on a tile occupied by an active enemy.',
  ),
  'BC-BARRIER-11': rule('Create Barrier', 'Barrier supply is unlimited (BC-RULING-11).'),
  'BC-BARRIER-12': rule(
    'Create Barrier',
    'An enemy stopped by a barrier has not entered: no close combat follows, even with a survivor on that tile or on Base. The same holds for a survivor stopped in front of an enemy.',
  ),
  'BC-BARRIER-13': rule(
    'Create Barrier',
    'No token of the present content moves by itself; the words about moving tokens bind future content only.',
  ),
  'BC-BARRIER-14': rule(
    'Create Barrier',
    'Barriers may not be placed by the action on impassable tiles (BC-RULING-10).',
  ),

  // Create Trap
  'BC-TRAP-01': rule(
    'Create Trap',
    'Costs 1 AP, 1 food and 1 scrap; places one trap token on a tile in reach.',
  ),
  'BC-TRAP-02': rule(
    'Create Trap',
    "A trap stays in place until triggered; the triggers are an enemy's attempt to step onto its tile and an enemy spawning there.",
  ),
  'BC-TRAP-03': rule('Create Trap', 'A triggered trap deals 1 damage to the enemy and is removed.'),
  'BC-TRAP-04': rule('Create Trap', 'Survivors never trigger traps.'),
  'BC-TRAP-05': rule(
    'Create Trap',
    'All traps on the tile trigger together; each deals 1 damage and is consumed.',
  ),
  'BC-TRAP-06': rule(
    'Create Trap',
    'With several traps or several enemies entering in the same step, the players decide how the damage is split among those enemies.',
  ),
  'BC-TRAP-07': rule(
    'Create Trap',
    'Enemies killed by traps are removed and treated as never having entered the tile (no combat, no barrier removed, no arrival effect, no trail).',
  ),
  'BC-TRAP-08': rule(
    'Create Trap',
    'Traps beyond what is needed to kill all the entering enemies are not consumed.',
  ),
  'BC-TRAP-09': rule(
    'Create Trap',
    "Traps never influence an enemy's route: enemies take the shortest path even through traps.",
  ),
  'BC-TRAP-10': rule(
    'Create Trap',
    'Enemies already on the tile when a trap is placed are unaffected; traps may not be placed on a tile with an active enemy.',
  ),
  'BC-TRAP-11': rule(
    'Create Trap',
    'Trap and barrier on one tile: the trap fires on the attempt, then a surviving enemy is stopped by the barrier (BC-RULING-12).',
  ),
  'BC-TRAP-12': rule(
    'Create Trap',
    "Traps may be placed on the survivor's own tile and on Base, several on one tile, but not on impassable tiles.",
  ),
  'BC-TRAP-13': rule(
    'Create Trap',
    "Every way of trying to enter triggers traps: movement in 3a, flight, a Predator's exit, a spawn, an Imp's respawn.",
  ),
  'BC-TRAP-14': rule(
    'Create Trap',
    'One trap is enough for a Brute or an Imp: it is stunned and stops (BC-RULING-27); further traps there are not consumed by it.',
  ),

  // Eat Food
  'BC-EAT-01': rule('Eat Food', 'Costs 0 AP and 1 carried food; the survivor gains 2 AP at once.'),
  'BC-EAT-02': rule(
    'Eat Food',
    "May be done at 0 AP as long as the survivor's turn has not ended, any number of times (BC-RULING-13).",
  ),
  'BC-EAT-03': rule(
    'Eat Food',
    'Only the survivor whose turn it is may eat; an incapacitated survivor may not (BC-RULING-13).',
  ),

  // Explore
  'BC-EXPLORE-01': rule(
    'Explore',
    'Costs 1 AP. The top tile of the draw pile is revealed first, then the survivor chooses where to put it.',
  ),
  'BC-EXPLORE-02': rule(
    'Explore',
    'The tile goes into an empty cell adjacent to the tile the survivor stands on.',
  ),
  'BC-EXPLORE-03': rule(
    'Explore',
    'A cell is not allowed if filling it would complete a 2x2 block of tiles in any of the four possible positions. All tiles count: Base, cleared, impassable, burning.',
  ),
  'BC-EXPLORE-04': rule(
    'Explore',
    "If no allowed cell exists next to the survivor's tile, Explore cannot be chosen.",
  ),
  'BC-EXPLORE-05': rule(
    'Explore',
    'If every allowed placement of the revealed tile would leave any survivor able neither to explore a new tile nor to get back to Base, the tile is shuffled back and another is drawn (BC-RULING-14).',
  ),
  'BC-EXPLORE-06': rule('Explore', 'The redraw costs no further AP and repeats as needed.'),
  'BC-EXPLORE-07': rule(
    'Explore',
    'With an empty draw pile Explore cannot be chosen; the game continues (BC-RULING-15).',
  ),
  'BC-EXPLORE-08': rule(
    'Explore',
    "After placement the tile's special effects, spawns and knockback resolve at once, before the next action (order in BC-RULING-16).",
  ),
  'BC-EXPLORE-09': rule('Explore', 'The exploring survivor does not move onto the new tile.'),
  'BC-EXPLORE-10': rule(
    'Explore',
    'Consequence of the 2x2 ban and the plus-shaped opening: nobody can ever explore from Base, and at the start each basic tile offers exactly one cell, the one straight away from Base.',
  ),
  'BC-EXPLORE-11': rule(
    'Explore',
    'As long as at least one allowed cell does not cut anybody off, the survivor may choose any allowed cell, also one that does; the interface marks such cells and asks again (BC-RULING-14).',
  ),
  'BC-EXPLORE-12': rule(
    'Explore',
    'Collapsed Passage and the Trap tile take no new cell, so no cell is asked for. The Trap tile is never refused.',
  ),
  'BC-EXPLORE-13': rule('Explore', 'Tiles have no orientation.'),
  'BC-EXPLORE-14': rule(
    'Explore',
    "An active enemy on the explorer's own tile (only an Imp can be there) does not prevent exploring.",
  ),

  // Gather
  'BC-GATHER-01': rule(
    'Gather',
    'Costs 1 AP. Choose one resource type; take it from any or all tiles in reach that offer it.',
  ),
  'BC-GATHER-02': rule(
    'Gather',
    "Every tile taken from is cleared (flipped); the survivor gains that tile's tokens of the chosen type.",
  ),
  'BC-GATHER-03': rule(
    'Gather',
    'A tile offering a choice of types (for example ammo/food) yields only the chosen type and is then cleared; the other type is lost (BC-RULING-17).',
  ),
  'BC-GATHER-04': rule(
    'Gather',
    'Lairs, and every other tile that shows resources without a requirement to clear, follow the same gathering rules and can be included in one action when the type matches.',
  ),
  'BC-GATHER-05': rule('Gather', 'Tiles with a requirement to clear can never be gathered, only cleared.'),
  'BC-GATHER-06': rule(
    'Gather',
    'Resource tokens lying on tiles in reach may be picked up with a Gather action; tokens matching the chosen type come along with tile resources in one action.',
  ),
  'BC-GATHER-07': rule(
    'Gather',
    'A Gather action that takes only dropped tokens may take any tokens of any types from any tiles in reach (BC-RULING-18).',
  ),
  'BC-GATHER-08': rule(
    'Gather',
    'A tile with an active enemy cannot be gathered from; a tile with only stunned enemies can.',
  ),
  'BC-GATHER-09': rule('Gather', 'An already cleared tile yields nothing.'),
  'BC-GATHER-10': rule(
    'Gather',
    'The survivor chooses which of the matching tiles to take; it need not take all.',
  ),
  'BC-GATHER-11': rule(
    'Gather',
    'Loose armor and loose objective items are picked up like loose resource tokens. An objective item printed on a tile is a type of its own for BC-GATHER-01.',
  ),
  'BC-GATHER-12': rule(
    'Gather',
    'A tile that offers several tokens of the chosen type gives all of them; there is no partial gathering.',
  ),

  // Clear
  'BC-CLEAR-01': rule(
    'Clear',
    'A tile with a requirement to clear may be cleared for 1 AP by a survivor on or adjacent to it once the resources are paid and any other condition holds.',
  ),
  'BC-CLEAR-02': rule(
    'Clear',
    'Resources shown on the tile go to the clearing survivor at once, with no further action.',
  ),
  'BC-CLEAR-03': rule('Clear', 'Clearing is not gathering: no adjacent resources are collected with it.'),
  'BC-CLEAR-04': rule(
    'Clear',
    'A cleared tile loses every effect and ability (spawning, exchange, impassability, AP loss and so on).',
  ),
  'BC-CLEAR-05': rule('Clear', 'Tokens, enemies, survivors and items on the tile stay and remain in effect.'),
  'BC-CLEAR-06': rule(
    'Clear',
    'A tile with neither a requirement nor gatherable resources can never be cleared.',
  ),
  'BC-CLEAR-07': rule('Clear', 'A tile with an active enemy on it cannot be cleared.'),
  'BC-CLEAR-08': rule(
    'Clear',
    'A cleared tile keeps its name and category: a cleared HAZARD tile is still a HAZARD tile for spawns and for Imps.',
  ),
  'BC-CLEAR-09': rule('Clear', 'One Clear action clears one tile.'),

  // Heal
  'BC-HEAL-01': rule(
    'Heal',
    '1 AP and 2 medicine: heal another survivor within range 1 (same or adjacent tile).',
  ),
  'BC-HEAL-02': rule('Heal', '1 AP and 3 medicine: heal yourself.'),
  'BC-HEAL-03': rule(
    'Heal',
    'One heal improves the state by one step: incapacitated to injured, or injured to healthy.',
  ),
  'BC-HEAL-04': rule('Heal', 'An incapacitated survivor cannot heal itself; another survivor must do it.'),
  'BC-HEAL-05': rule('Heal', 'Healing never restores AP in the turn in which the healed survivor is acting.'),
  'BC-HEAL-06': rule('Heal', 'Only injured and incapacitated survivors can be healed.'),
  'BC-HEAL-07': rule(
    'Heal',
    'A survivor healed from incapacitated before its turn of the round takes that turn with its printed AP less 1 for the injury.',
  ),

  // Move
  'BC-MOVE-01': rule('Move', '1 AP: move to one adjacent tile.'),
  'BC-MOVE-02': rule('Move', 'Impassable tiles cannot be entered and are not offered.'),
  'BC-MOVE-03': rule(
    'Move',
    'Moving onto a tile with an active enemy is allowed and starts close combat at once (BC-RULING-19). Exceptions: a tile with only Imps or only stunned enemies starts none.',
  ),
  'BC-MOVE-04': rule('Move', 'Moving onto a tile with barriers follows BC-BARRIER-02 and BC-BARRIER-03.'),
  'BC-MOVE-05': rule(
    'Move',
    'After combat the survivor may continue the turn if still able (AP left, not incapacitated).',
  ),

  // Ranged Attack
  'BC-RANGED-01': rule(
    'Ranged Attack',
    '1 AP and 2 ammo: 1 damage to one enemy on an adjacent tile or on the same tile.',
  ),
  'BC-RANGED-02': rule('Ranged Attack', 'No die roll and no counter-damage.'),
  'BC-RANGED-03': rule('Ranged Attack', 'Line of sight is not required between reach tiles (BC-RULING-20).'),
  'BC-RANGED-04': rule('Ranged Attack', 'An enemy immune to ranged attacks cannot be chosen.'),
  'BC-RANGED-05': rule(
    'Ranged Attack',
    'A hit on a Brute or Imp stuns it (BC-RULING-27). A stunned one cannot be chosen again, nothing would change.',
  ),

  // Trade
  'BC-TRADE-01': rule('Trade', '1 AP covers any combination of BC-TRADE-02 to 04 in the same action.'),
  'BC-TRADE-02': rule(
    'Trade',
    'Give to and take from any number of survivors in reach, and the Base stockpile if Base is in reach, any amounts.',
  ),
  'BC-TRADE-03': rule('Trade', 'Use resource-exchange tiles in reach at their printed rate.'),
  'BC-TRADE-04': rule('Trade', 'Drop carried resource tokens onto a passable tile in reach.'),
  'BC-TRADE-05': rule(
    'Trade',
    'The acting survivor may pass things from one neighbour to another within the same action.',
  ),
  'BC-TRADE-06': rule('Trade', 'Armor and objective items can be traded too.'),
  'BC-TRADE-07': rule('Trade', 'A tile with an active enemy cannot be dropped on or exchanged with.'),
  'BC-TRADE-08': rule('Trade', 'Base accepts every resource type; only food is consumed each round.'),
  'BC-TRADE-09': rule(
    'Trade',
    'The acting survivor alone pays the AP and decides; a partner needs no AP and may be incapacitated.',
  ),
  'BC-TRADE-10': rule(
    'Trade',
    'Resources that are dropped on, or otherwise land on, the Base tile join the stock (BC-RULING-61).',
  ),
  'BC-TRADE-11': rule(
    'Trade',
    'Armor and objective items may be kept in the stock as well; they never pay for a newcomer.',
  ),

  // Tiles
  'BC-TILE-01': rule(
    'Tiles',
    'A tile has: optional requirement to clear, name with category (Base, Starting, HAZARD, ENEMY, Objective), optional special effect, optional knockback number, optional enemy health and speed, optional gatherable resources.',
  ),
  'BC-TILE-02': rule(
    'Tiles',
    'Special effect kinds: enemy spawn, uncommon effect, repeating spawn, resource exchange.',
  ),
  'BC-TILE-03': rule('Tiles', 'Cleared tiles are shown flipped.'),
  'BC-TILE-04': rule(
    'Tiles',
    'Enemy health is the amount of damage that kills it; damage stays on the enemy between rounds unless it heals.',
  ),
  'BC-TILE-05': rule(
    'Tiles',
    'Enemy speed is the number of tiles it moves each round; the speed colour gives the target class: white survivors, yellow Base, green resources.',
  ),
  'BC-TILE-06': rule(
    'Tiles',
    'A mark beside the speed says that the enemy has special conditions; they are told with each enemy.',
  ),

  // Spawning
  'BC-SPAWN-01': rule('Spawning', 'An enemy-spawn effect fires once, when the tile is explored.'),
  'BC-SPAWN-02': rule(
    'Spawning',
    'Where: white = on this tile; green = on the nearest HAZARD tile; red = on the nearest ENEMY tile other than this one; further colours follow the category colours (BC-RULING-21).',
  ),
  'BC-SPAWN-03': rule(
    'Spawning',
    'Repeating spawn: at the end of each round, if no enemy at all is on the tile, one enemy of the given type spawns there.',
  ),
  'BC-SPAWN-04': rule(
    'Spawning',
    'The repeating check uses positions before enemies move in 3a, so an undisturbed pit produces one enemy every second round (BC-RULING-22).',
  ),
  'BC-SPAWN-05': rule('Spawning', 'A stunned enemy on the tile also prevents the repeating spawn.'),
  'BC-SPAWN-06': rule('Spawning', 'A cleared tile never spawns again.'),
  'BC-SPAWN-07': rule(
    'Spawning',
    "An enemy spawning on a survivor's tile starts close combat: at once if during a survivor's turn, in 3c if in the enemy phase.",
  ),
  'BC-SPAWN-08': rule(
    'Spawning',
    'An enemy spawning on a trap takes the trap damage first; if it dies nothing else happens.',
  ),
  'BC-SPAWN-09': rule(
    'Spawning',
    'A burning tile never produces an enemy, neither on exploring nor by repeating (BC-RULING-57).',
  ),
  'BC-SPAWN-10': rule(
    'Spawning',
    'Several enemies spawned on one tile by the same event meet its traps together (BC-TRAP-06) and fight in one combat.',
  ),
  'BC-SPAWN-11': rule(
    'Spawning',
    'A tile with several spawn effects resolves all spawns first, then combat, then knockback (BC-RULING-16).',
  ),

  // Knockback
  'BC-KNOCK-01': rule(
    'Knockback',
    'Knockback n affects figures at range n or less from the source; each flees until n tiles lie between it and the source, that is until range n+1.',
  ),
  'BC-KNOCK-02': rule(
    'Knockback',
    'On ENEMY tiles the source is the spawned enemy, wherever it spawned, not the tile.',
  ),
  'BC-KNOCK-03': rule(
    'Knockback',
    'Survivors on the very tile where the enemy spawns fight instead of fleeing; other survivors in range still flee.',
  ),
  'BC-KNOCK-04': rule(
    'Knockback',
    'On HAZARD tiles the source is the tile and enemies in range are knocked back as well.',
  ),
  'BC-KNOCK-05': rule('Knockback', 'Knockback from an enemy affects survivors only.'),
  'BC-KNOCK-06': rule(
    'Knockback',
    "A survivor's player chooses the route, even into a dead end that stops the flight early.",
  ),
  'BC-KNOCK-07': rule(
    'Knockback',
    'Every fleeing step must increase the range from the source; with no such step the flight ends (BC-RULING-23).',
  ),
  'BC-KNOCK-08': rule(
    'Knockback',
    'A knocked back enemy takes, among legal fleeing steps, the one leading towards its nearest target (BC-RULING-23).',
  ),
  'BC-KNOCK-09': rule(
    'Knockback',
    'Several knockbacks at once: for each figure the nearest source resolves first; survivors choose among equally near sources.',
  ),
  'BC-KNOCK-10': rule('Knockback', 'Enemies spawned in the enemy phase cause no knockback.'),
  'BC-KNOCK-11': rule('Knockback', "Knockback costs no AP and can happen outside the survivor's own turn."),
  'BC-KNOCK-12': rule(
    'Knockback',
    'Barriers stop a fleeing step in the normal way: the step fails and one barrier goes (BC-RULING-24).',
  ),
  'BC-KNOCK-13': rule(
    'Knockback',
    'Fleeing onto a tile with an active enemy starts combat, which ends the flight.',
  ),
  'BC-KNOCK-14': rule(
    'Knockback',
    'Incapacitated survivors are knocked back like the others (BC-RULING-25).',
  ),
  'BC-KNOCK-15': rule(
    'Knockback',
    'Knockback printed on an Objective tile belongs to the spawned enemy, as on ENEMY tiles.',
  ),
  'BC-KNOCK-16': rule(
    'Knockback',
    "The source of an enemy's knockback is the tile where it spawned. It takes effect even if that enemy has been killed in the combat of its arrival or has moved on; it does not if a trap killed the enemy (BC-RULING-58).",
  ),
  'BC-KNOCK-17': rule(
    'Knockback',
    'An incapacitated survivor on the very tile of the spawn stays there: it neither fights nor flees.',
  ),
  'BC-KNOCK-18': rule(
    'Knockback',
    "Range is measured when a source is resolved: a survivor driven out of a second source's range before its turn is spared, one driven into it flees again (BC-RULING-59).",
  ),
  'BC-KNOCK-19': rule(
    'Knockback',
    "An enemy in flight that enters a standing survivor's tile or Base starts combat at once and its flight ends; Brutes pass Base, Imps pass both (BC-EMOVE-08).",
  ),

  // Enemies
  'BC-ENEMY-01': rule(
    'Enemies',
    'An active enemy on a tile prevents every interaction with that tile except moving (and attacking the enemy itself, BC-RULING-26).',
  ),
  'BC-ENEMY-02': rule(
    'Enemies',
    'The figures of the eleven enemies stand with each of them; they are binding.',
  ),
  'BC-STUN-01': rule(
    'Enemies',
    'A stunned enemy does not move, use special effects, cause close combat or block interaction with its tile.',
  ),
  'BC-STUN-02': rule(
    'Enemies',
    'If close combat happens on its tile for another reason, a stunned enemy still deals its damage (exception: Brute).',
  ),
  'BC-STUN-03': rule(
    'Enemies',
    'Recovery happens in 3b; if a standing survivor shares the tile, or the tile is Base, combat follows in 3c (not for an Imp; for a Brute only with a survivor, BC-BRUTE-03).',
  ),
  'BC-STUN-04': rule('Enemies', 'Damage to an enemy with unlimited health stuns it instead (BC-RULING-27).'),
  'BC-STUN-05': rule('Enemies', 'In the present content only Brutes and Imps can be stunned.'),

  // Enemy movement
  'BC-EMOVE-01': rule(
    'Enemy movement',
    'Each active enemy selects its target afresh at the end of every round.',
  ),
  'BC-EMOVE-02': rule(
    'Enemy movement',
    'Among possible targets it heads for the closest by path distance, by the shortest path.',
  ),
  'BC-EMOVE-03': rule(
    'Enemy movement',
    'Ties between equally near targets, or equally short routes with different first steps: roll a four-sided die and re-roll until it matches the Base-tile arrow of one of the tied directions; the enemy goes that way (BC-RULING-28).',
  ),
  'BC-EMOVE-04': rule('Enemy movement', 'If all tied routes share the same first step no die is rolled.'),
  'BC-EMOVE-05': rule(
    'Enemy movement',
    'Barrier tiles count as closed while any target can be reached without crossing one (BC-RULING-29).',
  ),
  'BC-EMOVE-06': rule(
    'Enemy movement',
    'If every route crosses a barrier, the enemy takes the shortest route anyway and tries to enter; the move fails and one barrier is removed.',
  ),
  'BC-EMOVE-07': rule(
    'Enemy movement',
    'All enemies move simultaneously; multi-step movers advance step by step in parallel (BC-RULING-30).',
  ),
  'BC-EMOVE-08': rule(
    'Enemy movement',
    "Entering a tile with a standing survivor, or Base, ends that enemy's move for the phase. Exceptions: Base does not stop a Brute; neither stops an Imp before it reaches its target.",
  ),
  'BC-EMOVE-09': rule('Enemy movement', 'Enemies do not block each other and may share or swap tiles.'),
  'BC-EMOVE-10': rule(
    'Enemy movement',
    'With no legal target or no path at all, the enemy stays put (BC-RULING-31).',
  ),
  'BC-EMOVE-11': rule(
    'Enemy movement',
    'Incapacitated survivors are not targets and do not trigger combat (BC-RULING-32).',
  ),
  'BC-EMOVE-12': rule(
    'Enemy movement',
    'A mover with several steps chooses target and route anew before each step, by the same rules; survivors do not move meanwhile (BC-RULING-30).',
  ),
  'BC-EMOVE-13': rule(
    'Enemy movement',
    'An enemy whose target is on the tile where it already stands does not move.',
  ),
  'BC-EMOVE-14': rule('Enemy movement', 'Enemies never enter impassable tiles.'),

  // Close combat
  'BC-CLOSE-01': rule(
    'Close combat',
    'Trigger: an active enemy spawns on, recovers on or attempts to enter a tile with a survivor, or the Base tile; or a survivor enters a tile with an active enemy.',
  ),
  'BC-CLOSE-02': rule(
    'Close combat',
    'Survivor step: every survivor and every enemy on the tile deals 1 damage, all at once.',
  ),
  'BC-CLOSE-03': rule('Close combat', 'The players assign all the damage of both sides.'),
  'BC-CLOSE-04': rule(
    'Close combat',
    'A point may not be wasted on a figure already taken out by points assigned in the same step while another legal recipient remains (BC-RULING-33).',
  ),
  'BC-CLOSE-05': rule(
    'Close combat',
    'Repeat the survivor step until one side is out: all survivors incapacitated, or no active enemy left (killed, stunned or gone) (BC-RULING-34).',
  ),
  'BC-CLOSE-06': rule(
    'Close combat',
    'Base step (Base tile only, after the survivor step): each remaining enemy removes 3 food from Base and takes 1 damage; repeat until no enemy remains on Base.',
  ),
  'BC-CLOSE-07': rule(
    'Close combat',
    'Less than 3 food in Base: remove what is there; the loss check stays in step 4 (BC-RULING-35).',
  ),
  'BC-CLOSE-08': rule(
    'Close combat',
    'An undamaged enemy with health h reaching an undefended Base therefore costs 3h food.',
  ),
  'BC-CLOSE-09': rule(
    'Close combat',
    "Combat during a survivor's turn is resolved completely before play continues; combat in the enemy phase is resolved in 3c.",
  ),
  'BC-CLOSE-10': rule(
    'Close combat',
    'Several enemies entering one tile in the same phase fight in one common combat.',
  ),
  'BC-CLOSE-11': rule('Close combat', 'An enemy that wins stays on the tile.'),
  'BC-CLOSE-12': rule(
    'Close combat',
    "Survivors' points go to enemies on the tile (active or stunned), enemies' points to standing survivors on the tile. Each point keeps its dealer, so it is known whom a Savage hurt (BC-RULING-33).",
  ),
  'BC-CLOSE-13': rule(
    'Close combat',
    'Imps and incapacitated survivors on the tile deal nothing and receive nothing.',
  ),
  'BC-CLOSE-14': rule(
    'Close combat',
    'The Base step concerns neither Brutes nor Imps and ends when no other enemy is left on Base.',
  ),
  'BC-CLOSE-15': rule(
    'Close combat',
    'A newcomer placed on Base where an active Brute stands counts as a survivor entering: combat at once, or in 3c if it arrives in the enemy phase before 3c.',
  ),
  'BC-CLOSE-16': rule(
    'Close combat',
    "Further combats caused during a survivor's turn (by exits and flights) are resolved one after another before play continues, in an order the players choose.",
  ),

  // Injury and newcomers
  'BC-INJURY-01': rule(
    'Injury and newcomers',
    'States: healthy, injured, incapacitated. Any damage moves one step down per point.',
  ),
  'BC-INJURY-02': rule(
    'Injury and newcomers',
    'Injured: current and maximum AP are 1 lower until healed; show the figure lying on its side.',
  ),
  'BC-INJURY-03': rule(
    'Injury and newcomers',
    'Incapacitated: stays on its tile, 0 AP, until another survivor heals it to injured.',
  ),
  'BC-INJURY-04': rule(
    'Injury and newcomers',
    'A survivor made incapacitated during its own turn ends that turn.',
  ),
  'BC-INJURY-05': rule(
    'Injury and newcomers',
    'Further damage to an incapacitated survivor has no effect. Only Blaze kills a survivor outright.',
  ),
  'BC-FORFEIT-01': rule(
    'Injury and newcomers',
    'At any time the players may give up an incapacitated survivor.',
  ),
  'BC-FORFEIT-02': rule('Injury and newcomers', 'They may equally give up any other survivor at any time.'),
  'BC-FORFEIT-03': rule(
    'Injury and newcomers',
    'All resources carried are dropped on the tile where it stood (armor and objective items too, BC-RULING-36).',
  ),
  'BC-FORFEIT-04': rule(
    'Injury and newcomers',
    'Its marker goes to Base and a new random survivor card is drawn for the same player.',
  ),
  'BC-FORFEIT-05': rule(
    'Injury and newcomers',
    'The new survivor costs 4 resources of any type(s), chosen by the players, from Base.',
  ),
  'BC-FORFEIT-06': rule(
    'Injury and newcomers',
    'The new survivor starts healthy and without its printed starting resources.',
  ),
  'BC-FORFEIT-07': rule(
    'Injury and newcomers',
    'Without 4 resources in Base the replacement is not available (BC-RULING-36).',
  ),
  'BC-FORFEIT-08': rule(
    'Injury and newcomers',
    'Whether a newcomer still acts this round is settled in BC-RULING-37.',
  ),
  'BC-FORFEIT-09': rule(
    'Injury and newcomers',
    'The moments that count as any time are listed in BC-RULING-60.',
  ),
  'BC-FORFEIT-10': rule(
    'Injury and newcomers',
    'Order: goods drop, the marker goes to Base, 4 resources are paid, the card is drawn. Resources dropped on Base are in the stock in time to pay (BC-RULING-61).',
  ),
  'BC-FORFEIT-11': rule(
    'Injury and newcomers',
    'A Trap tile on the card and a pending lost turn leave with the old survivor (BC-RULING-37, BC-RULING-50).',
  ),

  // The enemies one by one
  'BC-ANIMAL-01': rule(
    'The enemies one by one',
    'Moves up to 2 tiles per enemy phase towards the nearest survivor.',
  ),
  'BC-BEAST-01': rule('The enemies one by one', 'Moves 1 towards the nearest survivor; no special ability.'),
  'BC-BRUTE-01': rule('The enemies one by one', 'Cannot be killed by damage; can be stunned.'),
  'BC-BRUTE-02': rule(
    'The enemies one by one',
    'Deals no damage while stunned, even if combat happens on its tile.',
  ),
  'BC-BRUTE-03': rule(
    'The enemies one by one',
    'Ignores Base: being on Base starts no combat without survivors, takes no food and takes no Base-step damage.',
  ),
  'BC-BRUTE-04': rule(
    'The enemies one by one',
    'In combat one point of damage stuns it and takes it out of that combat.',
  ),
  'BC-DEVOURER-01': rule('The enemies one by one', 'Targets Base.'),
  'BC-DEVOURER-02': rule(
    'The enemies one by one',
    'Whenever it leaves a tile it leaves 1 barrier token on that tile.',
  ),
  'BC-DEVOURER-03': rule(
    'The enemies one by one',
    'At the end of each round it heals all damage (BC-RULING-38).',
  ),
  'BC-DEVOURER-04': rule(
    'The enemies one by one',
    'If its entry fails (barrier) or it dies on a trap, it did not leave and places nothing.',
  ),
  'BC-DEVOURER-05': rule(
    'The enemies one by one',
    'It leaves a barrier also when knocked back. The barrier appears after the sub-step, so it does not hinder an enemy entering that tile in the same sub-step.',
  ),
  'BC-IMP-01': rule('The enemies one by one', 'Targets the nearest resource tokens (BC-RULING-39).'),
  'BC-IMP-02': rule(
    'The enemies one by one',
    'Never takes part in close combat: neither deals nor receives combat damage, and does not start combat.',
  ),
  'BC-IMP-03': rule('The enemies one by one', 'On reaching its target it removes 1 resource token from it.'),
  'BC-IMP-04': rule(
    'The enemies one by one',
    'After the theft it is moved to the HAZARD tile furthest away, as a respawn (BC-RULING-39).',
  ),
  'BC-IMP-05': rule(
    'The enemies one by one',
    'The theft happens in the special ability step on whatever tile the Imp then stands, with or without survivors there, if that tile is a possible target; also when it did not need to move. Not during flight (BC-RULING-39).',
  ),
  'BC-IMP-06': rule(
    'The enemies one by one',
    'An active Imp blocks interaction with its tile like any enemy.',
  ),
  'BC-MONSTER-01': rule('The enemies one by one', 'Moves 1 towards Base; no special ability.'),
  'BC-PREDATOR-01': rule('The enemies one by one', 'Cannot be the target of ranged attacks.'),
  'BC-PREDATOR-02': rule(
    'The enemies one by one',
    'If alive when a combat round ends, it breaks off and goes to an adjacent tile picked at random (BC-RULING-40). A Base step counts as a combat round.',
  ),
  'BC-PREDATOR-03': rule('The enemies one by one', 'Traps and close combat hurt it normally.'),
  'BC-SAVAGE-01': rule(
    'The enemies one by one',
    'Each survivor that takes damage from a Savage is knocked back exactly 1 tile after that combat round (BC-RULING-41).',
  ),
  'BC-SAVAGE-02': rule(
    'The enemies one by one',
    'A survivor moved off the tile has left that combat. If no standing survivor remains the combat ends (on Base the Base step follows).',
  ),
  'BC-STALKER-01': rule(
    'The enemies one by one',
    'Speed 1, or 3 if a survivor is in its line of sight when it starts to move (BC-RULING-42).',
  ),
  'BC-STALKER-02': rule(
    'The enemies one by one',
    'Its extra steps follow the usual rules: barriers and traps on the way, stop at a survivor or Base.',
  ),
  'BC-STRANGER-01': rule(
    'The enemies one by one',
    'Ranged attack: 1 damage to a survivor within range 2 and line of sight.',
  ),
  'BC-STRANGER-02': rule(
    'The enemies one by one',
    "Triggers whenever a survivor moves into that zone, on anyone's turn (BC-RULING-43).",
  ),
  'BC-STRANGER-03': rule(
    'The enemies one by one',
    "Also triggers once in each round's special ability step if a survivor is in the zone (BC-RULING-06, BC-RULING-43).",
  ),
  'BC-STRANGER-04': rule(
    'The enemies one by one',
    'The shot cannot be avoided, costs the Stranger nothing, and armor works against it. A Stranger that is stunned, or that is to fight the same survivor in close combat because of the same move, does not shoot (BC-RULING-43).',
  ),
  'BC-VERMIN-01': rule(
    'The enemies one by one',
    'Targets the nearest uncleared resource tile (BC-RULING-44).',
  ),
  'BC-VERMIN-02': rule(
    'The enemies one by one',
    'On reaching it the tile is cleared, nobody gains anything.',
  ),
  'BC-VERMIN-03': rule('The enemies one by one', 'A further Vermin spawns on the cleared tile.'),
  'BC-VERMIN-04': rule(
    'The enemies one by one',
    'The tile it already stands on is its target only if no other uncleared resource tile can be reached; then it clears that one (BC-RULING-44).',
  ),
  'BC-VERMIN-05': rule(
    'The enemies one by one',
    'The additional Vermin meets traps on the tile like any spawn and does not move or multiply in that phase.',
  ),

  // Environmental effects
  'BC-ENVBARRIER-01': rule(
    'Environmental effects',
    'Barrier tile: 5 barrier tokens appear on it when placed.',
  ),
  'BC-BLAZE-01': rule(
    'Environmental effects',
    'On placement every tile within range 2, the Blaze tile included, receives a blaze token (Base excepted, BC-RULING-45).',
  ),
  'BC-BLAZE-02': rule(
    'Environmental effects',
    'Tiles that later become connected within range 2 receive one too, immediately.',
  ),
  'BC-BLAZE-03': rule('Environmental effects', 'A tile with a blaze token is impassable.'),
  'BC-BLAZE-04': rule(
    'Environmental effects',
    'Figures in range flee first (knockback 2); anything that cannot get out of range is killed at once (BC-RULING-45).',
  ),
  'BC-BLAZE-05': rule(
    'Environmental effects',
    'If a later placement or swap brings a tile with figures into range, those figures flee first by the same rule, then the token appears (BC-RULING-57).',
  ),
  'BC-BLAZE-06': rule(
    'Environmental effects',
    'Blaze cannot be cleared; its tokens stay for the game. A burning tile may be gathered from or cleared from an adjacent tile (BC-ACTION-06).',
  ),
  'BC-BLOCKED-01': rule('Environmental effects', 'Blocked Path is impassable for the whole game.'),
  'BC-BRIDGE-01': rule(
    'Environmental effects',
    'Broken Bridge is impassable until cleared for 1 AP and 2 scrap.',
  ),
  'BC-STAIRS-01': rule(
    'Environmental effects',
    'Broken Stairs: the exploring survivor takes 1 damage when it is placed. Afterwards it is an ordinary passable tile.',
  ),
  'BC-COLLAPSE-01': rule(
    'Environmental effects',
    'Collapsed Passage is not put in a free cell: it replaces the tile the explorer stands on.',
  ),
  'BC-COLLAPSE-02': rule('Environmental effects', 'It is impassable and not clearable.'),
  'BC-COLLAPSE-03': rule(
    'Environmental effects',
    'All survivors on the replaced tile are moved 1 tile towards Base.',
  ),
  'BC-COLLAPSE-04': rule(
    'Environmental effects',
    'The replaced tile leaves the game; an uncleared Objective tile is shuffled back into the draw pile instead.',
  ),
  'BC-COLLAPSE-05': rule(
    'Environmental effects',
    'What becomes of tokens and enemies on the replaced tile is settled in BC-RULING-46.',
  ),
  'BC-COLLAPSE-06': rule(
    'Environmental effects',
    'A barrier does not stop survivors thrown off the collapsed tile and none is removed; an active enemy where they land means combat.',
  ),
  'BC-COLLAPSE-07': rule(
    'Environmental effects',
    'If a survivor on the tile would have no enterable neighbour, the tile is refused and shuffled back.',
  ),
  'BC-EXPLOSION-01': rule(
    'Environmental effects',
    'On placement each survivor within range 1 of the tile loses 1 resource of its own choice (nothing if it has none).',
  ),
  'BC-EXPLOSION-02': rule('Environmental effects', 'Then its knockback resolves.'),
  'BC-EXPLOSION-03': rule(
    'Environmental effects',
    "Then 1 barrier appears on every tile strictly between the Explosion tile and the explorer's new tile (BC-RULING-47).",
  ),
  'BC-EXPLOSION-04': rule(
    'Environmental effects',
    'If the explorer was not moved, no barrier appears. Armor and items cannot be lost to it.',
  ),
  'BC-FLOOD-01': rule(
    'Environmental effects',
    'Every clearable tile within the knockback range is cleared; nobody gains its resources.',
  ),
  'BC-FLOOD-02': rule(
    'Environmental effects',
    'Items lying on the tiles it clears are destroyed (BC-RULING-48).',
  ),
  'BC-FLOOD-03': rule('Environmental effects', "Flood's knockback applies to survivors and enemies."),
  'BC-FLOOD-04': rule(
    'Environmental effects',
    'Clearing comes before the knockback and needs no cost, no condition and no tile free of enemies.',
  ),
  'BC-FLOOD-05': rule(
    'Environmental effects',
    'Objective tiles in range that can be cleared are cleared too; this does not count towards an objective, and a fresh copy goes into the pile (BC-RULING-62).',
  ),
  'BC-GAS-01': rule(
    'Environmental effects',
    'The exploring survivor loses all remaining AP and its next turn.',
  ),
  'BC-GAS-02': rule(
    'Environmental effects',
    'Every other survivor within range 1 of the tile loses its next turn (BC-RULING-49).',
  ),
  'BC-GAS-03': rule(
    'Environmental effects',
    'A turn that is lost is passed over like an acted one: no AP, no Eat Food.',
  ),
  'BC-IRRAD-01': rule(
    'Environmental effects',
    'Irradiated is impassable until cleared for 1 AP and 2 medicine.',
  ),
  'BC-MUD-01': rule(
    'Environmental effects',
    "A survivor that moves onto Muddy Passage loses 1 AP (in addition to the move's cost, not below 0).",
  ),
  'BC-MUD-02': rule('Environmental effects', 'A survivor that starts its turn there loses 1 AP.'),
  'BC-MUD-03': rule(
    'Environmental effects',
    "Being driven onto it during one's own turn costs 1 AP too; outside one's own turn it costs nothing at that moment (BC-RULING-66).",
  ),
  'BC-RUBBLE-01': rule(
    'Environmental effects',
    "Rubble Slide is placed normally, then swaps cells with the explorer's tile.",
  ),
  'BC-RUBBLE-02': rule(
    'Environmental effects',
    "Everything on the explorer's tile travels with it: all survivors, enemies, tokens, items.",
  ),
  'BC-RUBBLE-03': rule('Environmental effects', 'After the swap 3 barriers appear on the Rubble Slide tile.'),
  'BC-RUBBLE-04': rule(
    'Environmental effects',
    'After the swap the explorer stands on the same tile as before, in the cell it chose.',
  ),
  'BC-VAULT-01': rule('Environmental effects', 'Sealed Vault is impassable until cleared.'),
  'BC-VAULT-02': rule(
    'Environmental effects',
    'Clearing costs 1 AP and needs 2 or more survivors adjacent to it (the acting one included); no resources.',
  ),
  'BC-VAULT-03': rule(
    'Environmental effects',
    'Incapacitated survivors adjacent to it count towards the two.',
  ),
  'BC-SNARE-01': rule(
    'Environmental effects',
    "The Trap tile is not placed; it goes onto the exploring survivor's card.",
  ),
  'BC-SNARE-02': rule(
    'Environmental effects',
    'While there, that survivor has 1 AP less (at once and in every turn).',
  ),
  'BC-SNARE-03': rule(
    'Environmental effects',
    'Another survivor on the same or an adjacent tile removes it for 1 AP and 2 scrap (BC-RULING-50).',
  ),
  'BC-SNARE-04': rule(
    'Environmental effects',
    'The explorer has spent 1 AP on the Explore and loses 1 more at once. It may not free itself.',
  ),

  // Objectives
  'BC-OBJ-01': rule(
    'Objectives',
    'Each objective card has a name, requirement text (actions, items, tiles it adds or changes), events with proxy tokens that count progress plus resource tokens needed, an effect or reward, and flavour text.',
  ),
  'BC-OBJ-02': rule(
    'Objectives',
    'Things marked as persisting remain available after completion; other granted actions end with completion.',
  ),
  'BC-OBJ-03': rule(
    'Objectives',
    "A minor objective's bonus starts on completion and lasts for the rest of the game.",
  ),
  'BC-OBJ-04': rule('Objectives', 'Event progress is tracked with one proxy token per required event.'),
  'BC-OBJ-05': rule('Objectives', 'An Event is an action costing 1 AP unless its card says otherwise.'),
  'BC-OBJ-06': rule(
    'Objectives',
    'Rewards of minor objectives always persist. Actions and gather options an objective grants end with its completion unless marked as persisting.',
  ),
  'BC-OBJ-07': rule(
    'Objectives',
    'An event is aimed at a tile in reach (the card says which); an active enemy on that tile prevents it.',
  ),
  'BC-OBJ-08': rule(
    'Objectives',
    'Both objectives can be worked on in any order and at the same time from the first round.',
  ),
  'BC-OBJ-09': rule(
    'Objectives',
    'An objective that can no longer be completed does not end the game (BC-RULING-67).',
  ),
  'BC-PERIM-01': rule(
    'Objectives',
    "Extend Perimeter: when gathering from a Campsite or Bunker a survivor may take 2 fence tokens in place of the tile's usual resources.",
  ),
  'BC-PERIM-02': rule(
    'Objectives',
    'Its event places one carried fence on a tile adjacent to Base or to a tile that has a fence.',
  ),
  'BC-PERIM-03': rule('Objectives', 'Reward: tiles with fences act as Base for Trade.'),
  'BC-PERIM-04': rule(
    'Objectives',
    'Reward: tiles with fences act as a barrier against enemies; survivors pass freely (BC-RULING-51).',
  ),
  'BC-PERIM-05': rule('Objectives', 'Four fences are needed; the number is not legible in the rulebook.'),
  'BC-PERIM-06': rule(
    'Objectives',
    'At most one fence per tile, never on Base and never on an impassable tile (BC-RULING-63).',
  ),
  'BC-PERIM-07': rule(
    'Objectives',
    'Gathering fences and placing them ends when the objective is complete; nothing there is marked as persisting.',
  ),
  'BC-PERIM-08': rule(
    'Objectives',
    'Several Campsites and Bunkers in reach may give their fences in one Gather, fences being the chosen type.',
  ),
  'BC-WIN-01': rule(
    'Objectives',
    'The survivors win as soon as the mission objective and (if used) the minor objective are both complete (BC-RULING-52).',
  ),
  'BC-WIN-02': rule('Objectives', 'Completing one of them first is allowed in either order.'),
  'BC-LOSE-01': rule('Objectives', 'The survivors lose when step 4 cannot remove a food from Base.'),
  'BC-LOSE-02': rule(
    'Objectives',
    'No other loss condition is stated; having all survivors incapacitated is not itself a loss (BC-RULING-53).',
  ),
  'BC-LOSE-03': rule('Objectives', 'The players may concede at any decision; that is a loss (BC-RULING-53).'),

  // Line of sight
  'BC-LOS-01': rule('Line of sight', 'Barriers break line of sight.'),
  'BC-LOS-02': rule(
    'Line of sight',
    'Line of sight matters for Stalker and Stranger (and for content that says so).',
  ),
  'BC-LOS-03': rule('Line of sight', 'How sight runs over the grid is settled in BC-RULING-20.'),

  // Rulings
  'BC-RULING-01': ours(
    'How is range counted? Two metrics. Chain distance: fewest edge-to-edge steps over placed tiles, ignoring barriers, impassability and occupants; used for every "range n" (knockback, blaze, flood, explosion, gas, heal, Stranger). Path distance: same, but only through tiles that may be entered; used for movement, "nearest", "towards". Never straight Manhattan distance across empty cells.',
  ),
  'BC-RULING-02': ours(
    'Two players: 3 or 4 survivors? The text asks for additional survivors to each player until there are at least 3: one player 3, two players 4 (two each), three to six players one each. These are the defaults. As an option the players may choose any total from 3 to 6 that is at least the number of players (so also 3 for two players; the first seat then has two). Dealing in seat order, round after round.',
  ),
  'BC-RULING-03': ours(
    'Which basic tile on which side of Base? Seeded random by default. X0 above is only the test fixture.',
  ),
  'BC-RULING-04': ours('Can turns interleave? No. The choice of order is made per whole turn.'),
  'BC-RULING-05': ours(
    "What does simultaneous combat mean with exits and knockbacks? Resolve 3c in waves. In a wave every tile with a pending combat is fought to its end on its own. Predator exits and Savage knockbacks are carried out when the combat round that caused them ends: first all Savage knockbacks in an order the players choose, then Predator exits, oldest first. Combats they start on another tile join a combat that is pending there and not yet fought, otherwise form the next wave. Tile order inside a wave is chosen by the players. In survivors' turns the same with the one tile as first wave.",
  ),
  'BC-RULING-06': ours(
    'When is the special ability step? Between movement and 3b. Order: Imp thefts and respawns (on any tile), then Vermin arrivals on tiles without a standing survivor and not Base, then Stranger shots; within a kind the oldest enemy first.',
  ),
  'BC-RULING-07': ours('Do AP carry over? No.'),
  'BC-RULING-08': ours('Whose resources pay? Only those carried by the acting survivor.'),
  'BC-RULING-09': ours(
    'Armor details: Automatic, one token per point, no limit. Prevented damage is not taken, so it causes no injury and no Savage knockback. Not a resource.',
  ),
  'BC-RULING-10': ours(
    'Barriers on your own tile? Yes: the general action rule gives current or adjacent tile. Not on impassable tiles, not on a tile with an active enemy. Base is allowed. The same limits hold for traps.',
  ),
  'BC-RULING-11': ours('Token supply: Unlimited for all tokens and enemy figures.'),
  'BC-RULING-12': ours(
    'Trap and barrier together: Traps react to the attempt, so they fire first. A dead enemy never attempted the barrier. A living one is then stopped and one barrier goes; it has not entered, so no combat.',
  ),
  'BC-RULING-13': ours(
    'Eating limits: Own turn only, no number limit, not when incapacitated, not after Gas Leak has ended the turn.',
  ),
  'BC-RULING-14': ours(
    'Reading of the stranding rule: A survivor is cut off if it can reach neither Base nor any tile with an allowed explore cell (pile not empty). A placement is bad if, after the tile and its immediate terrain effect (impassability, Collapsed Passage with its survivors moved, Rubble Slide swap, blaze tokens), some survivor is cut off that was not cut off before. Survivors who must flee from a Blaze because of this placement are left out of the test, the fire decides about them. Barriers and enemies count as passable; impassable tiles count as closed even if clearable. Incapacitated survivors count. If every allowed cell is bad the tile is shuffled back. If only some are bad all are offered, the bad ones with a warning. See also BC-RULING-56.',
  ),
  'BC-RULING-15': ours(
    "Nothing placeable left: Refused tiles are set aside while drawing goes on, then all shuffled back. If every tile in the pile has been refused, the Explore is cancelled, the AP returned, and Explore is not offered to that survivor again until the board, the pile or a survivor's position has changed. Empty pile: Explore is unavailable, no loss.",
  ),
  'BC-RULING-16': ours(
    "Order after placement: 1 the tile is laid (or replaces, swaps, goes to the card); 2 late fire for the whole board (BC-RULING-57); 3 immediate effects of the tile: barriers on itself, damage, resource loss, Flood's clearing, AP or turn loss; 4 all enemy spawns with traps; 5 combat on spawn tiles; 6 knockback; 7 effects defined as after knockback (Explosion barriers, tokens and deaths of a new Blaze). Stranger triggers happen whenever a survivor is moved in 1, 2 or 6. The order goes on even if the explorer is incapacitated or killed on the way.",
  ),
  'BC-RULING-17': ours(
    "Mixed tile: One gather yields one type, then the tile is spent. The rulebook's own example fits: 1 unit per tile and type.",
  ),
  'BC-RULING-18': ours(
    'Picking up several types: One action is either one type from tiles plus matching loose tokens, or loose tokens only of any types.',
  ),
  'BC-RULING-19': ours(
    'Survivor walking into an enemy: The combat section lists only enemy-driven triggers, but Move says it can trigger combat. Treat entering a tile with an active enemy as a trigger.',
  ),
  'BC-RULING-20': ours(
    "Line of sight: A sees B if both are in the same row or column, every cell between holds a tile, no tile strictly between them is impassable or has a barrier or (against enemies' sight) an active fence, and B's own tile has no barrier. The observer's own barriers do not matter. Figures never block. Same tile: always. Survivors' Ranged Attack ignores line of sight.",
  ),
  'BC-RULING-21': ours(
    'Nearest tile for a coloured spawn: By path distance from the tile with the effect (which need not be enterable itself); if no path, by chain distance. Cleared tiles count, impassable ones are skipped. Ties: seeded random. If none qualifies, spawn on the tile with the effect; if that is impassable, on the tile of the survivor who explored it or took the event. Burning: BC-RULING-57.',
  ),
  'BC-RULING-22': ours('Repeating spawn timing: Check before movement, as listed in 3a.'),
  'BC-RULING-23': ours(
    'Fleeing steps: Each step goes to an enterable neighbour whose chain distance from the source is larger. Enemies choose the neighbour with the smallest path distance to their nearest target (Base, survivor or resource, as for movement, barriers as in BC-RULING-29), tie by die; with no reachable target the die picks among the legal steps. Stunned enemies are moved too and stay stunned. Order of figures: BC-RULING-59.',
  ),
  'BC-RULING-24': ours(
    'Barriers during flight: The flight has n+1 minus current range steps. A failed step uses one of them and removes one barrier.',
  ),
  'BC-RULING-25': ours(
    'Incapacitated and knockback: They are moved; otherwise Blaze would always kill them.',
  ),
  'BC-RULING-26': ours(
    'What an active enemy blocks: Gather, clear, drop, exchange, stock, placing barriers or traps, objective events on that tile, and heal or trade with another survivor on that tile. Not blocked: moving in or out, ranged attack on the enemy, exploring, anything aimed at another tile by a survivor standing there, and what a survivor does to itself. Step 4, raids and paying for a newcomer are not interactions.',
  ),
  'BC-RULING-27': ours(
    'Who gets stunned and how: Any damage to a Brute (combat, trap, ranged) or to an Imp (trap, ranged) stuns it. One stunned by a trap while entering stays on the tile it came from and loses its remaining steps; it recovers in 3b of the same round if that happens in 3a. One stunned by a trap on spawning is stunned where it spawned and causes no knockback. No other enemy can be stunned in the present content.',
  ),
  'BC-RULING-28': ours(
    'Die mapping: 1 north, 2 east, 3 south, 4 west. Seeded; log every roll including re-rolls. Also used for ties between routes and for Predator exits.',
  ),
  'BC-RULING-29': ours(
    "Closest target with barriers about: First search with barrier tiles closed (the enemy's own tile never counts). If any target is reachable, the nearest of those is the target. Only otherwise search with barriers open, counting steps, then fewer barrier tokens on the route, then die. Active fences count as barriers for enemies.",
  ),
  'BC-RULING-30': ours(
    'Multi-step simultaneous movement: Sub-steps. In each, all enemies with steps left choose target and step on the same board, then move together. Attempts on one barrier tile in one sub-step: all fail, tokens removed = smaller of attempts and tokens. A failed attempt uses a step; later steps may try again. Dice for ties are rolled oldest enemy first.',
  ),
  'BC-RULING-31': ours('No target: Stay.'),
  'BC-RULING-32': ours(
    'Enemies and incapacitated survivors: No targeting, no combat trigger, no damage dealt or received in combat. Stranger does not shoot them.',
  ),
  'BC-RULING-33': ours(
    'Damage assignment: Points are assigned one by one, those of the survivors first, then those of the enemies; all take effect together afterwards. The recipient must still be standing counting points already assigned, armor included; a Brute is down after one point. Points on one survivor count in the order assigned, armor absorbing the first. Surplus is lost.',
  ),
  'BC-RULING-34': ours(
    '"Killed" survivors in combat: Means incapacitated. Combat also ends when every remaining enemy is stunned, or has left.',
  ),
  'BC-RULING-35': ours(
    'Raid with little food: Remove up to 3, enemy still takes 1 damage. No loss before step 4.',
  ),
  'BC-RULING-36': ours(
    'Giving up a survivor: Needs 4 Base resources. Items and armor drop as well. The new card is drawn from the cards not in play and not yet used; when these run out the used ones are reshuffled. Goods that would land on an impassable tile go to the nearest enterable one.',
  ),
  'BC-RULING-37': ours(
    'Does the newcomer act? A place in the team has one turn a round. The newcomer may act this round if it arrives before the enemy phase and that place has neither begun a turn nor lost one this round. A lost turn still pending for a later round is forgotten.',
  ),
  'BC-RULING-38': ours('Devourer healing: After 3c, before step 4.'),
  'BC-RULING-39': ours(
    "Imp details: Possible targets: tiles with loose resource tokens, Base if its stock holds resources, tiles of survivors carrying resources (incapacitated ones included). The players choose which token is lost; if several holders share the tile, loose tokens first, then survivors by players' choice. Furthest HAZARD: largest path distance from the tile of the theft, enterable tiles only, cleared ones included, tie random; unreachable ones only if no other exists; none at all: the tile where it first spawned, or if that is gone or impassable it leaves the game. It does not act again that phase. An Imp entering Base or a survivor's tile starts no combat. Several Imps on one tile steal one after another while tokens last.",
  ),
  'BC-RULING-40': ours(
    "Predator exit: Die per BC-RULING-28 among adjacent enterable tiles without barriers or active fences, re-rolled until it fits; if only barrier tiles remain it attempts one of them in the same way, removes a token and stays in combat; with no enterable neighbour it stays in combat. Traps trigger on exit. Entering a standing survivor's tile or Base starts a new combat. On Base each Base step counts as a combat round. Survivor combat ends for it when it leaves.",
  ),
  'BC-RULING-41': ours(
    'Savage: Knockback means one tile to any enterable neighbour chosen by the survivor, not the range formula. A barrier there stops the step, one token goes and the survivor stays. No neighbour: stays and fights on. Also moves a survivor just incapacitated. Two points from two Savages in one round: two tiles.',
  ),
  'BC-RULING-42': ours(
    'Stalker bonus: Checked once, at the start of 3a movement, for any non-incapacitated survivor.',
  ),
  'BC-RULING-43': ours(
    'Stranger shots: "Moves into" is a change from outside to inside the zone (range 2 and sight) by Move, flight, tile swap or arrival; stepping within the zone does not re-trigger, nor does a vanished barrier. Spawning next to a survivor does not trigger. Per trigger one shot per active Stranger, before any combat the move starts; none from a Stranger on the tile entered. A Move that ends in incapacitation ends the turn, a flight goes on. In the special step: one shot at the nearest standing survivor in the zone, ties chosen by the players, none if the Stranger stands on Base or with a standing survivor (it fights in 3c).',
  ),
  'BC-RULING-44': ours(
    'Vermin: Resource tile: uncleared, with gatherable resources, no requirement to clear, not an Objective tile. Reached means entered in 3a, or BC-VERMIN-04. With a standing survivor on it, combat first; a Vermin still on it after 3c resolves its arrival then. Several Vermin arriving together clear the tile once and produce one extra Vermin. On its way over Base it raids like any other enemy.',
  ),
  'BC-RULING-45': ours(
    "Blaze: Base never receives a blaze token, and a figure whose flight ends on Base lives. Flight (knockback 2, all figures in range by BC-RULING-59) before tokens. Whoever then stands on a tile within range 2 is killed, whether it could not or did not get further (barrier, combat, chosen dead end). Deaths apply to every figure, Brute and Imp included. A killed survivor's belongings are lost except objective items (moved to the nearest enterable tile outside the fire). Its seat may bring a new survivor for 4 Base resources at any later time (BC-RULING-37, BC-RULING-60).",
  ),
  'BC-RULING-46': ours(
    "Things on a collapsed tile: Barriers, traps, fences, loose resources and armor: destroyed. Objective items: to the tile the explorer lands on. Enemies (stunned ones or an Imp): 1 tile towards nearest target, stunned ones stay stunned, destroyed if impossible. Survivors: neighbour with the shortest path to Base counting barriers as passable, tie by player's choice; if Base is unreachable, any enterable neighbour.",
  ),
  'BC-RULING-47': ours(
    "Tiles between: The tiles of the explorer's flight route including the one it started from, excluding the Explosion tile and the final tile.",
  ),
  'BC-RULING-48': ours(
    'Flood: Only tiles that it clears are washed: loose resources, armor, traps and objective items on them are destroyed; barriers, fences, blaze and proxies stay. Nothing happens to tiles in range that were cleared before or cannot be cleared, nor to Base. Survivors keep what they carry. Objective tiles and items: BC-RULING-62.',
  ),
  'BC-RULING-49': ours(
    "Losing the next turn: Not yet acted this round: this round's turn is lost. Already acted or acting: next round's. Range counted from the Gas Leak tile. Losses do not add up beyond one pending turn.",
  ),
  'BC-RULING-50': ours(
    'Trap tile: Removing costs 1 AP like other actions. Several stack. The removed tile is out of the game. Giving up the survivor discards it.',
  ),
  'BC-RULING-51': ours(
    'Fence as barrier: One fence equals one barrier against enemies and is removed by a failed entry; survivors are never hindered. Before completion fences have no effect. Completion is permanent even if fences are lost later. Fence and barrier on one tile: the barrier goes first.',
  ),
  'BC-RULING-52': ours(
    'Win timing: Checked after every atomic state change, also in the enemy phase; a win found before step 4 beats starvation.',
  ),
  'BC-RULING-53': ours(
    'Nobody can act: The round loop goes on, even with no survivor left alive, until step 4 fails. Conceding is possible at any decision and is suggested when no survivor can act and no replacement is affordable.',
  ),
  'BC-RULING-54': ours(
    'Base protected from tile effects: Base cannot be swapped, replaced or cleared (nobody can explore from it anyway).',
  ),
  'BC-RULING-55': ours(
    "Misprints in the source: The tile anatomy list uses 6 twice, and the spawn pit example's reference numbers do not match that list; cost and reward icons are missing in the text (reward given as 1 food in the text). Go by meaning, not by numbers.",
  ),
  'BC-RULING-56': ours(
    'Could a placement end exploring for everybody? By the letter a team that can walk home is not cut off, so four blocked arms would leave a game without a future. Our addition: a placement is also bad if before it some survivor could reach an explore cell and after it nobody could, while tiles remain in the pile. Same tests and consequences as BC-RULING-14.',
  ),
  'BC-RULING-57': ours(
    "Late fire: Checked in step 2 of BC-RULING-16. If a tile comes into chain range 2 of a Blaze (a new tile, a swapped tile, or an old tile that a new one has brought nearer), figures on it flee as from knockback 2 of that Blaze, then it gets its token, then those still on it are killed. Rubble Slide's barriers come only after that. A new tile that burns still has its other effects; an enemy that would spawn on a burning tile is not placed and causes no knockback.",
  ),
  'BC-RULING-58': ours(
    'Does a slain newcomer still scatter the others? Yes. All survivors in range react to its appearance: the fight on its own tile is settled first, the others then flee from the tile where it appeared, whatever the outcome. Only a trap kill undoes the appearance.',
  ),
  'BC-RULING-59': ours(
    "Order of several knockbacks: Take figures one at a time: the one nearest to any source of this placement first; survivors before enemies at equal distance; among survivors the players choose, among enemies the oldest first. A figure resolves all its sources before the next figure moves: nearest source first, ties by the survivor (for enemies the source placed first). Range is measured anew before each source; each source strikes a figure at most once. Combat started by a step is fought at once and ends that figure's flight from all sources.",
  ),
  'BC-RULING-60': ours(
    'What is any time for giving up a survivor? While choosing the next survivor; before any action of any turn; between two rounds of a combat that goes on; in the enemy phase before 3a, before 3b and before step 4. It is possible for every survivor, hurt or not, whenever the stock holds 4 resources (counting what would drop on Base). Outside survivors\' turns it is asked as "go on or give up"; a table setting may skip that question while nobody is incapacitated or dead. Not inside a combat round, a flight or the resolution of a tile. The acting survivor\'s turn ends if it is given up.',
  ),
  'BC-RULING-61': ours(
    'Goods on the Base tile: Resources there are always stock; nothing resource-like lies loose on Base. Loose armor and items on Base are stock too. Imps and raids take from the stock.',
  ),
  'BC-RULING-62': ours(
    'Lost objective pieces: Following the rule for collapsed Objective tiles: for each uncleared Objective tile cleared by Flood, and for each objective item destroyed, one fresh copy of the tile that yields it is shuffled into the pile (for fences one Campsite, at most one per Flood). So no accident makes an objective impossible while tiles can be explored.',
  ),
  'BC-RULING-63': ours(
    'Where fences may stand: On enterable tiles next to Base or next to a fence tile, one each, not on Base. A fence tile that collapses loses its fence; the event stays counted.',
  ),
  'BC-RULING-64': ours(
    'Turns of incapacitated survivors: They are not offered as next to act. After the last other turn they count as having acted. Healed later in the same round they wait for the next.',
  ),
  'BC-RULING-65': ours(
    'Looking at, burying and shuffling tiles: A tile looked at stays on top, known to all, until it is drawn or the pile is shuffled. Tiles put at the bottom come last, in the order buried. Any shuffling mixes the whole pile and ends all such knowledge.',
  ),
  'BC-RULING-66': ours(
    'Muddy Passage outside the own turn: Nothing is lost at that moment, as there is no AP to lose. If the survivor begins its turn there it loses 1 AP. Riding a swapped Muddy Passage is not moving onto it.',
  ),
  'BC-RULING-67': ours(
    'Objective out of reach: The game goes on until starvation or concession. The interface says so when it can tell for certain (needed tiles and items are neither on the board, nor carried, nor in the pile).',
  ),
  'BC-RULING-68': ours(
    'Several cost reductions: All apply. The cost does not fall below the lowest minimum among the reductions used. Where a cost has several types the paying survivor chooses which token is saved.',
  ),

  // Decisions
  'BC-CHOICE-01': rule('Decisions', 'Next survivor to act: asked of the players.'),
  'BC-CHOICE-02': rule('Decisions', 'Cell for the explored tile: asked of the acting survivor.'),
  'BC-CHOICE-03': rule('Decisions', 'Resource type and tiles to gather: asked of the acting survivor.'),
  'BC-CHOICE-04': rule('Decisions', 'Split of 2 barriers: asked of the acting survivor.'),
  'BC-CHOICE-05': rule('Decisions', 'Trap damage split: asked of the players.'),
  'BC-CHOICE-06': rule('Decisions', 'Combat damage of both sides: asked of the players.'),
  'BC-CHOICE-07': rule(
    'Decisions',
    "Knockback route step by step; order among equally near sources: asked of the survivor's player.",
  ),
  'BC-CHOICE-08': rule('Decisions', 'Resource lost to Explosion: asked of the each survivor.'),
  'BC-CHOICE-09': rule('Decisions', 'The 4 resources paid for a newcomer: asked of the players.'),
  'BC-CHOICE-10': rule(
    'Decisions',
    'Give up a survivor, or bring one in for a dead one, at the moments of BC-RULING-60: asked of the players.',
  ),
  'BC-CHOICE-11': rule(
    'Decisions',
    "Tile to flee to from Savage; way towards Base from Collapsed Passage when tied: asked of the survivor's player.",
  ),
  'BC-CHOICE-12': rule(
    'Decisions',
    "Token taken by an Imp; Stranger's target when tied: asked of the players.",
  ),
  'BC-CHOICE-13': rule(
    'Decisions',
    'Tile for a trap; tiles for each barrier token (SV01: 3 tokens): asked of the acting survivor.',
  ),
  'BC-CHOICE-14': rule(
    'Decisions',
    'Order of combats in a wave, of survivors equally near to a knockback, of Savage knockbacks: asked of the players.',
  ),
  'BC-CHOICE-15': rule(
    'Decisions',
    'What changes hands in a Trade, piece by piece, until done: asked of the acting survivor.',
  ),
  'BC-CHOICE-16': rule(
    'Decisions',
    'Which tiles and loose goods to take in a Gather; fences or the normal yield: asked of the acting survivor.',
  ),
  'BC-CHOICE-17': rule(
    'Decisions',
    'Colours, and the survivor total where there is a choice: asked of the players.',
  ),
  'BC-CHOICE-18': rule(
    'Decisions',
    'Use of abilities and rewards marked "may" in the content file: asked of the survivor named there.',
  ),
  'BC-CHOICE-19': rule('Decisions', 'Concede: asked of the players.'),
};

/** Rows that are in no table of their own. All ours. */
const PIECES: Rulebook = {
  'BC-EV01': ours(
    'Light Beacon, on the own tile, for 1 scrap and 1 ammo, six times: chain distance at least 3 from Base and from every beacon on the board, measured now.',
    'Events',
  ),
  'BC-EV02': ours(
    'Open the Main, at Base, for 2 scrap, once: only after 3 Valve Rooms are cleared.',
    'Events',
  ),
  'BC-EV03': ours(
    'Fit Fuse, at a Lift Shaft, for 1 fuse: the fuse stays in that shaft, which takes at most 2.',
    'Events',
  ),
  'BC-EV04': ours(
    'Share the Cure, at Base, for one of each resource, once: only after 3 Sick Wards are cleared.',
    'Events',
  ),
  'BC-EV05': ours(
    'Turn Key, at a Great Gate, for 1 key, three times in total: a Monster appears on the HAZARD tile nearest to that gate (BC-RULING-21), without knockback, and moves from the next enemy phase on.',
    'Events',
  ),
  'BC-EV06': ours(
    'Extend Perimeter, on a tile next to Base or to a fence, for 1 fence, four times (BC-PERIM-06).',
    'Events',
  ),
  'BC-EV07': ours('Raise Frame, at Base, for 2 scrap, twice.', 'Events'),
  'BC-EV08': ours('Stock Shelves, at Base, for 1 food, three times; the third time 1 scrap more.', 'Events'),
  'BC-EV09': ours(
    'Set Up Post, on the own tile, for 3 medicine, once: chain distance at least 2 from Base; the post stands there.',
    'Events',
  ),
  'BC-EV10': ours(
    'Stow Supplies, on the own tile, for one of each resource, once: chain distance at least 4 from Base; the cache lies there.',
    'Events',
  ),
  'BC-EV11': ours(
    'Mark Route, on the own tile, for nothing, three times: a HAZARD tile without a marker gets one.',
    'Events',
  ),
  'BC-IT01': ours('Beacon: a token of the Beacon Line, placed by Light Beacon.', 'Items'),
  'BC-IT02': ours(
    'Crew: an item of Missing Crew, from Lost Camps; once in the stock it stays there.',
    'Items',
  ),
  'BC-IT03': ours(
    'Fuse: an item of The Old Lift, from Fuse Lockers; fitted into a Lift Shaft it is a placed token.',
    'Items',
  ),
  'BC-IT04': ours('Key: an item of Three Locks, from Key Lockers.', 'Items'),
  'BC-IT05': ours(
    'Fence: an item of Extend Perimeter, 2 from each Campsite or Bunker in place of the normal yield; set up it is a placed token.',
    'Items',
  ),
  'BC-IT06': ours('Aid Post: a placed token of that objective.', 'Items'),
  'BC-IT07': ours('Cache: a placed token of the Forward Cache.', 'Items'),
  'BC-IT08': ours('Route Marker: a placed token of that objective.', 'Items'),
  'BC-OP01': ours(
    'First game: Beacon Line, no minor objective, clockwise turns from a random survivor. Off by default.',
    'Options',
  ),
  'BC-OP02': ours(
    'Minor objective: on by default; without one its tiles stay out and nothing is prepared for it.',
    'Options',
  ),
  'BC-OP03': ours(
    'Expansion: off by default; five hazards and three lairs more in the supplies, 28 HAZARD and 20 ENEMY tiles instead of 20 and 16. The numbers drawn do not change.',
    'Options',
  ),
  'BC-OP04': ours('Provisions: 3 food more (gentle) or 2 less (harsh) in Base.', 'Options'),
  'BC-OP05': ours(
    'Survivors: by players 3, 4, 3, 4, 5, 6; any total from 3 to 6 not below the number of players.',
    'Options',
  ),
  'BC-PR01': ours(
    'With Wire Drill at least 1 Spawn Pit is among the ENEMY tiles: drawn tiles are exchanged for it.',
    'Preparation',
  ),
  'BC-PR02': ours(
    'With Salvage Crew at least 3 HAZARD tiles drawn are Broken Bridges, Irradiated or (with the expansion) Sealed Vaults.',
    'Preparation',
  ),
  'BC-PR03': ours(
    'With Route Markers at least 4 HAZARD tiles drawn are passable: Broken Stairs, Flood, Muddy Passage, Rubble Slide and (with the expansion) Barrier, Explosion, Gas Leak.',
    'Preparation',
  ),
  'BC-PR04': ours('Nothing else is adjusted; the number of tiles drawn never changes.', 'Preparation'),
};

function fromTables(): Rulebook {
  const book: Record<string, Rule> = {};
  for (const card of Object.values(SURVIVORS)) {
    const goods = listOf(card.goods);
    book[card.rule] = ours(
      `${card.name}, ${card.calling}: ${card.ap} AP; begins with ${goods}.`,
      'Survivors',
    );
    book[card.abilityRule] = ours(`${card.abilityName} (${card.name}). ${card.abilityText}`, 'Abilities');
  }
  for (const enemy of Object.values(ENEMIES)) {
    const health = enemy.health === null ? 'cannot be killed' : `health ${enemy.health}`;
    book[enemy.rule] = rule(
      'The enemies one by one',
      `${enemy.name}: ${health}, speed ${enemy.speed}. ${enemy.text}`,
    );
  }
  for (const tile of Object.values(TILES)) {
    const knockback = tile.knockback === undefined ? '' : ` Knockback ${tile.knockback}.`;
    const count = tile.count === 1 ? 'one tile' : `${tile.count} tiles`;
    // The three Key Lockers share a row.
    const before = book[tile.rule] === undefined ? '' : `${book[tile.rule]?.text} `;
    const words = `${before}${tile.name} (${count}). ${tile.text}${knockback}`;
    book[tile.rule] = ours(words, TILE_CHAPTERS[tile.category]);
  }
  for (const mission of Object.values(MISSIONS))
    book[mission.rule] = ours(`${mission.name}. ${mission.text}`, 'Missions');
  for (const minor of Object.values(MINORS)) {
    book[minor.rule] = ours(`${minor.name}. ${minor.text}`, 'Minor objectives');
    book[minor.rewardRule] = ours(`Reward of ${minor.name}. ${minor.reward}`, 'Minor objectives');
  }
  return book;
}

const TILE_CHAPTERS = {
  base: 'Starting tiles',
  starting: 'Starting tiles',
  hazard: 'HAZARD tiles',
  enemy: 'ENEMY tiles',
  objective: 'Objective tiles',
} as const;

export const rulebook: Rulebook = { ...RULES, ...PIECES, ...fromTables() };
