import type { PluginPage } from '../../contracts/own-pages.ts';
import type { PluginEntry, PluginPermission } from '../../contracts/plugin.ts';
import type { ConfigSchema } from '../../contracts/plugin-config.ts';
import type { SlotName } from '../../contracts/slots.ts';

type Mount = PluginEntry['mounts'][number];

/**
 * What `plugins/<id>/plugin.ts` says about its plugin: an entry of the manifest, without what only the build can know.
 */
export type PluginSource = Omit<
  PluginEntry,
  | 'entry'
  | 'integrity'
  | 'style'
  | 'styleIntegrity'
  | 'styleScoped'
  | 'ui'
  | 'texts'
  | 'parts'
  | 'kind'
  | 'enabled'
  | 'mounts'
  | 'permissions'
  | 'configSchema'
  | 'size'
  | 'versions'
  | 'use'
> & {
  pages?: PluginPage[];
  enabled?: boolean;
  mounts: (Extract<Mount, { route: string }> | (Extract<Mount, { slot: string }> & { slot: SlotName }))[];
  permissions?: PluginPermission[];
  configSchema?: ConfigSchema;
  /** Where a view answers. Without it the app is a module: the build makes it of `index.tsx`. */
  view?: string;
};
