import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import type { BetStatusId } from '../../contracts/coupon.ts';
import { couponTypes } from '../../contracts/coupon-types.ts';
import { auditBooks } from '../audit/index.ts';
import { openDatabase, sql, transaction } from '../db/index.ts';
import { balanceOf } from '../ledger/index.ts';
import { settlementsOf } from '../settlements/index.ts';
import type { World } from '../world/world.ts';
import { availableAdvance } from './advance.ts';
import { settleMarkets, settleMissed } from './index.ts';
import { manyBets } from './many.testing.ts';
import { place, setUp, slipOf } from './player.testing.ts';
import { returnStakes } from './return-stakes.ts';
import { isForSale, offerFor } from './sale-price.ts';
import { couponById } from './store.ts';
import { bringWords, keepWords, takenWhole, takeWords } from './take-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'correct-slices-'));
afterAll(() => rmSync(folder, { recursive: true }));

const statusesOf = ({ db }: World) =>
  sql(db, 'SELECT status_id AS status, COUNT(*) AS count FROM coupon GROUP BY status_id ORDER BY status_id')
    .all()
    .map(({ status, count }) => [Number(status), Number(count)]);
const kept = ({ db }: World) => sql(db, 'SELECT COUNT(*) AS n FROM coupon_correcting').get()?.n;
const movesOf = ({ db }: World, kind: string) =>
  Number(sql(db, 'SELECT COUNT(*) AS n FROM posting WHERE kind = ?').get(kind)?.n);

/** 120 players have won by the result of a match, and the demo player has it as the first of two bets. */
async function paid() {
  const player = await setUp();
  const { world, markets } = player;
  const [market, other] = [markets[0]!, markets[1]!];
  const userIds = await manyBets(world, market, 120);
  await place(player, slipOf([market, other], { typeId: couponTypes.express, amount: 10 }));
  const ids = sql(world.db, 'SELECT id FROM coupon ORDER BY id')
    .all()
    .map(({ id }) => Number(id));
  settleMarkets(world, market.gameId, [[market.id, 1]]);
  await expect
    .poll(() => statusesOf(world))
    .toEqual([
      [-2, 1],
      [1, 120],
    ]);
  let at = 0;
  const word = (said: { do: 'correction'; statusId: BetStatusId } | { do: 'rollback' }) => {
    at += 1;
    return { id: `w${String(at)}`, marketId: market.id, at, reason: 'wrongResult' as const, ...said };
  };
  const lost = () => word({ do: 'correction', statusId: 0 });
  return { ...player, market, other, userIds, ids, word, lost, express: () => couponById(world.db, ids[120]!)! };
}

test('[OPS-37] a result that was wrong for many coupons is corrected fifty a turn, and the books are in order at each', async () => {
  const { world, lost, express } = await paid();
  const words = keepWords(world, [lost()]);
  bringWords(world, words);
  expect(statusesOf(world)).toEqual([
    [-2, 1],
    [0, 50],
    [1, 70],
  ]);
  expect([kept(world), auditBooks(world.db)]).toEqual([1, []]);
  expect(await takenWhole(words)).toEqual([{ id: 'w1', outcome: 'applied', coupons: 121 }]);
  expect(statusesOf(world)).toEqual([[0, 121]]);
  expect([movesOf(world, 'correction'), kept(world), auditBooks(world.db)]).toEqual([120, 0, []]);
  expect(express()).toMatchObject({ state: 'settled', payout: 0 });
});

test('[OPS-37] a process that ends within a correction goes on with it at its next start, and corrects none twice', async () => {
  const { world, lost } = await paid();
  takeWords(world, [lost()]);
  const path = join(folder, 'ended.db');
  world.db.exec(`VACUUM INTO '${path}'`);
  const db = openDatabase(path);
  const after = { ...world, db };
  expect([kept(after), movesOf(after, 'correction')]).toEqual([1, 50]);
  settleMissed(after);
  settleMissed(after);
  expect(statusesOf(after)).toEqual([[0, 121]]);
  expect([kept(after), movesOf(after, 'correction'), auditBooks(db)]).toEqual([0, 120, []]);
  db.close();
});

test('[OPS-37] a coupon that waits for its correction is not sold and backs no advance, and is again afterwards', async () => {
  const { world, accountId, word, express } = await paid();
  world.clock.advance(60);
  const advance = () => availableAdvance(world, { accountId } as never, []);
  expect(offerFor(world, express())?.price).toBeGreaterThan(0);
  expect(advance()).toBeGreaterThan(0);
  const words = keepWords(world, [word({ do: 'correction', statusId: 2 })]);
  bringWords(world, words);
  expect([express().bets[0]?.statusId, offerFor(world, express()), isForSale(world, express()), advance()]).toEqual([
    1,
    null,
    false,
    0,
  ]);
  await takenWhole(words);
  expect(express().bets[0]?.statusId).toBe(2);
  expect(offerFor(world, express())?.price).toBeGreaterThan(0);
  expect(advance()).toBeGreaterThan(0);
});

test('[OPS-37] a result that comes meanwhile pays by the corrected one, and nothing before', async () => {
  const { world, other, lost, express } = await paid();
  takeWords(world, [lost()]);
  transaction(world.db, () => {
    settleMarkets(world, other.gameId, [[other.id, 1]]);
  });
  expect(express()).toMatchObject({
    state: 'settled',
    statusId: 0,
    payout: 0,
    bets: [{ statusId: 0 }, { statusId: 1 }],
  });
  await expect.poll(() => kept(world)).toBe(0);
  expect(movesOf(world, 'payout')).toBe(120);
  expect(auditBooks(world.db)).toEqual([]);
});

test('[OPS-37] who leaves meanwhile leaves with the corrected result', async () => {
  const { world, userIds, ids, word, accountId: _, ...player } = await paid();
  const last = couponById(world.db, ids[119]!)!;
  takeWords(world, [word({ do: 'rollback' })]);
  transaction(world.db, () => {
    returnStakes(world, userIds[119]!);
    returnStakes(world, player.userId);
  });
  expect(couponById(world.db, last.id)).toMatchObject({ state: 'settled', statusId: 3, payout: 10_00 });
  expect(balanceOf(world.db, last.accountId)).toBe(1000_00);
  await expect.poll(() => kept(world)).toBe(0);
  expect(couponById(world.db, last.id)).toMatchObject({ state: 'settled', statusId: 3, payout: 10_00 });
  expect(auditBooks(world.db)).toEqual([]);
});

test('[OPS-37] a later word about the same result takes the place of one on its way', async () => {
  const { world, ids, word, lost } = await paid();
  const first = keepWords(world, [lost()]);
  bringWords(world, first);
  const second = keepWords(world, [word({ do: 'correction', statusId: 2 })]);
  bringWords(world, second);
  expect(await takenWhole(first)).toMatchObject([{ coupons: 50 }]);
  expect(await takenWhole(second)).toMatchObject([{ coupons: 121 }]);
  expect([kept(world), auditBooks(world.db)]).toEqual([0, []]);
  expect(settlementsOf(world.db, ids[0]!).map(({ wordId }) => wordId)).toEqual([null, 'w1', 'w2']);
  expect(settlementsOf(world.db, ids[119]!).map(({ wordId }) => wordId)).toEqual([null, 'w2']);
});

test('[OPS-37] a coupon that cannot be reckoned is told of, is not sold and holds nobody up; the next start tries again', async () => {
  const { world, ids, lost } = await paid();
  const bad = ids[119]!;
  const { db } = world;
  const refuse = `CREATE TRIGGER refuse BEFORE UPDATE ON coupon_bet WHEN OLD.coupon_id = ${String(bad)} BEGIN SELECT RAISE(ABORT, 'refused'); END`;
  db.exec(refuse);
  const words = keepWords(world, [lost()]);
  bringWords(world, words);
  expect(await takenWhole(words)).toMatchObject([{ coupons: 120 }]);
  expect(couponById(db, bad)).toMatchObject({ statusId: 1 });
  expect([kept(world), auditBooks(db)]).toEqual([1, []]);
  expect(sql(db, 'SELECT subject FROM alarm').all()).toEqual([
    expect.objectContaining({ subject: `coupon ${String(bad)}` }),
  ]);
  db.exec('DROP TRIGGER refuse');
  settleMissed(world);
  expect(couponById(db, bad)).toMatchObject({ statusId: 0, payout: 0 });
  expect([kept(world), movesOf(world, 'correction')]).toEqual([0, 120]);
});
