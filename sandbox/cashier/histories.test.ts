import { randomUUID } from 'node:crypto';

import fc from 'fast-check';
import { expect, test } from 'vitest';

import { depositStates } from '../../contracts/payments/index.ts';
import { sayFigures } from '../../tests/support/figures.ts';
import { openFunded } from '../account/index.ts';
import { setUp } from '../coupon/player.testing.ts';
import { sql } from '../db/index.ts';
import { audit, balanceOf } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { takeEvent } from './hooks.ts';
import { moveDeposit } from './move.ts';
import { depositById } from './store.ts';

/** `npm run payments:prove` tries twenty thousand. */
const runs = Number(process.env.HISTORIES ?? 100);
const minor = 5000;

const part = fc.integer({ min: 1, max: minor });
/** What the provider says, in whatever order: `at` names the payment, 1 is one that is not the deposit's. */
const word = fc.record({
  at: fc.constantFrom(0, 0, 0, 1),
  deposit: fc.nat(1),
  say: fc.oneof(
    fc
      .constantFrom('created', 'processing', 'succeeded', 'succeeded', 'canceled', 'disputed')
      .map((what) => ({ what, sum: minor })),
    part.map((sum) => ({ what: 'succeeded', sum })),
    part.map((sum) => ({ what: 'refunded', sum })),
  ),
  currency: fc.constantFrom('usd', 'usd', 'usd', 'usd', 'eur'),
  again: fc.boolean(),
});
const step = fc.oneof(word, word, word, fc.constantFrom('expire' as const));
type Word = typeof word extends fc.Arbitrary<infer W> ? W : never;

function objectOf({ at, say: { what, sum }, currency }: Word, deposit: string): object {
  const id = `pi_${deposit}_${String(at)}`;
  if (what === 'refunded') return { object: 'charge', payment_intent: id, currency, amount_refunded: sum };
  if (what === 'disputed') return { object: 'dispute', payment_intent: id, currency, amount: sum };
  return {
    object: 'payment_intent',
    id,
    status: what,
    amount: sum,
    amount_received: what === 'succeeded' ? sum : 0,
    currency,
    metadata: { deposit },
  };
}

function begin({ db, clock }: World, userId: number, account: number): string {
  const id = randomUUID();
  sql(
    db,
    `INSERT INTO deposit (id, number, user_id, account_id, iso, method, minor, fee, state, created_at, expires_at, return_path, bank_token)
     VALUES (?1, (SELECT COALESCE(MAX(number), 1000) + 1 FROM deposit), ?2, ?3, 'USD', 'card', ?4, 0, 'needs_action', ?5, ?5, '/en', ?1)`,
  ).run(id, userId, account, minor, clock.now());
  return id;
}

test(
  '[PAY-01] [PAY-07] whatever a provider says, late, twice, out of order or for another sum, a deposit credits once and the money adds up',
  { timeout: 900_000 },
  async () => {
    const { world, userId } = await setUp();
    const credited = { once: 0, never: 0 };
    fc.assert(
      fc.property(fc.array(step, { minLength: 1, maxLength: 8 }), (steps) => {
        const account = openFunded(world, userId, { iso: 'USD', minor: 0, type: 9 });
        const deposits = [begin(world, userId, account), begin(world, userId, account)];
        for (const action of steps) {
          if (action === 'expire') deposits.forEach((id) => moveDeposit(world, id, 'expired'));
          else {
            const event = {
              id: `evt_${randomUUID()}`,
              data: { object: objectOf(action, deposits[action.deposit] ?? '') },
            };
            takeEvent(world, event as never);
            if (action.again) takeEvent(world, event as never);
          }
        }
        let kept = 0;
        for (const id of deposits) {
          const deposit = depositById(world, id);
          const came = Number(
            sql(world.db, `SELECT COUNT(*) AS n FROM posting WHERE kind = 'deposit' AND key = 'deposit:' || ?`).get(
              deposit?.psp_id ?? '',
            )?.n,
          );
          const hasCome = ['succeeded', 'refunded', 'charged_back'].includes(deposit?.state ?? '');
          expect(came).toBe(hasCome ? 1 : 0);
          credited[hasCome ? 'once' : 'never'] += 1;
          expect(deposit?.given_back).toBeLessThanOrEqual(hasCome ? minor : 0);
          expect(deposit?.given_back === minor).toBe(['refunded', 'charged_back'].includes(deposit?.state ?? ''));
          const psp = deposit?.psp_id;
          // Only a verified event moves money: for this payment, of this sum and currency.
          const isTrue = (action: (typeof steps)[number], what: string, sum: number): boolean =>
            action !== 'expire' &&
            deposits[action.deposit] === id &&
            psp === `pi_${id}_${String(action.at)}` &&
            action.currency === 'usd' &&
            action.say.what === what &&
            action.say.sum >= sum;
          if (hasCome) expect(steps.some((action) => isTrue(action, 'succeeded', minor))).toBe(true);
          const back = deposit?.given_back ?? 0;
          if (back > 0)
            expect(steps.some((one) => isTrue(one, 'refunded', back) || isTrue(one, 'disputed', 0))).toBe(true);
          kept += hasCome ? minor - (deposit?.given_back ?? 0) : 0;
          const path = sql(world.db, 'SELECT state FROM deposit_step WHERE deposit_id = ?').all(id);
          expect(path.every(({ state }) => (depositStates as readonly unknown[]).includes(state))).toBe(true);
        }
        expect(balanceOf(world.db, account)).toBe(kept);
      }),
      { numRuns: runs },
    );
    expect(audit(world.db)).toEqual([]);
    expect(Math.min(credited.once, credited.never)).toBeGreaterThan(runs / 10);
    sayFigures(
      `${String(runs)} histories of deposits: ${String(credited.once)} credited once, ${String(credited.never)} never, none twice; the money adds up.`,
    );
  },
);
