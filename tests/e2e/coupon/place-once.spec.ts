import type { Page } from '@playwright/test';

import { coupon, enter, expect, odds, test, type World } from '../../support/world.ts';

const placePath = '/coupon-api/v1/place';

/** Gives a signed-in player with one live bet of 150 in the slip. */
async function ready(page: Page, world: World) {
  await world.simulator({ run: false });
  const [pick] = await world.liveMatches();
  await enter(page);
  await page.goto('/en/home/live');
  await odds(page, pick!.match, pick!.match.opp1.name).click();
  const slip = coupon(page);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('150');
  const place = slip.getByRole('button', { name: /^Place bet · 150/ });
  await expect(place).toBeEnabled();
  return { slip, place, ...pick! };
}

/** Checks that the backend stored one bet and took the stake once. */
async function expectOneBet(page: Page, count = 1) {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const told = await page.request.get('/web-api/user/gettoken?force_refresh=true', { headers });
  const { data } = (await told.json()) as { data: { token: string } };
  const answer = await page.request.get('/coupon-api/v1/coupons', {
    headers: { ...headers, Authorization: `Bearer ${data.token}` },
  });
  const stored = ((await answer.json()) as { total_count: number }).total_count;
  expect(stored).toBe(count);
  await expect(page.getByRole('banner')).toContainText(count === 1 ? /99[\s,]850/ : /100[\s,]000/);
}

test('[BET-15] [BET-20] a double click places one bet', { tag: '@core' }, async ({ page, world }) => {
  const { slip, place } = await ready(page, world);
  await place.dblclick();
  await expect(slip.getByText('Bet accepted')).toBeVisible();
  await expectOneBet(page);
});

test(
  '[BET-20] an answer that was lost after the bet was taken ends as that bet, never as a failure',
  { tag: '@core' },
  async ({ page, world }) => {
    const { slip, place } = await ready(page, world);
    await world.faults({ method: 'POST', path: placePath, when: 'after', drop: true });
    await place.click();
    await expect(slip.getByText('Bet accepted')).toBeVisible({ timeout: 20_000 });
    await expectOneBet(page);
  },
);

test('[BET-20] a request that was lost is said to be not placed only once its key is closed', async ({
  page,
  world,
}) => {
  const { slip, place } = await ready(page, world);
  // A browser repeats a request on each open connection that breaks, so the test drops all of them.
  await world.faults({ method: 'POST', path: placePath, when: 'before', drop: true, times: 20 });
  await place.click();
  await expect(slip.getByText('Checking your bet')).toBeVisible();
  await expect(slip.getByText(/not placed/i)).toBeVisible({ timeout: 30_000 });
  await expectOneBet(page, 0);
  await world.noFaults();
  await slip.getByRole('button', { name: /^Place bet · 150/ }).click();
  await expect(slip.getByText('Bet accepted')).toBeVisible();
  await expectOneBet(page);
});

test('[BET-20] a slow answer and a reload in the middle end in one bet and the truth', async ({ page, world }) => {
  const { slip, place } = await ready(page, world);
  await world.faults({ method: 'POST', path: placePath, when: 'after', delayMs: 6000 });
  await place.click();
  await expect(place).toBeHidden();
  await page.reload();
  await expect(slip.getByText('Bet accepted')).toBeVisible({ timeout: 30_000 });
  await expectOneBet(page);
});

test('[BET-20] a 500 after the bet was taken is not shown as a failure', async ({ page, world }) => {
  const { slip, place } = await ready(page, world);
  await world.faults({ method: 'POST', path: placePath, when: 'after', status: 500, body: {} });
  await place.click();
  await expect(slip.getByText('Bet accepted')).toBeVisible({ timeout: 20_000 });
  await expectOneBet(page);
});
