import type { Locator } from '@playwright/test';

import { looks, tells } from '../../../contracts/looks.ts';
import { expectAccessible, openDialog } from '../../support/axe.ts';
import { textsOf } from '../../support/texts.ts';
import { enter, expect, test } from '../../support/world.ts';

const own = ['theme', 'font', 'odds', 'moves', 'clock', 'zone', 'shortcuts'];
const shown = [...looks.map((name) => `look.${name}`), 'country', ...tells.map((name) => `tell.${name}`)];
const settings = ['main.language', ...[...own, ...shown].map((name) => `preferences.${name}`)];
const choices = ['combobox', 'switch', 'radio', 'menuitemradio'] as const;

/** Checks that the place has only links and no settings. */
async function expectNoChoice(place: Locator, words: readonly string[]) {
  for (const role of choices) await expect(place.getByRole(role)).toHaveCount(0);
  for (const name of words) await expect(place.getByRole('button', { name })).toHaveCount(0);
}

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

for (const [language, theme, native] of [
  ['en', 'light', 'English'],
  ['ar', 'dark', 'العربية'],
] as const) {
  test(`[UI-30] menu, profile, footer and drawer lead to one place, which has each setting once (${language}, ${theme})`, async ({
    page,
    context,
    baseURL,
  }) => {
    const t = textsOf(language, 'main', 'header', 'footer', 'preferences');
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await enter(page);
    await page.goto(`/${language}/home/live`);
    const [menu, banner, footer] = [page.locator('#menu'), page.getByRole('banner'), page.getByRole('contentinfo')];
    const words = ['theme', 'theme.light', 'theme.dark', 'font'].map((key) => t(`preferences.${key}`));

    const dialog = page.getByRole('dialog', { name: t('main.settings'), exact: true });
    const expectEachOnce = async (opener: Locator) => {
      await opener.click();
      for (const key of settings) {
        const name = t(key);
        const control = dialog.getByRole('combobox', { name, exact: true });
        await expect(control.or(dialog.getByRole('switch', { name, exact: true }))).toHaveCount(1);
      }
      // The search for a zone is a way to one of them.
      await expect(dialog.locator('select, input:not([type=file], [type=search])')).toHaveCount(settings.length);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
    };
    const rail = menu.getByRole('button', { name: t('main.settings'), exact: true });
    const profile = banner.getByRole('button', { name: t('header.profile'), exact: true });

    await expect(profile).toBeVisible();
    for (const place of [menu, footer]) await expectNoChoice(place, words);
    await expectEachOnce(rail);
    await expectEachOnce(footer.getByRole('button', { name: `${t('main.language')}: ${native}`, exact: true }));
    await profile.click();
    await expect(banner.getByRole('menuitem').first()).toBeFocused();
    await expectNoChoice(banner, words);
    await expectEachOnce(banner.getByRole('menuitem', { name: t('main.settings'), exact: true }));
    await expect(profile).toBeFocused();

    await page.setViewportSize({ width: 390, height: 844 });
    await banner.getByRole('button', { name: t('header.menu'), exact: true }).click();
    await expect(banner.getByRole('link', { name: t('header.menu.information') })).toBeVisible();
    await expectNoChoice(banner, words);
    await page.keyboard.press('Escape');
    await expectEachOnce(rail);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}

test('[UI-33] the settings are drawn once, with the languages, when these come last', async ({ page }) => {
  // What stood in the dialog when it was first drawn.
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      const fields = document.querySelectorAll('dialog select').length;
      if (fields > 0 && window.name === '') window.name = String(fields);
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  let free = () => {};
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  await page.route('**/assets/language-select-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const settings = page.waitForResponse(/\/assets\/settings-dialog-.*\.js/);
  await page.goto('/en/home/line');
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await (await settings).finished();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  free();
  const fields = page.getByRole('dialog', { name: 'Settings', exact: true }).getByRole('combobox');
  await expect(fields.first()).toBeVisible();
  await expect(fields).toHaveCount(Number(await page.evaluate(() => window.name)));
});
