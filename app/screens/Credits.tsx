/** Who made what: the board games, the icons, the typefaces, the software. */
import { Linking, StyleSheet, View } from 'react-native';

import { Button, Card, Screen, Text, TitleBar, space } from '../../src/ui';
import { ICON_AUTHORS } from '../../src/ui/icons.generated';
import { BOARD_GAMES, FONTS, SOFTWARE } from '../credits';
import { useGo } from '../useGo';

export function CreditsScreen() {
  const go = useGo();
  const open = (address: string) => void Linking.openURL(address);
  return (
    <Screen header={<TitleBar title="Credits" onBack={go.back} />} testID="credits-screen">
      <Card>
        <Text kind="action">Unofficial and free</Text>
        <Text>
          Holdout is a non-commercial work of people who like these board games. It is not made, endorsed or
          supported by their designers or publishers. All names belong to their owners. It contains no art and
          no text of the printed games: the rules are in our own words, and where the printed cards are not
          known to us, their content is our own.
        </Text>
        <Text>If you like one of them, buy the box: nothing beats a real table.</Text>
      </Card>
      <Section title="The board games">
        {BOARD_GAMES.map(({ title, design, publisher, note }) => (
          <View key={title} style={styles.entry}>
            <Text kind="action">{title}</Text>
            <Text kind="secondary" tone="soft">
              {[design && `Design: ${design}`, publisher].filter(Boolean).join('. ')}.
            </Text>
            {note ? (
              <Text kind="secondary" tone="sub">
                {note}
              </Text>
            ) : null}
          </View>
        ))}
      </Section>
      <Section title="Icons">
        <Text>
          {`Icons made by ${ICON_AUTHORS.map(({ author }) => author).join(', ')}. From game-icons.net, under CC BY 3.0; recoloured.`}
        </Text>
        <View style={styles.links}>
          <Button title="game-icons.net" look="plain" onPress={() => open('https://game-icons.net')} />
          <Button
            title="CC BY 3.0"
            look="plain"
            onPress={() => open('https://creativecommons.org/licenses/by/3.0/')}
          />
        </View>
      </Section>
      <Section title="Typefaces">
        {FONTS.map(({ name, by }) => (
          <Text key={name}>{`${name}, ${by}. SIL Open Font License 1.1.`}</Text>
        ))}
      </Section>
      <Section title="Software">
        <Text>{`Holdout is free software under the MIT licence. It stands on ${SOFTWARE.map(({ name, licence }) => `${name} (${licence})`).join(', ')}.`}</Text>
      </Section>
    </Screen>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <View style={styles.section}>
      <Text kind="sheetTitle" heading={2}>
        {title}
      </Text>
      <Card>{children}</Card>
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: space.s },
  entry: { gap: 2 },
  links: { flexDirection: 'row', flexWrap: 'wrap', gap: space.s },
});
