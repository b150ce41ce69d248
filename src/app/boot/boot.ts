import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { siteConfigQuery, redirectCheckStarted } from '@/entities/site';
import { preferencesOpened } from '@/entities/preferences';
import { sessionChannelOpened } from '@/entities/session';
import { languageSourcesOpened } from '@/features/switch-language';
import { languageChanged, loadInlineFx } from '@/shared/i18n';
import { clockStarted } from '@/shared/lib/clock';
import { $isOnline, connectionWatched, visibilityWatched } from '@/shared/lib/device';
import { logFx } from '@/shared/lib/logger';
import { storageOpened } from '@/shared/lib/storage';

import { pluginHostOpened } from '../plugin-host';
import { $areChecksOver, checksRequested } from './checks';
import { readStartFx } from './read-start';

/** Once, before anything is drawn. */
export const appStarted = createEvent();
/** The three calls that the guards wait for. */
export const bootRequested = createEvent();
/** The button of the page that says that the start failed. */
export const retryPressed = createEvent();
/** Everything that the guards decide on is known. */
export const bootSucceeded = createEvent();

// What the browser keeps, then the network.
sample({
  clock: appStarted,
  target: [
    storageOpened,
    preferencesOpened,
    languageSourcesOpened,
    clockStarted,
    connectionWatched,
    visibilityWatched,
    sessionChannelOpened,
    pluginHostOpened,
    redirectCheckStarted,
    bootRequested,
  ],
});
sample({ clock: bootRequested, target: readStartFx });

// All at once. The configuration is asked for by the language that it comes in (see switch-language).
sample({ clock: readStartFx.doneData, fn: ({ language }) => language, target: languageChanged });
sample({ clock: readStartFx.doneData, fn: ({ blockQuestion }) => blockQuestion, target: checksRequested });

/** A configuration that never came is the end. */
const $isConfigKnown = siteConfigQuery.$data.map((config) => config !== null);
const $isComplete = combine($isConfigKnown, $areChecksOver, (...known) => known.every(Boolean));

export const $bootState = createStore<'starting' | 'ready' | 'failed'>('starting')
  .on(bootRequested, () => 'starting')
  .on(bootSucceeded, () => 'ready')
  .on(siteConfigQuery.finished.failure, (state) => (state === 'ready' ? state : 'failed'));

sample({ clock: $isComplete, filter: Boolean, fn: () => undefined, target: bootSucceeded });
/** From the beginning: texts and code of the page may have failed too. */
export const restartFx = createEffect(() => {
  location.reload();
});
const $hasFailed = createStore(false).on(siteConfigQuery.finished.failure, () => true);
// Without a network a reload may end on the browser's own page, so only the calls are repeated. Once it is back, everything begins anew by itself.
sample({
  clock: retryPressed,
  source: $isOnline,
  filter: (isOnline) => !isOnline,
  fn: () => undefined,
  target: bootRequested,
});
sample({ clock: retryPressed, source: $isOnline, filter: Boolean, fn: () => undefined, target: restartFx });
sample({
  clock: $isOnline,
  source: { state: $bootState, hasFailed: $hasFailed },
  filter: ({ state, hasFailed }, isOnline) => isOnline && hasFailed && state !== 'ready',
  fn: () => undefined,
  target: restartFx,
});
sample({
  clock: siteConfigQuery.finished.failure,
  fn: ({ error }) => ({ level: 'error' as const, text: 'no site config', details: error }),
  target: logFx,
});
sample({ clock: siteConfigQuery.finished.failure, fn: () => undefined, target: loadInlineFx });
