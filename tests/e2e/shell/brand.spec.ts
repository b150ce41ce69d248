import type { Page } from '@playwright/test';

import { expect, test } from '../../support/world.ts';

const brand = { name: 'Northwind', legalName: 'Northwind Gaming Ltd', licence: 'Licence 41 207', minAge: 21 };

/** Whoever returns to the tab has the page ask for its configuration at once. */
async function comeBack(page: Page) {
  for (const isHidden of [true, false])
    await page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      const visibilityState = { configurable: true, get: () => (hidden ? 'hidden' : 'visible') };
      Object.defineProperty(document, 'visibilityState', visibilityState);
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
}

test('[BRAND-02] [BRAND-03] a site of another brand has its name and its age from header to footer, and no other', async ({
  page,
  world,
}) => {
  await world.control('PATCH', 'config', { brand });
  await page.goto('/en/home/live');
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('link', { name: 'Northwind' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('21+');
  await expect(footer).toContainText('Northwind Gaming Ltd · Licence 41 207');
  await expect(page).toHaveTitle(/ · Northwind$/);
  for (const path of ['/en/mobile', '/en/casino', '/ru/information/about', '/en/nowhere']) {
    await page.goto(path);
    await expect(page.locator('main').first()).toBeVisible();
    await expect(page).toHaveTitle(/ · Northwind$|^Northwind/);
    await expect(page.locator('html')).not.toContainText('Openbook');
  }

  await test.step('an open page follows a change by its next question', async () => {
    await page.goto('/en/home/live');
    await expect(banner.getByRole('link', { name: 'Northwind' })).toBeVisible();
    await world.control('PATCH', 'config', { brand: { name: 'Fjordspel', minAge: 19 } });
    await expect(async () => {
      await comeBack(page);
      await expect(banner.getByRole('link', { name: 'Fjordspel' })).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 20_000 });
    await expect(footer).toContainText('19+');
    await expect(page).toHaveTitle(/ · Fjordspel$/);
  });
});
