/** Messages of the site: a list, its counts, and the open message beside it. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const main = (page: Page) => page.getByRole('main');

/** A player who has messages, because other devices logged in. */
async function open(page: Page, world: World, devices: number, language = 'en') {
  await world.simulator({ run: false });
  const user = await world.createUser('player');
  await enter(page, user);
  for (let count = 0; count < devices; count += 1) {
    await page.context().clearCookies({ name: 'device' });
    await enter(page, user);
  }
  await page.goto(`/${language}/office/messages`);
}

test(
  '[OFFICE-10] reading a message lowers the count, and it stays lower',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world, 2);
    await expect(main(page).getByRole('link', { name: 'Unread 2' })).toBeVisible();
    const letters = main(page).getByRole('list', { name: 'Messages' }).getByRole('button');
    await letters.first().press('Enter');
    const message = main(page).getByRole('article');
    await expect(message.getByRole('heading', { name: 'New device logged in to your account' })).toBeFocused();
    await expect(main(page).getByRole('link', { name: 'Unread 1' })).toBeVisible();
    await page.reload();
    await expect(main(page).getByRole('link', { name: 'Unread 1' })).toBeVisible();
    await main(page).getByRole('button', { name: 'Mark all as read' }).click();
    await expect(main(page).getByRole('link', { name: 'Unread 0' })).toBeVisible();
    await letters.first().click();
    await message.getByRole('link', { name: 'Go to Security' }).click();
    await expect(page).toHaveURL(/\/en\/office\/security$/);
  },
);

test('[OFFICE-10] search and topic stand in the address, keep what is typed, and Back undoes a topic', async ({
  page,
  world,
}) => {
  await open(page, world, 2);
  const search = main(page).getByRole('searchbox', { name: 'Search messages' });
  const letters = main(page).getByRole('list', { name: 'Messages' }).getByRole('button');
  await expect(letters).toHaveCount(2);
  await expect(main(page).getByRole('link', { name: /^Money/ })).toHaveCount(0);
  await search.fill('new device');
  await expect(page).toHaveURL(/\/en\/office\/messages\?q=new\+device$/);
  await expect(main(page).getByRole('status').filter({ hasText: '2 found' })).toHaveCount(1);
  await main(page).getByRole('link', { name: 'Account 2' }).click();
  await expect(page).toHaveURL(/about=account&q=new\+device$/);
  await page.reload();
  await expect(search).toHaveValue('new device');
  await expect(main(page).getByRole('link', { name: 'Account 2' })).toHaveAttribute('aria-current', 'true');
  await search.fill('bonus');
  await expect(main(page).getByRole('heading', { name: 'No results for “bonus”' })).toBeVisible();
  await expect(search).toBeFocused();
  await main(page).getByRole('link', { name: 'Show all messages' }).click();
  await expect(letters).toHaveCount(2);
  await expect(search).toHaveValue('');
  await page.goBack();
  await expect(search).toHaveValue('bonus');
});

test('[OFFICE-10] by keyboard: arrows through the list, Enter opens, and an empty topic leads on', async ({
  page,
  world,
}) => {
  await open(page, world, 3);
  const letters = main(page).getByRole('list', { name: 'Messages' }).getByRole('button');
  await letters.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(letters.nth(1)).toBeFocused();
  await page.keyboard.press('End');
  await expect(letters.last()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('article').getByRole('heading')).toBeFocused();
  await page.goto('/en/office/messages?about=answers');
  await expect(main(page).getByRole('heading', { name: 'No messages in this category' })).toBeVisible();
  await main(page).getByRole('link', { name: 'Show all messages' }).press('Enter');
  await expect(letters).toHaveCount(3);
});

test('a phone shows the list or the message, and leads back', async ({ page, world }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await open(page, world, 1);
  const list = main(page).getByRole('list', { name: 'Messages' });
  await list.getByRole('button').click();
  await expect(list).toBeHidden();
  await main(page).getByRole('button', { name: 'Back to the list' }).click();
  await expect(list).toBeVisible();
  await expect(list.getByRole('button')).toBeFocused();
});

for (const [language, theme, width] of [
  ['en', 'light', 1366],
  ['ar', 'dark', 390],
] as const)
  test(`messages have no fault of access (${language}, ${theme}, ${String(width)} px)`, async ({ page, world }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await open(page, world, 2, language);
    await expect(main(page).getByRole('list')).toBeVisible();
    await expectAccessible(page);
    await main(page).getByRole('list').getByRole('button').first().click();
    await expectAccessible(page);
  });
