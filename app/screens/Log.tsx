/** The whole log of a game on a page of its own: for reading, on any screen and long after the game. */
import type { StaticScreenProps } from '@react-navigation/native';
import { useEffect, useMemo, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import type { Session } from '../../src/core/session';
import { Logbook, type LogGroup, type LogLine } from '../../src/table/logbook';
import { AccentProvider, Card, Chip, Icon, Screen, Text, TitleBar, colour, space } from '../../src/ui';
import type { AnyGameView } from '../../src/ui/gameView';
import { finder, useServices } from '../services';
import { useGo } from '../useGo';
import { Nowhere } from './NotFound';

export function LogScreen({ route }: StaticScreenProps<{ save: string }>) {
  const { save } = route.params;
  const services = useServices();
  const loaded = useMemo(() => services.saves.open(save, finder(services), 'read'), [save, services]);
  if (loaded === null || loaded.outcome === 'unreadable') {
    return <Nowhere title="No such game" words={loaded?.message ?? 'This game is not on this device.'} />;
  }
  return (
    <AccentProvider game={loaded.session.game.id}>
      <Pages session={loaded.session} />
    </AccentProvider>
  );
}

function Pages({ session }: { session: Session }) {
  const go = useGo();
  const groups = useGroups(session);
  useEffect(() => go.title(`Log of ${session.game.title}`), [go, session]);
  return (
    <Screen header={<TitleBar title="Log" onBack={go.back} />} testID="log-screen">
      <Text kind="secondary" tone="sub">
        {`${session.game.title}, ${[...session.beginning.names].filter(Boolean).join(', ') || 'solo'}`}
      </Text>
      {groups === null ? <Text tone="sub">Reading…</Text> : null}
      {groups?.length === 0 ? <Text tone="sub">Nothing has happened yet.</Text> : null}
      {groups?.map((group) => (
        <Card key={group.key}>
          <View style={styles.head}>
            {group.icon ? <Icon name={group.icon} size={16} colour={group.colour ?? colour.sub} /> : null}
            <Text kind="caption" tone={group.colour ?? 'sub'} heading={2}>
              {group.title}
            </Text>
          </View>
          {group.lines.map((line) => (
            <Line key={line.key} session={session} line={line} />
          ))}
        </Card>
      ))}
    </Screen>
  );
}

function Line({ session, line }: { session: Session; line: LogLine }) {
  const go = useGo();
  const { rule } = line;
  const { game } = session;
  return (
    <View style={styles.line}>
      <Text kind="log" style={styles.words}>
        {line.text}
      </Text>
      {rule === null ? null : (
        <Chip
          title={game.rulebook[rule]?.chapter ?? rule}
          look="link"
          label={`Rule: ${game.rulebook[rule]?.chapter ?? rule}`}
          onPress={() => go.to('Rules', { game: game.id, rule })}
        />
      )}
    </View>
  );
}

/** Plays the journal again, a slice at a time; null until all is read. */
function useGroups(session: Session): readonly LogGroup[] | null {
  const { loadView } = useServices();
  const [groups, setGroups] = useState<readonly LogGroup[] | null>(null);
  useEffect(() => {
    let isLeft = false;
    async function read(): Promise<void> {
      const view: Pick<AnyGameView, 'mark'> = await loadView(session.game.id).catch(() => ({}));
      const log = new Logbook(session.game, view as AnyGameView, session);
      while (!isLeft && !log.readOn()) await new Promise((resolve) => setTimeout(resolve, 0));
      if (!isLeft) setGroups(log.groups());
    }
    void read();
    return () => {
      isLeft = true;
    };
  }, [loadView, session]);
  return groups;
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: space.s },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: space.s },
  words: { flex: 1, minWidth: 200 },
});
