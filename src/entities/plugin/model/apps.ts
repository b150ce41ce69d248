import { createEffect, createEvent, createStore, sample } from 'effector';

import type { PluginEntry } from '@contracts/plugin';

import { logFx } from '@/shared/lib/logger';

import { removeFiles } from '../lib/load-files';
import { canMove, type LoadState } from '../lib/load-state';

/**
 * One remote app as the page has it. `views`: places that show it. `run`: counts the loads, so that an answer of an abandoned one is known.
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
/** A place shows it no more. */
export const pluginReleased = createEvent<string>();

/** Asks for a change of state; `moved` is what became of it. */
export const moveRequested = createEvent<Move>();
export const moved = createEvent<Move>();

const removeFilesFx = createEffect(removeFiles);

const change = (apps: Record<string, App>, id: string, patch: (app: App) => Partial<App>): Record<string, App> => {
  const app = apps[id];
  return app === undefined ? apps : { ...apps, [id]: { ...app, ...patch(app) } };
};

export const $apps = createStore<Record<string, App>>({}, { serialize: 'ignore' })
  .on(pluginWanted, (apps, entry) => {
    const { id } = entry;
    const app = apps[id] ?? { entry, state: 'not_exist' as const, views: 0, run: 0 };
    // What is shown stays what it is; a new version is taken by the first place after the last one has gone.
    return { ...apps, [id]: { ...app, entry: app.views === 0 ? entry : app.entry, views: app.views + 1 } };
  })
  .on(pluginReleased, (apps, id) => change(apps, id, ({ views }) => ({ views: Math.max(0, views - 1) })))
  .on(moved, (apps, { id, to }) =>
    change(apps, id, ({ run }) => ({ state: to, run: to === 'loading' ? run + 1 : run })),
  );

/** State by id; an app that nobody has asked for is not there. */
export const $loadStates = $apps.map((apps) =>
  Object.fromEntries(Object.entries(apps).map(([id, { state }]) => [id, state])),
);

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
