/** One game at the table, or the reason why it cannot be there. */
import type { StaticScreenProps } from '@react-navigation/native';
import { useEffect, useMemo, useState } from 'react';

import type { FaultyState } from '../../src/core/session';
import { Table } from '../../src/table/Table';
import type { Written } from '../../src/table/context';
import type { TableSettings } from '../../src/table/settings';
import { Button, Screen, Text, useToast } from '../../src/ui';
import type { AnyGameView } from '../../src/ui/gameView';
import { shareText } from '../files';
import { beginAgain } from '../newGame/begin';
import { shareReport } from '../report';
import { finder, useServices, useSettings, useWriteTrouble } from '../services';
import { useGo } from '../useGo';
import { useOpening, type Readable } from '../useOpening';
import { Nowhere } from './NotFound';

export function TableScreen({ route }: StaticScreenProps<{ save: string }>) {
  const { save } = route.params;
  const opening = useOpening(save);
  const [accepted, setAccepted] = useState<Readable | null>(null);
  switch (opening.at) {
    case 'opening':
      return <Screen testID="opening">{null}</Screen>;
    case 'missing':
      return (
        <Nowhere
          title="No such game"
          words="This game is not on this device. It may have been deleted here."
        />
      );
    case 'broken':
      return <Broken save={save} message={opening.message} />;
    case 'open': {
      const { loaded, access } = opening;
      if (loaded.outcome === 'recovered' && loaded.loss === 'position' && loaded !== accepted)
        return <Recovered save={save} loaded={loaded} onGoOn={() => setAccepted(loaded)} />;
      const { key, view } = opening;
      return <Open key={key} save={save} loaded={loaded} view={view} isWatched={access === 'read'} />;
    }
  }
}

interface OpenProps {
  readonly save: string;
  readonly loaded: Readable;
  readonly view: AnyGameView;
  readonly isWatched: boolean;
}

function Open({ save, loaded, view, isWatched }: OpenProps) {
  const { session } = loaded;
  const services = useServices();
  const go = useGo();
  const toast = useToast();
  const settings = useTableSettings();
  const status = useWriteTrouble();
  const written = useMemo<Written>(
    () => ({
      subscribe: (listener) => services.saves.subscribe(listener),
      get: () => services.saves.status.state !== 'writing',
    }),
    [services],
  );

  useEffect(() => go.title(session.game.title), [go, session]);
  useEffect(() => {
    if (loaded.outcome === 'recovered') toast({ words: loaded.message });
  }, [loaded, toast]);
  useEffect(
    // Who only looks on leaves the writing to whoever plays.
    () => (isWatched ? undefined : session.subscribe(() => services.stats.record(save, session))),
    [isWatched, save, services, session],
  );

  const tell = (error: unknown) => toast({ words: error instanceof Error ? error.message : String(error) });
  const exportSave = () => {
    try {
      const text = services.saves.exportText(save, finder(services));
      shareText(fileName(session.game.id, save), text).catch(tell);
    } catch (error) {
      tell(error);
    }
  };
  const exportFault = (fault: FaultyState) => void shareReport(services, { save, fault }).catch(tell);
  const trouble =
    status === null
      ? null
      : {
          title: status.state === 'failing' ? 'Not saved' : 'Saved once only',
          words: status.message,
          action: { title: 'Export', onPress: exportSave },
        };
  return (
    <Table
      session={session}
      view={view}
      settings={settings}
      trouble={trouble}
      isWatched={isWatched}
      written={written}
      onLeave={go.back}
      onRules={(rule) => go.to('Rules', { game: session.game.id, ...(rule === null ? {} : { rule }) })}
      onSettings={() => go.to('Settings')}
      onAgain={() => go.insteadTo('Game', { save: beginAgain(services, session) })}
      onExportFault={exportFault}
    />
  );
}

function useTableSettings(): TableSettings {
  const settings = useSettings();
  return useMemo(
    () => ({
      animationSpeed: settings.animationSpeed,
      reducedMotion: settings.reducedMotion,
      handOver: settings.handOver,
      freeUndo: settings.freeUndo,
      showOdds: settings.showOdds,
      keepAwake: settings.keepAwake,
      haptics: settings.haptics,
      sound: settings.sound,
      guide: settings.guide,
    }),
    [settings],
  );
}

/** The newest position cannot be, so the game stands at an earlier one. Nobody goes on without having read that. */
function Recovered({
  save,
  loaded,
  onGoOn,
}: {
  save: string;
  loaded: Extract<Readable, { readonly outcome: 'recovered' }>;
  onGoOn: () => void;
}) {
  const { saves } = useServices();
  const go = useGo();
  return (
    <Screen testID="recovered">
      <Text kind="screenTitle" heading={1}>
        The last position cannot be
      </Text>
      <Text>{loaded.message}</Text>
      <Text tone="soft">The faulty position is kept aside. You can export it and send it to us.</Text>
      <Button
        title={`Go on from decision ${loaded.decision}`}
        look="primary"
        onPress={onGoOn}
        testID="recovered-go-on"
      />
      <ExportDamaged text={() => saves.exportDamaged(save)} name={`${save}.json`} />
      <Button title="Leave" look="plain" onPress={() => go.to('Home')} testID="recovered-leave" />
    </Screen>
  );
}

function ExportDamaged({ name, text }: { name: string; text: () => string }) {
  return (
    <Button
      title="Export"
      note="To send it to us"
      icon="scroll-unfurled"
      onPress={() => void shareText(name, text())}
      testID="export-damaged"
    />
  );
}

function Broken({ save, message }: { save: string; message: string }) {
  const { saves } = useServices();
  const go = useGo();
  return (
    <Screen testID="broken">
      <Text kind="screenTitle" heading={1}>
        This game cannot be opened
      </Text>
      <Text>{message}</Text>
      <Text tone="soft">It is kept as it is. You can export it and send it to us.</Text>
      <ExportDamaged text={() => saves.exportDamaged(save)} name={`${save}.json`} />
      <Button title="Go to the start" look="primary" onPress={() => go.to('Home')} testID="go-home" />
    </Screen>
  );
}

export function fileName(game: string, save: string): string {
  return `${game}-${save}.holdout`;
}
