/**
 * Every sport from its list to its results, two in each test. Worlds of journeys begin on a Saturday in March, when baseball and
 * American football are out of season: theirs begins in autumn.
 */
import type { Locator, Page } from '@playwright/test';

import type { Snapshot } from '../../../contracts/feed.ts';
import { boardGroups } from '../../../contracts/markets.ts';
import { milliFromWire, oddsText } from '../../../contracts/maths/index.ts';
import { sportNumbers as N } from '../../../contracts/sports.ts';
import { coupon, enter, expect, inBoardOrder, test, visit, type World } from '../../support/world.ts';

/** `most`: how many groups of markets a match has at least before play. `score`: side 1 wins by it. Row SPORT-03. */
type Sport = { id: number; name: string; most: number; score: [number, number] };
const sport = (id: number, name: string, most: number, ...score: [number, number]): Sport => ({
  id,
  name,
  most,
  score,
});
const pairs: readonly (readonly [Sport, Sport])[] = [
  [sport(N.football, 'Football', 60, 2, 1), sport(N.tennis, 'Tennis', 25, 2, 0)],
  [sport(N.basketball, 'Basketball', 25, 91, 80), sport(N.iceHockey, 'Ice hockey', 12, 4, 1)],
  [sport(N.volleyball, 'Volleyball', 12, 3, 1), sport(N.handball, 'Handball', 12, 31, 25)],
  [sport(N.tableTennis, 'Table tennis', 12, 3, 1), sport(N.badminton, 'Badminton', 12, 2, 0)],
  [sport(N.cricket, 'Cricket', 12, 180, 150), sport(N.darts, 'Darts', 12, 3, 1)],
  [sport(N.snooker, 'Snooker', 12, 4, 2), sport(N.esports, 'Esports', 12, 2, 0)],
];

/** Rows as a list should show them: whose match, and its prices from the result to the handicap. */
const rowsOf = (entities: Snapshot['entities']) =>
  inBoardOrder(entities).map((match) => ({
    name: [match.opp1.name, match.opp2.name].filter((side) => side !== '').join(' – '),
    prices: (entities.markets ?? [])
      .filter(({ gameId }) => gameId === match.id)
      .toSorted((a, b) => a.sort - b.sort)
      // What is nearly decided has no price.
      .map(({ coef, isBlocked }) => (isBlocked ? 'suspended' : oddsText(milliFromWire(coef), 0, { most: 2 }))),
  }));

/** Rows as they stand on the page, which has those in sight and a few more. */
const rowsOn = (main: Locator) =>
  main.getByRole('article').evaluateAll((articles) =>
    articles.map((article) => ({
      name: article.getAttribute('aria-label'),
      prices: [...article.querySelectorAll('button')].flatMap(({ ariaDisabled, textContent }) =>
        ariaDisabled === 'true' ? 'suspended' : (/[\d.]+$/.exec(textContent) ?? []),
      ),
    })),
  );

/** The matches of a sport before play as its list has them, and the first that takes bets on side 1. */
async function planned(world: World, sportId: number) {
  const { entities } = await world.snapshot(`list:line:${String(sportId)}`);
  const results: readonly number[] = boardGroups.result;
  const [first] = inBoardOrder(entities).flatMap((match) => {
    if (match.outcomesCount !== undefined || match.status !== 0) return [];
    const home = entities.markets!.find(
      ({ gameId, groupId, typeId, isBlocked }) =>
        gameId === match.id && results.includes(groupId) && typeId === 1 && !isBlocked,
    );
    return home === undefined ? [] : [{ match, home }];
  });
  return { rows: rowsOf(entities), ...first! };
}

async function journey(page: Page, world: World, { id, name, most, score }: Sport): Promise<void> {
  const { rows, match, home } = await planned(world, id);
  const [main, slip] = [page.getByRole('main'), coupon(page)];
  await visit(page, `/en/home/line/${String(id)}`);
  await expect(main.getByRole('article').first()).toHaveAccessibleName(rows[0]!.name);
  await expect(async () => {
    const drawn = await rowsOn(main);
    expect(drawn).toEqual(rows.slice(0, drawn.length));
  }).toPass({ timeout: 15_000 });
  await main
    .getByRole('article', { name: new RegExp(match.opp1.name) })
    .getByRole('link')
    .first()
    .click();
  const markets = page.getByRole('region', { name: 'Markets' });
  const all = markets.getByRole('tab', { name: /^All/ });
  await expect(all).toHaveAttribute('aria-selected', 'true');
  const heads = markets.getByRole('tabpanel').getByRole('heading', { level: 2 });
  await expect(heads.nth(most - 1)).toBeAttached();
  await expect(all).toContainText(String(await heads.count()));
  await markets.getByRole('tab').nth(2).click();
  await expect(heads.first()).toBeVisible();
  await all.click();

  await main
    .getByRole('button', { name: `${home.groupName}, ${match.opp1.name}` })
    .first()
    .click();
  await slip.getByRole('textbox', { name: 'Stake', exact: true }).fill('100');
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await expect(slip.getByText('Bet accepted')).toBeVisible();
  await slip.getByRole('button', { name: 'View in My bets' }).click();
  const bet = slip.getByRole('list', { name: 'My bets' }).getByRole('listitem').filter({ hasText: match.opp1.name });
  await expect(bet.first()).toBeVisible();

  await world.simulator({ gameId: match.id, do: 'start' });
  await world.simulator({ gameId: match.id, do: 'finish', score });
  await slip.getByRole('button', { name: /^Settled/ }).click();
  await expect(bet.first()).toContainText(/Won/);
  await expect(bet.first()).toContainText(match.opp2.name);

  await visit(page, '/en/results');
  await main.getByRole('combobox', { name: 'Sport' }).selectOption({ label: name });
  const row = main.getByRole('row', { name: new RegExp(`${match.opp1.name} – ${match.opp2.name}`) });
  // Cricket tells wickets behind its runs.
  await expect(row).toContainText(new RegExp(score.join(String.raw`(/\d+)?:`)));
  await slip.getByRole('button', { name: /^Open/ }).click();
  await slip.getByRole('tab', { name: /^Bet slip/ }).click();
}

const walk = ([one, other]: readonly [Sport, Sport]) => {
  test(`[SPORT-01] [SPORT-03] [ODDS-06] ${one.name}, ${other.name}: list, markets, a bet, its settlement and the result`, async ({
    page,
    world,
  }) => {
    await world.simulator({ run: false });
    await enter(page);
    await page.goto('/en/home/line');
    await expect(coupon(page)).toBeVisible();
    await journey(page, world, one);
    await journey(page, world, other);
  });
};

for (const pair of pairs) walk(pair);

test.describe('in autumn', () => {
  // Saturday, 13:35 GMT.
  test.use({ play: Date.UTC(2026, 8, 26, 13, 35) / 1000 });
  walk([sport(N.baseball, 'Baseball', 12, 5, 2), sport(N.americanFootball, 'American football', 12, 24, 17)]);
});
