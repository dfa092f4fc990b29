/** An address that leads nowhere. */
import { Button, Screen, Text } from '../../src/ui';
import { useGo } from '../useGo';

export interface NowhereProps {
  readonly title?: string;
  readonly words?: string;
}

/** Also shown inside other screens, when what they were to show is not there. */
export function Nowhere({
  title = 'Nothing here',
  words = 'No page of Holdout has this address. It may have been mistyped, or belong to another version.',
}: NowhereProps) {
  const go = useGo();
  return (
    <Screen testID="not-found">
      <Text kind="screenTitle" heading={1}>
        {title}
      </Text>
      <Text>{words}</Text>
      <Button title="Go to the start" look="primary" onPress={() => go.to('Home')} testID="go-home" />
    </Screen>
  );
}

export function NotFoundScreen() {
  return <Nowhere />;
}
