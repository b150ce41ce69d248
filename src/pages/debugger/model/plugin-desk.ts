import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import type { PluginEntry } from '@contracts/plugin';

import { $apps, pluginRestarted, setTryOut, type TryOutKind, tryOutOf } from '@/entities/plugin';
import { configOverrides } from '@/entities/site';
import { $chosenEntry as $entry, appChosen, pluginsOpened } from '@/widgets/plugin-overview';

import { pinFx } from '../api/pin-file';
import { settingsOf, slotMountsOf, withOrder } from '../lib/plugin-settings';
import { valueSet } from './configuration';

/** The app on the desk is mounted again. */
export const retried = createEvent();
export const percentSet = createEvent<number>();
export const settingSet = createEvent<{ name: string; value: string | number | boolean }>();
export const orderSet = createEvent<{ slot: string; order: number }>();
export const tryOutSet = createEvent<TryOutKind | null>();
export const pathTyped = createEvent<string>();
export const scriptPinned = createEvent();

const isThere = (entry: PluginEntry | null): entry is PluginEntry => entry !== null;
/** The same, while it is on the page. */
const $mounted = combine($entry, $apps, (entry, apps) => (entry === null || !(entry.id in apps) ? null : entry));

const readTryOutFx = createEffect((entry: PluginEntry | null) => (entry === null ? null : tryOutOf(entry.id)));
const writeTryOutFx = createEffect(({ entry, kind }: { entry: PluginEntry; kind: TryOutKind | null }) => {
  setTryOut(entry.id, kind);
});
export const $tryOut = createStore<TryOutKind | null>(null).on(readTryOutFx.doneData, (_, kind) => kind);
sample({ clock: [pluginsOpened, $entry, writeTryOutFx.done], source: $entry, target: readTryOutFx });

export const $desk = $entry.map((entry) =>
  entry === null ? null : { entry, settings: settingsOf(entry), slots: slotMountsOf(entry) },
);

export const $path = createStore('')
  .on(pathTyped, (_, path) => path)
  .reset(appChosen);
/** Why the last script was not pinned. */
export const $pinFault = createStore<string | null>(null)
  .on(pinFx.failData, (_, { message }) => message)
  .reset([pathTyped, pinFx.done, appChosen]);

type Wanted = { id: string; path: string };
const $wanted = combine($entry, $path, (entry, path): Wanted | null =>
  entry === null || path === '' ? null : { id: entry.id, path },
);

// Everything but a try-out is a value of the configuration patch, so it can be copied from there.
type Setting = { field: string; value: (entry: PluginEntry) => unknown };
const set = createEvent<Setting>();
sample({
  clock: set,
  source: $entry,
  filter: isThere,
  fn: (entry: PluginEntry, { field, value }: Setting) => ({
    path: ['plugins', entry.id, field],
    value: value(entry),
  }),
  target: valueSet,
});
sample({ clock: percentSet, fn: (percent) => ({ field: 'rollout', value: () => ({ percent }) }), target: set });
sample({
  clock: settingSet,
  fn: ({ name, value }) => ({
    field: 'config',
    value: ({ config = {} }: PluginEntry) => ({ ...config, [name]: value }),
  }),
  target: set,
});
sample({
  clock: orderSet,
  fn: ({ slot, order }) => ({ field: 'mounts', value: (entry: PluginEntry) => withOrder(entry, slot, order) }),
  target: set,
});

sample({
  clock: scriptPinned,
  source: $wanted,
  filter: (wanted): wanted is Wanted => wanted !== null,
  target: pinFx,
});
sample({
  clock: pinFx.doneData,
  source: configOverrides.$patch,
  fn: (patch, { id, entry, integrity }) => {
    const plugins = typeof patch.plugins === 'object' ? { ...patch.plugins } : {};
    const own: unknown = Reflect.get(plugins, id);
    const fields = typeof own === 'object' ? { ...own } : {};
    return { ...patch, plugins: { ...plugins, [id]: { ...fields, entry, integrity } } };
  },
  target: configOverrides.changed,
});

sample({
  clock: tryOutSet,
  source: $entry,
  filter: isThere,
  fn: (entry: PluginEntry, kind: TryOutKind | null) => ({ entry, kind }),
  target: writeTryOutFx,
});
// Only an app that is on the page can be mounted again.
sample({
  clock: [retried, writeTryOutFx.done],
  source: $mounted,
  filter: isThere,
  target: pluginRestarted,
});
