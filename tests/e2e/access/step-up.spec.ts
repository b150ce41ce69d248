/** A session alone is not enough: the page asks the player to show that it is them, and goes on with what they wanted. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Confirm it is you' });

/** A player whose log-in is six minutes old. */
async function open(page: Page, world: World, path: string) {
  await world.simulator({ run: false });
  const user = await world.createUser('player');
  await enter(page, user);
  await world.control('POST', 'clock', { advance: 360 });
  await page.goto(path);
  return user;
}

async function nameBank(page: Page): Promise<void> {
  await part(page, 'Your bank account').getByRole('textbox').fill('GB29 NWBK 6016 1331 9268 19');
  await part(page, 'Your bank account').getByRole('button', { name: 'Use this account' }).click();
}

test(
  '[SEC-06] the page asks for the password before a new payee, and goes on with it',
  { tag: '@core' },
  async ({ page, world }) => {
    const user = await open(page, world, '/en/office/deduce');
    await nameBank(page);
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page);
    const password = dialog(page).getByRole('textbox', { name: 'Password' });
    await password.fill('wrong-password');
    await password.press('Enter');
    await expect(dialog(page).getByText('Incorrect. Try again.')).toBeVisible();
    await password.fill(user.password);
    await password.press('Enter');
    await expect(dialog(page)).toHaveCount(0);
    await expect(part(page, 'Your bank account')).toContainText('GB •• 6819');
  },
);

test('[SEC-06] who closes the dialog changes nothing', async ({ page, world }) => {
  await open(page, world, '/en/office/deduce');
  await nameBank(page);
  await dialog(page).getByRole('button', { name: 'Close' }).click();
  await expect(dialog(page)).toHaveCount(0);
  await page.reload();
  await expect(part(page, 'Your bank account').getByRole('textbox')).toHaveValue('');
});

test('[SEC-06] the office asks in the same way before an authenticator app is set up', async ({ page, world }) => {
  const user = await open(page, world, '/en/office/security');
  await part(page, 'Protection level').getByRole('button', { name: 'Turn on' }).click();
  await dialog(page).getByRole('textbox', { name: 'Password' }).fill(user.password);
  await dialog(page).getByRole('button', { name: 'Continue' }).click();
  await expect(part(page, 'Two-factor authentication').getByRole('img', { name: /QR code/ })).toBeVisible();
});
