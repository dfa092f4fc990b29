/** Browsers tick for no ordinary press: there is nothing to do. */
export function touch(): void {}
