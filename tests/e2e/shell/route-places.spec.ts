/** What is at each address of the route table: its heading, what is around it, and whom it asks to log in. */
import type { Page } from '@playwright/test';

import { casino, grids, information, office, others, payments, type Place } from '../../support/route-places.ts';
import { closed, open as rows } from '../../support/route-rows.ts';
import { enter, expect, test, visit } from '../../support/world.ts';

const rowsOf = (places: readonly Place[]) => [...new Set(places.map(([row]) => `[${row}]`))].join(' ');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Sections' });

const ids = new Map([...rows, ...closed].map(([, path, id]) => [path, id]));

async function read(page: Page, [, path, heading, arrives = path]: Place): Promise<void> {
  await visit(page, `/en${path}`);
  await expect(page, path).toHaveURL(({ pathname, search }) => pathname + search === `/en${arrives}`);
  // Two addresses in a row may have one heading.
  const id = ids.get(path);
  if (id !== undefined) await expect(page.locator('html'), path).toHaveAttribute('data-page', id);
  await expect(
    page.getByRole('main').getByRole('heading', { level: 1, name: heading, exact: true }),
    path,
  ).toBeVisible();
}

const open = [
  ['games', grids],
  ['the casino', casino],
  ['information', information],
  ['sport, toto, offers and accounts', others],
] as const;
for (const [name, places] of open)
  test(`[ROUTE-01] a visitor finds each page of ${name} at its address, between menu and footer ${rowsOf(places)}`, async ({
    page,
    world,
  }) => {
    test.setTimeout(120_000);
    await world.simulator({ run: false });
    await page.goto('/en/results');
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
    for (const place of places) {
      await read(page, place);
      await expect(menu(page), place[1]).toBeVisible();
      await expect(page.getByRole('contentinfo'), place[1]).toBeVisible();
      if (places === grids)
        await expect(page.getByRole('main').locator('a[href*="/game/"]').first(), place[1]).toBeVisible();
    }
  });

test(`[ROUTE-01] what became of a payment stands alone ${rowsOf(payments)} [ROUTE-160]`, async ({ page }) => {
  await page.goto('/en/results');
  await expect(menu(page)).toBeVisible();
  for (const place of payments) {
    await read(page, place);
    await expect(page.getByRole('navigation').or(page.getByRole('contentinfo')), place[1]).toHaveCount(0);
    await expect(page.getByRole('complementary'), place[1]).toHaveCount(0);
    await expect(page.getByRole('main').locator('a[href^="/en/office/"]').first(), place[1]).toBeVisible();
  }
  // Old browsers get no app of the frame.
  await read(page, ['ROUTE-160', '/oldbrowser', 'Your browser is too old']);
  await expect(page.getByRole('banner').or(page.getByRole('contentinfo'))).toHaveCount(0);
});

test(`a visitor is asked to log in at each page of the office, and a player finds it there ${rowsOf(office)}`, async ({
  page,
  world,
}) => {
  test.setTimeout(120_000);
  await world.simulator({ run: false });
  await page.goto('/en/results');
  await expect(menu(page)).toBeVisible();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  for (const [, path] of office) {
    await visit(page, `/en${path}`);
    await expect(dialog, path).toBeVisible();
    expect(await page.locator('html').getAttribute('data-page'), path).toBe('results');
    await page.keyboard.press('Escape');
    await expect(dialog, path).toBeHidden();
  }
  await enter(page, await world.createUser('player'));
  await page.goto('/en/results');
  await expect(menu(page)).toBeVisible();
  for (const place of office) await read(page, place);
});

test('[ROUTE-85] the page of payments asks nobody to log in where the site does not want it', async ({
  page,
  world,
}) => {
  await world.configure({ isPaymentAuthRequired: false });
  await page.goto('/en/information/payment');
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Payments' })).toBeVisible();
});
