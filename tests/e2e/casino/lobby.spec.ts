/** The wall of games: what each says, how players find one, and which they keep. */
import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test } from '../../support/world.ts';

test(
  '[CAS-01] [CAS-02] [CAS-37] the lobby: returns on every tile, a search that forgives, filters in the address, favourites that stay',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    await enter(page, await world.createUser('player'));
    await page.goto('/en/casino-lobby');
    const main = page.getByRole('main');
    const tiles = main.getByRole('listitem').filter({ hasText: 'RTP' });
    await expect(tiles).toHaveCount(20);
    await expect(tiles.filter({ hasText: 'Peg drop' })).toContainText(/RTP 98\.76% – 98\.96%.*Min 0\.10/);
    await expect(tiles.filter({ hasText: 'Scratch cards' })).toContainText(/RTP 94%.*Ticket 1/);
    await expectAccessible(page);
    await expect(page.locator('#menu').getByRole('link', { name: 'Slots 3' })).toBeVisible();
    await expect(page.locator('#coupon')).toBeHidden();
    await main.getByRole('searchbox', { name: 'Search games' }).fill('bacarat');
    await expect(tiles).toHaveCount(1);
    await expect(main.getByRole('status').filter({ hasText: 'Games: 1' })).toBeVisible();
    await expect(page).toHaveURL(/\?q=bacarat$/);
    await main.getByRole('button', { name: 'Clear search' }).click();
    await main.getByRole('combobox', { name: 'Volatility' }).selectOption('High');
    await expect(page).toHaveURL(/\?volatility=high$/);
    await page.reload();
    await expect(tiles).toHaveCount(7);
    await expect(tiles.filter({ hasText: 'Five lines' })).toHaveCount(1);
    await main.getByRole('combobox', { name: 'Game type' }).selectOption('Free spins');
    await expect(tiles).toHaveCount(1);
    await expect(tiles).toContainText('Comet Garden');
    await main.getByRole('combobox', { name: 'Game type' }).selectOption('Any');
    const star = main.getByRole('button', { name: 'Favourite: Five lines' });
    await star.press('Enter');
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await page
      .locator('#menu')
      .getByRole('link', { name: /^Favourites/ })
      .click();
    await expect(main.getByRole('heading', { level: 1, name: 'Favourites' })).toBeVisible();
    await expect(tiles).toHaveCount(1);
    await tiles.getByRole('link').click();
    await expect(main.getByRole('heading', { level: 1, name: 'Five lines' })).toBeVisible();
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await star.press('Enter');
    await expect(star).toHaveAttribute('aria-pressed', 'false');
    await page.goto('/en/my-casino/favorites');
    await expect(main.getByRole('heading', { name: 'No favourites yet' })).toBeVisible();
  },
);

test('[CAS-01] at 390 px in Arabic and the dark theme: two columns, and a played game stands in front', async ({
  page,
  world,
  baseURL,
}) => {
  await world.simulator({ run: false });
  await world.configure({ protection: { gameCycleMs: 0 } });
  await enter(page, await world.createUser('player'));
  await page.goto('/en/casino/game/1/dice');
  await page.getByRole('textbox', { name: 'Stake' }).fill('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByRole('button', { name: 'Verify round' })).toHaveCount(1);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.context().addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  await page.goto('/ar/casino-lobby');
  const tiles = page.getByRole('main').getByRole('listitem').filter({ hasText: 'RTP' });
  await expect(tiles).toHaveCount(20);
  await expect(page.getByRole('region', { name: 'لُعبت مؤخرًا' }).getByRole('link')).toHaveCount(1);
  const [first, second, third] = await tiles.evaluateAll((list) =>
    list.map((each) => each.getBoundingClientRect().top),
  );
  expect(first).toBe(second);
  expect(third).toBeGreaterThan(second!);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
