/** Every page of the office in both themes and both directions. Row UI-16. */
import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, visit } from '../../support/world.ts';

/** Pages that the menu of the office does not name. */
const others = [
  'transferhistory',
  'responsible/history',
  'responsible/test',
  'paycheck',
  'payment/create-request',
  'payment/create-request/1',
].map((page) => `/office/${page}`);

for (const [language, theme, width, half] of [
  ['en', 'light', 1366, 0],
  ['en', 'light', 1366, 1],
  ['ar', 'dark', 390, 0],
  ['ar', 'dark', 390, 1],
] as const)
  test(
    `[UI-16] axe finds nothing on ${half === 0 ? 'odd' : 'even'} pages of the office (${language}, ${theme}, ${String(width)} px)`,
    { tag: '@core' },
    async ({ page, world }) => {
      // It opens half of the office and checks each page.
      test.setTimeout(240_000);
      await world.simulator({ run: false });
      await page.emulateMedia({ colorScheme: theme });
      await enter(page, await world.createUser('player'));
      await page.goto(`/${language}/office/support`);
      const menu = page.getByRole('navigation', { name: language === 'en' ? 'In this section' : 'في هذا القسم' });
      await expect(menu.getByRole('link').first()).toBeVisible();
      const offered = await menu
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')?.slice(3) ?? ''));
      expect(offered.length).toBeGreaterThan(25);
      await page.setViewportSize({ width, height: 850 });
      const pages = [...offered, ...others].filter((_, index) => index % 2 === half);
      const main = page.getByRole('main');
      for (const path of pages)
        await test.step(path, async () => {
          await visit(page, `/${language}${path}`);
          const id = path.slice(1).replaceAll('/', '-').replace(/-1$/, '-topicId');
          await expect(page.locator('html')).toHaveAttribute('data-page', id);
          await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
          await expect(main.locator('[aria-busy=true]')).toHaveCount(0);
          await expectAccessible(page, 'main');
          const { scroll, own } = await page.evaluate(() => ({
            scroll: document.documentElement.scrollWidth,
            own: document.documentElement.clientWidth,
          }));
          expect(scroll, 'nothing stands beside the page').toBeLessThanOrEqual(own);
        });
    },
  );
