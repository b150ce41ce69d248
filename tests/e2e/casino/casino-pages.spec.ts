/** The pages beside the lobby: tables, search, the player's own games, the studio. */
import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test } from '../../support/world.ts';

test('[ROUTE-43] [ROUTE-45] [ROUTE-52] [ROUTE-53] [ROUTE-54] tables and slots by kind, a search page that forgives, the studio and all its games', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await page.goto('/en/casino');
  const main = page.getByRole('main');
  const tiles = main.getByRole('listitem').filter({ hasText: 'RTP' });
  await expect(tiles).toHaveCount(6);
  await expectAccessible(page);
  await main.getByRole('navigation', { name: 'Table types' }).getByRole('link', { name: 'Roulette' }).click();
  await expect(page).toHaveURL(/\/en\/casino\/roulette$/);
  await expect(tiles).toHaveCount(2);

  await page.goto('/en/slots');
  await expect(tiles).toHaveCount(3);
  await main.getByRole('navigation', { name: 'Slot types' }).getByRole('link', { name: 'Five reels' }).click();
  await expect(page).toHaveURL(/\/en\/slots\/five-reels$/);
  await expect(tiles).toHaveCount(2);

  await page.goto('/en/casino-search?q=bakarat');
  await expect(tiles).toHaveCount(1);
  await main.getByRole('searchbox', { name: 'Search games' }).fill('nothing of this name');
  await expect(main.getByRole('heading', { name: 'No games found' })).toBeVisible();

  await page.goto('/en/providers');
  await main.getByRole('link', { name: 'Openbook Originals' }).click();
  await expect(page).toHaveURL(/\/en\/providers\/openbook-originals$/);
  await expect(main.getByRole('heading', { level: 1, name: 'Openbook Originals' })).toBeVisible();
  await expect(tiles).toHaveCount(20);
  await expectAccessible(page);
});

test('[ROUTE-49] at 390 px in Arabic: a visitor is asked to log in, a player finds what they kept', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar/my-casino');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: 'سجّل الدخول لترى ألعابك' })).toBeVisible();
  await expect(main.getByRole('region', { name: 'ألعاب لم تلعبها مؤخرًا' }).getByRole('listitem')).toHaveCount(8);
  await expectAccessible(page);
  await enter(page, await world.createUser('player'));
  await page.goto('/ar/my-casino');
  const others = main.getByRole('region', { name: 'ألعاب لم تلعبها مؤخرًا' });
  await others.getByRole('button').first().press('Enter');
  await expect(main.getByRole('region', { name: 'المفضلة' }).getByRole('listitem')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
