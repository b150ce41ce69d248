import { expect, onTestFinished, test } from 'vitest';

import { auditBooks } from '../audit/index.ts';
import { sql } from '../db/index.ts';
import { accountsOf, balanceOf } from '../ledger/index.ts';
import { dayMs } from '../world/clock.ts';
import { createWorld } from '../worlds/index.ts';
import { moveOf } from './money.ts';
import { openGame } from './sessions.ts';
import { stepRound } from './steps.ts';

/** Five cards of ranks 1 to 13 and suits of 13 cards each: two aces and three twos, and five that nobody takes. */
const fullHouse = [0, 13, 1, 14, 27, 5, 6, 7, 8, 9];
const minor = 100;

/** A round of poker that these mathematics dealt, and that waits for the player. */
async function dealt(maths: string | null) {
  const fixed = { id: 'test', database: ':memory:', seed: 7, speed: 1, share: 0.01, now: Date.UTC(2026, 10, 18, 1) };
  const onError = (error: unknown) => {
    throw error;
  };
  const world = await createWorld({ ...fixed, onError });
  onTestFinished(() => world.close());
  world.simulator.command({ run: false });
  const userId = Number(sql(world.db, "SELECT id FROM user WHERE profile = 'demo'").get()?.id);
  const accountId = accountsOf(world.db, userId)[0]?.id ?? 0;
  const caller = { sessionId: 1, userId };
  const session = openGame(world, caller, { gameId: 'jacks', mode: 'real', accountId });
  const before = balanceOf(world.db, accountId);
  sql(
    world.db,
    "INSERT INTO game_seed (user_id, server_seed, client_seed, created_at, revealed_at) VALUES (?, 's', 'c', 1, 2)",
  ).run(userId);
  const now = world.clock.now();
  sql(
    world.db,
    `INSERT INTO game_round (bet_id, id, session_id, user_id, seed_id, nonce, game, iso, stake, payout, choice, draws, at, maths)
     SELECT 999, 'old', ?, ?, MAX(id), 0, 'jacks', ?, ?, 0, '{}', ?, ?, ? FROM game_seed`,
  ).run(session.id, userId, session.iso, minor, JSON.stringify(fullHouse), now, maths);
  moveOf(world, session, 'old', -minor);
  const paid = () => {
    expect(auditBooks(world.db)).toEqual([]);
    return balanceOf(world.db, accountId) - before + minor;
  };
  return { world, session, caller, paid };
}

test.each([
  ['before versions were kept', null, 9],
  ['by the first version', '1:a', 9],
  ['by the table of now', '2:b', 8],
])('[CAS-32] a full house that was dealt %s (%s) pays %i stakes when its player steps', async (_, maths, times) => {
  const { world, session, caller, paid } = await dealt(maths);
  stepRound(world, session, { roundId: 'old', hold: 31 }, caller);
  expect(paid()).toBe(times * minor);
});

test('[CAS-32] a round of the first version that is left for a day ends by its own table', async () => {
  const { world, paid } = await dealt('1:a');
  world.clock.advance(dayMs / 1000 + 120);
  expect(paid()).toBe(9 * minor);
});
