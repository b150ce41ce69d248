import type { PluginSource } from '@sdk';

export const plugin: PluginSource = {
  id: 'office',
  title: 'Office',
  owner: 'accounts',
  version: '1.0.0',
  sdk: '^1.3',
  mounts: [
    { route: 'office/account' },
    { route: 'office/profile' },
    { route: 'office/security' },
    { route: 'office/messages' },
  ],
  permissions: ['office:read', 'office:write', 'notify', 'balance:read'],
  load: 'eager',
};
