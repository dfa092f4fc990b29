/** The last line: whatever goes wrong in a screen ends in a sentence and a way on, never in a blank page. */
import { Component, type PropsWithChildren } from 'react';

import { Button, Screen, Text } from '../src/ui';

type Props = PropsWithChildren<{ readonly onError?: (error: unknown) => void }>;

export class ErrorBoundary extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <Screen testID="failed">
        <Text kind="screenTitle" heading={1}>
          Something broke
        </Text>
        <Text>
          This part of Holdout stopped working. Your games are safe: every decision was saved before it was
          shown.
        </Text>
        <Text kind="secondary" tone="sub">
          {error.message}
        </Text>
        <Button title="Go on" look="primary" onPress={() => this.setState({ error: null })} testID="go-on" />
      </Screen>
    );
  }
}
