import { createEffect, createEvent, createStore, sample } from 'effector';

import { reloadThrottleMs, remoteViewRetry } from '@contracts/constants';
import type { PluginEntry } from '@contracts/plugin';

import { logFx } from '@/shared/lib/logger';

import { loadFiles } from '../lib/load-files';
import type { LoadFailure } from '../lib/put-element';
import { $apps, moved, moveRequested, type App } from './apps';

type Attempt = { id: string; run: number; attempt: number };
type Load = Attempt & { entry: PluginEntry };

/** Somebody asks for another try, by id. */
export const pluginReloaded = createEvent<string>();

const attemptStarted = createEvent<Attempt>();

/** Puts the files into the document. Tests give their own handler. */
export const loadFilesFx = createEffect<Load, undefined, LoadFailure>(async ({ entry }) => {
  await loadFiles(entry);
  return undefined;
});
const waitRetryFx = createEffect(async ({ attempt }: Attempt) => {
  await new Promise((resolve) => setTimeout(resolve, remoteViewRetry.delayMs * 2 ** (attempt - 1)));
});
const waitReloadFx = createEffect(async (_id: string) => {
  await new Promise((resolve) => setTimeout(resolve, reloadThrottleMs));
});

/** Ids whose last reload is younger than the throttle. */
const $justReloaded = createStore<string[]>([])
  .on(waitReloadFx, (ids, id) => [...ids, id])
  .on(waitReloadFx.done, (ids, { params }) => ids.filter((id) => id !== params));

// A reload of what has failed; at most one in a second.
const reloadAccepted = sample({
  clock: pluginReloaded,
  source: { apps: $apps, justReloaded: $justReloaded },
  filter: ({ apps, justReloaded }, id) => apps[id]?.state === 'error' && !justReloaded.includes(id),
  fn: (_, id) => id,
});

sample({ clock: reloadAccepted, target: waitReloadFx });
sample({ clock: reloadAccepted, fn: (id) => ({ id, to: 'loading' as const }), target: moveRequested });

sample({
  clock: moved,
  source: $apps,
  filter: (_, { to }) => to === 'loading',
  fn: (apps, { id }) => ({ id, run: apps[id]?.run ?? 0, attempt: 0 }),
  target: attemptStarted,
});

/** The app of an attempt, null when the attempt was abandoned: taken away, or started anew. */
const currentApp = (apps: Record<string, App>, { id, run }: Attempt): App | null => {
  const app = apps[id];
  return app?.run === run && app.state === 'loading' ? app : null;
};

const loadPrepared = sample({
  clock: attemptStarted,
  source: $apps,
  fn: (apps, attempt): Load | null => {
    const app = currentApp(apps, attempt);
    return app === null ? null : { ...attempt, entry: app.entry };
  },
});

sample({ clock: loadPrepared, filter: (load): load is Load => load !== null, target: loadFilesFx });

/** A script that threw would throw again: only somebody who asks for it gets another try. Fault F92. */
const isLast = (attempt: number, { kind }: LoadFailure): boolean =>
  attempt >= remoteViewRetry.times || kind === 'threw';

// Up to three more tries after 1, 2 and 4 seconds.
sample({
  clock: loadFilesFx.fail,
  source: $apps,
  filter: (apps, { params, error }) => !isLast(params.attempt, error) && currentApp(apps, params) !== null,
  fn: (_, { params: { id, run, attempt } }) => ({ id, run, attempt: attempt + 1 }),
  target: waitRetryFx,
});

sample({ clock: waitRetryFx.done, fn: ({ params }) => params, target: attemptStarted });

const loadGivenUp = sample({
  clock: loadFilesFx.fail,
  source: $apps,
  filter: (apps, { params, error }) => isLast(params.attempt, error) && currentApp(apps, params) !== null,
  fn: (_, { params, error }) => ({ id: params.id, error }),
});

sample({ clock: loadGivenUp, fn: ({ id }) => ({ id, to: 'error' as const }), target: moveRequested });

sample({
  clock: loadGivenUp,
  fn: ({ id, error }) => ({
    level: 'error' as const,
    text: `Plugin "${id}" did not load (${error.kind}): ${error.address}`,
  }),
  target: logFx,
});

sample({
  clock: loadFilesFx.done,
  source: $apps,
  filter: (apps, { params }) => currentApp(apps, params) !== null,
  fn: (_, { params }) => ({ id: params.id, to: 'ready' as const }),
  target: moveRequested,
});
