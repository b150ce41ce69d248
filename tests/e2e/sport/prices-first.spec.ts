/** A match in play begins with its prices: they are in sight before anybody scrolls. */
import type { Page } from '@playwright/test';

import { expect, test } from '../../support/world.ts';

test.use({ share: 1 });

/** The phone comes first: its page is loaded at its own size, and the picture is a line. */
const sizes = [
  { width: 390, height: 844 },
  { width: 1366, height: 900 },
  { width: 1920, height: 1080 },
];

/** From the back button to the end of the score, px. */
const headOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('header', { has: page.getByRole('heading', { level: 1 }) })
    .evaluate((head) => head.getBoundingClientRect().bottom - head.parentElement!.getBoundingClientRect().top);

test('[GAME-06] the first price of every sport in play is in sight on a phone, a laptop and a wide screen, below a head of 120 px', async ({
  page,
  world,
}) => {
  test.slow();
  const { entities } = await world.snapshot('sports:live');
  const faults: unknown[] = [];
  const seen = new Set<string>();
  for (const sport of entities.sports ?? []) {
    const { games = [] } = (await world.snapshot(`list:live:${String(sport.id)}`)).entities;
    const match = games.find(({ status, zoneId }) => status === 2 && zoneId !== undefined) ?? games[0];
    if (match === undefined) continue;
    await page.setViewportSize(sizes[0]!);
    await page.goto(`/en/home/live/${String(sport.id)}/${String(match.champId)}/${String(match.id)}`);
    const price = page
      .getByRole('main')
      .getByRole('region', { name: 'Markets' })
      .getByRole('button', { name: / – .*, / })
      .first();
    for (const size of sizes) {
      await page.setViewportSize(size);
      await expect(price).toBeVisible();
      // What plays has come too, open or as one line.
      if (match.zoneId !== undefined)
        await expect(page.getByRole('region', { name: 'Match tracker', exact: true })).toBeVisible();
      const { y = Infinity, height = 0 } = (await price.boundingBox()) ?? {};
      const head = await headOf(page);
      if (y + height > size.height * 0.5 || head > 120) faults.push([sport.name, size.width, y + height, head]);
    }
    seen.add(sport.name);
  }
  expect(seen.size).toBeGreaterThan(7);
  expect(faults).toEqual([]);
});

test('[GAME-06] what plays stays in sight beside its markets while they scroll', async ({ page, world }) => {
  await world.simulator({ run: false });
  const [first] = await world.liveMatches();
  const { id, champId } = first!.match;
  await page.goto(`/en/home/live/1-football/${String(champId)}-x/${String(id)}-x`);
  const plays = page.getByRole('region', { name: 'Match tracker', exact: true });
  const markets = page.getByRole('region', { name: 'Markets' });
  await expect(plays.getByRole('img', { name: /^Match tracker: / })).toBeInViewport();
  await markets.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
  await expect(markets.getByRole('button').first()).not.toBeInViewport();
  await expect(plays.getByRole('img', { name: /^Match tracker: / })).toBeInViewport();
});
