import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { virtualSportIds } from '../../contracts/virtual/facts.ts';
import { auditBooks } from '../audit/index.ts';
import { place, slipOf } from '../coupon/player.testing.ts';
import { sql } from '../db/index.ts';
import { accountsOf, balanceOf } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../worlds/index.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-virtual-'));
afterAll(() => rmSync(folder, { recursive: true }));

const open = (now: number): Promise<World> =>
  createWorld({
    ...{ id: 'test', database: join(folder, 'world.sqlite'), seed: 7, speed: 1, share: 0.05, now },
    onError: (error) => {
      throw error;
    },
  });
const start = Date.UTC(2026, 0, 5, 9);
const minute = 60_000;

test('[CAS-05] [CAS-09] a stop in the middle of virtual matches: they go on by the same seeds, and bets are settled once', async () => {
  const before = await open(start);
  const userId = Number(sql(before.db, "SELECT id FROM user WHERE profile = 'demo'").get()?.id);
  const accountId = accountsOf(before.db, userId)[0]?.id ?? 0;
  const moneyOf = (world: World) => balanceOf(world.db, accountId);
  const matches = before.simulator
    .snapshot()
    .games.filter(({ sportId, zone }) => zone === 'line' && virtualSportIds.some((id) => id === sportId));
  const markets = matches.flatMap(
    ({ id }) => before.simulator.marketsOf(id).find(({ isMain, isBlocked }) => isMain && !isBlocked) ?? [],
  );
  expect(markets.length).toBeGreaterThanOrEqual(9);
  const held = moneyOf(before);
  for (const market of markets) await place({ world: before, userId, accountId, markets: [] }, slipOf([market]));
  const staked = held - moneyOf(before);
  expect(staked).toBe(markets.length * 10_000);
  // The process is gone in the middle of a round, and comes back when all is over.
  before.clock.setNow(start + 2.5 * minute);
  before.close();

  const after = await open(start + 30 * minute);
  const results = markets.map(({ id }) => after.simulator.resultOf(id));
  expect(results).not.toContain(null);
  const paid = moneyOf(after);
  const openBets = () => sql(after.db, "SELECT count(*) AS n FROM coupon WHERE state = 'open'").get()?.n;
  expect(openBets()).toBe(0);
  after.close();

  const again = await open(start + 60 * minute);
  expect(moneyOf(again)).toBe(paid);
  expect(markets.map(({ id }) => again.simulator.resultOf(id))).toEqual(results);
  expect(auditBooks(again.db)).toEqual([]);
  again.close();
});
