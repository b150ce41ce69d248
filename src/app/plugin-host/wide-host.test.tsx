// @vitest-environment jsdom
import type { AskFailure } from '@sdk';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createStore, createWatch } from 'effector';
import { expect, test, vi } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';
import { z } from '@contracts/zod';

import { $plugins, audienceChanged, manifestRequested, overridesReceived } from '@/entities/plugin';
import { $isSheetOpen } from '@/features/betting/open-coupon';
import { $marks } from '@/features/betting/pick-outcome';
import { tracked } from '@/features/collect-events';

import { openHost } from './open-host';
import { entryOf, forkWith, setup, warned } from './wide-host.testing';
import '../analytics/areas/plugins';

test('[PLUG-25] a plugin of an earlier facade does not wait for the rest', () => {
  const feedback = {
    ready: () => undefined,
    fail: () => undefined,
    gone: new AbortController().signal,
    slot: null,
    $params: createStore({}),
  };
  const open = (fields: Partial<PluginEntry>) => openHost(forkWith(), entryOf(fields), feedback) instanceof Promise;
  expect(open({ sdk: '^1.0', permissions: ['navigate'] })).toBe(false);
  expect(open({ sdk: '^1.1.0' })).toBe(false);
  expect([open({}), open({ sdk: undefined })]).toEqual([true, true]);
});

test('[PLUG-50] a plugin that may add to the coupon may show it', async () => {
  const { scope, host } = await setup({ permissions: ['coupon:add'] });
  host.coupon.open();
  expect(scope.getState($isSheetOpen)).toBe(true);
});

test.each([
  [['coupon:read'], true, [70], 1],
  [['coupon:add'], false, [], 0],
])('[PLUG-50] with %j a plugin hears of a bet in the coupon: %s', async (permissions, isHeard, ids, count) => {
  const { scope, host } = await setup({ permissions });
  await allSettled($marks, { scope, params: new Map([[70, 'coupon' as never]]) });
  expect(host.coupon.has(70)).toBe(isHeard);
  expect([scope.getState(host.coupon.$ids), scope.getState(host.coupon.$count)]).toEqual([ids, count]);
});

test('[PLUG-51] settings by schema: defaults, a wrong one in the log once, a change without a new mount', async () => {
  const configSchema = {
    title: { type: 'string', default: 'Match of the day' },
    prices: { type: 'number', default: 3, max: 5 },
  } as const;
  const manifest = { version: 1, plugins: [{ ...entryOf({ configSchema }), integrity: `sha384-${'a'.repeat(64)}` }] };
  const scope = forkWith(() => Promise.resolve(Response.json(manifest)));
  const visitor = { isAuth: false, language: 'en', country: 'GB', availability: [], flags: [], seed: 'a' };
  void allSettled(manifestRequested, { scope });
  void allSettled(audienceChanged, { scope, params: visitor });
  // Not awaited: the next poll of the manifest would hold it.
  const configure = (config: object) => void allSettled(overridesReceived, { scope, params: { card: { config } } });
  configure({});
  await vi.waitFor(() => expect(scope.getState($plugins)).toHaveLength(1));
  const { host, gone } = await setup({ configSchema, config: { prices: 9 } }, scope);
  const seen: unknown[] = [];
  createWatch({ unit: host.$config, fn: (config) => seen.push(config), scope: host.scope });
  expect(warned).toEqual(['Plugin "card" 1.0.0, run: its setting "prices" is more than 5: the default holds']);
  configure({ title: 'Derby', prices: 4 });
  configure({ title: 'Derby', prices: 4 });
  configure({ title: 7, prices: 4 });
  expect(seen).toEqual([
    { title: 'Derby', prices: 4 },
    { title: 'Match of the day', prices: 4 },
  ]);
  expect(warned).toHaveLength(2);
  gone.abort();
  configure({});
  expect(seen).toHaveLength(2);
});

const Club = z.object({ name: z.string() });

test('[PLUG-52] query gives an answer that has passed the schema, and refuses another', async () => {
  const answers: object[] = [{ name: 'Arsenal' }, { name: 7 }];
  const scope = forkWith(() => Promise.resolve(Response.json(answers.shift())));
  const { host } = await setup({ permissions: ['content:read'] }, scope);
  expect(await host.query('/content-api/v1/club', Club)).toEqual({ name: 'Arsenal' });
  const failure: AskFailure = { statusCode: 200, isOffContract: true };
  await expect(host.query('/content-api/v1/club', Club)).rejects.toEqual(failure);
  expect(warned).toEqual(['Plugin "card" 1.0.0, run: the answer of /content-api/v1/club is off its schema']);
});

test('[PLUG-52] each plugin has a drawer of its own, of 16 kB, for good', async () => {
  const { scope, host } = await setup({ permissions: ['storage'] });
  expect(host.storage.set('seen', { games: [5], at: null })).toBe(true);
  expect(host.storage.get('seen')).toEqual({ games: [5], at: null });
  expect(host.scope.getState(host.storage.$values)).toEqual({ seen: { games: [5], at: null } });
  expect(host.storage.set('long', 'x'.repeat(16_001))).toBe(false);
  expect(host.storage.set('code', (() => undefined) as never)).toBe(false);
  expect(host.storage.get('toString')).toBeUndefined();
  expect(warned).toHaveLength(2);

  const other = await setup({ id: 'other', permissions: ['storage'] }, scope);
  expect(other.host.storage.get('seen')).toBeUndefined();
  const later = await setup({ permissions: ['storage'] });
  expect(later.host.storage.get('seen')).toEqual({ games: [5], at: null });
  later.host.storage.remove('seen');
  expect(later.host.storage.get('seen')).toBeUndefined();

  localStorage.setItem('openbook.plugin.card', '7');
  const third = await setup({ permissions: ['storage'] });
  expect(third.host.scope.getState(third.host.storage.$values)).toEqual({});
  const without = await setup({});
  expect([without.host.storage.set('seen', 1), without.host.storage.get('seen')]).toEqual([false, undefined]);
});

test('[PLUG-52] an event is counted under the name of its plugin', async () => {
  const { scope, host } = await setup({ permissions: ['analytics'] });
  const heard = vi.fn();
  createWatch({ unit: tracked, fn: heard, scope });
  host.track('opened', { place: 'top' });
  host.track('opened', { story: 'x'.repeat(200) });
  const params = { plugin: 'card', event: 'opened', data: '{"place":"top"}' };
  expect(heard.mock.calls).toEqual([[{ id: 21_101, params }]]);
  expect(warned).toHaveLength(1);
});

test('[PLUG-53] a dialog of the host with the content of the plugin; Escape closes it, and so does the end of the app', async () => {
  const { host, gone } = await setup({ permissions: ['dialog:open'] });
  const onClose = vi.fn();
  const open = () => {
    const content = document.createElement('div');
    content.append(Object.assign(document.createElement('button'), { textContent: 'Own' }));
    act(() => void host.openDialog({ title: 'Line-ups', content, onClose }));
    return screen.getByRole('dialog', { name: 'Line-ups' });
  };
  expect(open()).toContainElement(screen.getByRole('button', { name: 'Own' }));
  expect(screen.getByRole('button', { name: 'Own' }).closest('[data-plugin]')).toHaveAttribute('data-plugin', 'card');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onClose).toHaveBeenCalledOnce();
  open();
  act(() => gone.abort());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('[PLUG-53] plugins talk in copies; what a listener throws is its own affair; who has gone hears nothing', async () => {
  const scope = forkWith();
  const thrown = vi.fn();
  vi.stubGlobal('reportError', thrown);
  const speaker = await setup({ permissions: ['events'] }, scope);
  const listener = await setup({ id: 'list', permissions: ['events'] }, scope);
  const [heard, own] = [vi.fn(), vi.fn()];
  const error = new Error('broken');
  listener.host.listen('chosen', () => {
    throw error;
  });
  listener.host.listen('chosen', heard);
  listener.host.listen('other', heard);
  speaker.host.listen('chosen', own);
  const data = { games: [5] };
  speaker.host.send('chosen', data);
  expect(heard.mock.calls).toEqual([[{ games: [5] }, 'card']]);
  expect(heard.mock.calls[0]?.[0]).not.toBe(data);
  expect([own.mock.calls, thrown.mock.calls]).toEqual([[], [[error]]]);
  speaker.host.send('chosen', 'x'.repeat(4001));
  speaker.host.send('chosen', { act: () => undefined });
  expect(warned).toHaveLength(2);
  listener.gone.abort();
  speaker.host.send('chosen', data);
  expect(heard).toHaveBeenCalledOnce();
});

test('[PLUG-53] what was not granted does nothing but tell the log', async () => {
  const { host } = await setup({});
  host.send('chosen');
  host.track('opened');
  host.openDialog({ title: 'Line-ups', content: document.createElement('div') })();
  host.listen('chosen', () => undefined)();
  host.drawOdds(document.createElement('span'), { gameId: 5, marketId: 70 })();
  host.coupon.open();
  host.feed.game(5);
  const names = ['events', 'analytics', 'dialog:open', 'events', 'odds:read', 'coupon:add', 'odds:read'];
  expect(warned).toEqual(names.map((name) => `Plugin "card" 1.0.0, run: it has no permission "${name}"`));
});
