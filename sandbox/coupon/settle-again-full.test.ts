import { expect, test } from 'vitest';

import { openAlarms } from '../alarms/index.ts';
import { auditBooks } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import { failedCount, settleMarkets, settleMissed } from './index.ts';
import { countOf, manyBets } from './many.testing.ts';
import { setUp } from './player.testing.ts';

/** Players with a bet on the first outcome, and one with a bet on another match. */
async function followed(count: number) {
  const { world, markets } = await setUp();
  const { db } = world;
  const first = markets[0]!;
  const second = markets.find(({ gameId }) => gameId !== first.gameId)!;
  await manyBets(world, first, count);
  await manyBets(world, second, 1);
  /** `ABORT` refuses a coupon; `ROLLBACK` ends the transaction, as a full disk does. */
  const refuse = (how: 'ABORT' | 'ROLLBACK', ...acts: string[]) => {
    for (const [at, act] of acts.entries()) {
      const name = `refuse${String(at)}`;
      db.exec(
        `DROP TRIGGER IF EXISTS ${name}; CREATE TRIGGER ${name} BEFORE ${act} BEGIN SELECT RAISE(${how}, 'full'); END`,
      );
    }
  };
  const allow = () => {
    db.exec('DROP TRIGGER IF EXISTS refuse0; DROP TRIGGER IF EXISTS refuse1');
  };
  const settle = () => {
    for (const { id, gameId } of [first, second]) settleMarkets(world, gameId, [[id, 1]]);
  };
  const messages = () => openAlarms(db).map(({ message }) => message.split(':')[0]);
  return { world, db, refuse, allow, settle, messages };
}

const mended = 'A later try went well. Before that';
const payouts = "INSERT ON posting WHEN NEW.kind = 'payout'";

test('[OPS-46] a try that meets a full disk ends nothing, forgets nothing, and goes on by itself', async () => {
  const { world, db, refuse, allow, settle, messages } = await followed(1);
  refuse('ABORT', 'UPDATE ON coupon_bet');
  settle();
  expect([failedCount(db), countOf(world, 'open')]).toEqual([2, 2]);
  refuse('ROLLBACK', 'UPDATE ON coupon_bet', 'INSERT ON coupon_settling');
  expect(() => {
    world.clock.advance(60);
  }).not.toThrow();
  expect(countOf(world, 'open')).toBe(2);
  allow();
  world.clock.advance(7200);
  await expect.poll(() => countOf(world, 'settled')).toBe(2);
  await expect.poll(() => sql(db, 'SELECT * FROM coupon_settling').all()).toEqual([]);
  expect([failedCount(db), new Set(messages()), auditBooks(db)]).toEqual([0, new Set([mended]), []]);
});

test('[OPS-46] so does a payout that meets one', async () => {
  const { world, db, refuse, allow, messages } = await followed(1);
  sql(db, 'UPDATE coupon_bet SET status_id = 1').run();
  refuse('ABORT', payouts);
  settleMissed(world);
  expect(failedCount(db)).toBe(2);
  refuse('ROLLBACK', payouts);
  expect(() => {
    world.clock.advance(60);
  }).not.toThrow();
  expect([failedCount(db), countOf(world, 'open')]).toEqual([2, 2]);
  allow();
  world.clock.advance(7200);
  await expect.poll(() => countOf(world, 'settled')).toBe(2);
  expect(failedCount(db)).toBe(0);
  expect([new Set(messages()), auditBooks(db)]).toEqual([new Set([mended]), []]);
});

test('[OPS-46] payouts are tried again fifty a turn, whether they fail or not', async () => {
  const { world, db, refuse, allow } = await followed(119);
  sql(db, 'UPDATE coupon_bet SET status_id = 1').run();
  refuse('ABORT', payouts);
  settleMissed(world);
  const tries = () => Number(sql(db, 'SELECT SUM(times) AS n FROM alarm').get()?.n);
  expect([failedCount(db), tries()]).toEqual([120, 120]);
  world.clock.advance(60);
  expect([failedCount(db), tries()]).toEqual([120, 170]);
  await expect.poll(tries).toBe(240);
  allow();
  world.clock.advance(120);
  expect([failedCount(db), countOf(world, 'settled')]).toEqual([70, 50]);
  await expect.poll(() => countOf(world, 'settled')).toBe(120);
  expect([failedCount(db), auditBooks(db)]).toEqual([0, []]);
});
