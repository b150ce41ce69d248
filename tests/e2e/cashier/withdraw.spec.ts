/** The player takes money out, and sees where it is. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { agePayees, enter, expect, type NewUser, test, type World } from '../../support/world.ts';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const amount = (page: Page) => page.getByRole('textbox', { name: 'Amount' });

async function open(page: Page, world: World, { profile = 'player', language = 'en', iso = 'USD' } = {}) {
  await world.simulator({ run: false });
  const accounts = iso === 'USD' ? {} : { accounts: [{ iso, money: 1000 }] };
  const { data: user } = await world.control<{ data: NewUser }>('POST', 'users', { profile, ...accounts });
  await enter(page, user);
  await page.goto(`/${language}/office/deduce`);
  return user;
}

/** Names a bank account, and lets it be one that the player named long ago. */
async function nameBank(page: Page, world: World): Promise<void> {
  const bank = part(page, 'Your bank account');
  await bank.getByRole('textbox').fill('GB29 NWBK 6016 1331 9268 19');
  await bank.getByRole('button', { name: 'Use this account' }).click();
  await expect(bank).toContainText('GB •• 6819');
  await agePayees(page, world);
}

async function ask(page: Page, sum: string): Promise<void> {
  await amount(page).fill(sum);
  await page.getByRole('button', { name: new RegExp(`^Withdraw ${sum}`) }).click();
}

test(
  '[PAY-12] [PAY-13] [LIM-62] [PAY-14] money leaves at once and arrives step by step, with no way to take it back',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world);
    await amount(page).fill('40');
    await expect(part(page, 'Withdraw')).toContainText('Add a bank account for the rest.');
    await nameBank(page, world);
    await expect(part(page, 'To')).toContainText(/Bank transfer40.\$/);
    await page.getByRole('button', { name: /^Withdraw 40/ }).click();
    const withdrawal = part(page, 'Withdrawal W-1001');
    await expect(withdrawal.getByRole('listitem')).toHaveCount(5);
    await expect(page.getByRole('button', { name: /^All: 960/ })).toBeVisible();
    await expect(withdrawal.getByRole('button')).toHaveText(['Close']);
    await expect(page.getByRole('main').getByRole('link', { name: 'Deposit' })).toHaveCount(0);
    await expectAccessible(page);
    await world.control('POST', 'clock', { advance: 120 });
    await expect(withdrawal.getByRole('status')).toContainText('The payment has arrived.');
    await withdrawal.getByRole('button', { name: 'Close' }).click();
    await part(page, 'Recent withdrawals').getByRole('button', { name: 'Withdrawal W-1001' }).click();
    await expect(withdrawal.getByRole('status')).toContainText('Completed');
  },
);

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
  await page.getByRole('main').getByRole('link', { name: 'Withdraw funds' }).click();
  await expect(page).toHaveURL(/\/en\/office\/deduce$/);
  await nameBank(page, world);
  await page.getByRole('button', { name: /^All: / }).click();
  await page.getByRole('button', { name: /^Withdraw 1/ }).click();
  await expect(part(page, 'Withdrawal W-1001')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Nothing to withdraw' })).toBeVisible();
});

test(
  '[PAY-04] an answer that is lost is asked for: one press is one withdrawal',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world);
    await nameBank(page, world);
    await world.faults({ method: 'POST', path: '/deduce-api/v1/requests', when: 'after', drop: true, times: 1 });
    await ask(page, '40');
    await expect(part(page, 'Recent withdrawals').getByRole('listitem')).toHaveCount(1, { timeout: 30_000 });
    await expect(page.getByRole('button', { name: /^All: 960/ })).toBeVisible({ timeout: 30_000 });
  },
);

test('[PAY-13] a second tab hears of a withdrawal, and of the money that the bank sends back', async ({
  page,
  world,
  context,
}) => {
  await open(page, world);
  await nameBank(page, world);
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
  await expect(other.getByRole('button', { name: /^All: 960/ })).toBeVisible();
  await world.control('POST', 'clock', { advance: 17 });
  await expect(withdrawal.getByRole('status')).toContainText('Sent');
  await world.control('POST', `withdrawals/${data[0]?.id ?? ''}`, { to: 'returned' });
  await expect(withdrawal.getByRole('status')).toContainText('Returned by the bank.');
  await expect(other.getByRole('button', { name: /^All: 1.?000/ })).toBeVisible();
  await other.close();
});

test('[PAY-07] [PAY-13] the provider pays after a lost answer and says so twice, and what the bank sends back later is said too', async ({
  page,
  world,
}) => {
  await open(page, world);
  await nameBank(page, world);
  const [calls, hooks] = [
    [{ method: 'POST', path: '/v1/payouts', when: 'after', drop: true, times: 1 }],
    [{ type: 'payout.paid', do: 'twice' }],
  ];
  await world.control('POST', 'psp', { calls, hooks });
  await ask(page, '40');
  const withdrawal = part(page, 'Withdrawal W-1001');
  await expect(withdrawal).toBeVisible();
  await world.control('POST', 'clock', { advance: 20 });
  await expect(withdrawal.getByRole('status')).toContainText('Sent');
  await world.control('POST', 'clock', { advance: 60 });
  await expect(withdrawal.getByRole('status')).toContainText('The payment has arrived.');
  await expect(page.getByRole('button', { name: /^All: 960/ })).toBeVisible();
  await sendBack(world);
  await expect(withdrawal.getByRole('status')).toContainText('Returned by the bank.');
  await expect(page.getByRole('button', { name: /^All: 1.?000/ })).toBeVisible();
});

/** The payee's bank sends the one payout of this world back. */
async function sendBack(world: World): Promise<void> {
  const { data } = await world.control<{ data: { url: string; secret: string; account: string } }>('GET', 'psp');
  const headers = { Authorization: `Bearer ${data.secret}`, 'Stripe-Account': data.account };
  const list = (await (await fetch(`${data.url}/v1/payouts`, { headers })).json()) as { data: { id: string }[] };
  expect(list.data).toHaveLength(1);
  const path = `/v1/test_helpers/payouts/${list.data[0]?.id ?? ''}/fail`;
  expect((await fetch(data.url + path, { method: 'POST', headers })).status).toBe(200);
}

test('[PAY-13] [PAY-01] a request waits for documents, says until when, and goes on when they are there', async ({
  page,
  world,
}) => {
  const user = await open(page, world, { profile: 'unverified' });
  await expect(part(page, 'Withdraw')).toContainText('You are not verified');
  await nameBank(page, world);
  await ask(page, '40');
  const withdrawal = part(page, 'Withdrawal W-1001');
  await expect(withdrawal).toBeVisible();
  await world.control('POST', 'clock', { advance: 20 });
  await expect(withdrawal.getByRole('status')).toContainText('We need your documents.');
  await expect(withdrawal.getByRole('link', { name: 'Verify identity' })).toHaveAttribute(
    'href',
    /office\/verification/,
  );
  await world.control('PATCH', `users/${String(user.userId)}`, { isIdentificationDone: true });
  await expect(withdrawal.getByRole('status')).toContainText(/Approved|Sent|Arrived/);
});

test('[PAY-11] a sum above the balance says what is wrong', async ({ page, world }) => {
  await open(page, world);
  await amount(page).fill('1000,5');
  await expect(part(page, 'Withdraw')).toContainText(/Your balance is 1.?000/);
  await expect(page.getByRole('button', { name: /^Withdraw 1/ })).toHaveAttribute('aria-disabled', 'true');
});

test('[PAY-10] each field of the bank account says what is wrong before anything is sent', async ({ page, world }) => {
  await open(page, world);
  const bank = part(page, 'Your bank account');
  const [number, code] = [
    bank.getByRole('textbox', { name: 'Account number (IBAN)' }),
    bank.getByRole('textbox', { name: 'Bank code (BIC)' }),
  ];
  const keep = bank.getByRole('button', { name: 'Use this account' });
  let sent = 0;
  page.on('request', (request) => {
    if (request.method() === 'PUT') sent += 1;
  });
  await keep.click();
  await expect(number).toHaveAccessibleDescription(/Unknown country code/);
  await number.fill('GB29 NWBK 6016 1331 9268 1');
  await number.blur();
  await expect(number).toHaveAccessibleDescription(/Wrong length/);
  await number.fill('GB29 NWBK 6016 1331 9268 18');
  await keep.click();
  await expect(number).toHaveAccessibleDescription(/One character is wrong/);
  await expect(code).toHaveCount(0);
  await number.fill('KW81 CBKU 0000 0000 0000 1234 5601 01');
  await code.fill('NBOK');
  await keep.click();
  await expect(code).toHaveAccessibleDescription('A BIC has 8 or 11 characters and starts with six letters');
  await expectAccessible(page);
  await code.fill('DEUTDEFF');
  await keep.click();
  await expect(code).toHaveAccessibleDescription('The bank and the account are in different countries');
  expect(sent).toBe(0);
  await code.fill('nbok kw kw');
  await keep.click();
  await expect(bank).toContainText('KW •• 0101');
});

/** Brings 50 to a cash desk. */
async function payCash(page: Page, world: World): Promise<void> {
  await page.goto('/en/office/recharge');
  const none = page.getByRole('button', { name: 'Continue without a limit' });
  await none.click();
  await expect(page.getByText(/Press again to confirm/)).toBeVisible();
  await none.click();
  await page.getByRole('radio', { name: /^Cash desk/ }).check();
  await amount(page).fill('50');
  await page.getByRole('button', { name: /^Deposit 50/ }).click();
  const deposit = part(page, 'Deposit D-1001').getByRole('status');
  await expect(deposit).toContainText('Awaiting payment at the cash desk');
  await world.control('POST', 'arrivals', { number: 'D-1001' });
  await expect(deposit).toContainText('Credited');
}

test('[PAY-10] [PAY-13] cash waits at a desk for its code until its time is over, and is paid once', async ({
  page,
  world,
}) => {
  await open(page, world);
  await payCash(page, world);
  await page.goto('/en/office/deduce');
  await expect(part(page, 'To')).toContainText(/Cash desk.*Up to 50/);
  await ask(page, '20');
  const first = part(page, 'Withdrawal W-1001');
  await expect(first).toBeVisible();
  await world.control('POST', 'clock', { advance: 16 });
  await expect(first.getByRole('status')).toContainText('Ready for collection');
  const receipt = first.getByRole('region', { name: 'Show this at the cash desk' });
  await expect(receipt.getByRole('img', { name: 'Withdrawal QR code' })).toBeVisible();
  await expectAccessible(page);
  const code = /\d{3} \d{3} \d{3}/.exec((await receipt.textContent()) ?? '')?.[0] ?? '';
  await world.control('POST', 'desk-payouts', { code });
  await expect(first.getByRole('status')).toContainText('Cash collected.');
  await expect(receipt).toHaveCount(0);
  await ask(page, '30');
  const second = part(page, 'Withdrawal W-1002');
  await expect(second).toBeVisible();
  await world.control('POST', 'clock', { advance: 16 });
  await expect(second.getByRole('status')).toContainText('Collect your cash by');
  await page.goto('about:blank');
  await world.control('POST', 'clock', { advance: 3 * 86_400 });
  await page.goto('/en/office/deduce');
  await expect(part(page, 'Recent withdrawals')).toContainText('Returned');
  await page.getByRole('button', { name: 'Withdrawal W-1002' }).click();
  await expect(second.getByRole('status')).toContainText('The cash was not collected in time.');
});

test('[PAY-10] a cryptocurrency asks for an address of its network, and says what is wrong with one', async ({
  page,
  world,
}) => {
  await open(page, world, { iso: 'USDT' });
  const mine = part(page, 'Your wallet address');
  const address = mine.getByRole('textbox', { name: 'Address' });
  const keep = mine.getByRole('button', { name: 'Use this address' });
  await amount(page).fill('40');
  await expect(part(page, 'Withdraw')).toContainText('Add a wallet address for the rest.');
  await address.fill('wallet');
  await address.blur();
  await expect(address).toHaveAccessibleDescription('Not an address of a supported network');
  await address.fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  await keep.click();
  await expect(address).toHaveAccessibleDescription(/to another network/);
  await expectAccessible(page);
  await mine.getByRole('combobox', { name: 'Network' }).selectOption('Ethereum (ERC-20)');
  await address.fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1Beaed');
  await keep.click();
  await expect(address).toHaveAccessibleDescription(/Invalid address/);
  await address.fill('0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed');
  await keep.click();
  await expect(mine).toContainText('Ethereum (ERC-20) •• eAed');
  await agePayees(page, world);
  await page.getByRole('button', { name: /^Withdraw 40/ }).click();
  await expect(part(page, 'Withdrawal W-1001')).toContainText('Cryptocurrency •• eAed');
  await world.control('POST', 'clock', { advance: 120 });
  await expect(part(page, 'Withdrawal W-1001').getByRole('status')).toContainText('The payment has arrived.');
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
