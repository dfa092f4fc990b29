/** A new game: who plays, with what. It can be started from the first moment; everything else is a wish. */
import type { StaticScreenProps } from '@react-navigation/native';
import { useEffect, useState } from 'react';
import { StyleSheet, useWindowDimensions, View } from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

import type { AnyGame, SetupField } from '../../src/core/game';
import {
  AccentProvider,
  Button,
  Card,
  Fade,
  Field,
  IconButton,
  Poster,
  Screen,
  Segmented,
  Text,
  Toggle,
  space,
} from '../../src/ui';
import { beginGame } from '../newGame/begin';
import { Block, FieldRow } from '../newGame/FieldRow';
import {
  atRandom,
  firstOptions,
  firstPlayers,
  problemOf,
  rowsOf,
  setField,
  setPlayers,
} from '../newGame/form';
import { LevelRow } from '../newGame/LevelRow';
import { useGame, useServices, useSettings } from '../services';
import { useGo } from '../useGo';
import { playersWords } from '../words';
import { Nowhere } from './NotFound';

export function NewGameScreen({ route }: StaticScreenProps<{ game: string }>) {
  const { game: id } = route.params;
  const game = useGame(id);
  if (!game) return <Nowhere title="No such game" words={`Holdout has no game called “${id}”.`} />;
  return (
    <AccentProvider game={game.id}>
      <Form key={game.id} game={game} />
    </AccentProvider>
  );
}

const counts = ({ players: { min, max } }: AnyGame) =>
  Array.from({ length: max - min + 1 }, (_, i) => ({ value: min + i, label: String(min + i) }));

function Form({ game }: { game: AnyGame }) {
  const services = useServices();
  const { guide } = useSettings();
  const go = useGo();
  const [options, setOptions] = useState(() => firstOptions(game, firstPlayers(game)));
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => go.title(`New game of ${game.title}`), [go, game]);

  const { players } = options;
  const nameOf = (person: number) => names[person]?.trim() || `Player ${person + 1}`;
  const { main, tuning } = rowsOf(game, options);
  const hasLists = main.some(({ kind }) => kind === 'list');
  const problem = problemOf(game, options);
  const start = () => {
    const given = Array.from({ length: players }, (_, person) => names[person]?.trim() ?? '');
    go.insteadTo('Game', { save: beginGame(services, game, options, given) });
  };

  const row = (field: SetupField) => (
    <FieldRow
      key={field.key}
      game={game.id}
      field={field}
      options={options}
      nameOf={(place) => (players === 1 ? '' : nameOf(place % players))}
      onChange={(key, value) => setOptions(setField(game, options, key, value))}
    />
  );

  return (
    <Screen
      testID="new-game"
      banner={<PosterHead game={game} onBack={go.back} />}
      footer={
        <View style={styles.footer}>
          {hasLists ? (
            <Button
              title="Random"
              label="Pick at random"
              icon="rolling-dices"
              onPress={() => setOptions(atRandom(game, options, Math.random))}
              testID="random"
            />
          ) : null}
          <Button
            title="Start the game"
            look="primary"
            onPress={start}
            disabled={problem !== null}
            note={problem ?? undefined}
            testID="start"
            style={styles.start}
          />
        </View>
      }
    >
      <Block label="Players" note={playersWords(game.players)}>
        <Segmented
          label="Players"
          value={players}
          choices={counts(game)}
          onChange={(count) => setOptions(setPlayers(game, options, count))}
          testID="players"
        />
        {players > 1 ? (
          <View style={styles.names}>
            {Array.from({ length: players }, (_, person) => (
              <View key={person} style={styles.name}>
                <Field
                  label={`Name of player ${person + 1}`}
                  placeholder={`Player ${person + 1}`}
                  value={names[person] ?? ''}
                  maxLength={24}
                  onChange={(name) =>
                    setNames(Array.from({ length: 16 }, (_, i) => (i === person ? name : (names[i] ?? ''))))
                  }
                  testID={`name-${person}`}
                />
              </View>
            ))}
          </View>
        ) : null}
      </Block>
      {main.map(row)}
      {tuning.length === 0 ? null : (
        <LevelRow game={game} options={options} onChange={setOptions}>
          {tuning.map(row)}
        </LevelRow>
      )}
      <Card>
        <Toggle
          title="Guided first round"
          note="Leave it whenever you like"
          icon="light-bulb"
          value={guide}
          onChange={(value) => services.settings.set({ guide: value })}
          testID="guide"
        />
      </Card>
    </Screen>
  );
}

function PosterHead({ game, onBack }: { game: AnyGame; onBack: () => void }) {
  const insets = useSafeAreaInsets();
  const { width, height } = useWindowDimensions();
  const tall = height < 560 ? 110 : Math.min(300, 176 + (width > 720 ? 60 : 0));
  return (
    <View style={[styles.head, { minHeight: tall + insets.top }]}>
      <Poster game={game.id} />
      <Fade from={0.45} />
      <View style={[styles.back, { paddingTop: insets.top + space.m, paddingLeft: insets.left + space.l }]}>
        <IconButton icon="back" label="Back" look="round" onPress={onBack} testID="back" />
      </View>
      <View style={styles.headWords}>
        <Text kind="screenTitle" heading={1}>
          {game.title}
        </Text>
        <Text tone="soft">{game.tagline}</Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  head: { justifyContent: 'space-between', overflow: 'hidden' },
  back: { alignItems: 'flex-start' },
  headWords: {
    width: '100%',
    maxWidth: 640 + 2 * space.l,
    alignSelf: 'center',
    paddingHorizontal: space.xl,
    paddingBottom: space.xs,
  },
  names: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  name: { flexGrow: 1, flexBasis: 140 },
  footer: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
  start: { flexGrow: 1, minHeight: 52 },
});
