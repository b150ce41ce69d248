/** Ways to pay that begin outside: a voucher from a shop, and a cash desk. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

async function open(page: Page, world: World): Promise<void> {
  await world.simulator({ run: false });
  await enter(page, await world.createUser('player'));
  await page.goto('/en/office/recharge');
  const none = page.getByRole('button', { name: 'Continue without a limit' });
  await none.click();
  await expect(page.getByText(/Press again to confirm/)).toBeVisible();
  await none.click();
}

const sold = async (world: World, amount: number) =>
  (await world.control<{ data: { code: string } }>('POST', 'vouchers', { amount, iso: 'USD' })).data.code;

test('[PAY-10] a voucher is checked beside its field, says its sum, pays at once and only once', async ({
  page,
  world,
}) => {
  await open(page, world);
  const code = await sold(world, 30);
  await page.getByRole('radio', { name: /^Voucher/ }).check();
  const field = page.getByRole('textbox', { name: 'Voucher code' });
  const press = page.getByRole('button', { name: /^Deposit/ });
  await field.fill('12345');
  await field.blur();
  await expect(field).toHaveAccessibleDescription(/The code has 16 digits/);
  const last = code.slice(-1);
  await field.fill(code.slice(0, -1) + String((Number(last) + 1) % 10));
  await expect(field).toHaveAccessibleDescription(/Invalid code/);
  await expect(press).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
  await field.fill(`${code.slice(0, 4)} ${code.slice(4, 8)} ${code.slice(8)}`);
  await expect(field).toHaveAccessibleDescription(/Valid voucher: 30.\$/);
  await expect(part(page, 'Deposit')).toContainText(/You pay30.\$Balance after1.030.\$/);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Deposit 30/ }).click();
  await expect(part(page, 'Deposit D-1001').getByRole('status')).toContainText('Credited');
  const kept = await page.evaluate(() => JSON.stringify([Object.entries(localStorage), location.href]));
  expect(kept).not.toContain(code);
  await field.fill(code);
  await expect(field).toHaveAccessibleDescription(/You have already used this voucher/);
  await field.fill('1111111111111117');
  await expect(field).toHaveAccessibleDescription(/Invalid or already used voucher code/);
});

test('[PAY-10] [PAY-06] a cash desk asks for a code, takes the cash, and a code whose time is over is paid late', async ({
  page,
  world,
}) => {
  await open(page, world);
  await page.getByRole('radio', { name: /^Cash desk/ }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
  await page.getByRole('button', { name: /^Deposit 50/ }).click();
  const deposit = part(page, 'Deposit D-1001');
  await expect(deposit.getByRole('status')).toContainText('Awaiting payment at the cash desk');
  await expect(deposit.getByRole('img', { name: 'Payment QR code' })).toBeVisible();
  await expect(deposit).toContainText(/2[34] hours .*left|24 hours left/);
  await expectAccessible(page);
  const code = /Show this code at the cash desk([\d ]{11})/.exec((await deposit.textContent()) ?? '')?.[1] ?? '';
  await world.control('POST', 'arrivals', { code });
  await expect(deposit.getByRole('status')).toContainText('Credited');

  await page.getByRole('textbox', { name: 'Amount' }).fill('20');
  await page.getByRole('button', { name: /^Deposit 20/ }).click();
  const second = part(page, 'Deposit D-1002');
  await expect(second.getByRole('status')).toContainText('Awaiting payment at the cash desk');
  await page.goto('about:blank');
  await world.control('POST', 'clock', { advance: 24 * 3600 + 60 });
  await world.control('POST', 'arrivals', { number: 'D-1002', amount: 15 });
  await page.goto('/en/office/recharge');
  await page.getByRole('button', { name: 'Deposit D-1002' }).click();
  await expect(second).toContainText('The payment arrived after the deadline. It was credited anyway.');
  await expect(second).toContainText(/You requested 20.\$\. The amount received was credited\./);
  await page.goto('/en/office/messages');
  await page.getByRole('main').getByText('Deposit D-1002 received').first().click();
  await expect(page.getByRole('main')).toContainText('15 USD credited to your account. The payment arrived after');
});
