/** The player shows who they are: papers, lines, photo, what was found. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { photo } from '../../support/photo.ts';
import { agePayees, enter, expect, test, type World } from '../../support/world.ts';

const main = (page: Page) => page.getByRole('main');
const documents = (page: Page) => main(page).getByRole('region', { name: 'Your documents' });
const picked = () => ({
  name: 'passport.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from(photo(300_000)),
});

async function open(page: Page, world: World, { profile = 'unverified', language = 'en' } = {}) {
  await world.simulator({ run: false });
  const user = await world.createUser(profile);
  await enter(page, user);
  await page.goto(`/${language}/office/verification`);
  return user;
}

async function send(page: Page, file = picked()): Promise<void> {
  await page.getByRole('button', { name: 'Use sample lines' }).click();
  await page.getByLabel('Drop a photo here or choose a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
}

test(
  '[VERIF-04] [VERIF-09] a document is sent and found good while the page stands open',
  { tag: '@core' },
  async ({ page, world }) => {
    await open(page, world);
    await expect(main(page).getByText('You are not verified.')).toBeVisible();
    await expect(main(page).getByRole('region', { name: 'What verification unlocks' })).toContainText('Withdrawals');
    await expectAccessible(page);
    await send(page);
    await expect(documents(page).getByRole('listitem')).toContainText(/Sent|Under review/);
    await world.control('POST', 'clock', { advance: 10 });
    await expect(main(page).getByText('You are verified')).toBeVisible();
    await expect(documents(page).getByRole('listitem')).toContainText(/Accepted.*Valid until/s);
    await expect(page.getByRole('button', { name: 'Send', exact: true })).toHaveCount(0);
    await expectAccessible(page);
  },
);

test('[VERIF-04] [PAY-13] from a withdrawal that waits to the document, and back to money on its way', async ({
  page,
  world,
}) => {
  await open(page, world);
  await page.goto('/en/office/deduce');
  const bank = main(page).getByRole('region', { name: 'Your bank account' });
  await bank.getByRole('textbox').fill('GB29 NWBK 6016 1331 9268 19');
  await bank.getByRole('button', { name: 'Use this account' }).click();
  await expect(bank).toContainText('GB •• 6819');
  await agePayees(page, world);
  await main(page).getByRole('textbox', { name: 'Amount' }).fill('40');
  await page.getByRole('button', { name: /^Withdraw 40/ }).click();
  await world.control('POST', 'clock', { advance: 20 });
  const withdrawal = main(page).getByRole('region', { name: 'Withdrawal W-1001' });
  await withdrawal.getByRole('link', { name: 'Verify identity' }).click();
  await send(page);
  await expect(documents(page).getByRole('listitem')).toHaveCount(1);
  await world.control('POST', 'clock', { advance: 10 });
  await expect(main(page).getByText('You are verified')).toBeVisible();
  await page.goBack();
  await expect(withdrawal.getByRole('status')).toContainText(/Approved|Sent|Arrived/);
});

test('[VERIF-09] a break in the line loses nothing: the rest follows', async ({ page, world }) => {
  await open(page, world);
  await world.faults({ method: 'POST', path: '/office-api/v1/verification/parts', drop: true, times: 100 });
  await send(page);
  await expect(main(page).getByRole('alert').filter({ hasText: 'Your upload is saved' })).toBeVisible();
  await world.noFaults();
  await page.getByRole('button', { name: 'Continue upload' }).click();
  await expect(documents(page).getByRole('listitem')).toContainText('passport.jpg');
});

test('[VERIF-09] [VERIF-10] a wrong sign, another name and a refusal each say what to do', async ({ page, world }) => {
  const user = await open(page, world);
  await page.getByRole('button', { name: 'Use sample lines' }).click();
  const lines = page.getByRole('textbox', { name: 'Machine-readable lines' });
  await lines.fill(
    (await lines.inputValue()).replace(
      /(OB\d{6})(\d)/,
      (_, start: string, digit: string) => start + String((Number(digit) + 1) % 10),
    ),
  );
  await page.getByLabel('Drop a photo here or choose a file').setInputFiles(picked());
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(lines).toHaveAccessibleDescription(/Check digit does not match/);
  await page.getByRole('button', { name: 'Use sample lines' }).click();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const row = documents(page).getByRole('listitem');
  await expect(row).toHaveCount(1);
  const decide = (to: string, reason: string) =>
    world.control('POST', `users/${String(user.userId)}/documents`, { to, reason });
  await decide('waiting_for_you', 'name');
  await expect(row).toContainText('The name does not match your personal details.');
  await expect(row.getByRole('link', { name: 'Personal details' })).toHaveAttribute('href', '/en/office/profile');
  await row.getByRole('button', { name: 'Check again' }).click();
  await expect(row).toContainText(/Sent|Under review|Accepted/);
  await decide('rejected', 'cut');
  await expect(row).toContainText('Show all four corners and resend it.');
  await expectAccessible(page);
});

test('[VERIF-04] by keyboard alone, in Arabic, in the dark, on a phone', async ({ page, world, context, baseURL }) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  await open(page, world, { language: 'ar' });
  await page.setViewportSize({ width: 390, height: 844 });
  const specimen = page.getByRole('button', { name: 'استخدام أسطر تجريبية' });
  await specimen.focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('أفلت صورة هنا أو اختر ملفًا').setInputFiles(picked());
  const send = page.getByRole('button', { name: 'إرسال', exact: true });
  await expect(send).toBeEnabled();
  await send.focus();
  await page.keyboard.press('Enter');
  await expect(main(page).getByRole('region', { name: 'مستنداتك' }).getByRole('listitem')).toHaveCount(1);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
