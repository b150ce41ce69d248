/** Editing an open bet in My bets. */
import { expectAccessible } from '../../support/axe.ts';
import { coupon, enter, expect, inBoardOrder, odds, test } from '../../support/world.ts';

test(
  '[BET-33] a leg from the coupon comes into an open bet at its value; a price that moved changes nothing and is said',
  { tag: '@core' },
  async ({ page, context, world }) => {
    await world.simulator({ run: false });
    await world.withoutMargins();
    const { entities } = await world.snapshot('list:line:1');
    const [first, second] = inBoardOrder(entities).flatMap((match) => {
      const home = entities.markets?.find(
        ({ gameId, typeId, groupId, isBlocked }) => gameId === match.id && typeId === 1 && groupId === 1 && !isBlocked,
      );
      return home === undefined || match.status !== 0 ? [] : [{ match, home }];
    });
    const price = ({ match, home }: NonNullable<typeof first>, coef: number) =>
      world.simulator({ gameId: match.id, do: 'odds', marketId: home.id, coef });
    await price(first!, 2);
    await price(second!, 1.5);
    await enter(page);
    await page.goto('/en/home/line');
    await odds(page, first!.match, first!.match.opp1.name).click();
    const slip = coupon(page);
    await slip.getByRole('textbox', { name: 'Stake' }).fill('100');
    await slip.getByRole('button', { name: /^Place bet/ }).click();
    await expect(slip.getByText('Bet accepted')).toBeVisible();
    await slip.getByRole('button', { name: 'New bet slip' }).click();
    await odds(page, second!.match, second!.match.opp1.name).click();
    await price(first!, 1.6);

    await slip.getByRole('tab', { name: /^My bets/ }).click();
    // The slip held the topic of the first match until a moment ago; the leg shows its price anyway.
    await expect(slip.getByText('now 1.60', { exact: true })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/en/home/line');
    await coupon(other)
      .getByRole('tab', { name: /^My bets/ })
      .click();
    const elsewhere = coupon(other).getByRole('list', { name: 'My bets' }).locator(':scope > li');
    await expect(elsewhere.getByRole('button', { name: /^Edit bet/ })).toBeVisible();
    await slip.getByRole('button', { name: /^Edit bet/ }).press('Enter');
    const editor = slip.getByRole('region', { name: /^Edit bet/ });
    await expect(editor.getByRole('heading')).toBeFocused();
    await expect(editor.getByRole('listitem')).toHaveCount(1);
    await expect(editor.getByRole('button', { name: 'Change a selection first' })).toBeVisible();
    await editor.getByRole('button', { name: new RegExp(`^Add ${second!.match.opp1.name}`) }).press('Enter');
    await expect(editor.getByRole('listitem')).toHaveCount(2);
    // 100 at 2.00 is worth 118.75 at 1.60; with 1.50 it wins 285.
    const sums = editor.getByRole('table', { name: 'Before and after' });
    await expect(sums.getByRole('row', { name: /^Stake/ })).toContainText(/118\.75/);
    await expect(sums.getByRole('row', { name: /^Potential returns/ })).toContainText(/285/);
    await expectAccessible(page, '#coupon');

    await price(second!, 1.4);
    await editor.getByRole('button', { name: /^Change bet · 118\.75/ }).press('Enter');
    await expect(editor.getByRole('alert').filter({ hasText: 'Nothing was changed.' })).toBeVisible();
    await expect(sums.getByRole('row', { name: /^Potential returns/ })).toContainText(/266/);
    await editor.getByRole('button', { name: /^Change bet · 118\.75/ }).press('Enter');
    await expect(page.getByText(/is now bet \d+, stake 118\.75/)).toBeVisible();
    const bets = slip.getByRole('list', { name: 'My bets' }).locator(':scope > li');
    await expect(bets).toHaveCount(1);
    await expect(bets).toContainText(/Edited from bet \d+/);
    // The other tab, which did nothing, has the new bet too, and the old one is no longer open there.
    await expect(elsewhere).toHaveCount(1);
    await expect(elsewhere).toContainText(/Edited from bet \d+/);
    await expect(elsewhere).toContainText(second!.match.opp1.name);
    await other.close();

    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/ar/home/line');
    await page.getByRole('navigation').getByRole('button', { name: 'رهاناتي' }).click();
    const sheet = page.getByRole('dialog');
    await sheet.getByRole('button', { name: /^تعديل الرهان/ }).click();
    await expect(sheet.getByRole('table', { name: 'قبل وبعد' })).toBeVisible();
    await expectAccessible(page, 'dialog[open]');
  },
);
