import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

import { afterAll, expect, test } from 'vitest';

import { errorCodes } from '../../contracts/common.ts';
import { couponTypes } from '../../contracts/coupon-types.ts';
import type { UserEvent } from '../../contracts/frames.ts';
import { auditBooks } from '../audit/index.ts';
import { openDatabase, sql } from '../db/index.ts';
import { balanceOf } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { settleMarkets, settleMissed } from './index.ts';
import { place, type Player, setUp, slipOf } from './player.testing.ts';

const folder = mkdtempSync(join(tmpdir(), 'settlement-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The world as a second process finds it: the database as it is now, everything else from the first. */
function copyOf({ world }: Player, name: string): World & { db: DatabaseSync } {
  const path = join(folder, `${name}.db`);
  world.db.exec(`VACUUM INTO '${path}'`);
  const db = openDatabase(path);
  return { ...world, db };
}

test('[BET-10] what ended while the process was down is settled at the next start, once', async () => {
  const player = await setUp();
  const { world, accountId, markets } = player;
  const [market] = markets;
  await place(player, slipOf([market!]));
  const after = copyOf(player, 'missed');
  world.simulator.command({ gameId: market!.gameId, do: 'finish', score: [3, 0] });

  settleMissed(after);
  settleMissed(after);
  settleMarkets(after, market!.gameId, [[market!.id, 1]]);
  const won = Math.floor((100_00 * market!.milli) / 1000);
  expect(balanceOf(after.db, accountId)).toBe(100_000_00 - 100_00 + won);
  // The process that was not stopped has the same result.
  expect(balanceOf(world.db, accountId)).toBe(100_000_00 - 100_00 + won);
  expect([...auditBooks(after.db), ...auditBooks(world.db)]).toEqual([]);
  after.db.close();
});

test('[BET-10] a bet on a game of which nothing is known any more is returned', async () => {
  const player = await setUp();
  const { accountId, markets, world } = player;
  await place(player, slipOf([markets[0]!]));
  const after = copyOf(player, 'lost');
  const silent: World['simulator'] = { ...world.simulator, match: () => undefined, resultOf: () => null };
  settleMissed({ ...after, simulator: silent });
  expect(balanceOf(after.db, accountId)).toBe(99_900_00);
  const later = () => world.clock.now() + 30 * 24 * 60 * 60 * 1000;
  settleMissed({ ...after, simulator: silent, clock: { ...world.clock, now: later } });
  expect(balanceOf(after.db, accountId)).toBe(100_000_00);
  after.db.close();
});

test('[BET-10] a settlement that breaks off moves nothing, and goes through when it is tried again', async () => {
  const player = await setUp();
  const { world, accountId, markets } = player;
  const [market, other] = markets;
  await place(player, slipOf([market!]));
  await place(player, slipOf([other!]));
  world.db.exec(`CREATE TRIGGER broken BEFORE INSERT ON entry BEGIN SELECT RAISE(ABORT, 'disk'); END`);
  settleMarkets(world, market!.gameId, [[market!.id, 1]]);
  expect(sql(world.db, "SELECT COUNT(*) AS n FROM coupon WHERE state = 'open'").get()?.n).toBe(2);
  expect(balanceOf(world.db, accountId)).toBe(99_800_00);
  world.db.exec('DROP TRIGGER broken');
  settleMarkets(world, market!.gameId, [[market!.id, 1]]);
  expect(balanceOf(world.db, accountId)).toBe(99_800_00 + Math.floor((100_00 * market!.milli) / 1000));
  expect(auditBooks(world.db)).toEqual([]);
});

test('[BET-19] a coupon is pushed when it is placed, at each result, and when it is paid', async () => {
  const player = await setUp();
  const { world, userId, markets } = player;
  const pushed: UserEvent[] = [];
  const inArabic: UserEvent[] = [];
  world.pages.publishUser = (to, eventIn) => {
    expect(to).toBe(userId);
    pushed.push(eventIn('en'));
    inArabic.push(eventIn('ar'));
  };
  const [first, second] = markets;
  await place(player, slipOf([first!, second!]));
  settleMarkets(world, first!.gameId, [[first!.id, 1]]);
  settleMarkets(world, second!.gameId, [[second!.id, 0]]);
  const coupons = pushed.flatMap((event) => (event.kind === 'coupon' ? [event.value] : []));
  expect(coupons.map(({ state, bets }) => [state, ...bets.map(({ statusId }) => statusId)])).toEqual([
    ['open', -1, -1],
    ['open', 1, -1],
    ['settled', 1, 0],
  ]);
  expect(coupons.at(-1)).toMatchObject({ statusId: 0, payout: 0 });
  // In the language of the player's page, not in the one of their registration.
  const groups = inArabic.flatMap((event) => (event.kind === 'coupon' ? [event.value.bets[0]?.groupName] : []));
  expect(groups).toEqual(Array(3).fill('نتيجة المباراة'));
  // The balance moved once: the stake. A lost coupon pays nothing.
  expect(pushed.filter(({ kind }) => kind === 'balance')).toHaveLength(1);
});

test('[BET-20] a slip whose answer was forgotten is still not taken twice', async () => {
  const player = await setUp();
  const slip = slipOf([player.markets[0]!]);
  await place(player, slip);
  await expect(place(player, slip)).rejects.toMatchObject({ code: 1025 });
  expect(balanceOf(player.world.db, player.accountId)).toBe(99_900_00);
});

test('money is conserved over many coupons of all kinds and results', async () => {
  const player = await setUp();
  const { world, accountId, markets } = player;
  const types = [0, 1, 2, 3, 7, 8] as const;
  for (const [index, typeId] of [...types, ...types, ...types].entries()) {
    const count = typeId === couponTypes.single ? 1 : 3 + (index % 3);
    await place(player, slipOf(markets.slice(index, index + count), { typeId, amount: 33.33, systemValue: 2 }));
  }
  markets.slice(0, 30).forEach(({ gameId, id }, index) => {
    settleMarkets(world, gameId, [[id, ([1, 4, 0, 2, 1, 6, 5, 3] as const)[index % 8]!]]);
  });
  const total = sql(
    world.db,
    `SELECT COUNT(*) AS n, SUM(amount) AS staked, SUM(payout) AS paid, SUM(state = 'settled') AS settled FROM coupon`,
  ).get();
  expect(total).toMatchObject({ n: 18, settled: 18 });
  expect(balanceOf(world.db, accountId)).toBe(100_000_00 - Number(total?.staked) + Number(total?.paid));
  expect(auditBooks(world.db)).toEqual([]);
});

test('[BET-22] what was lost before this version is settled at the next start', async () => {
  const player = await setUp();
  const { world, markets } = player;
  const [first, second] = markets;
  await place(player, slipOf([first!, second!]));
  sql(world.db, 'UPDATE coupon_bet SET status_id = 0 WHERE market_id = ?').run(first!.id);
  settleMissed(world);
  expect(sql(world.db, 'SELECT state, payout FROM coupon').get()).toMatchObject({ state: 'settled', payout: 0 });
});

test('[BET-54] after a restart, which forgets what an operator said, an outcome with a booked result takes no bet', async () => {
  const player = await setUp();
  const { world, markets } = player;
  const [market] = markets;
  await place(player, slipOf([market!]));
  settleMarkets(world, market!.gameId, [[market!.id, 1]]);
  expect(world.simulator.market(market!.id)?.isBlocked).toBe(false);
  await expect(place(player, slipOf([market!]))).rejects.toMatchObject({ code: errorCodes.marketClosed });
  expect(auditBooks(world.db)).toEqual([]);
});
