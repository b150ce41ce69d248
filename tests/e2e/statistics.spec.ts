import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/world.ts';

test('[MEDIA-12] [ROUTE-08] [ROUTE-10] [ROUTE-11] [ROUTE-137] from a match to its statistics, to a team and to its competition', async ({
  page,
  world,
}) => {
  const [live] = await world.liveGames();
  const { id, champId, opp1, opp2 } = live!.game;
  await page.goto(`/en/home/live/1-football/${String(champId)}-x/${String(id)}-x`);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Statistics' }).click();
  await expect(main.getByRole('heading', { level: 1, name: `${opp1.name} – ${opp2.name}` })).toBeVisible();
  for (const part of ['Head to head', 'Last matches', 'Line-ups', 'Table'])
    await expect(main.getByRole('heading', { level: 2, name: part })).toBeVisible();
  await expectAccessible(page);

  await main.getByRole('link', { name: opp1.name, exact: true }).first().click();
  await expect(main.getByRole('heading', { level: 1, name: opp1.name })).toBeVisible();
  await main.getByRole('link', { name: 'Players' }).click();
  await expect(page).toHaveURL(/\/team\/[^/]+\/squad$/);
  await expect(main.getByText('Goalkeeper').first()).toBeVisible();
  await main.getByRole('link', { name: 'Overview' }).click();
  await main.getByRole('region', { name: 'Competitions' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/champs\//);
  await expect(main.getByRole('table')).toBeVisible();
});

test('[MEDIA-13] a player reads how a price went: figures, chart and every change as a table', async ({
  page,
  world,
}) => {
  const [live] = await world.liveGames();
  const { game, home: market } = live!;
  await page.goto(`/en/home/live/1-football/${String(game.champId)}-x/${String(game.id)}-x`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Price over time/ })
    .first()
    .waitFor();
  await world.simulator({ gameId: game.id, do: 'odds', marketId: market.id, coef: 7.35 });
  await page.getByRole('button', { name: `Price over time: ${market.groupName}` }).click();
  const dialog = page.getByRole('dialog', { name: market.groupName });
  await expect(dialog.getByRole('figure', { name: 'Price over time' })).toBeVisible();
  await expect(dialog.getByRole('table').first()).toContainText('7.35');
  await dialog.getByText('Every change as a table').click();
  await expect(dialog.getByRole('table').nth(1)).toContainText('7.35');
  await expectAccessible(page);
});

test('[ROUTE-13] [ROUTE-15] [ROUTE-18] esports lead from their disciplines to a competition with its games and table', async ({
  page,
}) => {
  await page.goto('/en/cyber');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Esports');
  await main.getByRole('link', { name: /Counter-Strike/ }).click();
  await main.getByRole('link', { name: 'Competitions' }).click();
  await main.getByRole('link', { name: /World Circuit/ }).click();
  await expect(main.getByRole('heading', { level: 2, name: 'Table' })).toBeVisible();
  await expectAccessible(page);
});
