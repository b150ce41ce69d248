import { expectAccessible } from '../../support/axe.ts';
import { expect, test } from '../../support/world.ts';

test(
  '[PLUG-05] [PLUG-13] the rules are a view: chapters open in the app, each with its title and description',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/en/information/rules/1');
    const main = page.getByRole('main');
    const heading = (name: string) => main.getByRole('heading', { level: 2, name });
    await expect(heading('General rules')).toBeVisible();
    await page.evaluate(() => document.documentElement.setAttribute('data-mark', 'same'));
    await main
      .getByRole('navigation', { name: 'Chapters of the rules' })
      .getByRole('link', { name: 'Totals and handicaps' })
      .click();
    await expect(heading('Totals and handicaps')).toBeVisible();
    await expect(page).toHaveURL(/\/en\/information\/rules\/2$/);
    await expect(page).toHaveTitle(/^Totals and handicaps · /);
    await expect(page.locator('head meta[name=description]')).toHaveAttribute('content', /quarter lines/);
    await expect(main.getByRole('table', { name: 'Example: Over' }).getByRole('row')).toHaveCount(5);
    await expect(page.locator('html')).toHaveAttribute('data-mark', 'same');
  },
);

test('[PLUG-12] a chapter that is not there leads to the first', async ({ page }) => {
  await page.goto('/en/information/rules/99');
  await expect(page.getByRole('main').getByRole('heading', { name: 'General rules' })).toBeVisible();
  await expect(page).toHaveURL(/\/en\/information\/rules\/1$/);
});

test('[PLUG-01] where the configuration switches the view off, the page has the texts of the host', async ({
  page,
  world,
}) => {
  await world.configure({ plugins: { rules: { enabled: false } } });
  await page.goto('/en/information/rules/1');
  const main = page.getByRole('main');
  await expect(main.getByText('A bet is accepted at the odds')).toBeVisible();
  await expect(main.getByRole('navigation', { name: 'Chapters of the rules' })).toHaveCount(0);
});

for (const { theme, language } of [
  { theme: 'light', language: 'ru' },
  { theme: 'dark', language: 'ar' },
])
  test(`[UI-16] axe finds nothing in the rules, ${theme}, ${language}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await page.goto(`/${language}/information/rules/2`);
    await expect(page.getByRole('main').getByRole('table')).toBeVisible();
    await expectAccessible(page);
  });
