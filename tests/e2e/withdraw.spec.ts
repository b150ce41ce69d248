/** The player takes money out, and sees where it is. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../support/axe.ts';
import { enter, expect, test, type World } from '../support/world.ts';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });

async function open(page: Page, world: World, { profile = 'player', language = 'en' } = {}) {
  await world.simulator({ run: false });
  const user = await world.createUser(profile);
  await enter(page, user);
  await page.goto(`/${language}/office/deduce`);
  return user;
}

async function nameBank(page: Page): Promise<void> {
  const bank = part(page, 'Your bank account');
  await bank.getByRole('textbox').fill('GB29 NWBK 6016 1331 9268 19');
  await bank.getByRole('button', { name: 'Use this account' }).click();
  await expect(bank).toContainText('GB •• 6819');
}

async function ask(page: Page, sum: string): Promise<void> {
  await amount(page).fill(sum);
  await page.getByRole('button', { name: new RegExp(`^Withdraw ${sum}`) }).click();
}

test('[PAY-12] [PAY-13] [LIM-62] [PAY-14] money leaves at once and arrives step by step, with no way to take it back', async ({
  page,
  world,
}) => {
  await open(page, world);
  await amount(page).fill('40');
  await expect(part(page, 'Withdraw')).toContainText('Name your bank account for the rest.');
  await nameBank(page);
  await expect(part(page, 'To')).toContainText(/Bank transfer40.\$/);
  await page.getByRole('button', { name: /^Withdraw 40/ }).click();
  const withdrawal = part(page, 'Withdrawal W-1001');
  await expect(withdrawal.getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('button', { name: /^All, 960/ })).toBeVisible();
  await expect(withdrawal.getByRole('button')).toHaveText(['Close']);
  await expect(page.getByRole('main').getByRole('link', { name: 'Deposit' })).toHaveCount(0);
  await expectAccessible(page);
  await world.control('POST', 'clock', { advance: 120 });
  await expect(withdrawal.getByRole('status')).toContainText('The money is where it was sent.');
  await withdrawal.getByRole('button', { name: 'Close' }).click();
  await part(page, 'Your last withdrawals').getByRole('button', { name: 'Withdrawal W-1001' }).click();
  await expect(withdrawal.getByRole('status')).toContainText('Arrived');
});

test('[LIM-19] [LIM-59] an excluded player goes from the goodbye page to their money and takes all of it', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const user = await world.createUser('player');
  await enter(page, user);
  await page.goto('/en');
  await world.control('PATCH', `users/${String(user.userId)}`, { is_self_excluded: true });
  await page.goto('/en/goodbye');
  await page.getByRole('main').getByRole('link', { name: 'Withdraw your money' }).click();
  await expect(page).toHaveURL(/\/en\/office\/deduce$/);
  await nameBank(page);
  await page.getByRole('button', { name: /^All, / }).click();
  await page.getByRole('button', { name: /^Withdraw 1/ }).click();
  await expect(part(page, 'Withdrawal W-1001')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing to withdraw yet' })).toBeVisible();
});

test('[PAY-04] an answer that is lost is asked for: one press is one withdrawal', async ({ page, world }) => {
  await open(page, world);
  await nameBank(page);
  await world.faults({ method: 'POST', path: '/deduce-api/v1/requests', when: 'after', drop: true, times: 1 });
  await ask(page, '40');
  await expect(part(page, 'Your last withdrawals').getByRole('listitem')).toHaveCount(1, { timeout: 30_000 });
  await expect(page.getByRole('button', { name: /^All, 960/ })).toBeVisible({ timeout: 30_000 });
});

test('[PAY-13] a second tab hears of a withdrawal, and of the money that the bank sends back', async ({
  page,
  world,
  context,
}) => {
  await open(page, world);
  await nameBank(page);
  const other = await context.newPage();
  await other.goto('/en/office/deduce');
  await expect(amount(other)).toBeVisible();
  const answered = page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith('/deduce-api/v1/requests'),
  );
  await ask(page, '40');
  const { data } = (await (await answered).json()) as { data: { id: string }[] };
  const withdrawal = part(other, 'Withdrawal W-1001');
  await expect(withdrawal).toBeVisible();
  await expect(other.getByRole('button', { name: /^All, 960/ })).toBeVisible();
  await world.control('POST', 'clock', { advance: 17 });
  await expect(withdrawal.getByRole('status')).toContainText('Sent');
  await world.control('POST', `withdrawals/${data[0]?.id ?? ''}`, { to: 'returned' });
  await expect(withdrawal.getByRole('status')).toContainText('The bank sent it back.');
  await expect(other.getByRole('button', { name: /^All, 1.?000/ })).toBeVisible();
  await other.close();
});

test('[PAY-13] [PAY-01] a request waits for documents, says until when, and goes on when they are there', async ({
  page,
  world,
}) => {
  const user = await open(page, world, { profile: 'unverified' });
  await expect(part(page, 'Withdraw')).toContainText('You are not verified yet.');
  await nameBank(page);
  await ask(page, '40');
  const withdrawal = part(page, 'Withdrawal W-1001');
  await world.control('POST', 'clock', { advance: 20 });
  await expect(withdrawal.getByRole('status')).toContainText('We need your documents first.');
  await expect(withdrawal.getByRole('link', { name: 'Verify yourself' })).toHaveAttribute(
    'href',
    /office\/verification/,
  );
  await world.control('PATCH', `users/${String(user.userId)}`, { isIdentificationDone: true });
  await expect(withdrawal.getByRole('status')).toContainText(/Approved|Sent|Arrived/);
});

test('[PAY-10] [PAY-11] a wrong account number and a sum above the balance say what is wrong', async ({
  page,
  world,
}) => {
  await open(page, world);
  const bank = part(page, 'Your bank account');
  await bank.getByRole('textbox').fill('GB29 NWBK 6016 1331 9268 18');
  await bank.getByRole('button', { name: 'Use this account' }).click();
  await expect(bank).toContainText('This is no account number.');
  await amount(page).fill('1000,5');
  await expect(part(page, 'Withdraw')).toContainText(/There is 1.?000.*on the account/);
  await expect(page.getByRole('button', { name: /^Withdraw 1/ })).toHaveAttribute('aria-disabled', 'true');
});

test('[PAY-02] the page reads in Arabic, in the dark, and fits a phone', async ({ page, world, context, baseURL }) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  await open(page, world, { profile: 'bonus', language: 'ar' });
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('main').getByRole('textbox').first()).toBeVisible();
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
