import { expectAccessible, openDialog } from '../support/axe.ts';
import { expect, test } from '../support/world.ts';

for (const [language, theme, name] of [
  ['en', 'light', 'Settings'],
  ['ar', 'dark', 'الإعدادات'],
] as const) {
  test(`the settings dialog has no finding of axe and is closed by the keyboard (${language}, ${theme})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await page.goto(`/${language}`);
    await expect(page.locator('[data-page="home"]')).toBeAttached();
    const button = page.getByRole('button', { name, exact: true });
    await button.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await expectAccessible(page, openDialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(button).toBeFocused();
  });
}
