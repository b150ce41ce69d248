import type { PluginEntry } from '../../contracts/plugin.ts';

/** What `plugins/<id>/plugin.ts` says of itself: an entry of the manifest without what only the build can know. */
export type PluginSource = Omit<PluginEntry, 'entry' | 'integrity' | 'style' | 'pins' | 'kind' | 'enabled'> & {
  enabled?: boolean;
};
