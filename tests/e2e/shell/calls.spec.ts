/** What each call of a page carries, how often it is repeated, and what a failure of it says. */
import type { Page, Request } from '@playwright/test';

import { coupon, enter, expect, lateCame, logInOnPage, odds, profileOf, skipTime, test } from '../../support/world.ts';

const pathOf = (request: Request) => new URL(request.url()).pathname;
/** Calls of the page since now, by their address. */
function watch(page: Page) {
  const asked: Request[] = [];
  page.on('request', (request) => asked.push(request));
  return (path: string) => asked.filter((request) => pathOf(request).startsWith(path));
}
const headersOf = (requests: readonly Request[]) => requests.map((request) => request.headers());
const errorBody = (code: number, message: string, more: object = {}) => ({ code, message, requestId: 'r', ...more });
/** The page of accounts, where a press makes one of them the active one. */
async function openWallets(page: Page) {
  await page.goto('/en/office/wallets');
  return page.getByRole('button', { name: /^Use this account/ }).first();
}
const switching = '/web-api/account/*/switch';

test('[HTTP-03] [HTTP-04] [HTTP-09] [HTTP-14] [DEVICE-06] [DEVICE-07] [DEVICE-09] [DEVICE-10] [LIM-30] a visitor’s calls have no token and a refusal asks for none; a player’s have theirs, the language, and one fingerprint for all', async ({
  page,
  world,
}) => {
  const calls = watch(page);
  await world.faults({ path: '/web-api/auth/check-session', status: 401, times: 1 });
  await page.goto('/en/home/live');
  await expect.poll(() => calls('/hd-api/v1/token').length).toBe(1);
  const made = await (await calls('/hd-api/v1/token')[0]?.response())?.json();
  expect(Object.keys(made as object).toSorted()).toEqual(['data', 'expiresAt', 'token']);
  const { token, data } = made as { token: string; data: string };
  await page.getByRole('contentinfo').getByRole('link', { name: 'Rules' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-page', 'rules');
  const visitors = headersOf([...calls('/web-api/'), ...calls('/bff-api/'), ...calls('/feed-api/')]);
  expect(visitors.length).toBeGreaterThan(3);
  expect(visitors.flatMap((headers) => [headers['authorization'], headers['x-captcha']]).filter(Boolean)).toEqual([]);
  expect(calls('/web-api/user/gettoken')).toEqual([]);

  const login = page.waitForRequest('**/web-api/auth/login');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'E-mail or ID' }).fill('demo@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('demo-password');
  await page.keyboard.press('Enter');
  const sent = await login;
  expect(sent.headers()['x-fingerprint']).toBe(token);
  expect(sent.headers()['x-captcha']).toBeUndefined();
  expect(JSON.stringify(sent.postDataJSON())).toContain(data);
  await expect(profileOf(page)).toBeVisible();
  const languages = () => headersOf(calls('/limit-service-api/')).map((headers) => headers['x-language']);
  await expect.poll(() => languages().at(-1)).toBe('en');
  const balance = page.waitForRequest('**/web-api/account/balance');
  await page.goto('/tr/play-safely');
  expect((await balance).headers()['authorization']).toMatch(/^Bearer eyJ/);
  await expect.poll(() => languages().at(-1)).toBe('tr');
  expect(new Set(languages())).toEqual(new Set(['en', 'tr']));
});

test('[HTTP-11] [HTTP-13] a refused fingerprint is made anew once, an endless check ends after three, and the page says so', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await page.goto('/en/home/live');
  const calls = watch(page);
  const login = '/web-api/auth/login';
  await world.faults({ path: login, status: 400, body: errorBody(120, 'fingerprint'), times: 1 });
  await logInOnPage(page);
  await expect(profileOf(page)).toBeVisible();
  const prints = headersOf(calls(login)).map((headers) => headers['x-fingerprint']);
  expect(prints).toHaveLength(2);
  expect(prints[1]).toBeTruthy();
  expect(prints[1]).not.toBe(prints[0]);

  const used = await openWallets(page);
  await world.faults({ path: switching, status: 400, body: errorBody(111, 'Prove it.'), times: 50 });
  const before = calls('/web-api/account/').length;
  await used.click();
  const dialog = page.getByRole('dialog', { name: 'Security check' });
  const question = dialog.getByRole('textbox', { name: /What is/ });
  let solved = '';
  for (let index = 0; index < 3; index += 1) {
    await expect(question).toBeFocused();
    await expect(dialog).not.toContainText(solved === '' ? 'nothing was solved' : solved);
    solved = (await dialog.getByText(/What is/).innerText()).trim();
    const [a = 0, b = 0, c = 0] = (solved.match(/\d+/g) ?? []).map(Number);
    await question.fill(String(a + b - c));
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('region', { name: 'Messages' }).getByRole('alert')).toContainText('Error');
  const tries = calls('/web-api/account/')
    .slice(before)
    .filter((request) => pathOf(request).endsWith('/switch'));
  expect(tries).toHaveLength(4);
  expect(headersOf(tries).map((headers) => headers['x-captcha'] !== undefined)).toEqual([false, true, true, true]);
});

test('[ERR-01] [ERR-02] [ERR-03] [ERR-04] [HTTP-17] [HTTP-20] [HTTP-24] of five messages of the server the three most important are one notice under its title; the next waits, and each goes after ten seconds', async ({
  page,
  world,
}) => {
  await enter(page, await world.createUser('rich'));
  const used = await openWallets(page);
  await expect(used).toBeVisible();
  const errors = [5, 1, 4, 2, 3].map((priority) => ({ detail: `Message ${String(priority)}.`, priority }));
  const refusal = (message: string, more: object = {}) =>
    world.faults({ path: switching, status: 500, body: errorBody(1, message, more), times: 1 });
  await refusal('', { errors });
  await used.click();
  const notice = page.getByRole('region', { name: 'Messages' }).getByRole('alert');
  await expect(notice).toContainText('Error');
  await expect(notice).toContainText(/Message 1\.\s*Message 2\.\s*Message 3\./);
  await expect(notice).not.toContainText('Message 4.');
  const shownAt = Date.now();
  await refusal('The vault is shut.');
  await used.click();
  await world.faults({ path: switching, status: 200, body: { odd: true }, times: 1 });
  await used.click();
  await expect(notice).not.toContainText('vault');
  await expect(notice).toContainText('The vault is shut.');
  expect(Date.now() - shownAt).toBeGreaterThanOrEqual(9_000);
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click();
  await expect(notice).toContainText('invalid response');
  await page.getByRole('banner').getByRole('link', { name: 'Openbook' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-page', 'home');
});

test('[HTTP-15] a call that finds no network is no error of the site: the bar says it until the next answer', async ({
  page,
  world,
}) => {
  await enter(page, await world.createUser('rich'));
  const used = await openWallets(page);
  await expect(used).toBeVisible();
  // Without the network the messages themselves would not come.
  await lateCame(page);
  await page.route('**/switch', (route) => route.abort('internetdisconnected'));
  await page.route(/-api\//, (route) => route.abort('internetdisconnected'));
  await used.click();
  const bar = page.getByText('No connection. Information shown may be out of date.');
  await expect(bar).toBeVisible();
  await expect(page.getByRole('region', { name: 'Messages' })).toHaveText('');
  await page.unrouteAll();
  await used.click();
  await expect(bar).toBeHidden({ timeout: 20_000 });
});

test('[HTTP-22] [HTTP-23] no token is one line in the log and no call; a bet that a check held up is placed once', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const [live] = await world.liveMatches();
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') logged.push(message.text());
  });
  await enter(page);
  await world.faults({ path: '/web-api/user/gettoken', status: 500, times: 1 });
  const calls = watch(page);
  await page.goto('/en/home/live');
  await expect.poll(() => logged.filter((text) => text.startsWith('No token')).length).toBe(1);
  await expect(profileOf(page)).toBeVisible();
  await world.control('POST', 'captcha', { path: '/coupon-api/v1/place', code: 112 });
  await page.goto('/en/home/live');
  await odds(page, live!.match, live!.match.opp1.name).click();
  await coupon(page)
    .getByRole('button', { name: /^Place bet/ })
    .click();
  await expect(coupon(page).getByText('Bet accepted')).toBeVisible({ timeout: 40_000 });
  const placed = calls('/coupon-api/v1/place');
  expect(headersOf(placed).map((headers) => headers['x-captcha'] !== undefined)).toEqual([false, true]);
  expect(new Set(headersOf(placed).map((headers) => headers['idempotency-key'])).size).toBe(1);
  expect(new Set(placed.map((request) => request.postData())).size).toBe(1);
  await page.goto('/en/office/history');
  await expect(page.getByRole('main').getByText(live!.match.opp1.name).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(live!.match.opp1.name)).toHaveCount(1);
});

test('[HTTP-41] a page whose browser has become another player’s sends nothing in their name', async ({
  page,
  world,
}) => {
  await enter(page, await world.createUser('rich'));
  const used = await openWallets(page);
  await expect(used).toBeVisible();
  const calls = watch(page);
  // In the name of another, and the first call of this page is refused.
  await enter(page, await world.createUser('player'));
  await world.faults({ path: switching, status: 401, times: 1 });
  // The page may hear of the other player first; then there is no button to press.
  await used.click({ timeout: 5000 }).catch(() => undefined);
  await expect(page.getByRole('button', { name: /^Use this account/ })).toHaveCount(0);
  // None at all where the page has heard of the other player before the press.
  const switches = calls('/web-api/account/').filter((request) => pathOf(request).endsWith('/switch'));
  expect(switches.length).toBeLessThanOrEqual(1);
});

test('[DEVICE-08] a fingerprint that does not come is tried twice; calls then go without it, and the player comes in', async ({
  page,
  context,
  world,
}) => {
  let tries = 0;
  await context.route('**/hd-api/v1/fp.js', (route) => {
    tries += 1;
    return route.abort();
  });
  await page.goto('/en/login');
  await world.faults({ path: '/web-api/auth/login', status: 400, body: errorBody(120, 'fingerprint'), times: 3 });
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'E-mail or ID' }).fill('demo@example.com');
  await main.getByLabel('Password', { exact: true }).fill('demo-password');
  const calls = watch(page);
  for (const count of [1, 2, 3, 4]) {
    await main.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect.poll(() => calls('/web-api/auth/login').length).toBe(count);
  }
  await expect(profileOf(page)).toBeVisible();
  expect(tries).toBe(2);
  expect(headersOf(calls('/web-api/auth/login')).map((headers) => headers['x-fingerprint'])).toEqual(
    Array(4).fill(undefined),
  );
});

test('[ACC-08] a player’s account is read every minute', async ({ page }) => {
  await page.clock.install();
  await enter(page);
  await page.goto('/en/home/live');
  await expect(page.getByRole('banner')).toContainText(/100[\s,]000/);
  await lateCame(page);
  const calls = watch(page);
  await skipTime(page, 45_000);
  expect(calls('/web-api/account/balance').length).toBeLessThanOrEqual(1);
  const before = calls('/web-api/account/balance').length;
  await skipTime(page, 60_000);
  await expect.poll(() => calls('/web-api/account/balance').length).toBeGreaterThan(before);
});
