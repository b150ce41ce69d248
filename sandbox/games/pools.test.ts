import { expect, onTestFinished, test } from 'vitest';

import { scratchPrizes } from '../../contracts/games/index.ts';
import { sql } from '../db/index.ts';
import { createWorld } from '../worlds/index.ts';
import type { StoredSession } from './money.ts';
import { poolOf, sell, withPool } from './pools.ts';

const session: StoredSession = { id: 's', login_id: 1, user_id: 1, game: 'scratch', account_id: 1, iso: 'USD' };
const full = scratchPrizes.map(({ count }) => count);

async function setup() {
  const onError = (error: unknown) => {
    throw error;
  };
  const world = await createWorld({
    ...{ id: 'test', database: ':memory:', seed: 7, speed: 1, share: 0.01, onError },
  });
  onTestFinished(() => world.close());
  /** Sells the first ticket that is left: one with the largest prize of the pool. */
  const sellFirst = () => sell(world, session, withPool(world, session, {}), [0]);
  const leave = (left: readonly number[]) =>
    sql(world.db, 'UPDATE scratch_pool SET tickets = ? WHERE closed_at IS NULL').run(JSON.stringify(left));
  return { sellFirst, leave, pool: () => poolOf(world, session) };
}

test('[CAS-09] scratch cards: when all tickets of a prize are sold the rest of the pool is sold on', async () => {
  const { sellFirst, pool } = await setup();
  expect(pool()).toEqual(full);
  sellFirst();
  expect([full[0], pool()]).toEqual([1, [0, ...full.slice(1)]]);
  sellFirst();
  expect(pool()).toEqual([0, full[1]! - 1, ...full.slice(2)]);
});

test('[CAS-09] scratch cards: the last ticket of a pool opens a full one', async () => {
  const { sellFirst, leave, pool } = await setup();
  expect(pool()).toEqual(full);
  leave([0, 0, 0, 0, 0, 0, 0, 2]);
  sellFirst();
  expect(pool()).toEqual([0, 0, 0, 0, 0, 0, 0, 1]);
  sellFirst();
  expect(pool()).toEqual(full);
});
