// @vitest-environment jsdom
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import { analyticsEvents, type EventName, isKnownEvent } from '@contracts/analytics';
import { couponBet } from '@contracts/coupon.testing';
import type { SiteConfig } from '@contracts/site';

import { placedBet } from '@/entities/bet/testing';
import { $bets, betRemoved, couponCleared, outcomeToggled, typeChosen } from '@/entities/coupon';
import { bet, pick as pickOf } from '@/entities/coupon/testing';
import { $siteConfig } from '@/entities/site';
import { sessionHoursKnown } from '@/features/access/limit-session';
import { loginOpened } from '@/features/access/log-in';
import { registered, registrationTried } from '@/features/access/register';
import { betPlaced, type Receipt } from '@/features/betting/place-bet';
import { betTypeName, type Happened, pointerWatched, secondsLeft, tracked } from '@/features/collect-events';
import { languageSwitchRequested } from '@/features/switch-language';
import { fetchFx } from '@/shared/api';
import { pageViewed } from '@/shared/lib/lifecycle';
import { logFx } from '@/shared/lib/logger';
import { navigated } from '@/shared/routing';

import { couponAreaOpened } from './coupon';
import '../collect';

const menus = {
  main: [
    { id: 'live', title: 'x', path: '/home/live', icon: 'live' },
    { id: 'odd', title: 'x', path: '/odd', icon: 'x' },
  ],
};
const page = (pageId: string, section = pageId, params: Record<string, string> = {}, layout = 'main' as const) => ({
  location: { path: `/${pageId}`, language: 'en', search: '', hash: '' },
  match: { meta: { pageId, layout, section, dictionaries: [], title: '' }, params },
  failure: null,
});

async function setup(shown = page('home')) {
  const events: Happened[] = [];
  const logged = vi.fn();
  const switches = { fatmanApiKey: '', isFatmanAnalyticsAvailable: false, langHiddenUnauthorized: [] };
  const rest = {
    languages: [],
    isRegistrationAllowed: true,
    availability: [],
    couponTypesWithMinAmount: [],
    couponTypesWithMaxAmount: [],
  };
  const config = { menus, config: switches, ...rest } as unknown as SiteConfig;
  const texts = () => Response.json({ data: { version: '1', groups: {} } });
  const scope = fork({
    values: [[$siteConfig, config]] as never,
    handlers: [
      [logFx, logged],
      [fetchFx, texts],
    ] as never,
  });
  createWatch({ unit: tracked, scope, fn: (event) => events.push(event) });
  void allSettled(navigated, { scope, params: shown });
  void allSettled(pointerWatched, { scope });
  void allSettled(couponAreaOpened, { scope });
  await Promise.resolve();
  const click = (selector: string) =>
    document
      .querySelector(selector)
      ?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, clientX: 10, clientY: 20 }));
  const only = (name: EventName) =>
    events.filter(({ id }) => id === analyticsEvents[name].id).map(({ params }) => params);
  return { scope, events, logged, click, only };
}
const see = (scope: Scope, route: string, section = route) =>
  allSettled(pageViewed, { scope, params: { path: '/', route, section } });

beforeEach(() => {
  const element = (tag: string, attributes: object, ...inside: Element[]) => {
    const made = Object.assign(document.createElement(tag), attributes);
    made.append(...inside);
    return made;
  };
  const links = [element('a', { id: 'live', href: '/en/home/live' }), element('a', { id: 'odd', href: '/en/odd' })];
  document.body.replaceChildren(
    element('header', {}, element('nav', {}, ...links), element('button', { id: 'login' })),
    element(
      'main',
      {},
      element('a', { id: 'block', href: '/en/home/line/1-football' }),
      element('button', { id: 'odds' }),
    ),
    element('footer', {}, element('a', { id: 'rules', href: '/en/information/rules?secret=1' })),
  );
  document.addEventListener('click', (event) => event.preventDefault());
});

test.each([
  ['office-support', 'officeSupport'],
  ['office-settings', 'officeSettings'],
  ['office-security', 'officeSecurity'],
  ['office-account', 'officeAccount'],
  ['office-historypay', 'officePaymentHistory'],
  ['office-casino-vipcashback', 'officeVipCashback'],
] as const)('[ANALYT-11] the office page %s is event %s', async (route, name) => {
  const { scope, only } = await setup();
  await see(scope, route, 'office');
  expect([only(name), only('pageView')]).toEqual([[{}], [{ route, section: 'office' }]]);
});

test('[ANALYT-05] the page of deposits is event 1045', async () => {
  const { scope, events } = await setup();
  await see(scope, 'office-recharge', 'office');
  expect(events).toContainEqual({ id: 1045, params: { place: 'office' } });
});

test.each(['mobile', 'desktop'])(
  '[ANALYT-11] the page of the %s app is shown, its button is pressed',
  async (route) => {
    const { scope, click, only } = await setup(page(route));
    await see(scope, route);
    click('#odds');
    expect([only('downloadShown'), only('downloadClicked')]).toEqual([[{ system: 'other' }], [{ system: 'other' }]]);
  },
);

test('[ANALYT-11] the filter of the results', async () => {
  const { scope, only } = await setup(page('results', 'results', { resultsOf: 'live' }));
  await see(scope, 'results');
  expect(only('resultsFilter')).toEqual([{ filter: 'live' }]);
});

test.each([
  ['home', {}, 'homeShowcase'],
  ['promo', {}, 'promoShowcase'],
  ['asian-home', {}, 'asianShowcase'],
  ['sport-board', { section: 'live' }, 'liveShowcase'],
  ['landing', { slug: 'cricket-world-cup' }, 'cricketLanding'],
] as const)('[ANALYT-11] a click in the body of %s %j is event %s', async (pageId, params, name) => {
  const { click, only } = await setup(page(pageId, pageId, params));
  click('#block');
  click('#odds');
  expect(only(name)).toEqual([{ block: '/home/line/1-football' }, { block: 'button' }]);
});

test('[ANALYT-11] a link of the footer, under the main layout and under a compact one', async () => {
  const main = await setup();
  main.click('#rules');
  expect([main.only('footerLink'), main.only('compactFooterLink')]).toEqual([[{ link: '/information/rules' }], []]);
  const compact = await setup(page('block', 'block', {}, 'blocked' as 'main'));
  compact.click('#rules');
  expect(compact.only('compactFooterLink')).toEqual([{ link: '/information/rules' }]);
});

test('[ANALYT-11] an entry of the main menu, with its icon', async () => {
  const { click, only, logged } = await setup();
  click('#live');
  expect(only('mainMenu')).toEqual([{ item: 'live', icon: 'live' }]);
  expect(logged).not.toHaveBeenCalled();
});

test('[ERR-12] an icon that nobody knows is one logged error, and the click counts all the same', async () => {
  const { click, only, logged } = await setup();
  click('#odd');
  expect(only('mainMenu')).toEqual([{ item: 'odd', icon: 'x' }]);
  expect(logged.mock.calls.filter(([{ level }]) => level === 'error')).toHaveLength(1);
});

test('[ANALYT-11] log-in and language by the header; a log-in from elsewhere is none of it', async () => {
  const { scope, click, only } = await setup();
  void allSettled(loginOpened, { scope });
  expect(only('headerLogin')).toEqual([]);
  click('#login');
  void allSettled(loginOpened, { scope });
  void allSettled(languageSwitchRequested, { scope, params: 'ru' });
  expect([only('headerLogin'), only('headerLanguage')]).toEqual([[{ place: 'header' }], [{ place: 'header' }]]);
});

test('[ANALYT-08] a click is event 10005 with its place, but not among money and passwords', async () => {
  const { click, events } = await setup();
  click('#odds');
  expect(events).toContainEqual({ id: 10_005, params: { i1: 10, i2: 20 } });
  const office = await setup(page('office-recharge', 'office'));
  office.click('#odds');
  expect(office.only('mouseClick')).toEqual([]);
});

test('[ANALYT-08] moves are sampled: one in half a second', async () => {
  const { only } = await setup();
  const move = (timeStamp: number) => {
    const event = new MouseEvent('mousemove', { clientX: 1, clientY: 2 });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    window.dispatchEvent(event);
  };
  for (const at of [1000, 1100, 1499, 1500, 1999, 2001]) move(at);
  expect(only('mouseMove')).toEqual([1, 2, 3].map(() => ({ i1: 1, i2: 2 })));
});

test('[ANALYT-11] [ANALYT-12] a registration is shown, tried and done, by its type and place', async () => {
  const { scope, only } = await setup(page('registration'));
  await see(scope, 'registration');
  await allSettled(registrationTried, { scope });
  await allSettled(registered, { scope });
  const said = [{ type: 'fast_reg', place: 'right-block' }];
  expect([only('registrationShown'), only('registrationTried'), only('registrationDone')]).toEqual([said, said, said]);
});

test('[ANALYT-12] the ten bet types by their names', () => {
  expect(([0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const).map(betTypeName)).toEqual([
    'single',
    'express',
    'system',
    'chain',
    'multi-bet',
    'conditional',
    'anti-express',
    'lucky',
    'patent',
    'many singles',
  ]);
});

test('[ANALYT-09] 90000 ms are 90 seconds; the limit of a session goes out so', async () => {
  expect([secondsLeft(90_000), secondsLeft(-5)]).toEqual([90, 0]);
  const { scope, only } = await setup();
  await allSettled(sessionHoursKnown, { scope, params: 0.025 });
  expect(only('sessionTimeLeft')).toEqual([{ seconds: 90 }]);
});

const pick = pickOf(7, { gameId: 3, market: { isLive: true, champId: 2 } });
const taken = bet(7, { market: { ...bet(7).market, gameId: 3, isLive: true, champId: 2 } });

test('[ANALYT-11] the coupon: a bet added, taken off again, the type, the clearing', async () => {
  const { scope, only } = await setup();
  await allSettled(outcomeToggled, { scope, params: pick });
  expect(scope.getState($bets)).toHaveLength(1);
  await allSettled(betRemoved, { scope, params: 7 });
  await allSettled(outcomeToggled, { scope, params: pick });
  await allSettled(outcomeToggled, { scope, params: pick });
  await allSettled(typeChosen, { scope, params: 1 });
  await allSettled(couponCleared, { scope });
  const ids = { sportId: 1, gameId: 3, champId: 2 };
  expect([only('betAdded'), only('betRemoved')]).toEqual([
    [ids, ids],
    [ids, ids],
  ]);
  expect([only('couponTypeChanged'), only('couponCleared')]).toEqual([[{ couponTypeId: 1, betType: 'express' }], [{}]]);
});

/** What the server took of a slip: one coupon for each list of market ids. */
const receiptOf = (request: object, bets: object[], ...coupons: number[][]): Receipt =>
  ({
    sent: { request, bets },
    coupons: coupons.map((ids, index) =>
      placedBet(String(index), { bets: ids.map((marketId) => couponBet(marketId)) }),
    ),
    refusedBets: [],
  }) as unknown as Receipt;
const fields = { sportId: 1, gameId: 3, champId: 2, coefficientId: 7, promoCode: '', isOneClick: 0, section: 'live' };

test('[ANALYT-05] [ANALYT-12] a bet that was taken is event 1070 with its type and market', async () => {
  const { scope, events } = await setup();
  await allSettled(betPlaced, { scope, params: receiptOf({ typeId: 0 }, [taken], [7]) });
  expect(events).toEqual([{ id: 1070, params: { ...fields, couponTypeId: 0, betType: 'single' } }]);
});

test('[BET-12] the event of a taken bet names market, coupon type, outcome, promo code, one-click and section', async () => {
  const { scope, only } = await setup();
  const beforeMatch = { ...taken, market: { ...taken.market, isLive: false } };
  const other = bet(8, { market: { ...bet(8).market, gameId: 4, champId: 5 } });
  const oneClick = { typeId: 0, promoCode: 'SPRING', source: 'one_click' };
  for (const receipt of [
    receiptOf(oneClick, [beforeMatch], [7]),
    receiptOf({ typeId: 1, source: 'coupon' }, [other, taken], [8, 7]),
    // Several singles: the first of three was refused, so it is no bet.
    receiptOf({ typeId: 9, source: 'coupon' }, [bet(9), other, taken], [8], [7]),
  ])
    await allSettled(betPlaced, { scope, params: receipt });
  const ofOther = { ...fields, gameId: 4, champId: 5, coefficientId: 8 };
  expect(only('betDone')).toEqual([
    { ...fields, couponTypeId: 0, betType: 'single', promoCode: 'SPRING', isOneClick: 1, section: 'line' },
    { ...ofOther, couponTypeId: 1, betType: 'express' },
    { ...ofOther, couponTypeId: 9, betType: 'many singles', section: 'line' },
    { ...fields, couponTypeId: 9, betType: 'many singles' },
  ]);
  const sent = only('betDone').map((params) => ({ id: 1070, ts: 1, source: 55 as const, params }));
  expect(sent.every(isKnownEvent)).toBe(true);
});

test.each(['sportId', 'gameId', 'champId', 'couponTypeId', 'coefficientId', 'promoCode', 'isOneClick', 'section'])(
  '[BET-12] the collector takes no event of a bet without its %s',
  (name) => {
    const params = { ...fields, couponTypeId: 0, betType: 'single' };
    const without = Object.fromEntries(Object.entries(params).filter(([key]) => key !== name));
    expect(isKnownEvent({ id: 1070, ts: 1, source: 55, params: without })).toBe(false);
  },
);

test('[ANALYT-06] whatever an area says fits the table', async () => {
  const { scope, events, click } = await setup();
  for (const selector of ['#live', '#block', '#odds', '#rules', '#login']) click(selector);
  for (const route of ['home', 'mobile', 'office-support']) await see(scope, route);
  expect(events.length).toBeGreaterThan(8);
  expect(events.filter((event) => !isKnownEvent({ ...event, ts: 1, source: 55 }))).toEqual([]);
});
