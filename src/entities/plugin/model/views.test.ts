// @vitest-environment jsdom
import { createHash, webcrypto } from 'node:crypto';

import { definePlugin } from '@sdk';
import { allSettled, createWatch, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { fetchFx } from '@/shared/api';
import { $location, navigateTo } from '@/shared/routing';

import { $views, bringViewFx } from './views';

const entry: PluginEntry = {
  id: 'rules',
  version: '1.0.0',
  kind: 'view',
  entry: '/views/rules/',
  mounts: [{ route: 'information/rules/*' }],
  enabled: true,
};

function setup(answer: () => Response, own = entry) {
  const asked: string[] = [];
  const server = (request: Request) => {
    asked.push(request.url.replace(location.origin, ''));
    return answer();
  };
  const here = { path: '/information/rules/1', language: 'en', search: '?a=1', hash: '#b' };
  const scope = fork({ values: [[$location, here]], handlers: [[fetchFx, server]] as never });
  return { asked, scope, bring: () => allSettled(bringViewFx, { scope, params: own }) };
}

test('[PLUG-11] the call is the address of the view with the whole path of the page, without its hash', async () => {
  const { asked, scope, bring } = setup(() => Response.json({ body: '<p>Rules</p>', title: 7 }));
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  expect((await bring()).status).toBe('done');
  expect(asked).toEqual(['/views/rules/en/information/rules/1?a=1']);
  expect(scope.getState($views)['rules']).toMatchObject({
    path: '/en/information/rules/1?a=1',
    view: { body: '<p>Rules</p>', title: '' },
  });
});

test.each([
  ['an error', () => new Response('', { status: 503 }), { kind: 'fetch', status: 503 }],
  ['a page', () => new Response('<html>'), { kind: 'fetch' }],
  ['something else', () => Response.json({ data: [] }), { kind: 'fetch' }],
  ['an unpinned script', () => Response.json({ body: '', scriptsToLoad: ['/x.js'] }), { kind: 'refused' }],
  ['an unpinned style sheet', () => Response.json({ body: '', cssToLoad: ['/x.css'] }), { kind: 'refused' }],
])('[PLUG-17] %s is no view: nothing is asked for after it, and nothing is shown', async (_, answer, failure) => {
  const { asked, scope, bring } = setup(answer);
  expect(await bring()).toMatchObject({ status: 'fail', value: failure });
  expect(asked).toHaveLength(1);
  expect(scope.getState($views)).toEqual({});
});

test('[PLUG-05] the view is known only when everything of it is here', async () => {
  const { scope, bring } = setup(() => Response.json({ body: 'a' }));
  const seen: string[] = [];
  createWatch({ unit: fetchFx, scope, fn: () => seen.push('load') });
  createWatch({ unit: $views.updates, scope, fn: () => seen.push('shown') });
  createWatch({ unit: bringViewFx.done, scope, fn: () => seen.push('ready') });
  await bring();
  expect(seen).toEqual(['load', 'shown', 'ready']);
});

test('[PLUG-05] the code runs, then each script after the one before it, and only then the view is ready', async () => {
  vi.stubGlobal('crypto', webcrypto);
  const codeToEval = 'begin();';
  const pinOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`;
  const files = ['/code.js', '/first.js', '/app.js'];
  const pins = { '/code.js': pinOf(codeToEval), '/first.js': pinOf('first'), '/app.js': pinOf('app') };
  const view = { body: 'a', codeToEval, scriptsToLoad: files.slice(1), appName: 'rules-app' };
  const { scope, bring } = setup(() => Response.json(view), { ...entry, pins });
  const asked = () => [...document.scripts].map((script) => script.getAttribute('src'));
  const mount = () => () => undefined;
  const bringing = bring();
  for (const [index, file] of files.entries()) {
    await vi.waitFor(() => expect(asked()).toContain(file));
    // Later scripts are not asked for before this one has run.
    expect([asked(), scope.getState($views)]).toEqual([files.slice(0, index + 1), {}]);
    if (file === '/app.js') definePlugin({ id: 'rules-app', mount });
    [...document.scripts].at(-1)?.dispatchEvent(new Event('load'));
  }
  await bringing;
  expect(scope.getState($views)['rules']?.component).toMatchObject({ mount });
});

test('[PLUG-12] the sixth redirect without a page between them is not followed; after a page they count anew', async () => {
  let answer: object = { redirect: '/en/news' };
  const { scope, bring } = setup(() => Response.json(answer));
  const target = (path: string, language: string) => ({ path, language, replace: true });
  const led: unknown[] = [];
  createWatch({ unit: navigateTo, scope, fn: (to) => led.push(to) });
  for (let times = 0; times < 7; times += 1) await bring();
  expect(led).toEqual(Array.from({ length: 5 }, () => target('/news', 'en')));
  answer = { body: '<p>Rules</p>' };
  await bring();
  answer = { redirect: '/ru/results' };
  await bring();
  expect(led.slice(5)).toEqual([target('/results', 'ru')]);
});
