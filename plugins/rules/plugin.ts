import type { PluginSource } from '@sdk';

/** The rules, which the backend draws. */
export const plugin: PluginSource = {
  id: 'rules',
  title: 'Rules',
  owner: 'content',
  version: '1.0.0',
  view: '/content-api/v1/views/rules',
  mounts: [{ route: 'information/rules/*' }],
  permissions: [],
};
