import type { PluginSource } from '@sdk';

export const plugin: PluginSource = {
  id: 'footer',
  title: 'Footer',
  owner: 'shell',
  version: '1.0.0',
  sdk: '^1.0',
  mounts: [{ slot: 'footer' }],
  permissions: ['navigate', 'modal:open'],
  load: 'eager',
  config: { dictionaries: ['footer'] },
};
