/** The first screen: go on with what was interrupted, or start something. */
import { useIsFocused } from '@react-navigation/native';
import { useMemo, useState } from 'react';
import { ScrollView, StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { SaveEntry } from '../../src/storage';
import {
  Banner,
  Icon,
  Press,
  Text,
  Vector,
  WIDE,
  colour,
  space,
  useManners,
  useToast,
  type IconName,
} from '../../src/ui';
import { mark } from '../../src/ui/mark';
import { pickText, shareText } from '../files';
import { BringIn } from '../home/BringIn';
import { PosterCard } from '../home/PosterCard';
import { ResumeCard } from '../home/ResumeCard';
import { SaveMenu } from '../home/SaveMenu';
import { SaveRow } from '../home/SaveRow';
import type { ReadableSave } from '../home/summary';
import { WhichFirst } from '../home/WhichFirst';
import { finder, useSaveList, useServices, useWriteTrouble, type Services } from '../services';
import { useGo } from '../useGo';
import { fileName } from './Table';

/** The game to go on with: the one played last that is not over. */
function interrupted(list: readonly SaveEntry[]): ReadableSave | null {
  return list.find((save): save is ReadableSave => save.readable && save.result === null) ?? null;
}

export function HomeScreen() {
  const services = useServices();
  const go = useGo();
  const insets = useSafeAreaInsets();
  const { width, height, fontScale } = useWindowDimensions();
  const { textScale } = useManners();
  const isFocused = useIsFocused();
  const [change, setChange] = useState(0);
  const list = useSaveList(`${isFocused} ${change}`);
  const [menu, setMenu] = useState<SaveEntry | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const [isBringing, setIsBringing] = useState(false);
  const code = useMemo(
    () => (menu?.readable ? services.saves.codeOf(menu.id, finder(services)) : null),
    [menu, services],
  );
  const work = useSaveWork(services, () => setChange((n) => n + 1));
  const trouble = useWriteTrouble();

  const resume = interrupted(list);
  const others = list.filter((save) => save !== resume);
  const isWide = width >= WIDE * Math.max(1, textScale * fontScale);
  const isLow = height < 560;
  const hasSaves = list.length > 0 || trouble !== null;
  const sides = { paddingLeft: insets.left + space.l, paddingRight: insets.right + space.l };
  const play = (save: string) => go.to('Game', { save });

  const saved = (
    <>
      {trouble === null ? null : (
        <Banner look="danger" title="Not everything is saved" words={trouble.message} />
      )}
      {resume ? (
        <ResumeCard
          save={resume}
          onPlay={() => play(resume.id)}
          onMore={() => setMenu(resume)}
          pictureHeight={isWide && !isLow ? Math.min(340, height * 0.4) : isLow ? 130 : 178}
        />
      ) : null}
      {others.length > 0 ? (
        <View style={styles.group}>
          <Text kind="sheetTitle" heading={2}>
            {resume ? 'Other games' : 'Your games'}
          </Text>
          {others.map((save) => (
            <SaveRow key={save.id} save={save} onPlay={() => play(save.id)} onMore={() => setMenu(save)} />
          ))}
        </View>
      ) : null}
    </>
  );
  const offered = (
    <View style={styles.group}>
      <View style={styles.row}>
        <Text kind="sheetTitle" heading={2} style={styles.grow}>
          Start a new game
        </Text>
        {services.games.length > 1 ? (
          <Press label="Which one first?" onPress={() => setIsAsking(true)} style={styles.ask} testID="which">
            <Icon name="help" size={15} colour={colour.soft} />
            <Text kind="secondary" tone="soft">
              Which one first?
            </Text>
          </Press>
        ) : null}
      </View>
      <View style={styles.posters}>
        {services.games.map((game) => (
          <PosterCard
            key={game.id}
            game={game}
            height={posterHeight(isWide && !hasSaves, isLow, services.games.length)}
            isRow={isWide && !hasSaves}
            onPress={() => go.to('NewGame', { game: game.id })}
          />
        ))}
      </View>
      {services.games.length === 0 ? (
        <Text tone="soft">
          The first game is still in the box. It will stand here in one of the next versions.
        </Text>
      ) : null}
      <Press
        label="Bring in a saved game"
        onPress={() => setIsBringing(true)}
        style={styles.bringIn}
        testID="import"
      >
        <Text kind="link" tone="sub">
          Bring in a saved game
        </Text>
      </Press>
    </View>
  );

  return (
    <View style={styles.screen} testID="home">
      <ScrollView
        contentContainerStyle={[sides, { paddingTop: insets.top + space.xl, paddingBottom: space.xxl }]}
      >
        <View style={[styles.page, { maxWidth: isWide ? 1280 : 560 }]}>
          <Wordmark />
          {isWide && hasSaves ? (
            <View style={styles.columns}>
              <View style={styles.column}>{saved}</View>
              <View style={styles.column}>{offered}</View>
            </View>
          ) : (
            <View style={styles.column}>
              {hasSaves ? saved : <Welcome />}
              {offered}
            </View>
          )}
        </View>
      </ScrollView>
      <View
        style={[styles.bar, sides, { paddingBottom: Math.max(insets.bottom, space.xs) }]}
        accessibilityRole="toolbar"
      >
        <View style={styles.tabs}>
          <Tab icon="trophy" title="Stats" onPress={() => go.to('Stats')} />
          <Tab icon="rule-book" title="Rules" onPress={() => go.to('Rules')} />
          <Tab icon="cog" title="Settings" onPress={() => go.to('Settings')} />
        </View>
      </View>
      <WhichFirst
        games={services.games}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        onPick={(game) => {
          setIsAsking(false);
          go.to('NewGame', { game: game.id });
        }}
      />
      <BringIn
        open={isBringing}
        onClose={() => setIsBringing(false)}
        onFile={() => void work.bringIn(pickText())}
        onCode={(code) => void work.bringIn(Promise.resolve(code))}
      />
      <SaveMenu
        save={menu}
        code={code}
        onClose={() => setMenu(null)}
        onLog={() => menu && go.to('Log', { save: menu.id })}
        onExport={() => menu && work.export(menu)}
        onDelete={() => menu && work.delete(menu)}
      />
    </View>
  );
}

/** Without saves a wide screen belongs to the posters. */
function posterHeight(isAlone: boolean, isLow: boolean, games: number): number {
  if (isLow) return 110;
  if (isAlone) return 300;
  return games === 1 ? 220 : 136;
}

/** Deleting with a way back, exporting, bringing in: each tells how it went. */
function useSaveWork(services: Services, changed: () => void) {
  const toast = useToast();
  const { saves } = services;
  const tell = (error: unknown) => toast({ words: error instanceof Error ? error.message : String(error) });
  return {
    delete(save: SaveEntry) {
      try {
        const undo = saves.delete(save.id);
        changed();
        toast({
          words: `${save.readable ? save.game.title : 'The game'} was deleted.`,
          undo: () => {
            undo();
            changed();
          },
        });
      } catch (error) {
        tell(error);
      }
    },
    export(save: SaveEntry) {
      const [name, text] = save.readable
        ? [fileName(save.game.id, save.id), saves.exportText(save.id, finder(services))]
        : [`${save.id}.json`, saves.exportDamaged(save.id)];
      shareText(name, text).catch(tell);
    },
    async bringIn(picked: Promise<string | null>) {
      try {
        const text = await picked;
        if (text === null) return;
        saves.importText(text, finder(services));
        changed();
        toast({ words: 'The game is here.' });
      } catch (error) {
        tell(error);
      }
    },
  };
}

function Wordmark() {
  return (
    <View style={styles.wordmark} accessible accessibilityRole="header" accessibilityLabel="Holdout">
      <View style={styles.mark}>
        <Vector art={mark} fit="meet" />
      </View>
      <Text kind="wordmark" aria-hidden>
        HOLDOUT
      </Text>
    </View>
  );
}

function Welcome() {
  return (
    <Text tone="soft">
      Cooperative horror for one device and everybody around it. Nothing to set up, nothing to put away, and
      the rules keep themselves.
    </Text>
  );
}

function Tab({ icon, title, onPress }: { icon: IconName; title: string; onPress: () => void }) {
  return (
    <Press
      label={title}
      role="link"
      onPress={onPress}
      style={styles.tab}
      testID={`tab-${title.toLowerCase()}`}
    >
      <Icon name={icon} size={18} colour="#A9B5B6" />
      <Text kind="tab" tone="soft">
        {title}
      </Text>
    </Press>
  );
}

const styles = StyleSheet.create({
  screen: { flex: 1, backgroundColor: colour.ink },
  page: { width: '100%', alignSelf: 'center', gap: space.l },
  wordmark: { flexDirection: 'row', alignItems: 'center', gap: 9, paddingHorizontal: 2 },
  mark: { width: 30, height: 34 },
  columns: { flexDirection: 'row', gap: space.xxl, alignItems: 'flex-start' },
  column: { flex: 1, minWidth: 0, gap: space.xl },
  group: { gap: space.m },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' },
  grow: { flexGrow: 1 },
  ask: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  bringIn: { alignSelf: 'center', justifyContent: 'center', paddingHorizontal: space.l },
  posters: { flexDirection: 'row', flexWrap: 'wrap', gap: space.m - 2 },
  bar: { borderTopWidth: 1, borderTopColor: colour.line, backgroundColor: colour.ink },
  tabs: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'space-around',
    maxWidth: 560,
    width: '100%',
    alignSelf: 'center',
  },
  tab: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: space.s,
    minHeight: 48,
    paddingHorizontal: space.m,
  },
});
