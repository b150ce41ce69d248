import type { PluginEntry } from '@contracts/plugin';

/** What a remote app was doing when something happened. */
export type Phase = 'load' | 'mount' | 'run' | 'update' | 'unmount';

/** A line of the log. It names the app, its version and the phase, so that the reader knows whom to ask. Row PLUG-32. */
export const pluginLine = ({ id, version }: Pick<PluginEntry, 'id' | 'version'>, phase: Phase, text: string): string =>
  `Plugin "${id}" ${version}, ${phase}: ${text}`;
