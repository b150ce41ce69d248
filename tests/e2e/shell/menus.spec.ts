import type { Page } from '@playwright/test';

import { coupon, enter, expect, test } from '../../support/world.ts';

const main = (page: Page) => page.getByRole('main');
const empty = (page: Page) => main(page).locator('[data-empty-page]');
const addresses = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name })
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

async function walk(page: Page, hrefs: readonly string[]): Promise<void> {
  for (const href of hrefs)
    await test.step(href, async () => {
      await page.goto(href);
      await expect(main(page).getByRole('heading').first()).toBeAttached();
      await expect(main(page).locator('[aria-busy=true]')).toHaveCount(0);
      await expect(empty(page)).toHaveCount(0);
    });
}

test(
  '[BOOT-01] [BOOT-38] every entry that the menu, the footer and a phone’s drawer offer leads to a page with content',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/en');
    const banner = page.getByRole('banner');
    await banner.getByRole('button', { name: 'More' }).click();
    await expect(banner.getByRole('link', { name: 'Information' })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Tables' })).toHaveCount(1);
    await expect(banner.getByRole('link', { name: 'Virtual sports' })).toBeVisible();
    const offered = await addresses(page, 'Sections');
    expect(offered).toEqual(
      expect.arrayContaining([
        '/en/home/line',
        '/en/home/live',
        ...['/en/cyber', '/en/slots', '/en/casino', '/en/fast-games', '/en/virtualsports', '/en/toto', '/en/lotto'],
        ...['/en/keno', '/en/bingo', '/en/scratchcards', '/en/poker', '/en/tvgames', '/en/bonuses', '/en/promo'],
        ...['/en/bonus/casino/tournaments', '/en/news', '/en/results', '/en/statistic', '/en/racing'],
      ]),
    );
    const footer = await page
      .getByRole('contentinfo')
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(footer.length).toBeGreaterThan(2);
    await page.setViewportSize({ width: 390, height: 800 });
    await page.reload();
    await banner.getByRole('button', { name: 'Menu', exact: true }).click();
    const drawer = await addresses(page, 'Sections');
    expect(drawer.toSorted()).toEqual(offered.toSorted());
    await page.setViewportSize({ width: 1366, height: 900 });
    await walk(page, [...new Set([...offered, ...footer])]);
  },
);

test('[BOOT-38] [OFFICE-01] the list of the office names pages with content alone', async ({ page }) => {
  // It opens each of them, more than twenty.
  test.slow();
  await enter(page);
  await page.goto('/en/office/support');
  await expect(page.getByRole('navigation', { name: 'In this section' })).toBeVisible();
  const offered = await addresses(page, 'In this section');
  expect(offered).toEqual([
    '/en/office/account',
    '/en/office/profile',
    '/en/office/history',
    '/en/office/tracker',
    '/en/office/orders',
    '/en/office/rounds',
    '/en/office/transactions',
    '/en/office/historypay',
    '/en/office/recharge',
    '/en/office/deduce',
    '/en/office/wallets',
    '/en/office/messages',
    '/en/office/bonuses/deposit',
    '/en/office/bonuses/wager',
    '/en/office/promotion',
    '/en/office/promocode',
    '/en/office/cashback',
    '/en/office/casino/vipcashback',
    '/en/office/casino/premiumcashback',
    '/en/office/rewards',
    '/en/office/bringfriend',
    '/en/office/responsible',
    '/en/office/security',
    '/en/office/settings',
    '/en/office/sports',
    '/en/office/mailing',
    '/en/office/qr',
    '/en/office/verification',
    '/en/office/support',
    '/en/office/manager',
    '/en/office/share-idea',
    '/en/office/payment/requests',
  ]);
  await walk(page, offered);
});

test('in the office its pages stand beside the page, with the open one marked and no coupon; on a phone they are under its name', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/en/office/responsible');
  const menu = page.getByRole('navigation', { name: 'In this section' });
  await expect(menu.getByRole('link', { name: 'Safer gambling' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('navigation', { name: 'Sports', exact: true })).toHaveCount(0);
  await expect(coupon(page)).toBeHidden();
  await menu.getByRole('link', { name: 'Deposit', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Deposit' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Deposit', exact: true })).toHaveAttribute('aria-current', 'page');
  await page.setViewportSize({ width: 390, height: 800 });
  await menu.getByRole('button', { name: 'Deposit' }).press('Enter');
  await expect(menu.getByRole('link', { name: 'Deposit', exact: true })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('link', { name: 'Support' }).click();
  await expect(menu.getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Support' })).toBeVisible();
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.getByRole('banner').getByRole('link', { name: 'Live', exact: true }).click();
  await expect(page.getByRole('navigation', { name: 'Sports', exact: true })).toBeVisible();
  await expect(coupon(page)).toBeVisible();
});

test('a page of log-in has no sides, and no buttons for sides that are not there', async ({ page }) => {
  await page.goto('/en/home/live');
  await expect(page.getByRole('button', { name: 'Sports menu', exact: true })).toBeVisible();
  await page.goto('/en/login');
  await expect(page.getByRole('main').getByRole('textbox', { name: 'E-mail or ID' })).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeVisible();
  await expect(coupon(page)).toBeHidden();
  for (const name of ['Sports menu', 'Bet slip'])
    await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
});

test('Esports of the header is the list of its disciplines, and alone the open section there', async ({ page }) => {
  await page.goto('/en');
  const sections = page.getByRole('banner').getByRole('navigation', { name: 'Sections' });
  await sections.getByRole('link', { name: 'Esports' }).click();
  await expect(page).toHaveURL(/\/en\/cyber\/real\/disciplines$/);
  await expect(sections.getByRole('link', { name: 'Esports' })).toHaveAttribute('aria-current', 'page');
  await expect(sections.locator('[aria-current=page]')).toHaveCount(1);
});

test('[BOOT-38] an empty page names what is missing, leads to what works, and is no page for robots', async ({
  page,
}) => {
  expect((await page.goto('/en/casino/craps'))?.status()).toBe(404);
  await expect(empty(page)).toContainText('Tables');
  await empty(page).getByRole('link', { name: 'Live now' }).click();
  await expect(page).toHaveURL(/\/en\/home\/live$/);
  await page.goto('/en/casino/craps');
  await empty(page).getByRole('link', { name: 'Casino lobby' }).click();
  await expect(page).toHaveURL(/\/en\/casino-lobby$/);
});

test('[HTTP-27] the page of a sport or competition that does not exist is 404, says so and leads on', async ({
  page,
}) => {
  for (const path of ['77-nothing', '1-football/77-nothing']) {
    expect((await page.goto(`/en/home/live/${path}`))?.status()).toBe(404);
    await expect(main(page).getByRole('heading', { name: 'Sport or competition not found' })).toBeVisible();
  }
  await main(page).getByRole('link', { name: 'All live' }).click();
  await expect(page).toHaveURL(/\/en\/home\/live$/);
  await expect(main(page).getByRole('heading', { name: 'Sport or competition not found' })).toHaveCount(0);
});

for (const [type, shown] of [
  [2, '1'],
  [3, '3'],
  [4, '4'],
] as const)
  test(`[BOOT-21] a site that asks for showcase ${String(type)} has showcase ${shown}`, async ({ page, world }) => {
    await world.configure({ homepageType: type });
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.goto('/en');
    await expect(page.locator('html')).toHaveAttribute('data-home-type', shown);
    const first =
      shown === '4'
        ? main(page).getByRole('link', { name: 'Parlay' })
        : main(page).getByRole('heading', { name: 'Top live' });
    await expect(first).toBeVisible();
    await expect(main(page).getByRole('heading', { name: 'Top upcoming' })).toHaveCount(shown === '1' ? 1 : 0);
    expect(logged.filter((text) => text.includes(`no showcase ${String(type)}`))).toHaveLength(
      shown === String(type) ? 0 : 1,
    );
  });
