/** A match in play begins with its prices: they are in sight before anybody scrolls. */
import { expect, test } from '../../support/world.ts';

test.use({ share: 1 });

const sizes = [
  { width: 1366, height: 900, most: Infinity },
  { width: 1920, height: 1080, most: 3 },
  { width: 390, height: 844, most: 3 },
];

for (const { width, height, most } of sizes)
  test(`[GAME-06] the first price of a match in play is in sight at ${String(width)} × ${String(height)}`, async ({
    page,
    world,
  }) => {
    await page.setViewportSize({ width, height });
    const { entities } = await world.snapshot('sports:live');
    const places: [sport: string, isInSight: boolean, bottom: number][] = [];
    for (const sport of (entities.sports ?? []).slice(0, most)) {
      const { games = [] } = (await world.snapshot(`list:live:${String(sport.id)}`)).entities;
      const game = games.find(({ status, zoneId }) => status === 2 && zoneId !== undefined) ?? games[0];
      if (game === undefined) continue;
      await page.goto(`/en/home/live/${String(sport.id)}/${String(game.champId)}/${String(game.id)}`);
      const price = page
        .getByRole('main')
        .getByRole('region', { name: 'Markets' })
        .getByRole('button', { name: / – .*, / })
        .first();
      await expect(price).toBeVisible();
      // What plays has come too, open or as one line.
      if (game.zoneId !== undefined) await expect(page.getByRole('region', { name: 'Match picture' })).toBeVisible();
      const { y = Infinity, height: high = 0 } = (await price.boundingBox()) ?? {};
      places.push([sport.name, y + high < height * 0.66, y + high]);
    }
    expect(places.length).toBeGreaterThan(2);
    expect(places.filter(([, isInSight]) => !isInSight)).toEqual([]);
  });
