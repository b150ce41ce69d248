/** Personal data: the first section of the office, a remote app whose sections come when somebody opens them. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const form = (page: Page, name = 'Personal details') => page.getByRole('main').getByRole('form', { name });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name });

async function open(page: Page, world: World, profile = 'player', language = 'en') {
  await world.simulator({ run: false });
  const user = await world.createUser(profile);
  await enter(page, user);
  await page.goto(`/${language}/office/profile`);
  return user;
}

test('[PLUG-20] the office is a remote app: its shell and the open section come, and no other', async ({
  page,
  world,
}) => {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/plugins\/office\/.*\.js$/.test(pathname)) scripts.add(pathname.replace(/\..*/, ''));
  });
  await open(page, world);
  await expect(field(page, 'City')).toBeVisible();
  expect([...scripts]).toEqual(expect.arrayContaining(['/plugins/office/index', '/plugins/office/part-profile']));
  for (const section of ['security', 'messages']) expect([...scripts]).not.toContain(`/plugins/office/part-${section}`);
});

test(
  '[OFFICE-08] what may change is changed and kept, what a check has locked cannot be typed',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world, 'demo');
    await expect(field(page, 'Surname')).toHaveValue('Kuznetsova');
    await expect(field(page, 'Number')).toHaveValue('••••4471');
    await expect(field(page, 'Surname')).toHaveAttribute('readonly', '');
    await expect(form(page)).toContainText('You are verified');
    const save = form(page).getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();
    await field(page, 'City').fill('Almaty');
    await expect(form(page)).toContainText('1 unsaved change');
    await field(page, 'City').press('Enter');
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await expect(field(page, 'City')).toHaveValue('Almaty');
  },
);

test('[OFFICE-08] two devices change one field: the player sees both and chooses', async ({ page, world, browser }) => {
  const user = await open(page, world);
  await expect(field(page, 'Address')).toBeVisible();
  const context = await browser.newContext();
  await world.enter(context);
  const phone = await context.newPage();
  await enter(phone, user);
  await phone.goto('/en/office/profile');
  await field(phone, 'Address').fill('31 Abay avenue');
  await form(phone).getByRole('button', { name: 'Save' }).click();
  await expect(phone.getByText('Saved', { exact: true })).toBeVisible();
  await context.close();

  await field(page, 'Address').fill('27 Abay avenue');
  await form(page).getByRole('button', { name: 'Save' }).click();
  const clash = form(page).getByRole('alert').filter({ hasText: 'changed on another device' });
  await expect(clash).toContainText('31 Abay avenue');
  await expect(clash).toContainText('27 Abay avenue');
  await clash.getByRole('button', { name: 'Keep this value' }).click();
  await form(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(field(page, 'Address')).toHaveValue('27 Abay avenue');
});

test('[PLUG-20] a section that does not come says so and is brought again; limits stand without the office', async ({
  page,
  world,
}) => {
  let isBroken = true;
  await page.route(/\/plugins\/office\/part-profile/, (route) => (isBroken ? route.abort() : route.continue()));
  await open(page, world);
  const main = page.getByRole('main');
  await expect(main.getByRole('alert').getByText('could not be loaded')).toBeVisible();
  isBroken = false;
  await main.getByRole('button', { name: 'Refresh' }).click();
  await expect(field(page, 'City')).toBeVisible();
  await page.route(/\/plugins\/office\//, (route) => route.abort());
  await page.goto('/en/office/responsible');
  await expect(main.getByRole('textbox', { name: 'Amount' })).toBeVisible();
});

for (const [language, theme, width] of [
  ['en', 'light', 1366],
  ['ar', 'dark', 390],
] as const)
  test(`personal data have no fault of access (${language}, ${theme}, ${String(width)} px)`, async ({
    page,
    world,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await open(page, world, 'demo', language);
    await expect(page.getByRole('main').getByRole('form').getByRole('textbox').first()).toBeVisible();
    await expectAccessible(page);
  });
