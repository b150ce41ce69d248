import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { couponTypes } from '../../contracts/coupon-types.ts';
import { auditBooks } from '../audit/index.ts';
import { openDatabase, sql, transaction } from '../db/index.ts';
import { watchLoop } from '../http/loop.ts';
import type { World } from '../world/world.ts';
import { settleMarkets, settleMissed } from './index.ts';
import { countOf, manyBets } from './many.testing.ts';
import { place, setUp, slipOf } from './player.testing.ts';
import { returnStakes } from './return-stakes.ts';
import { couponById } from './store.ts';
import { bringWords, keepWords, takenWhole } from './take-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'failing-coupon-'));
afterAll(() => rmSync(folder, { recursive: true }));

const kept = ({ db }: World, table: string) => Number(sql(db, `SELECT COUNT(*) AS n FROM ${table}`).get()?.n);

/** This many players with a bet on one match, and the demo player with it as the first of two bets. */
async function followed(count: number) {
  const player = await setUp();
  const { world, markets } = player;
  const [market, other] = [markets[0]!, markets[1]!];
  const userIds = await manyBets(world, market, count);
  await place(player, slipOf([market, other], { typeId: couponTypes.express, amount: 10 }));
  const ids = sql(world.db, 'SELECT id FROM coupon ORDER BY id')
    .all()
    .map(({ id }) => Number(id));
  const settle = () => settleMarkets(world, market.gameId, [[market.id, 1]]);
  const refuse = (id: number | undefined, position: number) =>
    world.db.exec(
      `CREATE TRIGGER refuse BEFORE UPDATE ON coupon_bet WHEN OLD.coupon_id = ${String(id)} AND OLD.position = ${String(position)}
       BEGIN SELECT RAISE(ABORT, 'refused'); END`,
    );
  const allow = () => {
    world.db.exec('DROP TRIGGER refuse');
  };
  const lost = { marketId: market.id, at: 1, reason: 'wrongResult', do: 'correction', statusId: 0 } as const;
  const correct = () => {
    const words = keepWords(world, [{ ...lost, id: 'w1' }]);
    bringWords(world, words);
    return takenWhole(words);
  };
  return { ...player, market, other, userIds, ids, settle, refuse, allow, correct };
}

test('[OPS-41] a correction that a failing settlement took back with it reaches the coupon all the same', async () => {
  const { world, ids, other, settle, refuse, correct } = await followed(60);
  settle();
  await expect.poll(() => countOf(world, 'settled')).toBe(60);
  refuse(ids[60], 1);
  const taken = correct();
  transaction(world.db, () => settleMarkets(world, other.gameId, [[other.id, 1]]));
  expect(await taken).toEqual([{ id: 'w1', outcome: 'applied', coupons: 61 }]);
  expect(couponById(world.db, ids[60]!)?.bets[0]?.statusId).toBe(0);
  expect([kept(world, 'coupon_correcting'), auditBooks(world.db)]).toEqual([0, []]);
});

test('[OPS-41] a coupon that cannot be corrected does not keep its player from closing the account', async () => {
  const { world, ids, userIds, settle, refuse, correct } = await followed(60);
  settle();
  await expect.poll(() => countOf(world, 'settled')).toBe(60);
  refuse(ids[59], 0);
  await correct();
  transaction(world.db, () => {
    returnStakes(world, userIds[59]!);
  });
  expect(kept(world, 'coupon_correcting')).toBe(1);
  expect(sql(world.db, 'SELECT subject FROM alarm').get()).toMatchObject({ subject: `coupon ${String(ids[59])}` });
});

test('[OPS-41] results that time cut off are kept with the first coupons that have them', async () => {
  const { world, settle } = await followed(40);
  watchLoop(world);
  settle();
  // A machine may be fast enough for all of them.
  const left = countOf(world, 'open') > 1;
  expect(kept(world, 'coupon_settling')).toBe(left ? 1 : 0);
  const path = join(folder, 'cut.db');
  world.db.exec(`VACUUM INTO '${path}'`);
  const db = openDatabase(path);
  const after = { ...world, db };
  settleMissed(after);
  expect([countOf(after, 'settled'), kept(after, 'coupon_settling')]).toEqual([40, 0]);
  db.close();
});

test.each(['alone', 'inside another transaction'])(
  '[OPS-41] a result that could not be written to one coupon is kept for the next start (%s)',
  async (where) => {
    const { world, ids, settle, refuse, allow } = await followed(60);
    refuse(ids[59], 0);
    if (where === 'alone') settle();
    else transaction(world.db, settle);
    await expect.poll(() => countOf(world, 'settled')).toBe(59);
    expect(kept(world, 'coupon_settling')).toBe(1);
    allow();
    const path = join(folder, `${where}.db`);
    world.db.exec(`VACUUM INTO '${path}'`);
    const db = openDatabase(path);
    const after = { ...world, db };
    settleMissed(after);
    expect([countOf(after, 'settled'), kept(after, 'coupon_settling'), auditBooks(db)]).toEqual([60, 0, []]);
    db.close();
  },
);

test('[OPS-41] a start that cannot write a result to a coupon keeps it for the start after', async () => {
  const { world, ids, settle, refuse, allow } = await followed(60);
  refuse(ids[59], 0);
  settle();
  await expect.poll(() => countOf(world, 'settled')).toBe(59);
  settleMissed(world);
  expect([countOf(world, 'settled'), kept(world, 'coupon_settling')]).toEqual([59, 1]);
  allow();
  settleMissed(world);
  expect([countOf(world, 'settled'), kept(world, 'coupon_settling')]).toEqual([60, 0]);
});
