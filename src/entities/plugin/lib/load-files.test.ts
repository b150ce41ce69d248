// @vitest-environment jsdom
import { definePlugin, forgetPlugin } from '@sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { moduleOf } from '@/shared/plugin-files';

import { loadFiles, removeFiles } from './load-files';

/** Each test uses its own version, because all tests share one document, and a document runs an address once. */
let version = 0;
let entry: PluginEntry;
const nextEntry = (): PluginEntry => ({
  id: 'header',
  version: '1.0.0',
  kind: 'module',
  entry: `/plugins/header/index.${String((version += 1))}.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
  style: '/plugins/header/index.b.css',
  styleIntegrity: `sha384-${'B'.repeat(64)}`,
  styleScoped: true,
  mounts: [{ slot: 'header' }],
  enabled: true,
});
const script = () => document.head.querySelector<HTMLScriptElement>('script[data-plugin=header]');
const style = () => document.head.querySelector<HTMLLinkElement>('link[data-plugin=header]');
const register = (mount = () => () => undefined) => definePlugin({ id: 'header', mount });
const arrive = (element: Element | null) => element?.dispatchEvent(new Event('load'));
const fail = (element: Element | null) => element?.dispatchEvent(new Event('error'));

beforeEach(() => {
  entry = nextEntry();
  forgetPlugin('header');
  document.head.replaceChildren();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[PLUG-17] the script is a module under the pin of its entry', () => {
  void loadFiles(entry);
  expect(script()).toMatchObject({ type: 'module', integrity: entry.integrity, crossOrigin: 'anonymous' });
  expect(script()?.getAttribute('src')).toBe(entry.entry);
});

test('[PLUG-34] the style sheet stands under a pin of its own', () => {
  void loadFiles(entry);
  expect(style()).toMatchObject({ integrity: entry.styleIntegrity, crossOrigin: 'anonymous', media: '' });
});

test('[PLUG-34] a style sheet that no build of ours has scoped is asked for and does not hold yet', () => {
  void loadFiles({ ...entry, styleScoped: undefined });
  expect(style()).toMatchObject({ media: 'not all' });
});

test('[PLUG-17] a script of another site is not asked for', async () => {
  await expect(loadFiles({ ...entry, entry: 'https://elsewhere.example/x.js' })).rejects.toThrow('Not of this site');
  expect(script()).toBeNull();
});

test('loaded: script and style sheet have both arrived, and the script has registered', async () => {
  const loaded = loadFiles(entry);
  register();
  arrive(script());
  arrive(style());
  await expect(loaded).resolves.toBeUndefined();
});

test('[F92] a script that throws as it runs has failed at once, for all that it fires load', async () => {
  const loaded = loadFiles(entry);
  window.dispatchEvent(new ErrorEvent('error', { filename: new URL(entry.entry, location.href).href }));
  arrive(script());
  await expect(loaded).rejects.toMatchObject({ kind: 'threw', address: entry.entry });
  expect(script()).toBeNull();
});

test('[PLUG-09] an app that its script has not defined is looked for five times more, a second apart', async () => {
  vi.useFakeTimers();
  const ended = vi.fn();
  const loaded = loadFiles(entry).catch(ended);
  window.dispatchEvent(new ErrorEvent('error', { filename: 'http://localhost:3000/assets/shell.js' }));
  arrive(script());
  await vi.advanceTimersByTimeAsync(4999);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await loaded;
  expect(ended).toHaveBeenCalledWith(expect.objectContaining({ kind: 'silent', address: entry.entry }));
  expect(script()).toBeNull();
});

test('[PLUG-09] an app that is defined late has loaded with the next look', async () => {
  vi.useFakeTimers();
  const loaded = vi.fn();
  void loadFiles(entry).then(loaded);
  arrive(script());
  arrive(style());
  await vi.advanceTimersByTimeAsync(2500);
  register();
  await vi.advanceTimersByTimeAsync(400);
  expect(loaded).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(loaded).toHaveBeenCalledTimes(1);
});

test('what failed is asked for by another address under the same pin, because a document asks for one once', async () => {
  for (const address of ['', '?r=1', '?r=2'].map((query) => entry.entry + query)) {
    const loaded = loadFiles(entry);
    expect(script()?.getAttribute('src')).toBe(address);
    expect(script()?.integrity).toBe(entry.integrity);
    fail(script());
    await expect(loaded).rejects.toMatchObject({ kind: 'fetch', address });
  }
});

test('a style sheet that failed does not make a script that ran run again', async () => {
  const loaded = loadFiles(entry);
  register();
  arrive(script());
  fail(style());
  await expect(loaded).rejects.toMatchObject({ kind: 'fetch', address: entry.style });
  document.head.replaceChildren();
  const again = loadFiles(entry);
  expect(script()).toBeNull();
  arrive(style());
  await expect(again).resolves.toBeUndefined();
});

test.each([
  ['script', script, () => entry.entry],
  ['style sheet', style, () => entry.style],
])('without its %s a plugin has not loaded, and no style of it stays', async (_, element, address) => {
  const loaded = loadFiles(entry);
  fail(element());
  await expect(loaded).rejects.toMatchObject({ kind: 'fetch', address: address() });
  expect([element(), style()]).toEqual([null, null]);
});

test('[F94] what has not arrived after ten seconds counts as failed', async () => {
  vi.useFakeTimers();
  const loaded = loadFiles(entry);
  const failure = expect(loaded).rejects.toMatchObject({ kind: 'late' });
  await vi.advanceTimersByTimeAsync(10_000);
  await failure;
});

test('a script that has run in this document is not put in again, its style sheet is', async () => {
  const loaded = loadFiles(entry);
  register();
  arrive(script());
  arrive(style());
  await loaded;
  removeFiles('header');
  void loadFiles(entry);
  expect(script()).toBeNull();
  expect(style()?.getAttribute('href')).toBe('/plugins/header/index.b.css');
});

test('a place left before the style sheet came, and shown again: the script that ran meanwhile counts', async () => {
  const left = loadFiles(entry);
  const running = script();
  removeFiles('header');
  register();
  arrive(running);
  await expect(left).resolves.toBeUndefined();
  const loaded = loadFiles(entry);
  arrive(style());
  await expect(loaded).resolves.toBeUndefined();
});

test('a place left and shown again while the script is on its way waits for the same script', async () => {
  void loadFiles(entry);
  const running = script();
  removeFiles('header');
  const loaded = loadFiles(entry);
  expect(script()).toBeNull();
  arrive(style());
  register();
  arrive(running);
  await expect(loaded).resolves.toBeUndefined();
});

test('a load that was left and fails in the end takes nothing of its successor away', async () => {
  vi.useFakeTimers();
  const left = loadFiles(entry).catch(() => undefined);
  removeFiles('header');
  await vi.advanceTimersByTimeAsync(5000);
  void loadFiles({ ...entry, entry: nextEntry().entry });
  arrive(style());
  await vi.advanceTimersByTimeAsync(6000);
  await left;
  expect(style()).not.toBeNull();
});

test('back to a version that ran before, what it defined counts again', async () => {
  const [first, second] = [() => () => undefined, () => () => undefined];
  for (const [version, mount] of [
    [entry, first],
    [{ ...entry, entry: nextEntry().entry }, second],
  ] as const) {
    const loaded = loadFiles(version);
    register(mount);
    arrive(document.head.querySelector('script:last-of-type'));
    arrive(style());
    await loaded;
    removeFiles('header');
    expect(moduleOf(version)?.mount).toBe(mount);
  }
  const loaded = loadFiles(entry);
  arrive(style());
  await loaded;
  expect(moduleOf(entry)?.mount).toBe(first);
});

test('[PLUG-04] what is taken away leaves no element', () => {
  void loadFiles(entry);
  void loadFiles({ ...nextEntry(), id: 'footer' });
  removeFiles('header');
  expect([...document.head.children].map((element) => element.getAttribute('data-plugin'))).toEqual([
    'footer',
    'footer',
  ]);
});

test('[PLUG-55] the components come before the script that imports them', async () => {
  void loadFiles({ ...entry, ui: true });
  expect(style()).not.toBeNull();
  expect(script()).toBeNull();
  await vi.waitFor(() => expect(script()).not.toBeNull(), 10_000);
});
