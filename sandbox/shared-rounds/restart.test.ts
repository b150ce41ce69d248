import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { type SharedChoice, sharedGameOf } from '../../contracts/shared-games/index.ts';
import { auditBooks } from '../audit/index.ts';
import { sql, transaction } from '../db/index.ts';
import type { CallerSession } from '../http/context.ts';
import { accountsOf, balanceOf } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../worlds/index.ts';
import { leaveRound, placeBet } from './act.ts';
import { chainOf, drawsOfRound } from './chain.ts';
import { lookAt } from './engine.ts';
import { hashOf, sha256 } from './hash-chain.ts';
import { outcomeOf, roundById, type StoredRound } from './rounds.ts';
import { betOf, seatOf } from './seat.ts';

const folder = mkdtempSync(join(tmpdir(), 'openbook-shared-rounds-'));
afterAll(() => rmSync(folder, { recursive: true }));

const start = Date.UTC(2026, 0, 5);
async function open(name: string, now: number): Promise<World> {
  const world = await createWorld({
    ...{ id: 'test', database: join(folder, `${name}.sqlite`), seed: 7, speed: 1, share: 0.05, now },
    onError: (error) => {
      throw error;
    },
  });
  world.simulator.stop();
  return world;
}

const callerOf = (world: World): CallerSession => ({
  userId: Number(sql(world.db, "SELECT id FROM user WHERE profile = 'demo'").get()?.id),
  sessionId: 1,
});
const moneyOf = (world: World) => balanceOf(world.db, accountsOf(world.db, callerOf(world).userId)[0]?.id ?? 0);
function bet(world: World, choice: SharedChoice, minor = 10_000): string {
  const seat = seatOf(world, callerOf(world), 'crash', { mode: 'real' });
  const { id } = lookAt(world, 'crash');
  return transaction(world.db, () => placeBet(world, seat, { roundId: id, minor, choice }));
}
/** Ends rounds until one is open that ends at `least` hundredths or later. */
function roundOf(world: World, least: number): StoredRound {
  for (let tries = 0; tries < 500; tries++) {
    const round = lookAt(world, 'crash');
    if (round.ended_at === null && (outcomeOf(round)[0] ?? 0) >= least) return round;
    world.clock.setNow(Math.max(world.clock.now() + 1, round.ended_at === null ? round.ends_at : round.next_at));
  }
  throw new Error('No such round came.');
}

test('[CAS-05] a round whose server was away is paid by its stored outcome; who could not press gets the stake back', async () => {
  const before = await open('away', start);
  roundOf(before, 300);
  const held = moneyOf(before);
  const own = bet(before, { auto: 300 });
  const { id } = lookAt(before, 'crash');
  before.clock.advance(9);
  expect(betOf(before, callerOf(before).userId, own).settled_at).toBeNull();
  const at = before.clock.now();
  before.close();

  const after = await open('away', at + 3_600_000);
  const { userId } = callerOf(after);
  expect(betOf(after, userId, own)).toMatchObject({ payout: 30_000, left_at: 300 });
  expect(roundById(after, id).ended_at).not.toBeNull();
  expect(moneyOf(after)).toBe(held + 20_000);

  after.clock.advance(60);
  roundOf(after, 101);
  const silent = bet(after, {});
  const later = after.clock.now();
  after.close();
  const last = await open('away', later + 3_600_000);
  expect(betOf(last, userId, silent)).toMatchObject({ payout: 10_000, left_at: null, is_returned: 1 });
  expect(moneyOf(last)).toBe(held + 20_000);
  expect(auditBooks(last.db)).toEqual([]);
  last.close();
}, 60_000);

test('[CAS-05] a short stop changes nothing: the round runs on, and its player leaves by a press', async () => {
  const before = await open('short', start);
  roundOf(before, 400);
  const held = moneyOf(before);
  const own = bet(before, {});
  before.clock.advance(9);
  const at = before.clock.now();
  before.close();
  const after = await open('short', at + 1000);
  const caller = callerOf(after);
  transaction(after.db, () => leaveRound(after, { kind: 'crash', caller }, own));
  const { left_at: left, payout } = betOf(after, caller.userId, own);
  expect(left).toBeGreaterThan(108);
  expect(payout).toBe((left ?? 0) * 100);
  expect(moneyOf(after)).toBe(held - 10_000 + payout);
  after.close();
}, 60_000);

test('[CAS-07] two hundred rounds lead back to the hash that was told first, and each comes out as stored', async () => {
  const world = await open('chain', start);
  const { chain_id } = lookAt(world, 'wheel-draw');
  const chain = chainOf(world, chain_id);
  for (let count = 0; count < 200; count++) {
    lookAt(world, 'wheel-draw');
    world.clock.advance(30);
  }
  const rounds = sql(
    world.db,
    "SELECT * FROM shared_round WHERE kind = 'wheel-draw' ORDER BY number",
  ).all() as StoredRound[];
  expect(rounds.length).toBeGreaterThanOrEqual(200);
  let before = chain.terminating;
  for (const round of rounds) {
    expect(sha256(round.hash)).toBe(before);
    expect(drawsOfRound('wheel-draw', { ...round, salt: chain.salt })).toEqual(outcomeOf(round));
    before = round.hash;
  }
  const digit = rounds[0]!.hash.startsWith('0') ? '1' : '0';
  expect(sha256(digit + rounds[0]!.hash.slice(1))).not.toBe(chain.terminating);
  expect(hashOf(chain, rounds.length)).toBe(before);
  world.close();
}, 60_000);

test('[CAS-09] rounds rest while nobody looks, and go on when somebody does', async () => {
  const world = await open('rest', start);
  const count = () => Number(sql(world.db, 'SELECT COUNT(*) AS n FROM shared_round').get()?.n);
  lookAt(world, 'keno-draw');
  world.clock.advance(3600);
  const rested = count();
  expect(rested).toBeLessThan(5);
  world.clock.advance(3600);
  expect(count()).toBe(rested);
  const round = lookAt(world, 'keno-draw');
  expect(round.opens_at % 60_000).toBe(0);
  expect(world.clock.now() - round.opens_at).toBeLessThan(60_000);
  expect(sharedGameOf('keno-draw').timing.by).toBe('clock');
  world.close();
}, 60_000);
