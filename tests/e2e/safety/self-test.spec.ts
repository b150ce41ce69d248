/** The self-test leaves nothing behind, and leads to limits and to help. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test } from '../../support/world.ts';

const open = (page: Page, language = 'en') => page.goto(`/${language}/office/responsible/test`);
const questions = (page: Page) => page.getByRole('form').getByRole('group');

async function answerAll(page: Page, answer: string): Promise<void> {
  await expect(questions(page)).toHaveCount(9);
  for (const question of await questions(page).all()) await question.getByRole('radio', { name: answer }).check();
}

test(
  '[LIM-73] nine answers give a result with its band, and a reload forgets them',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    await open(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') sent.push(request.url());
    });
    /** Names under which the browser keeps something, and the address. */
    const traces = () =>
      page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
        location.pathname + location.hash,
      ]);
    await expect(questions(page)).toHaveCount(9);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Show result' }).click();
    await expect(page.getByRole('status')).toContainText(['Answer all the questions first.']);
    await answerAll(page, 'Most of the time');
    await expect(page.getByText('18 of 27 points')).toBeVisible();
    await expect(page.getByText('Many signs that gambling is harming you.')).toBeVisible();
    const own = (await traces()).filter((name) => /test|answer|score/i.test(name));
    expect(own).toEqual(['/en/office/responsible/test']);
    expect(sent.filter((url) => !url.includes('/session'))).toEqual([]);
    await page.reload();
    await expect(questions(page)).toHaveCount(9);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  },
);

test('[LIM-73] the result leads a player to limits, whose amount is still empty', async ({ page, world }) => {
  await world.simulator({ run: false });
  await enter(page, await world.createUser('player'));
  await open(page);
  await answerAll(page, 'Never');
  await page.getByRole('button', { name: 'Show result' }).press('Enter');
  await page.getByRole('link', { name: 'Set a limit or take a break' }).click();
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('');
});

test('[LIM-61] a visitor finds the lines, registers and software of their country, and of those that a site adds', async ({
  page,
  world,
}) => {
  await world.configure({
    helpLinks: { GB: [{ kind: 'help', name: 'House line', url: 'https://help.example/', phone: '12345' }] },
  });
  await open(page);
  const help = page.getByRole('region', { name: 'Help' });
  await help.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'Germany' });
  await expect(help.getByRole('link', { name: '0800 1372700' })).toHaveAttribute('href', 'tel:08001372700');
  await expect(help.getByRole('link', { name: 'OASIS' })).toBeVisible();
  await expect(help.getByRole('link', { name: 'Gamban' })).toBeVisible();
  await help.getByRole('combobox', { name: 'Country' }).selectOption({ label: 'United Kingdom' });
  await expect(help.getByRole('link', { name: 'House line' })).toBeVisible();
});

for (const [language, theme, width] of [
  ['en', 'light', 1366],
  ['ar', 'dark', 390],
] as const)
  test(`the self-test has no fault of access (${language}, ${theme}, ${String(width)} px)`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await open(page, language);
    await expect(questions(page)).toHaveCount(9);
    await page.getByRole('form').getByRole('button').click();
    await expectAccessible(page);
  });
