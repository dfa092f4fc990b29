/** The board with what lies over it: buttons for the camera, banners, a turned card, the inspector. */
import { useCallback, useMemo, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';
import Animated, { FadeInUp, FadeOut } from 'react-native-reanimated';

import { Grain, Icon, IconButton, Text, useManners } from '../ui';
import type { Playback, TargetId } from '../ui/gameView';
import { colour, radius, space, TARGET } from '../ui/theme';
import { BoardCanvas } from './BoardCanvas';
import { CardReveal } from './CardReveal';
import { useParts } from './context';
import { hit } from './hit';
import { Inspector } from './Inspector';
import { current, durationOf, stageAt } from './playback';
import type { TableCamera } from './useCamera';

export interface BoardAreaProps {
  readonly camera: TableCamera;
  readonly lit: ReadonlySet<TargetId>;
  readonly selected: ReadonlySet<TargetId>;
  readonly overlay: string | null;
  readonly ringed: readonly TargetId[];
  readonly looked: TargetId | null;
  readonly focused: TargetId | null;
  readonly onFocus: (id: TargetId) => void;
  /** How much of the lower side is covered by the sheet. */
  readonly covered: number;
  readonly children: ReactNode;
}

const NO_LINE: readonly TargetId[] = [];
const DOUBLE = { ms: 320, px: 28 };
/** The column of buttons with its margin. */
export const CAMERA_BUTTONS = TARGET + space.m;

export function BoardArea(props: BoardAreaProps) {
  const { camera, lit, selected, looked, covered, children } = props;
  const { view, state, snapshot, settings, touch } = useParts();
  const { reducedMotion } = useManners();
  const isStill = reducedMotion || settings.reducedMotion;
  const { layout, telling, chosen, decision, trails, touched } = snapshot;
  const stage = useMemo(() => (telling ? stageAt(telling) : null), [telling]);
  const play = telling ? current(telling)?.play : undefined;
  const stepMs = play ? durationOf(play, settings.animationSpeed) : 0;
  const preview = chosen && decision ? view.preview?.(state, decision, chosen) : null;
  const onTap = useTaps(camera, lit);
  return (
    <View style={styles.area}>
      <BoardCanvas
        view={view}
        state={state}
        layout={layout}
        camera={camera}
        lit={lit}
        selected={selected}
        overlay={props.overlay}
        stage={stage}
        stepMs={stepMs}
        trails={trails}
        touched={touched}
        line={preview?.line ?? NO_LINE}
        ringed={props.ringed}
        focused={props.focused}
        reducedMotion={isStill}
        onTap={onTap}
        onTarget={touch}
        onFocus={props.onFocus}
      />
      {/* Over the canvas and not in it: grain must not swim with the map. */}
      <Grain strength={0.3} />
      <CameraButtons camera={camera} bottom={covered} />
      {play?.do === 'banner' ? <Telltale key={telling?.at} banner={play} isStill={isStill} /> : null}
      {play?.do === 'card' ? (
        <Card key={telling?.at} card={play.card} isStill={isStill} bottom={covered} />
      ) : null}
      {looked === null ? null : (
        <View style={[styles.inspector, { bottom: covered + space.m }]}>
          <Inspector target={looked} />
        </View>
      )}
      {children}
    </View>
  );
}

/** A tap picks or looks; while something is told it goes on; a double tap comes closer, or shows the whole board again. */
function useTaps(camera: TableCamera, lit: ReadonlySet<TargetId>) {
  const { store, snapshot, touch, look } = useParts();
  const last = useRef({ at: 0, x: 0, y: 0 });
  const isTelling = snapshot.telling !== null;
  const { targets } = snapshot.layout;
  return useCallback(
    (x: number, y: number, screenX: number, screenY: number) => {
      const now = Date.now();
      const before = last.current;
      last.current = { at: now, x: screenX, y: screenY };
      if (now - before.at < DOUBLE.ms && Math.hypot(screenX - before.x, screenY - before.y) < DOUBLE.px) {
        last.current = { at: 0, x: 0, y: 0 };
        look(null);
        const { zoom } = camera.at.get();
        if (zoom * 1.2 > camera.limits.get().maxZoom) camera.showAll();
        else camera.zoomBy(1.9, { x: screenX, y: screenY });
        return;
      }
      if (isTelling) return store.skip();
      const found = hit(targets, { x, y }, camera.at.get().zoom, lit);
      if (found) touch(found.id);
      else look(null);
    },
    [camera, isTelling, lit, look, store, targets, touch],
  );
}

function CameraButtons({ camera, bottom }: { camera: TableCamera; bottom: number }) {
  const { leftHanded } = useManners();
  const { arrangement } = useParts();
  return (
    <View style={[styles.buttons, { bottom: bottom + space.m }, leftHanded ? styles.left : styles.right]}>
      {/* On a phone two fingers do it, and the board needs the room. */}
      {arrangement.sheet === 'below' ? null : (
        <>
          <IconButton
            icon="plus"
            label="Closer"
            look="round"
            onPress={() => camera.zoomBy(1.5)}
            testID="zoom-in"
          />
          <IconButton
            icon="minus"
            label="Farther"
            look="round"
            onPress={() => camera.zoomBy(1 / 1.5)}
            testID="zoom-out"
          />
        </>
      )}
      <IconButton
        icon="treasure-map"
        label="Whole board"
        look="round"
        onPress={() => camera.showAll()}
        testID="whole-board"
      />
    </View>
  );
}

function Telltale({ banner, isStill }: { banner: Extract<Playback, { do: 'banner' }>; isStill: boolean }) {
  const [moves] = useState(
    isStill ? {} : { entering: FadeInUp.duration(220), exiting: FadeOut.duration(160) },
  );
  return (
    <Animated.View
      {...moves}
      style={styles.banner}
      accessibilityRole="alert"
      accessibilityLiveRegion="polite"
      testID="banner"
    >
      {banner.icon ? <Icon name={banner.icon} size={30} colour={banner.colour ?? colour.paper} /> : null}
      <View style={styles.bannerWords}>
        <Text kind="resumeTitle" tone={banner.colour ?? 'paper'}>
          {banner.text}
        </Text>
        {banner.body === undefined ? null : <Text tone="soft">{banner.body}</Text>}
      </View>
    </Animated.View>
  );
}

function Card({
  card,
  isStill,
  bottom,
}: {
  card: Parameters<typeof CardReveal>[0]['card'];
  isStill: boolean;
  bottom: number;
}) {
  const { store } = useParts();
  return (
    <View style={[styles.card, { paddingBottom: bottom }]} pointerEvents="box-none">
      <CardReveal card={card} isStill={isStill} onDone={() => store.skip()} />
    </View>
  );
}

const styles = StyleSheet.create({
  area: { flex: 1, overflow: 'hidden', backgroundColor: colour.ink },
  buttons: { position: 'absolute', gap: space.s },
  left: { left: space.m },
  right: { right: space.m },
  banner: {
    position: 'absolute',
    top: space.l,
    left: space.l,
    right: space.l,
    maxWidth: 480,
    marginHorizontal: 'auto',
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.l,
    padding: space.l,
    borderWidth: 1,
    borderColor: colour.lineStrong,
    borderRadius: radius.card,
    backgroundColor: 'rgba(14,19,22,0.94)',
  },
  bannerWords: { flex: 1 },
  card: {
    ...StyleSheet.absoluteFill,
    alignItems: 'center',
    justifyContent: 'center',
    backgroundColor: 'rgba(6,9,11,0.45)',
  },
  inspector: { position: 'absolute', left: space.m, right: 66, maxWidth: 420 },
});
