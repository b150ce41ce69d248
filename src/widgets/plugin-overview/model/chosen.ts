import { combine, createEvent, createStore } from 'effector';

import type { PluginEntry } from '@contracts/plugin';

import { $pluginLines } from './lines';

/** An app is looked at closely. */
export const appChosen = createEvent<string>();

const $chosen = createStore<string | null>(null).on(appChosen, (_, id) => id);

/** The entry of the chosen app; the first one, until another is chosen. */
export const $chosenEntry = combine($pluginLines, $chosen, (lines, chosen): PluginEntry | null => {
  const entries = lines.flatMap(({ entry }) => entry ?? []);
  return entries.find(({ id }) => id === chosen) ?? entries[0] ?? null;
});
