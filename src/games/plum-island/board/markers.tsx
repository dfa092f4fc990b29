/** What lies on places: damage, exhaustion, overrun, loose supplies and weapons, the power cut. */
import { Group } from '@shopify/react-native-skia';

import type { Fonts } from '../../../ui/gameView';
import { Token } from '../../../ui/skia/Token';
import { colour } from '../../../ui/theme';
import { BRIDGES, type AreaId } from '../data/map';
import { POWER_AREA } from '../data/tables';
import { AREA_IDS } from '../data/topology';
import { looseMarkersAt } from '../queries';
import type { PlumState } from '../state';
import { bridgePlace } from './bridges';
import { centre } from './layout';

interface Marker {
  readonly key: string;
  readonly icon?:
    'hourglass' | 'broken-wall' | 'cardboard-box-closed' | 'molotov' | 'pistol-gun' | 'power-lightning';
  readonly text?: string;
  readonly shape?: 'disc' | 'tile' | 'warning';
  readonly ground: string;
  readonly tint: string;
  /** How many of it lie there, when it is more than one. */
  readonly count?: number;
}

export function markersOn(state: PlumState, area: AreaId): Marker[] {
  const found: Marker[] = [];
  const damage = state.areaDamage[area] ?? 0;
  if (damage > 0)
    found.push({
      key: 'damage',
      text: String(damage),
      shape: 'warning',
      ground: colour.damage,
      tint: colour.ink,
    });
  if (state.overrunAreas.includes(area))
    found.push({
      key: 'overrun',
      icon: 'broken-wall',
      shape: 'tile',
      ground: colour.danger,
      tint: colour.ink,
    });
  if (state.powerOut && area === POWER_AREA)
    found.push({ key: 'power', icon: 'power-lightning', shape: 'tile', ground: '#E3C24A', tint: colour.ink });
  if (state.exhausted.includes(area))
    found.push({ key: 'exhausted', icon: 'hourglass', shape: 'tile', ground: '#5B6668', tint: colour.paper });
  const supplies = state.looseSupplies[area] ?? 0;
  if (supplies > 0)
    found.push({
      key: 'supplies',
      icon: 'cardboard-box-closed',
      shape: 'tile',
      ground: '#8B6B48',
      tint: colour.paper,
      count: supplies,
    });
  for (const kind of ['molotov', 'pistols'] as const) {
    const lying = looseMarkersAt(state, area, kind);
    if (lying === 0) continue;
    found.push({
      key: kind,
      icon: kind === 'molotov' ? 'molotov' : 'pistol-gun',
      ground: kind === 'molotov' ? '#7A2E12' : '#2F3B41',
      tint: colour.paper,
      count: lying,
    });
  }
  return found;
}

/** In a column along the eastern edge of the area, where no piece stands. */
export function Markers({ state, fonts }: { state: PlumState; fonts: Fonts }) {
  return (
    <Group>
      {AREA_IDS.flatMap((area) => {
        const { x, y } = centre(area);
        return markersOn(state, area).map(({ key, count = 1, ...look }, at) => {
          const spot = { x: x + 40 - Math.floor(at / 3) * 17, y: y - 8 + (at % 3) * 17 };
          return (
            <Group key={`${area} ${key}`}>
              <Token {...spot} scale={0.74} fonts={fonts} {...look} />
              {count > 1 ? (
                <Token x={spot.x + 8} y={spot.y - 7} scale={0.5} text={String(count)} fonts={fonts} />
              ) : null}
            </Group>
          );
        });
      })}
      {BRIDGES.filter((bridge) => state.bridgeDamage[bridge] > 0).map((bridge) => {
        const { x, y } = bridgePlace(bridge);
        return (
          <Token
            key={bridge}
            x={x + 13}
            y={y - 13}
            scale={0.74}
            shape="warning"
            text={String(state.bridgeDamage[bridge])}
            ground={colour.damage}
            tint={colour.ink}
            fonts={fonts}
          />
        );
      })}
    </Group>
  );
}

/** From far away only what stops people and what is lost. */
export function FarMarkers({ state, fonts }: { state: PlumState; fonts: Fonts }) {
  return (
    <Group>
      {AREA_IDS.flatMap((area) => {
        const { x, y } = centre(area);
        return markersOn(state, area)
          .filter(({ key }) => key === 'overrun' || key === 'damage')
          .map(({ key, ...look }, at) => (
            <Token
              key={`${area} ${key}`}
              x={x + 40}
              y={y - 26 + at * 26}
              scale={1.1}
              fonts={fonts}
              {...look}
            />
          ));
      })}
      {BRIDGES.filter((bridge) => state.bridgeDamage[bridge] > 0).map((bridge) => (
        <Token
          key={bridge}
          {...bridgePlace(bridge)}
          scale={1.3}
          shape="warning"
          text={String(state.bridgeDamage[bridge])}
          ground={colour.damage}
          tint={colour.ink}
          fonts={fonts}
        />
      ))}
    </Group>
  );
}
