import { createEffect, createEvent, createStore, sample } from 'effector';

import type { PluginEntry } from '@contracts/plugin';

import { logFx } from '@/shared/lib/logger';

import { removeFiles } from '../lib/load-files';
import { canMove, type LoadState } from '../lib/load-state';

/**
 * A remote app on the page. `views`: the places that show it. `run`: counts its loads, so that the answer of an
 * abandoned load is recognised.
 */
export type App = {
  entry: PluginEntry;
  state: LoadState;
  views: number;
  run: number;
};
type Move = { id: string; to: LoadState };

/** A place shows the plugin from now on. */
export const pluginWanted = createEvent<PluginEntry>();
/** A place stops showing the plugin. */
export const pluginReleased = createEvent<string>();
/** The app that is on the screen, or will be loaded, has this entry from now on. */
export const pluginReplaced = createEvent<PluginEntry>();

/** Asks for a change of state; `moved` tells the result. */
export const moveRequested = createEvent<Move>();
export const moved = createEvent<Move>();

const removeFilesFx = createEffect(removeFiles);

const change = (apps: Record<string, App>, id: string, patch: (app: App) => Partial<App>): Record<string, App> => {
  const app = apps[id];
  return app === undefined ? apps : { ...apps, [id]: { ...app, ...patch(app) } };
};

export const $apps = createStore<Record<string, App>>({})
  .on(pluginWanted, (apps, entry) => {
    const { id } = entry;
    const app = apps[id] ?? { entry, state: 'not_exist' as const, views: 0, run: 0 };
    // A plugin on the screen keeps its version until a newer one replaces it. When its last place is gone, the next
    // place gets the new one.
    return { ...apps, [id]: { ...app, entry: app.views === 0 ? entry : app.entry, views: app.views + 1 } };
  })
  .on(pluginReleased, (apps, id) => change(apps, id, ({ views }) => ({ views: Math.max(0, views - 1) })))
  .on(pluginReplaced, (apps, entry) => change(apps, entry.id, () => ({ entry })))
  .on(moved, (apps, { id, to }) =>
    change(apps, id, ({ run }) => ({ state: to, run: to === 'loading' ? run + 1 : run })),
  );

// Every change of state passes here. The check runs before the store changes, and lets through only what the specification allows.
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

// The first place loads the plugin.
sample({
  clock: pluginWanted,
  source: $apps,
  filter: (apps, { id }) => apps[id]?.state === 'not_exist',
  fn: (_, { id }) => ({ id, to: 'loading' as const }),
  target: moveRequested,
});

// The last place unloads it.
sample({
  clock: pluginReleased,
  source: $apps,
  filter: (apps, id) => apps[id] !== undefined && apps[id].views === 0 && apps[id].state !== 'not_exist',
  fn: (_, id) => ({ id, to: 'not_exist' as const }),
  target: moveRequested,
});

sample({ clock: moved, filter: ({ to }) => to === 'not_exist', fn: ({ id }) => id, target: removeFilesFx });
