import { expect, test } from '../support/world.ts';

test('[LANG-02] an address without a language gets one, and keeps its path, query and hash', async ({ page }) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/en$/);
  await page.goto('/home/live?x=1#a');
  await expect(page).toHaveURL(/\/en\/home\/live\?x=1#a$/);
});

test('[LANG-12] the document carries the language and its direction', async ({ page }) => {
  await page.goto('/ar/home/live');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await page.goto('/en/home/live');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
});

test('[GUARD-27] an unknown path is a page that says so and leads home', async ({ page }) => {
  await page.goto('/en/nope');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/en\/?$/);
});

test('[UI-11] the main layout has its five landmarks', async ({ page }) => {
  await page.goto('/en/home/live');
  for (const landmark of [
    page.getByRole('banner'),
    page.getByRole('navigation', { name: 'Sports' }),
    page.getByRole('main'),
    page.getByRole('complementary', { name: 'Coupon' }),
    page.getByRole('contentinfo'),
  ]) {
    await expect(landmark).toBeVisible();
  }
});

test('[BOOT-07] a site configuration that never comes ends in a page with a way on', async ({ page, world }) => {
  await world.faults({ path: '/bff-api/config/all.json', status: 500, times: 50 });
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await page.goto('/en');
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 20_000 });
  expect(logged.join('\n')).toContain('no site config');
  await world.noFaults();
  await page.getByRole('button').first().click();
  await expect(page.getByRole('navigation', { name: 'Sports' })).toBeVisible();
});
