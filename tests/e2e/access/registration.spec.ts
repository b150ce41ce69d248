/** The registration is a remote app: one form in the dialog and on the page, and what the host says without it. */
import type { Page } from '@playwright/test';

import { expectAccessible, openDialog } from '../../support/axe.ts';
import { textsOf } from '../../support/texts.ts';
import { expect, profileOf, test } from '../../support/world.ts';

const main = (page: Page) => page.getByRole('main');
const script = /\/plugins\/registration\/[^/]+\.js$/;

test(
  '[PLUG-23] [REG-11] dialog and page show the form of one remote app, and the page opens an account with it',
  { tag: '@core' },
  async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (script.test(request.url())) asked.push(request.url());
    });
    await page.goto('/en/home/live');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    expect(asked).toEqual([]);
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
    const dialog = page.getByRole('dialog', { name: 'Register' });
    await expect(dialog.getByRole('combobox', { name: 'Country' })).toBeVisible();
    expect(asked).toHaveLength(1);

    await page.goto('/en/registration?redirect_url=/en/results');
    const submit = main(page).getByRole('button', { name: 'Register', exact: true });
    await submit.press('Enter');
    await expect(main(page).getByRole('checkbox')).toHaveAccessibleDescription('Accept the terms to continue.');
    await main(page).getByRole('textbox', { name: 'Promo code' }).fill('a b');
    await main(page).getByRole('checkbox').check();
    await submit.press('Enter');
    await expect(main(page).getByRole('textbox', { name: 'Promo code' })).toHaveAttribute('aria-invalid', 'true');
    await expect(main(page).getByRole('checkbox')).not.toHaveAttribute('aria-invalid', 'true');
    await main(page).getByRole('textbox', { name: 'Promo code' }).fill('');
    expect(asked).toHaveLength(2);

    await submit.press('Enter');
    await expect(main(page).getByTestId('new-password')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Copy' })).toBeFocused();
    await expect(profileOf(page)).toBeVisible();
    // The host shows them: they are not in an element of the app.
    await expect(main(page).locator('[data-plugin]').getByTestId('new-password')).toHaveCount(0);
    await main(page).getByRole('button', { name: 'I have saved my details' }).click();
    await main(page).getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/en\/results$/);
  },
);

test('[PLUG-23] [PLUG-15] an app that does not come: plain words, a button that asks again, and the way to the log-in', async ({
  page,
  world,
}) => {
  await world.faults({ path: '/plugins/registration/*.js', status: 500, times: 4 });
  await page.goto('/en/registration');
  const again = main(page).getByRole('alert').getByRole('button', { name: 'Refresh' });
  await expect(again).toBeVisible({ timeout: 30_000 });
  await expectAccessible(page, 'main');
  await expect(main(page).getByRole('link', { name: 'Log in' })).toBeVisible();
  await again.click();
  await expect(main(page).getByRole('checkbox')).toBeVisible();
});

test('[PLUG-23] an app that is switched off: the host says so, and leads to the log-in', async ({ page, world }) => {
  await world.configure({ plugins: { registration: { enabled: false } } });
  await page.goto('/en/home/live');
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await expect(dialog.getByText('Registration is not available right now.', { exact: false })).toBeVisible();
  await expect(dialog.getByRole('checkbox')).toHaveCount(0);
  await expectAccessible(page, openDialog);
  const asked = page.waitForRequest('**/plugins/manifest.json*');
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await asked;
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' }).getByRole('textbox').first()).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[PLUG-23] [UI-16] the form in Arabic and dark: nothing beside the screen, nothing for axe to find', async ({
    page,
    context,
    baseURL,
  }) => {
    const t = textsOf('ar', 'registration');
    await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
    await page.goto('/ar/registration');
    await main(page)
      .getByRole('button', { name: t('registration.submit') })
      .tap();
    await expect(main(page).getByRole('checkbox')).toHaveAccessibleDescription(t('terms_and_conditions'));
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
