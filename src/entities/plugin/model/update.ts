import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { PluginEntry } from '@contracts/plugin';

import { type LoadFailure } from '@/shared/plugin-files';

import { manifestPollMs } from '../config';
import { bringFiles, type Brought } from '../lib/bring-files';
import { makingOf } from '../lib/making';
import { tellFailure } from '../lib/tell-failure';
import { $apps, moved, moveRequested, pluginReplaced } from './apps';
import { isLast, pauseMs, waitFx } from './load';
import { $plugins } from './plugins';

/** The page is drawn. From now on the mounted apps follow changes of the manifest and of the configuration. */
export const updatesWanted = createEvent();
/** A newer version drew nothing, so the version on the screen stays. */
export const pluginRefused = createEvent<PluginEntry>();
/** The app broke and shows nothing, so it loads again, with this entry. */
export const pluginRestarted = createEvent<PluginEntry>();

const $isOn = createStore(false).on(updatesWanted, () => true);

/** The entries that the apps on the page should show and do not show yet. An app that is loading is compared when it has loaded. */
const $outdated = combine($isOn, $plugins, $apps, (isOn, plugins, apps) =>
  (isOn ? (plugins ?? []) : []).filter((entry) => {
    const app = apps[entry.id];
    return (app?.state === 'ready' || app?.state === 'error') && makingOf(app.entry) !== makingOf(entry);
  }),
);
const isIn = (entries: readonly PluginEntry[], entry: PluginEntry) =>
  entries.some((other) => makingOf(other) === makingOf(entry));

/** Puts the files into the document. Tests replace the handler. */
export const bringFilesFx = createEffect<PluginEntry, Brought, LoadFailure>(bringFiles);
const isOutdatedFx = attach({ source: $outdated, effect: isIn });

/** Tries up to three more times, as a first load does. Null: this version is not needed any more. */
const bringFx = createEffect(async (entry: PluginEntry): Promise<Brought | null> => {
  for (let attempt = 0; ; attempt += 1) {
    try {
      const brought = await bringFilesFx(entry);
      return (await isOutdatedFx(entry)) ? brought : null;
    } catch (failure) {
      const loadFailure = failure as LoadFailure;
      if (isLast(attempt, loadFailure)) {
        tellFailure(entry, 'update', `it did not load and the version before stays (${loadFailure.message})`);
        throw failure;
      }
      await waitFx(pauseMs(attempt));
      if (!(await isOutdatedFx(entry))) return null;
    }
  }
});

/**
 * The page asks for a version once. When the network failed, it asks again after a minute. When the version is broken, it asks
 * again when the entry changes.
 */
const forgotten = createEvent<PluginEntry>();
const $asked = createStore<readonly PluginEntry[]>([])
  .on(bringFx, (asked, entry) => [...asked, entry])
  .on(forgotten, (asked, entry) => asked.filter((other) => !isIn([entry], other)))
  .on($outdated, (asked, outdated) => asked.filter((entry) => isIn(outdated, entry)));

/** Newer versions that have loaded and wait for a moment at which they disturb nobody. */
export const $brought = createStore<readonly Brought[]>([])
  .on(bringFx.doneData, (all, brought) => (brought === null ? all : [...all, brought]))
  .on(pluginRefused, (all, entry) => all.filter((brought) => !isIn([entry], brought.entry)))
  .on($outdated, (all, outdated) => all.filter(({ entry }) => isIn(outdated, entry)));

const bringAllFx = createEffect((entries: readonly PluginEntry[]) => {
  for (const entry of entries) void bringFx(entry).catch(() => undefined);
});
sample({
  clock: [$outdated, forgotten],
  source: { outdated: $outdated, asked: $asked },
  filter: ({ outdated, asked }) => outdated.some((entry) => !isIn(asked, entry)),
  fn: ({ outdated, asked }) => outdated.filter((entry) => !isIn(asked, entry)),
  target: bringAllFx,
});

const waitAgainFx = createEffect((_: PluginEntry) => waitFx(manifestPollMs));
sample({
  clock: bringFx.fail,
  filter: ({ error }) => !(error as LoadFailure).isFinal,
  fn: ({ params }) => params,
  target: waitAgainFx,
});
sample({ clock: waitAgainFx.done, fn: ({ params }) => params, target: forgotten });

sample({ clock: pluginRestarted, target: pluginReplaced });
sample({ clock: pluginRestarted, fn: ({ id }) => ({ id, to: 'not_exist' as const }), target: moveRequested });
// The app loads again, because its places are still there.
sample({
  clock: moved,
  source: $apps,
  filter: (apps, { id, to }) => to === 'not_exist' && (apps[id]?.views ?? 0) > 0,
  fn: (_, { id }) => ({ id, to: 'loading' as const }),
  target: moveRequested,
});
