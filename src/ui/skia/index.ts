/** Shared drawing for boards and mats: scenes without hooks, which tests draw without a screen. */
export * from './Bust';
export * from './Die';
export * from './HitDrop';
export * from './lettering';
export * from './patterns';
export * from './record';
export * from './Stack';
export * from './Standee';
export * from './Token';
export * from './typefaces';
