/** The first page of the office: what matters to a player at a glance. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe.ts';
import { enter, expect, test, type World } from '../support/world.ts';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

async function open(page: Page, world: World, language = 'en'): Promise<void> {
  await world.simulator({ run: false });
  await enter(page, await world.createUser('player'));
  await page.goto(`/${language}/office`);
}

test('the office opens with accounts, limits, bets and messages, and each leads to its page', async ({
  page,
  world,
}) => {
  await open(page, world);
  await expect(page).toHaveURL(/\/en\/office\/account$/);
  await expect(part(page, 'Accounts').getByRole('listitem')).toContainText('USD');
  await expect(part(page, 'Last bets')).toContainText('You have not bet yet');
  await expect(part(page, 'Messages')).toContainText('No messages');
  await part(page, 'Limits at a glance').getByRole('link', { name: 'All limits' }).click();
  const form = page.getByRole('main').getByRole('region', { name: 'Set a limit' });
  await form.getByRole('radio', { name: 'Stakes' }).check();
  await form.getByRole('textbox', { name: 'Your amount' }).fill('50');
  await form.getByRole('button', { name: /^Set / }).click();
  await expect(page.getByRole('main').getByRole('meter').first()).toBeVisible();
  await page.goto('/en/office/account');
  await expect(part(page, 'Limits at a glance').getByRole('meter', { name: 'Stake limit (7 days)' })).toHaveAttribute(
    'aria-valuetext',
    /0 of .*50 used/,
  );
});

for (const [language, theme, width] of [
  ['en', 'light', 1366],
  ['ar', 'dark', 390],
] as const)
  test(`the overview has no fault of access (${language}, ${theme}, ${String(width)} px)`, async ({ page, world }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await open(page, world, language);
    await expect(page.getByRole('main').getByRole('region')).toHaveCount(5);
    await expectAccessible(page);
  });
