import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { PluginEntry } from '@contracts/plugin';

import { createTimer } from '@/shared/lib/clock';
import { tabHidden, tabShown } from '@/shared/lib/device';
import { logFx, logWarning } from '@/shared/lib/logger';

import { fetchManifestFx } from '../api/fetch-manifest';
import { manifestPollMs } from '../config';
import { isWanted, type Audience } from '../lib/is-wanted';
import { parseManifest, type ManifestProblem, type Overrides } from '../lib/parse-manifest';

/** Boot asks for the manifest and starts the polling. */
export const manifestRequested = createEvent();
/** `plugins` of the site configuration; merged over the manifest. */
export const overridesReceived = createEvent<Overrides>();
export const audienceChanged = createEvent<Audience>();

const noManifest = '{"version":1,"plugins":[]}';

/** Text of the manifest; null: no answer yet. A manifest that never came is an empty one. Spec: api §2. */
const $manifestText = createStore<string | null>(null)
  .on(fetchManifestFx.doneData, (_, text) => text)
  .on(fetchManifestFx.fail, (text) => text ?? noManifest);

const $overrides = createStore<Overrides | null>(null).on(overridesReceived, (_, overrides) => overrides);
const $audience = createStore<Audience | null>(null).on(audienceChanged, (_, audience) => audience);

/** What a text holds; a text that is no JSON is no manifest either. */
function parseText(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const $parsed = combine($manifestText, $overrides, (text, overrides) =>
  text === null || overrides === null ? null : parseManifest(parseText(text), overrides, !import.meta.env.DEV),
);

/** What this visitor gets; null while the manifest, the configuration or the visitor is not known yet. */
export const $plugins = combine($parsed, $audience, (parsed, audience): PluginEntry[] | null =>
  parsed === null || audience === null ? null : parsed.entries.filter((entry) => isWanted(entry, audience)),
);

const reportFx = createEffect((problems: ManifestProblem[]) => {
  for (const { id, path, message } of problems)
    logWarning(`Plugin "${id}" is not used: ${[path, message].filter(Boolean).join(' ')}`);
});

const poll = createTimer();
const $isHidden = createStore(false)
  .on(tabHidden, () => true)
  .on(tabShown, () => false);

sample({ clock: [manifestRequested, poll.fired], target: fetchManifestFx });

sample({
  clock: fetchManifestFx.fail,
  fn: ({ error }) => ({ level: 'warning' as const, text: `The plugin manifest did not come: ${error.message}` }),
  target: logFx,
});

sample({
  clock: $parsed,
  filter: (parsed) => parsed !== null && parsed.problems.length > 0,
  fn: (parsed) => parsed?.problems ?? [],
  target: reportFx,
});

// A minute after each answer, while somebody looks; at once when somebody looks again.
sample({
  clock: fetchManifestFx.finally,
  source: $isHidden,
  filter: (isHidden) => !isHidden,
  fn: () => manifestPollMs,
  target: poll.started,
});
sample({ clock: tabHidden, target: poll.stopped });
sample({ clock: tabShown, target: fetchManifestFx });
