/** Long-term bets, from the row of the board to My bets. */
import type { Game } from '../../../contracts/feed.ts';
import { expectAccessible } from '../../support/axe.ts';
import { coupon, enter, expect, test, visit, type World } from '../../support/world.ts';

const eventOf = async (world: World): Promise<Game> => {
  const { entities } = await world.snapshot('list:line:1:100');
  return entities.games!.find(({ outcomesCount }) => outcomesCount !== undefined)!;
};

test(
  '[SPORT-02] a player finds the season among the matches of its league, takes a club and follows the bet',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    const { id, opp1 } = await eventOf(world);
    const { entities } = await world.snapshot(`game:${String(id)}`);
    const club = entities.markets!.find(({ isBlocked }) => !isBlocked)!.name;
    await enter(page);
    await page.goto('/en/home/line/1/100');
    const main = page.getByRole('main');
    const row = main.getByRole('article', { name: opp1.name });
    await row.scrollIntoViewIfNeeded();
    await expect(row).toContainText('Outrights');
    await expect(row.getByRole('button', { name: /\d\.\d/ })).toHaveCount(0);
    await expectAccessible(page, 'main');
    await row.getByRole('link', { name: /20 outcomes/ }).click();

    await expect(main.getByRole('heading', { level: 1, name: opp1.name })).toBeVisible();
    await expect(main.getByText(/^Betting closes /)).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(opp1.name));
    for (const market of ['Winner', 'Top 4 finish'])
      await expect(main.getByRole('heading', { level: 2, name: market })).toBeVisible();
    await expectAccessible(page);
    const price = main.getByRole('button', { name: new RegExp(`${opp1.name}, Winner, ${club} [\\d.]+$`) });
    await price.click();
    await expect(price).toHaveAttribute('aria-pressed', 'true');

    const slip = coupon(page);
    await expect(slip).toContainText(club);
    await expect(slip).toContainText(opp1.name);
    await expect(slip).not.toContainText(`${opp1.name} –`);
    await slip.getByRole('textbox', { name: 'Stake', exact: true }).fill('50');
    await slip.getByRole('button', { name: /^Place bet/ }).click();
    await expect(slip.getByText('Bet accepted')).toBeVisible();
    await slip.getByRole('button', { name: 'View in My bets' }).click();
    await expect(slip.getByRole('listitem').filter({ hasText: club }).first()).toContainText(opp1.name);
    await expectAccessible(page, '#coupon');

    await visit(page, '/en/office/history');
    const bet = page.getByRole('list', { name: 'Bets found' }).getByRole('listitem').first();
    await expect(bet).toContainText(`${club} · ${opp1.name}`);
    await expect(bet).not.toContainText(`${opp1.name} –`);
  },
);

test('[SPORT-02] the search of the header leads to long-term bets too', async ({ page, world }) => {
  const { opp1 } = await eventOf(world);
  await page.goto('/en/home/line');
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
  await page.getByRole('dialog').getByRole('combobox').fill('premier england');
  // The board behind the search may show the same event.
  await page
    .getByRole('dialog')
    .getByRole('link', { name: new RegExp(`^${opp1.name}`) })
    .click();
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: opp1.name })).toBeVisible();
});
