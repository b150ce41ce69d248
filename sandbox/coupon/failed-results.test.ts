import { setImmediate } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { openAlarms } from '../alarms/index.ts';
import { auditBooks } from '../audit/index.ts';
import { sql, transaction } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { failedCount, settleMarkets, settleMissed } from './index.ts';
import { countOf, manyBets } from './many.testing.ts';
import { setUp } from './player.testing.ts';
import { returnStakes } from './return-stakes.ts';
import { isForSale } from './sale-price.ts';
import { jobsOf } from './settling.ts';
import { couponById } from './store.ts';
import { takeWords } from './take-words.ts';

const kept = ({ db }: World) => Number(sql(db, 'SELECT COUNT(*) AS n FROM coupon_settling').get()?.n);
const alarms = ({ db }: World) => openAlarms(db).map(({ message, times }) => [message.split(':')[0], times]);
const mended = 'A later try went well. Before that';
const postingsOf = ({ db }: World, id: number) =>
  sql(db, `SELECT kind FROM posting WHERE key LIKE '%:${String(id)}%' AND kind IN ('payout', 'correction')`).all();

/** Two players with a bet on one outcome of a match, the last of whom the file refuses, and this many with one on another. */
async function refused(others: number) {
  const player = await setUp();
  const { world, markets } = player;
  const market = markets[0]!;
  const other = world.simulator.marketsOf(market.gameId).find(({ id, isBlocked }) => id !== market.id && !isBlocked)!;
  const userIds = await manyBets(world, market, 2);
  const last = Number(sql(world.db, 'SELECT MAX(id) AS id FROM coupon').get()?.id);
  await manyBets(world, other, others);
  world.db.exec(
    `CREATE TRIGGER refuse BEFORE UPDATE ON coupon_bet WHEN OLD.coupon_id = ${String(last)}
     BEGIN SELECT RAISE(ABORT, 'refused'); END`,
  );
  const allow = () => {
    world.db.exec('DROP TRIGGER refuse');
  };
  const settle = ({ id, gameId } = market, statusId: 0 | 1 = 1) => {
    settleMarkets(world, gameId, [[id, statusId]]);
  };
  return { world, market, other, last, first: last - 1, userId: userIds[1]!, allow, settle };
}

test('[OPS-46] a try that begins while other results of the match are on their way pays the coupon that failed', async () => {
  const { world, other, last, allow, settle } = await refused(120);
  settle();
  await expect.poll(() => jobsOf(world.db)).toEqual([]);
  settle(other);
  await setImmediate();
  // One slice is left of the other results.
  expect([countOf(world, 'settled'), failedCount(world.db)]).toEqual([100, 1]);
  allow();
  world.clock.advance(60);
  await expect.poll(() => countOf(world, 'settled')).toBe(122);
  await expect.poll(() => kept(world)).toBe(0);
  expect(couponById(world.db, last)).toMatchObject({ state: 'settled', statusId: 1, payout: 17_40 });
  expect([failedCount(world.db), alarms(world)]).toEqual([0, [[mended, 2]]]);
  expect([postingsOf(world, last).length, auditBooks(world.db)]).toEqual([1, []]);
});

test('[OPS-46] another result of the match says of no coupon that it is put right, unless it is', async () => {
  const { world, other, last, allow, settle } = await refused(2);
  settle();
  settle(other);
  expect([couponById(world.db, last)?.state, failedCount(world.db), alarms(world)]).toEqual([
    'open',
    1,
    [['Error', 2]],
  ]);
  allow();
  settle(other);
  expect(couponById(world.db, last)).toMatchObject({ state: 'settled', payout: 17_40 });
  expect(alarms(world)).toEqual([[mended, 2]]);
  // Nothing is left to the next try but to forget what was kept.
  world.clock.advance(60);
  expect([failedCount(world.db), kept(world), postingsOf(world, last).length]).toEqual([0, 0, 1]);
});

test.each([
  [1, 17_40],
  [0, 0],
] as const)('[OPS-46] who leaves with a coupon that failed leaves with its result (%i)', async (statusId, payout) => {
  const { world, market, first, last, userId, allow, settle } = await refused(0);
  world.clock.advance(60);
  settle(market, statusId);
  expect(isForSale(world, couponById(world.db, last)!)).toBe(false);
  allow();
  transaction(world.db, () => {
    returnStakes(world, userId);
  });
  expect(couponById(world.db, last)).toMatchObject({ state: 'settled', statusId, payout });
  expect(couponById(world.db, first)).toMatchObject({ state: 'settled', statusId, payout });
  world.clock.advance(60);
  expect([failedCount(world.db), kept(world), alarms(world)]).toEqual([0, 0, [[mended, 1]]]);
  expect([postingsOf(world, last).length, auditBooks(world.db)]).toEqual([statusId, []]);
});

/** As it is when a payout failed at a start: the last of 120 coupons waits for nothing but its money. */
async function unpaid() {
  const { world, markets } = await setUp();
  const { db } = world;
  const market = markets[0]!;
  const userIds = await manyBets(world, market, 120);
  const last = Number(sql(db, 'SELECT MAX(id) AS id FROM coupon').get()?.id);
  sql(db, 'UPDATE coupon_bet SET status_id = 1 WHERE coupon_id = ?').run(last);
  db.exec(
    `CREATE TRIGGER refuse BEFORE INSERT ON posting WHEN NEW.key LIKE '%:${String(last)}%'
     BEGIN SELECT RAISE(ABORT, 'refused'); END`,
  );
  settleMissed(world);
  expect(failedCount(db)).toBe(1);
  db.exec('DROP TRIGGER refuse');
  return { world, market, last, userId: userIds[119]! };
}

test('[OPS-46] a payout that is tried again goes by a word about its result that is still on its way', async () => {
  const { world, market, last } = await unpaid();
  settleMarkets(world, market.gameId, [[market.id, 1]]);
  await expect.poll(() => countOf(world, 'settled')).toBe(119);
  const { id: marketId } = market;
  takeWords(world, [{ id: 'w', marketId, at: 1, reason: 'wrongResult', do: 'correction', statusId: 0 }]);
  expect(couponById(world.db, last)?.state).toBe('open');
  world.clock.advance(60);
  const paid = () => Number(sql(world.db, 'SELECT COUNT(*) AS n FROM coupon WHERE payout > 0').get()?.n);
  await expect.poll(paid).toBe(0);
  expect(couponById(world.db, last)).toMatchObject({ state: 'settled', statusId: 0, payout: 0 });
  expect([postingsOf(world, last), failedCount(world.db), auditBooks(world.db)]).toEqual([[], 0, []]);
});

test('[OPS-46] who leaves with a coupon that could not be paid is paid', async () => {
  const { world, last, userId } = await unpaid();
  transaction(world.db, () => {
    returnStakes(world, userId);
  });
  expect(couponById(world.db, last)).toMatchObject({ state: 'settled', statusId: 1, payout: 17_40 });
  world.clock.advance(60);
  expect([postingsOf(world, last).length, failedCount(world.db), auditBooks(world.db)]).toEqual([1, 0, []]);
});
