/** From a bet to the books of its player. */
import { readFileSync } from 'node:fs';

import { coupon, enter, expect, inBoardOrder, odds, test, visit } from '../../support/world.ts';

test(
  '[TRACK-01] [TRACK-03] [TRACK-04] a bet that ends stands in the tracker, is tagged and goes into a file',
  { tag: '@core' },
  async ({ page, world }) => {
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
    await world.simulator({ gameId: match.id, do: 'settle', results: { [home.id]: 0 } });

    await visit(page, '/en/office/tracker');
    await expect(page.getByText('1 bet says little: chance decides most of its result.')).toBeVisible();
    await expect(page.getByRole('region', { name: 'Figures' })).toContainText(/Profit or loss\s*[-−]60(\.00)?\s₽/);
    await expect(page.getByRole('region', { name: 'Sport' }).getByRole('row', { name: /^Football 1/ })).toBeVisible();

    await page.getByRole('button', { name: /^Tag or note for bet/ }).click();
    await page.getByRole('textbox', { name: 'Tags' }).fill('model');
    await page.getByRole('textbox', { name: 'Note' }).fill('=too good');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(
      page.getByRole('region', { name: 'Tag', exact: true }).getByRole('row', { name: /^model 1/ }),
    ).toBeVisible();

    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: 'CSV', exact: true }).click();
    const file = readFileSync(await (await waiting).path(), 'utf8');
    expect(file.trim().split('\r\n')[1]).toMatch(/,60,0,-60,RUB,model,'=too good$/);

    // Paper has the figures and the days, not the tables that a person sorts.
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('region', { name: 'Figures' })).toBeVisible();
    await expect(page.getByRole('region', { name: 'Sport' })).toBeHidden();
    await expect(page.getByRole('search', { name: 'Filters' })).toBeHidden();
  },
);
