/** The six games of free tickets, each played by hand. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test } from '../../support/world.ts';

const boardOf = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const games = [
  ['fortuna', 'Wheel of Fortune', []],
  ['chest', 'Chest', ['Chest 2']],
  ['memory', 'Memory', ['Card 1', 'Card 6']],
  ['safe', 'Safe', ['7']],
  ['lottery', 'Lottery', ['3', '7', '12', '20']],
] as const;

test(
  '[BONG-05] [ROUTE-64] [UI-99] each of the six games is played with a ticket, one by keyboard; then there is none',
  { tag: '@core' },
  async ({ page, world, baseURL }) => {
    await world.simulator({ run: false });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await enter(page, await world.createUser('player'));
    await page.goto('/en/casino-lobby');
    await page.getByRole('link', { name: /^Bonus games/ }).click();
    const menu = page.getByRole('navigation', { name: 'Bonus games' });
    for (const [, name, places] of games) {
      await menu.getByRole('link', { name }).click();
      const board = boardOf(page, name);
      for (const place of places) await board.getByRole('button', { name: place, exact: true }).click();
      await board.getByRole('button', { name: 'Use ticket' }).click();
      await expect(board.getByRole('status')).toHaveText(/Prize: |No prize this time/);
    }
    await menu.getByRole('link', { name: 'Dragon Tower' }).click();
    const tower = boardOf(page, 'Dragon Tower');
    for (const round of [1, 2]) {
      for (const floor of [5, 4, 3, 2, 1]) {
        const left = tower
          .getByRole('group', { name: `Floor ${String(floor)}` })
          .getByRole('button')
          .first();
        if (floor === 5) await left.focus();
        await expect(left).toBeFocused();
        await page.keyboard.press('Space');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
      }
      await expect(tower.getByRole('button', { name: 'Use ticket' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(tower.getByRole('status')).toHaveText(/Floors passed: \d\. (Prize: |No prize)/);
      if (round === 1) await tower.getByRole('button', { name: 'New game' }).press('Enter');
    }
    await expect(tower.getByText('No ticket for this game')).toBeVisible();
    await expect(tower.getByRole('button', { name: 'Use ticket' })).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.context().addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
    await page.goto('/ar/bonusgames/lottery');
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'اليانصيب' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    await expect(page.getByRole('button', { name: 'استخدم التذكرة' })).toBeInViewport({ ratio: 1 });
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  },
);

test('[BONG-05] a lost answer is asked for by the same key, and a ticket that another tab used is told', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter(page, await world.createUser('player'));
  await page.goto('/en/bonusgames/chest');
  const board = boardOf(page, 'Chest');
  await board.getByRole('button', { name: 'Chest 1', exact: true }).click();
  // The server has used the ticket; its answer does not arrive.
  await page.route('**/bonus-games/chest/play', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await board.getByRole('button', { name: 'Use ticket' }).click();
  await expect(board.getByRole('status')).toHaveText(/Prize: |No prize this time/);
  await page.unroute('**/bonus-games/chest/play');
  await expect(page.getByRole('main').getByText('Tickets: 11')).toBeVisible();
  await board.getByRole('button', { name: 'New game' }).click();
  await board.getByRole('button', { name: 'Chest 1', exact: true }).click();
  const other = await page.context().newPage();
  await other.emulateMedia({ reducedMotion: 'reduce' });
  await other.goto('/en/bonusgames/chest');
  await boardOf(other, 'Chest').getByRole('button', { name: 'Chest 3', exact: true }).click();
  await boardOf(other, 'Chest').getByRole('button', { name: 'Use ticket' }).click();
  await expect(boardOf(other, 'Chest').getByRole('status')).toHaveText(/Prize: |No prize this time/);
  await other.close();
  // This tab heard of it, or is told by the server.
  await expect(async () => {
    const use = board.getByRole('button', { name: 'Use ticket' });
    if ((await use.count()) > 0) await use.click({ timeout: 1000 });
    await expect(board.getByText('No ticket for this game')).toBeVisible({ timeout: 1000 });
  }).toPass();
});
