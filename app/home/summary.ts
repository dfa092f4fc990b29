/** A saved game in a few words: how far it is, and what it waits for. */
import { decide } from '../../src/core/engine';
import type { SaveEntry } from '../../src/storage';
import type { AnyGameView } from '../../src/ui/gameView';
import type { IconName } from '../../src/ui';
import { listWords } from '../words';

export type ReadableSave = Extract<SaveEntry, { readonly readable: true }>;

export interface Summary {
  readonly title: string;
  readonly words: string;
  readonly icon: IconName | null;
  readonly iconColour: string | null;
}

export function summaryOf(save: ReadableSave, view: AnyGameView | null): Summary {
  const status = view?.status(save.game.view(save.state, 'team'));
  const round = `Round ${save.round}`;
  const title = status ? [status.title, status.subtitle].filter((part) => part !== '').join(', ') : round;
  return {
    title: save.result ? endWords(save) : title,
    words: save.result ? title : waitsFor(save),
    icon: status?.icon ?? null,
    iconColour: status?.iconColour ?? null,
  };
}

function endWords({ game, state, result }: ReadableSave): string {
  return result ? game.text.outcome(state, result).title : '';
}

/** 'Ana acts' for a person, 'Ana, Constabulary acts' where people play a seat with a name. */
function waitsFor({ game, state, names }: ReadableSave): string {
  const decision = decide(game, state);
  if (decision === null || decision.seat === 'team') return 'The team decides';
  const seat = game.text.seat(state, decision.seat);
  const name = names[game.person?.(state, decision.seat) ?? decision.seat]?.trim() ?? '';
  return name === '' || name === seat ? `${seat} acts` : `${name} acts, ${seat}`;
}

export function namesOf({ names }: ReadableSave): string {
  return listWords(names.map((name) => name.trim()).filter((name) => name !== ''));
}
