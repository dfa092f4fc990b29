/** The registry of boards and mats. A view is loaded when a table opens: the rules alone never load a drawing library. */
import type { AnyGameView } from '../ui/gameView';

const VIEWS: Readonly<Record<string, () => Promise<AnyGameView>>> = {
  basecamp: async () => (await import('./basecamp/view')).view,
  'darkest-house': async () => (await import('./darkest-house/view')).view,
  exodus: async () => (await import('./exodus/view')).view,
  'plum-island': async () => (await import('./plum-island/view')).view,
};

export async function loadView(id: string): Promise<AnyGameView> {
  const load = VIEWS[id];
  if (!load) throw new Error(`There is no board for the game "${id}".`);
  return load();
}
