import type { PluginSource } from '@sdk';

export const plugin: PluginSource = {
  id: 'technical-pages',
  title: 'Technical pages',
  owner: 'shell',
  version: '1.0.0',
  sdk: '^1.0',
  mounts: [{ slot: 'technical-pages' }],
  permissions: ['navigate'],
  load: 'eager',
  config: { dictionaries: ['technical'] },
};
