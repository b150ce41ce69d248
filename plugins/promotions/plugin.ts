import type { PluginSource } from '@sdk';

export const plugin: PluginSource = {
  id: 'promotions',
  title: 'Promotions',
  owner: 'content',
  version: '1.0.0',
  sdk: '^1.2',
  mounts: [{ route: 'promotions/*' }, { route: 'promo' }],
  permissions: ['navigate', 'content:read'],
  load: 'eager',
  config: { dictionaries: ['bonus'] },
};
