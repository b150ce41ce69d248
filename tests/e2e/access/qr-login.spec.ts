/** Log-in by QR: a browser shows a code, a device where the player is signed in says yes or no. */
import type { Browser, Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { readQr } from '../../support/read-qr.ts';
import { textsOf } from '../../support/texts.ts';
import { enter, expect, profileOf, test, type World } from '../../support/world.ts';

const main = (page: Page) => page.getByRole('main');
const picture = (page: Page) => main(page).getByRole('img', { name: 'QR code for login' });

/** A phone where a player is signed in. */
async function phoneOf(browser: Browser, world: World) {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  await world.enter(context);
  const phone = await context.newPage();
  await enter(phone, await world.createUser('player'));
  return phone;
}

/** A visitor's browser that shows a code. */
async function show(page: Page, world: World): Promise<string> {
  await world.simulator({ run: false });
  await page.goto('/en/login');
  await main(page).getByRole('button', { name: 'Log in with another device' }).press('Enter');
  return readQr(picture(page));
}

test(
  '[OFFICE-11] [ROUTE-127] a phone reads the code, sees which device asks, says yes, and the page signs in by itself',
  { tag: '@core' },
  async ({ page, world, browser }) => {
    const link = await show(page, world);
    expect(link).toMatch(/\/en\/office\/qr#[A-Z2-9]{8}$/);
    await expectAccessible(page);
    const phone = await phoneOf(browser, world);
    await phone.goto(link);
    const question = main(phone).getByRole('region', { name: 'Allow this device to log in?' });
    await expect(question).toContainText('Chrome, Linux');
    await expect(question).toContainText('127.0.0.1');
    await expect(question).toContainText('only if that device is with you');
    await expectAccessible(phone);
    await expect(main(page).getByText('Code scanned.')).toBeVisible();
    await question.getByRole('button', { name: 'Allow' }).press('Enter');
    await expect(main(phone).getByText('The device is logged in.')).toBeVisible();
    await expect(profileOf(page)).toBeVisible();
    await expect(page).toHaveURL(/\/en$/);
    await main(phone).getByRole('link', { name: 'Go to Security' }).click();
    await expect(main(phone).getByRole('region', { name: 'Login history' })).toContainText('QR code');

    // The same code again, as a thief would use it.
    await phone.goto('/en/office/qr');
    await main(phone).getByLabel('Code', { exact: true }).fill(link.slice(-8));
    await main(phone).getByLabel('Code', { exact: true }).press('Enter');
    await expect(main(phone).getByText('This code is incorrect or expired.')).toBeVisible();
    await phone.context().close();
  },
);

test('[OFFICE-11] refused, too old, answered twice, read by another account, without a connection: each has its words', async ({
  page,
  world,
  browser,
}) => {
  const link = await show(page, world);
  const phone = await phoneOf(browser, world);
  await phone.goto(link);
  const question = main(phone).getByRole('region', { name: 'Allow this device to log in?' });
  const stranger = await phoneOf(browser, world);
  await stranger.goto(link.replace(/#.*/, ''));
  const code = main(stranger).getByLabel('Code', { exact: true });
  const look = async (text: string) => {
    await code.fill(text);
    await code.press('Enter');
  };
  await expect(question).toBeVisible();
  await look(link.slice(-8));
  await expect(main(stranger).getByText('Another account has used this code.')).toBeVisible();

  await world.faults({ method: 'POST', path: '/office-api/v1/qr/answer', status: 500, times: 1 });
  await question.getByRole('button', { name: 'Deny' }).click();
  await expect(question.getByText('Nothing was sent.')).toBeVisible();
  await question.getByRole('button', { name: 'Deny' }).click();
  await expect(main(phone).getByText('Login denied.')).toBeVisible();
  await expect(main(page).getByText('The login was declined on the other device.')).toBeVisible();
  await expectAccessible(page);

  await main(page).getByRole('button', { name: 'Get a new code' }).press('Enter');
  const second = await readQr(picture(page));
  await world.control('POST', 'clock', { advance: 121 });
  await look(second.slice(-8));
  await expect(main(stranger).getByText('This code is incorrect or expired.')).toBeVisible();
  await expect.poll(() => readQr(picture(page))).not.toBe(second);

  await main(page).getByRole('button', { name: 'Other ways to log in' }).press('Enter');
  await expect(main(page).getByRole('textbox', { name: 'E-mail or ID' })).toBeVisible();
  await phone.context().close();
  await stranger.context().close();
});

test('[OFFICE-11] a visitor who reads a code logs in first and then answers; without its entry nobody offers a code', async ({
  page,
  world,
  browser,
}) => {
  const t = textsOf('ar', 'login');
  await world.simulator({ run: false });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/ar/login');
  await main(page)
    .getByRole('button', { name: t('auth.qr.use') })
    .press('Enter');
  const link = await readQr(main(page).getByRole('img', { name: t('auth.qr.name') }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);

  const context = await browser.newContext();
  await world.enter(context);
  const phone = await context.newPage();
  const player = await world.createUser('player');
  await phone.goto(link.replace('/ar/', '/en/'));
  await main(phone).getByRole('textbox', { name: 'E-mail or ID' }).fill(player.login);
  await main(phone).getByLabel('Password', { exact: true }).fill(player.password);
  await phone.keyboard.press('Enter');
  await main(phone).getByRole('button', { name: 'Allow' }).click();
  await expect(main(phone).getByText('The device is logged in.')).toBeVisible();
  await expect(page).toHaveURL(/\/ar$/);
  await context.close();

  await world.configure({ availability: [1, 2] });
  const visitor = await browser.newContext();
  await world.enter(visitor);
  const other = await visitor.newPage();
  await other.goto('/en/login');
  await expect(main(other).getByRole('textbox', { name: 'E-mail or ID' })).toBeVisible();
  await expect(main(other).getByRole('button', { name: 'Log in with another device' })).toHaveCount(0);
  await visitor.close();
});
