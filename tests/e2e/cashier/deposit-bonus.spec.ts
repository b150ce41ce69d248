/** A bonus comes with a deposit only to who chose it, and its terms are read first. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const bonuses = (page: Page) => page.getByRole('radiogroup', { name: 'Deposit bonus' });

async function open(page: Page, world: World, profile: string): Promise<void> {
  await world.simulator({ run: false });
  await enter(page, await world.createUser(profile));
  await page.goto('/en/office/recharge');
  const none = page.getByRole('button', { name: 'Continue without a limit' });
  await none.click();
  await expect(page.getByText(/Press again to confirm/)).toBeVisible();
  await none.click();
}

async function payIn(page: Page, world: World): Promise<void> {
  await page.getByRole('button', { name: /^Deposit 50/ }).click();
  const deposit = page.getByRole('main').getByRole('region', { name: 'Deposit D-1001' });
  await deposit.getByRole('link', { name: 'Go to your bank' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/payment=/);
  await world.control('POST', 'clock', { advance: 10 });
  await expect(deposit.getByRole('status')).toContainText('Credited');
}

test('[LIM-69] the terms stand in plain numbers before the press, and the chosen bonus comes with the money', async ({
  page,
  world,
}) => {
  await open(page, world, 'new');
  await expect(bonuses(page).getByRole('radio', { name: /^No bonus/ })).toBeChecked();
  const sport = bonuses(page).getByRole('radio', { name: /^Sport, 25%/ });
  await expect(bonuses(page)).toContainText(/Max bonus 250.\$\. Wagering 5x in 30 days/);
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
  await expect(bonuses(page)).toContainText(
    /\+12\.50.\$ bonus\. Wagering 62\.50.\$ \(5x\) in 30 days.*Bets at odds of 1\.50 or more count/,
  );
  await sport.check();
  const summary = page.getByRole('main').getByRole('region', { name: 'Deposit', exact: true });
  await expect(summary).toContainText(/Bonus12\.50.\$/);
  await expectAccessible(page);
  await payIn(page, world);
  await page.getByRole('main').getByRole('link', { name: 'Sport' }).click();
  await expect(page.getByRole('heading', { name: /^Sports bonus, .?12\.5/ })).toBeVisible();
});

test('[LIM-69] who leaves None has no bonus, and who may have none is asked nothing', async ({ page, world }) => {
  await open(page, world, 'new');
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
  await expect(bonuses(page)).toBeVisible();
  await payIn(page, world);
  await page.goto('/en/office/bonuses/wager');
  await expect(page.getByText('No active bonuses')).toBeVisible();
  await enter(page, await world.createUser('player'));
  await page.goto('/en/office/recharge');
  await expect(page.getByRole('button', { name: 'Continue without a limit' })).toBeVisible();
  await expect(bonuses(page)).toHaveCount(0);
});
