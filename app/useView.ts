/** The view of a game, loaded when it is first needed; null until then, and when there is none. */
import { useEffect, useState } from 'react';

import type { AnyGameView } from '../src/ui/gameView';
import { useServices } from './services';

export function useView(game: string): AnyGameView | null {
  const { loadView } = useServices();
  const [view, setView] = useState<AnyGameView | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadView(game).then(
      (loaded) => isWanted && setView(loaded),
      // A game without a board shows its poster: nothing is lost.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [game, loadView]);
  return view;
}
