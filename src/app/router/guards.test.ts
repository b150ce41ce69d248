// @vitest-environment jsdom
import { allSettled, fork, scopeBind } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $player } from '@/entities/player';
import { $isAuth, $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { $isLoginOpen } from '@/features/access/log-in';
import { fetchFx } from '@/shared/api';
import { newVersionSeen } from '@/shared/lib/lifecycle';
import { $isSearchBot } from '@/shared/lib/search-bot';
import { fail, leave, type Navigation, pass, redirect, type Verdict } from '@/shared/routing';

import { accessCheckGuard } from './access-check';
import { appVersionGuard } from './app-version-guard';
import { ask, config, type Known, meta, navigation, scopeWith } from './guards.testing';
import { mediaGuard } from './media-guard';
import { modalGuard } from './modal-guard';
import { mobileAddressGuard, tabletGuard } from './platform-guards';
import { recheckGuard } from './recheck-guard';
import { runGuardsFx } from './run-guards';
import { searchBotGuard } from './search-bot-guard';
import { slotDepositGuard } from './slot-deposit-guard';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const banned = { ban: { level: 10, version: 1 }, hasIdentificationBonus: false, verifiesOnDeposit: false };
test.each<[string, Partial<Navigation>, Known, Verdict]>([
  ['a path with a configured fragment', { path: '/news/old-page' }, [], fail(404)],
  ['an entry that is not enabled', { meta: meta({ availability: 34 }) }, [], fail(404)],
  ['an entry that is enabled', { meta: meta({ availability: 47 }) }, [], pass()],
  ['identification where it is off', { meta: meta({ setting: 'isIdentificationEnabled' }) }, [], fail(404)],
  [
    'identification where it is on',
    { meta: meta({ setting: 'isIdentificationEnabled' }) },
    [[$siteConfig, config({ isIdentificationEnabled: true })]],
    pass(),
  ],
  ['registration where it is not allowed', { meta: meta({ pageId: 'registration' }) }, [], fail(404)],
  ['a ban', {}, [[$player, banned]], redirect('/banned')],
])('[GUARD-07] access: %s', async (_, where, known, verdict) => {
  expect(await ask(accessCheckGuard, where, scopeWith(known))).toEqual(verdict);
});

test('[GUARD-04] a newer version was announced: the next navigation is a page load, the first one never is', async () => {
  const scope = scopeWith();
  expect(await ask(appVersionGuard, {}, scope)).toEqual(pass());
  await allSettled(newVersionSeen, { scope });
  const where = { path: '/home/live', search: '?a=1', hash: '#b' };
  expect(await ask(appVersionGuard, where, scope)).toEqual(leave('/en/home/live?a=1#b'));
  expect(await ask(appVersionGuard, { isFirst: true }, scope)).toEqual(pass());
});

test('[GUARD-06] pictures that the route names are loaded, but nobody waits longer than 2 s', async () => {
  // Code that is here already comes without a timer.
  await import('./load-media');
  vi.useFakeTimers();
  const wanted: string[] = [];
  vi.stubGlobal(
    'Image',
    class {
      set src(url: string) {
        wanted.push(url);
      }
    },
  );
  const scope = scopeWith([[$siteConfig, config({ mediaResources: { sprite: '/sprite.svg' } })]]);
  const done = vi.fn();
  const params = { navigation: navigation({ meta: meta({ media: ['sprite', 'unknown'] }) }), list: [mediaGuard] };
  void scopeBind(runGuardsFx, { scope })(params).then(done);
  await vi.advanceTimersByTimeAsync(1999);
  expect([wanted, done.mock.calls.length]).toEqual([['/sprite.svg'], 0]);
  await vi.advanceTimersByTimeAsync(1);
  expect(done).toHaveBeenCalledWith(pass());
});

test('[GUARD-06] a picture that does not load keeps nobody', async () => {
  vi.stubGlobal(
    'Image',
    class {
      onerror: () => void = () => undefined;
      set src(_: string) {
        queueMicrotask(() => {
          this.onerror();
        });
      }
    },
  );
  const scope = scopeWith([[$siteConfig, config({ mediaResources: { sprite: '/sprite.svg' } })]]);
  expect(await ask(mediaGuard, { meta: meta({ media: ['sprite'] }) }, scope)).toEqual(pass());
});

test('[GUARD-08] a kept document is checked once more with fresh configuration', async () => {
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: () => [{ serverTiming: [{ name: 'kept-shell' }] }],
  });
  const asked: string[] = [];
  const fresh = config({ availability: [] });
  const scope = fork({
    values: [[$siteConfig, config()]] as never,
    handlers: [
      [
        fetchFx,
        (request: Request) => {
          asked.push(new URL(request.url).pathname);
          return new Response(null, { status: 500 });
        },
      ],
    ] as never,
  });
  const where = { isFirst: true, meta: meta({ availability: 47 }) };
  // The site does not answer: the page that is there stays.
  expect(await ask(recheckGuard, where, scope)).toEqual(pass());
  expect(asked).toEqual(['/bff-api/config/all.json']);
  expect(await ask(recheckGuard, { ...where, isFirst: false }, scope)).toEqual(pass());
  expect(asked).toHaveLength(1);

  const { refreshConfigQuery } = await import('@/entities/site');
  const answered = fork({
    values: [[$siteConfig, config()]] as never,
    handlers: [[refreshConfigQuery.__.executeFx, () => fresh]] as never,
  });
  expect(await ask(recheckGuard, where, answered)).toEqual(fail(404));
});

test('[GUARD-17] for a crawler a closed route is not there, and no dialog opens', async () => {
  const bot = scopeWith([[$isSearchBot, true]]);
  const closed = { meta: meta({ auth: true }) };
  expect(await ask(searchBotGuard, closed, bot)).toEqual(fail(404));
  expect(await ask(searchBotGuard, {}, bot)).toEqual(pass());
  expect(await ask(searchBotGuard, closed)).toEqual(pass());
  expect(await ask(modalGuard, { meta: meta({ pageId: 'login' }) }, bot)).toEqual(pass());
  expect(bot.getState($isLoginOpen)).toBe(false);
});

test.each<[string, Partial<Navigation>]>([
  ['its page', { path: '/promotions/slot_first_deposit', params: { promotionId: 'slot_first_deposit' } }],
  ['a query', { path: '/bonuses-offers', search: '?section=rules&id=slot_first_deposit' }],
])('[GUARD-21] the first deposit of the slots by %s: a player deposits, a visitor registers', async (_, where) => {
  const player = scopeWith([[$userId, 7]]);
  expect(player.getState($isAuth)).toBe(true);
  expect(await ask(slotDepositGuard, where, player)).toEqual(redirect('/office/recharge'));
  expect(await ask(slotDepositGuard, where)).toEqual(redirect('/registration'));
  expect(await ask(slotDepositGuard, { search: '?id=other' })).toEqual(pass());
});

test('[QUERY-03] an unknown address of the mobile version leads home, the toto frame and known ones do not', async () => {
  const search = '?platform_type=mobile';
  expect(await ask(mobileAddressGuard, { search, meta: meta({ status: 404 }) })).toEqual(redirect('/'));
  expect(await ask(mobileAddressGuard, { meta: meta({ status: 404 }) })).toEqual(pass());
  expect(await ask(mobileAddressGuard, { search })).toEqual(pass());
  expect(await ask(mobileAddressGuard, { search, meta: meta({ status: 404, exempt: ['platform'] }) })).toEqual(pass());
});

const mac =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';
test.each<[string, number, string, boolean, Verdict]>([
  ['a tablet that calls itself a Mac', 5, '?a=1', true, redirect('/news?a=1&platform_type=mobile#top')],
  ['a Mac', 0, '?a=1', true, pass()],
  ['an address that names its platform', 5, '?platform_type=desktop', true, pass()],
  ['a way inside the site', 5, '?a=1', false, pass()],
])('[QUERY-04] %s', async (_, maxTouchPoints, search, isFirst, verdict) => {
  vi.stubGlobal('navigator', { userAgent: mac, maxTouchPoints });
  expect(await ask(tabletGuard, { search, hash: '#top', isFirst })).toEqual(verdict);
});
