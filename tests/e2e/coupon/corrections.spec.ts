/** What an operator says after a bet was placed: a paid result that was wrong, and a match that is put off. */
import type { Page } from '@playwright/test';

import type { Game, Market } from '../../../contracts/feed.ts';
import { token } from '../../contract/support/published.ts';
import { coupon, enter, expect, inBoardOrder, odds, test, visit, type World } from '../../support/world.ts';

async function say(world: World, path: string, body: object): Promise<void> {
  const { status } = await fetch(`${world.origin}/operator-api/v1/${path}`, {
    method: 'POST',
    headers: {
      ...{ 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
      ...{ Authorization: `Bearer ${token}`, 'X-Sandbox-World': world.id },
    },
    body: JSON.stringify(body),
  });
  expect(status).toBe(200);
}

/** A bet of 60 at 2.00 on the first match of the board, which stays open, with My bets beside it. */
async function withBet(page: Page, world: World): Promise<{ match: Game; home: Market }> {
  await world.simulator({ run: false });
  const { entities } = await world.snapshot('list:line:1');
  const [pick] = inBoardOrder(entities).flatMap((match) => {
    const home = entities.markets?.find(
      ({ gameId, typeId, groupId, isBlocked }) => gameId === match.id && typeId === 1 && groupId === 1 && !isBlocked,
    );
    return home === undefined || match.status !== 0 ? [] : [{ match, home }];
  });
  const { match, home } = pick!;
  await world.simulator({ gameId: match.id, do: 'odds', marketId: home.id, coef: 2 });
  await enter(page);
  await page.goto('/en/home/line');
  await odds(page, match, match.opp1.name).click();
  const slip = coupon(page);
  await slip.getByRole('textbox', { name: 'Stake', exact: true }).fill('60');
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await expect(slip.getByText('Bet accepted')).toBeVisible();
  await slip.getByRole('button', { name: 'View in My bets' }).click();
  return { match, home };
}

test(
  '[BET-58] a won bet that is corrected shows both settlements with the reason, in My bets, history and statement',
  { tag: '@core' },
  async ({ page, world }) => {
    const { match, home } = await withBet(page, world);
    const slip = coupon(page);
    const payout = slip.getByText('Payout', { exact: true }).locator('..');
    await world.simulator({ gameId: match.id, do: 'settle', results: { [home.id]: 1 } });
    await slip.getByRole('button', { name: 'Settled' }).click();
    await expect(payout).toContainText(/120(\.00)?\s₽/);

    const correction = { id: 'one', marketId: home.id, do: 'correction', statusId: 0, at: 1, reason: 'wrongResult' };
    await say(world, 'settlements', { messages: [correction] });
    // The open page hears of it.
    await expect(payout).toHaveText(/^Payout\s*0(\.00)?\s₽/);

    await visit(page, '/en/office/history');
    const row = page.getByRole('list', { name: 'Bets found' }).getByRole('listitem').first();
    await expect(row).toContainText('Lost');
    await row.getByRole('button', { expanded: false }).first().press('Enter');
    await expect(row.getByRole('list', { name: 'Settled more than once' }).getByRole('listitem')).toHaveText([
      /Paid 120(\.00)?\s₽$/,
      /Paid 0(\.00)?\s₽The result entered was wrong\.$/,
    ]);
    await visit(page, '/en/office/transactions');
    await expect(page.getByRole('listitem').filter({ hasText: 'Bet settled again' })).toContainText(
      /[-−]120(\.00)?\s₽/,
    );
  },
);

test(
  '[BET-59] a match that is moved and then postponed says so in the open board and in the open bet',
  { tag: '@core' },
  async ({ page, world }) => {
    const { match } = await withBet(page, world);
    const row = page.getByRole('main').getByRole('article', { name: `${match.opp1.name} – ${match.opp2.name}` });
    const startAt = match.startAt + 26 * 3600 + 60;
    const minutesOf = (at: number) => `:${String(new Date(at * 1000).getUTCMinutes()).padStart(2, '0')}`;
    await expect(row).toContainText(minutesOf(match.startAt));
    await say(world, 'fixtures', { id: 'a', gameId: match.id, do: 'move', startAt, at: 1 });
    const leg = coupon(page).getByRole('listitem').getByRole('listitem').first();
    await expect(row).toContainText(minutesOf(startAt));
    await expect(leg).toContainText(minutesOf(startAt));
    await say(world, 'fixtures', { id: 'b', gameId: match.id, do: 'postpone', at: 2 });
    await expect(row).toContainText('Postponed');
    await expect(leg).toContainText('Postponed');
  },
);
