import { createEffect, createEvent, createStore, sample } from 'effector';

import type { PluginEntry } from '@contracts/plugin';
import { forgetPlugin } from '@sdk';

import { logFx } from '@/shared/lib/logger';

import { maxRetries, reloadThrottleMs, retryDelayMs } from '../config';
import { loadFiles, removeFiles, type LoadFailure } from '../lib/load-files';
import { canMove, type LoadState } from '../lib/load-state';

/**
 * One remote app as the page has it. `views`: places that show it. `run`: counts the loads, so that an answer of an abandoned one is known.
 * `variant`: times its files have failed. `registered`: address whose script has run whole in this document, null while none has.
 */
type App = {
  entry: PluginEntry;
  state: LoadState;
  views: number;
  run: number;
  variant: number;
  registered: string | null;
};
type Attempt = { id: string; run: number; attempt: number };
type Load = Attempt & { entry: PluginEntry; variant: number; isRegistered: boolean };
type Move = { id: string; to: LoadState };

/** A place shows the plugin from now on. */
export const pluginWanted = createEvent<PluginEntry>();
/** A place shows it no more. */
export const pluginReleased = createEvent<string>();
/** Somebody asks for another try, by id. */
export const pluginReloaded = createEvent<string>();

const moveRequested = createEvent<Move>();
const moved = createEvent<Move>();
const attemptStarted = createEvent<Attempt>();
const attemptFailed = createEvent<string>();

/** Puts the files into the document. Tests give their own handler. */
export const loadFilesFx = createEffect<Load, undefined, LoadFailure>(async ({ id, entry, variant, isRegistered }) => {
  if (!isRegistered) forgetPlugin(id);
  await loadFiles(entry, variant, isRegistered);
  return undefined;
});
const removeFilesFx = createEffect(removeFiles);
const waitRetryFx = createEffect(async ({ attempt }: Attempt) => {
  await new Promise((resolve) => setTimeout(resolve, retryDelayMs * 2 ** (attempt - 1)));
});
const waitReloadFx = createEffect(async (_id: string) => {
  await new Promise((resolve) => setTimeout(resolve, reloadThrottleMs));
});

const change = (apps: Record<string, App>, id: string, patch: (app: App) => Partial<App>): Record<string, App> => {
  const app = apps[id];
  return app === undefined ? apps : { ...apps, [id]: { ...app, ...patch(app) } };
};

export const $apps = createStore<Record<string, App>>({}, { serialize: 'ignore' })
  .on(pluginWanted, (apps, entry) => {
    const { id } = entry;
    const app = apps[id] ?? { entry, state: 'not_exist' as const, views: 0, run: 0, variant: 0, registered: null };
    // What is shown stays what it is; a new version is taken by the first place after the last one has gone.
    return { ...apps, [id]: { ...app, entry: app.views === 0 ? entry : app.entry, views: app.views + 1 } };
  })
  .on(pluginReleased, (apps, id) => change(apps, id, ({ views }) => ({ views: Math.max(0, views - 1) })))
  .on(attemptFailed, (apps, id) => change(apps, id, ({ variant }) => ({ variant: variant + 1 })))
  .on(moved, (apps, { id, to }) =>
    change(apps, id, ({ run, entry, registered }) => ({
      state: to,
      run: to === 'loading' ? run + 1 : run,
      registered: to === 'ready' ? entry.entry : registered,
    })),
  );

/** State by id; an app that nobody has asked for is not there. */
export const $loadStates = $apps.map((apps) =>
  Object.fromEntries(Object.entries(apps).map(([id, { state }]) => [id, state])),
);

/** Ids whose last reload is younger than the throttle. */
const $justReloaded = createStore<string[]>([])
  .on(waitReloadFx, (ids, id) => [...ids, id])
  .on(waitReloadFx.done, (ids, { params }) => ids.filter((id) => id !== params));

// Every change of state passes here, and only what the specification allows goes on. Judged once, before the store moves.
const judged = sample({
  clock: moveRequested,
  source: $apps,
  fn: (apps, { id, to }) => {
    const from = apps[id]?.state ?? 'not_exist';
    return { id, from, to, isAllowed: apps[id] !== undefined && canMove(from, to) };
  },
});

sample({ clock: judged, filter: ({ isAllowed }) => isAllowed, target: moved });

sample({
  clock: judged,
  filter: ({ isAllowed }) => !isAllowed,
  fn: ({ id, from, to }) => ({ level: 'warning' as const, text: `Plugin "${id}": from ${from} to ${to} is ignored.` }),
  target: logFx,
});

// The first place loads it.
sample({
  clock: pluginWanted,
  source: $apps,
  filter: (apps, { id }) => apps[id]?.state === 'not_exist',
  fn: (_, { id }) => ({ id, to: 'loading' as const }),
  target: moveRequested,
});

// The last place takes it away.
sample({
  clock: pluginReleased,
  source: $apps,
  filter: (apps, id) => apps[id] !== undefined && apps[id].views === 0 && apps[id].state !== 'not_exist',
  fn: (_, id) => ({ id, to: 'not_exist' as const }),
  target: moveRequested,
});

sample({ clock: moved, filter: ({ to }) => to === 'not_exist', fn: ({ id }) => id, target: removeFilesFx });

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
    if (app === null) return null;
    const { entry, variant, registered } = app;
    return { ...attempt, entry, variant, isRegistered: registered === entry.entry };
  },
});

sample({ clock: loadPrepared, filter: (load): load is Load => load !== null, target: loadFilesFx });

// A document keeps the result of a module's address for its life, a failed fetch too: only another address is asked for and run again.
sample({ clock: loadFilesFx.fail, fn: ({ params }) => params.id, target: attemptFailed });

/** A script that threw would throw again: only somebody who asks for it gets another try. Design: reliability F92. */
const isLast = (attempt: number, { kind }: LoadFailure): boolean => attempt >= maxRetries || kind === 'threw';

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
