import { coupon, enter, expect, fillLogin, logIn, logOut, odds, profileOf, test } from '../../support/world.ts';

test(
  '[REG-01] one click registers: login and password are shown once, and log in again',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/en/home/live');
    await page.getByRole('banner').getByRole('button', { name: 'Register' }).click();
    const dialog = page.getByRole('dialog', { name: 'Register' });
    await dialog.getByRole('checkbox').check();
    await dialog.getByRole('button', { name: 'Register', exact: true }).click();
    const done = page.getByRole('dialog', { name: 'Your account is ready' });
    const login = await done.getByTestId('new-login').innerText();
    const password = await done.getByTestId('new-password').innerText();
    expect(login).toMatch(/^\d{3,12}$/);
    await page.keyboard.press('Escape');

    const banner = page.getByRole('banner');
    await logOut(page);
    await expect(banner.getByRole('button', { name: 'Log in' })).toBeVisible();
    await logIn(page, { login, password });
  },
);

test('[REG-16] registration asks for the terms first', async ({ page }) => {
  await page.goto('/en/registration');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Register', exact: true }).click();
  await expect(main.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true');
});

test(
  '[HTTP-07] [HTTP-08] no script can read the session or the token, whose cookie ends with it',
  { tag: '@core' },
  async ({ page }) => {
    await page.goto('/en/home/live');
    const answer = page.waitForResponse('**/web-api/auth/login');
    await logIn(page);
    const readable = await page.evaluate(
      () => `${document.cookie} ${JSON.stringify(localStorage)} ${JSON.stringify(sessionStorage)}`,
    );
    expect(readable).not.toMatch(/user_token|sid\w*=|eyJ/);

    // Reads the header instead of the stored cookie, because a browser corrects expiry by the difference of the clocks.
    const headers = await (await answer).headersArray();
    const cookie = headers.find(
      ({ name, value }) => /^set-cookie$/i.test(name) && value.startsWith('user_token='),
    )?.value;
    expect(cookie).toMatch(/; HttpOnly/i);
    const [, token = ''] = /^user_token=([^;]+)/.exec(cookie ?? '') ?? [];
    const [, expires = ''] = /expires=([^;]+)/i.exec(cookie ?? '') ?? [];
    const { exp } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { exp: number };
    expect(Date.parse(expires) / 1000).toBe(exp);
  },
);

test('a wrong password is said beside the field, and what was typed stays', async ({ page }) => {
  await page.goto('/en/home/live');
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await dialog.getByRole('textbox', { name: 'E-mail or ID' }).fill('demo@example.com');
  await dialog.getByLabel('Password', { exact: true }).fill('not-it-1');
  await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(dialog.getByLabel('Password', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(dialog.getByRole('textbox', { name: 'E-mail or ID' })).toHaveValue('demo@example.com');
  await fillLogin(page);
});

test('[CPN-40] the coupon survives a reload, and a second tab shows the same one', async ({ page, context, world }) => {
  await world.simulator({ run: false });
  const [first, second] = await world.liveMatches();
  await page.goto('/en/home/live');
  await odds(page, first!.match, first!.match.opp1.name).click();
  const other = await context.newPage();
  await other.goto('/en/home/live');
  await expect(coupon(other).getByRole('button', { name: /^Remove / })).toHaveCount(1);
  await odds(other, second!.match, second!.match.opp1.name).click();
  await expect(coupon(page).getByRole('button', { name: /^Remove / })).toHaveCount(2);
  await page.reload();
  const names = coupon(page).getByRole('button', { name: /^Remove / });
  await expect(names).toHaveCount(2);
  await expect(names.first()).toHaveAccessibleName(new RegExp(first!.match.opp1.name));
});

test('logging out leaves nothing of the player in any tab', { tag: '@core' }, async ({ page, context }) => {
  await enter(page);
  await page.goto('/en/home/live');
  const other = await context.newPage();
  await other.goto('/en/home/live');
  await expect(profileOf(other)).toBeVisible();
  await logOut(page);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
    await expect(tab.getByRole('banner')).not.toContainText(/100[\s,]000/);
  }
});

test('[SESS-34] a log-out clears what the browser keeps of pages, and leaves coupon, choices and the answer about age', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  await enter(page);
  await page.goto('/en/home/live');
  const [live] = await world.liveMatches();
  await odds(page, live!.match, live!.match.opp1.name).click();
  await expect(coupon(page).getByRole('button', { name: /^Remove / })).toHaveCount(1);
  const kept = () =>
    page.evaluate(() => ({
      choice: localStorage.getItem('openbook.cookiesAgree'),
      age: /age_confirmed=\w+/.exec(document.cookie)?.[0],
    }));
  const before = await kept();
  const answer = page.waitForResponse('**/web-api/auth/disconnect');
  await logOut(page);
  expect(await (await answer).headerValue('clear-site-data')).toBe('"cache"');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  await page.reload();
  await expect(coupon(page).getByRole('button', { name: /^Remove / })).toHaveCount(1);
  expect([before.age, await kept()]).toEqual(['age_confirmed=session', before]);
});

test('[SESS-31] after three wrong passwords the form asks for a captcha, and the right one signs in', async ({
  page,
}) => {
  await page.goto('/en/login');
  const main = page.getByRole('main');
  const password = main.getByLabel('Password', { exact: true });
  await main.getByRole('textbox', { name: 'E-mail or ID' }).fill('demo@example.com');
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await password.fill(`not-it-${String(attempt)}`);
    const answer = page.waitForResponse('**/web-api/auth/login');
    await page.keyboard.press('Enter');
    await answer;
    await expect(password).toHaveAttribute('aria-invalid', 'true');
  }
  await password.fill('demo-password');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Security check' });
  await dialog.getByRole('textbox', { name: 'Characters in the picture' }).fill('ok');
  await page.keyboard.press('Enter');
  await expect(profileOf(page)).toBeVisible();
});

test('[SESS-55] whoever signs in while a page is asking who is here stays signed in, and the page has them', async ({
  page,
  world,
}) => {
  await world.faults({ path: '/web-api/auth/check-session', when: 'after', delayMs: 2000, times: 1 });
  const asked = page.waitForRequest('**/web-api/auth/check-session');
  await page.goto('/en/results', { waitUntil: 'commit' });
  await asked;
  await enter(page, await world.createUser('demo'));
  await expect(profileOf(page)).toBeVisible();
  await page.reload();
  await expect(profileOf(page)).toBeVisible();
});

test('[SESS-57] an answer to a log-out that comes after the next sign-in ends nothing', async ({ page, context }) => {
  const [asked, late] = [Promise.withResolvers(), Promise.withResolvers()];
  await enter(page);
  await page.goto('/en/information');
  await page.route('**/web-api/auth/disconnect*', async (route) => {
    const response = await route.fetch();
    asked.resolve(undefined);
    await late.promise;
    await route.fulfill({ response });
  });
  await logOut(page);
  await asked.promise;
  const other = await context.newPage();
  await other.goto('/en/information');
  await logIn(other);
  const answered = page.waitForResponse('**/web-api/auth/disconnect*');
  late.resolve(undefined);
  await answered;
  await page.reload();
  for (const tab of [page, other]) await expect(profileOf(tab)).toBeVisible();
});
