import type { PluginModule } from '@sdk';

import type { PluginEntry } from '@contracts/plugin';

const modules = new Map<string, PluginModule>();

export const keepModule = ({ entry }: PluginEntry, module: PluginModule): void => {
  modules.set(entry, module);
};

/** What an entry mounts, once it is here. Two versions of one app may be here at the same time. */
export const moduleOf = ({ entry }: PluginEntry): PluginModule | undefined => modules.get(entry);
