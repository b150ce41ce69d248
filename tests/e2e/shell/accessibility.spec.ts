import { expectAccessible, openDialog } from '../../support/axe.ts';
import { coupon, enter, expect, odds, test, visit } from '../../support/world.ts';

// Each test opens several pages and checks every one with axe.
test.describe.configure({ timeout: 120_000 });

/** Both themes, both directions. */
const looks = [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'ar' },
] as const;
/**
 * `id`: the page id that the document has once the page is on the screen. `isLoaded`: load the document, because inside
 * the app the page would be a dialog.
 */
const pages = [
  { path: '/nope', id: '404', isLoaded: false },
  { path: '/login', id: 'login', isLoaded: true },
  { path: '/registration', id: 'registration', isLoaded: true },
];

for (const { theme, language } of looks) {
  test(
    `[UI-16] axe finds nothing on the pages of a visitor, ${theme}, ${language}`,
    { tag: '@core' },
    async ({ page, context, world, baseURL }) => {
      await world.simulator({ run: false });
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      await page.goto(`/${language}`);
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
      await expectAccessible(page);
      for (const { path, id, isLoaded } of pages) {
        if (isLoaded) await page.goto(`/${language}${path}`);
        else await visit(page, `/${language}${path}`);
        await expect(page.locator('html')).toHaveAttribute('data-page', id);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveCount(1);
        // Axe has checked the frame on the first page.
        await expectAccessible(page, 'main');
      }
    },
  );

  test(`[UI-16] axe finds nothing: live board and game page with a coupon, log in, ${theme}, ${language}`, async ({
    page,
    context,
    world,
    baseURL,
  }) => {
    await world.simulator({ run: false });
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    const [pick] = await world.liveMatches(language);
    await page.goto(`/${language}/home/live`);
    const button = odds(page, pick!.match, pick!.match.opp1.name);
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(pick!.match.opp1.name) })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(page, 'main');
    await page
      .getByRole('banner')
      .getByRole('button')
      .filter({ hasText: language === 'en' ? 'Log in' : 'دخول' })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, openDialog);
  });
}

test(
  '[UI-16] axe finds nothing on a phone: board, coupon sheet, a receipt',
  { tag: '@core' },
  async ({ page, world }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await world.simulator({ run: false });
    await page.goto('/en/home/live');
    const [pick] = await world.liveMatches();
    await odds(page, pick!.match, pick!.match.opp1.name).click();
    await expectAccessible(page);
  },
);

test('[UI-16] axe finds nothing in my bets of a signed-in player', async ({ page, world }) => {
  await world.simulator({ run: false });
  const [pick] = await world.liveMatches();
  await enter(page);
  await page.goto('/en/home/live');
  await odds(page, pick!.match, pick!.match.opp1.name).click();
  const slip = coupon(page);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('150');
  await slip.getByRole('button', { name: /^Place bet/ }).click();
  await expect(slip.getByText('Bet accepted')).toBeVisible();
  await expectAccessible(page, '#coupon');
  await slip.getByRole('tab', { name: /^My bets/ }).click();
  await expect(slip).toContainText(pick!.match.opp1.name);
  await expectAccessible(page, '#coupon');
});
