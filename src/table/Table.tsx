/**
 * The table: one game on one screen. The app hands in a running session, the game's view and the player's settings, and is
 * told when somebody wants to leave. Give it a `key` of the save: a table shows one game all its life.
 */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { RuleId } from '../core/procedure';
import type { FaultyState, Session } from '../core/session';
import { AccentProvider, Banner, useManners } from '../ui';
import type { AnyGameView, Layout, TargetId } from '../ui/gameView';
import { colour } from '../ui/theme';
import { arrange } from './arrangement';
import { BoardArea, CAMERA_BUTTONS } from './BoardArea';
import { ALWAYS, TablePartsProvider, type TableParts, type Written } from './context';
import { focusOn } from './focus';
import { boxOfTargets, neighbour, targetById } from './hit';
import { useKeepAwake } from './keepAwake';
import { useKeyboard } from './keyboard';
import { litTargets, selectedTargets } from './narrow';
import { Faulty, GameOver, HandOver } from './Overlays';
import { MenuSheet } from './MenuSheet';
import { useExposedCamera, useRenderCount } from './renders';
import { RuleSheet } from './RuleSheet';
import { sense, useSenses } from './senses';
import type { TableSettings } from './settings';
import { LogColumn, MatsColumn, SheetFrame } from './SheetFrame';
import { StatusStrip, type Drawer } from './StatusStrip';
import { targetTestId } from './TargetLayer';
import { useCamera } from './useCamera';
import { useCameraGuide } from './useCameraGuide';
import { useTable } from './useTable';

export interface TableProps {
  readonly session: Session;
  readonly view: AnyGameView;
  readonly settings: TableSettings;
  /** The storage cannot write: said in a banner that stays, while play goes on. */
  readonly trouble?: {
    readonly title: string;
    readonly words: string;
    readonly action?: { readonly title: string; readonly onPress: () => void };
  } | null;
  /** The game is played elsewhere: it can be looked at, and nothing can be decided. */
  readonly isWatched?: boolean;
  /** Whether the newest change is on the disk; without it everything is as soon as it is shown. */
  readonly written?: Written;
  /** Tips of the guide that were seen before. */
  readonly seenTips?: readonly string[];
  readonly onTip?: (id: string) => void;
  readonly onLeave: () => void;
  /** Null opens the rulebook at its beginning. */
  readonly onRules: (rule: RuleId | null) => void;
  readonly onSettings: () => void;
  readonly onAgain?: () => void;
  readonly onExportFault?: (fault: FaultyState) => void;
}

const NONE: ReadonlySet<TargetId> = new Set();
const NO_TARGETS: readonly TargetId[] = [];

export function Table(props: TableProps) {
  return (
    <AccentProvider game={props.view.id}>
      <TableTop {...props} />
    </AccentProvider>
  );
}

function TableTop(props: TableProps) {
  const { session, view, settings, trouble = null, seenTips = NO_TARGETS } = props;
  const { store, snapshot } = useTable(session, view, settings, props.isWatched === true);
  const manners = useManners();
  const { width, height, fontScale } = useWindowDimensions();
  const insets = useSafeAreaInsets();
  const textScale = manners.textScale * fontScale;
  const arrangement = useMemo(() => arrange({ width, height }, textScale), [height, textScale, width]);
  const { layout, narrowing, shown, phase, fault } = snapshot;
  const isStill = manners.reducedMotion || settings.reducedMotion;
  const camera = useCamera(layout.bounds, view.zoom, isStill);
  const [drawer, setDrawer] = useState<Drawer | null>(null);
  const [isMenu, setIsMenu] = useState(false);
  const [rule, setRule] = useState<RuleId | null>(null);
  const [overlay, setOverlay] = useState<string | null>(null);
  const [looked, setLooked] = useState<TargetId | null>(null);
  const [ringed, setRinged] = useState<readonly TargetId[]>(NO_TARGETS);
  const [focused, setFocused] = useState<TargetId | null>(null);
  const [seenEnd, setSeenEnd] = useState<number | null>(null);
  const [covered, setCovered] = useState(0);
  const [area, setArea] = useState({ width: 0, height: 0 });
  const lit = useMemo(() => (narrowing ? litTargets(narrowing, layout.targets) : NONE), [layout, narrowing]);
  const selected = useMemo(() => selectedOf(narrowing, layout, looked), [layout, looked, narrowing]);
  useEffect(() => {
    const bottom = arrangement.sheet === 'beside' ? 0 : Math.min(covered, area.height * 0.7);
    // Where the buttons are a column they cover a whole side; from under a single one the board can be moved.
    const isColumn = arrangement.sheet !== 'below';
    const side = isColumn ? CAMERA_BUTTONS : 0;
    const sides = manners.leftHanded ? { left: side, right: 0 } : { left: 0, right: side };
    camera.setFrame({ ...area, top: 0, bottom, ...sides, slack: isColumn ? 0 : CAMERA_BUTTONS });
  }, [area, arrangement.sheet, camera, covered, manners.leftHanded]);
  useCameraGuide(camera, view, snapshot, lit);
  useKeepAwake(settings.keepAwake);
  useSenses(snapshot, settings);
  useRenderCount();
  useExposedCamera(camera);

  const showWhere = useCallback(
    (ids: readonly TargetId[]) => {
      setRinged(ids);
      camera.letGo();
      camera.show(boxOfTargets(store.getSnapshot().layout, ids));
    },
    [camera, store],
  );
  const touch = useCallback(
    (id: TargetId) => {
      const target = targetById(store.getSnapshot().layout, id);
      setRinged(NO_TARGETS);
      if (!target) return;
      const isPicked = store.tap(target);
      if (isPicked) sense('pick', settings);
      setLooked(isPicked ? null : id);
    },
    [settings, store],
  );
  const onFocus = useCallback(
    (id: TargetId) => {
      setFocused(id);
      camera.letGo();
      camera.show(boxOfTargets(store.getSnapshot().layout, [id]));
    },
    [camera, store],
  );
  const toggle = (wanted: Drawer) => setDrawer(drawer === wanted ? null : wanted);

  useKeyboard({
    arrow(direction, all) {
      const among = all || lit.size === 0 ? layout.targets : layout.targets.filter(({ id }) => lit.has(id));
      const next = neighbour(among, focused, direction) ?? neighbour(among, null, direction);
      if (next) focusOn(targetTestId(next.id));
    },
    enter: () => store.confirm(),
    escape() {
      if (drawer) setDrawer(null);
      else if (looked) setLooked(null);
      else if (snapshot.telling) store.skipAll();
      else store.narrow({ type: 'back' });
    },
    skip: () => store.skip(),
    undo: () => store.undo(),
    redo: () => store.redo(),
    log: () => toggle('log'),
    mats: () => toggle('mats'),
    wholeBoard: () => camera.showAll(),
  });

  const parts: TableParts = {
    store,
    snapshot,
    game: session.game,
    view,
    state: shown,
    settings,
    arrangement,
    textScale,
    written: props.written ?? ALWAYS,
    openRule: setRule,
    look: setLooked,
    showWhere,
    touch,
  };
  const { sheet, panels } = arrangement;
  const frame = (
    <SheetFrame
      drawer={drawer}
      onDrawer={setDrawer}
      onResult={phase === 'over' ? () => setSeenEnd(null) : null}
      seenTips={seenTips}
      onTip={props.onTip ?? (() => undefined)}
      onHeight={setCovered}
    />
  );
  return (
    <TablePartsProvider value={parts}>
      <View style={styles.table} testID="table">
        <StatusStrip
          drawer={drawer}
          isSaved={trouble === null}
          onDrawer={toggle}
          onMenu={() => setIsMenu(true)}
          onLeave={props.onLeave}
        />
        {trouble ? (
          <Banner
            title={trouble.title}
            words={trouble.words}
            look="danger"
            testID="trouble"
            {...(trouble.action ? { action: trouble.action } : {})}
          />
        ) : null}
        <View
          style={[
            styles.row,
            manners.leftHanded ? styles.mirrored : null,
            { paddingLeft: insets.left, paddingRight: insets.right },
          ]}
        >
          <View
            style={[
              styles.board,
              panels.log ? logMargin(arrangement.panelWidth.log, manners.leftHanded) : null,
            ]}
            onLayout={({ nativeEvent: { layout: box } }) => setArea({ width: box.width, height: box.height })}
          >
            <BoardArea
              camera={camera}
              lit={lit}
              selected={selected}
              overlay={overlay}
              ringed={ringed}
              looked={looked}
              focused={focused}
              onFocus={onFocus}
              covered={sheet === 'beside' ? 0 : covered}
            >
              {sheet === 'beside' ? null : frame}
            </BoardArea>
          </View>
          {sheet === 'beside' ? frame : null}
          {panels.mats ? <MatsColumn /> : null}
          {/* Last, though it stands first: whoever goes by the tab key comes to the decision before the log. */}
          {panels.log ? (
            <View style={[styles.log, manners.leftHanded ? { right: insets.right } : { left: insets.left }]}>
              <LogColumn />
            </View>
          ) : null}
        </View>
        {phase === 'handOver' ? <HandOver /> : null}
        {phase === 'over' && seenEnd !== snapshot.sequence ? (
          <GameOver
            onBoard={() => setSeenEnd(snapshot.sequence)}
            onLeave={props.onLeave}
            onAgain={props.onAgain ?? null}
          />
        ) : null}
        {fault ? (
          <Faulty fault={fault} onExport={props.onExportFault ?? null} onLeave={props.onLeave} />
        ) : null}
        <RuleSheet rule={rule} onClose={() => setRule(null)} onRulebook={props.onRules} />
        <MenuSheet
          isOpen={isMenu}
          overlay={overlay}
          onOverlay={setOverlay}
          onClose={() => setIsMenu(false)}
          onWholeBoard={() => camera.showAll()}
          onRules={() => props.onRules(null)}
          onSettings={props.onSettings}
          onLeave={props.onLeave}
        />
      </View>
    </TablePartsProvider>
  );
}

function logMargin(width: number, isRight: boolean) {
  return isRight ? { marginRight: width } : { marginLeft: width };
}

function selectedOf(
  narrowing: Parameters<typeof selectedTargets>[0] | null,
  layout: Layout,
  looked: TargetId | null,
): ReadonlySet<TargetId> {
  const picked = narrowing ? selectedTargets(narrowing, layout.targets) : NONE;
  return looked === null ? picked : new Set([...picked, looked]);
}

const styles = StyleSheet.create({
  table: { flex: 1, backgroundColor: colour.ink },
  row: { flex: 1, flexDirection: 'row' },
  mirrored: { flexDirection: 'row-reverse' },
  board: { flex: 1 },
  log: { position: 'absolute', top: 0, bottom: 0 },
});
