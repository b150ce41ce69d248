import { expect, test } from 'vitest';

import type { SimMarket } from '../../simulator/index.ts';
import { place, setUp, slipOf } from '../coupon/player.testing.ts';
import { sql } from '../db/index.ts';
import { trackedBets } from './bets.ts';
import { keepValue } from './closing.ts';
import { figuresOf } from './figures.ts';
import { askOf } from './tracker.testing.ts';

const millionths = 1_000_000;

/** A player before two matches that begin next, whose play follows the clock. */
async function beforeStart() {
  const player = await setUp();
  const { world } = player;
  world.simulator.command({ run: true });
  const startOf = ({ gameId }: SimMarket) => (world.simulator.match(gameId)?.startAt ?? 0) * 1000;
  const next = player.markets
    .filter((market) => startOf(market) > world.clock.now() + 10_000)
    .sort((one, other) => startOf(one) - startOf(other));
  return { ...player, markets: next, startOf };
}

const closingsOf = (db: Parameters<typeof sql>[0]) =>
  sql(db, 'SELECT position, milli FROM closing_price ORDER BY coupon_id, position').all();

test('[TRACK-02] the price of the last moment before the start is kept as the closing price', async () => {
  const player = await beforeStart();
  const { world, markets, startOf } = player;
  const [market] = markets;
  await place(player, slipOf([market!]));
  world.clock.setNow(startOf(market!) - 1000);
  const last = world.simulator.market(market!.id)?.milli ?? 0;
  expect(last).toBeGreaterThan(1000);
  expect(closingsOf(world.db)).toEqual([]);
  world.clock.advance(5);
  expect(closingsOf(world.db)).toEqual([{ position: 0, milli: last }]);
  const { value } = sql(world.db, 'SELECT value FROM tracked').get() ?? {};
  expect(value).toBe(Math.round((market!.milli / last - 1) * millionths));
});

test('[TRACK-02] a bet that was taken in play has no closing price', async () => {
  const player = await beforeStart();
  const { world, markets, startOf } = player;
  await place(player, slipOf([markets[0]!]));
  sql(world.db, "UPDATE coupon_bet SET facts = json_set(facts, '$.isLive', json('true'))").run();
  world.clock.setNow(startOf(markets[0]!) + 5000);
  expect(closingsOf(world.db)).toEqual([]);
});

test.each([
  ['an accumulator', 1, [2000, 3000], [1600, 2500], Math.round(((2000 / 1600) * (3000 / 2500) - 1) * millionths)],
  ['a single', 0, [2000], [2500], -200_000],
  ['an accumulator with a bet without closing price', 1, [2000, 3000], [1600], null],
  ['a system', 2, [2000, 3000, 1500], [1600, 2500, 1500], null],
] as const)('[TRACK-02] %s', async (_, typeId, taken, closing, value) => {
  const player = await setUp();
  const { world, markets } = player;
  await place(player, slipOf(markets.slice(0, taken.length), { typeId, systemValue: 2 }));
  const id = Number(sql(world.db, 'SELECT id FROM coupon').get()?.id);
  taken.forEach((milli, position) =>
    sql(world.db, 'UPDATE coupon_bet SET milli = ? WHERE position = ?').run(milli, position),
  );
  closing.forEach((milli, position) =>
    sql(world.db, 'INSERT INTO closing_price (coupon_id, position, milli) VALUES (?, ?, ?)').run(id, position, milli),
  );
  keepValue(world, id);
  const now = world.clock.now();
  sql(world.db, "UPDATE coupon SET state = 'settled', payout = 0, settled_at = ?").run(now);
  const { list } = trackedBets(world, askOf(player), { page: 1, pageSize: 9, language: 'en' });
  expect(list[0]?.clv).toBe(value === null ? null : value / millionths);
  expect(list[0]?.legs.map(({ closing: price }) => price)).toEqual(
    taken.map((_milli, position) => (closing[position] === undefined ? null : closing[position] / 1000)),
  );
  expect(figuresOf(world, askOf(player), 'en').sums).toMatchObject(
    value === null ? { clv: null, clvBets: 0 } : { clv: value / millionths, clvBets: 1, clvAhead: value > 0 ? 1 : 0 },
  );
});
