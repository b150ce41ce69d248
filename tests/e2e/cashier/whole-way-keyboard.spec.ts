/** The whole way again without a pointer: each step begins where the last one left the focus. Row BOOT-04. */
import { payTexts } from '../../../sandbox/psp/pay-texts.ts';
import { byKeyboard } from '../../support/by-keyboard.ts';
import { photo } from '../../support/photo.ts';
import { agePayees, expect, odds, test } from '../../support/world.ts';

test('[BOOT-04] [UI-10] register, set a limit, pay by card, win, show who you are and be paid by keyboard alone', async ({
  page,
  world,
}) => {
  test.setTimeout(240_000);
  await world.simulator({ run: false });
  const [live] = await world.liveMatches();
  const { match, home } = live!;
  const keys = byKeyboard(page);
  const main = page.getByRole('main');
  const provider = payTexts('en');
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  const office = (name: string) =>
    page.getByRole('navigation', { name: 'In this section' }).getByRole('link', { name, exact: true });

  await page.goto('/en/registration');
  await expect(button('Register')).toBeVisible();
  await keys.toContent();
  await keys.choose(main.getByRole('radio', { name: 'E-mail', exact: true }));
  await keys.write(main.getByRole('textbox', { name: 'E-mail' }), 'by.keyboard@example.com');
  await keys.write(main.getByLabel('Password', { exact: true }), 'sunny-days-1');
  await keys.use(main.getByRole('checkbox'), 'Space');
  await keys.use(button('Register'));

  // The form is gone; what comes next has the focus.
  const toDeposit = main.getByRole('link', { name: 'Make a deposit' });
  await expect(toDeposit).toBeVisible();
  await keys.held();
  await keys.use(toDeposit, 'Enter', { most: 10 });

  const week = main.getByRole('textbox', { name: '7 days' });
  await expect(week).toBeVisible();
  await keys.held();
  await keys.write(week, '200');
  await keys.use(button('Set limit and continue'));
  const amount = main.getByRole('textbox', { name: 'Amount' });
  await expect(amount).toBeFocused();
  await page.keyboard.type('50');
  await keys.choose(main.getByRole('radio', { name: /^Bank card/ }));
  await keys.use(button(/^Deposit \d/));
  await expect(main.getByRole('heading', { name: /^Deposit D-/ })).toBeFocused();
  await keys.use(main.getByRole('link', { name: 'Enter card details' }), 'Enter', { most: 5 });

  const field = (name: string) => page.getByRole('textbox', { name });
  await keys.write(field(provider.number), '4000 0027 6000 3184');
  await keys.write(field(provider.expiry), '12/40');
  await keys.write(field(provider.code), '987');
  await keys.write(field(provider.holder), 'ANN EXAMPLE');
  await keys.use(page.getByRole('button', { name: new RegExp(`^${provider.pay}`) }));
  await keys.use(page.getByRole('button', { name: provider.yes }));
  await expect(main.getByRole('region', { name: /^Deposit D-/ }).getByRole('status')).toContainText('Credited');

  await keys.use(page.getByRole('banner').getByRole('link', { name: 'Live', exact: true }), 'Enter', {
    key: 'Shift+Tab',
  });
  const price = odds(page, match, match.opp1.name);
  await expect(price).toBeVisible();
  await keys.reach(price);
  await keys.press('Enter');
  await expect(price).toHaveAttribute('aria-pressed', 'true');
  const slip = page.getByRole('complementary', { name: 'Bet slip' });
  await keys.press('c');
  await expect(slip.getByRole('textbox', { name: 'Stake' })).toBeFocused();
  await keys.press('ControlOrMeta+a');
  await page.keyboard.type('40');
  await keys.use(slip.getByRole('button', { name: /^Place bet/ }), 'Enter', { most: 15 });
  await expect(slip.getByRole('region', { name: 'Bet accepted' })).toBeFocused();
  await world.simulator({ gameId: match.id, do: 'settle', results: { [home.id]: 1 } });

  await keys.use(page.getByRole('banner').getByRole('link', { name: 'Deposit' }), 'Enter', {
    key: 'Shift+Tab',
    most: 160,
  });
  await expect(amount).toBeVisible();
  await keys.held();
  await keys.use(office('Withdrawal'), 'Enter', { key: 'Shift+Tab' });
  const bank = main.getByRole('region', { name: 'Your bank account' });
  await expect(bank).toBeVisible();
  await keys.held();
  await keys.write(bank.getByRole('textbox'), 'GB29 NWBK 6016 1331 9268 19');
  await keys.press('Enter');
  await expect(bank.getByRole('button', { name: 'Change' })).toBeFocused();
  await agePayees(page, world);
  await keys.reach(amount, { key: 'Shift+Tab', most: 20 });
  await page.keyboard.type('60');
  await keys.use(button(/^Withdraw \d/));
  const withdrawals = main.getByRole('region', { name: /^Withdrawal W-/ });
  await expect(withdrawals).toHaveCount(2);
  await expect(main.getByRole('heading', { name: /^Withdrawal W-/ }).first()).toBeFocused();
  await world.control('POST', 'clock', { advance: 20 });
  await keys.use(withdrawals.getByRole('link', { name: 'Verify identity' }).first(), 'Enter', { most: 10 });

  await expect(button(/sample/i)).toBeVisible();
  await keys.held();
  await keys.use(button(/sample/i));
  const file = main.getByLabel('Drop a photo here or choose a file');
  await keys.reach(file);
  await file.setInputFiles({ name: 'passport.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo(200_000)) });
  await keys.use(button('Send'));
  await expect(main.getByRole('region', { name: 'Your documents' }).getByRole('listitem')).toHaveCount(1);
  await world.control('POST', 'clock', { advance: 10 });
  await expect(main.getByText('You are verified')).toBeVisible();
  await keys.held();

  await keys.use(office('Withdrawal'), 'Enter', { key: 'Shift+Tab' });
  await world.control('POST', 'clock', { advance: 180 });
  for (const withdrawal of await withdrawals.all())
    await expect(withdrawal.getByRole('status')).toContainText('The payment has arrived.');
});
