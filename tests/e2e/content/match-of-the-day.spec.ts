import type { Page } from '@playwright/test';

import type { Game, Market } from '../../../contracts/feed.ts';
import { expectAccessible } from '../../support/axe.ts';
import { returnToTab } from '../../support/outside-app.ts';
import { coupon, expect, test, visit, type World } from '../../support/world.ts';

const cardOf = (page: Page) => page.getByRole('main').getByRole('region', { name: 'Match of the day' });
const nameOf = ({ opp1, opp2 }: Game) => `${opp1.name} – ${opp2.name}`;

/** The live matches at the top, the one that the app chooses first. With the price of a win of the first side. */
async function topMatches(world: World): Promise<{ match: Game; home: Market }[]> {
  const { entities } = await world.snapshot('top:live');
  const weights = new Map(entities.champs?.map(({ id, weight }) => [id, weight]));
  const weightOf = ({ champId }: Game) => weights.get(champId) ?? 0;
  return (entities.games ?? [])
    .toSorted((a, b) => weightOf(b) - weightOf(a) || a.startAt - b.startAt || a.id - b.id)
    .flatMap((match) => {
      const home = entities.markets?.find(({ gameId, typeId }) => gameId === match.id && typeId === 1);
      return home === undefined ? [] : [{ match, home }];
    });
}

/** Ends the matches that the app would choose before the first one that takes bets, and gives the others. */
async function openMatches(world: World): Promise<{ match: Game; home: Market }[]> {
  const matches = await topMatches(world);
  const place = matches.findIndex(({ home }) => !home.isBlocked);
  if (place < 0) throw new Error('No match takes bets.');
  for (const { match } of matches.slice(0, place)) await world.simulator({ gameId: match.id, do: 'finish' });
  return matches.slice(place);
}

test(
  '[PLUG-47] [PLUG-49] the match of the day on the home page: its price moves, a press adds it, suspended it cannot be pressed, ended it gives way to the next',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    const [first, second] = await openMatches(world);
    const { match, home } = first!;
    const set = (coef: number) => world.simulator({ gameId: match.id, do: 'odds', marketId: home.id, coef });
    await set(1.5);
    await page.goto('/en');
    await expect(cardOf(page).getByRole('link')).toHaveText(nameOf(match));
    const button = cardOf(page).getByRole('button', { name: match.opp1.name }).first();
    await expect(button).toContainText('1.50');
    await set(2.5);
    await expect(button).toContainText('2.50');
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(coupon(page).getByText(match.opp1.name).first()).toBeVisible();
    await world.simulator({ gameId: match.id, do: 'suspend', marketId: home.id });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await world.simulator({ gameId: match.id, do: 'finish' });
    await expect(cardOf(page).getByRole('link')).toHaveText(nameOf(second!.match));
  },
);

test('[PLUG-43] [PLUG-51] it has a page with a link in the footer, and heading and sport are set while it is open', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const matches = await topMatches(world);
  await page.goto('/en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Match of the day' }).click();
  await expect(page).toHaveURL(/\/en\/match-of-the-day$/);
  await expect(page).toHaveTitle(/^Match of the day · /);
  const name = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(name).toHaveText(nameOf(matches[0]!.match));

  const other = matches.find(({ match }) => match.sportId !== matches[0]!.match.sportId)!.match;
  const config = { heading: 'Derby of the day', sportId: other.sportId, competitionId: 0 };
  await world.configure({ plugins: { 'match-of-the-day': { config } } });
  await returnToTab(page);
  await expect(name).toHaveText(nameOf(matches.find(({ match }) => match.sportId === other.sportId)!.match));
  await expect(page.getByRole('main').getByRole('region', { name: 'Derby of the day' })).toBeVisible();
  await visit(page, '/ru/match-of-the-day');
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Матч дня' })).toBeVisible();
});

test('[PLUG-47] without a match it says so, and looks again when asked', async ({ page, world }) => {
  await world.simulator({ run: false });
  const [first] = await topMatches(world);
  const empty = { topic: 'top:live', epoch: 'a', seq: 0, ts: 0, entities: {} };
  const topics = /\/feed-api\/v1\/snapshot\?topic=top(?::|%3A)(?:live|line)$/;
  await page.route(topics, (route) => route.fulfill({ json: empty }));
  await page.goto('/en');
  await expect(cardOf(page)).toContainText('No match of the day right now.');
  await page.unroute(topics);
  await cardOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(cardOf(page).getByRole('link')).toHaveText(nameOf(first!.match));
});

/** How much the page has moved so far, by the browser's own measure. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const total = window as unknown as { shift: number };
    total.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) total.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });

for (const [language, theme, width] of [
  ['en', 'light', 1366],
  ['en', 'dark', 390],
  ['ar', 'dark', 1366],
  ['ar', 'light', 390],
] as const)
  test(`[PLUG-39] the match of the day moves nothing and passes axe: ${language}, ${theme}, ${String(width)} px`, async ({
    page,
    context,
    world,
    baseURL,
  }) => {
    await world.simulator({ run: false });
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await page.setViewportSize({ width, height: 900 });
    await watchShifts(page);
    await page.goto(`/${language}`);
    const card = page.locator('[data-slot="home.top"]');
    await expect(card.getByRole('button', { name: /\d$/ })).not.toHaveCount(0);
    expect((await card.boundingBox())!.height).toBe(96);
    await expectAccessible(page, '[data-slot="home.top"]');
    expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(0.02);
    await page.goto(`/${language}/match-of-the-day`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toBeVisible();
    await expect(page.getByRole('main').getByRole('button', { name: /\d$/ })).not.toHaveCount(0);
    await expectAccessible(page, 'main');
  });
