import { readFile } from 'node:fs/promises';

import type { Page, Route } from '@playwright/test';

import { coupon, expect, odds, test } from '../../support/world.ts';

/** Troubles that a network or a release causes. */
const troubles = {
  'is gone': (route: Route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  'breaks off': (route: Route) => route.abort('connectionreset'),
  'is garbage': (route: Route) => route.fulfill({ contentType: 'text/javascript', body: '<html>' }),
} as const;

const stands = async (page: Page) => {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('main')).toBeVisible();
  await expect(coupon(page)).toBeVisible();
};
/** Finds the message about a dialog that did not come. The coupon has a message of its own. */
const told = (page: Page) =>
  page
    .getByRole('alert')
    .filter({ hasText: 'This section could not be loaded' })
    .filter({ has: page.getByRole('button', { name: 'Close' }) });

/** Ways of a player to a part: what they press, and what opens. */
const parts = [
  { button: 'Log in', dialog: 'Log in', file: /\/login-dialog-[\w-]{7}\.(?:js|css)$/ },
  { button: 'Register', dialog: 'Register', file: /\/registration-dialog-[\w-]{7}\.(?:js|css)$/ },
  { button: 'Settings', dialog: 'Settings', file: /\/settings-dialog-[\w-]{7}\.(?:js|css)$/ },
  { button: 'Ready-made bets', dialog: 'Ready-made bets', file: /\/ready-bets-dialog-[\w-]{7}\.(?:js|css)$/ },
] as const;

for (const [what, spoil] of Object.entries(troubles))
  test(`[ERR-21] a dialog whose file ${what}: told, the page stands, and it opens with "Try again"`, async ({
    page,
  }) => {
    await page.goto('/en/home/live');
    await expect(page.getByRole('contentinfo')).toBeVisible();
    for (const { button, dialog, file } of parts) {
      const opener = page.getByRole('button', { name: button, exact: true }).first();
      await page.route(file, spoil);
      await opener.click();
      await expect(told(page)).toBeVisible();
      await stands(page);
      await page.unroute(file);
      await told(page).getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });

test('[ERR-21] a file that hangs: the place says that it takes long, and opens when the line goes on', async ({
  page,
}) => {
  await page.goto('/en/home/live');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  const { promise: line, resolve: goOn } = Promise.withResolvers<null>();
  await page.route(parts[0].file, async (route) => {
    await line;
    await route.continue();
  });
  await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'This is taking longer than usual' })).toBeVisible();
  await stands(page);
  goOn(null);
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
});

/** Replaces the release, so that the site now has other files. */
const release = (page: Page) =>
  page.route(
    (url) => url.pathname === '/',
    (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<script type="module" crossorigin src="/assets/index-NEWER123.js"></script>',
      }),
  );

test('[ERR-21] a part of an older release: the page is loaded anew once, then it says so and waits for a press', async ({
  page,
}) => {
  await page.goto('/en/home/live');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  let documents = 0;
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1;
  });
  await page.route(parts[0].file, troubles['is gone']);
  await release(page);
  const logIn = page.getByRole('banner').getByRole('button', { name: 'Log in' });
  await logIn.click();
  await expect.poll(() => documents).toBe(1);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await logIn.click();
  await expect(page.getByRole('alert').filter({ hasText: 'A new version of the site is available' })).toBeVisible();
  await stands(page);
  expect(documents).toBe(1);
});

test('[ERR-21] loading anew for a new release keeps what was typed, but not the password', async ({ page }) => {
  await page.goto('/en/login');
  const form = page.getByRole('main');
  const login = form.getByRole('textbox', { name: 'E-mail or ID' });
  const password = form.getByLabel('Password', { exact: true });
  const register = page.getByRole('banner').getByRole('button', { name: 'Register' });
  await login.fill('somebody@example.com');
  await password.fill('a secret');
  await page.route(parts[1].file, troubles['is gone']);
  await release(page);
  // The first time, the page reloads by itself.
  await register.click();
  await expect(password).toHaveValue('');
  await expect(login).toHaveValue('somebody@example.com');
  await login.fill('another@example.com');
  await password.fill('a secret');
  await register.click();
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect(password).toHaveValue('');
  await expect(login).toHaveValue('another@example.com');
});

test('[ERR-21] a pick whose code does not come is told, kept, and in the coupon when the network is back', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const [first] = await world.liveMatches();
  if (first === undefined) throw new Error('The world has no live football');
  await page.route(/\/assets\/(?:pick|coupon-panel)-[\w-]{7}\.js$/, troubles['breaks off']);
  await page.goto('/en/home/live');
  await odds(page, first.match, first.match.opp1.name).click();
  await expect(coupon(page).getByRole('alert')).toContainText('This section could not be loaded');
  await stands(page);
  await page.unroute(/\/assets\/(?:pick|coupon-panel)-[\w-]{7}\.js$/);
  await expect(coupon(page).getByRole('textbox').first()).toBeVisible({ timeout: 15_000 });
});

const key = /\b(?:betting|flow|coupon|main|sport|share|popups)\.[a-z]\w*/;

test('[LANG-17] one dictionary request fails with a bet in the coupon: English, then Russian, and never a key', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const wish = /\/bff-api\/dictionary\?.*lng=ru.*(?:betting|flow)/;
  await page.route(wish, (route) => route.abort(), { times: 1 });
  await page.goto('/ru/home/live');
  const failed = page.waitForEvent('requestfailed', (request) => wish.test(request.url()));
  const slip = page.getByRole('complementary', { name: 'Купон' });
  await page
    .getByRole('main')
    .getByRole('button', { pressed: false, name: /\d[.,]\d/ })
    .first()
    .click();
  await failed;
  await expect(slip.getByRole('textbox').first()).toBeVisible();
  expect(key.exec(await page.locator('body').innerText())).toBeNull();
  const { 'betting.hint.one': hint } = JSON.parse(
    await readFile('contracts/dictionaries/ru/betting.json', 'utf8'),
  ) as Record<string, string>;
  await expect(slip).toContainText((hint ?? '').slice(0, 12));
  expect(key.exec(await page.locator('body').innerText())).toBeNull();
});
