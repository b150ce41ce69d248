/** Toto and lotto: a ticket from the empty board to its result, and the draw that the browser checks. */
import type { TotoDraw, TotoDrawShort } from '../../../contracts/toto.ts';
import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, logIn, logOut, test, type World } from '../../support/world.ts';

async function firstDraw(world: World): Promise<TotoDraw> {
  const { data } = await world.call<{ data: TotoDrawShort[] }>('GET', '/toto-api/v1/draws?section=fifteen');
  return (await world.call<{ data: TotoDraw }>('GET', `/toto-api/v1/draws/${String(data[0]?.id)}?lng=en`)).data;
}

test(
  '[TOTO-01] [TOTO-03] [TOTO-04] [ROUTE-20] [ROUTE-23] a system ticket by keyboard, its price, its lines and what they hit',
  { tag: '@core' },
  async ({ page, world }) => {
    const draw = await firstDraw(world);
    await enter(page);
    await page.goto('/en/toto');
    const main = page.getByRole('main');
    const buy = main.getByRole('button', { name: /^Buy ticket/ });
    await expect(buy).toHaveAttribute('aria-disabled', 'true');
    await expect(main.getByText('Matches without a pick: 15')).toBeVisible();
    for (const { home, away } of draw.matches)
      await main
        .getByRole('group', { name: `${home} – ${away}` })
        .getByRole('button', { name: /^1/ })
        .press('Enter');
    const first = main.getByRole('group', { name: `${draw.matches[0]!.home} – ${draw.matches[0]!.away}` });
    await first.getByRole('button', { name: /^X/ }).press('Space');
    await expect(main.getByText('×2')).toBeVisible();
    await main.getByRole('textbox', { name: 'Stake per line' }).fill('10');
    await expect(main.getByText(/from the pool now. This changes until the draw closes/)).toBeVisible();
    await expectAccessible(page, 'main');
    await main.getByRole('button', { name: 'Buy ticket · 20 ₽' }).press('Enter');
    await expect(main.getByText(/Ticket \d+ bought/)).toBeVisible();

    // The ticket that was just bought can be filled in again, with all of its picks.
    await main.getByRole('button', { name: 'Clear' }).press('Enter');
    await expect(main.getByText('Matches without a pick: 15')).toBeVisible();
    await main.getByRole('button', { name: 'Repeat last ticket' }).press('Enter');
    await expect(main.getByRole('button', { name: 'Buy ticket · 20 ₽' })).toBeEnabled();
    await expect(first.getByRole('button', { pressed: true })).toHaveText([/^1/, /^X/]);
    await expect(
      main.getByRole('region', { name: 'Matches in this draw' }).getByRole('button', { pressed: true }),
    ).toHaveCount(16);

    for (const position of [1, 2, 3])
      await world.control('POST', `toto/${String(draw.id)}`, { do: 'void-match', position });
    for (const { gameId } of draw.matches) await world.simulator({ gameId, do: 'finish', score: [2, 0] });
    await main.getByRole('link', { name: 'My tickets' }).click();
    await expect(page).toHaveURL(/\/toto\/fifteen\/coupons$/);
    // The first match is void, so both lines have all right.
    await expect(main.getByText('15 correct: 2')).toBeVisible();
    await expect(main.getByText('paid', { exact: true })).toBeVisible();
    await expectAccessible(page, 'main');
    await main.getByRole('link', { name: `draw ${String(draw.number)}` }).click();
    await expect(main.getByText('Void: correct for all')).toHaveCount(3);
    await expect(main.getByText('settled', { exact: true })).toBeVisible();
  },
);

test('[ROUTE-26] [TOTO-01] the frame has the same ticket, and asks visitors to log in', async ({ page }) => {
  await page.goto('/en/toto-frame/fifteen');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Fill empty picks' }).click();
  await expect(main.getByRole('button', { name: 'Log in to buy' })).toBeVisible();
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test(
  '[LOTTO-01] [LOTTO-02] [ROUTE-27] lines through two draws, their numbers, and the draw checked without a network',
  { tag: '@core' },
  async ({ page, world }) => {
    // This lottery is drawn each hour. Its last draw has just been, so the next does not come before the ticket is bought.
    const now = await world.now();
    await world.control('POST', 'clock', { advance: 3605 - (now % 3600) });
    await enter(page);
    await page.goto('/en/lotto/catalog/3');
    const main = page.getByRole('main');
    const grid = main.getByRole('group', { name: 'Line A' });
    for (const number of ['3', '8', '12']) await grid.getByRole('button', { name: number, exact: true }).press('Enter');
    await expect(main.getByText('Complete or remove line A (numbers missing: 1)')).toBeVisible();
    await grid.getByRole('button', { name: '20', exact: true }).press('Enter');
    await main.getByRole('radio', { name: '2' }).check({ force: true });
    await expect(main.getByText('1 in 4,845')).toBeVisible();
    await expectAccessible(page, 'main');
    await main.getByRole('button', { name: 'Buy ticket · 40 ₽' }).press('Enter');
    await expect(main.getByText('Ticket 1 bought')).toBeVisible();

    await world.control('POST', 'clock', { advance: 3700 });
    await page.goto('/en/lotto/results');
    await main.getByRole('link', { name: 'Verify draw' }).first().click();
    await expect(main.getByText(/Verified: the seed/)).toBeVisible();
    await page.context().setOffline(true);
    const seed = main.getByRole('textbox', { name: 'Draw seed' });
    const right = await seed.inputValue();
    await seed.fill(`${right.startsWith('0') ? '1' : '0'}${right.slice(1)}`);
    await expect(main.getByText('The seed does not match its hash.')).toBeVisible();
    await seed.fill(right);
    await expect(main.getByText(/Verified: the seed/)).toBeVisible();
    await expectAccessible(page, 'main');
  },
);

test('[PLUG-101] what an app knows of one player is gone when the next one signs in on the same page', async ({
  page,
  world,
}) => {
  await enter(page);
  await page.goto('/en/lotto/catalog/3');
  const main = page.getByRole('main');
  const grid = main.getByRole('group', { name: 'Line A' });
  for (const number of ['3', '8', '12', '20'])
    await grid.getByRole('button', { name: number, exact: true }).press('Enter');
  await main.getByRole('button', { name: /^Buy ticket/ }).press('Enter');
  await expect(main.getByText('Ticket 1 bought')).toBeVisible();
  await logOut(page);
  await logIn(page, await world.createUser('player'));
  await expect(main.getByText('Ticket 1 bought')).toHaveCount(0);
});
