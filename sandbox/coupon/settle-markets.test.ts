import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';

import { afterAll, expect, test } from 'vitest';

import { auditBooks } from '../audit/index.ts';
import { openDatabase, sql } from '../db/index.ts';
import { balanceOf } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { settleMarkets, settleMissed } from './index.ts';
import { countOf, manyBets } from './many.testing.ts';
import { place, setUp, slipOf } from './player.testing.ts';
import { returnStakes } from './return-stakes.ts';
import { createSaleBoard } from './sale-board.ts';
import { offerFor } from './sale-price.ts';
import { couponById } from './store.ts';
import { takeWords } from './take-words.ts';

const folder = mkdtempSync(join(tmpdir(), 'settle-markets-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** 120 players with a bet on one match. */
async function followed() {
  const player = await setUp();
  const { world, markets } = player;
  const market = markets[0]!;
  const userIds = await manyBets(world, market, 120);
  const ids = sql(world.db, 'SELECT id FROM coupon ORDER BY id')
    .all()
    .map(({ id }) => Number(id));
  const settle = (statusId: 0 | 1) => settleMarkets(world, market.gameId, [[market.id, statusId]]);
  const settled = () => countOf(world, 'settled');
  return { ...player, market, userIds, ids, settle, settled };
}

const kept = ({ db }: World) => sql(db, 'SELECT COUNT(*) AS n FROM coupon_settling').get()?.n;

test('[OPS-34] a match of many coupons settles fifty a turn, and a match of fifty at once', async () => {
  const { settle, settled, world } = await followed();
  settle(1);
  expect([settled(), kept(world)]).toEqual([50, 1]);
  await setImmediate();
  await expect.poll(settled).toBe(120);
  await expect.poll(() => kept(world)).toBe(0);
  expect(auditBooks(world.db)).toEqual([]);
});

test('[OPS-34] a second result for the same outcome waits behind the first and changes nothing', async () => {
  const { settle, settled, world } = await followed();
  settle(0);
  settle(1);
  await expect.poll(settled).toBe(120);
  await expect.poll(() => kept(world)).toBe(0);
  expect(sql(world.db, 'SELECT DISTINCT status_id AS id FROM coupon').all()).toEqual([
    expect.objectContaining({ id: 0 }),
  ]);
});

test('[OPS-34] a process that ends within a settlement goes on with the same results at its next start, and pays none twice', async () => {
  const { settle, world, market, markets, ids, ...player } = await followed();
  await place({ ...player, world, markets }, slipOf([market]));
  settle(1);
  const path = join(folder, 'ended.db');
  world.db.exec(`VACUUM INTO '${path}'`);
  const db = openDatabase(path);
  const after = { ...world, db };
  expect(countOf(after, 'settled')).toBe(50);
  // The match itself has not ended for the new process: it would say nothing of these bets.
  expect(world.simulator.resultOf(market.id)).toBeNull();
  settleMissed(after);
  settleMissed(after);
  expect([countOf(after, 'open'), countOf(after, 'settled'), kept(after)]).toEqual([0, 121, 0]);
  expect(sql(db, "SELECT COUNT(*) AS n FROM posting WHERE kind = 'payout'").get()?.n).toBe(121);
  expect(ids.every((id) => couponById(db, id)?.statusId === 1)).toBe(true);
  expect(auditBooks(db)).toEqual([]);
  db.close();
});

test('[OPS-34] a bet whose result is known cannot be sold nor given back while others are settled', async () => {
  const { settle, world, ids, userIds } = await followed();
  world.clock.advance(60);
  const last = couponById(world.db, ids[119]!)!;
  expect(offerFor(world, last)?.price).toBeGreaterThan(0);
  settle(0);
  expect(offerFor(world, last)).toBeNull();
  returnStakes(world, userIds[119]!);
  expect(couponById(world.db, last.id)).toMatchObject({ state: 'settled', statusId: 0, payout: 0 });
  expect(balanceOf(world.db, last.accountId)).toBe(990_00);
});

test('[OPS-34] what an operator says meanwhile counts for the coupons that have not had the result of the match', async () => {
  const { settle, settled, world, market } = await followed();
  settle(1);
  const word = { id: 'w1', marketId: market.id, at: 1, reason: 'wrong_result', do: 'settle', statusId: 0 } as const;
  takeWords(world, [word as never]);
  await expect.poll(() => kept(world)).toBe(0);
  expect(settled()).toBe(120);
  expect(sql(world.db, 'SELECT DISTINCT status_id AS id FROM coupon').all()).toEqual([
    expect.objectContaining({ id: 0 }),
  ]);
  expect(auditBooks(world.db)).toEqual([]);
});

test('[OPS-34] the offers of many players are looked at fifty a turn, and no round begins within another', async () => {
  const { world } = await followed();
  world.clock.advance(60);
  const asked: number[] = [];
  // The world has a board of its own, which must not count.
  const { fairOf } = world.simulator;
  const own = {
    ...world,
    simulator: {
      ...world.simulator,
      fairOf: (marketId: number) => {
        asked.push(marketId);
        return fairOf(marketId);
      },
    },
  };
  const board = createSaleBoard(own);
  board.stop();
  board.beat();
  const each = asked.length / 50;
  expect(Number.isInteger(each)).toBe(true);
  board.beat();
  expect(asked).toHaveLength(50 * each);
  await expect.poll(() => asked.length).toBe(120 * each);
});
