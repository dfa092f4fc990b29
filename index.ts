import 'react-native-gesture-handler';
import { registerRootComponent } from 'expo';

import App from './app/App';

registerRootComponent(App);
