import { allSettled, createWatch, fork, type Scope } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $player, loadPlayerFx } from '@/entities/player';
import { fetchFx } from '@/shared/api';
import { known } from '@/shared/known';
import { createGuard, everyPage, type Guard, pass } from '@/shared/routing';

import { bootRequested, bootSucceeded } from '../boot/boot';
import { readStartFx } from '../boot/read-start';
import { parts } from './access-check';
import { guards, namedGuards } from './guards';

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
});

const all: readonly Guard[] = [...guards, ...parts, ...namedGuards.values()];
const read = (scope: Scope, list: readonly Guard[]) =>
  list.map(({ name, source }) => [
    name,
    Object.fromEntries(Object.entries(source).map(([key, $store]) => [key, JSON.stringify(scope.getState($store))])),
  ]);

test('a guard can be written on what is known alone: the rest does not compile', () => {
  // @ts-expect-error -- Nobody knows the player at a page load: asked for by `knownPlayerFx`.
  const guard = createGuard({ name: 'early', source: { player: $player }, stops: everyPage, check: pass });
  expect(guard.source).toEqual({ player: $player });
});

/** A site whose every answer differs from what is in a store before it. */
const config = {
  languages: [{ code: 'ru', name: 'Russian', nameNative: 'Русский', iso: 'ru' }],
  ...{ currentLanguage: 'ru', countryCode: 'GB', partnerId: 1, mediaResources: {}, dictionaries: [], header: {} },
  ...{ footer: {}, contacts: {}, menus: {}, licence: {} },
  customize: { geo_with_twelve_format: [], has_twelve_h_by_geo: false },
  config: {
    ...{ group_id: 1, companyName: 'x', fatmanApiKey: 'x', langHiddenUnauthorized: [], geoAuthReqVip: ['GB'] },
    ...{ isAvailableConfirmTerms: true, isMainVipDomainAuthNeed: true, isFatmanAnalyticsAvailable: false },
  },
  ...{ isRegistrationAllowed: true, isVipDomain: true, isAutoLogoffEnable: false, autoLogoffInactiveMinutes: 1 },
  ...{ minAge: 18, geoCountryId: 1, homepageType: 1, ref_id: 1, isPwa: false, pwaManifest: { themeColor: '#000' } },
  ...{ partnerCssBrandBook: [], show_one_click: true, showVipBet: true, isAvailableCouponBonusBet: true },
  ...{ couponTypesWithMinAmount: [], couponTypesWithMaxAmount: [], availableResponsibleGamingLimitsIds: [] },
  ...{ consultSystem: 'none', consultantParams: { consultant_id: 'x' }, promoBonusToOffer: true },
  maintenance: {
    ...{ started_at: 1, ended_at: null, notify_started_at: null, notify_ended_at: null, isActive: true, web_state: 1 },
  },
  ...{ availability: [1], notFoundFragments: [], isIdentificationEnabled: true, isPaymentAuthRequired: true },
  ...{ authMode: 'page', authAppUrl: '/a', reminder: { delay: 1, interval: 1 }, socialProviders: [] },
  ...{ registrationTypes: [], isSnowEnabled: false, apiPath: '/web-api', coefViews: [0], limitYearDays: 365 },
  support: {
    ...{ email: 'a@b.c', callbackLanguages: [], socialLinks: [] },
    hours: { from: '00:00', to: '24:00', days: [], timeZone: 0 },
  },
  defaultLanguage: 'ru',
};
const player = { ban: { level: 10, version: 1 }, hasIdentificationBonus: true, verifiesOnDeposit: true };
const answers: Readonly<Record<string, unknown>> = {
  '/bff-api/config/all.json': config,
  '/web-api/auth/check-session': { data: { user_id: 7 } },
  '/web-api/auth/gettoken': { data: { token: 'h.e30.s' } },
};
/** What the start does not wait for comes so much later, ms. */
const laterMs = 900;

/** What guards read when the first of them is asked, and once everything has come. */
async function start(list: readonly Guard[]) {
  const server = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/blocks-api')) return Response.json({ data: { displayTypeId: 1, templateTypeId: 4 } });
    return Response.json(answers[pathname] ?? {}, { status: pathname in answers ? 200 : 500 });
  };
  const question = { isAuth: true, hasReferral: false, hasMobileReferral: false, isVipAuthNeeded: false };
  const scope = fork({
    handlers: [
      [readStartFx, () => ({ language: 'ru', blockQuestion: { stage: 'start', ...question } })],
      [fetchFx, server],
      [loadPlayerFx, () => new Promise((resolve) => setTimeout(resolve, laterMs, player))],
    ] as never,
  });
  let first: unknown = null;
  createWatch({ unit: bootSucceeded, scope, fn: () => (first = read(scope, list)) });
  const before = read(scope, list);
  void allSettled(bootRequested, { scope });
  await vi.advanceTimersByTimeAsync(2000);
  return { before, first, last: read(scope, list) };
}

test('[GUARD-29] what guards decide on is filled before the first of them is asked', async () => {
  const { before, first, last } = await start(all);
  expect(first).toEqual(last);
  expect(first).not.toEqual(before);
});

test('[GUARD-29] a store that comes later would be found, had somebody called it known', async () => {
  const { first, last } = await start([
    createGuard({ name: 'early', source: { player: known($player) }, stops: everyPage, check: pass }),
  ]);
  expect(first).toEqual([['early', { player: 'null' }]]);
  expect(last).toEqual([['early', { player: expect.stringContaining('"level":10') as unknown }]]);
});
