/** Phone, e-mail and secret question: what confirms them, and that the protection rises with each. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });
const level = (page: Page) => part(page, 'Protection level');
const press = (page: Page, name: string) => level(page).getByRole('button', { name }).press('Enter');

async function open(page: Page, world: World, language = 'en') {
  await world.simulator({ run: false });
  const user = await world.createUser('player');
  await enter(page, user);
  await page.goto(`/${language}/office/account`);
  return user;
}

test(
  '[PROT-02] [VERIF-02] a code confirms phone and e-mail, each raises the level, and the overview asks for what is missing',
  { tag: '@core' },
  async ({ page, world }) => {
    const user = await open(page, world);
    const main = page.getByRole('main');
    await expect(main).toContainText('Your e-mail and phone are not confirmed.');
    await main.getByRole('link', { name: 'Go to Security' }).click();
    await press(page, 'Confirm: Phone');
    const phone = part(page, 'Your phone');
    const number = phone.getByLabel('Phone');
    await expect(number).toBeFocused();
    await number.fill('12345');
    await phone.getByLabel('Current password').fill('guess-1');
    await page.keyboard.press('Enter');
    await expect(number).toHaveAccessibleDescription(/Enter a phone number with country code/);
    await number.fill('+44 7700 900123');
    await page.keyboard.press('Enter');
    await expect(phone.getByLabel('Current password')).toHaveAccessibleDescription(/Incorrect password/);
    await expectAccessible(page);
    await phone.getByLabel('Current password').fill(user.password);
    await page.keyboard.press('Enter');
    const code = phone.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    await expect(phone).toContainText('+44 7700 900123');
    await code.fill('111111');
    await page.keyboard.press('Enter');
    await expect(code).toHaveAccessibleDescription(/This code is incorrect or expired/);
    await expectAccessible(page);
    await code.fill(await world.codeFor('+447700900123'));
    await page.keyboard.press('Enter');
    await expect(page.getByText('Phone confirmed')).toBeVisible();
    await expect(level(page)).toContainText('20 of 100');
    await expect(level(page).getByRole('button', { name: 'Change: Phone' })).toBeVisible();
    await page.goto('/en/office/account');
    await expect(main).toContainText('Your e-mail is not confirmed');

    await main.getByRole('link', { name: 'Go to Security' }).click();
    await press(page, 'Confirm: E-mail');
    const email = part(page, 'Your e-mail');
    await email.getByLabel('E-mail').fill('demo@example.com');
    await email.getByLabel('Current password').fill(user.password);
    await page.keyboard.press('Enter');
    await email.getByLabel('Code', { exact: true }).fill(await world.codeFor('demo@example.com'));
    await page.keyboard.press('Enter');
    await expect(email.getByText('Used by another account.')).toBeVisible();
    await email.getByRole('button', { name: 'Back' }).click();
    await email.getByLabel('E-mail').fill('own@example.com');
    await email.getByLabel('Current password').fill(user.password);
    await page.keyboard.press('Enter');
    await email.getByLabel('Code', { exact: true }).fill(await world.codeFor('own@example.com'));
    await page.keyboard.press('Enter');
    await expect(level(page)).toContainText('40 of 100');
    await page.goto('/en/office/account');
    await expect(main).toContainText('40 of 100');
    await expect(main).not.toContainText('under Security');
  },
);

test('[PROT-02] a secret question raises the level, and from then on guards phone and e-mail', async ({
  page,
  world,
}) => {
  const user = await open(page, world);
  await page.goto('/en/office/security');
  await press(page, 'Set: Security question');
  const form = page.getByRole('form', { name: 'Security question' });
  await form.getByLabel('Question', { exact: true }).selectOption({ label: 'Which street did you grow up on?' });
  await form.getByLabel('Answer').fill('Elm Street');
  await form.getByLabel('Current password').fill(user.password);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(level(page)).toContainText('10 of 100');
  await press(page, 'Confirm: E-mail');
  const email = part(page, 'Your e-mail');
  await email.getByLabel('E-mail').fill('own@example.com');
  await email.getByLabel('Current password').fill(user.password);
  const answer = email.getByLabel('Which street did you grow up on?');
  await answer.fill('Oak Street');
  await page.keyboard.press('Enter');
  await expect(answer).toHaveAccessibleDescription(/Incorrect answer/);
  await answer.fill('elm street');
  await page.keyboard.press('Enter');
  await expect(email.getByLabel('Code', { exact: true })).toBeFocused();
});

test('[VERIF-02] an account that waits for its e-mail says how many days are left; in Arabic and on a phone it fits', async ({
  page,
  world,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  const user = await open(page, world);
  await world.control('PATCH', `users/${String(user.userId)}`, { activation_type: 3, remaining_days_to_activate: 3 });
  await page.reload();
  await expect(page.getByRole('main')).toContainText(
    'Your e-mail is not confirmed. Confirm it by code under Security. 3 days left.',
  );
  await page.goto('/ar/office/security');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^تأكيد: البريد|^تأكيد: / })
    .last()
    .press('Enter');
  await expect(page.getByRole('main').getByRole('region', { name: 'بريدك' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
