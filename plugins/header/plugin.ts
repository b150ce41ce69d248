import type { PluginSource } from '@sdk';

export const plugin: PluginSource = {
  id: 'header',
  title: 'Header',
  owner: 'shell',
  version: '1.0.0',
  sdk: '^1.0',
  mounts: [{ slot: 'header' }],
  permissions: ['navigate', 'modal:open', 'session:read', 'session:end', 'balance:read', 'account:switch'],
  load: 'eager',
  config: { dictionaries: ['header'] },
};
