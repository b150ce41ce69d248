import type { Page } from '@playwright/test';

import { coupon, enter, expect, odds, test, type World } from '../../support/world.ts';

/** True for a delta with a price. Snapshots, pings and messages to the player pass. */
const isOdds = (message: string | Buffer) => String(message).includes('"op":"odds"');

/** A price as the button writes it, for a pattern: 1.9 may be "1.90", and 2 "2.00". */
const written = (price: number) => `${String(price)}(?:\\.00|0)?`;

/**
 * Makes a bet of 150 whose price has moved on the server. The page still shows the old price, because the change gets
 * lost.
 */
async function movedPrice(page: Page, world: World, reaction: '0' | '1' | '2', factor: number) {
  await world.simulator({ run: false });
  const [pick] = await world.liveMatches();
  const { match, home } = pick!;
  await enter(page);
  await page.routeWebSocket(/feed-api/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!isOdds(message)) socket.send(message);
    });
  });
  await page.goto('/en/home/live');
  await odds(page, match, match.opp1.name).click();
  const slip = coupon(page);
  await slip.getByRole('combobox', { name: 'Odds changes' }).selectOption(reaction);
  await slip.getByRole('textbox', { name: 'Stake' }).fill('150');
  const next = Math.max(1.01, Math.round(home.coef * factor * 100) / 100);
  await expect(slip.getByRole('button', { name: /^Place bet · 150/ })).toBeEnabled();
  // The price moves while the bet is on its way: any answer before could bring the new price to the page.
  await page.route(
    /coupon-api\/v1\/place$/,
    async (route) => {
      await world.simulator({ gameId: match.id, do: 'odds', marketId: home.id, coef: next });
      await route.continue();
    },
    { times: 1 },
  );
  await slip.getByRole('button', { name: /^Place bet · 150/ }).click();
  return { slip, was: home.coef, next };
}

test(
  '[CPN-29] reaction 0: a changed price is shown, old and new, and nothing is placed without a yes',
  { tag: '@core' },
  async ({ page, world }) => {
    const { slip, next } = await movedPrice(page, world, '0', 1.3);
    const accept = slip.getByRole('button', { name: new RegExp(`^Accept ${written(next)}$`) });
    await expect(accept).toBeVisible();
    await expect(slip.getByText('Bet accepted')).toBeHidden();
    await accept.click();
    await slip.getByRole('button', { name: /^Place bet/ }).click();
    await expect(slip.getByText('Bet accepted')).toBeVisible();
  },
);

test('[CPN-29] reaction 1: a fallen price is taken without a question', async ({ page, world }) => {
  const { slip, next } = await movedPrice(page, world, '1', 0.7);
  await expect(slip.getByText('Bet accepted')).toBeVisible();
  await expect(slip).toContainText(String(next));
});

test('[CPN-29] reaction 2: a risen price is taken', async ({ page, world }) => {
  const { slip, next } = await movedPrice(page, world, '2', 1.3);
  await expect(slip.getByText('Bet accepted')).toBeVisible();
  await expect(slip).toContainText(String(next));
});

test('[CPN-29] [BET-16] reaction 2: a fallen price is asked about', async ({ page, world }) => {
  const { slip, next } = await movedPrice(page, world, '2', 0.7);
  await expect(slip.getByRole('button', { name: new RegExp(`^Accept ${written(next)}$`) })).toBeVisible();
  await expect(slip.getByText('Bet accepted')).toBeHidden();
});

test('[CPN-51] after a fall the button that has the focus says "Accept … and place", tells a reader so, and one key places', async ({
  page,
  world,
}) => {
  const { slip, next } = await movedPrice(page, world, '2', 0.7);
  const same = slip.getByRole('button', { name: new RegExp(`^Accept ${written(next)} and place · 150`) });
  await expect(same).toBeEnabled();
  await expect(page.getByText(/The button now says: accept/)).toBeAttached();
  await slip.getByRole('textbox', { name: 'Stake' }).press('Enter');
  await expect(slip.getByText('Bet accepted')).toBeVisible();
  await expect(slip).toContainText(String(next));
});
