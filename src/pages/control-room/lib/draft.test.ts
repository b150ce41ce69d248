import { expect, test } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { entryWith, isEmpty, moved, noDraft, sizeOf, withEdit, withOrder } from './draft';

const news: PluginEntry = {
  id: 'news',
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/news/a.js',
  mounts: [{ slot: 'notice' }],
  enabled: true,
  use: '1.0.0',
};

test('[PLUG-104] what is so already is no change, so a switch that is pressed twice leaves no draft', () => {
  const off = withEdit(noDraft, 'news', { enabled: false }, news);
  expect([off.apps, sizeOf(off)]).toEqual([{ news: { enabled: false } }, 1]);
  expect(isEmpty(withEdit(off, 'news', { enabled: true }, news))).toBe(true);
  expect(isEmpty(withEdit(noDraft, 'news', { rollout: null }, news))).toBe(true);
});

test('[PLUG-104] changes of one app are kept beside each other and beside those of others', () => {
  const both = withEdit(withEdit(noDraft, 'news', { enabled: false }, news), 'news', { rollout: { percent: 5 } }, news);
  expect(withEdit(both, 'lotto', { use: '2.0.0' }, { ...news, id: 'lotto' }).apps).toEqual({
    news: { enabled: false, rollout: { percent: 5 } },
    lotto: { use: '2.0.0' },
  });
});

test('[PLUG-104] an app is shown as the site says with the draft over it; nothing in the place of a value takes it away', () => {
  const laid = entryWith(news, { id: 'other', enabled: false, rollout: { percent: 10 } }, { enabled: true, use: null });
  expect(laid).toMatchObject({ id: 'news', enabled: true, rollout: { percent: 10 } });
  expect(laid).not.toHaveProperty('use');
});

test('[PLUG-104] an order is a change until it is the old one', () => {
  const now = ['a', 'b', 'c'];
  const draft = withOrder(noDraft, 'notice', moved(now, 'c', 0), now);
  expect([draft.orders, sizeOf(draft)]).toEqual([{ notice: ['c', 'a', 'b'] }, 1]);
  expect(isEmpty(withOrder(draft, 'notice', moved(['c', 'a', 'b'], 'c', 2), now))).toBe(true);
});
