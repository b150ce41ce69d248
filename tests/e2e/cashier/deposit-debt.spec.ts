/** A deposit that went back when its money was gone is a debt, which the next deposit pays first. */
import type { PspAnswer } from '../../../contracts/control.ts';
import type { z } from '../../../contracts/zod.ts';
import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, type NewUser, test, type World } from '../../support/world.ts';

/** The holder of the card takes their money back through their bank. */
async function dispute(world: World, intent: string): Promise<void> {
  const { data } = await world.control<z.infer<typeof PspAnswer>>('GET', 'psp');
  const made = await fetch(`${data.url}/v1/test_helpers/payment_intents/${intent}/dispute`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${data.secret}`, 'Stripe-Account': data.account ?? '' },
  });
  expect(made.status).toBe(200);
}

test('[PAY-44] a debt stands on the overview and before a deposit, the deposit pays it first and says so, and then it is gone', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const empty = { accounts: [{ iso: 'USD', money: 0 }] };
  const { data } = await world.control<{ data: NewUser }>('POST', 'users', { profile: 'player', ...empty });
  await enter(page, data);
  await page.goto('/en/office/recharge');
  const none = page.getByRole('button', { name: 'Continue without a limit' });
  await none.click();
  await expect(page.getByText(/Press again to confirm/)).toBeVisible();
  await none.click();
  const main = page.getByRole('main');
  const begin = async (amount: string) => {
    await main.getByRole('radio', { name: /^Bank card/ }).check();
    await main.getByRole('textbox', { name: 'Amount' }).fill(amount);
  };
  const pay = async (amount: string) => {
    await main.getByRole('button', { name: new RegExp(`^Deposit ${amount}`) }).click();
    await page.getByRole('link', { name: 'Enter card details' }).click();
    await page.getByRole('textbox', { name: 'Card number' }).fill('4000 0027 6000 3184');
    await page.getByRole('textbox', { name: /^Expiry date/ }).fill('12/40');
    await page.getByRole('textbox', { name: 'CVC' }).fill('987');
    await page.getByRole('textbox', { name: /^Name on card/ }).fill('ANN EXAMPLE');
    await page.getByRole('button', { name: /^Pay/ }).click();
    const confirm = page.getByRole('button', { name: 'Confirm' });
    await expect(confirm).toBeVisible();
    const intent = /pi_\w+/.exec(page.url())?.[0] ?? '';
    await confirm.click();
    return intent;
  };
  await begin('50');
  const intent = await pay('50');
  await expect(main.getByRole('region', { name: 'Deposit D-1001' }).getByRole('status')).toContainText('Credited');
  // What they do with it is their own affair; it is gone.
  await world.control('PATCH', `users/${String(data.userId)}`, empty);
  await dispute(world, intent);

  const said = /You owe 50.\$ for a (?:charged-back|reversed) deposit/;
  await page.goto('/en/office');
  await expect(main.getByText(said)).toBeVisible();
  await page.goto('/en/office/recharge');
  await expect(main.getByText(said)).toBeVisible();
  await begin('80');
  await expect(main.getByRole('region', { name: 'Deposit', exact: true })).toContainText(/Debt repayment50.\$/);
  await expectAccessible(page);
  await pay('80');
  const receipt = main.getByRole('region', { name: 'Deposit D-1002' });
  await expect(receipt.getByRole('status')).toContainText('Credited');
  await expect(receipt).toContainText(/Debt repayment50.\$/);
  await page.goto('/en/office/recharge');
  await expect(main.getByRole('textbox', { name: 'Amount' })).toBeVisible();
  await expect(main.getByText(said)).toHaveCount(0);
  await expect(page.getByRole('banner')).toContainText(/30(?:\.00)?.\$/);
});
