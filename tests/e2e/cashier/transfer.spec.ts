/** A player whom the site requires to move to an account of their own. */
import type { Page } from '@playwright/test';

import { expectAccessible, openDialog } from '../../support/axe.ts';
import { textsOf } from '../../support/texts.ts';
import { enter, expect, profileOf, test, type World } from '../../support/world.ts';

const require = (world: World, userId: number) =>
  world.control('PATCH', `users/${String(userId)}`, { transferRequest: 'move-1' });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });

/** The check that nobody is a program, in whatever form it comes. */
async function proveHuman(page: Page): Promise<void> {
  const check = page.getByRole('dialog', { name: 'Security check' });
  await check.getByRole('textbox').fill('ok');
  await check.getByRole('textbox').press('Enter');
}

const last = { method: 'POST', path: '/web-api/api/internal/v1/account/user-transfer/user-data' };

/** A player who has sent their number, and has yet to type its code. */
async function begin(page: Page, world: World) {
  const player = await world.createUser('player');
  await enter(page, player);
  await page.goto('/en/results');
  await require(world, player.userId);
  const first = dialog(page, 'Switch to your own account');
  await first.getByRole('combobox', { name: 'Country code' }).selectOption({ label: '+44 United Kingdom' });
  await first.getByRole('textbox', { name: 'Phone number' }).fill('7700900123');
  await first.getByRole('textbox', { name: 'Phone number' }).press('Enter');
  await proveHuman(page);
  return player;
}

test(
  '[TRANS-01] [TRANS-02] [TRANS-03] [TRANS-04] [BAN-05] phone, code, id and password once; nobody leaves between',
  { tag: '@core' },
  async ({ page, world }) => {
    const player = await world.createUser('player');
    await enter(page, player);
    await page.goto('/en/home/live');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
    await expect(page).toHaveURL(/contacts/);
    await require(world, player.userId);
    const first = dialog(page, 'Switch to your own account');
    await expect(first).toBeVisible();
    await expectAccessible(page, openDialog);
    await first.getByRole('combobox', { name: 'Country code' }).selectOption({ label: '+7 Kazakhstan' });
    const number = first.getByRole('textbox', { name: 'Phone number' });
    await number.fill('70');
    await number.press('Enter');
    await expect(number).toHaveAttribute('aria-invalid', 'true');
    await number.fill('7010000009');
    await number.press('Enter');
    await proveHuman(page);

    const second = dialog(page, 'Enter the code');
    const code = second.getByRole('textbox', { name: 'Code' });
    await expect(code).toBeFocused();
    const before = page.url();
    await page.keyboard.press('Escape');
    await page.goBack();
    await expect(second).toBeVisible();
    await expect(page).toHaveURL(before);
    await code.fill('111111');
    await code.press('Enter');
    await expect(code).toHaveAccessibleDescription('The code is wrong or has expired.');
    // The page asks again by itself.
    await world.faults({ ...last, when: 'after', drop: true, times: 1 });
    await code.fill(await world.codeFor('+77010000009'));
    await code.press('Enter');

    const end = dialog(page, 'Your account is ready');
    await expect(end.getByTestId('transfer-id')).toHaveText(String(player.userId));
    const password = await end.getByTestId('transfer-password').innerText();
    expect(password).toMatch(/^\S{12}$/);
    await expectAccessible(page, openDialog);
    const kept = await page.evaluate(
      () => `${JSON.stringify(localStorage)} ${JSON.stringify(sessionStorage)} ${document.cookie}`,
    );
    expect(kept).not.toContain(password);
    await expect(end.getByRole('button', { name: 'I have saved them' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(profileOf(page)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('[TRANS-04] a lost answer of the last step is asked for again; in the end the player decides when', async ({
  page,
  world,
}) => {
  const player = await begin(page, world);
  await world.faults({ ...last, when: 'after', drop: true, times: 1 }, { ...last, drop: true, times: 1000 });
  const code = dialog(page, 'Enter the code').getByRole('textbox', { name: 'Code' });
  await code.fill(await world.codeFor('+447700900123'));
  await code.press('Enter');
  const waiting = dialog(page, 'Creating your account');
  await expect(waiting.getByText('Your number is confirmed.')).toBeVisible();
  await expect(waiting.getByText('No response. Try again.')).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, openDialog);
  await world.noFaults();
  await waiting.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(dialog(page, 'Your account is ready').getByTestId('transfer-id')).toHaveText(String(player.userId));
  const password = await page.getByTestId('transfer-password').innerText();
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await page.context().clearCookies({ name: /^sid/ });
  await page.goto('/en/login');
  await page.getByRole('main').getByRole('textbox', { name: 'E-mail or ID' }).fill(String(player.userId));
  await page.getByRole('main').getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('main').getByLabel('Password', { exact: true }).press('Enter');
  await expect(profileOf(page)).toBeVisible();
});

test('[TRANS-03] the answer to a right code is lost: sent once more it is right, not wrong', async ({
  page,
  world,
}) => {
  const player = await begin(page, world);
  const check = { method: 'POST', path: '/web-api/api/internal/v1/account/user-transfer/check-code/move-1' };
  await world.faults({ ...check, when: 'after', drop: true, times: 1 });
  const asked = dialog(page, 'Enter the code');
  await asked.getByRole('textbox', { name: 'Code' }).fill(await world.codeFor('+447700900123'));
  await asked.getByRole('textbox', { name: 'Code' }).press('Enter');
  // The browser sends it again by itself where the line broke, else the player does.
  const moved = dialog(page, 'Your account is ready');
  const lost = asked.getByText('No response. Try again.');
  await expect(moved.or(lost)).toBeVisible();
  if (await lost.isVisible()) await asked.getByRole('textbox', { name: 'Code' }).press('Enter');
  await expect(moved.getByTestId('transfer-id')).toHaveText(String(player.userId));
});

test('[TRANS-04] an answer that is asked for too late: the page says how to get a password', async ({
  page,
  world,
}) => {
  await begin(page, world);
  await world.faults({ ...last, status: 400, body: { status: 400, code: 131, message: 'Too late.' }, times: 1 });
  const code = dialog(page, 'Enter the code').getByRole('textbox', { name: 'Code' });
  await code.fill(await world.codeFor('+447700900123'));
  await code.press('Enter');
  const late = dialog(page, 'Creating your account');
  await expect(late.getByText('reset it with “Forgot password?”')).toBeVisible();
  await expectAccessible(page, openDialog);
  await late.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page).toHaveURL(/contacts/);
});

test('[TRANS-01] not over the registration; on the next page it asks, and may wait until the page loads again', async ({
  page,
  world,
}) => {
  await page.goto('/en/registration');
  await page.getByRole('main').getByRole('checkbox').check();
  await page.getByRole('main').getByRole('button', { name: 'Register', exact: true }).click();
  const login = await page.getByRole('main').getByTestId('new-login').innerText();
  const told = page.waitForResponse('**/web-api/user/client-config*');
  await require(world, Number(login));
  await told;
  await page.getByRole('main').getByRole('button', { name: 'I have saved my details' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('main').getByRole('button', { name: 'Continue' }).click();
  const ask = dialog(page, 'Switch to your own account');
  await ask.getByRole('button', { name: 'Later' }).last().click();
  await expect(ask).toHaveCount(0);
  await page.reload();
  await expect(ask).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[TRANS-01] [UI-16] the question in Arabic', async ({ page, world }) => {
    const t = textsOf('ar', 'transfer');
    const player = await world.createUser('player');
    await enter(page, player);
    await require(world, player.userId);
    await page.goto('/ar/results');
    await expect(dialog(page, t('transfer.title.phone'))).toBeVisible();
    await expectAccessible(page, openDialog);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
