/** What moved on an account, and how it adds up. */
import { readFile } from 'node:fs/promises';

import { expectAccessible } from '../support/axe.ts';
import { enter, expect, test } from '../support/world.ts';

const digits = (text: string | null) => Number((text ?? '').replaceAll(/[^\d.-]/g, ''));

test('[PAY-16] [PAY-17] the statement adds up, keeps its filter in the address, and is saved as a sheet', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await enter(page, await world.createUser('player'));
  await page.goto('/en/office/deduce');
  const bank = page.getByRole('region', { name: 'Your bank account' });
  await bank.getByRole('textbox').fill('GB29 NWBK 6016 1331 9268 19');
  await bank.getByRole('button', { name: 'Use this account' }).click();
  await page.getByRole('textbox', { name: 'Amount' }).fill('40');
  await page.getByRole('button', { name: /^Withdraw 40/ }).click();
  await page.getByRole('link', { name: 'All in the statement' }).click();
  await expect(page).toHaveURL(/\/office\/transactions\?days=365&kind=withdrawals$/);
  const entries = page.getByRole('region', { name: 'Entries' }).getByRole('listitem');
  await expect(entries).toHaveText([/Withdrawal W-1001.*-40.\$960.\$/]);
  await page.getByRole('combobox', { name: 'Entry' }).selectOption('All kinds');
  await expect(entries).toHaveCount(2);
  await expect(page).toHaveURL(/kind=all/);
  const sums = page.getByRole('region', { name: 'Time span' }).getByRole('definition');
  const [opening, came, went, closing] = (await sums.allTextContents()).map(digits);
  expect([(opening ?? 0) + (came ?? 0) + (went ?? 0), closing]).toEqual([960, 960]);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const text = await readFile(await (await saved).path(), 'utf8');
  expect(text.split('\r\n')[0]).toBe('\ufeffTime,Entry,Number,Amount,Balance,Currency');
  expect(text).toContain('Withdrawal,W-1001,-40,960,USD');
  await page.goBack();
  await expect(entries).toHaveCount(1);
});

test('[PAY-16] the page reads in Arabic, in the dark, fits a phone, and says when a filter finds nothing', async ({
  page,
  world,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  await world.simulator({ run: false });
  await enter(page, await world.createUser('bonus'));
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/ar/office/transactions');
  await expect(page.getByRole('main').getByRole('definition').first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.goto('/en/office/transactions?kind=withdrawals');
  await page.getByRole('button', { name: 'Show all of 12 months' }).click();
  await expect(page.getByRole('region', { name: 'Entries' }).getByRole('listitem')).toHaveCount(1);
});
