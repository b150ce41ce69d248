/** Placed bets in every place: receipt, My bets, history and print. */
import { expectAccessible } from '../../support/axe.ts';
import { coupon, enter, expect, inBoardOrder, odds, test, visit } from '../../support/world.ts';

test(
  '[BET-14] [BET-26] [BET-24] a system says its legs, markets and lines in every place; the history opens it and promises no win',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    const { entities } = await world.snapshot('list:line:1');
    const picks = inBoardOrder(entities)
      .flatMap((match) => {
        const home = entities.markets?.find(
          ({ gameId, typeId, groupId, isBlocked }) =>
            gameId === match.id && typeId === 1 && groupId === 1 && !isBlocked,
        );
        return home === undefined || match.status !== 0 ? [] : [{ match, home }];
      })
      .slice(0, 4);
    for (const { match, home } of picks)
      await world.simulator({ gameId: match.id, do: 'odds', marketId: home.id, coef: 2 });
    await enter(page);
    await page.goto('/en/home/line');
    for (const { match } of picks) await odds(page, match, match.opp1.name).click();
    const slip = coupon(page);
    await slip.getByRole('combobox', { name: 'Bet type' }).selectOption('2');
    await slip.getByRole('textbox', { name: 'Stake', exact: true }).fill('60');
    await slip.getByRole('button', { name: /^Place bet/ }).click();
    await expect(slip.getByText('Bet accepted')).toBeVisible();

    // Four bets in pairs make six lines of 10. The receipt shows no single price beside the stake.
    const receipt = slip.getByRole('region', { name: 'Bet accepted' });
    await expect(receipt).toContainText('System 2/4');
    await expect(receipt.getByRole('listitem').filter({ hasText: picks[0]!.match.opp1.name })).toContainText(
      'Match result',
    );
    await expect(receipt.getByText(/^6 lines · 10(\.00)?\s₽ per line$/)).toBeVisible();
    await expect(receipt.getByText('Odds', { exact: true })).toHaveCount(0);

    await world.simulator({ gameId: picks[0]!.match.id, do: 'settle', results: { [picks[0]!.home.id]: 0 } });
    await slip.getByRole('button', { name: 'View in My bets' }).click();
    await slip.getByText(/^6 lines/).click();
    const lines = slip.getByRole('listitem').filter({ hasText: /^\d × \d/ });
    await expect(lines).toHaveText([
      /^1 × 2Lost · 0/,
      /^1 × 3Lost · 0/,
      /^1 × 4Lost · 0/,
      /^2 × 3Open · up to 40/,
      /^2 × 4Open · up to 40/,
      /^3 × 4Open · up to 40/,
    ]);
    await expect(slip.getByText('Potential returns').locator('..')).toContainText(/120(\.00)?\s₽/);
    await expectAccessible(page, '#coupon');

    await visit(page, '/en/office/history');
    const row = page.getByRole('list', { name: 'Bets found' }).getByRole('listitem').first();
    await expect(row).toContainText('Open');
    await expect(row).not.toContainText('120');
    const number = row.getByRole('button', { expanded: false }).first();
    await number.press('Enter');
    await expect(row).toContainText(/Potential returns\s*120/);
    await expect(row).toContainText(picks[3]!.match.opp2.name);
    await row.getByText(/^6 lines/).click();
    await expect(row.getByText('2 × 3', { exact: true })).toBeVisible();
    await expectAccessible(page, 'main');

    // The names of markets follow the language of the page, also in an open coupon.
    await visit(page, '/ru/office/history');
    const russian = page.getByRole('list', { name: 'Найденные ставки' }).getByRole('listitem').first();
    await expect(russian).toContainText('Исход матча');

    await visit(page, '/en/print-coupon/40000001');
    const sheet = page.getByRole('main');
    await expect(sheet).toContainText(/System 2\/4.*Match result.*2 × 3/s);
    // On paper the coupon is alone and complete at any width.
    await page.emulateMedia({ media: 'print' });
    for (const width of [390, 1366]) {
      await page.setViewportSize({ width, height: 900 });
      await expect(page.getByRole('contentinfo')).toBeHidden();
      for (const place of [page.getByRole('banner'), coupon(page), page.getByRole('navigation')])
        await expect(place).toBeHidden();
      await expect(sheet).toHaveCSS('overflow-y', 'visible');
    }
    await page.emulateMedia({ media: 'screen' });
    await expect(page.getByRole('banner')).toBeVisible();
    await visit(page, '/ru/print-coupon/40000001');
    await expect(sheet).toContainText('Исход матча');

    // The other bets end, so the coupon is paid and has no possible win.
    for (const { match, home } of picks.slice(1))
      await world.simulator({ gameId: match.id, do: 'settle', results: { [home.id]: 1 } });
    await visit(page, '/en/office/history');
    await expect(row).toContainText('Won');
    await expect(row).toContainText(/\+60(\.00)?\s₽/);
  },
);
