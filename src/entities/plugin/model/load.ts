import { attach, createEffect, createEvent, createStore, sample } from 'effector';

import { reloadThrottleMs, remoteViewRetry } from '@contracts/constants';
import type { PluginEntry } from '@contracts/plugin';

import { pause } from '@/shared/lib/clock';
import { type LoadFailure } from '@/shared/plugin-files';

import { loadFiles } from '../lib/load-files';
import { tellFailure } from '../lib/tell-failure';
import { $apps, type App, moved, moveRequested } from './apps';

/** One load of an app, from the first try to the last. */
type Run = { id: string; run: number };
type Load = Run & { attempt: number; entry: PluginEntry };

/** Somebody asks for another try, by id. */
export const pluginReloaded = createEvent<string>();

/** Puts the files into the document. Tests replace the handler. */
export const loadFilesFx = createEffect<Load, undefined, LoadFailure>(async ({ entry }) => {
  await loadFiles(entry);
  return undefined;
});
export const waitFx = createEffect((ms: number) => pause(ms));
const waitReloadFx = createEffect((_id: string) => waitFx(reloadThrottleMs));

/** Ids that were reloaded within the throttle time. */
const $justReloaded = createStore<string[]>([])
  .on(waitReloadFx, (ids, id) => [...ids, id])
  .on(waitReloadFx.done, (ids, { params }) => ids.filter((id) => id !== params));

// Reloads what failed, at most once a second.
const reloadAccepted = sample({
  clock: pluginReloaded,
  source: { apps: $apps, justReloaded: $justReloaded },
  filter: ({ apps, justReloaded }, id) => apps[id]?.state === 'error' && !justReloaded.includes(id),
  fn: (_, id) => id,
});

sample({ clock: reloadAccepted, target: waitReloadFx });
sample({ clock: reloadAccepted, fn: (id) => ({ id, to: 'loading' as const }), target: moveRequested });

/** The entry of a load. Null when the load was abandoned: the app was removed or started again. */
const currentEntry = (apps: Record<string, App>, { id, run }: Run): PluginEntry | null => {
  const app = apps[id];
  return app?.run === run && app.state === 'loading' ? app.entry : null;
};
const currentFx = attach({ source: $apps, effect: currentEntry });

/** A script that threw, or defined nothing, would do it again, so it gets another try only when somebody asks. Fault F92. */
export const isLast = (attempt: number, { isFinal }: LoadFailure): boolean =>
  attempt >= remoteViewRetry.times || isFinal;
export const pauseMs = (attempt: number): number => remoteViewRetry.delayMs * 2 ** attempt;

/** Tries up to three more times, after 1, 2 and 4 seconds. */
const load = async (run: Run) => {
  for (let attempt = 0; ; attempt += 1) {
    const entry = await currentFx(run);
    if (entry === null) return;
    try {
      await loadFilesFx({ ...run, attempt, entry });
      return;
    } catch (failure) {
      const loadFailure = failure as LoadFailure;
      if (isLast(attempt, loadFailure)) {
        tellFailure(entry, 'load', loadFailure.message, undefined, loadFailure.status);
        throw failure;
      }
      await waitFx(pauseMs(attempt));
    }
  }
};
const loadFx = createEffect<typeof load, LoadFailure>(load);

sample({
  clock: moved,
  source: $apps,
  filter: (_, { to }) => to === 'loading',
  fn: (apps, { id }) => ({ id, run: apps[id]?.run ?? 0 }),
  target: loadFx,
});

const loadEnded = sample({
  clock: loadFx.finally,
  source: $apps,
  filter: (apps, { params }) => currentEntry(apps, params) !== null,
  fn: (_, end) => end,
});

sample({
  clock: loadEnded,
  fn: ({ params: { id }, status }) => ({ id, to: status === 'done' ? ('ready' as const) : ('error' as const) }),
  target: moveRequested,
});
