import type { PluginSource } from '@sdk';

export const plugin: PluginSource = {
  id: 'registration',
  title: 'Registration',
  owner: 'accounts',
  version: '1.1.0',
  sdk: '^1.3',
  mounts: [{ slot: 'registration' }],
  permissions: ['register'],
  load: 'eager',
  config: { dictionaries: ['registration', 'popups', 'session'] },
};
