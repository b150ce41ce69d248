import type { Page } from '@playwright/test';

import { returnToTab } from '../../support/outside-app.ts';
import { expect, test } from '../../support/world.ts';

const results = (page: Page) => page.getByRole('main').locator('[data-plugin=results]');
const choice = (page: Page, name: string) => results(page).getByRole('combobox', { name });
const loggedOf = (page: Page) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  return logged;
};
/** Marks the element of the app. A new mount would lose the mark. */
const mark = (page: Page) => results(page).evaluate((app) => app.setAttribute('data-mark', 'same'));

test('[PLUG-56] an app speaks from its own files, and changes the language in the open page without being mounted anew', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const file = /\/plugins\/results\/(\w\w)\.[\w-]+\.json$/.exec(request.url())?.[1];
    if (file !== undefined) asked.push(file);
  });
  await page.goto('/en/results');
  await expect(choice(page, 'Day')).toBeVisible();
  expect(asked).toEqual(['en']);
  await choice(page, 'Day').selectOption({ index: 2 });
  await mark(page);

  await page.getByRole('contentinfo').getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: 'Language' }).selectOption('ru');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/ru\/results/);
  await expect(choice(page, 'День')).toBeVisible();
  await expect(choice(page, 'День')).toHaveValue('2');
  await expect(results(page)).toHaveAttribute('data-mark', 'same');
  expect(asked).toEqual(['en', 'ru']);
});

test('[PLUG-57] editors say it in other words by the site configuration, key by key and in an open page', async ({
  page,
  world,
}) => {
  const logged = loggedOf(page);
  await world.configure({ pluginTexts: { results: { en: { 'results.day': 'Match day', 'results.sport': 7 } } } });
  await page.goto('/en/results');
  await expect(choice(page, 'Match day')).toBeVisible();
  await expect(choice(page, 'Sport')).toBeVisible();
  expect(logged.filter((line) => line.includes('pluginTexts.results.en.results.sport is no text'))).toHaveLength(1);
  await mark(page);

  await world.configure({ pluginTexts: { results: { en: { 'results.day': 'Date', 'results.sport': 'Discipline' } } } });
  await returnToTab(page);
  await expect(choice(page, 'Date')).toBeVisible();
  await expect(choice(page, 'Discipline')).toBeVisible();
  await expect(results(page)).toHaveAttribute('data-mark', 'same');
});

test('[PLUG-56] a file with one byte more is refused: the app speaks English, and the log says so once', async ({
  page,
}) => {
  await page.route('**/plugins/results/ru.*.json', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()} ` });
  });
  const logged = loggedOf(page);
  await page.goto('/ru/results');
  await expect(choice(page, 'Day')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText('18+');
  const lines = () =>
    logged.filter((line) => /Plugin "results" [\d.]+, load: its texts in "ru" did not come/.test(line));
  await expect.poll(lines).toHaveLength(1);
});

test('[PLUG-56] with no file at all the app is there, with "…" in the places of its texts, and no key', async ({
  page,
}) => {
  await page.route('**/plugins/results/*.json', (route) => route.fulfill({ status: 500 }));
  await page.goto('/ru/results');
  await expect(results(page).getByRole('combobox').first()).toBeVisible();
  await expect(results(page)).toContainText('…');
  await expect(results(page)).not.toContainText('results.');
});
