/** Selling an open bet, and the history of all of them. */
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { coupon, enter, expect, inBoardOrder, odds, test, type World } from '../../support/world.ts';

/**
 * Signs in and places 150 on a planned home win at 2.00. Then the price falls, so that it is no longer a bet by mistake.
 */
async function placeOne(page: Page, world: World) {
  await world.simulator({ run: false });
  await world.withoutMargins();
  const { entities } = await world.snapshot('list:line:1');
  const [first] = inBoardOrder(entities).flatMap((match) => {
    const home = entities.markets?.find(
      ({ gameId, typeId, groupId, isBlocked }) => gameId === match.id && typeId === 1 && groupId === 1 && !isBlocked,
    );
    return home === undefined || match.status !== 0 ? [] : [{ match, home }];
  });
  const { match, home } = first!;
  const setOdds = (coef: number) => world.simulator({ gameId: match.id, do: 'odds', marketId: home.id, coef });
  await setOdds(2);
  await enter(page);
  await page.goto('/en/home/line');
  await odds(page, match, match.opp1.name).click();
  const slip = coupon(page);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('150');
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await expect(slip.getByText('Bet accepted')).toBeVisible();
  await slip.getByRole('button', { name: 'View in My bets' }).click();
  return { game: match, setOdds, slip };
}

test(
  '[BET-11] [BET-19] an open bet is offered back as a mistake, then sold at its price; a changed price is asked about',
  { tag: '@core' },
  async ({ page, world }) => {
    const { setOdds, slip } = await placeOne(page, world);
    await expect(slip.getByRole('button', { name: /mistake\? Get 150\s₽ back/ })).toBeVisible();
    await setOdds(1.6);
    await slip.getByRole('button', { name: /^Cash out 178\.12/ }).press('Enter');
    await expect(slip.getByRole('heading', { name: 'Cash out' })).toBeFocused();
    await expectAccessible(page, '#coupon');

    await setOdds(1.5);
    await slip.getByRole('button', { name: /^Cash out 178\.12/ }).press('Enter');
    await expect(slip.getByRole('alert').filter({ hasText: 'It was 178.12' })).toContainText('now it is 190');
    await expect(page.getByRole('banner')).toContainText(/99[\s,]850/);
    await slip.getByRole('button', { name: /^Cash out 190/ }).press('Enter');
    await expect(page.getByText(/Cashed out 190\s₽/)).toBeVisible();
    await expect(page.getByRole('banner')).toContainText(/100[\s,]040/);
    await expect(slip.getByText('No open bets')).toBeVisible();
    await expect(slip.getByRole('tab', { name: /^My bets/ })).toBeFocused();
  },
);

test('[BET-11] [BET-13] a part is sold, the rest by a rule; history finds both, and gives them as a file', async ({
  page,
  world,
}) => {
  const { game, setOdds, slip } = await placeOne(page, world);
  await setOdds(1.6);
  await slip.getByRole('button', { name: /^Cash out 178\.12/ }).click();
  const part = slip.getByRole('textbox', { name: 'Share in percent' });
  await part.fill('40');
  await part.press('Enter');
  await expect(slip.getByRole('slider', { name: 'Share to cash out' })).toHaveValue('40');
  await expect(slip.getByText('Remaining stake').locator('..')).toContainText('90');
  await slip.getByRole('button', { name: /^Cash out 71\.24/ }).click();
  await expect(slip.getByText(/Cashed out: 60\s₽ of the stake for 71\.24/)).toBeVisible();

  await slip.getByRole('button', { name: /^Cash out 106\.87/ }).click();
  const rule = slip.getByRole('textbox', { name: /^Auto cash-out at/ });
  await rule.fill('500');
  await rule.press('Enter');
  await expect(slip.getByText(/Maximum 180\s₽/)).toBeVisible();
  await rule.fill('120');
  await rule.press('Enter');
  await expect(slip.getByText(/Auto cash-out at 120\s₽/).first()).toBeVisible();
  await setOdds(1.2);
  // The price jumped over the limit of the rule, so the house pays the higher one.
  await expect(page.getByText(/Auto cash-out: bet \d+ for 142\.50?/)).toBeVisible();

  await page.goto('/en/office/history');
  const list = page.getByRole('list', { name: 'Bets found' });
  await expect(list.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Totals, RUB' })).toContainText(/\+63\.74/);
  await expectAccessible(page, 'main');
  await page.getByRole('combobox', { name: 'Status' }).selectOption('settled');
  await expect(page.getByText('No bets found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await page.getByRole('searchbox', { name: 'Bet number or team' }).fill(game.opp1.name.toLowerCase());
  await expect(list).toContainText('Cashed out');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^bets-\d{4}-\d\d-\d\d\.csv$/);
  const [head, row] = (await readFile(await file.path(), 'utf8')).split('\r\n');
  expect(head).toContain('Placed,No.,Type,Bet,Status');
  expect(row).toContain(',150,213.74,RUB');
});
