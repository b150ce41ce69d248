import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const manifest = '/plugins/manifest.json';
/** The page asks for its plugins soon after it first draws, and shows the plain frame two seconds later. */
const soon = { timeout: 4000 };

async function expectPlain(page: Page) {
  const banner = page.getByRole('banner');
  await expect(banner.getByRole('button', { name: 'Log in' })).toBeVisible(soon);
  await expect(banner.getByRole('button', { name: 'Register' })).toBeVisible();
  await expect(banner.getByRole('link', { name: 'Openbook' })).toBeVisible();
  await expect(banner.getByRole('combobox', { name: 'Language' })).toBeVisible();
  const footer = page.getByRole('contentinfo');
  await expect(footer).toContainText('18+');
  await expect(footer.getByRole('link', { name: 'About safer gambling' })).toBeVisible();
}

/** What may happen to the manifest on its way. */
const accidents: Record<string, (page: Page, world: World) => Promise<unknown>> = {
  'answers 500': (_, world) => world.faults({ path: manifest, times: 100, status: 500 }),
  'is held back': (_, world) => world.faults({ path: manifest, times: 100, delayMs: 60_000 }),
  'comes as garbage': (page) => page.route(`**${manifest}`, (route) => route.fulfill({ body: '{"version":1,"plug' })),
  'loses its line': (page) => page.route(`**${manifest}`, (route) => route.abort('internetdisconnected')),
};

for (const [name, happen] of Object.entries(accidents))
  test(`[PLUG-29] a manifest that ${name}: log in, language, age and limits are there`, async ({ page, world }) => {
    await happen(page, world);
    await page.goto('/en');
    await expect(page.getByRole('main').getByRole('heading', { name: 'Top live' })).toBeVisible();
    await expectPlain(page);
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });

test('[PLUG-29] garbage in place of the manifest: the stand-in is accessible, speaks the language chosen in it, and knows a player', async ({
  page,
}) => {
  await page.route(`**${manifest}`, (route) => route.fulfill({ body: '<!doctype html>', contentType: 'text/html' }));
  await page.goto('/en');
  await expectPlain(page);
  await expectAccessible(page);
  await page.getByRole('banner').getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect(page).toHaveURL(/\/ar$/);
  await expect(page.getByRole('banner').getByRole('button', { name: 'تسجيل الدخول' })).toBeVisible();
  await expectAccessible(page);
  // Waits for all answers for a visitor, so that none comes after the sign-in.
  await page.waitForLoadState('networkidle');
  await enter(page);
  await page.goto('/en');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Limits' })).toBeVisible();
});

test('[PLUG-29] the manifest of the visit before stands for one that does not come', async ({ page, world }) => {
  await page.goto('/en');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible();
  await world.faults({ path: manifest, status: 500, times: 100 });
  await page.reload();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible();
});
