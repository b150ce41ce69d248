/** The personal manager and ideas of players: written on a page of the office, answered there and among the messages. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const main = (page: Page) => page.getByRole('main');

async function open(page: Page, world: World, section: string, profile = 'player') {
  await world.simulator({ run: false });
  await enter(page, await world.createUser(profile));
  await page.goto(`/en/office/${section}`);
}

test(
  '[ROUTE-113] a player sees who their manager is and when, writes, and reads the answer among the messages',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world, 'manager');
    await expect(main(page).getByRole('heading', { name: 'Nora Bell' })).toBeVisible();
    await expect(main(page).getByText('Mon–Fri, 09:00–18:00 (UTC)')).toBeVisible();
    const letter = main(page).getByRole('textbox', { name: 'Your message' });
    await main(page).getByRole('button', { name: 'Send' }).press('Enter');
    await expect(letter).toHaveAccessibleDescription('Enter a message');
    await letter.fill('Where is my withdrawal?');
    await main(page).getByRole('button', { name: 'Send' }).press('Enter');
    const written = main(page).getByRole('list', { name: 'Sent messages' }).getByRole('listitem');
    await expect(written).toContainText(['awaiting reply']);
    await expect(letter).toHaveValue('');
    await world.control('POST', 'clock', { advance: 31 });
    await main(page).getByRole('link', { name: 'Messages' }).click();
    await main(page).getByRole('button', { name: 'Your manager has replied' }).click();
    await expect(main(page).getByRole('article')).toContainText('your manager would reply here');
    await main(page).getByRole('article').getByRole('link', { name: 'Go to your account manager' }).click();
    await expect(written).toContainText(['Where is my withdrawal?']);
    await expect(written).toContainText(['your manager would reply here']);
  },
);

test('[ROUTE-116] an idea that does not arrive stays in its field; once it did, it is in the list and there later', async ({
  page,
  world,
}) => {
  await world.faults({ method: 'POST', path: '/office-api/v1/ideas', status: 503, times: 1 });
  await open(page, world, 'share-idea');
  await expect(main(page).getByText('No ideas shared yet')).toBeVisible();
  const idea = main(page).getByRole('textbox', { name: 'Your idea' });
  await idea.fill('A darker dark theme');
  await main(page).getByRole('button', { name: 'Send' }).press('Enter');
  await expect(idea).toHaveAccessibleDescription(/Not sent/);
  await expect(idea).toHaveValue('A darker dark theme');
  await main(page).getByRole('button', { name: 'Send' }).press('Enter');
  const own = main(page).getByRole('list', { name: 'Your ideas' }).getByRole('listitem');
  await expect(own).toHaveCount(1);
  await expect(own).toContainText('awaiting reply');
  await world.control('POST', 'clock', { advance: 31 });
  await page.reload();
  await expect(own).toContainText('what happens next');
});

for (const section of ['manager', 'share-idea'] as const)
  test(`/office/${section} has no fault of access, also in Arabic on a dark phone`, async ({ page, world }) => {
    await open(page, world, section);
    await main(page).getByRole('textbox').fill('Hello');
    await main(page).getByRole('button', { name: 'Send' }).click();
    await expect(main(page).getByText('awaiting reply')).toBeVisible();
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 390, height: 900 });
    await page.goto(`/ar/office/${section}`);
    await expect(main(page).getByText('Hello')).toBeVisible();
    await expectAccessible(page);
  });
