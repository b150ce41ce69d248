import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { consoleErrors } from '../../support/console-errors.ts';
import { closed, nothing, open } from '../../support/route-rows.ts';
import { coupon, enter, expect, odds, test, visit as visitAddress } from '../../support/world.ts';

const visit = (page: Page, path: string) => visitAddress(page, `/en${path}`);

const root = (page: Page) => page.locator('html');

const emptyPage = (page: Page) => page.getByRole('main').locator('[data-empty-page]');

test(
  '[ROUTE-86] [ROUTE-158] [ROUTE-182] [PROMO-06] addresses of what the house does not have say so',
  { tag: '@core' },
  async ({ page }) => {
    const errors = consoleErrors(page);
    await page.goto('/en/home/live');
    await expect(root(page)).toHaveAttribute('data-page', 'sport-showcase');
    for (const [row, path, id] of [...open.filter(([, , id]) => id === '404'), ...nothing]) {
      await visit(page, path);
      await expect(root(page), `${row} ${path}`).toHaveAttribute('data-page', id);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 }), path).toHaveCount(1);
      if (id !== '404') await expect(emptyPage(page), path).toBeVisible();
    }
    expect(errors).toEqual([]);
  },
);

test('[ROUTE-94] [ROUTE-135] a visitor: pages without a frame, dialogs over the page that is there, nothing that axe finds', async ({
  page,
}) => {
  await page.goto('/en/news');
  await expect(root(page)).toHaveAttribute('data-page', 'news');
  await visit(page, '/page-headless/spring');
  await expect(root(page)).toHaveAttribute('data-page', 'landing-headless');
  await expect(page.getByRole('banner')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  for (const path of ['/information/howbet', '/onpay/fail']) {
    await visit(page, path);
    await expect(
      page.getByRole('main').getByRole('heading', { level: 2 }).or(page.getByRole('main').locator('p')).first(),
    ).toBeVisible();
    await expectAccessible(page);
  }

  // A closed page and the log-in open over the present page.
  await visit(page, '/news');
  await expect(root(page)).toHaveAttribute('data-page', 'news');
  for (const path of ['/office/account', '/login']) {
    await visit(page, path);
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
    await expect(root(page)).toHaveAttribute('data-page', 'news');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeHidden();
  }
});

test(
  '[ROUTE-91] [ROUTE-101] [ROUTE-117] [ROUTE-144] a player has their coupon on paper, and the menu of the office leads to pages of the table',
  { tag: '@core' },
  async ({ page, world }) => {
    test.setTimeout(120_000);
    await world.simulator({ run: false });
    const [first] = await world.liveMatches();
    if (first === undefined) throw new Error('No live game.');
    await enter(page);
    await page.goto('/en/home/live');
    await odds(page, first.match, first.match.opp1.name).click();
    const slip = coupon(page);
    await slip.getByRole('textbox', { name: 'Stake' }).fill('20');
    await slip.getByRole('button', { name: /^Place bet/ }).click();
    await expect(slip.getByText('Bet accepted')).toBeVisible();
    const number = /No\. (\d+)/.exec(await slip.innerText())?.[1] ?? '';

    const errors = consoleErrors(page);
    await visit(page, '/office/account');
    const menu = page.getByRole('navigation', { name: 'In this section' });
    await expect(menu.getByRole('link').first()).toBeVisible();
    const offered = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(offered.length).toBeGreaterThan(25);
    const known = new Set([...closed, ...open].map(([, path]) => `/en${path}`));
    expect(offered.filter((path) => !known.has(path ?? ''))).toEqual([]);
    await visit(page, `/print-coupon/${number}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1, name: 'Bet slip' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('list', { name: 'Your selections' })).toContainText(
      first.match.opp1.name,
    );
    await visit(page, '/print-coupon/999999');
    await expect(root(page)).toHaveAttribute('data-page', '404');
    await visit(page, '/promotions/slot_first_deposit');
    await expect(page).toHaveURL(/\/en\/office\/recharge$/);
    await expect(root(page)).toHaveAttribute('data-page', 'office-recharge');
    await visit(page, '/office/identification');
    await expect(root(page)).toHaveAttribute('data-page', '404');
    await world.configure({ isIdentificationEnabled: true });
    await page.goto('/en/office/identification');
    await expect(root(page)).toHaveAttribute('data-page', 'office-identification');
    expect(errors).toEqual([]);
  },
);

test('[BOOT-03] [ROUTE-164] a banned player and a blocked region end on their one page, wherever they go', async ({
  page,
  world,
  browser,
}) => {
  test.setTimeout(120_000);
  const everywhere = [...open, ...nothing, ...closed].map(([, path]) => path);
  await enter(page, await world.createUser('banned-10'));
  await page.goto('/en');
  await expect(root(page)).toHaveAttribute('data-page', 'banned');
  for (const path of everywhere.filter((_, index) => index % 2 === 0)) {
    await visit(page, path);
    await expect(page, path).toHaveURL(/\/en\/banned$/);
  }
  await expect(root(page)).toHaveAttribute('data-page', 'banned');

  await world.control('PUT', 'geo', { country: 'GB', displayTypeId: 1, templateTypeId: 1 });
  const context = await browser.newContext();
  await world.enter(context);
  const blocked = await context.newPage();
  await blocked.goto(`${world.origin}/en`);
  await expect(root(blocked)).toHaveAttribute('data-page', 'block');
  await expect(blocked.getByRole('navigation')).toHaveCount(0);
  await expect(blocked.getByRole('complementary')).toHaveCount(0);
  for (const path of everywhere.filter((path) => path !== '/block-appeal-history')) {
    await visit(blocked, path);
    await expect(blocked, path).toHaveURL(/\/en\/block$/);
  }
  await visit(blocked, '/block-appeal-history');
  await expect(root(blocked)).toHaveAttribute('data-page', 'block-appeal-history');
  await context.close();
});

const closedSites: readonly (readonly [reason: number, pageId: string])[] = [
  [8, 'coming-soon'],
  [1, 'block'],
  [13, 'block-ua'],
  [17, 'block-ie'],
  [4, 'site-updates'],
  [16, 'suspension'],
];

test(
  '[ROUTE-173] [ROUTE-174] [ROUTE-175] [ROUTE-176] [ROUTE-177] [ROUTE-178] each reason of a closed site has its page, without menu and coupon',
  { tag: '@core' },
  async ({ page, world }) => {
    for (const [templateTypeId, pageId] of closedSites)
      await test.step(pageId, async () => {
        await world.control('PUT', 'geo', { displayTypeId: 1, templateTypeId });
        await page.goto('/en/news');
        await expect(page).toHaveURL(new RegExp(`/en/${pageId}$`));
        await expect(root(page)).toHaveAttribute('data-page', pageId);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
        await expect(page.getByRole('navigation')).toHaveCount(0);
        await expect(page.getByRole('complementary')).toHaveCount(0);
      });
  },
);

test('[ROUTE-153] the address of a forgotten password opens its dialog over the home page', async ({ page }) => {
  await page.goto('/en/forgot-password');
  await expect(page.getByRole('dialog', { name: 'Forgotten password' })).toBeVisible();
  await expect(root(page)).toHaveAttribute('data-page', 'home');
});

test('[GUARD-27] [ERR-19] [ROUTE-182] [ROUTE-161] [ROUTE-183] [LANG-01] [LANG-02] the document itself says what its address is worth', async ({
  page,
  request,
}) => {
  const statusOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).status();
  expect(await statusOf('/en/results')).toBe(200);
  expect(await statusOf('/en/home/live/1-football/100-premier-league')).toBe(200);
  expect(await statusOf('/en/home/live/1-football/17-serie-a')).toBe(404);
  expect(await statusOf('/en/nope')).toBe(404);
  expect(await statusOf('/en/print-coupon/abc')).toBe(404);
  expect(await statusOf('/eng/results')).toBe(404);
  expect(await statusOf('/en/500')).toBe(500);

  expect((await page.goto('/en/nope'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
  await page.goto('/eng/results');
  await expect(root(page)).toHaveAttribute('data-page', '404');
  await page.goto('/en/print-coupon/abc');
  await expect(root(page)).toHaveAttribute('data-page', '404');
  await page.goto('/en/500');
  await expect(root(page)).toHaveAttribute('data-page', 'error-500');
  await page.goto('/results?x=1#a');
  await expect(page).toHaveURL(/\/en\/results\?x=1#a$/);
  await expect(root(page)).toHaveAttribute('data-page', 'results');
  await page.goto('/en/results/?x=1');
  await expect(page).toHaveURL(/\/en\/results\?x=1$/);

  // They are pages of their own when no page is open.
  await page.goto('/en/office/account');
  await expect(page).toHaveURL(/\/en\/login$/);
});

test('[BOOT-38] [ROUTE-30] [ROUTE-136] [ROUTE-149] every product that the main menu offers has its page, and what the site does not offer is nowhere', async ({
  page,
  world,
}) => {
  test.setTimeout(120_000);
  await page.goto('/en/user/registration.php');
  await expect(root(page)).toHaveAttribute('data-page', 'registration');
  await page.goto('/en');
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Sections' });
  const more = menu.getByRole('button', { name: 'More' });
  await more.click();
  const names = await menu.getByRole('link').allInnerTexts();
  expect(names).toEqual(expect.arrayContaining(['Sports', 'Live', 'Esports', 'Promotions', 'News', 'Results']));
  for (const name of names) {
    const link = menu.getByRole('link', { name, exact: true });
    if (!(await link.isVisible())) await more.click();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    await expect(page).toHaveURL((url) => url.pathname.startsWith(href));
    await expect(root(page)).not.toHaveAttribute('data-page', /^(404|error-500|)$/);
    await expect(emptyPage(page)).toHaveCount(0);
  }

  // The house has no game of this kind.
  await page.goto('/en/fishinghunting');
  await expect(root(page)).toHaveAttribute('data-page', '404');

  // A product that the site does not offer is neither in the menu nor at its address.
  await world.configure({ availability: [1, 2], isPaymentAuthRequired: false });
  await page.goto('/en/keno');
  await expect(root(page)).toHaveAttribute('data-page', '404');
  for (const path of [
    ...['/multi', '/cyber/real/all', '/toto', '/bingo', '/slots', '/bonus/casino', '/bonuses'],
    ...['/news', '/results', '/mobile', '/information/rules/1', '/information/payment', '/block-appeal-history'],
  ]) {
    await visit(page, '/information');
    await expect(root(page), path).toHaveAttribute('data-page', 'information');
    await visit(page, path);
    await expect(root(page), path).toHaveAttribute('data-page', '404');
  }
  // The last of these has no menu.
  await visit(page, '/information');
  await more.click();
  await expect(menu.getByRole('link')).toHaveText(['Sports', 'Live', 'Racing', 'Information']);
});
