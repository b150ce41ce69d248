/**
 * Checks menus, dialogs and closed pages with axe, once light in English and once dark in Arabic. Other journeys check
 * what they open themselves.
 */
import type { Page } from '@playwright/test';

import { expectAccessible, openDialog } from '../../support/axe.ts';
import { textsOf } from '../../support/texts.ts';
import { enter, expect, test } from '../../support/world.ts';

test.describe.configure({ timeout: 90_000 });

const dialog = (page: Page) => page.getByRole('dialog').filter({ visible: true });

for (const { theme, language } of [
  { theme: 'light', language: 'en' },
  { theme: 'dark', language: 'ar' },
]) {
  const t = textsOf(language, 'header', 'auth', 'sport', 'session', 'login', 'coupon', 'access', 'technical');
  const look = `${theme}, ${language}`;

  test.describe(look, () => {
    test.beforeEach(async ({ context, world, baseURL }) => {
      await world.simulator({ run: false });
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    });

    test(`[UI-16] axe finds nothing: what a visitor opens from the header, ${look}`, async ({ page }) => {
      await page.goto(`/${language}/home/live`);
      const banner = page.getByRole('banner');
      await banner.getByRole('button', { name: t('header.menu.more') }).click();
      await expect(banner.getByRole('link', { name: t('header.menu.information') })).toBeVisible();
      await expectAccessible(page, 'header');
      await page.keyboard.press('Escape');

      await banner.getByRole('button', { name: t('header.register') }).click();
      await expect(dialog(page).getByRole('checkbox')).toBeVisible();
      await dialog(page).locator('button[type=submit]').click();
      await expect(dialog(page).locator('[aria-invalid=true]').first()).toBeVisible();
      await expectAccessible(page, openDialog);
      await page.keyboard.press('Escape');

      await banner.getByRole('button', { name: t('header.logIn') }).click();
      await dialog(page)
        .getByRole('radio', { name: t('auth.mode.sms') })
        .check();
      await expectAccessible(page, openDialog);
      await dialog(page).getByText(t('auth.login.forgot'), { exact: true }).click();
      await expect(page.getByRole('dialog', { name: t('session.forgot.title') })).toBeVisible();
      await expectAccessible(page, openDialog);
      await page.keyboard.press('Escape');

      await banner.getByRole('button', { name: t('header.search') }).click();
      await dialog(page).locator('input').fill('real');
      await expect(
        dialog(page)
          .getByText(language === 'ar' ? 'ريال' : 'Real')
          .first(),
      ).toBeVisible();
      await expectAccessible(page, openDialog);
    });

    test(`[UI-16] axe finds nothing: menus of a player and the question of the log-out, ${look}`, async ({ page }) => {
      await enter(page);
      await page.goto(`/${language}/home/live`);
      const banner = page.getByRole('banner');
      const menus = banner.locator('button[aria-haspopup=menu]');
      await expect(menus).toHaveCount(2);
      await menus.first().click();
      await expect(page.getByRole('menuitemradio').first()).toBeFocused();
      await expectAccessible(page, 'header');
      await page.keyboard.press('Escape');
      await menus.last().click();
      await expect(page.getByRole('menuitem').first()).toBeFocused();
      await expectAccessible(page, 'header');
      await page.getByRole('menuitem', { name: t('header.logOut') }).click();
      await expect(dialog(page)).toBeVisible();
      await expectAccessible(page, openDialog);
    });

    test(`[UI-11] [UI-16] on a phone every section is in the drawer, ${look}`, async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(`/${language}/home/live`);
      const banner = page.getByRole('banner');
      const button = banner.getByRole('button', { name: t('header.menu'), exact: true });
      await button.press('Enter');
      const sections = banner.getByRole('navigation', { name: t('header.sections') });
      await expect(sections.getByRole('link', { name: t('header.menu.information') })).toBeVisible();
      await expectAccessible(page, 'header');
      await page.keyboard.press('Escape');
      await expect(sections).toBeHidden();
      await expect(button).toBeFocused();
      await button.press('Enter');
      await sections.getByRole('link', { name: t('header.menu.information') }).click();
      await expect(page).toHaveURL(/\/information/);
      await expect(sections).toBeHidden();
    });

    test(`[UI-16] axe finds nothing on pages that close the site to somebody, ${look}`, async ({ page, world }) => {
      await world.control('PUT', 'geo', { displayTypeId: 1, templateTypeId: 1 });
      await page.goto(`/${language}`);
      await expect(page.getByRole('heading', { name: t('technical.block.title') })).toBeVisible();
      await expectAccessible(page);
      await world.control('PUT', 'geo', { displayTypeId: 0, templateTypeId: 0 });
      await enter(page, await world.createUser('banned-53-1'));
      await page.goto(`/${language}/home/live`);
      await expect(page.getByRole('heading', { name: t('access.banned.title') })).toBeVisible();
      await expectAccessible(page);
      await enter(page, await world.createUser('terms-old'));
      await world.configure({ config: { isAvailableConfirmTerms: true } });
      await page.goto(`/${language}/home/live`);
      await expect(page.getByRole('heading', { name: t('access.terms.title') })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
