/** What a player can send when something went wrong: one file with everything that helps to see it again. Nothing is sent by itself. */
import { Platform } from 'react-native';

import manifest from '../app.json';
import type { FaultyState } from '../src/core/session';
import type { SaveEntry } from '../src/storage';
import { shareText } from './files';
import { finder, type Services } from './services';

/** A state that cannot be, and the game that led to it. */
export interface Fault {
  readonly save: string;
  readonly fault: FaultyState;
}

export function reportText(services: Services, found: Fault | null = null): string {
  const { saves, settings, errors } = services;
  const find = finder(services);
  const exported = (save: SaveEntry) =>
    save.readable ? saves.exportText(save.id, find) : saves.exportDamaged(save.id);
  const report = {
    report: 1,
    version: manifest.expo.version,
    platform: Platform.OS,
    rules: Object.fromEntries(services.games.map(({ id, rulesVersion }) => [id, rulesVersion])),
    settings: settings.get(),
    errors: errors.list(),
    saving: saves.status,
    ...(found
      ? { fault: { save: found.save, problems: found.fault.problems, state: found.fault.state } }
      : {}),
    // Each with its whole journal, so that it can be played again.
    games: Object.fromEntries(saves.list(find).map((save) => [save.id, attempted(() => exported(save))])),
  };
  return JSON.stringify(report, null, 1);
}

/** One game that cannot even be exported must not spoil the report. */
function attempted(work: () => string): string {
  try {
    return work();
  } catch (error) {
    return `Cannot be exported: ${String(error)}`;
  }
}

export function shareReport(services: Services, found: Fault | null = null): Promise<void> {
  return shareText('holdout-report.json', reportText(services, found));
}
