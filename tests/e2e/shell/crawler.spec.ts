import { expect, forgetCookieChoice, test } from '../../support/world.ts';

const google = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
for (const [name, userAgent] of [
  ['Googlebot', google],
  ['Googlebot-Image', 'Googlebot-Image/1.0'],
  ['TelegramBot', 'TelegramBot (like TwitterBot)'],
] as const)
  test.describe(`as ${name}`, () => {
    test.use({ userAgent });
    test(`[GUARD-17] ${name} reads the page and is asked neither its age nor about cookies, nor to register`, async ({
      page,
      context,
      world,
    }) => {
      await context.clearCookies({ name: 'age_confirmed' });
      await forgetCookieChoice(page);
      await world.configure({ reminder: { delay: 1, interval: 1 } });
      await page.goto('/en');
      await expect(page.getByRole('main').getByRole('heading', { name: 'Top live' })).toBeVisible();
      // Waits until the late parts are here.
      await expect(page.locator('link[data-sys-ui]')).toBeAttached();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
    });
  });

test('[UI-01] [SESS-03] "Only necessary" makes the answer about the age last the session', async ({
  page,
  context,
}) => {
  await context.clearCookies({ name: 'age_confirmed' });
  await forgetCookieChoice(page);
  await page.goto('/en/home/live');
  await page.getByRole('dialog').getByRole('button').first().press('Enter');
  const kept = async () => (await context.cookies()).find(({ name }) => name === 'age_confirmed');
  await expect.poll(async () => (await kept())?.expires ?? 0).toBeGreaterThan(Date.now() / 1000);
  await page.getByRole('region', { name: 'Cookies' }).getByRole('button', { name: 'Necessary only' }).click();
  await expect.poll(async () => (await kept())?.expires).toBe(-1);
});

const like = 'AppleWebKit/605.1.15 (KHTML, like Gecko)';
for (const [name, userAgent, rel] of [
  [
    'iPhone, iOS 14',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 14_8_1 like Mac OS X) ${like} Version/14.1.2 Mobile/15E148 Safari/604.1`,
    'apple-touch-icon-precomposed',
  ],
  [
    'iPhone, iOS 15',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 15_6_1 like Mac OS X) ${like} Version/15.6.1 Mobile/15E148 Safari/604.1`,
    'apple-touch-icon',
  ],
  [
    'iPad as a Mac, iOS 13',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${like} Version/13.1 Safari/605.1.15`,
    'apple-touch-icon-precomposed',
  ],
] as const)
  test.describe(`on ${name}`, () => {
    test.use({ userAgent, hasTouch: true });
    test(`[PWA-04] [PWA-05] ${name} finds eight icons by the name ${rel}`, async ({ page }) => {
      await page.addInitScript(() => {
        Object.defineProperty(Navigator.prototype, 'maxTouchPoints', { get: () => 5 });
      });
      await page.goto('/en');
      await expect(page.locator(`link[rel="${rel}"]`)).toHaveCount(8);
      await expect(page.locator('link[rel^="apple-touch-icon"]')).toHaveCount(8);
    });
  });
