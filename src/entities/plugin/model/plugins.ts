import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { type PluginEntry, PluginManifestFrame } from '@contracts/plugin';
import { type Audience, keptBy } from '@contracts/plugin-audience';
import { z } from '@contracts/zod';

import { $now, createPoll } from '@/shared/lib/clock';
import { logFx } from '@/shared/lib/logger';
import { persist } from '@/shared/lib/storage';

import { fetchManifestFx } from '../api/fetch-manifest';
import { manifestPollMs } from '../config';
import { lastBoundary } from '../lib/last-boundary';
import { type Overrides, parseManifest } from '../lib/parse-manifest';

/** Boot asks for the manifest and starts the polling. */
export const manifestRequested = createEvent();
/** `plugins` of the site configuration, which are merged over the manifest. */
export const overridesReceived = createEvent<Overrides>();
/** Who is here. The page adds the time. */
export const audienceChanged = createEvent<Omit<Audience, 'now'>>();

const noManifest = '{"version":1,"plugins":[]}';

/** Reads a text. When the text is not JSON, it is no manifest either. */
function parseText(text: string | null): unknown {
  try {
    return JSON.parse(text ?? noManifest);
  } catch {
    return null;
  }
}

/** When an intermediary sends a page in place of the manifest, this is a failure like any other. */
const askFx = createEffect(async () => {
  const text = await fetchManifestFx();
  if (!PluginManifestFrame.safeParse(parseText(text)).success) throw new Error('something else came');
  return text;
});

/**
 * The last manifest received, in this visit or in an earlier one. A manifest that never arrived counts as empty. Spec:
 * api §2.
 */
const $manifestText = createStore<string | null>(null).on(askFx.doneData, (_, text) => text);
persist({ store: $manifestText, key: 'manifest', schema: z.nullable(z.string()) });
/** Until the first answer it is unknown whether the kept manifest is still valid. */
const $isAnswered = createStore(false).on(askFx.finally, () => true);

const $overrides = createStore<Overrides | null>(null).on(overridesReceived, (_, overrides) => overrides);
const $visitor = createStore<Omit<Audience, 'now'> | null>(null).on(audienceChanged, (_, visitor) => visitor);

/**
 * Every entry of the manifest, and what is wrong with the unusable ones. Null until manifest and configuration are
 * known.
 */
export const $catalog = combine($isAnswered, $manifestText, $overrides, (isAnswered, text, overrides) =>
  isAnswered && overrides !== null ? parseManifest(parseText(text), overrides, !import.meta.env.DEV) : null,
);

/** Apps appear and disappear at their own times only. */
const $boundary = combine($catalog, $now, (parsed, now) => lastBoundary(parsed?.all ?? [], now));
export const $audience = combine($visitor, $boundary, (visitor, now) => visitor && { ...visitor, now });

/** Every entry, in the version for this visitor where there are several. Row PLUG-107. */
export const $versions = combine(
  $catalog,
  $audience,
  (parsed, audience) =>
    parsed &&
    audience &&
    parsed.entries.map(
      (entry) => parsed.all.find((step) => step.id === entry.id && keptBy(step, audience) === null) ?? entry,
    ),
);

/** What this visitor gets; null while the manifest, the configuration or the visitor is not known yet. */
export const $plugins = combine(
  $versions,
  $audience,
  (entries, audience): PluginEntry[] | null =>
    entries && audience && entries.filter((entry) => keptBy(entry, audience) === null),
);

const pollDue = createPoll({ everyMs: manifestPollMs, answered: [askFx.finally] });
sample({ clock: [manifestRequested, pollDue], target: askFx });

sample({
  clock: askFx.fail,
  fn: ({ error }) => ({ level: 'warning' as const, text: `The plugin manifest did not come: ${error.message}` }),
  target: logFx,
});
