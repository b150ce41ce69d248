/** The player pays by card: on the provider's own page, which alone sees the number. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const part = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('region', { name });

async function open(page: Page, world: World, language = 'en'): Promise<void> {
  await world.simulator({ run: false });
  await enter(page, await world.createUser('player'));
  await page.goto(`/${language}/office/recharge`);
  const none = page.getByRole('button', { name: 'Continue without a limit' });
  await none.click();
  await expect(page.getByText(/Press again to confirm/)).toBeVisible();
  await none.click();
}

/** Begins a deposit by a new card, and goes to the provider. */
async function begin(page: Page, { isSaved = false } = {}): Promise<void> {
  await page.getByRole('radio', { name: /^Bank card/ }).check();
  if (isSaved) await page.getByRole('checkbox', { name: /^Save this card/ }).check();
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
  await page.getByRole('button', { name: /^Deposit 50/ }).click();
  await page.getByRole('link', { name: 'Enter card details' }).click();
}

async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number);
  await page.getByRole('textbox', { name: /^Expiry date/ }).fill('12/40');
  await page.getByRole('textbox', { name: 'CVC' }).fill('987');
  await page.getByRole('textbox', { name: /^Name on card/ }).fill('ANN EXAMPLE');
  await page.getByRole('button', { name: /^Pay/ }).click();
}

test(
  '[PAY-05] [PAY-09] a card is typed at the provider, its bank asks, and nothing of ours ever has the number',
  { tag: '@core' },
  async ({ page, world }) => {
    const sent: string[] = [];
    await open(page, world);
    const site = new URL(page.url()).origin;
    page.on('request', (request) => {
      if (new URL(request.url()).origin === site) sent.push(`${request.url()} ${request.postData() ?? ''}`);
    });
    await begin(page);
    await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
    expect(new URL(page.url()).origin).not.toBe(site);
    await expectAccessible(page);
    await typeCard(page, '4000 0027 6000 3185');
    await expect(page.getByRole('alert')).toHaveText('Invalid card number. Check it and try again.');
    await typeCard(page, '4000 0027 6000 3184');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page).toHaveURL(/\/en\/office\/recharge\?payment=/);
    await expect(part(page, 'Deposit D-1001').getByRole('status')).toContainText('Credited');
    const kept = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
    );
    const log = JSON.stringify(await world.control('GET', 'log'));
    for (const text of [...sent, kept, log, page.url()])
      expect(text.replaceAll(/\s|%20|\+/g, '')).not.toMatch(/4000002760003184|ANNEXAMPLE/);
    // The address of a result is a hint: the page repeats the provider's word, and leads to where the truth is.
    await page.goto('/en/onpay/fail?payment=1');
    const result = page.getByRole('main');
    await expect(result.getByRole('heading', { name: 'Payment failed' })).toBeVisible();
    await expect(result).toContainText('The payment provider declined it.');
    await result.getByRole('link', { name: 'Account payments' }).click();
    await expect(page).toHaveURL(/\/en\/office\/historypay/);
    await expect(page.getByRole('main')).toContainText('D-1001');
    await page.goto('/en/office/recharge');
    await expect(part(page, 'Recent deposits')).toContainText('Credited');
  },
);

test('[PAY-05] [PAY-07] Back, a closed page of the bank and a second tab: one deposit, credited once', async ({
  page,
  world,
  context,
}) => {
  await open(page, world);
  await begin(page);
  await expect(page.getByRole('heading', { name: 'Pay by card' })).toBeVisible();
  await page.goBack();
  const deposit = part(page, 'Deposit D-1001');
  await page.getByRole('button', { name: 'Deposit D-1001' }).click();
  await expect(deposit.getByRole('link', { name: 'Enter card details' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/en/office/recharge');
  await other.getByRole('button', { name: 'Deposit D-1001' }).click();
  const card = other.getByRole('link', { name: 'Enter card details' });
  await card.click();
  await typeCard(other, '4000 0027 6000 3184');
  await expect(other.getByRole('button', { name: 'Confirm' })).toBeVisible();
  await other.close();
  await expect(deposit.getByRole('link', { name: 'Enter card details' })).toBeVisible();
  await deposit.getByRole('link', { name: 'Enter card details' }).click();
  // The page of the provider takes the same payment up again.
  await typeCard(page, '4242 4242 4242 4242');
  await expect(part(page, 'Deposit D-1001').getByRole('status')).toContainText('Credited');
  await expect(part(page, 'Recent deposits').getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('banner')).toContainText(/1.?050/);
});

test('[PAY-19] a saved card pays by keyboard alone in at most 20 keys, and can be removed', async ({ page, world }) => {
  await open(page, world);
  await begin(page, { isSaved: true });
  await typeCard(page, '4242 4242 4242 4242');
  await expect(part(page, 'Deposit D-1001').getByRole('status')).toContainText('Credited');
  await page.goto('/en/office/recharge');
  const saved = page.getByRole('radio', { name: 'Card •• 4242 expires 12/40' });
  await expect(saved).toBeVisible();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const amount = page.getByRole('textbox', { name: 'Amount' });
  const isAt = (locator: typeof amount) => locator.evaluate((element) => element === document.activeElement);
  // The first key of a page leads to its content.
  await press('Tab');
  await press('Enter');
  while (!(await isAt(amount)) && keys < 20) await press('Tab');
  for (const digit of '20') await press(digit);
  while (
    !(await page.getByRole('radio', { name: /^Instant/ }).evaluate((one) => one === document.activeElement)) &&
    keys < 20
  )
    await press('Tab');
  while (!(await saved.isChecked()) && keys < 20) await press('ArrowDown');
  // Enter on a choice pays nothing: the field of the sum does.
  while (!(await isAt(amount)) && keys < 20) await press('Shift+Tab');
  await press('Enter');
  expect(keys).toBeLessThanOrEqual(20);
  await expect(part(page, 'Deposit D-1002').getByRole('status')).toContainText('Credited');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Remove card •• 4242' }).click();
  await expect(saved).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await expect(saved).toHaveCount(0);
});

test('[PAY-06] an instant transfer shows its code, sum and time left, and what to do when the time is over', async ({
  page,
  world,
}) => {
  await open(page, world);
  await page.getByRole('textbox', { name: 'Amount' }).fill('50');
  await page.getByRole('button', { name: /^Deposit 50/ }).click();
  const deposit = part(page, 'Deposit D-1001');
  await expect(deposit.getByRole('img', { name: 'Payment QR code' })).toBeVisible();
  await expect(deposit).toContainText(/1[45]:\d\d left/);
  await expect(deposit).toContainText(/50\s\$/);
  await expectAccessible(page);
  await world.control('POST', 'clock', { advance: 15 * 60 });
  await expect(deposit.getByRole('status')).toContainText('You can start again with the same amount');
  await expect(deposit.getByRole('img', { name: 'Payment QR code' })).toHaveCount(0);
});

test('[PAY-05] the cashier takes a card while the app of the office is dead', async ({ page, world }) => {
  await page.route(/\/plugins\/office\//, (route) => route.abort());
  await open(page, world);
  await begin(page);
  await typeCard(page, '4242 4242 4242 4242');
  await expect(part(page, 'Deposit D-1001').getByRole('status')).toContainText('Credited');
});
