/** What the collector receives, when, and from whom. The table of events: contracts/analytics.ts. */
import type { Page } from '@playwright/test';

import { analyticsEvents, type EventName } from '../../../contracts/analytics.ts';
import { coupon, enter, expect, odds, test, visit, type World } from '../../support/world.ts';

type Logged = { id: number; source: number; params: Record<string, string | number> };
const collected = async (world: World) =>
  (await world.control<{ data: Logged[] }>('GET', 'log?kind=collector&since=0')).data;
const of = async (world: World, name: EventName) =>
  (await collected(world)).flatMap(({ id, params }) => (id === analyticsEvents[name].id ? [params] : []));
/**
 * A batch goes out some seconds after its first event, 10 s after the page was ready. Where files take long, as on a
 * busy machine, the page is ready 10 s after it was asked for (SPEED-05). So 20 s are the product's own pause.
 */
const receives = (world: World, name: EventName) =>
  expect.poll(() => of(world, name), { message: name, timeout: 45_000 });
test.describe.configure({ timeout: 180_000 });

const consent = { type: 1, statistics: true };
const agree = (page: Page, kept: readonly object[] = []) =>
  page.addInitScript(
    ({ choice, events }) => {
      localStorage.setItem('openbook.cookiesAgree', JSON.stringify(choice));
      if (events.length > 0 && sessionStorage.getItem('laid') === null)
        localStorage.setItem('openbook.metrics', JSON.stringify(events));
      sessionStorage.setItem('laid', '1');
    },
    { choice: consent, events: kept },
  );
const switches = { config: { fatmanApiKey: 'key-1', isFatmanAnalyticsAvailable: true } };
const shows = (page: Page, pageId: string) => expect(page.locator('html')).toHaveAttribute('data-page', pageId);

test('[ANALYT-01] [ANALYT-02] [ANALYT-04] [ANALYT-10] [DEVICE-04] ten seconds after its start a page asks for its counters and reports its speed once, with what was kept for less than a day; in a messenger it says so', async ({
  page,
  world,
}) => {
  await world.configure({ ...switches, partnerId: 5 });
  const click = (x: number, hours: number) => ({
    ...{ id: analyticsEvents.mouseClick.id, source: 55, params: { i1: x, i2: 1 } },
    ts: Date.now() - hours * 3_600_000,
  });
  await agree(page, [click(25, 25), click(23, 23)]);
  await page.addInitScript(() => {
    Object.assign(window, { TelegramWebviewProxy: {} });
    addEventListener('openbook:counters', (event) => {
      Object.assign(window, { counted: (event as CustomEvent<unknown>).detail });
    });
  });
  const data = [
    { type: 8, id: 's', code: '1' },
    { type: 4, id: 'n', code: '2' },
  ];
  await page.route('**/content-api/v1/counters*', (route) => route.fulfill({ json: { data } }));
  const counters = page.waitForRequest(/\/content-api\/v1\/counters/);
  const batch = page.waitForRequest((request) => request.method() === 'POST' && request.url().includes('key-1'));
  const begun = Date.now();
  await page.goto('/en/home/live');
  expect(Object.fromEntries(new URL((await counters).url()).searchParams)).toEqual({
    domain: new URL(world.origin).hostname,
    projectId: '5',
  });
  await batch;
  expect(Date.now() - begun).toBeGreaterThanOrEqual(10_000);
  await receives(world, 'firstByte').toHaveLength(1);
  await receives(world, 'mouseClick').toEqual([{ i1: 23, i2: 1 }]);
  const fresh = (await collected(world)).filter(({ id }) => id !== analyticsEvents.mouseClick.id);
  expect(new Set(fresh.map(({ source }) => source))).toEqual(new Set([119]));
  await expect
    .poll(() => page.evaluate(() => Object.keys((window as { counted?: object }).counted ?? {})))
    .toEqual(['4', '8']);
});

test('[GUARD-09] [GUARD-25] [LANG-03] [ERR-12] [ANALYT-11] a page counts once, when it is shown; an address of nobody by its first segment, an entry of the menu with its icon', async ({
  page,
  world,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  const entry = { id: 'odd', title: 'Odd entry', path: '/news', icon: 'no-such-icon' };
  await world.configure({ ...switches, menus: { main: [entry] } });
  await agree(page);
  // The collector is open from the first moment on this page.
  await page.goto('/en/registration');
  // The page that was there before the code that counts is counted too.
  await receives(world, 'pageView').toHaveLength(1);
  // Two presses at once: the first page is given up.
  await page.evaluate(() => {
    for (const path of ['/en/results', '/en/news']) {
      history.pushState(null, '', path);
      dispatchEvent(new PopStateEvent('popstate', { state: null }));
    }
  });
  await shows(page, 'news');
  await visit(page, '/en/foo/bar');
  await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Odd entry' }).first().click();
  await expect(page).toHaveURL(/\/en\/news/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rules' }).first().click();
  await visit(page, '/en/mobile');
  await shows(page, 'mobile');
  await receives(world, 'downloadShown').toHaveLength(1);
  await receives(world, 'notFound').toMatchObject([{ section: 'foo' }]);
  await receives(world, 'mainMenu').toEqual([{ item: 'odd', icon: 'no-such-icon' }]);
  await receives(world, 'footerLink').toHaveLength(1);
  const views = (await of(world, 'pageView')).map(({ route }) => route);
  expect(views.slice(0, 2)).toEqual(['registration', 'news']);
  expect(logged.filter((text) => text.includes('Unknown icon "no-such-icon"'))).toHaveLength(1);
});

test('[ANALYT-05] [ANALYT-11] [ANALYT-12] pages of the office, deposits, bets and registrations count under their numbers and names', async ({
  page,
  world,
}) => {
  await world.configure(switches);
  await world.simulator({ run: false });
  const [live] = await world.liveMatches();
  await agree(page);
  await page.goto('/en/registration');
  await shows(page, 'registration');
  await receives(world, 'registrationShown').toEqual([{ type: 'fast_reg', place: 'right-block' }]);
  await enter(page);
  await page.goto('/en/registration');
  // The code that counts comes when the page is at rest.
  await receives(world, 'pageView').toHaveLength(2);
  for (const id of ['office-support', 'office-settings', 'office-security', 'office-account', 'office-recharge']) {
    await visit(page, `/en/${id.replace('-', '/')}`);
    await shows(page, id);
  }
  for (const name of ['officeSupport', 'officeSettings', 'officeSecurity', 'officeAccount'] as const)
    await receives(world, name).toHaveLength(1);
  await receives(world, 'depositCall').toEqual([{ place: 'office' }]);
  await visit(page, '/en/home/live');
  await odds(page, live!.match, live!.match.opp1.name).click();
  await coupon(page)
    .getByRole('button', { name: /^Place bet/ })
    .click();
  await expect(coupon(page).getByText('Bet accepted')).toBeVisible();
  await receives(world, 'betDone').toMatchObject([{ betType: 'single', couponTypeId: 0 }]);
  await receives(world, 'betAdded').toMatchObject([{ gameId: live!.match.id }]);
});

test('[ANALYT-09] what is left of a session is counted in seconds', async ({ page, world }) => {
  await world.configure(switches);
  await agree(page);
  await enter(page, await world.createUser('limited'));
  await page.goto('/en/information');
  // The profile has an hour.
  await receives(world, 'sessionTimeLeft').not.toEqual([]);
  const [{ seconds } = { seconds: 0 }] = await of(world, 'sessionTimeLeft');
  expect(Number(seconds)).toBeGreaterThan(3000);
  expect(Number(seconds)).toBeLessThanOrEqual(3600);
});
