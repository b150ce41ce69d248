import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { publishPage, returnToTab } from '../../support/outside-app.ts';
import { expect, test, visit } from '../../support/world.ts';

const main = (page: Page) => page.getByRole('main');
const entryOf = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('navigation').first().getByRole('link', { name, exact: true });
const own = (page: Page) => main(page).getByText('Bet with your head');
const heading = (page: Page, name: string) => main(page).getByRole('heading', { level: 1, name });
const gone = 'This page could not be found';

test('[PLUG-43] [PLUG-46] a page comes into an open tab with its menu entry and its titles, and goes with its app', async ({
  page,
  world,
}) => {
  await page.goto('/en/tips/of-the-day?a=1');
  await expect(heading(page, gone)).toBeVisible();
  await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'same'));

  // After publishing, the present address has a page.
  await publishPage(page);
  await returnToTab(page);
  await expect(heading(page, 'Tips')).toBeVisible();
  await expect(own(page)).toBeVisible();
  await expect(page).toHaveURL(/\/en\/tips\/of-the-day\?a=1$/);
  await expect(page).toHaveTitle(/^Tips · /);
  await expect(entryOf(page, 'Tips')).toHaveAttribute('href', '/en/tips');
  const alternate = page.locator('head link[rel=alternate][hreflang=ru]');
  await expect(alternate).toHaveAttribute('href', /\/ru\/tips\/of-the-day$/);
  await expectAccessible(page);

  await visit(page, '/ru/tips');
  await expect(heading(page, 'Советы')).toBeVisible();
  await expect(page).toHaveTitle(/^Советы · /);
  await expect(entryOf(page, 'Советы')).toHaveAttribute('aria-current', 'page');
  await visit(page, '/en/tips');
  await expect(heading(page, 'Tips')).toBeVisible();

  // The site configuration switches the app off and on again.
  await world.configure({ plugins: { tips: { enabled: false } } });
  await returnToTab(page);
  await expect(heading(page, gone)).toBeVisible();
  await expect(entryOf(page, 'Tips')).toHaveCount(0);
  await world.configure({ plugins: { tips: { enabled: true } } });
  await returnToTab(page);
  await expect(own(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'same');
});

test('[PLUG-43] a page for players asks a visitor to log in and leads them back; one for visitors leads a player home', async ({
  page,
}) => {
  const forPlayers = { page: 'my-tips', title: 'My tips', auth: 'player' };
  const forVisitors = { page: 'welcome', title: 'Welcome', auth: 'visitor', layout: 'empty' };
  await publishPage(page, { pages: [forPlayers, forVisitors] });
  await page.goto('/en/welcome');
  await expect(heading(page, 'Welcome')).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Bet slip' })).toHaveCount(0);

  await page.goto('/en/my-tips');
  await expect(page).toHaveURL(/\/en\/login/);
  await main(page).getByRole('textbox', { name: 'E-mail or ID' }).fill('demo@example.com');
  await main(page).getByLabel('Password', { exact: true }).fill('demo-password');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/en\/my-tips$/);
  await expect(heading(page, 'My tips')).toBeVisible();
  await expect(page.locator('head meta[name=robots]')).toHaveAttribute('content', /noindex/);

  await visit(page, '/en/welcome');
  await expect(page).toHaveURL(/\/en$/);
});
