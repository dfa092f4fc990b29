/** What can be heard and felt at the table, as far as the settings want it. */
import { useEffect, useRef } from 'react';

import type { Playback } from '../ui/gameView';
import { feel, type Feel } from './haptics';
import { current } from './playback';
import type { TableSettings } from './settings';
import type { TableSnapshot } from './snapshot';
import { playSound } from './sound';
import type { SoundName } from './soundFiles';

export type Moment = 'pick' | 'confirm' | 'win' | 'loss' | Playback['do'];

interface Sensation {
  readonly sound?: SoundName;
  readonly feel?: Feel;
}
const SENSATIONS: Readonly<Record<Moment, Sensation>> = {
  pick: { feel: 'pick' },
  confirm: { sound: 'tick', feel: 'confirm' },
  move: { sound: 'step' },
  appear: { sound: 'step' },
  vanish: { sound: 'hit' },
  flash: {},
  dice: { sound: 'dice', feel: 'dice' },
  card: { sound: 'card' },
  banner: { sound: 'dread', feel: 'trouble' },
  pause: {},
  win: { sound: 'won', feel: 'confirm' },
  loss: { sound: 'lost', feel: 'trouble' },
};

type Wanted = Pick<TableSettings, 'sound' | 'haptics'>;

export function sense(moment: Moment, { sound, haptics }: Wanted): void {
  const sensation = SENSATIONS[moment];
  if (sound && sensation.sound) playSound(sensation.sound);
  if (haptics && sensation.feel) feel(sensation.feel);
}

/** Each step of what is told, and the end of a game that was played to it here. */
export function useSenses({ telling, phase, outcome }: TableSnapshot, { sound, haptics }: Wanted): void {
  const play = telling ? current(telling)?.play : undefined;
  useEffect(() => {
    if (play) sense(play.do, { sound, haptics });
  }, [haptics, play, sound]);

  const result = phase === 'over' ? outcome?.result : undefined;
  const known = useRef(result);
  useEffect(() => {
    if (result !== undefined && result !== known.current) sense(result, { sound, haptics });
    known.current = result;
  }, [haptics, result, sound]);
}
