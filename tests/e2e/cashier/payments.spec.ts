/** Payments of both directions: their history, and what the pages of deposit and withdrawal owe. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { agePayees, enter, expect, test, type World } from '../../support/world.ts';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });

async function open(page: Page, world: World, path: string, profile = 'player') {
  await world.simulator({ run: false });
  const user = await world.createUser(profile);
  await enter(page, user);
  await page.goto(path);
  return user;
}

/** The player asks for these sums, one after another. */
async function withdraw(page: Page, world: World, sums: readonly string[]): Promise<void> {
  const bank = part(page, 'Your bank account');
  await bank.getByRole('textbox').fill('GB29 NWBK 6016 1331 9268 19');
  await bank.getByRole('button', { name: 'Use this account' }).click();
  await expect(bank).toContainText('GB •• 6819');
  await agePayees(page, world);
  for (const [place, sum] of sums.entries()) {
    await page.getByRole('textbox', { name: 'Amount' }).fill(sum);
    await page.getByRole('button', { name: new RegExp(`^Withdraw ${sum}`) }).click();
    await expect(part(page, `Withdrawal W-${String(1001 + place)}`)).toBeVisible();
  }
}

test(
  '[OFFICE-05] payments stand in one history with their steps; the filter is in the address',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world, '/en/office/deduce');
    await withdraw(page, world, ['40', '30']);
    await world.control('POST', 'clock', { advance: 120 });
    await page.goto('/en/office/historypay');
    const list = part(page, 'Payments');
    const rows = list.getByRole('listitem').filter({ hasText: 'Bank transfer' });
    await expect(rows).toHaveText([/Withdrawal W-1002-30.\$.*Completed/, /Withdrawal W-1001-40.\$.*Completed/]);
    await rows.first().getByText('History of W-1002').press('Enter');
    await expect(rows.first().getByRole('listitem')).toHaveText([
      ...[/^Requested/, /^Under review/, /^Approved/, /^Sent/, /^Completed/],
    ]);
    await expectAccessible(page);
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Deposits');
    await expect(page).toHaveURL(/\/office\/historypay\?kind=deposit&days=28$/);
    await page.getByRole('button', { name: 'Show last 12 months' }).click();
    await expect(rows).toHaveCount(2);
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'No payments in this period' })).toBeVisible();
  },
);

test('[OFFICE-06] methods say what they take in the currency of the account, and a sum below the least goes nowhere', async ({
  page,
  world,
}) => {
  await open(page, world, '/en/office/recharge', 'demo');
  const none = page.getByRole('button', { name: 'Continue without a limit' });
  await none.click();
  await expect(page.getByText(/Press again to confirm/)).toBeVisible();
  await none.click();
  const methods = page.getByRole('radiogroup', { name: 'Pay with' });
  await expect(methods).toContainText(/90.₽/);
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
  await expect(page.getByRole('button', { name: /^Deposit 50/ })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('textbox', { name: 'Amount' }).press('Enter');
  await expect(page.getByText(/Minimum 90.₽/)).toBeVisible();
  await page.getByRole('link', { name: 'Ask a payments adviser' }).click();
  await expect(page.getByRole('dialog', { name: 'Payments adviser' })).toBeVisible();
  await page.goto('/en/office/historypay');
  await expect(page.getByRole('heading', { name: 'No payments in this period' })).toBeVisible();
});

test('[OFFICE-05] a list that fails is read again; it reads in Arabic, in the dark, and fits a phone', async ({
  page,
  world,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  await world.faults({ method: 'GET', path: '/office-api/v1/history/payments', status: 500, times: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, world, '/ar/office/historypay');
  await page.getByRole('main').getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('heading', { name: 'لا مدفوعات في هذه الفترة' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});

/** Counts what goes to paper instead of opening the dialog of the system. */
const countPrints = (page: Page) =>
  page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset['prints'] = 'once';
    };
  });

test('[PAY-13] [PAY-09] a payment has a receipt for paper, with its sums and moments and no number of an account', async ({
  page,
  world,
}) => {
  await countPrints(page);
  await open(page, world, '/en/office/deduce');
  await withdraw(page, world, ['40']);
  await world.control('POST', 'clock', { advance: 120 });
  await page.goto('/en/office/historypay');
  await page.getByText('History of W-1001').press('Enter');
  await world.faults({ method: 'GET', path: '/office-api/v1/history/payments/*', status: 500, times: 100 });
  await page.getByRole('link', { name: 'Receipt' }).click();
  const again = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible();
  await world.noFaults();
  await again.click();
  const receipt = part(page, 'Withdrawal W-1001');
  await expect(receipt).toContainText(/Bank transfer •• 6819Debited40.\$Fee0.\$Paid out40.\$Reference/);
  await expect(receipt.getByRole('listitem')).toHaveText([
    ...[/^Requested.*20\d\d/, /^Under review/, /^Approved/, /^Sent/, /^Completed/],
  ]);
  expect(await page.content()).not.toMatch(/GB29|6016/);
  await expectAccessible(page);
  await receipt.getByRole('button', { name: 'Print receipt' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-prints', 'once');
  await page.emulateMedia({ media: 'print' });
  await expect(receipt).toContainText('Reference');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('[PAY-13] a receipt of nobody or of another player is not found; in Arabic, in the dark, on a phone it fits', async ({
  page,
  world,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, world, '/en/office/deduce');
  await withdraw(page, world, ['40']);
  await page.goto('/ar/office/historypay');
  await page
    .getByText(/W-1001/)
    .last()
    .press('Enter');
  await page.getByRole('link', { name: 'إيصال' }).click();
  await expect(page.getByRole('button', { name: 'طباعة الإيصال' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  const address = page.url();
  await enter(page, await world.createUser('player'));
  await page.goto(address.replace('/ar/', '/en/'));
  await expect(page.getByRole('heading', { name: 'Payment not found' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print receipt' })).toHaveCount(0);
});

test('[ROUTE-124] the page of checks asks for nothing, and leads to where the figures stand', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await enter(page, await world.createUser('player'));
  await page.goto('/en/office/paycheck');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'No payment selected' })).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'Transactions' }).click();
  await expect(main.getByRole('region', { name: 'Period' })).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goBack();
  await main.getByRole('link', { name: 'Payment history' }).waitFor();
  expect(asked.filter((path) => /\/(?:office|recharge|deduce)-api\//.test(path))).toEqual([]);
});
