/**
 * Rows of the fault matrix that need a browser. Each ends as the row says, without a blank page and without keys in
 * place of texts.
 */
import type { BrowserContext, Page } from '@playwright/test';

import { coupon, enter, expect, logInOnPage, odds, profileOf, test, type World } from '../../support/world.ts';

const backend = /\/(bff|web|blocks|feed|content)-api\//;
/** Finds keys of texts on the page. */
const keysOn = async (page: Page) =>
  /\b(?:main|menu|coupon|technical|errors)\.[a-z]\w*/.exec(await page.locator('body').innerText());
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Fires the browser's event, because the offline switch of the test does not reach every page. */
const says = (page: Page, what: 'online' | 'offline') => page.evaluate((name) => dispatchEvent(new Event(name)), what);

async function pick(page: Page, world: World): Promise<void> {
  await world.simulator({ run: false });
  const [first] = await world.liveMatches();
  if (first === undefined) throw new Error('The world has no live football');
  await odds(page, first.match, first.match.opp1.name).click();
  await expect(coupon(page).getByRole('textbox').first()).toBeVisible();
}

test(
  '[F02] [F86] nothing answers at the start: the page says so in words, and "Try again" brings the whole site',
  { tag: '@core' },
  async ({ page }) => {
    await page.route(backend, (route) => route.abort());
    await page.goto('/en');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline', { timeout: 20_000 });
    expect(await keysOn(page)).toBeNull();
    await page.unroute(backend);
    await button(page, 'Try again').click();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('banner')).toBeVisible();
    expect(await keysOn(page)).toBeNull();
  },
);

test('[F100] texts of the first page that do not come: words of the bundle, no keys, and a way on', async ({
  page,
  world,
}) => {
  // The page asks again by itself: after one failure alone it would say so for a moment only.
  await world.faults({ path: '/bff-api/dictionary', status: 500, times: 100 });
  await page.goto('/en/home/live');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(button(page, 'Refresh')).toBeVisible();
  expect(await keysOn(page)).toBeNull();
  await world.noFaults();
  // The page also asks by itself, and the texts may come before the press.
  await expect(async () => {
    if (await button(page, 'Refresh').isVisible()) await button(page, 'Refresh').click({ timeout: 2_000 });
    await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 5_000 });
  }).toPass();
  expect(await keysOn(page)).toBeNull();
});

test.describe('with a service worker', () => {
  test.use({ hasWorker: true });
  test('[F86] offline at a page that the app never kept: it says so, and goes on when the network is back', async ({
    page,
    context,
  }) => {
    await page.goto('/en');
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await context.setOffline(true);
    await page.goto('/en/results');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline', { timeout: 20_000 });
    expect(await keysOn(page)).toBeNull();
    await context.setOffline(false);
    await says(page, 'online');
    await expect(page.getByRole('contentinfo')).toBeVisible({ timeout: 15_000 });
    await expect(page).toHaveURL(/\/en\/results/);
    expect(await keysOn(page)).toBeNull();
  });
});

test(
  '[F35] no network in the middle of a visit: the page says so and stays; the next answer takes it back',
  { tag: '@core' },
  async ({ page, context, world }) => {
    await page.goto('/en/home/live');
    await pick(page, world);
    await context.setOffline(true);
    await says(page, 'offline');
    const bar = page.getByText('No connection. Information shown may be out of date.');
    await expect(bar).toBeVisible();
    await expect(coupon(page).getByRole('textbox').first()).toBeVisible();
    await context.setOffline(false);
    await says(page, 'online');
    await expect(bar).toBeHidden({ timeout: 20_000 });
  },
);

const storages = {
  'F87: it is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  },
  'F88: it is forbidden': () => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('forbidden', 'SecurityError');
        },
      });
  },
};
for (const [name, breakIt] of Object.entries(storages)) {
  test(`[${name.slice(0, 3)}] the storage, ${name.slice(5)}: the site starts, a bet is picked, a language is chosen, a player logs in`, async ({
    page,
    world,
  }) => {
    await page.addInitScript(breakIt);
    await page.goto('/ru/home/live');
    await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
    await page.goto('/en/home/live');
    await pick(page, world);
    await logInOnPage(page);
    await expect(profileOf(page)).toBeVisible();
    expect(await keysOn(page)).toBeNull();
  });
}

/** Sets the clock of the device wrong by `ms`. The clock of the server is right. */
const skewed = async (context: BrowserContext, ms: number) =>
  context.addInitScript((by) => {
    const Right = Date;
    class Wrong extends Right {
      constructor(...given: unknown[]) {
        super(...((given.length === 0 ? [Right.now() + by] : given) as [number]));
      }
      static override now = () => Right.now() + by;
    }
    globalThis.Date = Wrong as DateConstructor;
  }, ms);

for (const [name, ms] of [
  ['a day ahead', 86_400_000],
  ['a day behind', -86_400_000],
] as const) {
  test(`[F79] [F17] a device whose clock is ${name}: the player stays, and their token is asked for no more than three times`, async ({
    page,
    context,
  }) => {
    await skewed(context, ms);
    const tokens: string[] = [];
    page.on('request', (request) => {
      if (/\/(gettoken|updatetoken)/.test(request.url())) tokens.push(request.url());
    });
    await logInOnPage(page);
    await expect(profileOf(page)).toBeVisible();
    for (const path of ['/en/home/live', '/en/office/history']) {
      await page.goto(path);
      await expect(profileOf(page)).toBeVisible();
    }
    expect(tokens.length).toBeLessThanOrEqual(3);
  });
}

test('[F83] [UI-08] a page whose code is slow: the bar goes on, the old page stays, and another press wins', async ({
  page,
}) => {
  await page.goto('/en/home/live');
  await expect(page.getByRole('contentinfo')).toBeVisible();
  // The parts after the first page are here, and the progress bar with them.
  await expect(button(page, 'Support')).toBeVisible();
  let isHeld = true;
  await page.route('**/bff-api/dictionary*', async (route) => {
    while (isHeld) await new Promise((resolve) => setTimeout(resolve, 50));
    await route.continue();
  });
  const bar = page.locator('[data-loading-bar]');
  // The bar is there for some seconds only, so the test looks for it from the press on.
  await Promise.all([
    expect(bar).toBeAttached(),
    page.getByRole('contentinfo').getByRole('link', { name: 'Rules' }).click(),
  ]);
  expect(new URL(page.url()).pathname).toBe('/en/home/live');
  await page.getByRole('banner').getByRole('link', { name: 'Openbook' }).click();
  await expect(page).toHaveURL(/\/en\/?$/);
  await expect(bar).toHaveCount(0);
  isHeld = false;
  await expect(page.getByRole('heading', { level: 2, name: 'Top live' })).toBeVisible();
});

test('[F39] [SESS-09] a log-out that the server does not answer well reloads the page', async ({ page, world }) => {
  await enter(page);
  await page.goto('/en');
  await world.faults({ path: '/web-api/auth/disconnect', status: 500, times: 1 });
  await profileOf(page).click();
  const reloaded = page.waitForEvent('load');
  await page
    .getByRole('menuitem', { name: 'Log out' })
    .or(page.getByRole('button', { name: 'Log out' }))
    .first()
    .click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /Log out|Yes/ })
    .click();
  await reloaded;
  await expect(page.getByRole('contentinfo')).toBeVisible();
});
