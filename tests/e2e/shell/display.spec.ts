import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, forgetCookieChoice, logOut, test } from '../../support/world.ts';

const settings = async (page: Page) => {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  return page.getByRole('dialog', { name: 'Settings', exact: true });
};
const turn = async (page: Page, ...names: string[]) => {
  const dialog = await settings(page);
  for (const name of names) await dialog.getByRole('switch', { name }).click();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
};
const heightOf = async (page: Page) =>
  (await page.getByRole('main').locator('button[aria-pressed]').filter({ hasText: /\d/ }).first().boundingBox())
    ?.height ?? 0;

/** The colours of the page by the names of their tokens. */
const coloursOf = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    const names = [...document.styleSheets].flatMap((sheet) =>
      [...sheet.cssRules].flatMap((rule) => (rule instanceof CSSStyleRule ? [...rule.style] : [])),
    );
    const colours = new Set(names.filter((name) => name.startsWith('--color-')));
    return Object.fromEntries([...colours].map((name) => [name, style.getPropertyValue(name)]));
  });

test(
  '[PREF-02] the theme changes every colour of an open page, which stays as it is, and holds after a reload',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/en/home/live');
    const price = page.getByRole('main').locator('button[aria-pressed]').filter({ hasText: /\d/ }).first();
    await expect(price).toBeVisible();
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
    const before = await coloursOf(page);
    expect(Object.keys(before).length).toBeGreaterThan(60);

    const dialog = await settings(page);
    await dialog.getByRole('combobox', { name: 'Theme' }).selectOption('Dark');
    await page.keyboard.press('Escape');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    const after = await coloursOf(page);
    // White on a filled ground and nothing at all are the same in both.
    const same = Object.keys(before).filter((name) => before[name] === after[name]);
    expect(same.filter((name) => !/on-solid$|odds-suspended$/.test(name))).toEqual([]);
    expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
    await expectAccessible(page);

    await page.reload();
    await expect(price).toBeVisible();
    expect(await coloursOf(page)).toEqual(after);
  },
);

test('[PREF-07] [SESS-03] the bar about cookies stands until somebody chooses, once; the moment of the choice is kept for the log-in', async ({
  page,
  world,
}) => {
  await forgetCookieChoice(page);
  await page.goto('/en/home/live');
  const bar = page.getByRole('region', { name: 'Cookies' });
  await bar.getByRole('button', { name: 'Choose' }).click();
  await bar.getByRole('checkbox').check();
  await expectAccessible(page);
  const before = Math.floor(Date.now() / 1000);
  await bar.getByRole('button', { name: 'Save choice' }).click();
  await expect(bar).toBeHidden();
  const kept = () =>
    page.evaluate(() => [
      localStorage.getItem('openbook.cookiesAgree'),
      localStorage.getItem('openbook.cookiesAgreeTime'),
    ]);
  const [choice, told] = (await kept()).map((text) => JSON.parse(text ?? 'null') as Record<string, unknown>);
  expect(choice).toEqual({ type: 2, statistics: true });
  expect(told).toEqual({ type: 2, agreedAt: expect.any(Number) });
  expect(Math.abs(Number(told?.['agreedAt']) - before)).toBeLessThan(60);

  const next = await page.context().newPage();
  await next.goto('/en/home/live');
  const heard = next.waitForRequest('**/web-api/user/cookies-agree');
  await enter(next, await world.createUser('player'));
  await next.reload();
  // What tells the backend is what asks: it is here, and has no question.
  const said = await heard;
  expect(said.postDataJSON()).toEqual(told);
  await said.response();
  await expect(next.getByRole('region', { name: 'Cookies' })).toHaveCount(0);
});

test('[PREF-04] compact rows are lower, the light version has neither crests nor extras; both hold after a reload', async ({
  page,
}) => {
  await page.goto('/en');
  const extra = page.getByRole('main').getByText('Match of the day');
  await expect(extra).toBeVisible();
  const crest = page.getByRole('main').locator('svg[viewBox="0 0 16 17"]').first();
  await expect(crest).toBeVisible();
  const height = await heightOf(page);
  expect(height).toBeGreaterThan(0);

  await turn(page, 'Compact rows', 'Lite version');
  await expect(extra).toBeHidden();
  await expect(crest).toBeHidden();
  expect(await heightOf(page)).toBeLessThan(height);

  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await expect(page.getByRole('button', { name: 'Settings', exact: true })).toBeVisible();
  await expect(page.getByRole('main').locator('button[aria-pressed]').filter({ hasText: /\d/ }).first()).toBeVisible();
  expect(await heightOf(page)).toBeLessThan(height);
  await expect(crest).toBeHidden();
  expect(asked.filter((url) => url.includes('match-of-the-day'))).toEqual([]);
});

test('[PREF-04] a list of the light version has fewer elements for the same matches', async ({ page, world }) => {
  await world.simulator({ run: false });
  await page.goto('/en/home/live');
  const main = page.getByRole('main');
  const matches = () => main.getByRole('article').count();
  const elements = () => main.locator('*').count();
  await expect(main.locator('svg[viewBox="0 0 16 17"]').first()).toBeVisible();
  const [shown, usual] = [await matches(), await elements()];
  expect(shown).toBeGreaterThan(5);
  await turn(page, 'Lite version');
  await expect(main.locator('svg[viewBox="0 0 16 17"]')).toHaveCount(0);
  expect(await matches()).toBe(shown);
  expect(await elements()).toBeLessThanOrEqual(usual - 2 * shown);
});

test('[PREF-04] [PREF-08] size of text, clock, order of competitions and the window of statistics follow their settings', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await page.goto('/en/home/line');
  const main = page.getByRole('main');
  const heads = main.getByRole('heading', { level: 2 }).locator('bdi');
  const sizeOf = () => page.evaluate(() => parseFloat(getComputedStyle(document.documentElement).fontSize));
  await expect(heads.first()).toBeVisible();
  const [size, greatest] = [await sizeOf(), await heads.first().innerText()];
  const choose = async (field: string, option: string) => {
    const dialog = await settings(page);
    await dialog.getByRole('combobox', { name: field, exact: true }).selectOption({ label: option });
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  };
  await choose('Text size', 'Large');
  await choose('Clock', '12 hours (7:45 PM)');
  const inHalves = main.getByText(/^\d{1,2}:\d\d\s[AP]M$/);
  await turn(page, 'Top competitions first', 'Group competitions by country');
  const hold = async () => {
    await expect(inHalves.first()).toBeVisible();
    await expect(heads.first()).not.toHaveText(greatest);
    expect(await sizeOf()).toBeGreaterThan(size);
  };
  await hold();
  await page.reload();
  await hold();

  await main.getByRole('link', { name: ' – ' }).first().click();
  const statistics = main.getByRole('link', { name: /^Statistics/ });
  await expect(statistics).not.toHaveAttribute('target', '_blank');
  await turn(page, 'Statistics in a separate window');
  await expect(statistics).toHaveAttribute('target', '_blank');
  await expect(statistics).toHaveAttribute('href', /\/statisticpopup\//);
});

test('[PREF-08] each switch changes what it names: ready coupons, order, numbers and short names of a match', async ({
  page,
}) => {
  await page.goto('/en');
  const ready = page.getByRole('main').getByRole('button', { name: 'Ready-made bets' });
  await ready.click();
  const offers = page.getByRole('dialog', { name: 'Ready-made bets' });
  await expect(offers.getByRole('tab')).toHaveText(['Accumulator of the day', 'Bet generator']);
  await page.keyboard.press('Escape');
  await turn(page, 'Bet generator', 'Accumulator of the day: pre-match');
  await ready.click();
  await expect(offers.getByRole('tab')).toHaveText(['Accumulator of the day']);
  await expect(offers.getByRole('radio')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await turn(page, 'Accumulator of the day: live');
  await expect(ready).toBeHidden();

  await page.getByRole('main').getByRole('link', { name: ' – ' }).first().click();
  const number = page.getByRole('main').getByText(/^№ \d+$/);
  const outcome = page.getByRole('main').getByRole('button', { name: /, Total goals, Over 2\.5/ });
  const total = outcome.getByText('Over 2.5', { exact: true });
  await expect(total).toBeVisible();
  await expect(number).toHaveCount(0);
  await turn(page, 'Match numbers', 'Short selection names');
  await expect(number).toBeVisible();
  await expect(outcome).toBeVisible();
  await expect(total).toBeHidden();
});

test('[PREF-08] team crests and numbers stand in the coupon when the player wants them', async ({ page }) => {
  await page.goto('/en/home/live');
  await page.getByRole('main').locator('button[aria-pressed]').filter({ hasText: /\d/ }).first().click();
  const slip = page.getByRole('complementary', { name: 'Bet slip' });
  await expect(slip.getByRole('listitem')).toHaveCount(1);
  await expect(slip.locator('svg[viewBox="0 0 16 17"]')).toHaveCount(0);
  await turn(page, 'Team crests on the bet slip', 'Match numbers');
  await expect(slip.locator('svg[viewBox="0 0 16 17"]')).toHaveCount(2);
  await expect(slip.getByText(/^№ \d+$/)).toBeVisible();
});

test('[PREF-08] sports only: the menus offer no games', async ({ page }) => {
  await page.goto('/en/home/live');
  const banner = page.getByRole('banner');
  await expect(banner).toBeVisible();
  const games = banner.locator('a[href*="/slots"], a[href*="/fast-games"]');
  await banner.getByRole('button', { name: 'More' }).click();
  await expect(games.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await turn(page, 'Sports only');
  await banner.getByRole('button', { name: 'More' }).click();
  await expect(banner.getByRole('link', { name: 'Information' })).toBeVisible();
  await expect(games).toHaveCount(0);
});

test('[PREF-06] side columns that were put away stay away, and follow the player to their other device', async ({
  page,
  world,
  browser,
}) => {
  const player = await world.createUser('player');
  await enter(page, player);
  await page.goto('/en/home/live');
  const kept = page.waitForResponse((response) => response.url().endsWith('/office-api/v1/settings'));
  await page.getByRole('button', { name: 'Sports menu' }).click();
  await expect(page.getByRole('navigation', { name: 'Sports' })).toBeHidden();
  await kept;
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Sports' })).toBeHidden();

  const other = await browser.newContext();
  await world.enter(other);
  const second = await other.newPage();
  await enter(second, player);
  await second.goto('/en/home/live');
  await expect(second.getByRole('navigation', { name: 'Sports' })).toBeHidden();
  await other.close();
});

test('[PREF-09] two players of one browser have a theme each, and the visitor has their own', async ({
  page,
  world,
}) => {
  const [one, two] = [await world.createUser('player'), await world.createUser('player')];
  const theme = page.locator('html');
  const choose = async (name: 'Dark' | 'Light') => {
    const dialog = await settings(page);
    const kept = page.waitForResponse((response) => response.url().endsWith('/office-api/v1/settings'));
    await dialog.getByRole('combobox', { name: 'Theme' }).selectOption(name);
    await kept;
    await page.keyboard.press('Escape');
  };
  await page.goto('/en/home/live');
  await expect(theme).toHaveAttribute('data-theme', 'light');
  await enter(page, one);
  await page.goto('/en/home/live');
  await choose('Dark');
  await expect(theme).toHaveAttribute('data-theme', 'dark');

  await logOut(page);
  await expect(theme).toHaveAttribute('data-theme', 'light');

  await enter(page, two);
  await page.goto('/en/home/live');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Profile' })).toBeVisible();
  await expect(theme).toHaveAttribute('data-theme', 'light');
});

test('[PREF-01] all settings go into a file, back to what is usual, and out of the file again', async ({ page }) => {
  await page.goto('/en/home/live');
  await turn(page, 'Compact rows');
  const html = page.locator('html');
  const dialog = await settings(page);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save to a file' }).click();
  const file = await (await download).path();

  await dialog.getByRole('button', { name: 'Restore defaults' }).click();
  await expect(dialog.getByText('Defaults restored')).toBeVisible();
  await expect(html).toHaveAttribute('data-look', '');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(html).toHaveAttribute('data-look', 'compact');
  await dialog.getByRole('button', { name: 'Restore defaults' }).click();

  const opened = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Load from a file' }).click();
  await (await opened).setFiles(file);
  await expect(html).toHaveAttribute('data-look', 'compact');
  await expect(dialog.getByText('Settings loaded from the file')).toBeVisible();

  const again = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Load from a file' }).click();
  await (await again).setFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('[1') });
  await expect(dialog.getByText('This is not a settings file.')).toBeVisible();
  await expect(html).toHaveAttribute('data-look', 'compact');
});
