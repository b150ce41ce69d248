import type { LateHost } from '@sdk';
import { createEffect, createStore, sample } from 'effector';

import type { PluginEntry } from '@contracts/plugin';
import { fillConfig, readSchema } from '@contracts/plugin-config';

import { $plugins } from '@/entities/plugin';

type Values = Readonly<Record<string, unknown>>;

/**
 * `host.$config`: what manifest and site configuration say now, by the schema of the mounted version. Without a schema
 * it stays as it was, because a change mounts the app again. A wrong field is told of once.
 */
export function createConfig(entry: PluginEntry, warn: (text: string) => void): LateHost['$config'] {
  const { id, version, config = {}, configSchema } = entry;
  if (configSchema === undefined) return createStore<Values>(config);
  const { schema, faults } = readSchema(configSchema);
  for (const name of faults) warn(`its schema says nothing usable of the setting "${name}"`);
  const told = new Set<string>();
  // Each poll makes new objects, so they are compared as texts.
  const $filled = $plugins.map((plugins) => {
    const now = plugins?.find((other) => other.id === id && other.version === version)?.config;
    return JSON.stringify(fillConfig(schema, now ?? config));
  });
  const filled = (text: string) => JSON.parse(text) as ReturnType<typeof fillConfig>;
  const tell = (text: string) => {
    for (const [name, fault] of filled(text).faults) {
      const line = `its setting "${name}" ${fault}: the default holds`;
      if (!told.has(line)) warn(line);
      told.add(line);
    }
  };
  tell(JSON.stringify(fillConfig(schema, config)));
  sample({ clock: $filled, target: createEffect(tell) });
  return $filled.map((text): Values => filled(text).values);
}
