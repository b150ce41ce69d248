/** What every page of a player has: time and result of the session, the stop, the reality check, and the goodbye. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { coupon, enter, expect, odds, test, type World } from '../../support/world.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Session', exact: true });
const stop = (page: Page) => strip(page).getByRole('button', { name: 'Stop for 24 h' });
const limits = '/limit-service-api/api/external/web/v3/limits';

async function signIn(page: Page, world: World) {
  await world.simulator({ run: false });
  const user = await world.createUser('player');
  await enter(page, user);
  return user;
}

/** The clock of the world jumps, and the open pages hear of something that makes them read it. */
async function jump(page: Page, world: World, seconds: number): Promise<void> {
  await world.control('POST', 'clock', { advance: seconds });
  await setLimit(page, 37, 900);
}

/** Sets a limit as the player, through the page's own session. */
async function setLimit(page: Page, limitType: number, limitValue: number): Promise<void> {
  const { data } = (await (await page.request.get('/web-api/user/gettoken')).json()) as { data: { token: string } };
  const answer = await page.request.post(limits, {
    headers: { 'X-Requested-With': 'XMLHttpRequest', Authorization: `Bearer ${data.token}` },
    data: { limits: [{ limitType, limitValue }] },
  });
  expect(answer.ok()).toBe(true);
}

test(
  '[LIM-63] the header shows the time of the session and what it brought; a bet changes the result',
  { tag: '@core' },
  async ({ page, world }) => {
    await signIn(page, world);
    const [match] = await world.liveMatches();
    await page.goto('/en/home/live');
    await expect(strip(page)).toContainText(/\d+:\d\d:\d\d · 0.?\$/);
    const first = await strip(page).textContent();
    await expect(strip(page)).not.toHaveText(first ?? '');
    await odds(page, match!.match, match!.match.opp1.name).click();
    await coupon(page).getByRole('textbox', { name: 'Stake' }).fill('12');
    await coupon(page)
      .getByRole('button', { name: /^Place bet/ })
      .click();
    await expect(strip(page)).toContainText(/−12.?\$/);
  },
);

test(
  '[LIM-54] one press, by keyboard, stops all play: no second question, and the page says until when',
  { tag: '@core' },
  async ({ page, world }) => {
    await signIn(page, world);
    const [match] = await world.liveMatches();
    await page.goto('/en/home/live');
    await stop(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'You are taking a time-out' })).toBeVisible();
    await expect(page).toHaveURL(/\/en\/goodbye$/);
    await expect(page.getByRole('main').getByRole('link', { name: 'Withdraw funds' })).toBeVisible();
    await expect(strip(page).getByRole('link', { name: /^Time-out until/ })).toBeVisible();
    await page.goto('/en/home/live');
    await expect(strip(page).getByRole('link', { name: /^Time-out until/ })).toBeVisible();
    await expect(stop(page)).toHaveCount(0);
    await odds(page, match!.match, match!.match.opp1.name).click();
    await coupon(page).getByRole('textbox', { name: 'Stake' }).fill('5');
    await coupon(page)
      .getByRole('button', { name: /^Place bet/ })
      .click();
    await expect(coupon(page)).toContainText('You are on a time-out');
  },
);

test('[LIM-48] [LIM-37] the way to limits stands in the menu and in the footer', async ({ page, world }) => {
  await signIn(page, world);
  await page.goto('/en/home/live');
  await page.getByRole('link', { name: 'Safer gambling', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/office\/responsible$/);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('link', { name: 'Limits' })).toBeVisible();
  await footer.getByRole('link', { name: 'Self-exclusion' }).click();
  await expect(page.getByRole('main').getByRole('region', { name: /^Self-exclusion/ })).toBeInViewport();
});

test('[LIM-50] [LIM-17] at the end of the time that the player set every tab is signed out, and each says why', async ({
  page,
  context,
  world,
}) => {
  await signIn(page, world);
  await setLimit(page, 31, 1);
  await page.goto('/en/home/live');
  const second = await context.newPage();
  await second.goto('/en/home/line');
  for (const tab of [page, second]) await expect(stop(tab)).toBeVisible();
  await world.control('POST', 'clock', { advance: 3601 });
  for (const tab of [page, second]) {
    await expect(tab.getByRole('heading', { level: 1, name: 'Your session has ended' })).toBeVisible();
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  }
});

test('[LIM-64] [LIM-07] a reality check stands before three tabs at once, Esc does not answer it, and one answer closes all', async ({
  page,
  context,
  world,
}) => {
  await signIn(page, world);
  await setLimit(page, 32, 5);
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) await tab.goto('/en/home/live');
  for (const tab of tabs) await expect(stop(tab)).toBeVisible();
  // The machine sleeps over two of them: one is due.
  await jump(page, world, 660);
  const dialog = (tab: Page) => tab.getByRole('dialog', { name: 'Reality check' });
  for (const tab of tabs) await expect(dialog(tab)).toBeVisible();
  await expect(dialog(page)).toContainText('Time played');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toBeVisible();
  const [stay, leave] = ['Continue', 'Leave'].map((name) => dialog(page).getByRole('button', { name }));
  for (const side of ['width', 'height'] as const)
    expect((await stay!.boundingBox())?.[side]).toBe((await leave!.boundingBox())?.[side]);
  await page.keyboard.press('Tab');
  await expect(stay!).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(leave!).toBeFocused();
  await expectAccessible(page);
  await stay!.click();
  for (const tab of tabs) await expect(dialog(tab)).toBeHidden();
});

test('[LIM-64] whoever leaves at a reality check is signed out', async ({ page, world }) => {
  await signIn(page, world);
  await setLimit(page, 32, 5);
  await page.goto('/en/home/live');
  await expect(stop(page)).toBeVisible();
  await jump(page, world, 301);
  const dialog = page.getByRole('dialog', { name: 'Reality check' });
  await dialog.getByRole('button', { name: 'Leave' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
});

for (const [language, theme, width] of [
  ['en', 'light', 1366],
  ['en', 'dark', 1920],
  ['ar', 'dark', 390],
  ['ar', 'light', 1366],
  ['en', 'light', 390],
] as const)
  test(`the frame of a player and their goodbye have no fault of access (${language}, ${theme}, ${String(width)} px)`, async ({
    page,
    world,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, world);
    await page.goto(`/${language}/home/live`);
    const button = page.locator('header, [role=region], section').getByRole('button', { name: /24/ }).first();
    await expect(button).toBeVisible();
    await expectAccessible(page);
    await button.click();
    await expect(page).toHaveURL(/goodbye$/);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
  });
