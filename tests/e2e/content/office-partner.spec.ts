/** The partner programme: terms first, then a link, numbers and what was earned. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const main = (page: Page) => page.getByRole('main');

async function open(page: Page, world: World, profile = 'player') {
  await world.simulator({ run: false });
  await enter(page, await world.createUser(profile));
  await page.goto('/en/office/promotion');
}

test(
  '[ROUTE-110] a player reads the terms, agrees and has a link; it is there when they come back',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world);
    await expect(main(page).getByRole('listitem').first()).toHaveText(/20.\$ per person .* never as/);
    await expect(main(page).getByRole('textbox')).toHaveCount(0);
    await main(page).getByRole('button', { name: 'Accept and get a link' }).press('Enter');
    const address = main(page).getByRole('textbox', { name: 'Referral link' });
    await expect(address).toHaveValue(/^https?:\/\/[^/]+\/en\/registration\?tag=a[\da-f]{12}$/);
    const link = await address.inputValue();
    await expect(main(page).getByRole('button', { name: 'Claim' })).toBeDisabled();
    await expect(main(page).getByText('No referrals yet')).toBeVisible();
    await page.reload();
    await expect(address).toHaveValue(link);
    await main(page).getByRole('link', { name: 'Refer a friend' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Refer a friend' })).toBeVisible();
  },
);

test('[LIM-69] who is excluded reads why there is no link', async ({ page, world }) => {
  await open(page, world, 'excluded');
  await expect(main(page).getByText('No link during a time-out or self-exclusion')).toBeVisible();
  await expect(main(page).getByRole('button', { name: /Accept and get a link/ })).toHaveCount(0);
});

test('who is not verified is shown where they do it', async ({ page, world }) => {
  await open(page, world, 'unverified');
  await expect(main(page).getByRole('button', { name: /Accept and get a link/ })).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Go to verification' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Verification' })).toBeVisible();
});

test('/office/promotion has no fault of access, also in Arabic on a dark phone', async ({ page, world }) => {
  await open(page, world);
  await main(page).getByRole('button', { name: 'Accept and get a link' }).click();
  await expect(main(page).getByRole('textbox')).toBeVisible();
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/ar/office/promotion');
  await expect(main(page).getByRole('textbox')).toBeVisible();
  await expectAccessible(page);
});
