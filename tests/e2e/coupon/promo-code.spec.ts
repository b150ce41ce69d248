/** A promo code from the question what it gives to what it gave: office, coupon, office again. */
import { coupon, enter, expect, odds, test } from '../../support/world.ts';

test(
  '[OFFICE-05] [CPN-35] [CPN-80] a code is checked, used in the coupon, gives a lost stake back, and its history says so',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    const [live] = await world.liveMatches();
    const { match, home } = live!;
    await enter(page, await world.createUser('player'));
    await page.goto('/en/office/promocode');
    const main = page.getByRole('main');
    const check = main.getByRole('form', { name: 'Check a promo code' });
    const code = check.getByRole('textbox', { name: 'Promo code' });
    const used = main.getByRole('region', { name: 'Used codes' });
    await expect(used).toContainText('No codes used yet');

    await code.fill('second-chance');
    await code.press('Enter');
    const found = check.getByRole('status');
    await expect(found).toContainText('Second chance: losing stake refunded');
    await expect(found).toContainText(/Maximum\s*10.\$/);
    await found.getByRole('link', { name: 'Use in the bet slip' }).click();

    await odds(page, match, match.opp1.name).click();
    const slip = coupon(page);
    await slip.getByRole('textbox', { name: 'Stake' }).fill('8');
    await slip.getByText('Promo code', { exact: true }).first().click();
    await slip.getByRole('textbox', { name: 'Enter a code' }).fill('SECOND-CHANCE');
    // Enter asks about the code. It places no bet.
    await slip.getByRole('textbox', { name: 'Enter a code' }).press('Enter');
    await expect(slip.getByText('Second chance: losing stake refunded')).toBeVisible();
    await slip.getByRole('button', { name: /^Place bet/ }).click();
    await expect(slip.getByText('Bet accepted')).toBeVisible();

    await page.goto('/en/office/promocode');
    const row = used.getByRole('listitem');
    await expect(row).toContainText('Used: stake refunded if the bet loses');
    await world.simulator({ gameId: match.id, do: 'settle', results: { [home.id]: 0 } });
    await page.reload();
    await expect(row).toContainText('Used: bet lost, stake refunded');
    await expect(row).toContainText(/\+8.\$/);

    for (const [typed, why] of [
      ['SECOND-CHANCE', /^You used this code on .+/],
      ['LAST-WEEK', /^This code expired on .+/],
      ['NO-SUCH-CODE', /^Promo code not found$/],
    ] as const) {
      await code.fill(typed);
      await code.press('Enter');
      await expect(check.getByText(why)).toBeVisible();
      await expect(code).toHaveAttribute('aria-invalid', 'true');
    }
  },
);

test('[OFFICE-05] the history of codes that did not load is asked for again, in Arabic too', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await enter(page, await world.createUser('player'));
  const path = '/coupon-api/v1/promo-codes/history';
  await world.faults({ method: 'GET', path, status: 500, body: { code: 1, message: '', requestId: 'x' } });
  await page.goto('/ar/office/promocode');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'تعذّر تحميل الرموز المستخدمة.' })).toBeVisible();
  await world.noFaults();
  await main.getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(main.getByText('لا رموز مستخدمة بعد')).toBeVisible();
});
