import { allSettled, fork, type Scope } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import { isBanned } from '@contracts/ban';

import { fetchFx } from '@/shared/api';
// eslint-disable-next-line no-restricted-imports -- The test plays the server.
import { userEventReceived } from '@/shared/feed/sync';
import { logFx } from '@/shared/lib/logger';
import {
  $location,
  $routeMatch,
  type Guard,
  navigated,
  type Navigation,
  navigationStarted,
  navigationStayed,
  pass,
  redirect,
  type RouteMeta,
  routerAttached,
  type Verdict,
} from '@/shared/routing';

import type { Player } from '../lib/player';
import { banGuard } from './ban-guard';
import { identificationBonusGuard } from './identification-guard';
import { $player, loadPlayerFx, playerForgotten, playerRequested } from './player';
import './push';
import './recheck';

beforeEach(() => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

const player = (level: number, version: number, more: Partial<Player> = {}): Player => ({
  ban: { level, version },
  hasIdentificationBonus: false,
  verifiesOnDeposit: false,
  sessionHoursLeft: null,
  isSelfExcluded: false,
  verificationStatus: 0,
  ...more,
});
const meta = (more: Partial<RouteMeta> = {}): RouteMeta => ({
  pageId: 'x',
  layout: 'main',
  section: 'x',
  dictionaries: [],
  title: 'x',
  ...more,
});
const navigation = (more: Partial<Navigation>): Navigation => ({
  path: '/slots',
  language: 'en',
  search: '',
  hash: '',
  params: {},
  meta: meta(),
  isFirst: true,
  signal: new AbortController().signal,
  ...more,
});
const knowing = (known: Player | null) => fork({ values: [[$player, known]] as never });
const ask = async (guard: Guard, scope: Scope, more: Partial<Navigation> = {}) =>
  (await allSettled(guard.checkFx, { scope, params: navigation(more) })).value as Verdict;

test.each([
  [0, false],
  [1, true],
  [53, true],
])('[BAN-01] level %i: banned %s', (level, expected) => {
  expect(isBanned({ level, version: 1 })).toBe(expected);
});

test.each<[string, Partial<Navigation>, Verdict]>([
  ['any page', {}, redirect('/banned')],
  ['a page with one flag', { meta: meta({ flags: [25] }) }, redirect('/banned')],
  ['a page with both', { path: '/banned', meta: meta({ flags: [24, 25] }) }, pass()],
  ['the page of works on the site', { meta: meta({ layout: 'maintenance' }) }, pass()],
  ['the page of a blocked region', { meta: meta({ section: 'block' }) }, pass()],
])('[BAN-02] a banned player on %s', async (_, where, verdict) => {
  expect(await ask(banGuard, knowing(player(10, 1)), where)).toEqual(verdict);
});

test.each([
  [53, 1, true],
  [45, 2, true],
  [45, 0, true],
  [45, 1, false],
  [53, 2, false],
  [10, 1, false],
])('[BAN-03] level %i of version %i: the way to his money is open %s', async (level, version, isOpen) => {
  const verdict = await ask(banGuard, knowing(player(level, version)), { path: '/office/deduce' });
  expect(verdict).toEqual(isOpen ? pass() : redirect('/banned'));
});

test('[BAN-04] the page of a ban is for nobody else', async () => {
  const there = { path: '/banned', meta: meta({ flags: [24, 25] }) };
  expect(await ask(banGuard, knowing(player(0, 1)), there)).toEqual(redirect('/'));
  expect(await ask(banGuard, knowing(null), there)).toEqual(redirect('/'));
  expect(await ask(banGuard, knowing(null))).toEqual(pass());
});

function live(answer: object, path: string, flags: number[] = [], section = 'x') {
  const went: unknown[] = [];
  const scope = fork({
    values: [
      [$location, { path, language: 'en', search: '?a=1', hash: '' }],
      [$routeMatch, { meta: meta({ flags, section }), params: {} }],
    ] as never,
    handlers: [
      [fetchFx, () => Response.json(answer)],
      [logFx, () => undefined],
    ] as never,
  });
  void allSettled(routerAttached, { scope, params: { navigate: (to) => void went.push(to) } });
  return { scope, went };
}

test.each([
  ['a ban', player(10, 1), '/slots', [], 'x', ['/en/slots?a=1']],
  ['no ban, on the page of a ban', player(0, 1), '/banned', [24, 25], 'x', ['/en/banned?a=1']],
  [
    'a bonus, in the office',
    player(0, 1, { hasIdentificationBonus: true }),
    '/office/account',
    [],
    'office',
    ['/en/office/account?a=1'],
  ],
  ['a bonus, elsewhere', player(0, 1, { hasIdentificationBonus: true }), '/slots', [], 'x', []],
  ['nothing', player(0, 1), '/slots', [], 'x', []],
])(
  '[BAN-02] guards are asked again when %s is known after the page',
  async (_, known, path, flags, section, expected) => {
    const went: unknown[] = [];
    const scope = fork({
      values: [
        [$location, { path, language: 'en', search: '?a=1', hash: '' }],
        [$routeMatch, { meta: meta({ flags, section }), params: {} }],
      ] as never,
      handlers: [[loadPlayerFx, () => known]] as never,
    });
    await allSettled(routerAttached, { scope, params: { navigate: (to) => void went.push(to) } });
    await allSettled(playerRequested, { scope });
    expect(went).toEqual(expected);
  },
);

test('[BOOT-36] an answer that is overtaken by a newer question, or by a log-out, says nothing', async () => {
  const answers: ((player: Player) => void)[] = [];
  const scope = fork({ handlers: [[loadPlayerFx, () => new Promise((resolve) => answers.push(resolve))]] as never });
  const first = allSettled(playerRequested, { scope });
  const second = allSettled(playerRequested, { scope });
  answers[1]!(player(0, 1));
  answers[0]!(player(10, 1));
  await Promise.all([first, second]);
  expect(scope.getState($player)?.ban.level).toBe(0);
  const third = allSettled(playerRequested, { scope });
  await Promise.resolve();
  void allSettled(playerForgotten, { scope });
  answers[2]!(player(10, 1));
  await third;
  expect(scope.getState($player)).toBeNull();
});

test('[BOOT-36] an answer that comes while the page of the ban is on its way takes it away again', async () => {
  const went: unknown[] = [];
  const at = { path: '/banned', language: 'en', search: '', hash: '' };
  const scope = fork({ handlers: [[loadPlayerFx, () => player(0, 1)]] as never });
  await allSettled(routerAttached, { scope, params: { navigate: (to) => void went.push(to) } });
  await allSettled(navigationStarted, { scope, params: at });
  await allSettled(playerRequested, { scope });
  expect(went).toEqual([]);
  const match = { meta: meta({ flags: [24, 25] }), params: {} };
  const shown = { location: at, match, failure: null };
  await allSettled(navigated, { scope, params: shown });
  expect(went).toEqual(['/en/banned']);
  await allSettled(navigationStarted, { scope, params: at });
  await allSettled(navigated, { scope, params: shown });
  expect(went).toHaveLength(1);
});

test('[BAN-03] an answer turns nobody round who is on their way to another page; where a guard keeps them, it decides', async () => {
  const went: unknown[] = [];
  const [at, to] = ['/banned', '/office/deduce'].map((path) => ({ path, language: 'en', search: '', hash: '' }));
  const match = { meta: meta({ flags: [24, 25] }), params: {} };
  const scope = fork({
    values: [
      [$location, at],
      [$routeMatch, match],
    ],
    handlers: [[loadPlayerFx, () => player(53, 1)]] as never,
  });
  await allSettled(routerAttached, { scope, params: { navigate: (path) => void went.push(path) } });
  await allSettled(navigationStarted, { scope, params: to! });
  await allSettled(playerRequested, { scope });
  expect(went).toEqual([]);
  await allSettled(navigationStayed, { scope });
  expect(went).toEqual(['/en/banned']);
});

test('[BOOT-36] a push of the server asks for the player anew, before the late parts are here', async () => {
  let asked = 0;
  const scope = fork({ handlers: [[loadPlayerFx, () => ((asked += 1), player(0, 1))]] as never });
  const push = (value: unknown) =>
    allSettled(userEventReceived, { scope, params: { op: 'put', kind: 'player', id: 7, value } as never });
  await push({ changed: 'config', at: 1 });
  await push({ changed: 'limits', at: 1 });
  expect(asked).toBe(2);
  await push({ changed: 'terms', at: 1 });
  expect(asked).toBe(2);
});

test('[BAN-04] who logs out on the page of their ban leaves it', async () => {
  const { scope, went } = live({}, '/banned', [24, 25]);
  await allSettled(playerForgotten, { scope });
  expect(went).toEqual(['/en/banned?a=1']);
});

test('a configuration that does not come leaves what is known', async () => {
  const { scope, went } = live({ data: {} }, '/slots');
  await allSettled(playerRequested, { scope });
  expect([scope.getState($player), went]).toEqual([null, []]);
});

test('[GUARD-16] who comes from the mobile app for the bonus is led to the identification, once', async () => {
  const scope = knowing(player(0, 1, { hasIdentificationBonus: true }));
  const office = { path: '/office/account', search: '?platform_type=mobile', meta: meta({ section: 'office' }) };
  expect(await ask(identificationBonusGuard, scope, { ...office, search: '' })).toEqual(pass());
  expect(await ask(identificationBonusGuard, scope, { ...office, meta: meta() })).toEqual(pass());
  expect(await ask(identificationBonusGuard, scope, office)).toEqual(redirect('/office/identification'));
  expect(await ask(identificationBonusGuard, scope, office)).toEqual(pass());
  expect(await ask(identificationBonusGuard, knowing(player(0, 1)), office)).toEqual(pass());
});
