/** Gives the keyboard's focus to one of the table's own elements. */
export function focusOn(testID: string): void {
  const found = document.querySelector(`[data-testid="${CSS.escape(testID)}"]`);
  if (found instanceof HTMLElement) found.focus({ preventScroll: true });
}

/** What had the focus is gone: the keyboard goes on from here, and not from the top of the page. */
export function catchFocus(testID: string): void {
  if (document.activeElement === null || document.activeElement === document.body) focusOn(testID);
}
