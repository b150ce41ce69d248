import type { Page } from '@playwright/test';

import { expectAccessible } from '../../support/axe.ts';
import {
  enter,
  expect,
  fillLogin,
  forgetCookieChoice,
  logIn,
  profileOf,
  test,
  visit,
  type World,
} from '../../support/world.ts';

const banner = (page: Page) => page.getByRole('banner');
const openLogin = async (page: Page) => {
  await page.goto('/en/home/live');
  await banner(page).getByRole('button', { name: 'Log in' }).click();
  return page.getByRole('dialog', { name: 'Log in' });
};
const isIn = (page: Page) => expect(profileOf(page)).toBeVisible();
const isOut = (page: Page) => expect(banner(page).getByRole('button', { name: 'Log in' })).toBeVisible();
const agreeToCookies = async (page: Page) => {
  const bar = page.getByRole('region', { name: 'Cookies' });
  await bar.getByRole('button', { name: 'Necessary only' }).click();
  await expect(bar).toBeHidden();
};
const logOut = async (page: Page) => {
  await profileOf(page).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
};

test('[SESS-13] [SESS-14] [REG-17] phone and password, then a phone alone, sign in', async ({ page, world }) => {
  const dialog = await openLogin(page);
  await dialog.getByRole('radio', { name: 'Phone' }).check();
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill('7700900000');
  await expect(dialog.getByRole('textbox', { name: 'Phone number' })).toHaveValue('7700 900000');
  await dialog.getByLabel('Password', { exact: true }).fill('demo-password');
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await isIn(page);

  await logOut(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await isOut(page);
  await banner(page).getByRole('button', { name: 'Log in' }).click();
  await dialog.getByRole('radio', { name: 'SMS code' }).check();
  await dialog.getByRole('textbox', { name: 'Phone number' }).fill('7700900000');
  await dialog.getByRole('button', { name: 'Send code' }).click();
  const code = page.getByRole('dialog', { name: 'Confirm it is you' });
  await code.getByRole('textbox', { name: 'Code' }).fill(await world.codeFor('+447700900000'));
  await code.getByRole('button', { name: 'Confirm' }).click();
  await isIn(page);
});

test('[SESS-13] [SESS-20] the demo player with two steps is asked for the code', async ({ page, world }) => {
  const dialog = await openLogin(page);
  await dialog.getByRole('textbox', { name: 'E-mail or ID' }).fill('two-step@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('two-step-password');
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  const code = page.getByRole('dialog', { name: 'Confirm it is you' });
  await code.getByRole('textbox', { name: 'Code' }).fill(await world.codeFor('+447700900001'));
  await code.getByRole('button', { name: 'Confirm' }).click();
  await isIn(page);
});

test('[SESS-18] [SESS-21] a provider is linked once, and signs in from then on', async ({ page }) => {
  let dialog = await openLogin(page);
  await dialog.getByRole('link', { name: 'Google' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText(/link Google to your account/)).toBeVisible();
  await main.getByRole('textbox', { name: 'E-mail or ID' }).fill('demo@example.com');
  await main.getByLabel('Password', { exact: true }).fill('demo-password');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await isIn(page);
  await logOut(page);
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await isOut(page);
  dialog = await openLogin(page);
  await dialog.getByRole('link', { name: 'Google' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page).toHaveURL(/\/en\/home\/live$/);
  await isIn(page);
});

test('[SESS-07] [SESS-08] [SESS-23] logging out asks with the four texts; then the marks of the session are gone', async ({
  page,
  context,
}) => {
  await enter(page);
  await page.goto('/en/home/live');
  await isIn(page);
  const names = async () => (await context.cookies()).map(({ name }) => name);
  expect((await names()).map((name) => name.replace(/^sid_.*/, 'sid'))).toEqual(
    expect.arrayContaining(['ua', 'is_auth', 'user_token', 'sid']),
  );
  await logOut(page);
  const dialog = page.getByRole('dialog', { name: 'Do you want to log out?' });
  await expect(dialog.getByText('Your bet slip stays on this device.')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Log out' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await isIn(page);
  await logOut(page);
  await dialog.getByRole('button', { name: 'Log out' }).click();
  await isOut(page);
  const marks = ['ua', 'is_auth', 'user_token'];
  await expect.poll(async () => (await names()).filter((name) => marks.includes(name))).toEqual([]);
});

test('[SESS-11] who logs out stays on an open page, and is led from a page of players to the open one before it, else home', async ({
  page,
  world,
}) => {
  const end = async () => {
    await isIn(page);
    await logOut(page);
    await page
      .getByRole('dialog', { name: 'Do you want to log out?' })
      .getByRole('button', { name: 'Log out' })
      .click();
    await isOut(page);
  };
  const player = await world.createUser('player');
  const again = async () => {
    await page.goto('about:blank');
    await enter(page, player);
  };
  await enter(page, player);
  await page.goto('/en/information');
  await end();
  await expect(page).toHaveURL(/\/en\/information$/);
  await again();
  await page.goto('/en/office/account');
  await end();
  await expect(page).toHaveURL(/\/en\/?$/);
  await again();
  await page.goto('/en/results');
  await isIn(page);
  await visit(page, '/en/office/account');
  await expect(page.locator('html')).toHaveAttribute('data-page', 'office-account');
  await end();
  await expect(page).toHaveURL(/\/en\/results$/);
});

test('[SESS-25] [SESS-26] [SESS-03] an idle player is a visitor at the next start and is told at the next login, once', async ({
  page,
  context,
  world,
}) => {
  await world.configure({ isAutoLogoffEnable: true, autoLogoffInactiveMinutes: 5 });
  await forgetCookieChoice(page);
  await page.goto('/en/home/live');
  await agreeToCookies(page);
  await logIn(page);
  await expect.poll(() => agreements(world)).toBe(1);
  // Waits until the server knows that the page has shown the message. Otherwise the next page shows it again.
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('openbook.cookiesAgreeTime') ?? 'null'))
    .toBe('null');
  await page.close();
  await world.control('POST', 'clock', { advance: 6 * 60 });

  const next = await context.newPage();
  await next.goto('/en/home/live');
  await isOut(next);
  const notice = next.getByText('You have been logged out');
  await expect(notice).toBeHidden();
  await banner(next).getByRole('button', { name: 'Log in' }).click();
  await fillLogin(next);
  await expect(notice).toBeVisible();
  await next.reload();
  await isIn(next);
  await expect(notice).toBeHidden();
  expect(await agreements(world)).toBe(1);
});

test(
  '[SESS-30] [ACC-90] [R-N22] a forgotten password: the link of the mail sets a new one, by keyboard',
  { tag: '@core' },
  async ({ page, world }) => {
    const dialog = await openLogin(page);
    await dialog.getByRole('button', { name: 'Forgot password?' }).press('Enter');
    const forgot = page.getByRole('dialog', { name: 'Forgotten password' });
    await forgot.getByRole('textbox', { name: 'E-mail or ID' }).fill('demo@example.com');
    await page.keyboard.press('Enter');
    await expect(forgot.getByText(/d\*\*\*@example\.com/)).toBeVisible();
    await page.keyboard.press('Escape');

    type Mail = { data: { text: string }[] };
    const { data } = await world.control<Mail>('GET', 'mailbox?to=demo%40example.com');
    await page.goto(/\/en\/user\/passwordreset\?\S+/.exec(data.at(-1)?.text ?? '')?.[0] ?? '');
    const main = page.getByRole('main');
    await expect(main.locator('input[autocomplete=username]')).toHaveValue('demo@example.com');
    await main.getByLabel('New password', { exact: true }).fill('a-new-password-1');
    await main.getByLabel('Repeat password', { exact: true }).fill('a-new-password-1');
    await page.keyboard.press('Enter');
    await expect(main.getByText('Your new password is set.')).toBeVisible();
    await page.goto('/en/home/live');
    await logIn(page, { login: 'demo@example.com', password: 'a-new-password-1' });
  },
);

test('[VERIF-05] links of mails activate, confirm and stop the news; a used one says so', async ({ page, world }) => {
  const { userId } = await world.createUser('player');
  for (const [kind, text] of [
    ['activate', 'Your account is active'],
    ['activatefast', 'Your account is active'],
    ['accountverify', 'Your e-mail is confirmed'],
    ['stopnewsletter', 'You will receive no more newsletters'],
  ] as const) {
    const made = await world.control<{ data: { path: string } }>('POST', `users/${String(userId)}/links`, { kind });
    await page.goto(made.data.path);
    await expect(page.getByRole('heading', { name: text })).toBeVisible();
    if (kind === 'stopnewsletter') continue;
    await page.reload();
    await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  }
});

for (const [language, theme] of [
  ['en', 'light'],
  ['ar', 'dark'],
] as const)
  test(`log-in by a provider, forgotten password and the user section have no fault of access (${language}, ${theme})`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await page.goto(`/${language}/login?social=google`);
    const paths = ['login?social=google', 'user/passwordreset', 'user/passwordreset?token=x', 'user/activate'];
    for (const [index, path] of paths.entries()) {
      if (index > 0) await visit(page, `/${language}/${path}`);
      await expect(page).toHaveURL((url) => `${url.pathname}${url.search}` === `/${language}/${path}`);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      await expectAccessible(page, 'main');
    }
  });

/** Counts the calls that report agreements. */
async function agreements(world: World): Promise<number> {
  type Log = { data: { path?: string }[] };
  const { data } = await world.control<Log>('GET', 'log?kind=requests');
  return data.filter(({ path }) => path === '/web-api/user/cookies-agree').length;
}
