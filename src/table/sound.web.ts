/** What the table lets one hear: in a browser its own player is enough. */
import { SOUND_FILES, type SoundName } from './soundFiles';

const VOLUME = 0.6;

const players = new Map<SoundName, HTMLAudioElement>();

export function playSound(name: SoundName): void {
  const player = players.get(name) ?? load(name);
  player.currentTime = 0;
  // A page that nobody has touched yet may make no sound.
  player.play().catch(() => undefined);
}

function load(name: SoundName): HTMLAudioElement {
  const player = new Audio(String(SOUND_FILES[name]));
  player.volume = VOLUME;
  players.set(name, player);
  return player;
}
