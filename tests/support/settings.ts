import { expect, type Page } from '@playwright/test';

import { textsOf } from './texts.ts';

/** Opens the settings, chooses another language and closes them. The settings show the new language at once. */
export async function chooseLanguage(page: Page, from: string, to: string): Promise<void> {
  const [t, settings] = [textsOf(from, 'main'), textsOf(to, 'main')('main.settings')];
  await page
    .getByRole('contentinfo')
    .getByRole('button', { name: t('main.language') })
    .click();
  await page
    .getByRole('dialog')
    .getByRole('combobox', { name: t('main.language'), exact: true })
    .selectOption(to);
  await expect(page.getByRole('dialog', { name: settings })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: settings })).toBeHidden();
}
