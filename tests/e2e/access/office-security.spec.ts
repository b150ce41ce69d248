/** The access of an account: the level of protection, the password, sessions and log-ins. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, logInOnPage, profileOf, test, type World } from '../../support/world.ts';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

async function open(page: Page, world: World, language = 'en') {
  await world.simulator({ run: false });
  const user = await world.createUser('player');
  await enter(page, user);
  await page.goto(`/${language}/office/security`);
  return user;
}

test(
  '[SEC-01] ending a session from the list signs that browser out, and this one stays',
  { tag: '@core' },
  async ({ page, world, browser }) => {
    const user = await open(page, world);
    const context = await browser.newContext();
    await world.enter(context);
    const laptop = await context.newPage();
    await enter(laptop, user);
    await laptop.goto('/en');
    await expect(profileOf(laptop)).toBeVisible();
    await page.reload();
    const sessions = part(page, 'Active sessions');
    await expect(sessions.getByRole('listitem')).toHaveCount(2);
    await expect(sessions.getByRole('listitem').first()).toContainText('this device');
    await sessions.getByRole('button', { name: 'End session' }).click();
    await expect(laptop.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(sessions.getByRole('listitem')).toHaveCount(1);
    await expect(profileOf(page)).toBeVisible();
    await context.close();
  },
);

test('[SEC-01] [PROT-02] a new password needs the present one, raises the level, and opens the account', async ({
  page,
  world,
}) => {
  const user = await open(page, world);
  const level = part(page, 'Protection level');
  await expect(level).toContainText('0 of 100');
  await level.getByRole('button', { name: 'Change' }).press('Enter');
  const form = page.getByRole('form', { name: 'Change password' });
  await form.getByLabel('Current password').fill('wrong-1');
  await form.getByLabel('New password').fill('three words 4 me');
  await form.getByRole('button', { name: 'Change password' }).click();
  await expect(form).toContainText('Incorrect password');
  await form.getByLabel('Current password').fill(user.password);
  await form.getByLabel('New password').fill('short');
  await form.getByLabel('New password').press('Enter');
  await expect(form).toContainText('8–64 characters');
  await form.getByLabel('New password').fill('three words 4 me');
  await form.getByLabel('New password').press('Enter');
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(level).toContainText('15 of 100');
  await page.context().clearCookies({ name: /^sid/ });
  await page.context().clearCookies({ name: 'user_token' });
  await logInOnPage(page, { login: user.login, password: 'three words 4 me' });
  await expect(profileOf(page)).toBeVisible();
});

test('[SEC-04] a wrong password is in the history; "This was not me" ends all others and asks for a new password', async ({
  page,
  world,
  browser,
}) => {
  const user = await open(page, world);
  const context = await browser.newContext();
  await world.enter(context);
  const stranger = await context.newPage();
  await logInOnPage(stranger, { login: user.login, password: 'guessed-1' });
  await expect(stranger.getByRole('main').getByRole('alert').filter({ hasText: /./ }).first()).toBeVisible();
  await enter(stranger, user);
  await page.reload();
  const history = part(page, 'Login history');
  await expect(history.getByRole('listitem').filter({ hasText: 'Wrong password' })).toHaveCount(1);
  await history.getByRole('button', { name: 'This was not me' }).click();
  await expect(page.getByRole('form', { name: 'Change password' })).toBeVisible();
  await expect(part(page, 'Active sessions').getByRole('listitem')).toHaveCount(1);
  await context.close();
});

for (const [language, theme, width] of [
  ['en', 'light', 1366],
  ['ar', 'dark', 390],
] as const)
  test(`the page of security has no fault of access (${language}, ${theme}, ${String(width)} px)`, async ({
    page,
    world,
  }) => {
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height: 900 });
    await open(page, world, language);
    await page.getByRole('main').getByRole('listitem').getByRole('button').first().click();
    await expect(page.getByRole('main').getByRole('form')).toBeVisible();
    await expectAccessible(page);
  });
