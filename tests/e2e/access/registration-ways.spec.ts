/** The five ways to become a player, what they must keep, and what comes next. */
import { readFileSync } from 'node:fs';

import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import { textsOf } from '../../support/texts.ts';
import { expect, profileOf, test, type World } from '../../support/world.ts';

const main = (page: Page) => page.getByRole('main');
const way = (place: Locator, name: string) => place.getByRole('radio', { name, exact: true });
const submit = (place: Locator) => place.getByRole('button', { name: 'Register', exact: true });
const mails = async (world: World, to: string) =>
  (await world.control<{ data: { text: string }[] }>('GET', `mailbox?to=${encodeURIComponent(to)}`)).data;
const sentAs = (page: Page, type: string) =>
  page.waitForRequest((request) => new URL(request.url()).pathname === `/web-api/registration/${type}`);

test('[REG-01] [REG-13] [REG-14] by phone, in the dialog: the number is written as its country does', async ({
  page,
}) => {
  await page.goto('/en/home/live');
  await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
  const dialog = page.getByRole('dialog', { name: 'Register' });
  await expect(dialog.getByRole('radiogroup', { name: 'Registration method' }).getByRole('radio')).toHaveCount(5);
  await way(dialog, 'Phone').check();
  await dialog.getByRole('combobox', { name: 'Country code' }).selectOption({ label: '+7 Kazakhstan' });
  const number = dialog.getByRole('textbox', { name: 'Phone number' });
  await number.fill('701000000');
  await dialog.getByRole('checkbox').check();
  await submit(dialog).click();
  await expect(number).toHaveAttribute('aria-invalid', 'true');
  await expect(number).toBeFocused();
  await number.fill('+7 701 000 00 01');
  await expect(number).not.toHaveValue(/^\+|^7010000001$/);
  const asked = sentAs(page, 'phone_reg');
  await submit(dialog).click();
  expect((await asked).postDataJSON()).toMatchObject({ phone: '7010000001', phone_code: '+7' });
  await expect(page.getByRole('dialog', { name: 'Your account is ready' }).getByTestId('new-password')).toBeVisible();
});

test(
  '[REG-01] [REG-09] by e-mail: nothing is shown that the player knows, limits come before money, the mail activates',
  { tag: '@core' },
  async ({ page, world }) => {
    await page.goto('/en/registration');
    await way(main(page), 'E-mail').check();
    await main(page).getByRole('textbox', { name: 'E-mail' }).fill('alma.k@example.com');
    await main(page).getByLabel('Password', { exact: true }).fill('sunny-days-1');
    await main(page).getByRole('checkbox').check();
    const asked = sentAs(page, 'full_reg');
    await submit(main(page)).click();
    expect((await asked).postData()).not.toContain('sunny-days-1');

    const next = main(page).getByRole('group', { name: 'Next steps' });
    await expect(next).toBeFocused();
    await expect(next.getByTestId('new-password')).toHaveCount(0);
    const links = next.getByRole('link');
    await expect(links).toHaveText(['Set your limits', 'Make a deposit']);
    await expect(links.nth(1)).toHaveAttribute('href', '/en/office/recharge');
    const [mail] = await mails(world, 'alma.k@example.com');
    await links.nth(0).click();
    await expect(page).toHaveURL(/\/en\/office\/responsible$/);
    await page.goto(/\/en\/user\/activate\S+/.exec(mail?.text ?? '')?.[0] ?? '');
    await expect(main(page).getByText('Your account is active', { exact: false })).toBeVisible();
  },
);

for (const place of ['dialog', 'page'] as const)
  test(`[REG-12] in the ${place} a mistyped address is asked about, and a password is judged in words; both only advise`, async ({
    page,
  }) => {
    await page.goto(place === 'page' ? '/en/registration' : '/en/results');
    if (place === 'dialog') await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
    const form = place === 'page' ? main(page) : page.getByRole('dialog', { name: 'Register' });
    await way(form, 'E-mail').check();
    const email = form.getByRole('textbox', { name: 'E-mail' });
    await email.fill('alma@gmial.com');
    await email.press('Tab');
    const offer = form.getByRole('button', { name: 'alma@gmail.com' });
    await expect(offer).toBeVisible();
    const password = form.getByLabel('Password', { exact: true });
    await password.fill('qwerty123');
    await expect(form.getByText('Too weak: one of the first passwords to be guessed.')).toBeVisible();
    await expectAccessible(page);
    await offer.press('Enter');
    await expect(email).toHaveValue('alma@gmail.com');
    await expect(email).toBeFocused();
    await email.fill('alma@gmial.com');
    await form.getByRole('checkbox').check();
    const asked = sentAs(page, 'full_reg');
    await submit(form).click();
    expect((await asked).postDataJSON()).toMatchObject({ email: 'alma@gmial.com' });
  });

test('[REG-01] [REG-15] the full form: arrows choose it; who is a day too young is told, who is of age registers', async ({
  page,
}) => {
  await page.goto('/en/registration');
  await way(main(page), 'One click').focus();
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('ArrowRight');
  await expect(way(main(page), 'Full form')).toBeChecked();
  const type = async (field: Locator, text: string) => {
    await page.keyboard.press('Tab');
    await expect(field).toBeFocused();
    await page.keyboard.type(text);
  };
  const field = (name: string) => main(page).getByRole('textbox', { name, exact: true });
  await type(field('First name'), 'Alma');
  await type(field('Surname'), 'Kuznetsova');
  const birthday = main(page).getByLabel('Date of birth');
  const now = new Date();
  const day = (offset: number) =>
    new Date(Date.UTC(now.getUTCFullYear() - 18, now.getUTCMonth(), now.getUTCDate() + offset))
      .toISOString()
      .slice(0, 10);
  await birthday.fill(day(2));
  await field('E-mail').fill('alma.k@example.com');
  await field('Phone number').fill('7700900123');
  await main(page).getByLabel('Password', { exact: true }).fill('sunny-days-1');
  await main(page).getByLabel('Repeat password', { exact: true }).fill('sunny-days-1');
  await main(page).getByRole('checkbox').focus();
  await page.keyboard.press('Space');
  await submit(main(page)).press('Enter');
  await expect(birthday).toBeFocused();
  await expect(birthday).toHaveAccessibleDescription(/Are you 18 or older\?/);
  await birthday.fill(day(-1));
  await submit(main(page)).press('Enter');
  await expect(main(page).getByRole('group', { name: 'Next steps' })).toBeFocused();
  await expect(profileOf(page)).toBeVisible();
});

test('[REG-01] [REG-02] [REG-11] by another site: there, back to the form, and on to where the visitor wanted', async ({
  page,
}) => {
  await page.goto('/en/registration?redirect_url=/en/results');
  await way(main(page), 'Social').check();
  await expect(submit(main(page))).toHaveCount(0);
  await main(page).getByRole('link', { name: 'Google' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(main(page).getByText('Google confirmed who you are', { exact: false })).toBeVisible();
  await main(page).getByRole('checkbox').check();
  const asked = sentAs(page, 'soc_reg');
  await submit(main(page)).click();
  expect((await asked).postDataJSON()).toMatchObject({ provider: 'google' });
  await main(page).getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/en\/results$/);
});

test('[REG-08] login and password are kept as a file, a picture and a mail', async ({ page, world }) => {
  await page.goto('/en/registration');
  await main(page).getByRole('checkbox').check();
  await submit(main(page)).click();
  const login = await main(page).getByTestId('new-login').innerText();
  const password = await main(page).getByTestId('new-password').innerText();
  const saved = async (button: string) => {
    const download = page.waitForEvent('download');
    await main(page).getByRole('button', { name: button }).click();
    return download;
  };
  const file = await saved('Save to a file');
  expect(readFileSync(await file.path(), 'utf8')).toBe(`ID: ${login}\nPassword: ${password}`);
  const picture = await saved('Save as image');
  expect(picture.suggestedFilename()).toBe('openbook.png');
  expect(
    readFileSync(await picture.path())
      .subarray(1, 4)
      .toString(),
  ).toBe('PNG');

  await main(page).getByRole('button', { name: 'Send by e-mail' }).click();
  const address = main(page).getByRole('textbox', { name: 'E-mail' });
  await address.fill('nobody');
  await address.press('Enter');
  await expect(address).toHaveAccessibleDescription('Enter a valid e-mail, such as name@example.com.');
  await address.fill('me@example.com');
  await address.press('Enter');
  await expect(main(page).getByText('Sent to me@example.com.')).toBeVisible();
  expect((await mails(world, 'me@example.com'))[0]?.text).toContain(`${login} / ${password}`);
});

test('[REG-21] an e-mail that has an account looks like any other: the page says to look into the mail, and its owner is told', async ({
  page,
  world,
}) => {
  await page.goto('/en/registration');
  await way(main(page), 'E-mail').check();
  const address = main(page).getByRole('textbox', { name: 'E-mail' });
  await address.fill('demo@example.com');
  await main(page).getByLabel('Password', { exact: true }).fill('sunny-days-1');
  await main(page).getByRole('checkbox').check();
  await submit(main(page)).click();
  await expect(main(page).getByText('Check your e-mail', { exact: false })).toBeVisible();
  await expect(main(page).getByTestId('new-login')).toHaveText(/\d{9}/);
  expect((await mails(world, 'demo@example.com'))[0]?.text).toContain('You already have one');
});

test('[REG-01] a form page stands alone: neither sports nor coupon beside it', async ({ page }) => {
  await page.goto('/en/registration');
  await expect(way(main(page), 'Phone')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sports' })).toBeHidden();
  await expect(page.getByRole('complementary', { name: 'Bet slip' })).toBeHidden();
  await main(page).getByRole('link', { name: 'Log in' }).click();
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Bet slip' })).toBeHidden();
  await expectAccessible(page);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('[REG-01] [UI-16] the full form and what follows in Arabic and dark', async ({ page, context, baseURL }) => {
    const t = textsOf('ar', 'registration');
    const text = (key: string) => ({ name: t(key), exact: true });
    await context.addCookies([{ name: 'theme', value: 'dark', url: baseURL ?? '' }]);
    await page.goto('/ar/registration');
    await main(page).getByRole('radio', text('registration.way.full')).check();
    await main(page).getByRole('button', text('registration.submit')).tap();
    await expect(main(page).getByRole('textbox', text('registration.name'))).toBeFocused();
    await expectAccessible(page);
    await main(page).getByRole('radio', text('registration.way.one_click')).check();
    await main(page).getByRole('checkbox').check();
    await main(page).getByRole('button', text('registration.submit')).tap();
    await expect(main(page).getByTestId('new-password')).toBeVisible();
    await expectAccessible(page, 'main');
    await main(page).getByRole('button', text('registration.done.saved')).tap();
    await expect(main(page).getByRole('link', text('registration.next.setLimits'))).toBeVisible();
    await expectAccessible(page, 'main');
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
});
