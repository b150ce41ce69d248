import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { not } from 'patronum';

import { preferencesOpened } from '@/entities/preferences';
import { sessionChannelOpened } from '@/entities/session';
import { $siteConfig, redirectCheckStarted, siteConfigFailed } from '@/entities/site';
import { languageSourcesOpened } from '@/features/switch-language';
import { languageChanged, loadInlineFx } from '@/shared/i18n';
import { clockStarted } from '@/shared/lib/clock';
import { $isOnline, connectionWatched, networkCame, visibilityWatched } from '@/shared/lib/device';
import { logFx } from '@/shared/lib/logger';
import { storageOpened } from '@/shared/lib/storage';

import { pluginHostOpened } from '../plugin-host';
import { $areChecksOver, checksRequested } from './checks';
import { readStartFx } from './read-start';

/** Fires once, before the page draws anything. */
export const appStarted = createEvent();
/** The three calls that the guards wait for. */
export const bootRequested = createEvent();
/** The player presses the button of the page that says that the start failed. */
export const retryPressed = createEvent();
/** The guards may be asked: everything that they decide on is known. */
export const bootSucceeded = createEvent();

// First the page reads what the browser keeps, then it asks the network.
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

// All calls go out at once. The call for the configuration names a language (see switch-language).
sample({ clock: readStartFx.doneData, fn: ({ language }) => language, target: languageChanged });
sample({ clock: readStartFx.doneData, fn: ({ blockQuestion }) => blockQuestion, target: checksRequested });

/** The page cannot go on without a configuration. */
const $isConfigKnown = $siteConfig.map((config) => config !== null);
const $isComplete = combine($isConfigKnown, $areChecksOver, (...known) => known.every(Boolean));

export const $bootState = createStore<'starting' | 'ready' | 'failed'>('starting')
  .on(bootRequested, () => 'starting')
  .on(bootSucceeded, () => 'ready')
  .on(siteConfigFailed, (state) => (state === 'ready' ? state : 'failed'));

sample({ clock: $isComplete, filter: Boolean, target: bootSucceeded });
/** The page starts again from the beginning, because its texts and its code may have failed too. */
export const restartFx = createEffect(() => {
  location.reload();
});
const $hasFailed = createStore(false).on(siteConfigFailed, () => true);
// Without a network a reload may end on the browser's own error page. So the button repeats only the calls; once the
// network is back, the page starts again by itself.
sample({ clock: retryPressed, filter: not($isOnline), target: bootRequested });
sample({ clock: retryPressed, filter: $isOnline, target: restartFx });
sample({
  clock: networkCame,
  source: { state: $bootState, hasFailed: $hasFailed },
  filter: ({ state, hasFailed }) => hasFailed && state !== 'ready',
  target: restartFx,
});
sample({
  clock: siteConfigFailed,
  fn: (details) => ({ level: 'error' as const, text: 'no site config', details }),
  target: logFx,
});
sample({ clock: siteConfigFailed, target: loadInlineFx });
