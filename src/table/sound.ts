/** What the table lets one hear. It mixes with other people's music, and a muted phone stays mute. */
import { createAudioPlayer, setAudioModeAsync, type AudioPlayer } from 'expo-audio';

import { SOUND_FILES, type SoundName } from './soundFiles';

const VOLUME = 0.6;

const players = new Map<SoundName, AudioPlayer>();

export function playSound(name: SoundName): void {
  const player = players.get(name) ?? load(name);
  player
    .seekTo(0)
    .then(() => player.play())
    .catch(() => undefined);
}

function load(name: SoundName): AudioPlayer {
  if (players.size === 0)
    setAudioModeAsync({ playsInSilentMode: false, interruptionMode: 'mixWithOthers' }).catch(() => undefined);
  const player = createAudioPlayer(SOUND_FILES[name]);
  player.volume = VOLUME;
  players.set(name, player);
  return player;
}
