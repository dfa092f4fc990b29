/** What the player's settings change at the table. The app hands them in: the table knows no storage. */
export interface TableSettings {
  /** 0 plays nothing, 1 is calm, 2 is quick. */
  readonly animationSpeed: number;
  readonly reducedMotion: boolean;
  readonly handOver: boolean;
  /** Undo may cross dice and draws; the game is then marked as rewound. */
  readonly freeUndo: boolean;
  readonly showOdds: boolean;
  readonly keepAwake: boolean;
  readonly haptics: boolean;
  readonly sound: boolean;
  readonly guide: boolean;
}

export const CALM: TableSettings = {
  animationSpeed: 1,
  reducedMotion: false,
  handOver: true,
  freeUndo: false,
  showOdds: true,
  keepAwake: true,
  haptics: true,
  sound: true,
  guide: true,
};
