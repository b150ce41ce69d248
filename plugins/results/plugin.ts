import type { PluginSource } from '@sdk';

export const plugin: PluginSource = {
  id: 'results',
  title: 'Results',
  owner: 'sport',
  version: '1.0.0',
  sdk: '^1.3',
  mounts: [{ route: 'results/*' }],
  requires: { availability: [36] },
  permissions: ['navigate', 'content:read'],
  load: 'eager',
};
