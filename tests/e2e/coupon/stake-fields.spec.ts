import { coupon, enter, expect, odds, test } from '../../support/world.ts';

/** Types of coupon with a stake for the slip, for each bet, and for each block. */
const types = ['1', '9', '5'];

test(
  '[CPN-52] every stake field of the slip holds eight digits uncut, beside a bet and at 390 px too',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    const [first, second] = await world.liveMatches();
    await page.goto('/en/home/live');
    for (const { match } of [first!, second!]) await odds(page, match, match.opp1.name).click();
    await expect(coupon(page).getByRole('button', { name: /^Remove / })).toHaveCount(2);

    for (const width of [1366, 390]) {
      await page.setViewportSize({ width, height: 844 });
      if (width === 390) await coupon(page).getByRole('button', { expanded: false }).last().click();
      const slip = width === 390 ? page.getByRole('dialog', { name: 'Bet slip' }) : coupon(page);
      for (const type of types) {
        await slip.getByRole('combobox', { name: 'Bet type' }).selectOption(type);
        const fields = slip.getByRole('textbox', { name: /stake/i });
        await expect(fields.first()).toBeVisible();
        const count = await fields.count();
        expect(count, `fields of type ${type}`).toBeGreaterThanOrEqual(type === '1' ? 1 : 2);
        for (let at = 0; at < count; at += 1) {
          const field = fields.nth(at);
          await field.fill('12345678');
          await field.blur();
          await expect(field).toHaveValue(/^12\D?345\D?678$/);
          // The field is as wide as its text, whose width is seldom a whole number of pixels.
          const [needed, given] = await field.evaluate((input) => [
            input.scrollWidth,
            Math.ceil(input.getBoundingClientRect().width),
          ]);
          expect(needed, `type ${type}, field ${String(at)}, ${String(width)} px`).toBeLessThanOrEqual(given);
        }
      }
    }
  },
);

test('[BET-50] the coupon says how much open bets leave on an outcome, and when nothing is left', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const [first] = await world.liveMatches();
  // At these odds the net win is the limit: 75,000 in all.
  await world.simulator({ gameId: first!.match.id, do: 'odds', marketId: first!.home.id, coef: 41 });
  await enter(page);
  await page.goto('/en/home/live');
  const slip = coupon(page);
  const pick = () => odds(page, first!.match, first!.match.opp1.name).click();
  const place = async (stake: string) => {
    await slip.getByRole('textbox', { name: 'Stake', exact: true }).fill(stake);
    await slip.getByRole('button', { name: /^Place bet/ }).click();
    await expect(slip.getByText('Bet accepted')).toBeVisible();
  };
  await pick();
  await expect(slip.getByText(/to 75[\s,]000/)).toBeVisible();
  await expect(slip.getByText(/^Remaining limit on/)).toHaveCount(0);
  await place('60000');

  await pick();
  await expect(slip.getByText(/^Remaining limit on .+: 15[\s,]000/)).toContainText(first!.match.opp1.name);
  await place('15000');
  await pick();
  await expect(slip.getByText(/^Open bets have used up your limit on/)).toBeVisible();
});
