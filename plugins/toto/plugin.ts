import type { PluginSource } from '@sdk';

export const plugin: PluginSource = {
  id: 'toto',
  title: 'Toto',
  owner: 'pools',
  version: '1.0.0',
  sdk: '^1.3',
  // The frame has an address for each kind of the site and none of its own.
  mounts: [
    { route: 'toto/*' },
    { route: 'toto-frame/fifteen' },
    { route: 'toto-frame/correct-score' },
    { route: 'toto-frame/football' },
    { route: 'toto-frame/hockey' },
    { route: 'toto-frame/basketball' },
    { route: 'toto-frame/cyber-sport' },
    { route: 'toto-frame/cyber-football' },
  ],
  requires: { availability: [5] },
  permissions: ['tickets:read', 'tickets:buy', 'session:read', 'navigate', 'modal:open'],
  config: { dictionaries: ['sums'] },
  load: 'eager',
};
