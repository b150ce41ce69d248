import { expect, test } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { settingsOf, slotMountsOf, withOrder } from './plugin-settings';

const entry: PluginEntry = {
  id: 'news',
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/news/a.js',
  mounts: [{ slot: 'header' }, { route: 'news' }],
  enabled: true,
  config: { count: 3, colour: 5 },
};

test('[PLUG-67] settings come from the schema with their values; a wrong value shows the default, a wrong description nothing', () => {
  const configSchema = {
    count: { type: 'number', default: 1, min: 0, max: 9, title: 'Lines' },
    colour: { type: 'string', default: 'red' },
    look: { type: 'enum', default: 'wide', options: ['wide', 'narrow'] },
    broken: { type: 'date' },
  };
  expect(settingsOf({ ...entry, configSchema })).toMatchObject([
    { name: 'count', value: 3, max: 9, title: 'Lines' },
    { name: 'colour', value: 'red' },
    { name: 'look', value: 'wide' },
  ]);
  expect(settingsOf(entry)).toEqual([]);
});

test('[PLUG-67] an app gets another place in one slot, its other mounts stay', () => {
  expect(slotMountsOf(entry)).toEqual([{ slot: 'header', order: 0 }]);
  expect(withOrder(entry, 'header', -1)).toEqual([{ slot: 'header', order: -1 }, { route: 'news' }]);
});
