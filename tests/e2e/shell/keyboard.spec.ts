import type { Page } from '@playwright/test';

import { coupon, expect, odds, test } from '../../support/world.ts';

/** Presses Tab until `isThere`, as a person looking for a control would. */
async function tabTo(page: Page, isThere: () => Promise<boolean>, most = 80): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Not reached within ${String(most)} presses of Tab.`);
}

const focused = (page: Page) => page.locator(':focus');
const isFocused = (page: Page, name: RegExp) => async () =>
  name.test(
    await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
    }),
  );

test('[UI-10] [UI-16] from the board to a placed bet by keyboard alone', { tag: '@core' }, async ({ page, world }) => {
  await world.simulator({ run: false });
  const [pick] = await world.liveMatches();
  await page.goto('/en/home/live');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(odds(page, pick!.match, pick!.match.opp1.name)).toBeEnabled();

  // The first stop of Tab is the link that skips the header.
  await page.keyboard.press('Tab');
  await expect(focused(page)).toHaveText(/content/i);
  await page.keyboard.press('Enter');
  await tabTo(page, isFocused(page, / \d+\.\d+$/));
  await page.keyboard.press('Enter');
  await expect(focused(page)).toHaveAttribute('aria-pressed', 'true');

  const slip = coupon(page);
  const stake = slip.getByRole('textbox', { name: 'Stake' });
  await stake.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('150');
  await page.keyboard.press('Enter');

  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('textbox', { name: 'E-mail or ID' })).toBeFocused();
  await page.keyboard.type('demo@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.type('demo-password');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();

  const place = slip.getByRole('button', { name: /^Place bet · 150/ });
  await expect(place).toBeEnabled();
  await place.focus();
  await page.keyboard.press('Enter');
  // The button is gone, so the focus moves to the message about the bet.
  await expect(slip.getByRole('status').filter({ hasText: 'Awaiting confirmation' })).toBeFocused();
  await expect(slip.getByRole('region', { name: 'Bet accepted' })).toBeFocused();
  // The new button ignores presses for a moment, because a player may still mean the old one.
  await expect(slip.getByRole('button', { name: 'View in My bets' })).toBeEnabled();
  await tabTo(page, isFocused(page, /^View in My bets/), 10);
  await page.keyboard.press('Enter');
  await expect(slip.getByRole('tab', { name: /^My bets/ })).toBeFocused();
});

test('[UI-10] Escape closes the log-in dialog and gives the focus back', async ({ page }) => {
  await page.goto('/en/home/live');
  const opener = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});
