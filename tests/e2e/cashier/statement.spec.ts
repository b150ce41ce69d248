/** What moved on an account, and how it adds up. */
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const digits = (text: string | null) => Number((text ?? '').replaceAll(/[^\d.-]/g, ''));

const entriesOf = (page: Page) => page.getByRole('region', { name: 'Entries' }).getByRole('listitem');

test(
  '[PAY-16] [PAY-17] the statement adds up, keeps its filter in the address, and is saved as a sheet',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    await enter(page, await world.createUser('player'));
    await page.goto('/en/office/deduce');
    const bank = page.getByRole('region', { name: 'Your bank account' });
    await bank.getByRole('textbox').fill('GB29 NWBK 6016 1331 9268 19');
    await bank.getByRole('button', { name: 'Use this account' }).click();
    await page.getByRole('textbox', { name: 'Amount' }).fill('40');
    await page.getByRole('button', { name: /^Withdraw 40/ }).click();
    await page.getByRole('link', { name: 'View all in statement' }).click();
    await expect(page).toHaveURL(/\/office\/transactions\?days=365&kind=withdrawals$/);
    const entries = entriesOf(page);
    await expect(entries).toHaveText([/Withdrawal W-1001.*-40.\$960.\$/]);
    await page.getByRole('combobox', { name: 'Entry' }).selectOption('All types');
    await expect(entries).toHaveCount(2);
    await expect(page).toHaveURL(/kind=all/);
    const sums = page.getByRole('region', { name: 'Period' }).getByRole('definition');
    const [opening, came, went, closing] = (await sums.allTextContents()).map(digits);
    expect([(opening ?? 0) + (came ?? 0) + (went ?? 0), closing]).toEqual([960, 960]);
    await expectAccessible(page);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as CSV' }).click();
    const text = await readFile(await (await saved).path(), 'utf8');
    expect(text.split('\r\n')[0]).toBe('\ufeffTime,Entry,Number,Amount,Balance,Currency');
    expect(text).toContain('Withdrawal,W-1001,-40,960,USD');
    const kept = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save as hledger journal' }).click();
    const journal = await readFile(await (await kept).path(), 'utf8');
    expect(journal).toMatch(/\(W-1001\) withdrawal\n {4}player:\d+ {2}-40\.00 USD = 960\.00 USD/);
    await page.goBack();
    await expect(entries).toHaveCount(1);
  },
);

/** A statement of so many rows, one cent each, as the backend would give it. It is larger than a fault may be. */
const longStatement = (accountId: number, count: number) => ({
  ...{ accountId, currency: 'USD', from: 0, to: 1e9, opening: 0, closing: count / 100, isCut: false },
  ever: { deposits: 0, withdrawals: 0 },
  rows: Array.from({ length: count }, (_, id) => ({
    ...{ id, at: 1000 + id, kind: 'payout', number: `N-${String(id + 1)}`, amount: 0.01, balance: (id + 1) / 100 },
  })),
});

test('[PAY-16] [PAY-17] ten thousand rows scroll with at most sixty in the page; on paper all of them stand', async ({
  page,
  world,
}) => {
  // A browser takes its time to lay out ten thousand rows.
  test.slow();
  await world.simulator({ run: false });
  await enter(page, await world.createUser('player'));
  const asked = page.waitForRequest(/\/office-api\/v1\/statement/);
  await page.goto('/en/office/transactions');
  const account = Number(new URL((await asked).url()).searchParams.get('account'));
  const json = { data: longStatement(account, 10_000) };
  await page.route(/\/office-api\/v1\/statement/, (route) => route.fulfill({ json }));
  await page.reload();
  const rows = entriesOf(page);
  await expect(rows.first()).toContainText('N-10000');
  await expect(rows.first()).toHaveAttribute('aria-setsize', '10000');
  expect(await rows.count()).toBeLessThanOrEqual(60);
  const list = page.getByRole('region', { name: 'Entries' }).getByRole('list');
  await list.evaluate((element) => {
    element.lastElementChild?.scrollIntoView({ block: 'end' });
  });
  await expect(rows.filter({ hasText: /N-1(?!\d)/ })).toBeInViewport();
  await expect.poll(() => rows.count()).toBeLessThanOrEqual(60);
  // Ten thousand rows are too many to ask for their roles.
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[aria-posinset]')).toHaveCount(10_000);
  await expect(page.locator('button', { hasText: 'Print' })).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect.poll(() => rows.count()).toBeLessThanOrEqual(60);
});

test('[OFFICE-13] main and virtual account have each their tab with its own rows, by keyboard and in the address', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await enter(page, await world.createUser('bonus'));
  await page.goto('/en/office/transactions');
  await expect(entriesOf(page)).toHaveText([/Opening credit.*\+1,000.\$/]);
  await page.getByRole('tab', { name: 'Main account' }).press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Virtual account' })).toHaveAttribute('aria-selected', 'true');
  await expect(entriesOf(page)).toHaveText([/Opening credit.*\+100.\$/]);
  await expect(page).toHaveURL(/tab=virtual/);
  await expectAccessible(page);
  await page.reload();
  await expect(entriesOf(page)).toHaveText([/\+100.\$/]);
  await page.goBack();
  await expect(entriesOf(page)).toHaveText([/\+1,000.\$/]);
});

test('[OFFICE-13] without bonus money the virtual tab says so', async ({ page, world }) => {
  await world.simulator({ run: false });
  await enter(page, await world.createUser('player'));
  await page.goto('/en/office/transactions?tab=virtual');
  await expect(page.getByRole('heading', { name: 'No bonus account' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Print' })).toHaveCount(0);
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
  await page.getByRole('button', { name: 'Show last 12 months' }).click();
  await expect(page.getByRole('region', { name: 'Entries' }).getByRole('listitem')).toHaveCount(1);
});

const chart = (page: Page, name = 'Balance chart') => page.getByRole('figure', { name });
/** Where the canvas is painted: all of it as one text. Empty: nothing is. */
const painted = (page: Page, name?: string) =>
  chart(page, name)
    .locator('canvas')
    .evaluate((canvas: HTMLCanvasElement) => {
      const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
      return data.some((value) => value > 0) ? canvas.toDataURL() : '';
    });
/** What is read out where the pointer stands: at a part of the width from the left. */
async function look(page: Page, part: number, name?: string): Promise<string> {
  const box = (await chart(page, name).locator('canvas').boundingBox())!;
  const over = (await chart(page, name).locator('.u-over').boundingBox())!;
  await page.mouse.move(over.x + over.width * part, box.y + box.height / 2);
  return chart(page, name).locator('p').innerText();
}

/** 1000 at first, 960 after a withdrawal of 40. */
async function withHistory(page: Page, world: World, language = 'en'): Promise<void> {
  await world.simulator({ run: false });
  await enter(page, await world.createUser('player'));
  const asked = page.waitForRequest(/\/office-api\/v1\/statement/);
  await page.goto(`/${language}/office/transactions`);
  const account = Number(new URL((await asked).url()).searchParams.get('account'));
  const to = 1_700_000_000;
  const json = {
    data: {
      ...{ accountId: account, currency: 'USD', from: to - 7 * 86_400, to, isCut: false },
      ...{ opening: 1000, closing: 960, ever: { deposits: 0, withdrawals: 40 } },
      rows: [{ id: 1, at: to - 3 * 86_400, kind: 'withdrawal', number: 'W-1001', amount: -40, balance: 960 }],
    },
  };
  await page.route(/\/office-api\/v1\/statement/, (route) => route.fulfill({ json }));
  await page.reload();
}

test('[PAY-16] the chart comes when it is opened, tells the same in words, and has the colours of the theme', async ({
  page,
  world,
  context,
  baseURL,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const isLoaded = () => loaded.some((url) => url.includes('balance-chart'));
  await withHistory(page, world);
  const fold = page.getByText('Balance chart');
  await fold.waitFor();
  expect(isLoaded()).toBe(false);
  await fold.click();
  await expect(chart(page)).toContainText(/opening 1,000.\$, now 960.\$, lowest 960.\$, highest 1,000.\$/);
  expect(isLoaded()).toBe(true);
  await expect.poll(() => painted(page)).not.toBe('');
  expect(await look(page, 0.01)).toContain('1,000');
  expect(await look(page, 0.99)).toContain('960');
  await expectAccessible(page);
  const light = await painted(page);
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  await page.reload();
  await fold.click();
  await expect.poll(() => painted(page)).not.toBe('');
  expect(await painted(page)).not.toBe(light);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => painted(page)).not.toBe('');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('[PAY-16] in Arabic time still runs from left to right in the chart', async ({ page, world }) => {
  await withHistory(page, world, 'ar');
  const name = 'الرسم البياني للرصيد';
  await page.getByText(name).click();
  await expect.poll(() => painted(page, name)).not.toBe('');
  expect(await look(page, 0.01, name)).toMatch(/1[,.٬]?000|١/);
  expect(await look(page, 0.99, name)).toMatch(/960|٩٦٠/);
  await expectAccessible(page);
});

test('[LANG-22] a sheet of a Russian reader parts its columns with semicolons and writes a comma in a sum', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await enter(page, await world.createUser('bonus'));
  await page.goto('/ru/office/transactions');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: /CSV/ }).click();
  const [head, ...rows] = (await readFile(await (await saved).path(), 'utf8')).split('\r\n').filter(Boolean);
  expect(head?.split(';')).toHaveLength(6);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) expect(row.split(';')).toHaveLength(6);
});
