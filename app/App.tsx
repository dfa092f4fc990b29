/** The app: fonts, settings and storage around the screens. */
import * as SplashScreen from 'expo-splash-screen';
import { StatusBar } from 'expo-status-bar';
import { useEffect, useMemo, useState, type PropsWithChildren } from 'react';
import { AccessibilityInfo, StyleSheet, View } from 'react-native';
import { GestureHandlerRootView } from 'react-native-gesture-handler';
import { initialWindowMetrics, SafeAreaProvider } from 'react-native-safe-area-context';

import { errors, lock, openStorage, saves, settings, stats } from '../src/storage';
import { AccentProvider, colour, MannersProvider, ToastProvider, type Manners } from '../src/ui';
import { installFocusRing } from '../src/ui/focusRing';
import { loadTextFonts } from '../src/ui/fonts';
import { loadTypefaces } from '../src/ui/skia/loadTypefaces';
import { showPatterns } from '../src/ui/skia/patterns';
import { ErrorBoundary } from './ErrorBoundary';
import { Navigation } from './navigation';
import { ServicesProvider, useSettings, type Services } from './services';
import { touch } from './touch';
import { watchErrors } from './watchErrors';

void SplashScreen.preventAutoHideAsync();
installFocusRing();

/** The rules of all games are a script of their own on the web: it is fetched while the fonts are, and the storage opens. */
async function realServices(): Promise<Services> {
  const [{ games, loadView }] = await Promise.all([import('./games'), openStorage()]);
  watchErrors(errors());
  return {
    games,
    loadView,
    saves: saves(),
    settings: settings(),
    stats: stats(),
    lock: lock(),
    errors: errors(),
  };
}

/** Tests bring services of their own. */
export default function App({ services }: { services?: Services }) {
  const used = useStart(services);
  if (used === null) return <View style={styles.ground} />;
  return (
    <GestureHandlerRootView style={styles.ground}>
      <SafeAreaProvider initialMetrics={initialWindowMetrics}>
        <ErrorBoundary onError={(error) => used.errors.add('a screen', error)}>
          <ServicesProvider services={used}>
            <MannersFromSettings>
              <AccentProvider game={null}>
                <ToastProvider>
                  <StatusBar style="light" />
                  <Navigation onReady={() => void SplashScreen.hideAsync()} />
                </ToastProvider>
              </AccentProvider>
            </MannersFromSettings>
          </ServicesProvider>
        </ErrorBoundary>
      </SafeAreaProvider>
    </GestureHandlerRootView>
  );
}

/** Null until everything is there that the first screen needs. A missing font makes the app plain but stops nobody. */
function useStart(given: Services | undefined): Services | null {
  const [services, setServices] = useState<Services | null>(null);
  useEffect(() => {
    const fonts = Promise.allSettled([loadTextFonts(), loadTypefaces()]);
    void Promise.all([given ?? realServices(), fonts]).then(([found]) => setServices(found));
  }, [given]);
  useEffect(() => {
    const settings = services?.settings;
    if (!settings) return;
    const follow = () => showPatterns(settings.get().patterns);
    follow();
    const stop = settings.subscribe(follow);
    return () => void stop();
  }, [services]);
  return services;
}

function MannersFromSettings({ children }: PropsWithChildren) {
  const { textScale, reducedMotion, patterns, leftHanded, haptics } = useSettings();
  const systemReduces = useSystemReducedMotion();
  const manners = useMemo<Manners>(
    () => ({
      textScale,
      reducedMotion: reducedMotion || systemReduces,
      patterns,
      leftHanded,
      onTouch: () => touch(haptics),
    }),
    [textScale, reducedMotion, systemReduces, patterns, leftHanded, haptics],
  );
  return <MannersProvider value={manners}>{children}</MannersProvider>;
}

function useSystemReducedMotion(): boolean {
  const [reduces, setReduces] = useState(false);
  useEffect(() => {
    void AccessibilityInfo.isReduceMotionEnabled().then(setReduces);
    const subscription = AccessibilityInfo.addEventListener('reduceMotionChanged', setReduces);
    return () => subscription.remove();
  }, []);
  return reduces;
}

const styles = StyleSheet.create({ ground: { flex: 1, backgroundColor: colour.ink } });
