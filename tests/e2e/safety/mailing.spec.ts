/** What a player wants to hear of, and the reminder to look at limits. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

async function open(page: Page, world: World, language = 'en'): Promise<void> {
  await world.simulator({ run: false });
  await enter(page, await world.createUser('player'));
  await page.goto(`/${language}/office/mailing`);
}
const group = (page: Page, name: string) => page.getByRole('form').getByRole('group', { name });

test(
  '[LIM-68] nothing is ticked at first; a choice by product and channel is kept, and one press ends all',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world);
    await expect(page.getByRole('form').getByRole('checkbox')).toHaveCount(9);
    await expect(page.getByRole('form').getByRole('checkbox', { checked: true })).toHaveCount(0);
    await group(page, 'Casino').getByRole('checkbox', { name: 'Text message' }).check();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Saved')).toBeVisible();
    await page.reload();
    await expect(group(page, 'Casino').getByRole('checkbox', { name: 'Text message' })).toBeChecked();
    await expect(page.getByRole('form').getByRole('checkbox', { checked: true })).toHaveCount(1);
    await page.getByRole('button', { name: 'None' }).press('Enter');
    await expect(page.getByRole('form').getByRole('checkbox', { checked: true })).toHaveCount(0);
  },
);

test('[LIM-49] after half a year a card asks whether limits still suit, until the player has looked', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const user = await world.createUser('player');
  await world.control('POST', 'clock', { advance: 190 * 86_400 });
  await enter(page, user);
  await page.goto('/en/office/responsible');
  await expect(page.getByText('Review your limits')).toBeVisible();
  await page.getByRole('button', { name: 'I have reviewed them' }).click();
  await expect(page.getByText('Review your limits')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await expect(page.getByText('Review your limits')).toHaveCount(0);
});

for (const [language, theme, width] of [
  ['en', 'light', 1366],
  ['ar', 'dark', 390],
] as const)
  test(`the page of mailing has no fault of access (${language}, ${theme}, ${String(width)} px)`, async ({
    page,
    world,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await open(page, world, language);
    await expect(page.getByRole('form').getByRole('checkbox')).toHaveCount(9);
    await expectAccessible(page);
  });
