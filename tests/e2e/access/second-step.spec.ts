/** An authenticator app as the second proof: set up, asked for at log-in, its backup codes, turned off. */
import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';

import { expectAccessible } from '../../support/axe.ts';
import { readQr } from '../../support/read-qr.ts';
import { enter, expect, logInOnPage, profileOf, test, type World } from '../../support/world.ts';

const part = (page: Page, name: string) => page.getByRole('main').getByRole('region', { name });

/** What a phone's app would show now, by the world's clock. */
async function codeOf(world: World, key: string): Promise<string> {
  const now = await world.now();
  return new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: now * 1000 });
}

async function open(page: Page, world: World, language = 'en') {
  await world.simulator({ run: false });
  const user = await world.createUser('player');
  await enter(page, user);
  await page.goto(`/${language}/office/security`);
  return user;
}

test(
  '[SEC-02] QR and key, one code, ten backup codes as a file; then a log-in asks for one, and each works once',
  { tag: '@core' },
  async ({ page, world }) => {
    const user = await open(page, world);
    const level = part(page, 'Protection level');
    await level.getByRole('button', { name: 'Turn on' }).press('Enter');
    const app = part(page, 'Two-factor authentication');
    const seen = await readQr(app.getByRole('img', { name: /QR code/ }));
    const key = new URL(seen).searchParams.get('secret') ?? '';
    await expect(app.locator('code')).toHaveText(key.match(/.{1,4}/g)?.join(' ') ?? '');
    await expectAccessible(page);
    await app.getByLabel('6-digit code from the app').fill('000000');
    await app.getByRole('button', { name: 'Turn on' }).click();
    await expect(app).toContainText('This code is incorrect or expired');
    await app.getByLabel('6-digit code from the app').fill(await codeOf(world, key));
    await app.getByLabel('6-digit code from the app').press('Enter');
    const codes = app.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    await expectAccessible(page);
    const [backup = ''] = await codes.allTextContents();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      app.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    expect(await readFile(await file.path(), 'utf8')).toContain(backup);
    await app.getByRole('checkbox', { name: 'I have saved the codes' }).check();
    await app.getByRole('button', { name: 'Done' }).click();
    await expect(level).toContainText('35 of 100');
    await expect(page.getByText(backup)).toHaveCount(0);

    await page.context().clearCookies({ name: /^sid/ });
    await page.context().clearCookies({ name: 'user_token' });
    await logInOnPage(page, user);
    const code = page.getByRole('main').getByRole('textbox', { name: 'Code' });
    await code.fill(backup);
    await code.press('Enter');
    await expect(profileOf(page)).toBeVisible();

    await page.goto('/en/office/security');
    await level.getByRole('button', { name: 'Turn off' }).click();
    await expect(app).toContainText('9 backup codes left');
    const off = app.getByLabel('App code or backup code');
    await off.fill(backup);
    await off.press('Enter');
    await expect(app).toContainText('This code is incorrect or expired');
    await world.control('POST', 'clock', { advance: 60 });
    await off.fill(await codeOf(world, key));
    await off.press('Enter');
    await expect(level).toContainText('0 of 100');
    await expect(level.getByRole('button', { name: 'Turn on' })).toBeVisible();
  },
);

test('[SEC-02] a key that does not come is asked for again; in Arabic and on a phone it fits', async ({
  page,
  world,
}) => {
  await world.faults({ method: 'POST', path: '/office-api/v1/security/authenticator', status: 500, times: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, world, 'ar');
  await page.getByRole('main').getByRole('button', { name: 'تفعيل' }).click();
  await page.getByRole('main').getByRole('button', { name: 'إعادة المحاولة' }).click();
  await expect(page.getByRole('img', { name: 'رمز QR لتطبيق المصادقة' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
