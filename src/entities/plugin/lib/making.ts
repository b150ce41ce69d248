import type { PluginEntry } from '@contracts/plugin';

/**
 * Everything that makes a mounted app what it is. When only title, audience or moment to load change, the page need not
 * mount it again. Nor for another `config`, when a schema promises that the app follows it.
 */
export const makingOf = (plugin: PluginEntry) => {
  const {
    id,
    version,
    entry,
    integrity,
    pins,
    style,
    styleIntegrity,
    permissions,
    config,
    configSchema = config,
  } = plugin;
  return JSON.stringify([id, version, entry, integrity, pins, style, styleIntegrity, permissions, configSchema]);
};
