/** The HTTP layer as a player sees it: captcha, messages and failures of a page. */
import type { Page } from '@playwright/test';

import { expectAccessible, openDialog } from '../../support/axe.ts';
import { enter, expect, logInOnPage, profileOf, test, type World } from '../../support/world.ts';

const demand = (world: World, path: string, code: number, more: object = {}) =>
  world.control('POST', 'captcha', { path, code, ...more });
const captcha = (page: Page) => page.getByRole('dialog', { name: 'Security check' });

for (const theme of ['light', 'dark'])
  test(`[HTTP-12] [HTTP-16] [VERIF-08] captcha by keyboard alone, a picture and a slider, ${theme}`, async ({
    page,
    context,
    world,
    baseURL,
  }) => {
    test.slow();
    await world.simulator({ run: false });
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await demand(world, '/web-api/auth/login', 100);
    await logInOnPage(page);
    const dialog = captcha(page);
    await expect(dialog.getByRole('textbox', { name: 'Characters in the picture' })).toBeFocused({ timeout: 30_000 });
    await expect(dialog.getByRole('img', { name: 'Picture with five characters' })).toBeVisible();
    await expectAccessible(page, openDialog);

    // Esc closes the captcha without a message and leaves the form unchanged.
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('region', { name: 'Messages' })).toHaveText('');
    await expect(page.getByRole('main').getByRole('textbox', { name: 'E-mail or ID' })).toHaveValue('demo@example.com');

    await page.getByRole('main').getByRole('button', { name: 'Log in', exact: true }).press('Enter');
    await dialog.getByRole('button', { name: 'Slider' }).press('Enter');
    const slider = dialog.getByRole('slider', { name: 'Move the piece into place' });
    await expect(slider).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await expect(slider).toHaveValue('1');
    await expectAccessible(page, openDialog);

    // A question is no way round a picture: a program reads it.
    await expect(dialog.getByRole('button', { name: 'Question' })).toHaveCount(0);
  });

for (const theme of ['light', 'dark'])
  test(`[HTTP-12] [VERIF-08] a sum by keyboard alone, ${theme}`, async ({ page, context, world, baseURL }) => {
    await world.simulator({ run: false });
    await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
    await demand(world, '/web-api/auth/login', 111);
    await logInOnPage(page);
    const dialog = captcha(page);
    const question = dialog.getByRole('textbox', { name: /What is/ });
    await expect(question).toBeFocused({ timeout: 30_000 });
    await expectAccessible(page, openDialog);
    await page.keyboard.type('wrong');
    const another = page.waitForResponse(/captcha\/challenge/);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Incorrect. Here is a new challenge.')).toBeVisible();
    await expect(question).toBeFocused();
    const { data } = (await (await another).json()) as { data: { question: string } };
    await expect(dialog.getByText(/What is/)).toContainText(data.question);
    const [a, b, c] = data.question.match(/\d+/g)!.map(Number);
    await page.keyboard.type(String(a! + b! - c!));
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(profileOf(page)).toBeVisible();
  });

test('[VERIF-08] proof of work: the player does nothing', async ({ page, world }) => {
  await demand(world, '/web-api/auth/login', 112);
  await logInOnPage(page);
  // The browser computes the answer, which takes a slow machine long.
  await expect(profileOf(page)).toBeVisible({ timeout: 30_000 });
  await expect(captcha(page)).toBeHidden();
});

test('[ERR-11] type 2 logs the player out, the message stays and is found in the list', async ({ page, world }) => {
  await enter(page);
  await demand(world, '/web-api/account/balance', 111, { logsOut: true });
  await page.goto('/en');
  await expect(captcha(page).getByRole('textbox', { name: /What is/ })).toBeFocused();
  await page.keyboard.type('1');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Log in' })).toBeVisible();
  const message = page.getByRole('alert').getByText('Too many wrong answers: you have been logged out. Log in again.');
  await expect(message).toBeVisible();
  await page.keyboard.press('F6');
  await expect(page.getByRole('region', { name: 'Messages' })).toBeFocused();
  await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Close' }).click();
  await expect(message).toBeHidden();
  await page.getByRole('button', { name: 'All messages' }).click();
  await expect(page.getByRole('dialog', { name: 'All messages' }).getByRole('listitem')).toHaveCount(1);
  await expectAccessible(page, openDialog);
});

test('[F100] [ERR-18] [GUARD-05] texts that did not come: the page says so, asks again by its button, and opens by itself when they are here', async ({
  page,
  world,
}) => {
  await page.goto('/en');
  await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible();
  await world.faults({ path: '/bff-api/dictionary', status: 500, times: 50 });
  await page.goto('/en/registration');
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  await expect(page.getByText('Check your connection and try again.')).toBeVisible();
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  await page.getByRole('main').getByRole('button', { name: 'Refresh' }).click();
  await asked;
  await expect(page.getByText('This part of the page could not be loaded.')).toBeVisible();
  // The texts come with the next attempt, without a press.
  await world.noFaults();
  await expect(page.getByRole('main').getByRole('heading', { name: 'Register', level: 1 })).toBeVisible({
    timeout: 40_000,
  });
});

test('[ERR-08] [ERR-09] a document that the server could not render: the error page at its own address, titled 404', async ({
  page,
}) => {
  await page.route('**/en/home/live', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('<head>', '<head><meta name="http-status" content="503">');
    await route.fulfill({ response, status: 503, body });
  });
  await page.goto('/en/home/live');
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page).toHaveTitle('404');
  await expect(page).toHaveURL(/\/en\/home\/live$/);
});

test(
  '[F82] [ERR-05] a chunk that is gone: one reload, then the error page with the coupon kept',
  { tag: '@core' },
  async ({ page }) => {
    // Matches only the file of the page, not others with a similar name.
    await page.route(/\/assets\/registration-[\w-]{7}\.js$/, (route) => route.abort());
    let documents = 0;
    page.on('request', (request) => {
      if (request.resourceType() === 'document') documents += 1;
    });
    await page.goto('/en/registration');
    await expect(page.getByRole('heading', { name: 'Part of the page could not be loaded' })).toBeVisible();
    expect(documents).toBe(2);
  },
);

test.describe('with a service worker', () => {
  test.use({ hasWorker: true });
  test('[F23] [F85] [F104] [ERR-10] without session, fingerprint, domains checker and service worker the page works; each is logged once', async ({
    page,
    context,
    world,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') logged.push(message.text());
    });
    await world.configure({ isPwa: true });
    await world.faults(
      { path: '/web-api/session', status: 500, times: 50 },
      { path: '/web-api/auth/check-session', status: 500, times: 50 },
    );
    for (const script of ['**/hd-api/v1/fp.js', '**/domains-api/checker.js', '**/pwa-sw.js'])
      await context.route(script, (route) => route.abort());
    await page.goto('/en/home/live');
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    const words = [
      'Fingerprint failed',
      'The session did not open',
      'The service worker was not registered',
      'The domains were not checked',
    ];
    const counts = () => words.map((word) => logged.filter((text) => text.startsWith(word)).length);
    await expect.poll(counts, { timeout: 30_000 }).toEqual([1, 1, 1, 1]);
    await page.getByRole('banner').getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  });
});
