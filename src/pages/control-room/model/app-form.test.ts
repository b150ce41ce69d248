// @vitest-environment jsdom
import { allSettled, type EventCallable, fork } from 'effector';
import { expect, test } from 'vitest';

import type { PluginEntry } from '@contracts/plugin';

import { manifestRequested, overridesReceived } from '@/entities/plugin';
import { fetchFx } from '@/shared/api';

import { percentSet, placeSet, settingSet, shareSet, stepsBegun, termSet, versionSet } from './app-form';
import { $found, $openApp, $search, appOpened, searched } from './desk';
import { $draft, $lines, edited } from './draft';
import { roomLeft } from './room';
import { $site } from './site';

const app = (id: string, more: Partial<PluginEntry> = {}): PluginEntry => ({
  ...{ id, version: '1.2.0', kind: 'module', entry: `/plugins/${id}/a.js`, enabled: true, owner: 'sport' },
  ...{ integrity: `sha384-${'A'.repeat(64)}`, mounts: [{ slot: 'notice' }], versions: ['1.2.0', '1.1.0', '1.0.0'] },
  ...more,
});
const apps = [app('lotto'), app('news'), app('toto', { mounts: [{ slot: 'notice', order: 5 }] })];

/** An operator who has opened one app. `plugins`: what the site says of apps now. */
async function desk({
  plugins = {},
  slots = {},
  entries = apps,
  open = 'news',
}: {
  plugins?: object;
  slots?: object;
  entries?: readonly PluginEntry[];
  open?: string;
} = {}) {
  const site = { version: 3, hash: 'ab12', plugins, slots, history: [], proposals: [], alarms: [] };
  const server = () => Response.json({ version: 1, plugins: entries });
  const scope = fork({ values: [[$site, site]] as never, handlers: [[fetchFx, server]] });
  const tell = <T>(unit: EventCallable<T>, params: T) => allSettled(unit as EventCallable<unknown>, { scope, params });
  await tell(overridesReceived, {});
  await tell(manifestRequested, undefined as never);
  await tell(appOpened, open);
  return { scope, tell, draft: () => scope.getState($draft) };
}

test('[PLUG-104] the full share is what an app has anyway, so it is no change; over a smaller one it is', async () => {
  const usual = await desk();
  await usual.tell(percentSet, 40);
  expect(usual.draft().apps).toEqual({ news: { rollout: { percent: 40 } } });
  await usual.tell(percentSet, 100);
  expect(usual.draft().apps).toEqual({});
  const small = await desk({ plugins: { news: { rollout: { percent: 10, salt: 'a' } } } });
  await small.tell(percentSet, 100);
  expect(small.draft().apps).toEqual({ news: { rollout: { percent: 100, salt: 'a' } } });
});

test('[PLUG-104] a condition that is taken away again leaves no draft; over one that holds it says that none does', async () => {
  const none = await desk();
  await none.tell(termSet, { name: 'auth', isNot: false, value: true });
  expect(none.draft().apps).toEqual({ news: { requires: { auth: true } } });
  await none.tell(termSet, { name: 'auth', isNot: false, value: undefined });
  expect(none.draft().apps).toEqual({});
  const held = await desk({ plugins: { news: { requires: { languages: ['de'] } } } });
  await held.tell(termSet, { name: 'languages', isNot: false, value: undefined });
  expect(held.draft().apps).toEqual({ news: { requires: {} } });
});

test('[PLUG-104] a setting keeps those beside it, of the site and of the draft', async () => {
  const { tell, draft } = await desk({ plugins: { news: { config: { count: 3, title: 'a' } } } });
  await tell(settingSet, { name: 'count', value: 5 });
  await tell(settingSet, { name: 'isWide', value: true });
  expect(draft().apps).toEqual({ news: { config: { count: 5, title: 'a', isWide: true } } });
});

test('[PLUG-104] a place in a slot moves the app among the others; its old place is no change', async () => {
  const { tell, draft } = await desk({ slots: { notice: { order: ['toto', 7, 'news'] } } });
  await tell(placeSet, { slot: 'notice', place: 0 });
  expect(draft().orders).toEqual({ notice: ['news', 'toto', 'lotto'] });
  await tell(placeSet, { slot: 'notice', place: 1 });
  expect(draft().orders).toEqual({});
});

test('[PLUG-109] a version for all, the newest again, and steps that change nothing by themselves', async () => {
  const { tell, draft } = await desk();
  await tell(versionSet, '1.1.0');
  expect(draft().apps).toEqual({ news: { use: '1.1.0' } });
  await tell(stepsBegun, undefined);
  expect(draft().apps).toEqual({ news: { use: [{ version: '1.2.0', percent: 0 }] } });
  await tell(shareSet, { version: '1.2.0', percent: 30 });
  expect(draft().apps).toEqual({ news: { use: [{ version: '1.2.0', percent: 30 }] } });
  await tell(versionSet, null);
  expect(draft().apps).toEqual({});
});

test.each([
  ['percentSet', percentSet as EventCallable<unknown>, 40],
  ['settingSet', settingSet as EventCallable<unknown>, { name: 'count', value: 5 }],
  ['termSet', termSet as EventCallable<unknown>, { name: 'auth', isNot: false, value: true }],
])('[PLUG-104] with no app open %s changes nothing', async (_, unit, params) => {
  const { tell, draft } = await desk({ open: 'gone' });
  await tell(unit, params);
  expect(draft()).toEqual({ apps: {}, orders: {} });
});

test('[PLUG-104] an app that the site does not have gets no draft', async () => {
  const { tell, draft } = await desk();
  await tell(edited, { id: 'gone', edit: { enabled: false } });
  expect(draft().apps).toEqual({});
});

test('[PLUG-106] the list shows each app as the draft wants it, beside how it is', async () => {
  const { tell, scope } = await desk({ plugins: { lotto: { enabled: false } } });
  await tell(edited, { id: 'news', edit: { enabled: false } });
  const lines = scope
    .getState($lines)
    .map(({ entry, now, isChanged }) => [entry.id, now.enabled, entry.enabled, isChanged]);
  expect(lines).toEqual([
    ['lotto', false, false, false],
    ['news', true, false, true],
    ['toto', true, true, false],
  ]);
});

test.each([
  ['  NEWS ', ['news']],
  ['notice', ['lotto', 'news', 'toto']],
  ['/results', ['toto']],
  ['nobody', []],
])('[PLUG-106] “%s” finds %j, by name, place and page', async (text, found) => {
  const entries = [...apps.slice(0, 2), app('toto', { pages: [{ page: '/results/toto' }] as never })];
  const { tell, scope } = await desk({ entries });
  await tell(searched, text);
  expect(scope.getState($found).map(({ entry }) => entry.id)).toEqual(found);
});

test('[PLUG-103] who leaves the room leaves no draft, no search and no open app in it', async () => {
  const { tell, scope, draft } = await desk();
  await tell(percentSet, 40);
  await tell(searched, 'toto');
  await tell(roomLeft, undefined);
  expect(draft()).toEqual({ apps: {}, orders: {} });
  expect([scope.getState($search), scope.getState($openApp)]).toEqual(['', null]);
  expect(scope.getState($lines)).toEqual([]);
});
