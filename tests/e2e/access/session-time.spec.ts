/** What a session that ends, never began or rests looks like. Rows SESS-04, SESS-06, SESS-24, SESS-27 and SESS-28. */
import type { Page } from '@playwright/test';

import { enter, expect, lateCame, profileOf, skipTime, test } from '../../support/world.ts';

const logInButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Log in' });

test('[SESS-04] marks that an earlier session left are gone when nobody is signed in', async ({
  page,
  context,
  world,
}) => {
  const url = world.origin;
  await context.addCookies(['ua', 'is_auth', 'user_token'].map((name) => ({ name, value: '7', url })));
  await page.goto('/en/information');
  await expect(logInButton(page)).toBeVisible();
  const names = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(async () => (await names()).filter((name) => /^(ua|is_auth|user_token)$/.test(name))).toEqual([]);
});

test('[SESS-06] a check of the session that fails makes a visitor, and is in the log once', async ({ page, world }) => {
  const logged: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Session check failed')) logged.push(message.text());
  });
  await enter(page);
  await world.faults({ path: '/web-api/auth/check-session', status: 500, times: 9 });
  await page.goto('/en/information');
  await expect(logInButton(page)).toBeVisible();
  await expect(profileOf(page)).toHaveCount(0);
  await expect.poll(() => logged.length).toBe(1);
});

test('[SESS-24] [SESS-58] a player who does nothing is warned, and signed out after the minutes of the site, not before', async ({
  page,
  world,
}) => {
  await world.configure({ isAutoLogoffEnable: true, autoLogoffInactiveMinutes: 2 });
  // The page believes the server's clock, not that of the device.
  const both = async (ms: number) => {
    await world.control('POST', 'clock', { advance: ms / 1000 });
    await skipTime(page, ms);
  };
  await enter(page);
  await page.clock.install();
  await page.goto('/en/information');
  await expect(profileOf(page)).toBeVisible();
  // The first mark says that somebody looks after it now. Nobody has touched the page.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('openbook.lastActive'))).toMatch(/^\d+$/);
  const soon = page.getByText('You will be logged out soon');
  await expect(soon).toHaveCount(0);
  await both(100_000);
  await expect(soon).toBeVisible();
  await page.mouse.move(300, 300);
  await both(100_000);
  await expect(profileOf(page)).toBeVisible();
  // Each answer of the server sets the page's clock, so the moment itself is not certain to the second.
  await expect(async () => {
    await both(30_000);
    await expect(logInButton(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
});

test('[SESS-27] when the time of the player is over an error stays until it is closed, which signs out', async ({
  page,
  world,
}) => {
  await enter(page, await world.createUser('limited'));
  await page.clock.install();
  await page.goto('/en/information');
  await expect(profileOf(page)).toBeVisible();
  await lateCame(page);
  const notice = page.getByText('You have reached your session limit.');
  await page.clock.runFor(61_000);
  await expect(notice).toBeHidden();
  await world.control('POST', 'clock', { advance: 3600 });
  await page.clock.runFor(61_000);
  await expect(notice).toBeVisible();
  await page.clock.runFor(61_000);
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(logInButton(page)).toBeVisible();
});

/** The tab goes behind another, or comes back. */
const show = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    Object.defineProperty(document, 'hidden', { value: value === 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

test('[SESS-28] a tab that was hidden asks for the balance at once when it is seen again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/web-api/account/balance')) asked.push(request.url());
  });
  await enter(page);
  await page.clock.install();
  await page.goto('/en/information');
  await expect(profileOf(page)).toBeVisible();
  await lateCame(page);
  await skipTime(page, 5000);
  await show(page, 'hidden');
  await skipTime(page, 31_000);
  const before = asked.length;
  await show(page, 'visible');
  await expect.poll(() => asked.length).toBeGreaterThan(before);
});
