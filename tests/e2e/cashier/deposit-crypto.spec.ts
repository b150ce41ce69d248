/** A player pays cryptocurrency in, and sees how sure it is. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, type NewUser, test, type World } from '../../support/world.ts';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name });

async function open(page: Page, world: World, iso = 'USDT', language = 'en'): Promise<void> {
  await world.simulator({ run: false });
  const made = { profile: 'player', accounts: [{ iso, money: 1000 }] };
  await enter(page, (await world.control<{ data: NewUser }>('POST', 'users', made)).data);
  await page.goto(`/${language}/office/recharge`);
}

async function begin(page: Page): Promise<void> {
  const none = button(page, 'Continue without a limit');
  await none.click();
  await expect(page.getByText(/Press again to confirm/)).toBeVisible();
  await none.click();
  await expect(page.getByRole('radio', { name: /^E-wallet/ })).toBeChecked();
  await page.getByRole('radio', { name: /^Cryptocurrency/ }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
}

test('[PAY-10] [PAY-06] [PAY-13] an address of its own, and each block is counted until the money is there', async ({
  page,
  world,
}) => {
  await open(page, world);
  await begin(page);
  await page.getByRole('combobox', { name: 'Network' }).selectOption('Ethereum (ERC-20)');
  await button(page, /^Deposit 50/).click();

  const deposit = part(page, 'Deposit D-1001');
  await expect(deposit.getByRole('status')).toContainText('Awaiting payment');
  await expect(deposit.getByRole('group', { name: 'Send to this address' })).toContainText(/0x[\dA-Fa-f]{40}/);
  await expect(deposit.getByText('Send USDT on Ethereum (ERC-20) only', { exact: false })).toBeVisible();
  await expect(deposit.getByRole('img', { name: 'Payment QR code' })).toBeVisible();
  await expectAccessible(page);

  await deposit.getByRole('link', { name: 'Open wallet' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page).toHaveURL(/\/en\/office\/recharge\?payment=/);
  await world.control('POST', 'clock', { advance: 20 });
  // The clock goes on by itself: a slow page may see the second block first.
  await expect(deposit.getByRole('status')).toContainText(/[12] of 3 confirmations/);
  await world.control('POST', 'clock', { advance: 40 });
  await expect(deposit.getByRole('status')).toContainText('Credited');
  await page.reload();
  await expect(deposit.getByRole('status')).toContainText('Credited');
});

test('[PAY-10] what the network dropped is said, and nothing came', async ({ page, world }) => {
  await open(page, world);
  await begin(page);
  await button(page, /^Deposit 50/).click();
  const deposit = part(page, 'Deposit D-1001');
  await expect(deposit.getByRole('status')).toContainText('Awaiting payment');
  await world.control('POST', 'arrivals', { number: 'D-1001' });
  await world.control('POST', 'clock', { advance: 20 });
  await expect(deposit.getByRole('status')).toContainText('of 3 confirmations');
  await world.control('POST', 'chain-reorgs', { depth: 5, isLost: true });
  await world.control('POST', 'clock', { advance: 20 });
  await expect(deposit.getByRole('status')).toContainText('The network rejected this payment');
});

test('[PAY-02] banks and desks say that they move no such currency, and are not chosen; the page reads in Arabic, in the dark, on a phone', async ({
  page,
  world,
}) => {
  await open(page, world, 'BTC');
  await begin(page);
  await expect(page.getByRole('radio', { name: /^Instant transfer/ })).toBeDisabled();
  await expect(page.getByRole('combobox', { name: 'Network' })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Amount' }).fill('0.001');
  await button(page, /^Deposit 0\.001/).click();
  const address = part(page, 'Deposit D-1001').getByRole('group', { name: 'Send to this address' });
  await expect(address.getByText(/^1[1-9A-HJ-NP-Za-km-z]{25,33}$/)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/ar/office/recharge');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
});
