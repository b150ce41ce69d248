import type { PluginSource } from '@sdk';

export const plugin: PluginSource = {
  id: 'payment-consultant',
  title: 'Payment consultant',
  owner: 'payments',
  version: '1.0.0',
  sdk: '^1.2',
  mounts: [{ slot: 'payment-consultant' }],
  permissions: ['navigate', 'modal:open', 'session:read', 'content:read'],
  load: 'eager',
  config: { dictionaries: ['consultant'] },
};
