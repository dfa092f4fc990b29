/** Addresses, names and icons of the areas. They keep their size on the screen while the map zooms. */
import { Group, Picture, type SkCanvas } from '@shopify/react-native-skia';

import type { Fonts, SceneCamera } from '../../../ui/gameView';
import { ICON_BOX, ICONS, type IconName } from '../../../ui/icons';
import { fillPaint, pathOf, recorded, strokePaint } from '../../../ui/skia/record';
import { BRIDGES, SPAWN_ZONES, type AreaId, type AreaRow, type SpaceId } from '../data/map';
import { AREA, AREA_IDS } from '../data/topology';
import { bridgePlace } from './bridges';
import { TERRAIN_COLOR } from './ground';
import { ISLAND } from './island.generated';
import { nameLines } from './nameLines';
import { TOXIC } from './looks';

const INK = '#14191B';
const PAPER = '#F4ECD2';
const NIGHT_GROUND = '#1B2438';
/** From far away the addresses shrink with the map, or they would cover it. */
const FAR_TAG = [{ scale: 1.7 }];

/** Where the address of an area is pinned, and where its name stands. */
const ANCHORS = AREA_IDS.map((id) => {
  const ring = ISLAND.outlines[id] ?? [];
  const [x, y] = ISLAND.centres[id] ?? [0, 0];
  const west = Math.min(...ring.map((p) => p[0]));
  const north = Math.min(...ring.map((p) => p[1]));
  const south = Math.max(...ring.map((p) => p[1]));
  return {
    area: AREA[id],
    tag: id === 'GSB' ? { x: x - 52, y: y - 14 } : { x: west + 5, y: Math.max(north + 9, y - 34) },
    name: id === 'GSB' ? { x, y: y + 36 } : { x, y: south - 7 },
  };
});

function drawText(canvas: SkCanvas, fonts: Fonts, text: string, y: number, fill: string, halo: string): void {
  const font = fonts('display600', 13);
  const x = -font.getTextWidth(text) / 2;
  canvas.drawText(text, x, y, strokePaint(halo, 3.4), font);
  canvas.drawText(text, x, y, fillPaint(fill), font);
}

function drawTag(canvas: SkCanvas, fonts: Fonts, id: SpaceId, edge: string): void {
  const font = fonts('display700', 13.5);
  const width = font.getTextWidth(id) + 9;
  const box = pathOf(
    `M${-width / 2 + 3} -9h${width - 6}a3 3 0 0 1 3 3v12a3 3 0 0 1 -3 3h${6 - width}a3 3 0 0 1 -3 -3v-12a3 3 0 0 1 3 -3Z`,
  );
  canvas.drawPath(box, fillPaint(INK));
  canvas.drawPath(box, strokePaint(edge, 1));
  canvas.drawText(id, 4.5 - width / 2, 4.8, fillPaint(edge), font);
}

/** What can be done here, as small icons in a column below the address. */
function iconsOf(area: AreaRow<AreaId>): IconName[] {
  const times = (count: number, icon: IconName) => Array.from({ length: count }, () => icon);
  return [
    ...times(area.forage, 'cardboard-box-closed'),
    ...times(area.biohazard, 'biohazard'),
    ...times(area.search ? 1 : 0, 'binoculars'),
  ];
}

function drawIcons(canvas: SkCanvas, icons: readonly IconName[]): void {
  const height = icons.length * 13 + 3;
  const strip = pathOf(
    `M-5 0h10a3 3 0 0 1 3 3v${height - 6}a3 3 0 0 1 -3 3h-10a3 3 0 0 1 -3 -3v${6 - height}a3 3 0 0 1 3 -3Z`,
  );
  canvas.drawPath(strip, fillPaint(PAPER, 0.88));
  canvas.drawPath(strip, strokePaint(INK, 0.8, 0.7));
  icons.forEach((icon, at) => {
    canvas.save();
    canvas.translate(-6, 2 + at * 13);
    canvas.scale(12 / ICON_BOX, 12 / ICON_BOX);
    canvas.drawPath(pathOf(ICONS[icon]), fillPaint(icon === 'biohazard' ? '#4C6B12' : '#26302F'));
    canvas.restore();
  });
}

/** They lie on the ground: pieces stand before them. */
export function AreaIcons({ camera }: { camera: SceneCamera }) {
  return (
    <Group>
      {ANCHORS.map(({ area, tag }) => {
        const icons = iconsOf(area);
        return icons.length === 0 ? null : (
          <Group key={area.id} transform={[{ translateX: tag.x + 8 }, { translateY: tag.y }]}>
            <Group transform={camera.near}>
              <Group transform={camera.unzoom}>
                <Group transform={[{ translateX: -3 }, { translateY: 11 }]}>
                  <Picture
                    picture={recorded(`plum icons ${icons.join(' ')}`, (canvas) => drawIcons(canvas, icons))}
                  />
                </Group>
              </Group>
            </Group>
          </Group>
        );
      })}
    </Group>
  );
}

export function AreaLabels({ fonts, camera, night }: { fonts: Fonts; camera: SceneCamera; night: boolean }) {
  return (
    <Group>
      {ANCHORS.map(({ area, tag, name }) => {
        const halo = night ? NIGHT_GROUND : area.id === 'GSB' ? '#1D3B42' : TERRAIN_COLOR[area.terrain];
        const words = night || area.id === 'GSB' ? '#F1E9D6' : '#171B18';
        const lines = nameLines(area);
        const address = (
          <Picture
            picture={recorded(`plum tag ${area.id}`, (canvas) => drawTag(canvas, fonts, area.id, PAPER))}
          />
        );
        return (
          <Group key={area.id}>
            <Group transform={[{ translateX: tag.x + 8 }, { translateY: tag.y }]}>
              <Group transform={camera.unzoom}>
                <Group transform={camera.near}>{address}</Group>
              </Group>
              <Group transform={camera.far}>
                <Group transform={FAR_TAG}>{address}</Group>
              </Group>
            </Group>
            <Group transform={[{ translateX: name.x }, { translateY: name.y }]}>
              <Group transform={camera.near}>
                <Group transform={camera.unzoom}>
                  <Picture
                    picture={recorded(`plum name ${area.id} ${night ? 'night' : 'day'}`, (canvas) =>
                      lines.forEach((line, at) =>
                        drawText(canvas, fonts, line, (at - lines.length + 1) * 12.6, words, halo),
                      ),
                    )}
                  />
                </Group>
              </Group>
            </Group>
          </Group>
        );
      })}
    </Group>
  );
}

function drawBridgeTag(canvas: SkCanvas, fonts: Fonts, bridge: number): void {
  const font = fonts('display700', 12.5);
  const disc = pathOf('M-8 0A8 8 0 1 1 8 0A8 8 0 1 1 -8 0Z');
  canvas.drawPath(disc, fillPaint(PAPER));
  canvas.drawPath(disc, strokePaint('#231F1B', 1.4));
  canvas.drawText(String(bridge), -font.getTextWidth(String(bridge)) / 2, 4.4, fillPaint('#231F1B'), font);
}

export function BridgeTags({ fonts, camera }: { fonts: Fonts; camera: SceneCamera }) {
  return (
    <Group>
      {BRIDGES.map((bridge) => {
        const { x, y } = bridgePlace(bridge);
        return (
          <Group key={bridge} transform={[{ translateX: x }, { translateY: y }]}>
            <Group transform={camera.near}>
              <Group transform={camera.unzoom}>
                <Picture
                  picture={recorded(`plum bridge ${bridge}`, (canvas) =>
                    drawBridgeTag(canvas, fonts, bridge),
                  )}
                />
              </Group>
            </Group>
          </Group>
        );
      })}
    </Group>
  );
}

/** The number of the track that begins in each Spawn Zone. */
export function GateTags({ fonts, camera }: { fonts: Fonts; camera: SceneCamera }) {
  return (
    <Group>
      {SPAWN_ZONES.map((zone) => {
        const [x, y] = ISLAND.centres[zone] ?? [0, 0];
        const tag = (
          <Picture picture={recorded(`plum gate ${zone}`, (canvas) => drawTag(canvas, fonts, zone, TOXIC))} />
        );
        return (
          <Group key={zone} transform={[{ translateX: x - 32 }, { translateY: y - 26 }]}>
            <Group transform={camera.unzoom}>
              <Group transform={camera.near}>{tag}</Group>
            </Group>
            <Group transform={camera.far}>
              <Group transform={FAR_TAG}>{tag}</Group>
            </Group>
          </Group>
        );
      })}
    </Group>
  );
}
