// @vitest-environment jsdom
import type { PluginHost } from '@sdk';
import { createStore } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { setTryOut } from '@/entities/plugin';
import type { CreateHost } from '@/widgets/plugin-slot';

import { tryOut } from './try-out';
import { usesOf } from './uses';

const entry = { id: 'news', permissions: ['navigate', 'session:read'] } as PluginEntry;
const setup = () => {
  const ready = vi.fn();
  const create: CreateHost = (_, feedback) =>
    ({ ...feedback, can: () => true, $session: 'a store' }) as unknown as PluginHost;
  const feedback = { ready, fail: vi.fn(), gone: new AbortController().signal, slot: null, $params: createStore({}) };
  return { ready, mount: async () => tryOut(create, entry, feedback) };
};
beforeEach(() => localStorage.clear());

test('[PLUG-66] what an app reads is counted by permission, and still works', async () => {
  const host = await setup().mount();
  expect(host.$session).toBe('a store');
  expect([usesOf('news', 'session:read'), usesOf('news', 'balance:read')]).toEqual([1, 0]);
});

test('[PLUG-67] an app that is broken on purpose throws, or is never ready', async () => {
  const { ready, mount } = setup();
  setTryOut('news', 'throws');
  await expect(mount()).rejects.toThrow('on purpose');
  setTryOut('news', 'never');
  (await mount()).ready();
  expect(ready).not.toHaveBeenCalled();
  setTryOut('news', null);
  (await mount()).ready();
  expect(ready).toHaveBeenCalledOnce();
});
