import type { PluginSource } from '@sdk';

export const plugin: PluginSource = {
  id: 'promotions',
  title: 'Promotions',
  owner: 'content',
  version: '1.1.0',
  sdk: '^1.3',
  mounts: [
    { route: 'promotions/*' },
    { route: 'promo' },
    { route: 'bonuses/*' },
    { route: 'bonuses-offers/*' },
    { route: 'bonus/rules/*' },
    { route: 'bonus/games/*' },
    { route: 'specialoffer/rules/*' },
    { route: 'specialoffer/games/*' },
    { route: 'bonus/casino' },
    { route: 'bonus/casino/promo' },
    { route: 'bonus/casino/promotions/*' },
    { route: 'bonus/casino/first-deposit-casino' },
  ],
  permissions: ['navigate', 'content:read', 'session:read', 'modal:open', 'office:read', 'office:write', 'notify'],
  load: 'eager',
  config: { dictionaries: ['promotions'] },
};
