import type { Page } from '@playwright/test';

import { marketGroups as G } from '../../../contracts/markets.ts';
import { milliFromWire, oddsText } from '../../../contracts/maths/index.ts';
import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const choose = async (page: Page, baseURL: string | undefined, cookies: Record<string, string>) =>
  page.context().addCookies(Object.entries(cookies).map(([name, value]) => ({ name, value, url: baseURL ?? '' })));

/** A zone in which it is morning now: the matches of today are still to come at any hour of the machine. */
const morningZone = () => String(((44 - new Date().getUTCHours()) % 24) - 12);

const slip = (page: Page) => page.getByRole('dialog', { name: 'Quick bet' });

/** A live match in which nothing is suspended, with a first line of handicap. Play stands from then on. */
async function matchOf(world: World) {
  await world.simulator({ run: false });
  const { entities } = await world.snapshot('asian:live:1');
  for (const { match } of await world.liveMatches()) {
    const markets = entities.markets?.filter(({ gameId }) => gameId === match.id) ?? [];
    const main = markets.filter(({ groupId, isMain, coef }) => groupId === G.handicap && isMain && coef > 0);
    if (main.length === 2 && !markets.some(({ isBlocked }) => isBlocked)) return { game: match, main };
  }
  throw new Error('No match fits.');
}

test('[PREF-03] [ASIA-01] the settings change the view at once, its prices are those of the European one by number, and a reload keeps it', async ({
  page,
  world,
}) => {
  const { game, main } = await matchOf(world);
  await page.goto('/en/home/live/1-football');
  const row = page.getByRole('article', { name: new RegExp(`^${game.opp1.name} `) }).first();
  /** Waits until the button of the main line has the price that the feed has for this outcome. */
  const expectPrice = (label: RegExp) =>
    expect(async () => {
      const { entities } = await world.snapshot(`game:${String(game.id)}`);
      const coef = entities.markets?.find(({ id }) => id === main[0]!.id)?.coef ?? 0;
      const price = oddsText(milliFromWire(coef), 0, { most: 2 }).replace('.', '\\.');
      await expect(row.getByRole('button', { name: label }).first()).toHaveAccessibleName(new RegExp(`${price}$`), {
        timeout: 500,
      });
    }).toPass({ timeout: 20_000 });
  const ofHome = new RegExp(`, Handicap.*${game.opp1.name}`);
  await expectPrice(ofHome);

  await page.getByRole('button', { name: 'Settings', exact: true }).first().click();
  await page.getByRole('switch', { name: /^Asian view: handicap/ }).press('Space');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Parlay' })).toBeVisible();
  await expectPrice(ofHome);
  // Several lines of one match, and both halves.
  await expect(row.getByRole('button', { name: /, Handicap/ })).toHaveCount(6);

  await page.reload();
  await expect(page.getByRole('link', { name: 'Parlay' })).toBeVisible();
  await expectAccessible(page);
});

for (const [language, theme, width] of [
  ['en', 'dark', 390],
  ['ar', 'light', 1366],
] as const)
  test(`[ASIA-01] the view has no finding of axe and nothing is cut (${language}, ${theme}, ${String(width)})`, async ({
    page,
    baseURL,
  }) => {
    await choose(page, baseURL, { look: 'asian-split', theme, coef_view: '6', time_zone: morningZone() });
    await page.setViewportSize({ width, height: 844 });
    await page.goto(`/${language}/home/line/1-football`);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    // A price is written from the left in every language, so its minus is before it.
    const negative = page.getByRole('main').getByText(/^-\d/).first();
    await expect(negative).toHaveCSS('direction', 'ltr');
  });

test(
  '[ASIA-04] [ASIA-02] [ASIA-03] a press opens the slip in its place, with the score, the risk and the win; Enter bets',
  { tag: '@core' },
  async ({ page, world, baseURL }) => {
    const { game, main } = await matchOf(world);
    await choose(page, baseURL, { look: 'asian', coef_view: '5' });
    await enter(page);
    await page.goto('/en/home/live/1-football');
    const row = page.getByRole('article', { name: new RegExp(`^${game.opp1.name} `) }).first();
    // A pair always has a side above 2, whose Malaysian price has a minus, or both are below it.
    const risky = main.find(({ coef }) => coef > 2);
    const prices = row.getByRole('button', { name: /, Handicap/ });
    const button = risky
      ? prices.filter({ hasText: oddsText(milliFromWire(risky.coef), 5, { most: 2 }) }).first()
      : prices.first();
    await button.click();
    await expect(slip(page)).toContainText(`Only goals after the bet count, from \u2066${game.score?.text ?? ''}`);
    const near = await Promise.all([slip(page).boundingBox(), button.boundingBox()]);
    expect(Math.abs((near[0]?.y ?? 0) - (near[1]?.y ?? 0))).toBeLessThan(480);
    if (risky) {
      await expect(slip(page)).toContainText('decimal');
      await expect(slip(page).getByText('Risk')).toBeVisible();
    }
    await page.keyboard.press('Escape');
    await expect(slip(page)).toBeHidden();
    await expect(button).toBeFocused();

    await page.keyboard.press('Enter');
    await slip(page).getByRole('textbox', { name: 'Stake' }).fill('150');
    await page.keyboard.press('Enter');
    await expect(slip(page).getByRole('alert')).toHaveText('Bet accepted', { timeout: 15_000 });
  },
);

test('[ASIA-01] tabs, days, competitions, one line and order choose what the view shows', async ({ page, baseURL }) => {
  await choose(page, baseURL, { look: 'asian' });
  await page.goto('/en/home/live/1-football');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Early' }).press('Enter');
  await expect(page).toHaveURL(/\/home\/line/);
  const days = main.getByRole('group', { name: 'Day' }).getByRole('button');
  await expect(days).toHaveCount(7);
  await days.nth(1).press('Enter');
  await expect(days.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await days.nth(0).press('Enter');
  await expect(main.getByRole('article').first()).toBeVisible();
  const tall = (await main.getByRole('article').first().boundingBox())?.height ?? 0;
  await main.getByRole('button', { name: 'Single line' }).press('Space');
  await expect.poll(async () => (await main.getByRole('article').first().boundingBox())?.height).toBeLessThan(tall);

  const heads = main.getByRole('heading', { level: 2 });
  await main.getByRole('button', { name: 'Competitions' }).click();
  await expect.poll(() => heads.count()).toBeGreaterThan(1);
  await page.getByRole('dialog', { name: 'Competitions' }).getByRole('checkbox').first().check();
  await page.keyboard.press('Escape');
  await expect(heads).toHaveCount(1);
  await main.getByRole('button', { name: 'By time' }).press('Space');
  await expect(heads).toHaveCount(0);

  await main.getByRole('link', { name: 'Outright' }).press('Enter');
  await main.getByRole('button', { name: 'By time' }).press('Space');
  await expect(main.getByRole('article').first()).toContainText('outcomes');
});
