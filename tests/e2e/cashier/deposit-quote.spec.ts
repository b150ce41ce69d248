/** What a deposit costs in another currency is said first, held for a while, and never changed behind the player's back. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const quotes = '/recharge-api/v1/quote';
const summary = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Deposit', exact: true });

/** A player whose main account is in roubles chooses the wallet, which is paid in dollars. */
async function open(page: Page, world: World): Promise<void> {
  await world.simulator({ run: false });
  await enter(page, await world.createUser('demo'));
  await page.goto('/en/office/recharge');
  const none = page.getByRole('button', { name: 'Continue without a limit' });
  await none.click();
  await expect(page.getByText(/Press again to confirm/)).toBeVisible();
  await none.click();
  await page.getByRole('radio', { name: /^E-wallet.*paid in USD/ }).check();
}

test('[PAY-03] fee, rate and what the wallet pays are said before the press, with the time that they hold', async ({
  page,
  world,
}) => {
  await open(page, world);
  await page.getByRole('textbox', { name: 'Amount' }).fill('1000');
  await expect(summary(page)).toContainText(/Fee10.₽Exchange rate1 USD = [\d.]+ RUBYou pay[\d.]+.\$/);
  await expect(summary(page).getByRole('timer')).toHaveText(/^Quote valid for .*(minute|second).*, until .+/);
  await expectAccessible(page);
  const pays = /You pay([\d.]+)/.exec((await summary(page).textContent()) ?? '')?.[1] ?? '';
  await page.getByRole('button', { name: /^Deposit 1.000/ }).click();
  const deposit = page.getByRole('main').getByRole('region', { name: 'Deposit D-1001' });
  await expect(deposit).toContainText(pays);
  await expect(deposit).toContainText(/Credited1.000.₽/);
  await deposit.getByRole('link', { name: 'Go to your bank' }).click();
  await expect(page.getByText(`${pays} USD`)).toBeVisible();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await world.control('POST', 'clock', { advance: 10 });
  await expect(deposit.getByRole('status')).toContainText('Credited');
});

test('[PAY-03] a late press pays nothing and shows the new price; one that cannot be asked for says so', async ({
  page,
  world,
}) => {
  await world.faults({ method: 'POST', path: quotes, status: 500, times: 1 });
  await open(page, world);
  await page.getByRole('textbox', { name: 'Amount' }).fill('1000');
  const press = page.getByRole('button', { name: /^Deposit 1.000/ });
  await expect(summary(page).getByRole('status')).toContainText('Quote not available. Try again.');
  await expect(press).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await summary(page).getByRole('button', { name: 'Try again' }).click();
  await expect(summary(page).getByRole('timer')).toBeVisible();
  await world.faults({
    ...{ method: 'POST', path: '/recharge-api/v1/payments', status: 409, times: 1 },
    body: { code: 2007, message: 'Over', requestId: 'r' },
  });
  await press.click();
  await expect(summary(page).getByRole('alert')).toContainText(
    'No money was taken. Check the new quote and confirm again.',
  );
  await press.click();
  await expect(page.getByRole('main').getByRole('region', { name: 'Deposit D-1001' })).toBeVisible();
});
