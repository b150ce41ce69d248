// @vitest-environment jsdom
import { allSettled, createWatch, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { clockStarted } from '@/shared/lib/clock';
import { tabHidden, tabShown } from '@/shared/lib/device';
import { logFx } from '@/shared/lib/logger';
import { storageOpened } from '@/shared/lib/storage';

import { fetchManifestFx } from '../api/fetch-manifest';
import { $plugins, audienceChanged, manifestRequested, overridesReceived } from './plugins';
import { $slots } from './slots';

const entry = (id: string) => ({
  id,
  version: '1.0.0',
  kind: 'module',
  entry: `/plugins/${id}/index.a1b2c3d4.js`,
  integrity: `sha384-${'A'.repeat(64)}`,
  mounts: [{ slot: id }],
  enabled: true,
});
const manifest = (...ids: string[]) => JSON.stringify({ version: 1, plugins: ids.map(entry) });
const visitor = { isAuth: false, language: 'en', country: 'GB', availability: [], flags: [], seed: 'a' };

/** A page whose server gives `answers` in turn. Null: no answer in time. The last answer repeats. */
function setup(...answers: (string | null)[]) {
  const logged: string[] = [];
  const at: number[] = [];
  const started = Date.now();
  const fetchManifest = () => {
    const answer = answers[Math.min(at.length, answers.length - 1)] ?? null;
    at.push(Date.now() - started);
    return answer === null ? Promise.reject(new Error('No manifest within 2000 ms')) : Promise.resolve(answer);
  };
  const scope = fork({
    handlers: [
      [fetchManifestFx, fetchManifest],
      [logFx, ({ text }: { text: string }) => void logged.push(text)],
    ],
  });
  void allSettled(manifestRequested, { scope });
  return { scope, logged, at, ids: () => scope.getState($plugins)?.map(({ id }) => id) ?? null };
}

/** What the site configuration and the session say, as boot passes it on. */
async function know({ scope }: ReturnType<typeof setup>, overrides = {}, audience = visitor) {
  await vi.advanceTimersByTimeAsync(0);
  void allSettled(overridesReceived, { scope, params: overrides });
  void allSettled(audienceChanged, { scope, params: audience });
  await vi.advanceTimersByTimeAsync(0);
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('no plugin is loaded before the configuration could switch it off', async () => {
  const page = setup(manifest('header', 'footer'));
  await vi.advanceTimersByTimeAsync(0);
  expect(page.ids()).toBeNull();
  await know(page, { footer: { enabled: false } });
  expect(page.ids()).toEqual(['header']);
});

test('no manifest: no plugins, and the loss is reported', async () => {
  const page = setup(null);
  await know(page);
  expect(page.ids()).toEqual([]);
  expect(page.logged).toEqual(['The plugin manifest did not come: No manifest within 2000 ms']);
});

test.each(['<!doctype html>', '{"version":2}'])(
  '%s instead of a manifest: no plugins, and it is reported',
  async (text) => {
    const page = setup(text);
    await know(page);
    expect(page.ids()).toEqual([]);
    expect(page.logged).toEqual(['The plugin manifest did not come: something else came']);
  },
);

test('[PLUG-01] a manifest that changes adds and removes plugins of an open page, a minute later at most', async () => {
  const page = setup(manifest('header'), manifest('header', 'news'), manifest('news'));
  await know(page);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.ids()).toEqual(['header', 'news']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.ids()).toEqual(['news']);
});

test.each([
  ['does not come', null],
  ['is a page of an intermediary', '<!doctype html>'],
  ['is cut off', manifest('header', 'news').slice(0, 60)],
])('[PLUG-29] a manifest that %s is the last good one, of this visit', async (_, text) => {
  const page = setup(manifest('header'), text);
  await know(page);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.ids()).toEqual(['header']);
  expect(page.logged).toHaveLength(1);
});

test.each([
  ['does not come', null],
  ['is a page of an intermediary', '<!doctype html>'],
])('[PLUG-29] a manifest that %s is the last good one, of a visit before', async (_, text) => {
  await know(setup(manifest('header')));
  const page = setup(text);
  void allSettled(storageOpened, { scope: page.scope });
  await know(page);
  expect(page.ids()).toEqual(['header']);
});

test('a manifest that does not come again leaves what there is', async () => {
  const page = setup(manifest('header'), null);
  await know(page);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.ids()).toEqual(['header']);
});

test('a hidden page does not ask; seen again, it asks at once', async () => {
  const page = setup(manifest('header'));
  await know(page);
  await allSettled(tabHidden, { scope: page.scope });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(page.at).toEqual([0]);
  await allSettled(tabShown, { scope: page.scope });
  expect(page.at).toEqual([0, 600_000]);
});

test('[PLUG-99] an app comes and goes at its own moments in an open page, and nothing is drawn anew between them', async () => {
  const start = new Date('2027-03-28T11:59:30Z').getTime();
  vi.setSystemTime(start);
  const page = setup(manifest('header', 'footer'));
  const footer = { requires: { from: '2027-03-28T12:00Z', until: '2027-03-28T14:02+02:00' } };
  let draws = 0;
  createWatch({ unit: $plugins, scope: page.scope, fn: () => (draws += 1) });
  void allSettled(clockStarted, { scope: page.scope });
  await know(page, { footer });
  expect(page.ids()).toEqual(['header']);
  const before = draws;
  await vi.advanceTimersByTimeAsync(29_000);
  expect([page.ids(), draws]).toEqual([['header'], before]);
  await vi.advanceTimersByTimeAsync(2000);
  expect([page.ids(), draws]).toEqual([['header', 'footer'], before + 1]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(page.ids()).toEqual(['header']);
});

const share = (percent: number) => ({ percent, group: 'header versions' });
const stepped = (percent: number, more: object = {}) => {
  const newer = { ...entry('header'), version: '1.1.0', share: share(percent), ...more };
  return JSON.stringify({ version: 1, plugins: [{ ...entry('header'), steps: [newer] }, entry('footer')] });
};
const seen = ({ scope }: ReturnType<typeof setup>) =>
  scope.getState($plugins)?.map(({ id, version }) => `${id} ${version}`);
const old = ['header 1.0.0', 'footer 1.0.0'];
const fresh = ['header 1.1.0', 'footer 1.0.0'];

test.each<[what: string, percent: number, more: object, overrides: object, expected: string[]]>([
  ['everybody in its share', 100, {}, {}, fresh],
  ['nobody', 0, {}, {}, old],
  [
    'nobody, when it is held back: the one behind stays',
    100,
    { held: [{ version: '1.1.0', percent: 0, reason: '' }] },
    {},
    old,
  ],
  [
    'everybody, when another one is held back',
    100,
    { held: [{ version: '1.0.0', percent: 0, reason: '' }] },
    {},
    fresh,
  ],
  ['nobody, when it is for others', 100, { requires: { countries: ['DE'] } }, {}, old],
  ['nobody, when the app is off', 100, {}, { header: { enabled: false } }, ['footer 1.0.0']],
])('[PLUG-107] [PLUG-108] a version before another is for %s', async (_, percent, more, overrides, expected) => {
  const page = setup(stepped(percent, more));
  await know(page, overrides);
  expect(seen(page)).toEqual(expected);
});

test('[PLUG-110] a slot that a version in a step alone uses shows it to its visitors', async () => {
  const page = setup(stepped(100, { mounts: [{ slot: 'home.aside' }] }));
  await know(page);
  expect(page.scope.getState($slots)?.['home.aside']?.shown.map(({ version }) => version)).toEqual(['1.1.0']);
});

test('[PLUG-108] an open page leaves a version that was taken back at its next question, and the app stays', async () => {
  const held = [{ version: '1.1.0', percent: 0, reason: '5 of 20 visitors saw it fail within 10 minutes' }];
  const page = setup(stepped(100), stepped(100, { held }));
  await know(page);
  void allSettled(clockStarted, { scope: page.scope });
  expect(seen(page)).toEqual(fresh);
  await vi.advanceTimersByTimeAsync(61_000);
  expect(seen(page)).toEqual(old);
});
