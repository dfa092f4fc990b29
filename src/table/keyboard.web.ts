/** Keys in a browser. What has the focus comes first: a text field keeps its letters, a button its Enter and Space. */
import { useEffect, useRef } from 'react';

import { workOf, type Keys } from './keys';

export function useKeyboard(keys: Keys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const focus = document.activeElement;
      if (focus?.matches('input, textarea, select, [contenteditable]')) return;
      const isOnButton =
        focus !== null && focus !== document.body && focus.matches('button, [role], a, [tabindex]');
      if (isOnButton && (event.key === 'Enter' || event.key === ' ')) return;
      // A sheet of the shell that lies over everything has its own Escape.
      if (focus?.closest('[aria-modal="true"]')) return;
      const work = workOf(latest.current, event.key, event.shiftKey);
      if (!work) return;
      event.preventDefault();
      work();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
}
