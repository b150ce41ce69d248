/** Sports that a player does not want in a list. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const main = (page: Page) => page.getByRole('main');
const list = (page: Page, name: string) => main(page).getByRole('region', { name, exact: true });
const menu = (page: Page) => page.getByRole('navigation', { name: 'Sports', exact: true });

async function open(page: Page, world: World, language = 'en') {
  await world.simulator({ run: false });
  await enter(page, await world.createUser('player'));
  await page.goto(`/${language}/office/sports`);
}

test('[OFFICE-04] football hidden in live leaves the live menu, the top and the board, and stays in the line', async ({
  page,
  world,
}) => {
  await open(page, world);
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await list(page, 'Live').getByRole('switch', { name: 'Football', exact: true }).press('Space');
  await saved;
  await page.goto('/en');
  const live = menu(page).getByRole('region', { name: 'Live' });
  await expect(live.getByRole('link', { name: /^Tennis/ })).toBeVisible();
  await expect(live.getByRole('link', { name: /^Football/ })).toHaveCount(0);
  const upcoming = menu(page).getByRole('region', { name: 'Upcoming' });
  await expect(upcoming.getByRole('link', { name: /^Football/ })).toBeVisible();
  // The match of the day is the editor's choice, and no list.
  const top = main(page).getByRole('group', { name: 'Matches and odds' });
  await expect(top.locator('a[href*="/home/line/1-football/"]').first()).toBeVisible();
  await expect(top.locator('a[href*="/home/live/1-football/"]')).toHaveCount(0);
  await page.goto('/en/home/live');
  await expect(main(page).getByRole('heading', { level: 1 })).not.toHaveText(/Football/);
  await page.goto('/en/office/sports');
  await expect(list(page, 'Live').getByRole('switch', { name: 'Football', exact: true })).not.toBeChecked();
  await expect(list(page, 'Upcoming').getByRole('switch', { name: 'Football', exact: true })).toBeChecked();
});

test('[OFFICE-04] a list that cannot be saved goes back and says so', async ({ page, world }) => {
  await open(page, world);
  await world.faults({
    ...{ method: 'PUT', path: '/office-api/v1/disallow-sports', status: 500, times: 1 },
    body: { code: 500, message: 'no', requestId: 'x' },
  });
  await list(page, 'Live').getByRole('switch', { name: 'Tennis', exact: true }).press('Space');
  await expect(main(page).getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible();
  await expect(list(page, 'Live').getByRole('switch', { name: 'Tennis', exact: true })).toBeChecked();
});

for (const [language, theme, width] of [
  ['en', 'light', 1366],
  ['ar', 'dark', 390],
] as const)
  test(`sports have no fault of access (${language}, ${theme}, ${String(width)} px)`, async ({ page, world }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await open(page, world, language);
    await expect(main(page).getByRole('switch').first()).toBeVisible();
    await expectAccessible(page);
  });
