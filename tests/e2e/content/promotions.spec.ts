/** Promotions in plain numbers, the choice of a bonus, the news, the calculator and the alphabet. */
import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test } from '../../support/world.ts';

test(
  '[PROMO-01] [PROMO-02] [PROMO-03] a player reads what a bonus is worth, takes it, and leaves it again',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    await enter(page, await world.createUser('new'));
    await page.goto('/en/promo');
    const main = page.getByRole('main');
    await expect(main.getByRole('status').filter({ hasText: '6 promotions' })).toBeVisible();
    await expectAccessible(page, 'main');
    await main.getByRole('button', { name: /^Casino/ }).press('Enter');
    await expect(main.getByRole('heading', { name: 'First deposit bonus: sport' })).toHaveCount(0);
    await page.goto('/en/promotions/first-deposit-sport');
    await expect(main.getByText('168.22')).toBeVisible();
    await expect(main.getByRole('radio', { name: 'No bonus' })).toBeChecked();
    await main.getByRole('radio', { name: 'Claim bonus' }).check();
    await main.getByRole('button', { name: 'Save choice' }).press('Enter');
    await page.reload();
    await expect(main.getByRole('radio', { name: 'Claim bonus' })).toBeChecked();
    await expectAccessible(page, 'main');
  },
);

test('[PROMO-07] who asks for no offers sees none, on another page and later, until they ask again', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await enter(page, await world.createUser('new'));
  await page.goto('/en/promo');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Opt out of promotions' }).press('Enter');
  await expect(main.getByRole('status').filter({ hasText: 'You opted out of promotions' })).toBeVisible();
  await page.goto('/en/bonus/casino');
  await expect(main.getByRole('status').filter({ hasText: 'You opted out of promotions' })).toBeVisible();
  await expectAccessible(page, 'main');
  await main.getByRole('button', { name: 'Show promotions again' }).press('Enter');
  await expect(
    main
      .getByRole('heading', { name: 'First deposit bonus: casino' })
      .or(main.getByText(/promotions?$/))
      .first(),
  ).toBeVisible();
});

test('[PROMO-05] [ROUTE-82] [ROUTE-147] articles, calculator and alphabet work in Arabic on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  for (const path of ['news/how-limits-work', 'information/betting-calculator', 'betting-alphabet', 'page/first-bet']) {
    await page.goto(`/ar/${path}`);
    await expect(
      page.getByRole('main').getByRole('heading', { level: 2 }).or(page.getByRole('main').locator('dt')).first(),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(390);
    await expectAccessible(page, 'main');
  }
});
