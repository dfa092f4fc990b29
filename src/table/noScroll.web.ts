/** A browser scrolls a box to whatever gets the focus, even one that hides its overflow: the camera does that here. */
import { useEffect, type RefObject } from 'react';
import type { View } from 'react-native';

export function useNoScroll(box: RefObject<View | null>): void {
  useEffect(() => {
    const element = box.current as unknown as HTMLElement | null;
    if (!element) return;
    const back = () => element.scrollTo(0, 0);
    element.addEventListener('scroll', back);
    return () => element.removeEventListener('scroll', back);
  }, [box]);
}
