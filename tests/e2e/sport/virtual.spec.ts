/** Virtual sports: the schedule, a bet through the ordinary coupon, the result, and a check without the server. */
import type { Page } from '@playwright/test';

import type { VirtualSports } from '../../../contracts/virtual-sports.ts';
import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const part = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name });
const advance = (world: World, seconds: number) => world.control('POST', 'clock', { advance: seconds });

test('[CAS-09] [CAS-06] virtual sports: from the menu to a match that is over, and a check in the browser without the server', async ({
  page,
  world,
}) => {
  await enter(page, await world.createUser('player'));
  await page.goto('/en/cyber/virtual/disciplines');
  await page.getByRole('main').getByRole('link', { name: 'Virtual sports' }).click();
  await expect(page).toHaveURL(/\/en\/virtualsports$/);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: 'Virtual sports' })).toBeVisible();
  await expect(main.getByText(/Bets close at/)).toBeVisible();
  await expect(part(page, 'Rules and RTP')).toContainText('RTP, most selections95.2%');
  await main
    .getByRole('radio', { name: 'Basketball' })
    .or(main.getByRole('button', { name: 'Basketball' }))
    .click();
  const match = main.getByRole('article').last();
  await expect(match).toContainText('(virtual)');
  await match
    .getByRole('button', { name: /\d\.\d/ })
    .first()
    .click();
  await expect(page.getByRole('complementary').getByText('(virtual)').first()).toBeVisible();
  await expectAccessible(page);

  await advance(world, 15 * 60);
  const rounds = part(page, 'Recent rounds');
  const check = part(page, /^Verify match/);
  const press = rounds.getByRole('button', { name: /^Verify match/ }).first();
  await expect(press).toBeVisible();
  await page.context().setOffline(true);
  await press.click();
  await expect(check.getByRole('status')).toContainText('Verified');
  await page.context().setOffline(false);
  await expectAccessible(page);
});

test('[FAIR-18] rounds that wait for their public value say so, and nothing is on offer', async ({ page }) => {
  await page.route('**/games-api/v1/virtual', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: VirtualSports };
    const chains = data.chains?.map((chain) => ({
      ...chain,
      salt: '',
      publicValue: 'https://beacon.example/public/9',
    }));
    const matches = data.matches.filter(({ state }) => state !== 'planned');
    await route.fulfill({ response, json: { data: { ...data, chains, matches } } });
  });
  await page.goto('/en/virtualsports');
  const told = 'The public value is not available yet. Rounds start once it is.';
  await expect(page.getByRole('main').getByText(told).first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/^Round \d+/)).toHaveCount(0);
});
