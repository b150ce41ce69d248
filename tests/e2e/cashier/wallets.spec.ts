/** The player's accounts: money between them, and new ones. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const main = (page: Page) => page.getByRole('main');
const part = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const form = (page: Page) => main(page).getByRole('form', { name: 'Transfer between accounts' });

async function open(page: Page, world: World, { profile = 'rich', language = 'en' } = {}) {
  await world.simulator({ run: false });
  const user = await world.createUser(profile);
  await enter(page, user);
  await page.goto(`/${language}/office/wallets`);
  return user;
}

test(
  '[PAY-20] [OFFICE-05] the rate stands there before the press, the money comes once, and the history shows it',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world);
    await form(page).getByRole('combobox', { name: 'To' }).selectOption({ index: 1 });
    await form(page).getByRole('textbox', { name: 'Amount' }).fill('12.34');
    await expect(form(page)).toContainText('1 USD = 89.1 RUB');
    await expect(form(page)).toContainText(/You get1,099.49.₽/);
    await expectAccessible(page);
    await world.faults({ method: 'POST', path: '/web-api/account/convert', when: 'after', drop: true, times: 1 });
    await page.keyboard.press('Enter');
    await expect(form(page).getByRole('status')).toContainText(/Transfer T-1: 1,099.49.₽ received/, {
      timeout: 30_000,
    });
    await expect(part(page, 'Your accounts').getByRole('listitem').filter({ hasText: 'RUB' })).toContainText(
      '100,001,099.49',
    );
    await form(page).getByRole('link', { name: 'Transfer history' }).click();
    const list = part(page, 'Transfers').getByRole('listitem');
    await expect(list).toHaveText([/Transfer T-1.*1 USD = 89\.1 RUB.*12\.34.*1,099\.49/]);
    await expectAccessible(page);
    await main(page).getByRole('combobox', { name: 'Account' }).selectOption('EUR');
    await expect(page).toHaveURL(/\/office\/transferhistory\?days=28&account=\d+$/);
    await page.getByRole('button', { name: 'Show last 12 months' }).click();
    await expect(list).toHaveCount(1);
    await page.goBack();
    await expect(main(page).getByRole('combobox', { name: 'Account' })).toHaveValue(/^\d+$/);
  },
);

test('[ACC-03] an account that money may not leave offers no transfer, by its convert status', async ({
  page,
  world,
}) => {
  const { userId } = await open(page, world);
  const from = form(page).getByRole('combobox', { name: 'From' }).getByRole('option');
  await expect(from).toHaveText([/^USD/, /^EUR/, /^RUB/]);
  await world.control('PATCH', `users/${String(userId)}`, { convertStatus: 1 });
  await page.reload();
  await expect(from).toHaveText([/^USD/]);
  await world.control('PATCH', `users/${String(userId)}`, { convertStatus: 0 });
  await page.reload();
  await expect(form(page)).toContainText('Transfers are not available for your accounts.');
  await expect(form(page).getByRole('button')).toHaveCount(0);
});

test('[ACC-04] [ACC-05] [ACC-06] an account in a fiat or a crypto currency opens, is used, and an empty one is removed', async ({
  page,
  world,
}) => {
  await open(page, world);
  const adding = main(page).getByRole('form', { name: 'Add currency' });
  const choice = adding.getByRole('combobox', { name: 'Currency' });
  await expect(choice.getByRole('option', { name: 'BTC, Bitcoin (crypto)' })).toBeAttached();
  await expect(choice.getByRole('option', { name: 'GBP, British Pound', exact: true })).toBeAttached();
  await choice.selectOption('BTC');
  await adding.getByRole('button', { name: 'Open BTC account' }).press('Enter');
  const row = part(page, 'Your accounts').getByRole('listitem').filter({ hasText: 'BTC' });
  await expect(row).toBeVisible();
  await expect(choice.getByRole('option', { name: /^BTC/ })).toHaveCount(0);
  await row.getByRole('button', { name: 'Use this account BTC' }).click();
  await expect(row).toContainText('Active');
  await expect(row.getByRole('button')).toHaveCount(0);
  await part(page, 'Your accounts').getByRole('button', { name: 'Use this account USD' }).click();
  await row.getByRole('button', { name: 'Remove BTC' }).click();
  await expect(row).toHaveCount(0);
  await expect(choice.getByRole('option', { name: /^BTC/ })).toBeAttached();
  await expect(adding.getByRole('button')).toBeEnabled();
});

test('[ERR-15] why an account is not removed stands there in the words of the server', async ({ page, world }) => {
  await open(page, world, { profile: 'player' });
  const adding = main(page).getByRole('form', { name: 'Add currency' });
  await adding.getByRole('combobox', { name: 'Currency' }).selectOption('EUR');
  await adding.getByRole('button', { name: 'Open EUR account' }).click();
  const remove = part(page, 'Your accounts').getByRole('button', { name: 'Remove EUR' });
  await expect(remove).toBeVisible();
  await world.faults({
    method: 'DELETE',
    path: '/web-api/account/*',
    status: 400,
    body: { code: 2, message: 'Money is on its way to or from this account.', requestId: 'x' },
    times: 1,
  });
  await remove.click();
  await expect(page.getByText('Money is on its way to or from this account.')).toBeVisible();
  await expect(remove).toBeVisible();
});

test('[PAY-20] a failed rate says so and is asked for again; the pages read in Arabic, in the dark, and fit a phone', async ({
  page,
  world,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  await world.faults({ method: 'GET', path: '/web-api/account/convert/rate', status: 500, times: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, world, { language: 'ar' });
  await expect(main(page).getByText('سعر الصرف غير متاح')).toBeVisible();
  await main(page).getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(main(page).getByText(/^1 USD = /)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.goto('/ar/office/transferhistory');
  await expect(main(page).getByRole('heading', { name: 'لا تحويلات في هذه الفترة' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
