// @vitest-environment jsdom
import { allSettled, type Scope } from 'effector';
import { beforeEach, expect, test } from 'vitest';

import { isKnownEvent } from '@contracts/analytics';

import { sessionHoursKnown } from '@/features/access/limit-session';
import { loginOpened } from '@/features/access/log-in';
import { registered, registrationTried } from '@/features/access/register';
import { secondsLeft } from '@/features/collect-events';
import { languageSwitchRequested } from '@/features/switch-language';
import { pageViewed } from '@/shared/lib/lifecycle';

import { page, setup } from './areas.testing';

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

test('[ANALYT-05] [OFFICE-06] the page of deposits is event 1045', async () => {
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

test('[ANALYT-11] [ANALYT-12] [REG-10] a registration is shown, tried once a press and done once, by its type and place', async () => {
  const { scope, only } = await setup(page('registration'));
  await see(scope, 'registration');
  await allSettled(registrationTried, { scope, params: 'phone_reg' });
  await allSettled(registrationTried, { scope, params: 'phone_reg' });
  await allSettled(registered, { scope, params: 'phone_reg' });
  const said = (type: string) => ({ type, place: 'right-block' });
  expect(only('registrationShown')).toEqual([said('fast_reg')]);
  expect(only('registrationTried')).toEqual([said('phone_reg'), said('phone_reg')]);
  expect(only('registrationDone')).toEqual([said('phone_reg')]);
});

test('[ANALYT-09] 90000 ms are 90 seconds; the limit of a session goes out so', async () => {
  expect([secondsLeft(90_000), secondsLeft(-5)]).toEqual([90, 0]);
  const { scope, only } = await setup();
  await allSettled(sessionHoursKnown, { scope, params: 0.025 });
  expect(only('sessionTimeLeft')).toEqual([{ seconds: 90 }]);
});

test('[ANALYT-06] whatever an area says fits the table', async () => {
  const { scope, events, click } = await setup();
  for (const selector of ['#live', '#block', '#odds', '#rules', '#login']) click(selector);
  for (const route of ['home', 'mobile', 'office-support']) await see(scope, route);
  expect(events.length).toBeGreaterThan(8);
  expect(events.filter((event) => !isKnownEvent({ ...event, ts: 1, source: 55 }))).toEqual([]);
});
