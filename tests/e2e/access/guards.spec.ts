/** The guards between an address and its page, in a real browser with the real backend. */
import type { Page } from '@playwright/test';

import { enter, expect, profileOf, test } from '../../support/world.ts';

const address = (page: Page) => {
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
};

test('[GUARD-02] [GUARD-03] [REDIR-01] [REDIR-02] [REDIR-05] [REDIR-06] the redirect service leads elsewhere, and the tags stay', async ({
  page,
  world,
  context,
}) => {
  const { origin } = world;
  const redirect = { redirect: true, code: 302, url: `${origin}/en/home/live`, reasons: [16], breadcrumbs: [] };
  await world.control('PUT', 'geo', { redirect });
  await page.goto('/en?btag=partner1');
  await expect(page).toHaveURL(`${origin}/en/home/live`);
  expect((await context.cookies()).find(({ name }) => name === 'btag')?.value).toBe('partner1');
  const { data } = await world.control<{ data: { path: string; method: string }[] }>('GET', 'log?kind=requests');
  expect(data.filter(({ path }) => path.includes('redirect-light')).map(({ method }) => method)).toEqual(['POST']);

  // A redirect to the same page or to a script does nothing, and the log names the script.
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('incorrect format of the address')) logged.push(message.text());
  });
  for (const url of [`${origin}/en`, 'javascript:alert(1)']) {
    await world.control('PUT', 'geo', { redirect: { ...redirect, url } });
    await page.goto('/en');
    await expect(page.locator('html')).toHaveAttribute('data-page', 'home');
    expect(address(page)).toBe('/en');
  }
  await expect.poll(() => logged.length).toBe(1);
});

test('[REDIR-03] [REDIR-04] an answer of the redirect service without one of its fields is logged and leads nowhere; a service that fails is asked six times', async ({
  page,
  world,
}) => {
  const whole = { redirect: true, code: 302, url: `${world.origin}/en/home/live`, reasons: [16], breadcrumbs: [] };
  let answer: object | null = whole;
  let asked = 0;
  await page.route('**/redirect-light', (route) => {
    asked += 1;
    return answer === null ? route.fulfill({ status: 500 }) : route.fulfill({ json: { data: answer } });
  });
  const logged: string[] = [];
  page.on('console', (message) => {
    if (/redirect-light/.test(message.text()) && message.type() !== 'log') logged.push(message.text());
  });
  for (const field of ['code', 'url', 'reasons', 'breadcrumbs']) {
    answer = Object.fromEntries(Object.entries(whole).filter(([name]) => name !== field));
    [asked, logged.length] = [0, 0];
    await page.goto('/en');
    await expect(page.locator('html'), field).toHaveAttribute('data-page', 'home');
    await expect.poll(() => logged.length, field).toBeGreaterThan(0);
    expect([address(page), asked], field).toEqual(['/en', 1]);
  }
  answer = null;
  asked = 0;
  await page.clock.install();
  await page.goto('/en');
  await expect.poll(() => asked).toBe(1);
  await expect
    .poll(async () => {
      await page.clock.runFor(1100);
      return asked;
    })
    .toBe(6);
  await page.clock.runFor(5000);
  expect(asked).toBe(6);
});

test(
  '[GUARD-10] [GUARD-11] a visitor is asked to log in: a page at first, a dialog over the page later',
  { tag: '@core' },
  async ({ page, world }) => {
    await page.goto('/en/office/account');
    await expect(page).toHaveURL(/\/en\/login$/);
    await world.configure({ menus: { main: [{ id: 'history', title: 'History of bets', path: '/office/history' }] } });
    await page.goto('/en/home/live');
    await page.getByRole('link', { name: 'History of bets' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(address(page)).toBe('/en/home/live');
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await world.configure({ authMode: 'account-middleware', authAppUrl: '/auth-app/' });
    await page.goto('/en/office/account').catch(() => undefined);
    await expect(page).toHaveURL(/\/auth-app\/\?/);
    expect(new URL(page.url()).searchParams.get('redirect_url')).toBe('/en/office/account');
    const send = async (password: string) => {
      await page.getByRole('textbox', { name: 'E-mail or ID' }).fill('demo@example.com');
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Log in' }).click();
    };
    await send('wrong-password');
    await expect(page.getByRole('alert')).toHaveText('Incorrect login details.');
    await send('demo-password');
    await expect(profileOf(page)).toBeVisible();
    await expect(page).toHaveURL(/\/en\/office\/account$/);
  },
);

test('[GUARD-19] [QUERY-05] [QUERY-06] a log-in on the page leads where its address says, on this site alone', async ({
  page,
}) => {
  const signIn = async (query: string) => {
    await page.context().clearCookies({ name: /^sid/ });
    await page.goto(`/en/login?${query}`);
    const main = page.getByRole('main');
    await main.getByRole('textbox', { name: 'E-mail or ID' }).fill('demo@example.com');
    await main.getByLabel('Password', { exact: true }).fill('demo-password');
    await page.keyboard.press('Enter');
    await expect(profileOf(page)).toBeVisible();
  };
  await signIn('redirect_url=/en/home/line');
  await expect(page).toHaveURL(/\/en\/home\/line$/);
  await signIn('from_url=%2Fen%2Foffice%2Faccount%3Ftab%3D1');
  await expect(page).toHaveURL(/\/en\/office\/account\?tab=1$/);
  await signIn('redirect_url=%2F%2Fevil.example');
  await expect(page).toHaveURL(/\/en$/);
});

test('[F108] [BAN-01] [BAN-02] [BAN-03] a banned player sees the page of the ban, and the way to their money where it is open', async ({
  page,
  world,
}) => {
  await enter(page, await world.createUser('banned-53-1'));
  await page.goto('/en/home/live');
  await expect(page).toHaveURL(/\/en\/banned$/);
  await page.getByRole('link', { name: 'Withdraw funds' }).click();
  await expect(page).toHaveURL(/\/en\/office\/deduce$/);
  await page.goto('/en/office/account');
  await expect(page).toHaveURL(/\/en\/banned$/);
});

test('[BAN-01] [BAN-04] nobody else has that page', async ({ page, world }) => {
  await page.goto('/en/banned');
  await expect(page).toHaveURL(/\/en$/);
  await enter(page, await world.createUser('player'));
  await page.goto('/en/banned');
  await expect(page).toHaveURL(/\/en$/);
});

test(
  '[GUARD-12] [BOOT-19] [HTTP-21] [SESS-29] [ROUTE-179] new terms: the player agrees and goes on where they were going',
  { tag: '@core' },
  async ({ page, world }) => {
    await enter(page, await world.createUser('terms-old'));
    // With the whole question switched off the page asks nothing.
    await page.goto('/en/home/live');
    await expect(page.locator('html')).toHaveAttribute('data-page', 'sport-showcase');

    await world.configure({ config: { isAvailableConfirmTerms: true } });
    await page.goto('/en/home/live?x=1');
    await expect(page).toHaveURL(/\/en\/confirm-terms\?/);
    await expect(page.locator('html')).toHaveAttribute('data-page', 'confirm-terms');
    await expect(page.getByRole('complementary')).toHaveCount(0);
    await page.getByRole('button', { name: 'I agree' }).click();
    await expect(page).toHaveURL(/\/en\/home\/live\?x=1$/);

    // A refusal of a call with 451 leads there too.
    await world.faults({
      path: '/web-api/account/balance',
      status: 451,
      body: { code: 451, message: 'terms', exception_code: 1, requestId: 'r' },
      times: 9,
    });
    await page.reload();
    await expect(page).toHaveURL(/\/en\/confirm-terms\?/);
  },
);

test('[GUARD-22] [GUARD-23] [GUARD-13] [GUARD-21] [QUERY-03] [ROUTE-87] closed, swapped and moved addresses', async ({
  page,
  world,
}) => {
  await world.configure({ notFoundFragments: ['old-page'], availability: [1, 2, 29] });
  const pageId = () => page.locator('html').getAttribute('data-page');
  for (const path of ['/en/home/live/old-page', '/en/information/rules/1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
    expect(address(page)).toBe(path);
  }
  await page.goto('/en/bonuses-offers?section=rules&id=slot_first_deposit');
  await expect(page).toHaveURL(/\/en\/registration$/);
  await page.goto('/en/bonuses-offers?section=games');
  await expect(page).toHaveURL(/\/en\/bonuses\?section=games$/);
  await world.configure({ promoBonusToOffer: true });
  await page.goto('/en/bonuses');
  await expect(page).toHaveURL(/\/en\/bonuses-offers$/);
  await expect(page.locator('html')).toHaveAttribute('data-page', 'bonuses-offers');
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.goto('/en/unknown?platform_type=mobile');
  await expect(page).toHaveURL(/\/en$/);
  await expect.poll(pageId).toBe('home');
});

test('[BOOT-20] a VIP domain asks visitors of the listed regions to log in', async ({ page, world }) => {
  await world.configure({ isVipDomain: true, config: { isMainVipDomainAuthNeed: true, geoAuthReqVip: ['GB'] } });
  await page.goto('/en/home/live');
  await expect(page).toHaveURL(/\/en\/login$/);
  await world.configure({ config: { geoAuthReqVip: ['FR'] } });
  await page.goto('/en/home/live');
  await expect(page.locator('html')).toHaveAttribute('data-page', 'sport-showcase');
  expect(address(page)).toBe('/en/home/live');
});

test.describe('of a crawler', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)' });
  test('[GUARD-17] a closed address is not there, and nobody asks it to log in', async ({ page }) => {
    await page.goto('/en/office/account');
    await expect(page.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
    expect(address(page)).toBe('/en/office/account');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
});

test.describe('of a tablet that calls itself a Mac', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15',
  });
  test('[QUERY-04] [QUERY-02] the address gets its platform and keeps the rest, and calls name it', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => 5 });
    });
    await page.goto('/en?a=1');
    await expect(page).toHaveURL(/\/en\?a=1&platform_type=mobile$/);
    await page.goto('/en?platform_type=desktop');
    await expect(page.locator('html')).toHaveAttribute('data-page', 'home');
    expect(address(page)).toBe('/en?platform_type=desktop');
    await page.goto('/en?platform_type=mobile');
    await expect(page.locator('html')).toHaveAttribute('data-platform', 'mobile');
    const request = page.waitForRequest(/config\/all\.json/);
    await page.reload();
    expect((await request).headers()['x-platform']).toBe('mobile');
  });
});
