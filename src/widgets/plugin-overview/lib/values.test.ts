import { expect, test } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { valuesOf } from './values';

const entry: PluginEntry = {
  id: 'news',
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/news/a.js',
  mounts: [{ slot: 'header' }, { route: 'news' }],
  enabled: true,
  config: { count: 3, colour: 5 },
};

test('[PLUG-66] each value says where it comes from: the browser counts before the site, the site before the manifest', () => {
  const site = { news: { enabled: true, version: '1.0.0' } };
  const values = valuesOf(entry, site, { news: { enabled: true }, other: { kind: 'module' } });
  const sources = Object.fromEntries(values.map(({ field, source }) => [field, source]));
  expect(sources).toMatchObject({ enabled: 'browser', version: 'site', kind: 'manifest' });
  expect(valuesOf(entry, null, { news: 'text' }).every(({ source }) => source === 'manifest')).toBe(true);
});
