// @vitest-environment jsdom
import type { PluginHost } from '@sdk';
import {
  allSettled,
  createEvent,
  createNode,
  createStore,
  createWatch,
  fork,
  is,
  sample,
  type Scope,
  scopeBind,
  step,
  withRegion,
} from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import { game } from '@contracts/feed.testing';
import { type PluginEntry, PluginPermission } from '@contracts/plugin';

import { $player } from '@/entities/player';
import { $theme, themeChosen } from '@/entities/preferences';
import { $userId } from '@/entities/session';
import { fetchFx } from '@/shared/api';
import { $feedState, feedChanged } from '@/shared/feed';
import { logFx } from '@/shared/lib/logger';

import { openHost } from './open-host';
import './guard.testing';

const frames: FrameRequestCallback[] = [];
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
});

const phone = '+44 7700 900123';
const userId = 987_654_321;

const forkHost = () =>
  fork({
    values: [
      [$userId, userId],
      [$player, { phone, country: 'GB' }],
      [$feedState, 'live'],
    ] as never,
    handlers: [
      [fetchFx, () => new Promise(() => undefined)],
      [logFx, () => undefined],
    ] as never,
  });

let count = 0;
async function setup(
  permissions: readonly string[],
  { sdk = '^1.2', id = `spy-${String((count += 1))}`, scope = forkHost() } = {},
) {
  const gone = new AbortController();
  const entry: PluginEntry = {
    ...{ id, version: '1.0.0', kind: 'module', entry: '/plugins/spy/index.js', mounts: [], enabled: true },
    ...{ sdk, permissions: [...permissions] },
  };
  const feedback = { ready: () => undefined, fail: () => undefined, slot: null, $params: createStore({}) };
  const host: PluginHost = await openHost(scope, entry, { ...feedback, gone: gone.signal });
  return { scope, host, gone };
}

/** Everything that a script can come to from `start`: properties, also hidden ones, and what maps and sets hold. */
function reachable(start: unknown): unknown[] {
  const seen = new Set<unknown>([start]);
  // What a walk of a set adds to it is walked too.
  for (const value of seen) {
    if ((typeof value !== 'object' && typeof value !== 'function') || value === null) continue;
    if (value === globalThis || value instanceof EventTarget) continue;
    if (value instanceof Map) for (const [key, item] of value) seen.add(key).add(item);
    if (value instanceof Set) for (const item of value) seen.add(item);
    for (const key of Reflect.ownKeys(value)) {
      const property = Reflect.getOwnPropertyDescriptor(value, key);
      seen.add(property?.get === undefined ? property?.value : property.get.call(value));
    }
  }
  return [...seen];
}

/** Makes units of its own over all that it is given, as an app does while it mounts. */
function unitsOver(host: PluginHost) {
  const region = createNode({ regional: true });
  const parts: (object | undefined)[] = [host, host.coupon, host.storage, host.registration, host.tickets];
  const stores = parts.flatMap((part) => Object.values(part ?? {}).filter((value) => is.store(value)));
  withRegion(region, () => {
    for (const $store of stores) {
      const heard = createEvent<unknown>();
      sample({ clock: $store, target: heard });
      createWatch({ unit: $store, fn: vi.fn(), scope: host.scope });
    }
  });
  return { region, stores };
}

test.each([
  ['of today', '^1.2'],
  ['of an earlier facade', '^1.1.0'],
])('[PLUG-90] nothing that an app %s is given leads to the host’s scope, with all permissions', async (_, sdk) => {
  const { scope, host } = await setup(PluginPermission.options, { sdk });
  const all = reachable([host, unitsOver(host)]);
  expect(all).toContain(host.scope);
  expect(all.length).toBeGreaterThan(500);
  expect(all.includes(scope)).toBe(false);
  expect(all.includes((scope as unknown as { reg: object }).reg)).toBe(false);
  expect(all.includes($player) || all.includes($userId)).toBe(false);
  expect(JSON.stringify(all.filter((value) => typeof value === 'string'))).not.toContain(phone);
});

test('[PLUG-90] without permissions it comes to no fact about the player', async () => {
  const { host } = await setup([]);
  const all = reachable([host, unitsOver(host)]);
  expect(all.includes(userId)).toBe(false);
  const { host: granted } = await setup(['session:read']);
  expect(reachable([granted, unitsOver(granted)])).toContain(userId);
});

/** The scope in which code runs now. */
function scopeNow(): Scope | undefined {
  let found: Scope | undefined;
  const asked = createEvent();
  const look = (_: unknown, _own: unknown, { scope }: { scope?: Scope }) => void (found = scope);
  createNode({ node: [step.run({ fn: look as never })], parent: [asked] });
  scopeBind(asked, { safe: true })();
  return found;
}

test('[PLUG-90] what an app subscribes with is called in its own scope', async () => {
  const { scope, host } = await setup(['odds:read', 'events']);
  const heard: Record<string, Scope | undefined> = {};
  host.feed.game(5).subscribe(() => void (heard['feed'] = scopeNow()));
  host.listen('chosen', () => void (heard['listen'] = scopeNow()));
  createWatch({ unit: host.$theme, fn: () => void (heard['store'] = scopeNow()), scope: host.scope });
  // Not awaited: texts that never come would hold it.
  void allSettled(feedChanged, {
    scope,
    params: [{ topic: 'game:5', ts: 0, kind: 'snapshot', entities: { games: [game(5)] } } as never],
  });
  for (const frame of frames.splice(0)) frame(0);
  const other = await setup(['events'], { scope });
  other.host.send('chosen', 1);
  scopeBind(themeChosen, { scope })(scope.getState($theme) === 'dark' ? 'light' : 'dark');
  await vi.waitFor(() => expect(Object.keys(heard).toSorted()).toEqual(['feed', 'listen', 'store']));
  expect(Object.values(heard).every((found) => found === host.scope)).toBe(true);
});

test('[PLUG-90] an app sees the host change until it goes, and changes nothing of the host’s', async () => {
  const { scope, host, gone } = await setup(['session:read']);
  const { $languages } = host;
  expect(host.scope.getState(host.$theme)).toBe(scope.getState($theme));
  await allSettled(themeChosen, { scope, params: 'dark' });
  expect(host.scope.getState(host.$theme)).toBe('dark');
  expect(host.$languages).toBe($languages);
  Object.assign(host.scope.getState(host.$session), { userId: 1 });
  expect(scope.getState($userId)).toBe(userId);
  const { additionalLinks } = scope as unknown as { additionalLinks: Record<string, unknown[]> };
  const watchers = () => Object.values(additionalLinks).flat().length;
  expect(watchers()).toBeGreaterThan(0);
  gone.abort();
  expect(watchers()).toBe(0);
});

test('[PLUG-90] two apps have two scopes, two places of one app have one', async () => {
  const [one, again, other] = [await setup([], { id: 'one' }), await setup([], { id: 'one' }), await setup([])];
  expect(one.host.scope).toBe(again.host.scope);
  expect(one.host.scope).not.toBe(other.host.scope);
});
