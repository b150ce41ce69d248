/** Settings of the office: each choice is kept, and what cannot be kept says so. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const path = '/office-api/v1/settings';
const main = (page: Page) => page.getByRole('main');
const group = (page: Page, name: string) => main(page).getByRole('radiogroup', { name, exact: true });

async function open(page: Page, world: World, profile = 'player', language = 'en') {
  await world.simulator({ run: false });
  const user = await world.createUser(profile);
  await enter(page, user);
  await page.goto(`/${language}/office/settings`);
  return user;
}

test('[OFFICE-03] bonuses, cashback and mailing are saved as they are chosen, and kept over a reload', async ({
  page,
  world,
}) => {
  await open(page, world, 'new');
  let left = 5;
  const saves = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.ok() && (left -= 1) === 0,
  );
  await group(page, 'Bonuses').getByRole('radio', { name: 'Sport' }).check();
  await group(page, 'First deposit bonus').getByRole('radio', { name: 'Casino' }).check();
  await group(page, 'Cashback').getByRole('radio', { name: 'Points' }).check();
  await main(page).getByRole('switch', { name: 'News by text message' }).press('Space');
  await main(page).getByRole('combobox', { name: 'Message language' }).selectOption('tr');
  await saves;
  await page.reload();
  await expect(group(page, 'Bonuses').getByRole('radio', { name: 'Sport' })).toBeChecked();
  await expect(group(page, 'First deposit bonus').getByRole('radio', { name: 'Casino' })).toBeChecked();
  await expect(group(page, 'Cashback').getByRole('radio', { name: 'Points' })).toBeChecked();
  await expect(main(page).getByRole('switch', { name: 'News by text message' })).toBeChecked();
  await expect(main(page).getByRole('combobox', { name: 'Message language' })).toHaveValue('tr');
  await main(page).getByRole('link', { name: 'By product' }).click();
  await expect(page.getByRole('form').getByRole('checkbox', { name: 'Text message', checked: true })).toHaveCount(3);
});

test('[ERR-14] a save says the words of the server, or that it is saved; one that fails goes back', async ({
  page,
  world,
}) => {
  await open(page, world, 'bonus');
  await group(page, 'Bonuses').getByRole('radio', { name: 'Casino' }).check();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await group(page, 'Bonuses').getByRole('radio', { name: 'None' }).check();
  await expect(page.getByText('Your existing bonus funds stay until the bonus ends.')).toBeVisible();
  await world.faults({
    method: 'PATCH',
    path,
    status: 400,
    body: { code: 2, message: 'Not today.', requestId: 'x' },
    times: 1,
  });
  // A press and not `check()`, because a quick refusal takes the choice back before the check looks at it.
  await group(page, 'Bonuses').getByRole('radio', { name: 'Sport' }).click();
  await expect(main(page).getByRole('alert').filter({ hasText: 'Not today.' })).toBeVisible();
  await expect(group(page, 'Bonuses').getByRole('radio', { name: 'None' })).toBeChecked();
});

test('[LIM-60] an excluded player turns no mailing on here either, and reads why', async ({ page, world }) => {
  await open(page, world, 'excluded');
  await main(page).getByRole('switch', { name: 'News by e-mail' }).press('Space');
  await expect(
    main(page).getByRole('alert').filter({ hasText: 'During self-exclusion we send you nothing' }),
  ).toBeVisible();
  await expect(main(page).getByRole('switch', { name: 'News by e-mail' })).not.toBeChecked();
});

for (const [language, theme, width] of [
  ['en', 'light', 1366],
  ['ar', 'dark', 390],
] as const)
  test(`settings have no fault of access (${language}, ${theme}, ${String(width)} px)`, async ({ page, world }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await open(page, world, 'new', language);
    await expect(main(page).getByRole('radiogroup')).toHaveCount(3);
    await expectAccessible(page);
  });

test('[ERR-13] settings that do not come say so, in the words of the server where it has any', async ({
  page,
  world,
}) => {
  await world.faults({ method: 'GET', path, status: 400, body: { code: 2, message: 'We count.', requestId: 'x' } });
  await open(page, world);
  await expect(main(page).getByRole('heading', { name: 'We count.' })).toBeVisible();
  await world.noFaults();
  await world.faults({ method: 'GET', path, status: 500 });
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByRole('heading', { name: 'Settings could not be loaded' })).toBeVisible();
});
