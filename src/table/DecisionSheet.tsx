/** The decision sheet: the question, what can be picked, the preview, undo. While something is told, it tells. */
import { useState } from 'react';
import { ScrollView, StyleSheet, View } from 'react-native';

import { Text } from '../ui';
import { space } from '../ui/theme';
import { Confirm, Picks, PreviewOf } from './Confirm';
import { useParts } from './context';
import { GuideTip } from './GuideTip';
import { pickedFacets } from './narrow';
import { OptionList, Tiles } from './Options';
import { SheetHead } from './SheetHead';
import { TellingView } from './TellingView';
import { UndoBar } from './UndoBar';

export interface DecisionSheetProps {
  readonly seenTips: readonly string[];
  readonly onTip: (id: string) => void;
}

export function DecisionSheet({ seenTips, onTip }: DecisionSheetProps) {
  const { snapshot } = useParts();
  const [isList, setIsList] = useState(false);
  const [seenNow, setSeenNow] = useState<readonly string[]>([]);
  const { narrowing, chosen, telling } = snapshot;
  if (telling) return <TellingView telling={telling} />;
  if (snapshot.phase === 'watching') return <Watching />;
  if (!narrowing) return <UndoBar isList={false} onList={null} />;
  return (
    <>
      <ScrollView style={styles.scroll} contentContainerStyle={styles.content} testID="decision">
        <SheetHead decision={narrowing.decision} picked={pickedFacets(narrowing)} />
        {narrowing.picked.length === 0 && !chosen ? (
          <GuideTip
            decision={narrowing.decision}
            seen={[...seenTips, ...seenNow]}
            onSeen={(id) => {
              setSeenNow([...seenNow, id]);
              onTip(id);
            }}
          />
        ) : null}
        <Picks narrowing={narrowing} />
        {chosen ? (
          <PreviewOf option={chosen} narrowing={narrowing} />
        ) : isList ? (
          <OptionList narrowing={narrowing} />
        ) : (
          <Tiles narrowing={narrowing} />
        )}
      </ScrollView>
      {chosen ? (
        <Confirm option={chosen} narrowing={narrowing} />
      ) : (
        <UndoBar isList={isList} onList={() => setIsList(!isList)} />
      )}
    </>
  );
}

function Watching() {
  return (
    <View style={styles.content} testID="watching">
      <Text kind="sheetTitle" heading={2}>
        You are looking on
      </Text>
      <Text tone="soft">
        This game is being played in another tab. When it is closed there, you go on here.
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  scroll: { flexShrink: 1 },
  content: { gap: space.s, paddingBottom: space.xs },
});
