import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { openFunded } from '../account/index.ts';
import { createUser, updateUser } from '../auth/users.ts';
import { chooseNoLimit } from '../cashier/choice.ts';
import { createDeposit } from '../cashier/create.ts';
import { goOnWithDeposits } from '../cashier/go-on.ts';
import { moveDeposit } from '../cashier/move.ts';
import { setUp } from '../coupon/player.testing.ts';
import { sql, transaction } from '../db/index.ts';
import { stakeBounds } from '../games/money.ts';
import { openGame } from '../games/sessions.ts';
import { ApiFailure } from '../http/failure.ts';
import { onMoved, post } from '../ledger/index.ts';
import { createClock } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { answerLimit, setLimits } from './change.ts';
import { requireStake } from './door.ts';
import { type Counted, createJudge, judged } from './histories.testing.ts';

/** `npm run limits:prove` asks for 20,000. */
const runs = Number(process.env.LIMIT_RUNS ?? 2000);
const day = 86_400;
const types = Object.keys(judged).map(Number);
const money = fc.record({
  minor: fc.integer({ min: 200, max: 6000 }),
  iso: fc.constantFrom('USD' as const, 'EUR' as const),
});
/** `twice`: two tabs send it at one moment. */
const paid = <Act extends string>(act: Act) => fc.record({ do: fc.constant(act), money, twice: fc.boolean() });
const step = fc.oneof(
  paid('deposit'),
  paid('stake'),
  fc.record({ do: fc.constant('launch' as const) }),
  fc.record({ do: fc.constantFrom('sale' as const, 'payout' as const, 'return' as const), money }),
  fc.record({
    do: fc.constant('bank' as const),
    says: fc.constantFrom('yes' as const, 'no' as const, 'poor' as const),
  }),
  fc.record({
    do: fc.constant('set' as const),
    type: fc.constantFrom(...types),
    value: fc.option(fc.integer({ min: 0, max: 9000 }), { freq: 6 }),
  }),
  fc.record({ do: fc.constantFrom('confirm' as const, 'reject' as const), type: fc.constantFrom(...types) }),
  fc.record({ do: fc.constant('wait' as const), seconds: fc.constantFrom(1, 5, 900, day / 2, day - 1, day, 2 * day) }),
  fc.record({ do: fc.constant('restart' as const) }),
);
const history = fc.array(step, { minLength: 4, maxLength: 9 });
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;

/** The code of a refusal, null when there was none. What else is thrown is a fault. */
function refusalOf(run: () => void): { code: number; limitType: unknown } | null {
  try {
    run();
    return null;
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const { limit } = (error.details.data ?? {}) as { limit?: { limitType: number } };
    return { code: error.code, limitType: limit?.limitType };
  }
}

const spending: readonly Counted[] = ['stake', 'loss', 'bet'];
let number = 0;

/** A player with money in two currencies, before the real doors of the backend. */
function playerIn(world: World) {
  const at = world.clock.now();
  const userId = createUser(world.db, {
    ...{ email: null, password: '', profile: 'player', countryId: 1, language: 'en', createdAt: at },
  });
  const accounts = {
    USD: openFunded(world, userId, { iso: 'USD', minor: 10_000_000, type: 0 }),
    EUR: openFunded(world, userId, { iso: 'EUR', minor: 10_000_000, type: 9 }),
  };
  updateUser(world.db, userId, { mainAccount: accounts.USD, activeAccount: accounts.USD });
  chooseNoLimit(world, userId);
  const { lastInsertRowid } = sql(
    world.db,
    'INSERT INTO session (secret_hash, user_id, is_saved, created_at, seen_at) VALUES (?, ?, 0, ?, ?)',
  ).run(randomUUID(), userId, at, at);
  const judge = createJudge();
  const open: string[] = [];
  const nowSec = () => Math.floor(world.clock.now() / 1000);

  const move = (kind: string, iso: 'USD' | 'EUR', minor: number) =>
    post(world.db, {
      ...{ key: `${kind}:${String((number += 1))}`, kind, at: world.clock.now() },
      entries: [
        { account: accounts[iso], minor },
        { account: { house: 'stakes', iso }, minor: -minor },
      ],
    });
  /** Sends it, and holds the answer against what the judge says of it. */
  const spend = (counts: readonly Counted[], { minor, iso }: { minor: number; iso: string }, act: () => void) => {
    const stopping = judge.stopping(counts, minor, iso, nowSec());
    const refused = refusalOf(() => transaction(world.db, act));
    expect(refused !== null, JSON.stringify({ counts, minor, iso, stopping, refused })).toBe(stopping.length > 0);
    if (refused === null) return true;
    expect([2001, 1019, 1020]).toContain(refused.code);
    expect(stopping).toContain(refused.limitType);
    return false;
  };

  function deposit({ minor, iso }: { minor: number; iso: 'USD' | 'EUR' }): void {
    let id = '';
    const asked = {
      methodId: 'instant',
      accountId: accounts[iso],
      amount: minor / 100,
      returnPath: '/en/office',
    } as const;
    const isBegun = spend(['deposit'], { minor, iso }, () => (id = createDeposit(world, userId, asked).id));
    if (!isBegun) return;
    judge.note(['deposit'], minor, iso, nowSec(), id);
    open.push(id);
  }
  function stake({ minor, iso }: { minor: number; iso: 'USD' | 'EUR' }): void {
    const isPlaced = spend(spending, { minor, iso }, () => {
      requireStake(world, userId, { iso, minor });
      move('stake', iso, -minor);
    });
    if (isPlaced) judge.note(spending, minor, iso, nowSec());
  }
  /** What the bank says of the oldest deposit that waits. */
  function bank(says: 'yes' | 'no' | 'poor'): void {
    const id = open.shift() ?? '';
    const dueAt = world.clock.now() + 5000;
    if (says === 'yes') moveDeposit(world, id, 'processing', { dueAt });
    else if (moveDeposit(world, id, says === 'no' ? 'cancelled' : 'failed')) judge.forget(id);
  }
  /** Deposits that nobody answered are over after a quarter of an hour. */
  function wait(seconds: number): void {
    world.clock.advance(seconds);
    for (const { id } of sql(world.db, `SELECT id FROM deposit WHERE user_id = ? AND state = 'expired'`).all(userId))
      judge.forget(String(id));
  }
  function change(action: Extract<Step, { type: number }>): void {
    const { type } = action;
    if (action.do === 'set') {
      const { value } = action;
      setLimits(world, userId, [{ limitType: type, limitValue: value === null ? null : value / 100 }]);
      judge.set(type, value, nowSec());
      return;
    }
    const refused = refusalOf(() => answerLimit(world, userId, type, action.do));
    expect(refused === null).toBe(judge.answer(type, action.do === 'confirm', nowSec()));
  }
  return { userId, deposit, stake, bank, wait, change, launch, move, judge, nowSec };

  function launch(): void {
    const least = stakeBounds('USD').min;
    const caller = { sessionId: Number(lastInsertRowid), userId };
    spend(spending, { minor: least, iso: 'USD' }, () => openGame(world, caller, { gameId: 'dice', mode: 'real' }));
  }
}

/** The server starts again: its clock has forgotten every timer. */
function restart(world: World): void {
  const now = world.clock.now();
  world.clock.stop();
  world.clock = createClock({ now, manual: true });
  goOnWithDeposits(world);
}

test('[LIM-38] [LIM-39] [LIM-41] [LIM-44] after any of thousands of histories no deposit, stake or launch went over a limit in force, and none under it was refused', async () => {
  const { world } = await setUp();
  onMoved(world.db, () => undefined);
  world.clock = createClock({ now: Date.UTC(2026, 0, 1), manual: true });
  fc.assert(
    fc.property(history, (steps) => {
      // The deposits of other histories only cost time.
      world.db.exec('DELETE FROM deposit_step; DELETE FROM deposit');
      restart(world);
      const player = playerIn(world);
      for (const action of steps) {
        if (action.do === 'deposit' || action.do === 'stake') {
          player[action.do](action.money);
          if (action.twice) player[action.do](action.money);
        } else if (action.do === 'launch') player.launch();
        else if (action.do === 'bank') player.bank(action.says);
        else if (action.do === 'wait') player.wait(action.seconds);
        else if (action.do === 'restart') restart(world);
        else if ('type' in action) player.change(action);
        else {
          const { minor, iso } = action.money;
          player.move(action.do, iso, minor);
          player.judge.note(action.do === 'return' ? ['stake', 'loss'] : ['loss'], -minor, iso, player.nowSec());
        }
      }
    }),
    { numRuns: runs },
  );
}, 300_000);
