import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { coupon, enter, expect, test, type World } from '../../support/world.ts';

async function openMatch(page: Page, world: World, lng = 'en') {
  await world.simulator({ run: false });
  const [live] = await world.liveMatches();
  const { match } = live!;
  await page.goto(`/${lng}/home/live/1-football/${String(match.champId)}-x/${String(match.id)}-x`);
  return match;
}

const outcome = (page: Page, market: string, name: string) =>
  page.getByRole('main').getByRole('button', { name: new RegExp(`, ${market}, ${name}`) });

test(
  '[BET-32] outcomes of a match become one bet: parts, price and what the product would be, in the coupon as one leg, placed',
  { tag: '@core' },
  async ({ page, world }) => {
    await enter(page);
    const match = await openMatch(page, world);
    await page.getByRole('main').getByRole('button', { name: 'Bet builder' }).click();
    const panel = page.getByRole('region', { name: 'Bet builder' });
    await outcome(page, 'Match result', match.opp1.name).click();
    await expect(panel.getByText('Add one more selection.')).toBeVisible();
    await outcome(page, 'Double chance', '').first().click();
    await expect(panel.getByRole('listitem')).toHaveCount(2);
    await expect(panel.getByText(/^Multiplied separately:/)).toBeVisible();
    // What the builder takes is not in the coupon yet.
    await expect(coupon(page).getByText('Bet builder', { exact: true })).toHaveCount(0);
    // A part that the first excludes: the panel says so, and without it the price is there again.
    await outcome(page, 'Match result', match.opp2.name).click();
    await expect(panel.getByText('These selections cannot all win.')).toBeVisible();
    await panel.getByRole('button', { name: new RegExp(`^Remove: .*${match.opp2.name}$`) }).click();
    const take = panel.getByRole('button', { name: /Bet builder/ });
    await take.click();
    const slip = coupon(page);
    await expect(slip.getByText('Bet builder', { exact: true })).toBeVisible();
    await slip.getByRole('textbox', { name: 'Stake' }).fill('150');
    await slip.getByRole('button', { name: /^Place bet · 150/ }).click();
    await expect(slip.getByText(/Double chance/)).toBeVisible();
    await expect(slip.getByText('Bet accepted')).toBeVisible();
  },
);

test('[BUILD-01] two outcomes of a match in the slip become one bet with one press, say where their price comes from, and are placed', async ({
  page,
  world,
}) => {
  await enter(page);
  const match = await openMatch(page, world);
  const slip = coupon(page);
  await outcome(page, 'Match result', match.opp1.name).click();
  await outcome(page, 'Match result', match.opp2.name).click();
  await expect(slip.getByText('These selections cannot all win.')).toBeVisible();
  await outcome(page, 'Match result', match.opp2.name).click();
  await outcome(page, 'Double chance', '').first().click();
  await slip.getByText('How it is priced').click();
  await expect(
    slip
      .getByRole('table')
      .getByText(/all selections win$/)
      .first(),
  ).toBeAttached();
  await expectAccessible(page);
  await slip.getByRole('button', { name: /^Bet builder · / }).click();
  await expect(slip.getByRole('list', { name: 'Bet builder' }).getByRole('listitem')).toHaveCount(2);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('150');
  await slip.getByRole('button', { name: /^Place bet · 150/ }).click();
  await expect(slip.getByText('Bet accepted')).toBeVisible();
});

test('[BUILD-06] a builder bet from the page of a match takes at most twelve keys', async ({ page, world }) => {
  await enter(page);
  const match = await openMatch(page, world);
  const slip = coupon(page);
  const first = outcome(page, 'Match result', match.opp1.name);
  const keys = ['p', 'Enter', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter', 'b', 'Enter', 'c', 'Enter'];
  const press = async (count: number) => {
    for (const key of keys.splice(0, count)) await page.keyboard.press(key);
  };
  expect(keys.length).toBeLessThanOrEqual(12);
  // What listens to keys comes after the page.
  await expect(async () => {
    await page.keyboard.press(keys[0]!);
    await expect(first).toBeFocused({ timeout: 300 });
  }).toPass();
  keys.shift();
  await press(5);
  await expect(slip.getByRole('button', { name: /^Bet builder · / })).toBeVisible();
  await press(2);
  await expect(slip.getByRole('list', { name: 'Bet builder' }).getByRole('listitem')).toHaveCount(2);
  await press(1);
  // The stake of the house is in the field already.
  await expect(slip.getByRole('textbox', { name: 'Stake' })).toBeFocused();
  await expect(slip.getByRole('button', { name: /^Place bet · 150/ })).toBeEnabled();
  await press(1);
  await expect(slip.getByText('Bet accepted')).toBeVisible();
  expect(keys).toEqual([]);
});

test('[BUILD-07] the panel of the builder stays in sight at every width, however far the page scrolls', async ({
  page,
  world,
}) => {
  const match = await openMatch(page, world);
  await page.getByRole('main').getByRole('button', { name: 'Bet builder' }).click();
  await outcome(page, 'Match result', match.opp1.name).click();
  const panel = page.getByRole('region', { name: 'Bet builder' });
  const last = page.locator('[data-price-grid=markets] h2').last();
  for (const size of [
    { width: 1366, height: 900 },
    { width: 1920, height: 1080 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await last.scrollIntoViewIfNeeded();
    await expect(panel.getByRole('listitem')).toBeInViewport();
    await expect(last).toBeInViewport();
  }
});

test('[BET-32] the builder reads in Arabic in the dark at 390 px, and axe finds nothing; prices that do not come are asked for again', async ({
  page,
  world,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route(/coupon-api\/v1\/builder$/, (route) => route.abort(), { times: 1 });
  await openMatch(page, world, 'ar');
  await page.getByRole('main').getByRole('button', { name: 'منشئ الرهان' }).click();
  const panel = page.getByRole('region', { name: 'منشئ الرهان' });
  await page
    .getByRole('main')
    .getByRole('button', { name: /نتيجة المباراة/ })
    .first()
    .click();
  await panel.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(panel.getByText('أضف اختيارًا آخر.')).toBeVisible();
  await expectAccessible(page);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
});
