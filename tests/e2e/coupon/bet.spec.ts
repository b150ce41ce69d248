import { coupon, enter, expect, fillLogin, odds, test } from '../../support/world.ts';

test(
  '[BET-19] [CPN-44] a visitor builds an express, signs in on the way, places it, and sees it settled and paid',
  { tag: '@core' },
  async ({ page, world, context }) => {
    await world.simulator({ run: false });
    const [first, second] = await world.liveMatches();
    await page.goto('/en/home/live');
    const slip = coupon(page);

    for (const { match } of [first!, second!]) {
      const button = odds(page, match, match.opp1.name);
      await button.click();
      await expect(button).toHaveAttribute('aria-pressed', 'true');
    }
    await expect(slip.getByRole('combobox', { name: 'Bet type' })).toHaveValue('1');
    await slip.getByRole('textbox', { name: 'Stake' }).fill('150');

    // The slip keeps its bets during the sign-in.
    await slip.getByRole('button', { name: /^Place bet/ }).click();
    await fillLogin(page);
    await expect(slip.getByRole('button', { name: /^Remove / })).toHaveCount(2);
    const banner = page.getByRole('banner');
    await expect(banner).toContainText(/100[\s,]000/);

    const secondTab = await context.newPage();
    await secondTab.goto('/en/home/live');
    await expect(secondTab.getByRole('banner')).toContainText(/100[\s,]000/);

    await slip.getByRole('button', { name: /^Place bet · 150/ }).click();
    await expect(slip.getByText('Bet accepted')).toBeVisible();
    await expect(banner).toContainText(/99[\s,]850/);
    await expect(secondTab.getByRole('banner')).toContainText(/99[\s,]850/);

    await slip.getByRole('tab', { name: /^My bets/ }).click();
    await expect(slip).toContainText(first!.match.opp1.name);
    await expect(slip).toContainText(second!.match.opp1.name);

    // Whole thousandths times a stake of 150.00 need no rounding.
    const [one, two] = [first!, second!].map(({ home }) => Math.round(home.coef * 1000)) as [number, number];
    const win = (15 * Math.round((one * two) / 1000)) / 100;
    for (const { match } of [first!, second!]) {
      await world.simulator({ gameId: match.id, do: 'finish', score: [9, 0] });
    }
    await slip.getByRole('button', { name: /^Settled/ }).click();
    await expect(slip.getByText('Won', { exact: true }).first()).toBeVisible();
    const sum = Math.round((99_850 + win) * 100) / 100;
    // The page shows a whole sum without zeros after the point.
    const digits = Number.isInteger(sum) ? 0 : 2;
    const balance = new Intl.NumberFormat('en', { minimumFractionDigits: digits, maximumFractionDigits: 2 })
      .format(sum)
      .replace(',', '[\\s,]?')
      .replace('.', '\\.');
    await expect(banner).toContainText(new RegExp(balance));
    await expect(secondTab.getByRole('banner')).toContainText(new RegExp(balance));
  },
);

test('[BET-19] a lost single takes its stake and nothing else', { tag: '@core' }, async ({ page, world }) => {
  await world.simulator({ run: false });
  const [first] = await world.liveMatches();
  await enter(page);

  await page.goto('/en/home/live');
  await odds(page, first!.match, first!.match.opp1.name).click();
  const slip = coupon(page);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('150');
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await expect(slip.getByText('Bet accepted')).toBeVisible();
  await world.simulator({ gameId: first!.match.id, do: 'finish', score: [0, 3] });
  await slip.getByRole('tab', { name: /^My bets/ }).click();
  await slip.getByRole('button', { name: /^Settled/ }).click();
  await expect(slip.getByText('Lost', { exact: true }).first()).toBeVisible();
  await expect(page.getByRole('banner')).toContainText(/99[\s,]850/);
});

test('[CPN-40] [BET-19] while clocks run and prices move, two quick presses stay two bets and are placed as an express', async ({
  page,
  world,
}) => {
  // Only prices move here, because a goal would suspend the outcomes.
  await world.simulator({ run: false });
  const picks = (await world.liveMatches()).slice(0, 2);
  await enter(page);
  await page.goto('/en/home/live');
  const slip = coupon(page);
  let isMoving = true;
  const move = async () => {
    for (let step = 1; isMoving; step += 1) {
      for (const { match, home } of picks) {
        const coef = Math.round((home.coef + (step % 5) * 0.05) * 100) / 100;
        await world.simulator({ gameId: match.id, do: 'odds', marketId: home.id, coef });
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  const place = async () => {
    for (const { match } of picks) await odds(page, match, match.opp1.name).click();
    await slip.getByRole('combobox', { name: 'Odds changes' }).selectOption('1');
    await slip.getByRole('textbox', { name: 'Stake' }).fill('150');
    await slip.getByRole('button', { name: /^Place bet/ }).click();
    await expect(slip.getByText('Bet accepted')).toBeVisible();
  };
  await Promise.all([move(), place().finally(() => (isMoving = false))]);
  for (const { match } of picks) await expect(slip).toContainText(match.opp1.name);
  await expect(page.getByRole('banner')).toContainText(/99[\s,]850/);
});
