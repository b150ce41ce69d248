/** Lists of one kind of matches, at addresses of their own: `/home/line/epl`. */
import type { Game } from '../../../contracts/feed.ts';
import { sportIds } from '../../../contracts/markets.ts';
import { expectAccessible } from '../../support/axe.ts';
import { coupon, expect, test, visit, type World } from '../../support/world.ts';

/** Names of the matches that a list has, in no order. */
const namesOf = (matches: readonly Game[]) =>
  matches.map(({ opp1, opp2 }) => [opp1.name, opp2.name].filter((side) => side !== '').join(' – ')).toSorted();

test('[ROUTE-06] each page type shows its own matches and leads to the other zone; those of nothing say so', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const main = page.getByRole('main');
  const drawn = async () =>
    (
      await main.getByRole('article').evaluateAll((rows) => rows.map((row) => row.getAttribute('aria-label') ?? ''))
    ).toSorted();
  const matchesOf = async (of: World, sportId: number, zone = 'line') =>
    (await of.snapshot(`list:${zone}:${String(sportId)}`)).entities.games!;
  const football = await matchesOf(world, sportIds.football);
  const inChamp = (id: number) => football.filter(({ champId }) => champId === id);

  await page.goto('/en/home/line/laliga/1-football');
  await expect(main.getByRole('heading', { level: 1, name: 'La Liga' })).toBeVisible();
  expect(inChamp(107).length).toBeGreaterThan(0);
  await expect.poll(drawn).toEqual(namesOf(inChamp(107)));
  // The page goes on to know this match, and does not show it among those of another league.
  await main
    .getByRole('button', { name: /Match result/, disabled: false })
    .first()
    .click();
  await expect(coupon(page).getByRole('listitem')).toHaveCount(1);
  await visit(page, '/en/home/line/epl');
  await expect(main.getByRole('heading', { level: 1, name: 'English Premier League' })).toBeVisible();
  expect(inChamp(100).length).toBeGreaterThan(0);
  await expect.poll(drawn).toEqual(namesOf(inChamp(100)));
  await expectAccessible(page);
  await visit(page, '/en/home/line/epl/2-tennis');
  await expect(main.getByText('No upcoming matches here now')).toBeVisible();
  await visit(page, '/en/home/line/cyber');
  await expect.poll(drawn).toEqual(namesOf(await matchesOf(world, sportIds.esports)));
  await main.getByRole('navigation', { name: 'Esports' }).getByRole('link', { name: 'Live' }).press('Enter');
  await expect(page).toHaveURL(/\/en\/home\/live\/cyber$/);
  await expect.poll(drawn).toEqual(namesOf(await matchesOf(world, sportIds.esports, 'live')));
  await visit(page, '/en/home/live/topgame');
  await expect.poll(drawn).toEqual(namesOf((await world.snapshot('top:live')).entities.games!));
  for (const [type, name] of [
    ['europaleague', 'Europa League'],
    ['ipl', 'Indian T20 league'],
    ['marble', 'Marble races'],
    ['politics', 'Politics'],
    ['ufc', 'UFC'],
  ] as const) {
    await visit(page, `/en/home/live/${type}`);
    await expect(main.getByRole('heading', { level: 1, name, exact: true })).toBeVisible();
    await expect(main.getByText('No live matches here now')).toBeVisible();
    await expect(main.getByRole('article')).toHaveCount(0);
  }
  await visit(page, '/en/home/live/home');
  await expect(main.getByRole('heading', { level: 1, name: /Football/ })).toBeAttached();
  await expect(main.getByRole('article').first()).toBeVisible();
  await visit(page, '/en/home/live/seriea');
  await expect(page.locator('html')).toHaveAttribute('data-page', '404');
});

test('[ROUTE-06] [FAV-01] what has a star has its matches at pages for teams, for competitions and for both', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const matches = (await world.snapshot('list:line:1')).entities.games!.filter(
    ({ outcomesCount }) => outcomesCount === undefined,
  );
  const team = matches[0]!.opp1;
  const champId = matches.find((match) => match.champId !== matches[0]!.champId)!.champId;
  const ofTeam = matches.filter(({ opp1, opp2 }) => [opp1.id, opp2.id].includes(team.id));
  const main = page.getByRole('main');
  /** A page of a team or a competition has one star. The page before it may have one too, in its list. */
  const star = async (id: string) => {
    await expect(page.locator('html')).toHaveAttribute('data-page', id);
    const button = main.getByRole('button', { name: 'Favourite' });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  };
  await page.goto('/en/home/line/team');
  await expect(main.getByText('No favourites yet')).toBeVisible();
  await visit(page, `/en/team/${String(team.id)}-x/info`);
  await star('team-section');
  await visit(page, '/en/home/line/champ');
  await expect(main.getByText('No favourites yet')).toBeVisible();
  await visit(page, '/en/home/line/team');
  await expect(main.getByRole('heading', { level: 1, name: 'Matches with your teams' })).toBeVisible();
  const row = main.getByRole('article');
  await expect(row).toHaveCount(ofTeam.length);
  for (const each of await row.all()) await expect(each).toHaveAccessibleName(new RegExp(team.name));
  await visit(page, `/en/champs/${String(champId)}-x`);
  await star('champ-results');
  await visit(page, '/en/home/line/betsonyour');
  await expect(main.getByRole('heading', { level: 1, name: 'Your teams and competitions' })).toBeVisible();
  await expect.poll(() => row.count()).toBeGreaterThan(ofTeam.length);
  await expect(row.filter({ hasText: team.name })).toHaveCount(ofTeam.length);
  await expectAccessible(page);
  // Without its star the team has left the page.
  await main.getByRole('button', { name: `Favourite: ${team.name}`, exact: true }).press('Enter');
  await expect(row.filter({ hasText: team.name })).toHaveCount(0);
  await expect(row.first()).toBeVisible();
});
