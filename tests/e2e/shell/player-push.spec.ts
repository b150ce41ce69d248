/** Changes that reach a player by push while a page is open. */
import type { Page } from '@playwright/test';

import { inPace } from '../../support/pace.ts';
import { coupon, enter, expect, odds, profileOf, test } from '../../support/world.ts';

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' });
/**
 * Waits until what comes after the first screen is here too: then the page is open, and the time that the requirement
 * gives runs. Gives that time.
 */
async function untilOpen(page: Page): Promise<{ timeout: number }> {
  await expect(messages(page)).toBeAttached({ timeout: 30_000 });
  return inPace(page, 5000);
}

test(
  '[BOOT-36] [BAN-06] a ban that comes while a page is open closes it, and its end opens it again',
  { tag: '@core' },
  async ({ page, world }) => {
    const user = await world.createUser('player');
    await enter(page, user);
    await page.goto('/en/home/live');
    await expect(profileOf(page)).toBeVisible();
    const soon = await untilOpen(page);
    const set = (patch: object) => world.control('PATCH', `users/${String(user.userId)}`, patch);
    await set({ ban_level: 10, ban_version: 1 });
    await expect(page).toHaveURL(/\/en\/banned$/, soon);
    await set({ ban_level: 0, ban_version: 1 });
    await expect(page).toHaveURL(/\/en$/, soon);
  },
);

test('[BOOT-36] verification, limits, new terms and an exclusion reach an open page', async ({ page, world }) => {
  await world.configure({ config: { isAvailableConfirmTerms: true } });
  const user = await world.createUser('player');
  await enter(page, user);
  const known = page.waitForResponse('**/web-api/user/client-config');
  await page.goto('/en/news');
  await expect(profileOf(page)).toBeVisible();
  // The page reports only changes, so it must first know the state at the start.
  await (await known).finished();
  const soon = await untilOpen(page);
  const set = (patch: object) => world.control('PATCH', `users/${String(user.userId)}`, patch);
  const told = async (text: RegExp) => {
    await expect(messages(page)).toContainText(text, soon);
    await messages(page).getByRole('button', { name: 'Close' }).click();
  };
  await set({ verification_status: 2 });
  await told(/verification status has changed/);
  const limit = { limitType: 20, limitState: 'ACTIVE', limitValue: 1, startedAt: 1, endsAt: null };
  await set({ limits: [limit] });
  await told(/limits have changed/);
  await world.control('PUT', 'terms', { updatedAt: Math.floor(Date.now() / 1000) + 60 });
  await expect(page).toHaveURL(/\/en\/confirm-terms\?from_url=%2Fen%2Fnews$/, soon);
  await page.getByRole('button', { name: 'I agree' }).click();
  await expect(page).toHaveURL(/\/en\/news$/);
  await set({ is_self_excluded: true });
  await told(/self-excluded/);
  await expect(page).toHaveURL(/\/en\/goodbye$/);
});

test('[BAN-06] a closed page is not painted while the answer about the player is awaited', async ({ page, world }) => {
  await enter(page, await world.createUser('banned-10'));
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenPages: seen });
    const look = () => {
      const text = document.querySelector('main')?.textContent ?? '';
      if (/\d\.\d\d/.test(text)) seen.push(text.slice(0, 80));
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await world.faults({ path: '/web-api/user/client-config', delayMs: 1500, times: 1 });
  await page.goto('/en/home/live');
  await expect(page).toHaveURL(/\/en\/banned$/);
  await expect(page.getByRole('main')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seenPages: string[] }).seenPages)).toEqual([]);
});

test('[CPN-53] an exclusion that comes while a bet is in the coupon closes its button and says why', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const [first] = await world.liveMatches();
  const user = await world.createUser('player');
  await enter(page, user);
  await page.goto('/en/home/live');
  await odds(page, first!.match, first!.match.opp1.name).click();
  const place = coupon(page).getByRole('button', { name: /^Place bet/ });
  await expect(place).toBeEnabled();
  const soon = await untilOpen(page);
  await world.control('PATCH', `users/${String(user.userId)}`, { is_self_excluded: true });
  await expect(coupon(page)).toContainText('Self-excluded: betting is closed', soon);
  await expect(place).toBeDisabled();
});

test('[SESS-31] the player who is signed in hears of wrong codes with their password', async ({ page, world }) => {
  const user = await world.createUser('two-step');
  await page.goto('/en/login');
  const main = page.getByRole('main');
  await main.getByRole('textbox', { name: 'E-mail or ID' }).fill(user.login);
  await main.getByLabel('Password', { exact: true }).fill(user.password);
  await page.keyboard.press('Enter');
  await main.getByRole('textbox', { name: 'Code' }).fill(await world.codeFor(user.login));
  await page.keyboard.press('Enter');
  await expect(profileOf(page)).toBeVisible();
  const soon = await untilOpen(page);

  const encoded = (text: string) => Buffer.from(text, 'utf8').toString('base64url');
  const headers = {
    'Content-Type': 'application/json',
    'X-Requested-With': 'XMLHttpRequest',
    'X-Sandbox-World': world.id,
  };
  const post = (path: string, body: object, cookie = '') =>
    fetch(world.origin + path, { method: 'POST', headers: { ...headers, Cookie: cookie }, body: JSON.stringify(body) });
  const first = await post('/web-api/auth/login', {
    uLogin: encoded(user.login),
    uPassword: encoded(user.password),
    save: true,
  });
  const cookie = first.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  for (let code = 0; code < 5; code += 1)
    await post('/web-api/auth/two-step', { code: encoded(String(111_111 + code)), save: true }, cookie);
  await expect(messages(page)).toContainText('wrong codes for your account', soon);
});

test('[SESS-02] [HTTP-01] [HTTP-02] a start asks for the balance once, and every fetch says who asks', async ({
  page,
}) => {
  const bare: string[] = [];
  let balances = 0;
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    // Fetching a file of the page is no call.
    if (request.resourceType() !== 'fetch' || pathname.startsWith('/assets/')) return;
    if (pathname.endsWith('/account/balance')) balances += 1;
    const headers = request.headers();
    if (!['x-requested-with', 'x-app-id'].every((name) => name in headers)) bare.push(pathname);
  });
  await enter(page);
  await page.goto('/en/home/live');
  await expect(profileOf(page)).toBeVisible();
  // What the document names beforehand the browser asks for by itself; this is of the next page.
  const snapshot = page.waitForRequest(/feed-api\/v1\/snapshot\?topic=list%3Aline/);
  await page.getByRole('main').getByRole('link', { name: 'Upcoming' }).click();
  expect((await snapshot).headers()).toMatchObject({ 'x-language': 'en' });
  await expect(page.getByRole('banner')).toContainText(/\d/);
  await page.waitForLoadState('networkidle');
  expect([bare, balances]).toEqual([[], 1]);
});
