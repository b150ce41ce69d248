/** Every screen that protects players: by keyboard alone, for everybody, in both directions of writing and at two widths. */
import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

async function newPlayer(page: Page, world: World): Promise<void> {
  await world.simulator({ run: false });
  await enter(page, await world.createUser('player'));
}

const screens = [
  '/office/responsible',
  '/office/responsible/history',
  '/office/responsible/test',
  '/office/mailing',
] as const;

/** Nothing is wider than the screen, and axe finds no fault. */
async function expectSound(page: Page): Promise<void> {
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

for (const [language, theme, width] of [
  ['en', 'light', 390],
  ['en', 'dark', 1366],
  ['ar', 'light', 1366],
  ['ar', 'dark', 390],
] as const)
  test(`[LIM-37] limits, history, self-test, mailing, reality check and goodbye have no fault of access (${language}, ${theme}, ${String(width)} px)`, async ({
    page,
    world,
  }) => {
    test.setTimeout(120_000);
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await newPlayer(page, world);
    const main = page.getByRole('main');
    for (const path of screens)
      await test.step(path, async () => {
        await page.goto(`/${language}${path}`);
        await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
        await expectSound(page);
      });
    await page.goto(`/${language}/office/responsible`);
    const reality = main.locator('select').filter({ has: page.locator('option[value="45"]') });
    await reality.selectOption('5');
    await reality.press('Tab');
    const saved = page.waitForResponse(
      (response) => response.url().endsWith('/v3/limits') && response.request().method() === 'POST',
    );
    await page.keyboard.press('Enter');
    await saved;
    await world.control('POST', 'clock', { advance: 301 });
    await page.reload();
    const check = page.getByRole('dialog');
    await expect(check.getByRole('button')).toHaveCount(2);
    await expectSound(page);
    await check.getByRole('button').first().click();
    await expect(check).toBeHidden();
    await page.getByRole('button', { name: /24/ }).first().click();
    await expect(page).toHaveURL(/\/goodbye$/);
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expectSound(page);
  });

/** Goes on with Tab, as somebody without a mouse does, until this has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 100; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

test('[LIM-48] [LIM-53] by keyboard alone a player comes to their limits, sets one and takes a time-out', async ({
  page,
  world,
}) => {
  await newPlayer(page, world);
  await page.goto('/en/information/about');
  await tabTo(page, page.getByRole('link', { name: 'Safer gambling', exact: true }));
  await page.keyboard.press('Enter');
  const main = page.getByRole('main');
  const form = main.getByRole('region', { name: 'Set a limit' });
  await tabTo(page, form.getByRole('textbox', { name: 'Amount' }));
  await page.keyboard.type('50');
  await page.keyboard.press('Enter');
  const week = main.getByRole('region', { name: 'Deposit limits' }).getByRole('meter', { name: '7 days' });
  await expect(week).toHaveAttribute('aria-valuetext', /of 50/);
  const rest = main.getByRole('region', { name: 'Take a time-out' }).getByRole('button', { name: '7 days' });
  await tabTo(page, rest);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'You are taking a time-out' })).toBeVisible();
});
