/** Phones and tablets draw no ring of their own: `Press` does it. */
export function installFocusRing(): void {}
