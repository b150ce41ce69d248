// @vitest-environment jsdom
import { allSettled, createStore, createWatch, fork, type Scope } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import { game, market } from '@contracts/feed.testing';
import type { PluginEntry, PluginPermission } from '@contracts/plugin';
import type { SiteConfig } from '@contracts/site';

import { $balance } from '@/entities/account';
import { balance } from '@/entities/account/testing';
import { $bets } from '@/entities/coupon';
import { $theme, themeChosen } from '@/entities/preferences';
import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $isLoginOpen, loginFieldChanged } from '@/features/access/log-in';
import { $isLogOutAsked } from '@/features/access/log-out';
import { registrationFieldChanged } from '@/features/access/register';
import { $supportDialog } from '@/features/help/open-support';
import { fetchFx } from '@/shared/api';
import { $language, loadDictionariesFx } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';
import { $notice, noticeShown } from '@/shared/lib/notices';
import { routerAttached } from '@/shared/routing';
import { wordsTyped } from '@/widgets/match-search';

import { loadMapFx } from '../router/offered';
import { createHost } from './create-host';

const entryWith = (...permissions: PluginPermission[]): PluginEntry => ({
  id: 'test',
  version: '1.0.0',
  kind: 'module',
  entry: '/plugins/test/index.js',
  mounts: [{ slot: 'header' }],
  enabled: true,
  permissions,
});

const feedback = {
  ready: () => undefined,
  fail: () => undefined,
  gone: new AbortController().signal,
  slot: null,
  $params: createStore({}),
};
const hostWith = (scope: Scope, ...permissions: PluginPermission[]) =>
  createHost({ scope, own: scope }, entryWith(...permissions), feedback);

/** Late code comes slowly on a busy machine. */
const soon = { timeout: 10_000 };

const warned: unknown[] = [];
beforeEach(() => {
  warned.length = 0;
  vi.spyOn(console, 'warn').mockImplementation((text) => void warned.push(text));
});

test('[PLUG-25] a plugin reads language, theme and session, and sees them change', async () => {
  const scope = fork({
    values: [
      [$userId, 7],
      [$language, 'ar'],
    ],
  });
  const host = hostWith(scope, 'session:read');
  expect(scope.getState(host.$session)).toEqual({ isAuth: true, userId: 7 });
  await allSettled(themeChosen, { scope, params: 'dark' });
  expect(scope.getState(host.$theme)).toBe('dark');
  expect(scope.getState(host.$language)).toBe('ar');
  expect(scope.getState(host.$direction)).toBe('rtl');
  expect(scope.getState(host.$href)('/home/live')).toBe('/ar/home/live');
});

test('[PLUG-30] a plugin may ask what it was granted; what this host does not know is granted to nobody', () => {
  const entry = { ...entryWith('navigate'), permissions: ['navigate', 'wallet:open'] };
  const { can } = createHost({ scope: fork(), own: fork() }, entry, feedback);
  expect([can('navigate'), can('notify'), can('wallet:open')]).toEqual([true, false, false]);
});

test('what was not granted cannot be read', () => {
  const scope = fork({ values: [[$userId, 7]] });
  const host = hostWith(scope);
  expect(scope.getState(host.$session)).toEqual({ isAuth: false, userId: null });
  expect(scope.getState(host.$balance)).toBeNull();
});

test('[PLUG-25] granted commands open modals, ask to log out, show notices, change the theme', () => {
  const scope = fork();
  const host = hostWith(scope, 'modal:open', 'session:end', 'notify', 'preferences:write');
  host.openModal('login');
  host.logOut();
  host.notify({ kind: 'info', text: 'Hello' });
  host.setTheme('dark');
  expect(scope.getState($isLoginOpen)).toBe(true);
  expect(scope.getState($isLogOutAsked)).toBe(true);
  expect(scope.getState($notice)).toMatchObject({ text: 'Hello' });
  expect(scope.getState($theme)).toBe('dark');
});

test.each([
  ['user-question', 'question'],
  ['support-history', 'history'],
] as const)('[SUPPORT-06] a plugin opens %s', (name, dialog) => {
  const scope = fork();
  hostWith(scope, 'modal:open').openModal(name);
  expect(scope.getState($supportDialog)).toBe(dialog);
});

test('[UI-12] menus are those of the configuration, in its order, without what the site does not offer', () => {
  const item = (path: string, availability?: number) => ({
    id: path,
    title: path,
    path,
    ...(availability === undefined ? {} : { availability }),
  });
  const config = {
    menus: {
      main: [item('/home/live', 2), item('/home/line', 1), item('/')],
      footer: [item('/'), item('/home/live', 9)],
    },
    availability: [1, 2],
  } as Partial<SiteConfig> as SiteConfig;
  const scope = fork({ values: [[$siteConfig, config]] });
  const host = hostWith(scope);
  expect(scope.getState(host.$menu).map(({ path }) => path)).toEqual(['/home/live', '/home/line', '/']);
  expect(scope.getState(host.$footerMenu).map(({ path }) => path)).toEqual(['/']);
});

test('[LIM-48] the footer begins with the ways to limits and self-exclusion, whatever the site configures', async () => {
  const groups = { main: { 'main.plain.limits': 'Limits', 'main.plain.exclusion': 'Self-exclusion' } };
  const scope = fork({
    values: [[$siteConfig, { menus: { main: [], footer: [] }, availability: [] }]] as never,
    handlers: [[fetchFx, () => Response.json({ data: { version: '1', groups } })]],
  });
  await allSettled(loadDictionariesFx, { scope, params: ['main'] });
  expect(scope.getState(hostWith(scope).$footerMenu)).toEqual([
    { id: 'limits', title: 'Limits', path: '/office/responsible#limits' },
    { id: 'exclusion', title: 'Self-exclusion', path: '/office/responsible#exclusion' },
  ]);
});

test('[BOOT-38] what has no content is not offered, nor a name over nothing', async () => {
  const item = (path: string) => ({ id: path, title: path, path });
  const more = { ...item(''), children: [item('/fishinghunting'), item('/information')] };
  const config = {
    menus: { main: [item('/home/live'), item('/toto'), more, { ...item(''), children: [item('/fishinghunting')] }] },
    availability: [],
  } as Partial<SiteConfig> as SiteConfig;
  const scope = fork({ values: [[$siteConfig, config]] });
  await allSettled(loadMapFx, { scope });
  expect(scope.getState(hostWith(scope).$menu)).toEqual([
    item('/home/live'),
    { ...item(''), children: [item('/information')] },
  ]);
});

test('[BOOT-38] a map that does not come costs no menu its entries', async () => {
  const item = (path: string) => ({ id: path, title: path, path });
  const config = { menus: { main: [item('/slots')] }, availability: [] } as Partial<SiteConfig> as SiteConfig;
  const scope = fork({
    values: [[$siteConfig, config]],
    handlers: [
      [loadMapFx, () => Promise.reject(new Error('offline'))],
      [logFx, () => undefined],
    ] as never,
  });
  await allSettled(loadMapFx, { scope }).catch(() => undefined);
  expect(scope.getState(hostWith(scope).$menu)).toHaveLength(1);
});

test('[UI-13] contacts are those of the configuration', () => {
  const config = { contacts: { email: 'us@example.com', map: { lat: 1 } } } as Partial<SiteConfig> as SiteConfig;
  const scope = fork({ values: [[$siteConfig, config]] });
  expect(scope.getState(hostWith(scope).$contacts)).toEqual([{ kind: 'email', value: 'us@example.com' }]);
});

test('a command that was not granted does nothing and is logged', () => {
  const scope = fork();
  const host = hostWith(scope);
  host.openModal('login');
  host.logOut();
  host.notify({ kind: 'info', text: 'Hello' });
  expect(scope.getState($isLoginOpen)).toBe(false);
  expect(scope.getState($isLogOutAsked)).toBe(false);
  expect(scope.getState($notice)).toBeNull();
  expect(warned).toEqual([
    'Plugin "test" 1.0.0, run: it has no permission "modal:open"',
    'Plugin "test" 1.0.0, run: it has no permission "session:end"',
    'Plugin "test" 1.0.0, run: it has no permission "notify"',
  ]);
});

test.each([
  ['/news?page=2', ['/en/news?page=2']],
  ['https://elsewhere.example/', []],
  ['//elsewhere.example/', []],
  ['javascript:alert(1)', []],
])('[F98] [PLUG-12] a plugin that navigates to %s leads to %j', async (path, expected) => {
  const went: (string | number)[] = [];
  const scope = fork();
  await allSettled(routerAttached, { scope, params: { navigate: (to) => void went.push(to) } });
  hostWith(scope, 'navigate').navigate(path);
  expect(went).toEqual(expected);
  expect(warned).toHaveLength(expected.length === 0 ? 1 : 0);
});

test('[F98] of a storm of commands fifty a second are followed, and it is in the log once', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const scope = fork();
  const shown = vi.fn();
  createWatch({ unit: noticeShown, scope, fn: shown });
  const host = hostWith(scope, 'notify');
  for (let index = 0; index < 500; index += 1) host.notify({ kind: 'info', text: 'Hello' });
  expect([shown.mock.calls.length, warned.length]).toEqual([50, 1]);
  vi.advanceTimersByTime(1000);
  host.notify({ kind: 'info', text: 'Hello' });
  expect(shown).toHaveBeenCalledTimes(51);
  vi.useRealTimers();
});

test('a balance is given ready to be shown', () => {
  const main = { ...balance.accounts[0]!, label: 'Main', minor: 1_248_050 };
  const scope = fork({ values: [[$balance, { ...balance, accounts: [main], allAccounts: [main] }]] });
  expect(scope.getState(hostWith(scope, 'balance:read').$balance)).toEqual({
    activeId: 5,
    accounts: [{ id: 5, label: 'Main', currency: 'RUB', amount: '12,480.50\u00a0₽' }],
  });
});

test('[PLUG-36] a dialog is opened with what the plugin has for it; what it does not take is in the log', async () => {
  const scope = fork();
  const filled = vi.fn();
  for (const unit of [wordsTyped, registrationFieldChanged, loginFieldChanged])
    createWatch({ unit: unit as typeof wordsTyped, scope, fn: filled });
  const host = hostWith(scope, 'modal:open');
  host.openModal('search', { words: 'arsenal' });
  host.openModal('registration', { promo: 'SPRING' });
  host.openModal('login', { login: 'demo@example.com' });
  host.openModal('settings', { tab: 'odds' });
  await vi.waitFor(
    () => expect(warned).toEqual(['Plugin "test" 1.0.0, run: the dialog "settings" takes no "tab"']),
    soon,
  );
  expect(filled.mock.calls).toEqual([['arsenal'], [{ promo: 'SPRING' }], [{ login: 'demo@example.com' }]]);
});

const entities = { games: [game(1)], markets: [market(700, 1, 2.2)] };

test('[PLUG-36] a plugin adds an outcome to the coupon by its market, once, whatever page is open, and never bets', async () => {
  const asked: string[] = [];
  const server = ({ url }: Request) => {
    asked.push(new URL(url).search);
    return Promise.resolve(Response.json({ topic: 'coupon:700', epoch: 'e', seq: 1, ts: 1, entities }));
  };
  const scope = fork({ handlers: [[fetchFx, server]], values: [[$language, 'en']] });
  const host = hostWith(scope, 'coupon:add');
  host.addToCoupon(700);
  host.addToCoupon(700);
  await vi.waitFor(() => expect(scope.getState($bets).map((bet) => bet.market.id)).toEqual([700]), soon);
  host.addToCoupon(700);
  await vi.waitFor(() => expect(asked).toHaveLength(2), soon);
  await allSettled(scope);
  expect(scope.getState($bets)).toHaveLength(1);
});

test('[PLUG-36] without the permission nothing is added', async () => {
  const asked = vi.fn();
  const scope = fork({ handlers: [[fetchFx, asked]] });
  hostWith(scope).addToCoupon(700);
  await allSettled(scope);
  expect([asked.mock.calls, warned]).toEqual([[], ['Plugin "test" 1.0.0, run: it has no permission "coupon:add"']]);
});
