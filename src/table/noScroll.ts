/** Only browsers scroll a box by themselves. */
import type { RefObject } from 'react';
import type { View } from 'react-native';

export const useNoScroll: (box: RefObject<View | null>) => void = () => undefined;
