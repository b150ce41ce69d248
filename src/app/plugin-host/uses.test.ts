// @vitest-environment jsdom
import { createStore, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';

import { openHost } from './open-host';
import { usesOf } from './uses';
import './guard.testing';

const granted = [
  'navigate',
  'session:read',
  'balance:read',
  'content:read',
  'odds:read',
  'coupon:read',
  'storage',
  'events',
];

test('[PLUG-66] [PLUG-75] what an app calls is counted by permission; what was refused is not', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const entry: PluginEntry = {
    ...{ id: 'card', version: '1.0.0', kind: 'module', entry: '/plugins/card/index.js', mounts: [], enabled: true },
    ...{ sdk: '^1.2', permissions: granted },
  };
  const handlers = [
    [fetchFx, () => Promise.resolve(Response.json({}))],
    [logFx, () => undefined],
  ] as never;
  const host = await openHost(fork({ handlers }), entry, {
    ...{ ready: () => undefined, fail: () => undefined, slot: null, $params: createStore({}) },
    gone: new AbortController().signal,
  });
  host.navigate('/news');
  host.navigate('/home');
  expect([host.$session, host.$session, host.$balance].every(Boolean)).toBe(true);
  await host.ask('/content-api/v1/news');
  await host.ask('/web-api/account/balance').catch(() => undefined);
  host.feed.game(5);
  host.feed.odds({ gameId: 5, marketId: 70 });
  host.coupon.has(70);
  expect(host.storage.set('seen', 1)).toBe(true);
  expect(host.storage.get('seen')).toBe(1);
  host.listen('chosen', () => undefined)();
  host.notify({ kind: 'info', text: 'Not granted' });
  const used = Object.fromEntries([...granted, 'notify'].map((name) => [name, usesOf('card', name)]));
  expect(used).toEqual({
    ...{
      navigate: 2,
      'session:read': 2,
      'balance:read': 1,
      'content:read': 1,
      'odds:read': 2,
      'coupon:read': 1,
      storage: 2,
      events: 1,
      notify: 0,
    },
  });
});
