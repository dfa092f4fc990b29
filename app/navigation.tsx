/** The ways through the app. Every screen has an address of its own, on the web and for links from outside. */
import { createStaticNavigation, DarkTheme, type StaticParamList } from '@react-navigation/native';
import { createNativeStackNavigator } from '@react-navigation/native-stack';

import { colour } from '../src/ui';
import { CreditsScreen } from './screens/Credits';
import { HomeScreen } from './screens/Home';
import { LogScreen } from './screens/Log';
import { NewGameScreen } from './screens/NewGame';
import { NotFoundScreen } from './screens/NotFound';
import { RulesScreen } from './screens/Rules';
import { SettingsScreen } from './screens/Settings';
import { StatsScreen } from './screens/Stats';
import { TableScreen } from './screens/Table';

const Stack = createNativeStackNavigator({
  initialRouteName: 'Home',
  screenOptions: { headerShown: false, contentStyle: { backgroundColor: colour.ink } },
  screens: {
    Home: { screen: HomeScreen, linking: '', options: { title: 'Holdout' } },
    NewGame: { screen: NewGameScreen, linking: 'new/:game', options: { title: 'New game' } },
    // A swipe on the board moves the board: it must not leave the game.
    Game: { screen: TableScreen, linking: 'game/:save', options: { title: 'Game', gestureEnabled: false } },
    Rules: { screen: RulesScreen, linking: 'rules/:game?/:rule?', options: { title: 'Rules' } },
    Log: { screen: LogScreen, linking: 'log/:save', options: { title: 'Log' } },
    Stats: { screen: StatsScreen, linking: 'stats', options: { title: 'Statistics' } },
    Settings: { screen: SettingsScreen, linking: 'settings', options: { title: 'Settings' } },
    Credits: { screen: CreditsScreen, linking: 'credits', options: { title: 'Credits' } },
    NotFound: { screen: NotFoundScreen, linking: '*', options: { title: 'Nothing here' } },
  },
});

export type Screens = StaticParamList<typeof Stack>;

const StaticNavigation = createStaticNavigation(Stack);

const theme = {
  ...DarkTheme,
  colors: {
    ...DarkTheme.colors,
    background: colour.ink,
    card: colour.panel,
    text: colour.paper,
    border: colour.line,
  },
};

export function Navigation({ onReady }: { onReady?: () => void }) {
  return (
    <StaticNavigation
      theme={theme}
      linking={{ prefixes: ['holdout://'], config: { initialRouteName: 'Home' } }}
      documentTitle={{ formatter: (options) => titleOf(options?.title) }}
      {...(onReady ? { onReady } : {})}
    />
  );
}

function titleOf(title: string | undefined): string {
  return title === undefined || title === 'Holdout' ? 'Holdout' : `${title} · Holdout`;
}
