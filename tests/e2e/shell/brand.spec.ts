import type { Page } from '@playwright/test';

import { expect, test } from '../../support/world.ts';

const brand = { name: 'Northwind', legalName: 'Northwind Gaming Ltd', licence: 'Licence 41 207', minAge: 21 };

/** The page asks for its configuration at once when a visitor returns to the tab. */
async function comeBack(page: Page) {
  for (const isHidden of [true, false])
    await page.evaluate((hidden) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
      const visibilityState = { configurable: true, get: () => (hidden ? 'hidden' : 'visible') };
      Object.defineProperty(document, 'visibilityState', visibilityState);
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
}

const drawing = (fill: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><rect width="24" height="24" fill="${fill}"/></svg>`;
const token = (...components: number[]) => ({ $type: 'color', $value: { colorSpace: 'srgb', components } });
const looks = (solid: object) => ({
  logo: { light: drawing('#0f6b5c') },
  icons: [drawing('#0f6b5c')],
  tokens: {
    light: { color: { accent: { solid } } },
    dark: { color: { accent: { solid: token(0.18, 0.49, 0.44) } } },
  },
});

test('[BRAND-04] [BRAND-08] a page has the colours and the logo of its brand in both themes, and follows a change', async ({
  page,
  world,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await world.control('PATCH', 'config', { brand: { ...brand, ...looks(token(0.06, 0.42, 0.36)) } });
  await page.goto('/en/home/live');
  const registration = page.getByRole('banner').getByRole('button', { name: 'Register' });
  await expect(registration).toHaveCSS('background-color', 'rgb(15, 107, 92)');
  const logo = page.getByRole('banner').locator('[data-logo]');
  await expect(logo).toHaveCSS('background-image', /\/brand\/[\w-]+\.svg/);
  await expect(logo.locator('rect')).toBeHidden();
  await expect(page.locator('link[rel=icon]')).toHaveAttribute('href', /^\/brand\//);

  await world.control('PATCH', 'config', { brand: looks(token(0.1, 0.2, 0.5)) });
  await expect(async () => {
    await comeBack(page);
    await expect(registration).toHaveCSS('background-color', 'rgb(26, 51, 128)', { timeout: 2000 });
  }).toPass({ timeout: 20_000 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await expect(registration).toHaveCSS('background-color', 'rgb(46, 125, 112)');
  expect(violations).toEqual([]);
});

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
