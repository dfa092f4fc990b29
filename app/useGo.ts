/** Moving between screens: forward by name, and back, which always leads somewhere. */
import { StackActions, useNavigation } from '@react-navigation/native';
import type { NativeStackNavigationProp } from '@react-navigation/native-stack';
import { useMemo } from 'react';

import type { Screens } from './navigation';

export function useGo() {
  const navigation = useNavigation<NativeStackNavigationProp<Screens>>();
  return useMemo(
    () => ({
      to: navigation.navigate.bind(navigation),
      /** A page that was opened by its address has nothing behind it: then Home is. */
      back: () => {
        if (navigation.canGoBack()) navigation.goBack();
        else navigation.dispatch(StackActions.replace('Home'));
      },
      /** The same screen leaves the way back: a form is not returned to. */
      insteadTo: (name: string, params: object) => navigation.dispatch(StackActions.replace(name, params)),
      title: (title: string) => navigation.setOptions({ title }),
    }),
    [navigation],
  );
}
