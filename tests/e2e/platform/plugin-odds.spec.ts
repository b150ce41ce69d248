import type { Page } from '@playwright/test';

import { publish, returnToTab } from '../../support/outside-app.ts';
import { coupon, expect, test } from '../../support/world.ts';

/** Makes an app of another repository: a card with a live price as text and the host's own button. */
const card = (gameId: number, marketId: number) => `import { createWatch } from 'effector';
import { definePlugin } from '@sdk';
definePlugin({
  id: 'footer',
  mount: (element, host) => {
    const made = (name, parent = element) => parent.appendChild(document.createElement(name));
    const root = made('section');
    root.setAttribute('aria-label', 'Match of the day');
    const [name, price, place, count] = ['h2', 'p', 'span', 'output'].map((tag) => made(tag, root));
    const game = host.feed.game(${String(gameId)});
    const odds = host.feed.odds({ gameId: ${String(gameId)}, marketId: ${String(marketId)} });
    const draw = () => {
      const [g, o] = [game.get(), odds.get()];
      name.textContent = g.state === 'here' ? g.data.name : g.state;
      price.textContent = o.state !== 'here' ? o.state : o.data.isSuspended ? 'closed' : 'at ' + o.data.price;
      count.textContent = host.scope.getState(host.coupon.$count) + ' in the coupon';
    };
    game.subscribe(draw);
    odds.subscribe(draw);
    createWatch({ unit: host.coupon.$count, fn: draw, scope: host.scope });
    host.drawOdds(place, { gameId: ${String(gameId)}, marketId: ${String(marketId)} });
    draw();
    host.ready();
    return () => element.replaceChildren();
  },
});`;

/** Follows the topics that the page has open. */
function topicsOf(page: Page): Set<string> {
  const topics = new Set<string>();
  type Sent = { t: string; topics?: (string | { topic: string })[] };
  page.on('websocket', (socket) =>
    socket.on('framesent', ({ payload }) => {
      const { t, topics: named = [] } = JSON.parse(String(payload)) as Sent;
      for (const one of named) {
        const topic = typeof one === 'string' ? one : one.topic;
        if (t === 'sub') topics.add(topic);
        else topics.delete(topic);
      }
    }),
  );
  return topics;
}

const cardOf = (page: Page) => page.getByRole('region', { name: 'Match of the day' });

test('[PLUG-47] [PLUG-48] [PLUG-49] [PLUG-50] a card with a live price: it moves, a press adds the bet, suspended it cannot be pressed, and with the app its topic goes', async ({
  page,
  world,
}) => {
  await world.simulator({ run: false });
  const [live] = await world.liveMatches();
  const { match, home } = live!;
  const set = (coef: number) => world.simulator({ gameId: match.id, do: 'odds', marketId: home.id, coef });
  await set(1.5);
  const topics = topicsOf(page);
  const permissions = ['odds:read', 'coupon:add', 'coupon:read'];
  await publish(page, 'footer', { version: '9.0.0', sdk: '^1.2', script: card(match.id, home.id), permissions });
  // Opens a page that shows no match itself.
  await page.goto('/en/results');

  const button = cardOf(page).getByRole('button', { name: match.opp1.name });
  await expect(cardOf(page).getByRole('heading')).toHaveText(`${match.opp1.name} – ${match.opp2.name}`);
  await expect(cardOf(page)).toContainText('at 1.50');
  await expect(button).toContainText('1.50');
  await set(2.5);
  await expect(cardOf(page)).toContainText('at 2.50');
  await expect(button).toContainText('2.50');

  await expect(button).toBeEnabled();
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(coupon(page).getByText(match.opp1.name).first()).toBeVisible();
  await expect(cardOf(page)).toContainText('1 in the coupon');

  await world.simulator({ gameId: match.id, do: 'suspend', marketId: home.id });
  await expect(cardOf(page)).toContainText('closed');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(button).toHaveAccessibleName(/suspended/);
  await world.simulator({ gameId: match.id, do: 'resume' });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');

  expect([...topics].filter((topic) => topic === `game:${String(match.id)}`)).toHaveLength(1);
  await world.configure({ plugins: { footer: { enabled: false } } });
  await returnToTab(page);
  await expect(cardOf(page)).toHaveCount(0);
  await expect.poll(() => topics.has(`game:${String(match.id)}`)).toBe(false);
});

test('[PLUG-48] [PLUG-49] the price is written in the format of the player; without the permission for the coupon it is only shown', async ({
  page,
  context,
  world,
  baseURL,
}) => {
  await world.simulator({ run: false });
  const [live] = await world.liveMatches();
  const { match, home } = live!;
  await world.simulator({ gameId: match.id, do: 'odds', marketId: home.id, coef: 2.5 });
  await context.addCookies([{ name: 'coef_view', value: '1', url: baseURL ?? '' }]);
  await publish(page, 'footer', {
    ...{ version: '9.0.0', sdk: '^1.2', script: card(match.id, home.id) },
    permissions: ['odds:read'],
  });
  await page.goto('/en/results');
  await expect(cardOf(page)).toContainText('at 3/2');
  const button = cardOf(page).getByRole('button', { name: /view only/ });
  await expect(button).toContainText('3/2');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.click({ force: true });
  await expect(cardOf(page)).toContainText('0 in the coupon');
});
