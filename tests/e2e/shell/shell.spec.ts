import { expect, test } from '../../support/world.ts';

test(
  '[LANG-02] [LANG-12] [UI-11] [GUARD-27] an address gets its language, the document its direction, the main layout its five landmarks; an unknown path leads home',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/en$/);
    await page.goto('/home/live?x=1#a');
    await expect(page).toHaveURL(/\/en\/home\/live\?x=1#a$/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
    for (const landmark of [
      page.getByRole('banner'),
      page.getByRole('navigation', { name: 'Sports' }),
      page.getByRole('main'),
      page.getByRole('complementary', { name: 'Bet slip' }),
      page.getByRole('contentinfo'),
    ]) {
      await expect(landmark).toBeVisible();
    }
    await page.goto('/ar/home/live');
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar');

    await page.goto('/en/nope');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').getByRole('link').first().click();
    await expect(page).toHaveURL(/\/en\/?$/);
  },
);

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
