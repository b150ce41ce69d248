/** The player asks the house about a payment, by topic, and reads the answer. */
import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { photo } from '../../support/photo.ts';
import { enter, expect, test, type World } from '../../support/world.ts';

const main = (page: Page) => page.getByRole('main');
const list = (page: Page) => main(page).getByRole('region', { name: 'Your requests' });
const slip = { name: 'slip.jpg', mimeType: 'image/jpeg', buffer: Buffer.from(photo(300_000)) };
const start = 'office/payment/create-request';

async function open(page: Page, world: World, path = 'office/payment/requests', language = 'en') {
  await world.simulator({ run: false });
  const user = await world.createUser('rich');
  await enter(page, user);
  await page.goto(`/${language}/${path}`);
  return user;
}

async function pay(page: Page): Promise<void> {
  await page.goto('/en/office/recharge');
  const none = main(page).getByRole('button', { name: 'Continue without a limit' });
  await none.click();
  await expect(main(page).getByText(/Press again to confirm/)).toBeVisible();
  await none.click();
  await main(page).getByRole('textbox', { name: 'Amount' }).fill('50');
  await main(page)
    .getByRole('button', { name: /^Deposit 50/ })
    .click();
  await expect(main(page).getByRole('region', { name: 'Deposit D-1001' })).toBeVisible();
  await page.goto('/en/office/payment/requests');
}

test(
  '[OFFICE-12] topic, payment, words and photo: the request is first in the list, and the answer comes to it',
  { tag: '@core' },
  async ({ page, world }) => {
    const { userId } = await open(page, world);
    await pay(page);
    await expect(main(page).getByText('No requests yet')).toBeVisible();
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'New request' }).click();
    await main(page).getByRole('link', { name: 'Deposit not received' }).click();
    const form = main(page).getByRole('form', { name: 'Deposit not received' });
    await form.getByRole('textbox', { name: 'What happened?' }).fill('It left my bank yesterday.');
    await form.getByRole('link', { name: 'Choose the payment' }).click();
    await main(page)
      .getByRole('link', { name: /Deposit D-1001/ })
      .click();
    await expect(form).toContainText('D-1001');
    await expect(form.getByRole('textbox')).toHaveValue('It left my bank yesterday.');
    await form.getByLabel('Drop a photo here or choose a file').setInputFiles(slip);
    await expectAccessible(page);
    await form.getByRole('button', { name: 'Send request' }).click();
    const first = list(page).getByRole('listitem').first();
    await expect(first).toContainText(/Deposit not received.*Awaiting reply.*R-1001.*D-1001.*slip\.jpg/s);
    await world.control('POST', `users/${String(userId)}/payment-requests`, { text: 'It is here now.' });
    await expect(first).toContainText(/Replied.*It is here now\./s);
    await expectAccessible(page);
    await page.goto('/en/office/messages');
    await main(page).getByText('Your request R-1001 has a reply').click();
    await main(page).getByRole('link', { name: 'Go to payment requests' }).click();
    await expect(first).toContainText('It is here now.');
  },
);

test('[OFFICE-12] a new request by sub-topic stands first in the list', async ({ page, world }) => {
  await open(page, world, `${start}/3`);
  await main(page).getByRole('link', { name: 'Exchange rate' }).click();
  await main(page).getByRole('textbox', { name: 'What happened?' }).fill('Which rate was it?');
  await main(page).getByRole('button', { name: 'Send request' }).click();
  const items = list(page).getByRole('listitem');
  await expect(items.first()).toContainText(/Incorrect amount · Exchange rate.*Which rate was it\?/s);
});

test('[OFFICE-12] a lost answer makes no second request', async ({ page, world }) => {
  await open(page, world, `${start}/10`);
  await world.faults({
    method: 'POST',
    path: '/office-api/v1/payment-requests',
    when: 'after',
    drop: true,
    times: 100,
  });
  const form = main(page).getByRole('form', { name: 'Other payment question' });
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByRole('textbox')).toHaveAccessibleDescription(/Describe what happened/);
  await form.getByRole('textbox').fill('How long does it take?');
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(form.getByText('Connection lost')).toBeVisible();
  await world.noFaults();
  await form.getByRole('button', { name: 'Send request' }).click();
  await expect(list(page).getByRole('listitem')).toHaveCount(1);
});

test('[OFFICE-12] addresses of what is not there lead back; a list that does not load is asked for again', async ({
  page,
  world,
}) => {
  await open(page, world, `${start}/99`);
  await expect(main(page).getByRole('heading', { name: 'Topic not found' })).toBeVisible();
  await page.goto(`/en/${start}/1/transactions/9`);
  await expect(main(page).getByText('This payment could not be loaded or is not yours.')).toBeVisible();
  await page.goto(`/en/${start}/1/transactions`);
  await main(page).getByRole('link', { name: 'Continue without a payment' }).click();
  await expect(main(page).getByRole('form', { name: 'Deposit not received' })).toBeVisible();
  await world.faults({ method: 'GET', path: '/office-api/v1/payment-requests', status: 500, times: 1 });
  await page.goto('/en/office/payment/requests');
  await main(page).getByRole('button', { name: 'Try again' }).click();
  await expect(main(page).getByText('No requests yet')).toBeVisible();
});

test('[OFFICE-12] in Arabic, in the dark, on a phone, by keyboard', async ({ page, world, context, baseURL }) => {
  await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, world, start, 'ar');
  await main(page).getByRole('link', { name: 'سؤال آخر عن المدفوعات' }).press('Enter');
  const form = main(page).getByRole('form', { name: 'سؤال آخر عن المدفوعات' });
  await form.getByRole('textbox').fill('كم يستغرق ذلك؟');
  await expectAccessible(page);
  await form.getByRole('button', { name: 'إرسال الطلب' }).press('Enter');
  await expect(main(page).getByRole('region', { name: 'طلباتك' }).getByRole('listitem')).toHaveCount(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
});
