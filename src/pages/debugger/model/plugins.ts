import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $loadStates, $plugins } from '@/entities/plugin';
import { $siteConfig } from '@/entities/site';

import { manifestQuery } from '../api/manifest';

/** Bytes over the network (0: from the cache) and unpacked, and ms from the question to the last byte. */
type Loaded = { transferred: number; size: number; ms: number };

export type PluginLine = {
  id: string;
  owner: string;
  version: string;
  state: string;
  /** Switched on by the manifest and the configuration. */
  isOn: boolean;
  /** This visitor gets it. */
  isGiven: boolean;
  loaded: Loaded | null;
};

export const pluginsOpened = createEvent();

const readTimingsFx = createEffect((): Readonly<Record<string, Loaded>> =>
  Object.fromEntries(
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .map(({ name, transferSize, decodedBodySize, duration }) => [
        new URL(name).pathname,
        { transferred: transferSize, size: decodedBodySize, ms: duration },
      ]),
  ),
);
const $timings = createStore<Readonly<Record<string, Loaded>>>({}).on(readTimingsFx.doneData, (_, timings) => timings);

export const $pluginLines = combine(
  { entries: manifestQuery.$data, given: $plugins, states: $loadStates, config: $siteConfig, timings: $timings },
  ({ entries, given, states, config, timings }): readonly PluginLine[] =>
    (entries ?? []).map(({ id, owner, version, entry, enabled }) => ({
      id,
      owner: owner ?? '',
      version,
      state: states[id] ?? 'not_exist',
      isOn: config?.plugins?.[id]?.enabled ?? enabled,
      isGiven: given?.some((plugin) => plugin.id === id) ?? false,
      loaded: timings[entry] ?? null,
    })),
);

sample({ clock: pluginsOpened, fn: () => undefined, target: [manifestQuery.start, readTimingsFx] });
// A plugin that comes while one looks.
sample({ clock: $loadStates, fn: () => undefined, target: readTimingsFx });
