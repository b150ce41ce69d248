import { expect, test } from 'vitest';

import { createWorld } from '../worlds/create.ts';
import { createBorder } from './border.ts';

test('[EDGE-06] all that the server itself tells of its matches passes the border as it is, at any part of a second', async () => {
  const world = await createWorld({
    ...{ id: 'main', database: ':memory:', seed: 7, speed: 1, manual: true, now: Date.UTC(2026, 10, 28, 15) + 44 },
    onError: () => undefined,
  });
  const lines: string[] = [];
  const { said, wrong } = createBorder((line) => lines.push(line));
  const stamp = { core: 1, n: 1, at: Date.now() };
  const entities = world.feed.entities();
  const all = structuredClone({ t: 'all', ...stamp, entities, lists: [] });
  expect(said(all)).toEqual(all);
  // The first match of each sport in each zone, with everything that can be bet on.
  const prices = world.watchers.add();
  const first = new Map(entities.games.map((game) => [`${String(game.sportId)} ${game.zone}`, game.id]));
  const games = [...first.values()].map((id) => ({ id, markets: prices.watch(id, 'whole') }));
  expect(games.filter(({ markets }) => markets.length > 0).length).toBeGreaterThan(15);
  const markets = structuredClone({ t: 'markets', ...stamp, games });
  expect(said(markets)).toEqual(markets);
  expect([wrong(), lines]).toEqual([0, []]);
  world.close();
}, 30_000);
