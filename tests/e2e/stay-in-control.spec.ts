/** How near the stop and the limits are, whatever fails around them, and how far an exclusion reaches. */
import type { Locator, Page } from '@playwright/test';

import { coupon, enter, expect, odds, test, type World } from '../support/world.ts';

const strip = (page: Page) => page.getByRole('region', { name: 'Session', exact: true });
const stop = (page: Page) => strip(page).getByRole('button', { name: 'Stop for 24 h' });
const away = (page: Page) => page.getByRole('heading', { level: 1, name: 'You are taking a break' });

async function newPlayer(page: Page, world: World) {
  await world.simulator({ run: false });
  const user = await world.createUser('player');
  await enter(page, user);
  return user;
}

/** A hand that counts what it presses. */
function hand() {
  const pressed: Locator[] = [];
  return {
    presses: () => pressed.length,
    press: async (what: Locator) => {
      pressed.push(what);
      await what.click();
    },
  };
}

test('[LIM-48] a limit is set with no more presses than a bet is placed', async ({ page, world }) => {
  await newPlayer(page, world);
  const [game] = await world.liveGames();
  await page.goto('/en/home/live');
  const bet = hand();
  await bet.press(odds(page, game!.game, game!.game.opp1.name));
  await bet.press(coupon(page).getByRole('textbox', { name: 'Stake' }));
  await page.keyboard.type('5');
  await bet.press(coupon(page).getByRole('button', { name: /^Place bet/ }));
  await expect(coupon(page)).toContainText(/accepted|placed/i);
  await page.goto('/en/home/live');
  const limit = hand();
  await limit.press(page.getByRole('link', { name: 'Stay in control' }));
  const form = page.getByRole('main').getByRole('region', { name: 'Set a limit' });
  await limit.press(form.getByRole('textbox', { name: 'Your amount' }));
  await page.keyboard.type('50');
  await limit.press(form.getByRole('button', { name: /^Set / }));
  await expect(
    page.getByRole('main').getByRole('region', { name: 'Deposit limits' }).getByRole('meter', { name: '7 days' }),
  ).toHaveAttribute('aria-valuetext', /of 50/);
  expect(limit.presses()).toBeLessThanOrEqual(bet.presses());
});

/** No remote app, no feed and late words; the worlds of these tests have no service worker. */
async function spoil(page: Page, world: World): Promise<void> {
  await page.route(/\/plugins\//, (route) => route.abort());
  await page.route(/\/feed-api\//, (route) => route.abort());
  await page.routeWebSocket(/\/feed-api\//, (socket) => socket.close());
  await world.faults({ path: '/bff-api/dictionary', delayMs: 1500, times: 1000 });
}

const routes = [
  ...['', '/home/live', '/home/line', '/home/live/football', '/multi', '/champs', '/cyber/real/disciplines'],
  ...['/toto', '/slots', '/casino', '/promo', '/bonuses', '/information/about', '/information/rules/1'],
  ...['/information/contacts', '/office/history', '/office/responsible', '/office/recharge', '/office/mailing'],
  '/nowhere',
];
const halves = [routes.slice(0, 10), routes.slice(10)];

for (const [index, half] of halves.entries())
  test(`[LIM-53] [LIM-54] [LIM-71] one press stops play from ${String(half.length)} addresses without apps, feed and worker, with late words (${String(index + 1)})`, async ({
    page,
    world,
  }) => {
    test.setTimeout(240_000);
    await spoil(page, world);
    for (const path of half)
      await test.step(path, async () => {
        await newPlayer(page, world);
        await page.goto(`/en${path}`, { waitUntil: 'commit' });
        await stop(page).click({ timeout: 30_000 });
        await expect(away(page)).toBeVisible({ timeout: 30_000 });
      });
  });

test('[LIM-53] [LIM-71] two presses lead to a longer time-out without apps, feed and worker, with late words', async ({
  page,
  world,
}) => {
  await spoil(page, world);
  await newPlayer(page, world);
  await page.goto('/en/information/about', { waitUntil: 'commit' });
  const { press, presses } = hand();
  await press(page.getByRole('link', { name: 'Stay in control' }));
  await press(
    page.getByRole('main').getByRole('region', { name: 'Take a time-out' }).getByRole('button', { name: '7 days' }),
  );
  await expect(away(page)).toBeVisible();
  expect(presses()).toBeLessThanOrEqual(3);
});

test('[LIM-54] [LIM-71] a page without any of its words still stops play with one press and says until when', async ({
  page,
  world,
}) => {
  await newPlayer(page, world);
  await page.route(/\/bff-api\/dictionary/, (route) => route.abort());
  await page.goto('/en/home/live');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Stop all play for 24 h' }).click();
  await expect(main.getByRole('status')).toContainText(/All play is stopped until .+\./);
  await page.unroute(/\/bff-api\/dictionary/);
  await page.goto('/en/goodbye');
  await expect(away(page)).toBeVisible();
});

test('[LIM-54] [LIM-71] words of other parts that do not come keep no stop away', async ({ page, world }) => {
  await newPlayer(page, world);
  await page.route(
    (url) => url.pathname === '/bff-api/dictionary' && !(url.searchParams.get('groups') ?? '').includes('main'),
    (route) => route.abort(),
  );
  await page.goto('/en/home/live');
  await page.getByRole('button', { name: 'Stop for 24 h' }).click();
  await expect(page).toHaveURL(/\/en\/goodbye$/);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.goto('/en/goodbye');
  await expect(away(page)).toBeVisible();
});
