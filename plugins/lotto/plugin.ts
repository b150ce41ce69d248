import type { PluginSource } from '@sdk';

export const plugin: PluginSource = {
  id: 'lotto',
  title: 'Lotto',
  owner: 'pools',
  version: '1.0.0',
  sdk: '^1.3',
  mounts: [{ route: 'lotto/*' }],
  requires: { availability: [6] },
  permissions: ['tickets:read', 'tickets:buy', 'session:read', 'navigate', 'modal:open'],
  load: 'eager',
};
