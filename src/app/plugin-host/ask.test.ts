// @vitest-environment jsdom
import { createStore, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { $hiddenSports } from '@/entities/match';
import { fetchFx } from '@/shared/api';

import { createHost } from './create-host';

const entryWith = (permissions: PluginEntry['permissions']): PluginEntry => ({
  id: 'test',
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/test/index.js',
  mounts: [{ route: 'test' }],
  enabled: true,
  permissions,
});

/** A plugin whose backend answers with `status`; `asked` are the addresses that were really called. */
function setup(
  permissions: PluginEntry['permissions'],
  status = 200,
  { answer = { data: [1] }, hidden = [] }: { answer?: object; hidden?: readonly number[] } = {},
) {
  const asked: string[] = [];
  const server = (request: Request) => {
    asked.push(request.url.slice(new URL(request.url).origin.length));
    return Promise.resolve(Response.json(status === 200 ? answer : {}, { status }));
  };
  const scope = fork({
    values: [[$hiddenSports, { line: [], live: hidden }]],
    handlers: [[fetchFx, server]],
  });
  return {
    ...createHost({ scope, own: scope }, entryWith(permissions), {
      ready: () => undefined,
      fail: () => undefined,
      gone: new AbortController().signal,
      slot: null,
      $params: createStore({}),
    }),
    asked,
  };
}

const warned: unknown[] = [];
beforeEach(() => {
  warned.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((text) => void warned.push(text));
});

test('a plugin that may reads what everybody may read, as it came', async () => {
  const { ask, asked } = setup(['content:read']);
  await expect(ask('/content-api/v1/news', { lng: 'en' })).resolves.toEqual({ data: [1] });
  expect(asked).toEqual(['/content-api/v1/news?lng=en']);
});

test('[PLUG-47] the sports that a player hides stand in no list that a plugin reads, zone by zone', async () => {
  const matches = [
    { id: 1, sportId: 1, zone: 'live' },
    { id: 2, sportId: 1, zone: 'line' },
    { id: 3, sportId: 2, zone: 'live' },
  ];
  const list = { topic: 'top:live', entities: { games: matches, champs: [7] } };
  const seen = (hidden: readonly number[]) =>
    setup(['content:read'], 200, { answer: list, hidden }).ask('/feed-api/v1/snapshot', { topic: 'top:live' });
  await expect(seen([])).resolves.toEqual(list);
  await expect(seen([1])).resolves.toEqual({ ...list, entities: { games: matches.slice(1), champs: [7] } });
});

test('a refusal of the backend says its status', async () => {
  const { ask } = setup(['content:read'], 404);
  await expect(ask('/content-api/v1/news/nothing')).rejects.toMatchObject({ statusCode: 404 });
  expect(warned).toEqual([]);
});

test('[PLUG-68] a backend that fails is in the log by the plugin that asked', async () => {
  const { ask } = setup(['content:read'], 500);
  await expect(ask('/content-api/v1/news')).rejects.toMatchObject({ statusCode: 500 });
  expect(warned).toEqual(['Plugin "test" 1.0.0, run: /content-api/v1/news gave it no answer']);
});

test.each([
  '/web-api/account/balance',
  '/content-api/v1/../../web-api/account/balance',
  '/content-api/v1/%2e%2e/%2e%2e/web-api',
  '//elsewhere.example/content-api/v1/news',
  'https://elsewhere.example/content-api',
])('%s is not read for a plugin', async (path) => {
  const { ask, asked } = setup(['content:read']);
  await expect(ask(path)).rejects.toEqual({ statusCode: 403 });
  expect([asked, warned]).toEqual([[], [`Plugin "test" 1.0.0, run: it may not read ${path}`]]);
});

test('a plugin without the permission reads nothing', async () => {
  const { ask, asked } = setup([]);
  await expect(ask('/content-api/v1/news')).rejects.toEqual({ statusCode: 403 });
  expect([asked, warned]).toEqual([[], ['Plugin "test" 1.0.0, run: it has no permission "content:read"']]);
});
