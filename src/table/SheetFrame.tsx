/** Where the decision sheet lies on which screen, with the drawers of phones in its place, and the columns of wide screens. */
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import { Button, IconButton, Text } from '../ui';
import type { Target } from '../ui/gameView';
import { colour, radius, space } from '../ui/theme';
import { useParts } from './context';
import { DecisionSheet, type DecisionSheetProps } from './DecisionSheet';
import { catchFocus } from './focus';
import { LogPanel } from './LogPanel';
import { MatsPanel } from './MatsPanel';
import type { Drawer } from './StatusStrip';

export interface SheetFrameProps extends DecisionSheetProps {
  readonly drawer: Drawer | null;
  readonly onDrawer: (drawer: Drawer | null) => void;
  /** Opens the last screen of a finished game again. */
  readonly onResult: (() => void) | null;
  /** How much of the board the sheet covers. */
  readonly onHeight: (height: number) => void;
}

/** A drawer leaves enough of the board to see what a line of the log points at. */
const DRAWER = 0.62;

export function SheetFrame({ drawer, onDrawer, onResult, onHeight, ...rest }: SheetFrameProps) {
  const { arrangement, snapshot } = useParts();
  const { height } = useWindowDimensions();
  const step = `${snapshot.sequence} ${snapshot.narrowing?.picked.length ?? 0} ${snapshot.chosen?.id ?? ''}`;
  const opened = useRef(step);
  useEffect(() => {
    // Whoever has only just sat down has lost no focus.
    if (step !== opened.current) catchFocus('sheet');
    opened.current = step;
  }, [step]);
  const insets = useSafeAreaInsets();
  const { sheet, sheetMaxHeight, sheetWidth } = arrangement;
  const isBelow = sheet === 'below';
  const content = drawer ? (
    <DrawerView drawer={drawer} onClose={() => onDrawer(null)} />
  ) : (
    <>
      {isBelow ? <View style={styles.handle} /> : null}
      <DecisionSheet {...rest} />
      {onResult ? <Button title="How it ended" look="primary" onPress={onResult} testID="result" /> : null}
    </>
  );
  const size = drawer
    ? { height: sheet === 'beside' ? undefined : height * DRAWER }
    : { maxHeight: sheet === 'beside' ? undefined : sheetMaxHeight };
  return (
    <View
      testID="sheet"
      tabIndex={-1}
      style={[
        styles.sheet,
        sheet === 'beside' ? [styles.beside, { width: sheetWidth }] : null,
        isBelow ? styles.below : null,
        sheet === 'floating' ? [styles.floating, { width: sheetWidth, marginLeft: -sheetWidth / 2 }] : null,
        size,
        { paddingBottom: (sheet === 'floating' ? 0 : insets.bottom) + space.m },
      ]}
      onLayout={({ nativeEvent }) =>
        onHeight(nativeEvent.layout.height + (sheet === 'floating' ? space.l : 0))
      }
    >
      {content}
    </View>
  );
}

function DrawerView({ drawer, onClose }: { drawer: Drawer; onClose: () => void }) {
  return (
    <Titled title={drawer === 'log' ? 'Log' : 'Mats'} onClose={onClose}>
      {drawer === 'log' ? <LogPanel /> : <Mats onPicked={onClose} />}
    </Titled>
  );
}

/** A tap on something usable takes it, and the sheet shows what it will do. */
function Mats({ onPicked }: { onPicked: () => void }) {
  const { store, look } = useParts();
  const [width, setWidth] = useState(0);
  const onTarget = (target: Target) => {
    if (store.tap(target)) onPicked();
    else look(target.id);
  };
  return (
    <View style={styles.fill} onLayout={({ nativeEvent }) => setWidth(Math.floor(nativeEvent.layout.width))}>
      <MatsPanel width={width} onTarget={onTarget} />
    </View>
  );
}

function Titled({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: (() => void) | null;
  children: ReactNode;
}) {
  return (
    <View style={styles.fill} testID={`panel-${title.toLowerCase()}`}>
      <View style={styles.title}>
        <Text kind="sheetTitle" heading={2} style={styles.fill}>
          {title}
        </Text>
        {onClose ? (
          <IconButton icon="close" label="Close" look="bare" onPress={onClose} testID="close-drawer" />
        ) : null}
      </View>
      {children}
    </View>
  );
}

export function LogColumn() {
  const { arrangement } = useParts();
  return (
    <View style={[styles.column, styles.fill, { width: arrangement.panelWidth.log }]}>
      <Titled title="Log" onClose={null}>
        <LogPanel />
      </Titled>
    </View>
  );
}

export function MatsColumn() {
  const { arrangement } = useParts();
  return (
    <View style={[styles.column, { width: arrangement.panelWidth.mats }]}>
      <Mats onPicked={() => undefined} />
    </View>
  );
}

const styles = StyleSheet.create({
  sheet: {
    outlineWidth: 0,
    gap: space.s,
    paddingHorizontal: space.l,
    paddingTop: space.s,
    backgroundColor: colour.panel,
  },
  below: {
    position: 'absolute',
    left: 0,
    right: 0,
    bottom: 0,
    borderTopWidth: 1,
    borderColor: colour.lineStrong,
    borderTopLeftRadius: radius.sheet,
    borderTopRightRadius: radius.sheet,
  },
  beside: { borderLeftWidth: 1, borderRightWidth: 1, borderColor: colour.line, justifyContent: 'flex-end' },
  floating: {
    position: 'absolute',
    left: '50%',
    bottom: space.l,
    paddingTop: space.m,
    borderWidth: 1,
    borderColor: colour.lineStrong,
    borderRadius: radius.sheet,
    boxShadow: '0 10px 30px rgba(0,0,0,0.5)',
  },
  handle: { width: 40, height: 4, borderRadius: 2, alignSelf: 'center', backgroundColor: '#4A5A61' },
  fill: { flex: 1 },
  title: { flexDirection: 'row', alignItems: 'center', minHeight: 44 },
  column: {
    paddingHorizontal: space.m,
    backgroundColor: colour.panel,
    borderLeftWidth: 1,
    borderRightWidth: 1,
    borderColor: colour.line,
  },
});
