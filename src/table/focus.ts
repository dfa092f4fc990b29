/** Moving a keyboard's focus is a browser's matter. */
export const focusOn: (testID: string) => void = () => undefined;
export const catchFocus: (testID: string) => void = () => undefined;
