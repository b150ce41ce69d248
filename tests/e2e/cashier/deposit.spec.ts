/** The player pays in, and sees where the money is. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

async function open(page: Page, world: World, language = 'en'): Promise<void> {
  await world.simulator({ run: false });
  await enter(page, await world.createUser('player'));
  await page.goto(`/${language}/office/recharge`);
}

async function goOnWithoutLimit(page: Page): Promise<void> {
  const none = page.getByRole('button', { name: 'Continue without a limit' });
  await none.click();
  await expect(page.getByText(/Press again to confirm/)).toBeVisible();
  await none.click();
}

async function begin(page: Page, sum: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Amount' }).fill(sum);
  await page.getByRole('button', { name: new RegExp(`^Deposit ${sum}`) }).click();
}

test(
  '[PAY-01] [PAY-05] [PAY-13] [LIM-46] a first deposit: no limit, the bank, and its steps until the money is there',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world);
    await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveCount(0);
    await goOnWithoutLimit(page);
    await begin(page, '50');
    const deposit = part(page, 'Deposit D-1001');
    await expect(deposit).toContainText('Awaiting bank approval');
    await deposit.getByRole('link', { name: 'Go to your bank' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/en\/office\/recharge\?payment=/);
    await expect(deposit.getByRole('status')).toContainText(/Confirmed, processing|Credited/);
    await world.control('POST', 'clock', { advance: 10 });
    await expect(deposit.getByRole('status')).toContainText('Credited');
    await expect(deposit.getByRole('listitem')).toHaveCount(4);
    await page.reload();
    await expect(deposit.getByRole('status')).toContainText('Credited');
    await expectAccessible(page);
    await deposit.getByRole('link', { name: 'Receipt' }).click();
    await expect(deposit).toContainText(/Credited50.\$Fee0.\$You pay50.\$Reference/);
  },
);

test('[PAY-16] the page says what came in this month, tries again after a failure, and counts a deposit as it comes', async ({
  page,
  world,
}) => {
  await world.faults({ method: 'GET', path: '/office-api/v1/statement/paid', status: 500, times: 1 });
  await open(page, world);
  await goOnWithoutLimit(page);
  const month = part(page, 'This month');
  await expect(month).toContainText('This month’s totals could not be loaded.');
  await month.getByRole('button', { name: 'Try again' }).click();
  await expect(month).toContainText(/Deposited0.\$Withdrawn0.\$Net deposits0.\$/);
  await begin(page, '50');
  await page.getByRole('link', { name: 'Go to your bank' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(month).toContainText(/Deposited0.\$/);
  await world.control('POST', 'clock', { advance: 10 });
  await expect(month).toContainText(/Deposited50.\$Withdrawn0.\$Net deposits50.\$/);
  await expectAccessible(page);
});

test('[LIM-46] [LIM-44] [PAY-08] a limit set first is kept, and says what it leaves before and after a deposit', async ({
  page,
  world,
}) => {
  await open(page, world);
  const first = part(page, 'Set your deposit limit');
  await expect(first.getByRole('textbox', { name: '7 days' })).toHaveValue('');
  await expectAccessible(page);
  await first.getByRole('textbox', { name: '7 days' }).fill('100');
  await first.getByRole('button', { name: 'Set limit and continue' }).click();
  await expect(page.getByText(/^100.\$ left of your limit for 7 days$/)).toBeVisible();
  const sums = page.getByRole('radiogroup', { name: 'Preset amounts' });
  await sums.getByRole('radio', { name: /^20.\$/ }).check();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('20');
  await expect(page.getByText(/^80.\$ left after this$/)).toBeVisible();
  // None above what the limit leaves.
  await expect(sums.getByRole('radio', { name: /^200.\$/ })).toHaveCount(0);
  await begin(page, '60');
  await expect(page.getByText(/^40.\$ left of your limit for 7 days$/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
  await expect(page.getByText(/^Your deposit limit allows 40.\$$/)).toBeVisible();
  await expect(page.getByRole('button', { name: /^Deposit 50/ })).toHaveAttribute('aria-disabled', 'true');
});

test('[PAY-05] a bank that refuses: the page that it leads back to says so, whatever its address', async ({
  page,
  world,
}) => {
  await open(page, world);
  await goOnWithoutLimit(page);
  await begin(page, '50');
  await page.getByRole('link', { name: 'Go to your bank' }).click();
  await page.getByRole('button', { name: 'Decline: insufficient funds' }).click();
  const deposit = part(page, 'Deposit D-1001');
  await expect(deposit.getByRole('status')).toContainText(
    'Declined by your bank: insufficient funds. No money was taken.',
  );
  await page.goto('/en/office/recharge?payment=00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Deposit not found')).toBeVisible();
});

test(
  '[PAY-04] an answer that is lost is asked for: one press is one deposit',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world);
    await goOnWithoutLimit(page);
    await world.faults({ method: 'POST', path: '/recharge-api/v1/payments', when: 'after', drop: true, times: 1 });
    await begin(page, '50');
    await expect(part(page, 'Deposit D-1001')).toBeVisible({ timeout: 30_000 });
    await expect(part(page, 'Recent deposits').getByRole('listitem')).toHaveCount(1);
  },
);

test('[PAY-02] a fee is said before the button, and a method that is not open says why', async ({ page, world }) => {
  await open(page, world, 'ar');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/en/office/recharge');
  await goOnWithoutLimit(page);
  await page.getByRole('radio', { name: /^E-wallet/ }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
  await expect(part(page, 'Deposit')).toContainText(/Fee0\.50.\$You pay50\.50.\$/);
  await expectAccessible(page);
});

test('[PLUG-24] the page of deposits opens the payment consultant over itself, and what was typed stays', async ({
  page,
  world,
}) => {
  await open(page, world);
  await goOnWithoutLimit(page);
  const amount = page.getByRole('textbox', { name: 'Amount' });
  await amount.fill('25');
  await page.getByRole('main').getByRole('link', { name: 'Ask a payments adviser' }).click();
  const consultant = page.getByRole('dialog', { name: 'Payments adviser' });
  await expect(consultant.getByRole('button', { name: 'Ask a question' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(consultant).toHaveCount(0);
  await expect(amount).toHaveValue('25');
});
