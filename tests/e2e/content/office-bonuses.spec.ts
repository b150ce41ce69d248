/** Bonuses in plain numbers, giving one up, the offer of a deposit, and promo codes. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const main = (page: Page) => page.getByRole('main');

async function open(page: Page, world: World, profile: string, path: string, language = 'en') {
  await world.simulator({ run: false });
  await enter(page, await world.createUser(profile));
  await page.goto(`/${language}/office/${path}`);
}

test(
  '[ROUTE-106] a bonus says what is staked and left; giving it up says first what goes, and own money stays',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world, 'bonus', 'bonuses/wager');
    const bonus = main(page).getByRole('region', { name: /^Sports bonus,/ });
    await expect(bonus.getByText(/^wagered 0.* of .*500.*, .*500.* to go$/)).toBeVisible();
    await bonus.getByRole('button', { name: 'Forfeit bonus' }).press('Enter');
    await expect(bonus.getByRole('heading', { name: 'Forfeit this bonus?' })).toBeFocused();
    await bonus.getByRole('button', { name: 'Keep bonus' }).click();
    await expect(bonus.getByRole('heading', { name: 'Forfeit this bonus?' })).toHaveCount(0);
    await bonus.getByRole('button', { name: 'Forfeit bonus' }).click();
    await bonus.getByRole('button', { name: /^Forfeit .*100/ }).press('Enter');
    await expect(main(page).getByRole('heading', { name: 'No active bonuses' })).toBeVisible();
    await page.reload();
    await expect(main(page).getByRole('region', { name: 'Ended' }).getByText('forfeited')).toBeVisible();
  },
);

test('[LIM-69] the offer of a deposit says its terms, starts with none, and keeps the choice', async ({
  page,
  world,
}) => {
  await open(page, world, 'new', 'bonuses/deposit');
  const offer = main(page).getByRole('region', { name: 'First deposit, 25%' });
  await expect(offer.getByText('5× bonus')).toBeVisible();
  await expect(offer.getByRole('radio', { name: 'None' })).toBeChecked();
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await offer.getByRole('radio', { name: 'Sport' }).check();
  await saved;
  await page.reload();
  await expect(offer.getByRole('radio', { name: 'Sport' })).toBeChecked();
});

test('[LIM-69] a player who takes a break is told why there is no offer', async ({ page, world }) => {
  await world.simulator({ run: false });
  const user = await world.createUser('new');
  await world.control('PATCH', `users/${String(user.userId)}`, { isAccountFrozen: true });
  await enter(page, user);
  await page.goto('/en/office/bonuses/deposit');
  await expect(main(page).getByRole('heading', { name: 'No offers available' })).toBeVisible();
});

test('a promo code is checked without being used, and a wrong one says so', async ({ page, world }) => {
  await open(page, world, 'player', 'promocode');
  const code = main(page).getByRole('textbox', { name: 'Promo code' });
  await code.fill('friend-2026');
  await code.press('Enter');
  await expect(main(page).getByText('Friends: losing accumulator refunded')).toBeVisible();
  await code.fill('NO-SUCH-CODE');
  await main(page).getByRole('button', { name: 'Check' }).click();
  await expect(main(page).getByText('Promo code not found')).toBeVisible();
  await expect(main(page).getByText('No codes used yet')).toBeVisible();
});

for (const [profile, path] of [
  ['bonus', 'bonuses/wager'],
  ['new', 'bonuses/deposit'],
  ['player', 'promocode'],
] as const)
  test(`/office/${path} has no fault of access, also in Arabic on a dark phone`, async ({ page, world }) => {
    await open(page, world, profile, path);
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`/ar/office/${path}`);
    await expect(main(page).getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectAccessible(page);
  });
