// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';
import { definePlugin, forgetPlugin } from '@sdk';

import { loadFiles, removeFiles } from './load-files';

const entry: PluginEntry = {
  id: 'header',
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/header/index.a.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  style: '/plugins/header/index.b.css',
  mounts: [{ slot: 'header' }],
  enabled: true,
};
const script = () => document.head.querySelector<HTMLScriptElement>('script[data-plugin=header]');
const style = () => document.head.querySelector<HTMLLinkElement>('link[data-plugin=header]');
const register = () => definePlugin({ id: 'header', mount: () => () => undefined });

beforeEach(() => {
  forgetPlugin('header');
  document.head.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[PLUG-17] the script is a module under the pin of its entry', () => {
  void loadFiles(entry, 0, false);
  expect(script()).toMatchObject({ type: 'module', integrity: entry.integrity, crossOrigin: 'anonymous' });
  expect(script()?.getAttribute('src')).toBe('/plugins/header/index.a.js');
});

test('[PLUG-17] a script of another site is not asked for', async () => {
  await expect(loadFiles({ ...entry, entry: 'https://elsewhere.example/x.js' }, 0, false)).rejects.toThrow(
    'Not of this site',
  );
  expect(script()).toBeNull();
});

test('loaded: script and style sheet have both arrived, and the script has registered', async () => {
  const loaded = loadFiles(entry, 0, false);
  register();
  script()?.dispatchEvent(new Event('load'));
  style()?.dispatchEvent(new Event('load'));
  await expect(loaded).resolves.toBeUndefined();
});

test('a script that fires load and has not registered has thrown', async () => {
  const loaded = loadFiles(entry, 0, false);
  script()?.dispatchEvent(new Event('load'));
  await expect(loaded).rejects.toMatchObject({ kind: 'threw', address: entry.entry });
  expect(script()).toBeNull();
});

test('another try has another address and the same pin', () => {
  void loadFiles(entry, 2, false);
  expect(script()?.getAttribute('src')).toBe('/plugins/header/index.a.js?r=2');
  expect(script()?.integrity).toBe(entry.integrity);
});

test.each([
  ['script', script, '/plugins/header/index.a.js'],
  ['style sheet', style, '/plugins/header/index.b.css'],
])('without its %s a plugin has not loaded, and nothing of it stays', async (_, element, address) => {
  const loaded = loadFiles(entry, 0, false);
  element()?.dispatchEvent(new Event('error'));
  await expect(loaded).rejects.toMatchObject({ kind: 'fetch', address });
  expect(document.head.childElementCount).toBe(0);
});

test('[F94] what has not arrived after ten seconds counts as failed', async () => {
  vi.useFakeTimers();
  const loaded = loadFiles(entry, 0, false);
  const failure = expect(loaded).rejects.toMatchObject({ kind: 'late' });
  await vi.advanceTimersByTimeAsync(10_000);
  await failure;
});

test('a script that has run in this document is not put in again, its style sheet is', () => {
  void loadFiles(entry, 0, true);
  expect(script()).toBeNull();
  expect(style()?.getAttribute('href')).toBe('/plugins/header/index.b.css');
});

test('[PLUG-04] what is taken away leaves no element', () => {
  void loadFiles(entry, 0, false);
  void loadFiles({ ...entry, id: 'footer' }, 0, false);
  removeFiles('header');
  expect([...document.head.children].map((element) => element.getAttribute('data-plugin'))).toEqual([
    'footer',
    'footer',
  ]);
});
