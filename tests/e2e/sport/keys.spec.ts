import type { Page } from '@playwright/test';

import { expectAccessible, openDialog } from '../../support/axe.ts';
import { coupon, enter, expect, odds, test } from '../../support/world.ts';

const focusedName = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
  });

/** Its place has a button of the same name, which takes no focus, until its code has loaded. */
async function focusView(page: Page): Promise<void> {
  const view = page.getByRole('main').getByRole('button', { name: 'View' });
  await expect(view).toBeEnabled();
  await view.focus();
}

/** Opens the board and waits until an arrow key moves the focus, because the code for keys comes late. */
async function openBoard(page: Page, path = '/en/home/live'): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('button').first()).toBeVisible();
  await expect(page.getByRole('button', { name: /^(?:Bet slip column|عمود القسيمة)$/ })).toBeVisible();
  const first = page.getByRole('article').first().getByRole('button').first();
  await expect(async () => {
    await first.focus();
    await page.keyboard.press('End');
    await expect(first).not.toBeFocused({ timeout: 500 });
  }).toPass();
  await page.keyboard.press('Home');
}

test(
  '[UI-26] the list is one stop of Tab, and its prices are reached by arrows',
  { tag: '@core' },
  async ({ page, world }) => {
    await world.simulator({ run: false });
    const [pick] = await world.liveMatches();
    const { match } = pick!;
    await openBoard(page);
    await focusView(page);
    await page.keyboard.press('Tab');
    expect(await focusedName(page)).toMatch(/, Match result, .* \d+\.\d+$|, Match result, /);
    const first = await focusedName(page);
    await page.keyboard.press('ArrowRight');
    expect(await focusedName(page)).toContain(`${match.opp1.name} – ${match.opp2.name}, Match result, Draw`);
    await page.keyboard.press('End');
    expect(await focusedName(page)).toContain(`${match.opp1.name} – ${match.opp2.name}, Handicap`);
    await page.keyboard.press('Home');
    expect(await focusedName(page)).toBe(first);
    await page.keyboard.press('ArrowDown');
    expect(await focusedName(page)).toMatch(/, Match result, /);
    expect(await focusedName(page)).not.toContain(match.opp1.name);
    await page.keyboard.press('ArrowUp');
    expect(await focusedName(page)).toBe(first);
    await page.keyboard.press('ArrowLeft');
    await expect(page.locator(':focus')).toHaveRole('link');
    await page.keyboard.press('ArrowRight');

    // Moves by competition, down to another one and back to the first.
    const champOf = () =>
      page.evaluate(() => {
        const at = document.activeElement?.getBoundingClientRect().top ?? 0;
        const heads = [...document.querySelectorAll('main h2')].filter((head) => head.getBoundingClientRect().top < at);
        const last = heads.sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top).at(-1);
        return last?.textContent ?? '';
      });
    const champ = await champOf();
    await page.keyboard.press('PageDown');
    expect(await champOf()).not.toBe(champ);
    expect(await focusedName(page)).toMatch(/, Match result, /);
    await page.keyboard.press('PageUp');
    expect(await focusedName(page)).toBe(first);

    // Far down the list, rows appear as the keys reach them.
    for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowDown');
    expect(await focusedName(page)).toMatch(/, Match result, |, Winner, /);
    await expect(page.locator(':focus')).toBeInViewport();

    // Leaves the list and comes back to the same place.
    const far = await focusedName(page);
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-price-grid]') === null)).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await focusedName(page)).toBe(far);
    await page.keyboard.press('Shift+Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[data-price-grid]') === null)).toBe(true);
  },
);

test('[UI-26] in Arabic the left arrow leads to the left', async ({ page, world }) => {
  await world.simulator({ run: false });
  await openBoard(page, '/ar/home/live');
  const prices = page.getByRole('article').first().getByRole('button');
  await prices.nth(1).focus();
  const left = async () => (await page.locator(':focus').boundingBox())!.x;
  const before = await left();
  await page.keyboard.press('ArrowLeft');
  expect(await left()).toBeLessThan(before);
});

test('[UI-27] from a price to a placed bet in at most eight keys, and back to the price', async ({ page, world }) => {
  await world.simulator({ run: false });
  const [pick] = await world.liveMatches();
  await enter(page);
  await openBoard(page);
  const price = odds(page, pick!.match, pick!.match.opp1.name);
  await price.focus();
  const keys = ['Enter', 'c', '1', '5', '0'];
  await page.keyboard.press(keys[0]!);
  const stake = coupon(page).getByRole('textbox', { name: 'Stake' });
  await expect(stake).toBeVisible();
  await page.keyboard.press(keys[1]!);
  await expect(stake).toBeFocused();
  for (const key of keys.slice(2)) await page.keyboard.press(key);
  await expect(stake).toHaveValue('150');

  // A letter in a field is text. Escape leaves the field, and C opens the coupon again.
  await page.keyboard.press('Escape');
  await expect(price).toBeFocused();
  await page.keyboard.press('c');
  await expect(stake).toBeFocused();
  await expect(coupon(page).getByRole('button', { name: /^Place bet · 150/ })).toBeEnabled();
  await page.keyboard.press('Enter');
  await expect(coupon(page).getByRole('region', { name: 'Bet accepted' })).toBeVisible();
  expect(keys.length + 1).toBeLessThanOrEqual(8);
});

test('[UI-27] "?" lists the shortcuts; Settings switch single letters off', async ({ page, world }) => {
  await world.simulator({ run: false });
  await openBoard(page);
  await page.getByRole('main').getByRole('searchbox').focus();
  await page.keyboard.type('?');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Backspace');
  await focusView(page);
  await page.keyboard.type('?');
  const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await expect(list).toContainText('Go to the bet slip');
  await expectAccessible(page, openDialog);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('main').getByRole('button', { name: 'View' })).toBeFocused();

  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('dialog', { name: 'Settings' }).getByRole('switch', { name: 'Single-key shortcuts' }).uncheck();
  await expectAccessible(page, openDialog);
  await page.keyboard.press('Escape');
  for (const round of ['at once', 'after a reload']) {
    await focusView(page);
    await page.keyboard.type('?/c');
    await expect(page.getByRole('dialog'), round).toHaveCount(0);
    await expect(page.getByRole('main').getByRole('button', { name: 'View' })).toBeFocused();
    if (round === 'at once') await openBoard(page);
  }
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
});

test('[UI-28] letters typed before the search has come stand in its field', async ({ page, world }) => {
  await world.simulator({ run: false });
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/search-dialog-[\w-]{7}\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await openBoard(page);
  // "c" by itself leads to the coupon.
  await page.keyboard.type('/celz');
  await page.keyboard.press('Backspace');
  letGo();
  const field = page.getByRole('dialog', { name: 'Search' }).getByRole('combobox');
  await expect(field).toBeFocused();
  await page.keyboard.type('tic');
  await expect(field).toHaveValue('celtic');
});

test('[UI-31] a message is seen over an open sheet, can be closed there, and leaves the placing button free', async ({
  page,
  context,
  world,
}) => {
  await world.simulator({ run: false });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.setViewportSize({ width: 390, height: 844 });
  const [pick] = await world.liveMatches();
  await page.goto('/en/home/live');
  await odds(page, pick!.match, pick!.match.opp1.name).click();
  await coupon(page).getByRole('button', { expanded: false }).first().click();
  await page.getByRole('button', { name: 'Share bet slip' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share bet slip' });
  await dialog.getByRole('button', { name: /^Copy/ }).first().click();
  const message = page.getByRole('region', { name: 'Messages' });
  await expect(message).toContainText('Done');
  await expectAccessible(page, openDialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const place = page.getByRole('button', { name: /^(?:Place bet|Log in)/ }).last();
  const [note, button] = [(await message.boundingBox())!, (await place.boundingBox())!];
  expect(note.y + note.height).toBeLessThan(button.y);
  await message.getByRole('button', { name: 'Close' }).click();
  await expect(message.getByText('Done')).toBeHidden();
});
