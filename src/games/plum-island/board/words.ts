/** What the table says about the board: the strip on top, and what a place or a piece is and holds. */
import type { Description, Note, Status } from '../../../ui/gameView';
import { colour } from '../../../ui/theme';
import { CIVILIAN, type CivilianId } from '../data/civilians';
import type { AreaId, BridgeId, SpaceId } from '../data/map';
import { MUTATION, MUTATION_IDS, type MutationId } from '../data/mutations';
import {
  BIOHAZARD_LIMIT,
  COMPOUND_CAPACITY,
  LAST_ROUND,
  MARKER_KINDS,
  MARKERS,
  NIGHT_MOVE,
  OVERRUN_LIMIT,
  POWER_AREA,
  roundRow,
  STACK_MOVES,
} from '../data/tables';
import { AREA } from '../data/topology';
import { ABILITY, CRAFT, CRAFT_IDS, FACTIONS, UNIT, type CraftId, type UnitId } from '../data/units';
import { count } from '../names';
import {
  civiliansAt,
  housedIn,
  isCompound,
  isHeld,
  isMutation,
  isNight,
  isUnit,
  looseMarkersAt,
  onMap,
  tilesOf,
  unitsAt,
} from '../queries';
import { hitPotential } from '../procedures/closeCombat';
import type { HorrorId, PlumState, StackState } from '../state';
import { ISLAND } from './island.generated';
import { spots } from './layout';
import { TOXIC, PEOPLE } from './looks';

const capital = (word: string) => `${word[0]?.toUpperCase() ?? ''}${word.slice(1)}`;

export function status(state: PlumState): Status {
  const { day, time } = roundRow(state.round);
  return {
    title: `Round ${state.round} of ${LAST_ROUND}`,
    subtitle: `${day}, ${capital(time)}`,
    icon: time === 'night' ? 'night-sky' : time === 'morning' ? 'sunrise' : 'sun',
    iconColour: colour.lamp,
    tracks: [
      {
        id: 'biohazard',
        label: 'Biohazard',
        icon: 'biohazard',
        value: state.biohazard,
        max: BIOHAZARD_LIMIT,
        colour: TOXIC,
      },
      {
        id: 'overrun',
        label: 'Overrun',
        icon: 'broken-wall',
        value: state.overrun,
        max: OVERRUN_LIMIT,
        colour: colour.danger,
      },
      {
        id: 'evacuated',
        label: 'Evacuated',
        icon: 'exit-door',
        value: state.evacuation,
        max: state.options.evacuationNeeded,
        colour: PEOPLE,
      },
    ],
    notes: threats(state),
  };
}

const TRACKS = [1, 2, 3, 4, 5, 6] as const;

/** The Horrors that have come furthest on each Track: what threatens us, from west to east. */
function threats(state: PlumState): Note[] {
  return TRACKS.map((track) => {
    const found = foremost(state, track);
    if (found === null) return { text: `T${track} clear`, label: `Track ${track} is clear` };
    const strength = isMutation(found.horror)
      ? MUTATION[found.horror].name
      : `${tilesOf(state, found.horror)}`;
    const isAttack = found.area in AREA && isHeld(state, found.area as AreaId);
    return {
      text: `T${track}  ${strength} in ${found.area}`,
      icon: 'shambling-zombie',
      colour: isAttack ? colour.danger : TOXIC,
      label: `Track ${track}: ${strength} Horrors in ${found.area}${isAttack ? ', among people' : ''}`,
      target: `area:${found.area}`,
    };
  });
}

function foremost(state: PlumState, track: number): { horror: HorrorId; area: SpaceId } | null {
  const south = (space: SpaceId) => (ISLAND.centres[space] ?? [0, 0])[1];
  const standing: { horror: HorrorId; area: SpaceId }[] = [
    ...state.stacks.map(({ id, at }) => ({ horror: id, area: at })),
    ...MUTATION_IDS.flatMap((id) => {
      const { at } = state.mutations[id];
      return onMap(at) ? [{ horror: id, area: at }] : [];
    }),
  ].filter(({ area }) => trackOf(area) === track);
  return standing.sort((a, b) => south(b.area) - south(a.area))[0] ?? null;
}

function trackOf(space: SpaceId): number {
  return space in AREA ? AREA[space as AreaId].track : Number(space.slice(1));
}

export function unitLine(state: PlumState, unit: UnitId): string {
  const { hits } = state.units[unit];
  return `${UNIT[unit].name}, ${hits} of ${UNIT[unit].toughness} hits`;
}

export function describe(state: PlumState, target: string): Description | null {
  const [kind, name = ''] = target.split(':');
  switch (kind) {
    case 'area':
      return name in AREA
        ? describeArea(state, name as AreaId)
        : { title: `Spawn Zone ${name.slice(1)}`, lines: stackLines(state, name), rules: ['PI-SETUP-19'] };
    case 'bridge': {
      const damage = state.bridgeDamage[Number(name) as BridgeId];
      return {
        title: `Bridge ${name}`,
        lines: [damage > 0 ? `Damaged, ${damage}: nobody can cross` : 'Open'],
        rules: ['PI-BRIDGE-02'],
      };
    }
    case 'unit':
      return isUnit(name) ? describeUnit(state, name) : null;
    case 'craft': {
      const row = CRAFT[name as CraftId];
      const lines = [
        `Carries ${count(row.capacity, 'Civilians unit')}`,
        row.combat > 0 ? `Gunship, ${count(row.combat, 'die', 'dice')}` : 'Unarmed',
      ];
      return {
        title: row.name,
        lines: state.craft[name as CraftId].disabled ? ['Disabled', ...lines] : lines,
      };
    }
    case 'horror':
      return describeHorror(state, name);
    case 'civilians':
      return {
        title: `Civilians in ${name}`,
        lines: civiliansAt(state, name as AreaId).map((id) => civilianLine(state, id)),
        rules: ['PI-TERM-04'],
      };
    default:
      return null;
  }
}

function describeArea(state: PlumState, area: AreaId): Description {
  const row = AREA[area];
  const here = civiliansAt(state, area);
  const lines = [capital(row.terrain)];
  const damage = state.areaDamage[area] ?? 0;
  if (damage > 0) lines.push(`Damaged, ${damage}`);
  if (state.overrunAreas.includes(area)) lines.push('Overrun');
  if (state.exhausted.includes(area)) lines.push('Exhausted');
  if (state.powerOut && area === POWER_AREA) lines.push('The power is out');
  for (const kind of MARKER_KINDS) {
    const lying = looseMarkersAt(state, area, kind);
    if (lying > 0) lines.push(`${MARKERS[kind].name}${lying > 1 ? `, ${lying}` : ''}`);
  }
  lines.push(...stackLines(state, area));
  if (here.length > 0) lines.push(count(here.length, 'Civilians unit'));
  lines.push(...unitsAt(state, area).map((unit) => unitLine(state, unit)));
  for (const id of CRAFT_IDS) if (state.craft[id].at === area) lines.push(CRAFT[id].name);
  if (row.forage > 0) lines.push(`Forage ${row.forage}`);
  if (row.biohazard > 0) lines.push(`Decontaminate ${row.biohazard}`);
  if (row.search) lines.push('Search');
  if (row.helipad) lines.push('Helipad');
  if (row.docks) lines.push('Docks');
  if (row.beach) lines.push('Beach');
  if (row.overrun > 0) lines.push(`Overrun Area, ${count(row.overrun, 'point')}`);
  const supplies = state.looseSupplies[area] ?? 0;
  if (supplies > 0) lines.push(`${supplies} loose Supplies`);
  return {
    title: `${area} ${row.name}`,
    lines,
    contents: spots(state)
      .filter((spot) => spot.space === area)
      .map((spot) => spot.id),
  };
}

function stackLines(state: PlumState, space: string): string[] {
  const lines = state.stacks
    .filter((stack) => stack.at === space)
    .map((stack) => `Stack of ${count(stack.tiles, 'tile')}${stack.stunned ? ', stunned' : ''}`);
  for (const [id, mutation] of Object.entries(state.mutations)) {
    if (mutation.at === space)
      lines.push(
        `${MUTATION[id as MutationId].name}, ${mutation.hits} of ${MUTATION[id as MutationId].toughness} hits`,
      );
  }
  return lines;
}

/** Both sides of a Civilians counter: who they are, and what they are worth. */
export function civilianLine(state: PlumState, id: CivilianId): string {
  const { name, ep, vip, ability } = CIVILIAN[id];
  const points =
    typeof ep === 'number' ? count(ep, 'point') : `${Math.min(...ep)} to ${Math.max(...ep)} points`;
  const { molotov, pistols } = state.civilians[id];
  const armed = [molotov > 0 ? ', with Molotov Cocktails' : '', pistols > 0 ? ', with Pistols' : ''].join('');
  return `${name}${vip ? ', VIP' : ''}: ${points}${armed}${ability === null ? '' : `. ${ability}`}`;
}

function describeUnit(state: PlumState, unit: UnitId): Description {
  const row = UNIT[unit];
  const { molotov, pistols } = state.units[unit];
  const lines = [
    row.faction === null ? 'Anybody may use this unit' : FACTIONS[row.faction].name,
    `${state.units[unit].hits} of ${row.toughness} hits`,
    `Foot ${row.foot}, vehicle ${row.vehicle}, close combat ${row.close}, ranged ${row.ranged}, admin ${row.admin}, bravery ${row.bravery}`,
  ];
  if (molotov > 0) lines.push(`Molotov Cocktails, ${count(molotov, 'use')} left`);
  if (pistols > 0) lines.push(`Pistols, ${count(pistols, 'use')} left`);
  if (row.ability !== null) lines.push(`${ABILITY[row.ability].name}: ${ABILITY[row.ability].text}`);
  if (isCompound(unit)) {
    const housed = housedIn(state, unit);
    lines.push(housed.length === 0 ? 'Nobody is housed' : `${housed.length} of ${COMPOUND_CAPACITY} housed`);
    lines.push(...housed.map((id) => civilianLine(state, id)));
  }
  return {
    title: row.name,
    lines,
    rules: [row.cite, ...(row.ability === null ? [] : [ABILITY[row.ability].cite])],
  };
}

function describeHorror(state: PlumState, name: string): Description | null {
  const stack = state.stacks.find((one) => one.id === name);
  if (stack)
    return {
      title: `Stack of ${count(stack.tiles, 'tile')}`,
      lines: [
        ...(stack.stunned ? ['Stunned'] : []),
        `Moves ${stackAllowance(state, stack.tiles)}, deals ${hitsOf(state, stack)}`,
      ],
      rules: ['PI-TERM-05', 'PI-HMOVE-02'],
    };
  if (!(name in MUTATION)) return null;
  const row = MUTATION[name as MutationId];
  const { hits, stunned } = state.mutations[name as MutationId];
  return {
    title: row.name,
    lines: [
      ...(stunned ? ['Stunned'] : []),
      `${hits} of ${row.toughness} hits`,
      `Moves ${row.move}, combat ${row.combat}`,
      `${row.power}: ${row.text}`,
    ],
    rules: [row.cite],
  };
}

function stackAllowance(state: PlumState, tiles: number): string {
  const areas = STACK_MOVES.find((row) => tiles <= row.upTo)?.areas ?? 1;
  const night = isNight(state) ? NIGHT_MOVE : 0;
  return count(areas + night + (state.darkIdeas ? 1 : 0), 'Area');
}

function hitsOf(state: PlumState, { id, at }: StackState): string {
  return at in AREA ? count(hitPotential(state, id, at as AreaId), 'hit') : 'nothing here';
}
