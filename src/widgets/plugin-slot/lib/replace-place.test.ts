// @vitest-environment jsdom
import type { PluginHost, PluginModule } from '@sdk';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { mountPlugin } from './mount-plugin';
import { mountedPlaces } from './mounted';
import { prepareReplacement } from './replace-place';

const entry: PluginEntry = {
  id: 'test',
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/test/index.js',
  mounts: [],
  enabled: true,
};
const newer = { ...entry, version: '1.1.0' };

/** An app that draws a button with this text. The test gets its host and the function that unmounts it. */
function app(text: string) {
  const hosts: PluginHost[] = [];
  const unmount = vi.fn();
  const module: PluginModule = {
    id: 'test',
    mount: (element, host) => {
      hosts.push(host);
      element.append(Object.assign(document.createElement('button'), { textContent: text }));
      return unmount;
    },
  };
  return { module, unmount, host: () => hosts.at(-1)! };
}

function open() {
  const root = document.body.appendChild(document.createElement('div'));
  const old = app('Menu');
  const onFail = vi.fn();
  const onReady = vi.fn();
  const createHost = (_: PluginEntry, feedback: object) => feedback as PluginHost;
  mountPlugin({ entry, module: old.module, place: root, createHost, onReady, onFail });
  old.host().ready();
  return { root, old, onFail, onReady };
}
const place = () => [...mountedPlaces].at(-1)!;
const buttons = () => [...document.querySelectorAll('button')];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockReturnValue(undefined);
});
afterEach(() => {
  vi.useRealTimers();
  for (const { end } of mountedPlaces) end();
  document.body.replaceChildren();
});

test('[PLUG-32] the old one stays on the screen until the newer has drawn, and goes in the same turn', async () => {
  const { old } = open();
  const next = app('Menu 2');
  const prepared = prepareReplacement(place(), newer, next.module);
  expect(buttons().map((button) => getComputedStyle(button).visibility)).toEqual(['visible', 'hidden']);
  expect(old.unmount).not.toHaveBeenCalled();
  next.host().ready();
  const { swap } = await prepared;
  expect(buttons()).toHaveLength(2);
  swap();
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Menu 2']);
  expect(buttons()[0]).toBeVisible();
  await vi.advanceTimersByTimeAsync(0);
  expect(old.unmount).toHaveBeenCalledOnce();
});

test.each([
  ['throws', (host: PluginHost) => host.fail(new Error('broken'))],
  ['never draws', () => undefined],
])('[PLUG-32] a newer one that %s leaves the old one alone, and nothing of itself', async (_, act) => {
  const { root, old, onFail } = open();
  const next = app('Menu 2');
  const prepared = prepareReplacement(place(), newer, next.module);
  const refused = expect(prepared).rejects.toThrow();
  act(next.host());
  await vi.advanceTimersByTimeAsync(3000);
  await refused;
  expect([root.childElementCount, old.unmount.mock.calls.length, onFail.mock.calls.length]).toEqual([1, 0, 0]);
  expect(next.unmount).toHaveBeenCalledOnce();
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['Menu']);
});

test('[PLUG-32] the focus in the old one goes to the same control of the newer, and what fails later fails in its place', async () => {
  const { onFail } = open();
  buttons()[0]?.focus();
  const next = app('Menu');
  const prepared = prepareReplacement(place(), newer, next.module);
  next.host().ready();
  (await prepared).swap();
  expect(buttons()).toHaveLength(1);
  expect(buttons()[0]).toHaveFocus();
  next.host().fail(new Error('later'));
  expect(onFail).toHaveBeenCalledOnce();
});

test('[PLUG-32] a hundred versions, one after the other, leave one element and no height behind', async () => {
  const { root } = open();
  for (let version = 0; version < 100; version += 1) {
    const next = app(String(version));
    const prepared = prepareReplacement(place(), { ...entry, version: String(version) }, next.module);
    next.host().ready();
    (await prepared).swap();
  }
  await vi.advanceTimersByTimeAsync(3000);
  expect([root.childElementCount, mountedPlaces.size, root.style.minBlockSize]).toEqual([1, 1, '']);
  expect(buttons().map(({ textContent }) => textContent)).toEqual(['99']);
});
