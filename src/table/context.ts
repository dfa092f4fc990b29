/** What every part of the table needs to know, so that it is not handed down through each of them. */
import { createContext, useContext } from 'react';

import type { AnyGame } from '../core/game';
import type { CoreState, RuleId } from '../core/procedure';
import type { AnyGameView, TargetId } from '../ui/gameView';
import type { Arrangement } from './arrangement';
import type { TableSettings } from './settings';
import type { TableSnapshot } from './snapshot';
import type { TableStore } from './store';

/** Whether the newest change is on the disk. Asked apart from the table, which need not be drawn again for it. */
export interface Written {
  subscribe(listener: () => void): () => void;
  get(): boolean;
}

export const ALWAYS: Written = { subscribe: () => () => undefined, get: () => true };

export interface TableParts {
  readonly store: TableStore;
  readonly snapshot: TableSnapshot;
  readonly game: AnyGame;
  readonly view: AnyGameView;
  readonly state: CoreState;
  readonly settings: TableSettings;
  readonly arrangement: Arrangement;
  /** The reader's text size: the system's and the app's together. */
  readonly textScale: number;
  readonly written: Written;
  readonly openRule: (rule: RuleId) => void;
  /** Opens the inspector; null closes it. */
  readonly look: (target: TargetId | null) => void;
  /** Leads the camera there and rings it. */
  readonly showWhere: (targets: readonly TargetId[]) => void;
  /** A tap on something that can be picked, or be looked at. */
  readonly touch: (target: TargetId) => void;
}

const TableContext = createContext<TableParts | null>(null);

export const TablePartsProvider = TableContext.Provider;

export function useParts(): TableParts {
  const parts = useContext(TableContext);
  if (!parts) throw new Error('This belongs on a table.');
  return parts;
}
