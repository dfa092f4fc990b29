/** Lookups over the map tables, made once: every rule about places asks these. */
import { byId, keyed } from './lookup';
import {
  AREAS,
  BRIDGES,
  CONNECTIONS,
  OFF_MAP,
  SPAWN_ZONES,
  TRACKS,
  type AreaId,
  type AreaRow,
  type BridgeId,
  type Connection,
  type SpaceId,
  type SpawnId,
  type Track,
} from './map';

/** One step a unit can take from an Area. */
export interface Link {
  readonly to: AreaId;
  readonly bridge: BridgeId | null;
  readonly kind: Connection['kind'];
  /** Against a Black Arrow: the way towards the Spawn Zones. */
  readonly north: boolean;
}

/** One step of Horrors along a Black Arrow. */
export interface Exit {
  readonly to: AreaId;
  readonly bridge: BridgeId | null;
  readonly route: Connection['route'];
}

export const AREA_IDS: readonly AreaId[] = AREAS.map((area) => area.id);

export const AREA = byId<AreaId, AreaRow<AreaId>>(AREAS);

export const SPACE_IDS: readonly SpaceId[] = [...SPAWN_ZONES, ...AREA_IDS];

export function isSpawnZone(space: SpaceId): space is SpawnId {
  return space.length === 2 && space.startsWith('S');
}

export const SPAWN_ZONE_OF: Readonly<Record<Track, SpawnId>> = {
  1: 'S1',
  2: 'S2',
  3: 'S3',
  4: 'S4',
  5: 'S5',
  6: 'S6',
};

/** The spaces of each Track from the Spawn Zone to the south. */
export const TRACK_SPACES = keyed(TRACKS, (track): readonly SpaceId[] => [
  SPAWN_ZONE_OF[track],
  ...AREAS.filter((area) => area.track === track).map((area) => area.id),
]);

export const TRACK_OF = keyed(
  SPACE_IDS,
  (space): Track => TRACKS.find((track) => TRACK_SPACES[track].includes(space)) ?? 1,
);

/** How far down its Track a space lies: Spawn Zone 0, A 1, B 2, ...; the Great South Bay Bridge after 6H. */
export const ORDER = keyed(SPACE_IDS, (space) => TRACK_SPACES[TRACK_OF[space]].indexOf(space));

/** Where Horrors can go from a space; two ways from a Forked Area, main route first. */
export const EXITS = keyed(SPACE_IDS, (space): readonly Exit[] =>
  CONNECTIONS.flatMap(({ from, to, kind, bridge, route }) =>
    from === space && kind === 'black' && to !== OFF_MAP ? [{ to, bridge, route }] : [],
  ),
);

/** Where everybody else can go from an Area. Spawn Zones are closed, and so never among them. */
export const LINKS = keyed(AREA_IDS, (id): readonly Link[] =>
  CONNECTIONS.flatMap(({ from, to, bridge, kind }): Link[] => {
    if (to === OFF_MAP || isSpawnZone(from)) return [];
    if (from === id) return [{ to, bridge, kind, north: false }];
    if (to === id) return [{ to: from, bridge, kind, north: kind === 'black' }];
    return [];
  }),
);

/** Adjacent Areas, whatever the state of a Bridge between them. */
export const NEIGHBOURS = keyed(AREA_IDS, (id): readonly AreaId[] => LINKS[id].map((link) => link.to));

/** The two Areas that each Bridge joins. */
export const BRIDGE_ENDS = keyed(BRIDGES, (bridge): readonly [AreaId, AreaId] => {
  const at = CONNECTIONS.find((connection) => connection.bridge === bridge);
  if (at === undefined || at.to === OFF_MAP || isSpawnZone(at.from))
    throw new Error(`Bridge ${bridge} joins no two Areas.`);
  return [at.from, at.to];
});

export const OVERRUN_AREAS: readonly AreaId[] = AREAS.filter((area) => area.overrun > 0).map(
  (area) => area.id,
);
