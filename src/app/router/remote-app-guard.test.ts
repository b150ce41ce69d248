// @vitest-environment jsdom
import { allSettled, createStore, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { $plugins, audienceChanged, manifestRequested, overridesReceived } from '@/entities/plugin';
import { fetchFx } from '@/shared/api';
import { type Navigation, pass, routerAttached } from '@/shared/routing';

import { createHost } from '../plugin-host/create-host';
import { remoteAppGuard } from './remote-app-guard';

const entry = (id: string, route: string, kind: PluginEntry['kind'] = 'module'): PluginEntry => ({
  id,
  version: '1.0.0',
  kind,
  entry: `/plugins/${id}/index.js`,
  mounts: [{ route }],
  enabled: true,
  permissions: ['navigate'],
});
const news = entry('news', 'news/*');
const to = (path: string): Navigation => ({
  path,
  language: 'en',
  search: '',
  hash: '',
  params: {},
  meta: { pageId: 'x', layout: 'main', section: 'x', dictionaries: [], title: 'x' },
  isFirst: false,
  signal: new AbortController().signal,
});
const preloaded = () =>
  [...document.head.querySelectorAll('link[rel=modulepreload]')].map((link) => link.getAttribute('href'));

test('[GUARD-20] the remote app of the target route is asked for, once, and nobody waits for it', async () => {
  // A view is an answer of the site, which the browser cannot run.
  const plugins = [entry('results', 'results'), news, entry('rules', 'rules', 'view')];
  const manifest = () => Response.json({ version: 1, plugins });
  const scope = fork({ handlers: [[fetchFx, manifest]] });
  await allSettled(overridesReceived, { scope, params: {} });
  const audience = { isAuth: false, language: 'en', country: 'GB', availability: [], flags: [], seed: 'a' };
  await allSettled(audienceChanged, { scope, params: audience });
  void allSettled(manifestRequested, { scope });
  await vi.waitUntil(() => scope.getState($plugins)?.length === 3);
  const ask = async (path: string) => (await allSettled(remoteAppGuard.checkFx, { scope, params: to(path) })).value;
  expect([await ask('/newsletter'), preloaded()]).toEqual([pass(), []]);
  expect([await ask('/news/one'), preloaded()]).toEqual([pass(), ['/plugins/news/index.js']]);
  await ask('/news');
  await ask('/rules');
  expect(preloaded()).toHaveLength(1);
});

test.each([
  ['/en/news?page=2', ['/en/news?page=2']],
  ['/news', ['/en/news']],
  ['//evil.example', []],
  ['https://evil.example/en', []],
  ['javascript:alert(1)', []],
])('[GUARD-20] a remote app that answers with a redirect to %s leads to %j', async (target, expected) => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const went: unknown[] = [];
  const scope = fork();
  await allSettled(routerAttached, { scope, params: { navigate: (path) => void went.push(path) } });
  createHost({ scope, own: scope }, news, {
    ready: () => undefined,
    fail: () => undefined,
    gone: new AbortController().signal,
    slot: null,
    $params: createStore({}),
  }).navigate(target);
  expect(went).toEqual(expected);
});
