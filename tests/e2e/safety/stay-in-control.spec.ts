/** How near the stop and the limits are, whatever fails around them, and how far an exclusion reaches. */
import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { coupon, enter, expect, odds, test, type World } from '../../support/world.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Session', exact: true });
const stop = (page: Page) => strip(page).getByRole('button', { name: 'Stop for 24 h' });
const away = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are taking a time-out' });

async function newPlayer(page: Page, world: World) {
  await world.simulator({ run: false });
  const user = await world.createUser('player');
  await enter(page, user);
  return user;
}

/** A hand that counts what it presses. */
function hand() {
  const pressed: Locator[] = [];
  return {
    presses: () => pressed.length,
    press: async (what: Locator) => {
      pressed.push(what);
      await what.click();
    },
  };
}

test('[LIM-48] a limit is set with no more presses than a bet is placed', async ({ page, world }) => {
  await newPlayer(page, world);
  const [match] = await world.liveMatches();
  await page.goto('/en/home/live');
  const bet = hand();
  await bet.press(odds(page, match!.match, match!.match.opp1.name));
  await bet.press(coupon(page).getByRole('textbox', { name: 'Stake' }));
  await page.keyboard.type('5');
  await bet.press(coupon(page).getByRole('button', { name: /^Place bet/ }));
  await expect(coupon(page)).toContainText(/accepted|placed/i);
  await page.goto('/en/home/live');
  const limit = hand();
  await limit.press(page.getByRole('link', { name: 'Safer gambling', exact: true }));
  const form = page.getByRole('main').getByRole('region', { name: 'Set a limit' });
  await limit.press(form.getByRole('textbox', { name: 'Amount' }));
  await page.keyboard.type('50');
  await limit.press(form.getByRole('button', { name: /^Set / }));
  await expect(
    page.getByRole('main').getByRole('region', { name: 'Deposit limits' }).getByRole('meter', { name: '7 days' }),
  ).toHaveAttribute('aria-valuetext', /of 50/);
  expect(limit.presses()).toBeLessThanOrEqual(bet.presses());
});

/** No remote app, no feed and late words; the worlds of these tests have no service worker. */
async function spoil(page: Page, world: World): Promise<void> {
  await page.route(/\/plugins\//, (route) => route.abort());
  await page.route(/\/feed-api\//, (route) => route.abort());
  await page.routeWebSocket(/\/feed-api\//, (socket) => socket.close());
  await world.faults({ path: '/bff-api/dictionary', delayMs: 1500, times: 1000 });
}

const routes = [
  ...['', '/home/live', '/home/line', '/home/live/football', '/multi', '/champs', '/cyber/real/disciplines'],
  ...['/toto', '/slots', '/casino', '/promo', '/bonuses', '/information/about', '/information/rules/1'],
  ...['/information/contacts', '/office/history', '/office/responsible', '/office/recharge', '/office/mailing'],
  '/nowhere',
];
const halves = [routes.slice(0, 10), routes.slice(10)];

for (const [index, half] of halves.entries())
  test(`[LIM-53] [LIM-54] [LIM-71] one press stops play from ${String(half.length)} addresses without apps, feed and worker, with late words (${String(index + 1)})`, async ({
    page,
    world,
  }) => {
    test.setTimeout(240_000);
    await spoil(page, world);
    for (const path of half)
      await test.step(path, async () => {
        await newPlayer(page, world);
        await page.goto(`/en${path}`, { waitUntil: 'commit' });
        await stop(page).click({ timeout: 30_000 });
        await expect(away(page)).toBeVisible({ timeout: 30_000 });
      });
  });

test('[LIM-53] [LIM-71] two presses lead to a longer time-out without apps, feed and worker, with late words', async ({
  page,
  world,
}) => {
  await spoil(page, world);
  await newPlayer(page, world);
  await page.goto('/en/information/about', { waitUntil: 'commit' });
  const { press, presses } = hand();
  await press(page.getByRole('link', { name: 'Safer gambling', exact: true }));
  await press(
    page.getByRole('main').getByRole('region', { name: 'Take a time-out' }).getByRole('button', { name: '7 days' }),
  );
  await expect(away(page)).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(3);
});

test(
  '[LIM-54] [LIM-71] a page without any of its words still stops play with one press and says until when',
  { tag: '@core' },
  async ({ page, world }) => {
    await newPlayer(page, world);
    await page.route(/\/bff-api\/dictionary/, (route) => route.abort());
    await page.goto('/en/home/live');
    const main = page.getByRole('main');
    await main.getByRole('button', { name: 'Stop all play for 24 h' }).click();
    await expect(main.getByRole('status')).toContainText(/Play is stopped until .+\./);
    await page.unroute(/\/bff-api\/dictionary/);
    await page.goto('/en/goodbye');
    await expect(away(page)).toBeVisible();
  },
);

test('[LIM-54] [LIM-71] words of other parts that do not come keep no stop away', async ({ page, world }) => {
  await newPlayer(page, world);
  await page.route(
    (url) => url.pathname === '/bff-api/dictionary' && !(url.searchParams.get('groups') ?? '').includes('main'),
    (route) => route.abort(),
  );
  await page.goto('/en/home/live');
  await page.getByRole('button', { name: 'Stop for 24 h' }).click();
  await expect(page).toHaveURL(/\/en\/goodbye$/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/en/goodbye');
  await expect(away(page)).toBeVisible();
});

test('[LIM-65] Germany: what the player staked, won and lost in 30 days stands before every tab until it is read, once a day', async ({
  page,
  context,
  world,
}) => {
  await newPlayer(page, world);
  const [match] = await world.liveMatches();
  await page.goto('/en/home/live');
  await odds(page, match!.match, match!.match.opp1.name).click();
  await coupon(page).getByRole('textbox', { name: 'Stake' }).fill('12');
  await coupon(page)
    .getByRole('button', { name: /^Place bet/ })
    .click();
  await expect(coupon(page)).toContainText(/accepted|placed/i);
  await world.configure({ protection: { profile: 'DE' } });
  const second = await context.newPage();
  const dialog = (tab: Page) => tab.getByRole('dialog', { name: 'Your last 30 days' });
  for (const tab of [page, second]) {
    await tab.goto('/en/home/live');
    await expect(dialog(tab)).toContainText(/Staked\s*12.?\$/);
    await expect(dialog(tab)).toContainText(/Lost\s*12.?\$/);
  }
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (const tab of [page, second]) await expect(dialog(tab)).toBeHidden();
  await page.reload();
  await expect(stop(page)).toBeVisible();
  await expect(strip(page)).toContainText(/−12/);
  await expect(dialog(page)).toBeHidden();
});

const money = /\/(?:coupon-api|cashier-api|web-api\/account)\//;

/** An API client of the same player: a token of its own, no browser. */
async function apiClient(world: World, { login, password }: { login: string; password: string }) {
  const encoded = (text: string) => Buffer.from(text, 'utf8').toString('base64url');
  const common = { 'X-Requested-With': 'XMLHttpRequest', 'X-Sandbox-World': world.id };
  const answer = await fetch(`${world.origin}/web-api/auth/login`, {
    method: 'POST',
    headers: { ...common, 'X-Credential-Encoding': 'b64u', 'Content-Type': 'application/json' },
    body: JSON.stringify({ uLogin: encoded(login), uPassword: encoded(password), save: true, components: {} }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  const Cookie = answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  return (path: string) =>
    fetch(`${world.origin}${path}`, { headers: { ...common, Cookie, Authorization: `Bearer ${data.token}` } });
}

test(
  '[LIM-55] an exclusion in one tab ends the other tab, a socket and an API client, and no money is told afterwards',
  { tag: '@core' },
  async ({ page, context, world }) => {
    const user = await newPlayer(page, world);
    await page.goto('/en/office/responsible');
    const second = await context.newPage();
    const opened = second.waitForEvent('websocket', (socket) => socket.url().includes('feed-api'));
    await second.goto('/en/home/live');
    await expect(stop(second)).toBeVisible();
    const socket = await opened;
    const call = await apiClient(world, user);
    expect((await call('/web-api/account/balance')).status).toBe(200);

    const leave = page.getByRole('main').getByRole('region', { name: 'Self-exclusion and longer breaks' });
    await leave.getByRole('checkbox').check();
    const closed = socket.isClosed() ? null : socket.waitForEvent('close');
    const answered = page.waitForResponse((response) => response.url().endsWith('/BlockUser'));
    await leave.getByRole('button', { name: 'Self-exclude for 180 days' }).click();
    expect((await answered).status()).toBe(200);
    const told: string[] = [];
    for (const tab of [page, second])
      tab.on('request', async (request) => {
        if (!money.test(request.url())) return;
        if ((await request.response())?.ok() === true) told.push(request.url());
      });
    await closed;
    for (const tab of [page, second]) {
      await expect(tab.getByRole('heading', { level: 1, name: 'You are self-excluded' })).toBeVisible();
      await expect(tab.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    }
    expect((await call('/web-api/account/balance')).status).toBe(401);
    expect((await call('/coupon-api/v1/coupons')).status).toBe(401);
    await second.goto('/en/home/live');
    await expect(second.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    expect(told).toEqual([]);
  },
);

test('[LIM-64] a reality check stays when the clock of the device is set back, and nobody bets behind it', async ({
  page,
  world,
}) => {
  await page.addInitScript(() => {
    const now = Date.now.bind(Date);
    let shift = 0;
    Date.now = () => now() + shift;
    addEventListener('clock-set-back', () => (shift = -86_400_000));
  });
  await newPlayer(page, world);
  await page.goto('/en/office/responsible');
  const time = page.getByRole('main').getByRole('region', { name: 'Reality check' });
  await time.getByRole('combobox', { name: 'Reality check' }).selectOption('5 min');
  const set = time.getByRole('button', { name: 'Set: Reality check' });
  await set.click();
  // While the call is under way the button is off and busy: whoever leaves now has set nothing.
  await expect(set).toHaveAttribute('aria-disabled', 'true');
  await expect(set).not.toHaveAttribute('aria-busy', 'true');
  const [match] = await world.liveMatches();
  await page.goto('/en/home/live');
  await odds(page, match!.match, match!.match.opp1.name).click();
  await coupon(page).getByRole('textbox', { name: 'Stake' }).fill('5');
  await world.control('POST', 'clock', { advance: 301 });
  await page.reload();
  const check = page.getByRole('dialog', { name: 'Reality check' });
  await expect(check).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('clock-set-back')));
  const placed: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/coupon-api/v1/place')) placed.push(request.url());
  });
  const place = coupon(page).getByRole('button', { name: /^Place bet/, includeHidden: true });
  const { x, y } = (await place.boundingBox())!;
  await page.mouse.click(x + 5, y + 5);
  await expect(check).toContainText(/Staked\s*0/);
  expect(placed).toEqual([]);
  await check.getByRole('button', { name: 'Continue' }).click();
  await expect(check).toBeHidden();
  await place.click();
  await expect(coupon(page)).toContainText(/accepted|placed/i);
});
