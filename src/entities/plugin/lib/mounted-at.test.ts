import { expect, test } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { mountedAt } from './mounted-at';

const entry = (id: string, ...routes: string[]): PluginEntry => ({
  id,
  version: '1.0.0',
  kind: 'module',
  entry: `/plugins/${id}/index.js`,
  mounts: routes.map((route) => ({ route })),
  enabled: true,
});
const entries = [
  { ...entry('header'), mounts: [{ slot: 'header' }] },
  entry('news', 'news/*'),
  entry('promotions', 'promotions/*', 'promo'),
];

test.each([
  ['/news', 'news'],
  ['/news/season', 'news'],
  ['/newsletter', undefined],
  ['/promotions/8', 'promotions'],
  ['/promo', 'promotions'],
  ['/promo/8', undefined],
  ['/header', undefined],
])('at %s stands the remote app %s', (path, id) => {
  expect(mountedAt(entries, path)?.id).toBe(id);
});
