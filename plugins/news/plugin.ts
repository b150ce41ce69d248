import type { PluginSource } from '@sdk';

export const plugin: PluginSource = {
  id: 'news',
  title: 'News',
  owner: 'content',
  version: '1.1.0',
  sdk: '^1.2',
  mounts: [{ route: 'news/*' }],
  requires: { availability: [34] },
  permissions: ['navigate', 'content:read'],
  load: 'eager',
  config: { dictionaries: ['news'] },
};
