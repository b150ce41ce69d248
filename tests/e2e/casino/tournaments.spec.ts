/** Tournaments of the house's games. */
import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test } from '../../support/world.ts';

test(
  '[CAS-13] a player takes part, the table comes by the feed, and the end stands; Arabic, dark and at 390 px',
  { tag: '@core' },
  async ({ page, world, baseURL }) => {
    await world.simulator({ run: false });
    await world.configure({ protection: { gameCycleMs: 0 } });
    await enter(page, await world.createUser('player'));
    await page.goto('/en/bonus/casino/tournaments');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1, name: 'Tournaments' })).toBeVisible();
    await expectAccessible(page);
    await main.getByRole('link', { name: 'Daily games' }).click();
    await expect(main.getByRole('heading', { level: 1, name: 'Daily games' })).toBeVisible();
    await main.getByRole('button', { name: 'Join', exact: true }).click();
    await expect(main.getByRole('button', { name: 'Leave tournament' })).toBeVisible();
    await expect(main.getByText('No scores yet')).toBeVisible();
    const game = await page.context().newPage();
    await game.goto('/en/casino/game/1/dice');
    await game.getByRole('textbox', { name: 'Stake' }).fill('1');
    const own = main.getByRole('row', { name: /You/ });
    await expect(async () => {
      await game.getByRole('main').getByRole('button', { name: /^Play/ }).click();
      await expect(own).toBeVisible({ timeout: 4000 });
    }).toPass();
    await game.close();
    await expect(main.getByText(/The prize pool grows by/)).toBeVisible();
    await world.control('POST', `tournaments/${page.url().split('/').at(-1) ?? ''}/end`);
    await page.reload();
    await expect(main.getByText(/^Ended /)).toBeVisible();
    await expect(own).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.context().addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
    await page.goto(page.url().replace('/en/', '/ar/'));
    await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  },
);
