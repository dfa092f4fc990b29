/** Shared drawing for boards and mats: scenes without hooks, which tests draw without a screen. */
export * from './Bust';
export * from './CardFace';
export * from './Die';
export * from './HitBoxes';
export * from './HitDrop';
export * from './lettering';
export * from './PaperGrain';
export * from './record';
export * from './Stack';
export * from './Standee';
export * from './Token';
export * from './Track';
export * from './typefaces';
