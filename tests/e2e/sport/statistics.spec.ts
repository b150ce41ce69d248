import { sportIds } from '../../../contracts/markets.ts';
import { expectAccessible } from '../../support/axe.ts';
import { expect, test, visit } from '../../support/world.ts';

test(
  '[MEDIA-12] [ROUTE-08] [ROUTE-09] [ROUTE-10] [ROUTE-11] [ROUTE-137] [ROUTE-138] from a match to its statistics, to a team and to its competition',
  { tag: '@core' },
  async ({ page, world }) => {
    const [live] = await world.liveMatches();
    const { id, champId, opp1, opp2 } = live!.match;
    await page.goto(`/en/home/live/1-football/${String(champId)}-x/${String(id)}-x`);
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Statistics' }).click();
    await expect(main.getByRole('heading', { level: 1, name: `${opp1.name} – ${opp2.name}` })).toBeVisible();
    for (const part of ['Head to head', 'Last matches', 'Line-ups', 'Table'])
      await expect(main.getByRole('heading', { level: 2, name: part })).toBeVisible();
    await expectAccessible(page);

    // In a window of its own it has neither header nor footer.
    await visit(page, `/en/statisticpopup/${String(id)}-x`);
    await expect(page.locator('html')).toHaveAttribute('data-page', 'statistic-popup');
    await expect(main.getByRole('heading', { level: 1, name: `${opp1.name} – ${opp2.name}` })).toBeVisible();
    for (const frame of ['banner', 'contentinfo'] as const) await expect(page.getByRole(frame)).toHaveCount(0);

    await main.getByRole('link', { name: opp1.name, exact: true }).first().click();
    await expect(main.getByRole('heading', { level: 1, name: opp1.name })).toBeVisible();
    await main.getByRole('link', { name: 'Players' }).click();
    await expect(page).toHaveURL(/\/team\/[^/]+\/squad$/);
    await expect(main.getByText('Goalkeeper').first()).toBeVisible();
    for (const [name, section] of [
      ['All matches', 'games'],
      ['Results', 'results'],
      ['Fixtures', 'calendar'],
    ] as const) {
      await main.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`/team/[^/]+/${section}$`));
      await expect(main.getByRole('listitem').first()).toContainText(opp1.name);
      await expect(main.getByRole('listitem').filter({ hasNotText: opp1.name })).toHaveCount(0);
      const heads = section === 'games' ? ['Fixtures', 'Results'] : [name];
      await expect(main.getByRole('heading', { level: 2 })).toHaveText(heads);
    }
    await main.getByRole('link', { name: 'Overview' }).click();
    await main.getByRole('region', { name: 'Competitions' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/champs\//);
    await expect(main.getByRole('table')).toBeVisible();

    // A league was won by the first of its table, a tournament in its final.
    const winner = main.getByText('Winner:').locator('..').getByRole('link');
    await main.getByRole('link', { name: 'Last final' }).click();
    await expect(page).toHaveURL(/\/champs\/[^/]+\/final$/);
    await expect(main.getByRole('table').getByRole('row').nth(1)).toContainText(await winner.innerText());
    const { champs } = (await world.snapshot('sports:live')).entities;
    const tour = champs!.find(({ sportId }) => sportId === sportIds.tennis)!;
    await visit(page, `/en/champs/${String(tour.id)}-x/final`);
    await expect(main.getByRole('heading', { level: 2, name: 'Final', exact: true })).toBeVisible();
    await expect(main.getByRole('listitem').first()).toContainText(await winner.innerText());
  },
);

test('[MEDIA-13] a player reads how a price went: figures, chart and every change as a table', async ({
  page,
  world,
}) => {
  const [live] = await world.liveMatches();
  const { match, home: market } = live!;
  await page.goto(`/en/home/live/1-football/${String(match.champId)}-x/${String(match.id)}-x`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Odds history/ })
    .first()
    .waitFor();
  await world.simulator({ gameId: match.id, do: 'odds', marketId: market.id, coef: 7.35 });
  await page.getByRole('button', { name: `Odds history: ${market.groupName}` }).click();
  const dialog = page.getByRole('dialog', { name: market.groupName });
  await expect(dialog.getByRole('figure', { name: 'Odds history' })).toBeVisible();
  await expect(dialog.getByRole('table').first()).toContainText('7.35');
  await dialog.getByText('All changes as a table').click();
  await expect(dialog.getByRole('table').nth(1)).toContainText('7.35');
  await expectAccessible(page);
});

test('[ROUTE-12] [ROUTE-13] [ROUTE-15] [ROUTE-16] [ROUTE-18] esports lead from their disciplines to a competition with its games and table', async ({
  page,
}) => {
  await page.goto('/en/cyber');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText('Esports');
  await expect(page).toHaveURL(/\/en\/cyber\/real\/disciplines$/);
  await main.getByRole('link', { name: /Counter-Strike/ }).click();
  await main.getByRole('link', { name: 'Competitions' }).click();
  await expect(page).toHaveURL(/\/en\/cyber\/real\/counter-strike\/champs$/);
  await main.getByRole('link', { name: /World Circuit/ }).click();
  await expect(main.getByRole('heading', { level: 2, name: 'Table' })).toBeVisible();
  await expectAccessible(page);
});

test.describe('both kinds of esports', () => {
  // The second kind is far down the table.
  test.use({ share: 1 });

  test('[ROUTE-14] [ROUTE-15] [ROUTE-16] [ROUTE-17] [ROUTE-18] [ROUTE-19] each kind has its own games, disciplines and competitions', async ({
    page,
    world,
  }) => {
    await world.simulator({ run: false });
    const main = page.getByRole('main');
    const lists = [];
    for (const zone of ['live', 'line'] as const)
      lists.push((await world.snapshot(`list:${zone}:${String(sportIds.esports)}`)).entities);
    const champs = new Map(lists.flatMap((list) => list.champs!.map((champ) => [champ.id, champ] as const)));
    const matches = lists.flatMap((list) => list.games!);
    const names = (isIn: (champId: number) => boolean, zone?: 'live') =>
      matches
        .filter((match) => isIn(match.champId) && (zone ?? match.zone) === match.zone)
        .map(({ opp1, opp2 }) => [opp1.name, opp2.name].filter((side) => side !== '').join(' – '))
        .toSorted();
    const drawn = async () =>
      (
        await main.getByRole('article').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''))
      ).toSorted();
    await page.goto('/en/cyber');
    for (const type of ['real', 'virtual'] as const) {
      const isOfType = (champId: number) => champs.get(champId)?.cyberType === type;
      await visit(page, `/en/cyber/${type}/all`);
      await expect.poll(drawn, type).toEqual(names(isOfType));
      await visit(page, `/en/cyber/${type}/dashboard`);
      await expect.poll(drawn, type).toEqual(names(isOfType, 'live'));

      const match = matches.find(({ champId, outcomesCount }) => isOfType(champId) && outcomesCount === undefined)!;
      const champ = champs.get(match.champId)!;
      const slug = champ.discipline!.slug;
      await visit(page, `/en/cyber/${type}/${slug}`);
      await expect.poll(drawn, slug).toEqual(names((id) => isOfType(id) && champs.get(id)?.discipline?.slug === slug));
      await visit(page, `/en/cyber/${type}/${slug}/champs`);
      const own = [...champs.values()].filter(({ id, discipline }) => isOfType(id) && discipline?.slug === slug);
      await expect(main.getByRole('listitem')).toHaveCount(own.length);
      await visit(page, `/en/cyber/${type}/${slug}/${String(champ.id)}-x`);
      await expect.poll(drawn, String(champ.id)).toEqual(names((id) => id === champ.id));
      await visit(page, `/en/cyber/${type}/${slug}/${String(champ.id)}-x/${String(match.id)}-x`);
      await expect(page.locator('html')).toHaveAttribute('data-page', 'cyber-discipline-champ-game');
      await expect(main.getByRole('heading', { level: 1, name: new RegExp(match.opp1.name) })).toBeVisible();
      await expect(
        page.getByRole('region', { name: 'Markets' }).getByRole('heading', { level: 2 }).first(),
      ).toBeVisible();
    }
  });
});
