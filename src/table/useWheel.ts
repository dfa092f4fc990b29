/** Phones and tablets have no wheel. */
import type { RefObject } from 'react';
import type { View } from 'react-native';

import type { TableCamera } from './useCamera';

export const useWheel: (board: RefObject<View | null>, camera: TableCamera) => void = () => undefined;
