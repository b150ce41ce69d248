/** Sports beside football: from the board to a bet that the end of the match settles. */
import type { Game } from '../../../contracts/feed.ts';
import { coupon, enter, expect, test, type World } from '../../support/world.ts';

/** The first match of a sport, which begins now. */
async function liveMatch(world: World, sportId: number): Promise<Game> {
  await world.simulator({ run: false });
  const { entities } = await world.snapshot(`list:line:${String(sportId)}`);
  const { id } = entities.games!.find(({ outcomesCount }) => outcomesCount === undefined)!;
  await world.simulator({ gameId: id, do: 'start' });
  return (await world.snapshot(`game:${String(id)}`)).entities.games![0]!;
}

const cases = [
  { sportId: 4, sport: 'Ice hockey', part: '1st period', market: '1st period: result', sets: [4, 1] },
  { sportId: 5, sport: 'Volleyball', part: '1st set', market: '1st set: winner', sets: [3, 0] },
] as const;

for (const { sportId, sport, part, market, sets } of cases) {
  test(
    `[SPORT-01] ${sport}: a live score on the board, a bet on a part of the match, and what it pays`,
    { tag: '@core' },
    async ({ page, world }) => {
      const match = await liveMatch(world, sportId);
      await enter(page);
      await page.goto(`/en/home/live/${String(sportId)}`);
      const main = page.getByRole('main');
      const row = main.getByRole('article', { name: new RegExp(match.opp1.name) });
      await expect(row.getByRole('button', { name: /Winner|Match result/ }).first()).toBeVisible();
      await row.getByRole('link').first().click();

      await expect(main.getByRole('heading', { level: 1, name: new RegExp(match.opp1.name) })).toBeVisible();
      await expect(main.getByText(part, { exact: true }).first()).toBeVisible();
      await world.simulator({ gameId: match.id, do: 'goal', team: 1 });
      const table = main.getByRole('table', { name: 'By period' });
      await expect(table.getByRole('row', { name: new RegExp(`^${match.opp1.name}`) })).toContainText('1');
      await expect(main.getByRole('heading', { level: 2, name: market })).toBeVisible();
      await main.getByRole('button', { name: new RegExp(`${market}, ${match.opp1.name}`) }).click();

      const slip = coupon(page);
      await slip.getByRole('textbox', { name: 'Stake', exact: true }).fill('100');
      await slip.getByRole('button', { name: /^Place bet/ }).click();
      await expect(slip.getByText('Bet accepted')).toBeVisible();
      await slip.getByRole('button', { name: 'View in My bets' }).click();
      await expect(slip.getByRole('listitem').filter({ hasText: market }).first()).toContainText(match.opp1.name);
      await world.simulator({ gameId: match.id, do: 'finish', score: [...sets] });
      await slip.getByRole('button', { name: /^Settled/ }).click();
      await expect(slip.getByText('Won', { exact: true }).first()).toBeVisible();
    },
  );
}
