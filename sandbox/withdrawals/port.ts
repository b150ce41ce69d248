import { randomUUID } from 'node:crypto';

import { errorCodes } from '../../contracts/common.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import { z } from '../../contracts/zod.ts';
import { sql } from '../db/index.ts';
import { ApiFailure, refused } from '../http/failure.ts';
import { isExcludedMark, markOf } from '../protection/payment-mark.ts';
import { send, tell } from '../subscriber/index.ts';
import type { World } from '../world/world.ts';
import { payeeOf } from './payee.ts';
import type { StoredWithdrawal } from './store.ts';

/** Somebody outside pays players: nothing of it is played. Row OPS-22, decision D-670. */
export const isPaidByPort = ({ hooks }: World): boolean => hooks.payouts !== null;

type Requisites = { kind: 'bank'; iban: string; bic: string } | { kind: 'crypto'; network: string; address: string };

/**
 * An account or an address may be the player's, unless it is of somebody who has excluded themselves. Returns the name
 * under which the payout provider has its number; null: there is no outside provider.
 */
export async function keepPayee(world: World, userId: number, requisites: Requisites): Promise<string | null> {
  const mark = markOf(world, requisites.kind, requisites.kind === 'bank' ? requisites.iban : requisites.address);
  if (isExcludedMark(world, userId, mark))
    throw refused(errorCodes.selfExcluded, 'This bank account belongs to a self-excluded player.');
  return handPayee(world, userId, requisites);
}

/** Throws when the payout provider did not accept it: nothing has changed then. */
async function handPayee(world: World, userId: number, requisites: Requisites): Promise<string | null> {
  const hook = world.hooks.payouts;
  if (hook === null) return null;
  const payee = `payee_${randomUUID()}`;
  const timestamp = new Date(world.clock.now()).toISOString();
  const body = JSON.stringify({ type: 'payee', timestamp, data: { id: payee, userId, ...requisites } });
  const status = await send(hook, { id: payee, body });
  if (status < 200 || status > 299)
    throw new ApiFailure(503, errorCodes.conflict, 'The payout service is unavailable. Try again later.', {
      retryAfter: 30,
    });
  return payee;
}

/** The deposits by card whose money is refunded, by the provider's own numbers. */
const paymentsOf = ({ db }: World, { account_id, method }: StoredWithdrawal): string[] =>
  sql(
    db,
    `SELECT psp_id FROM deposit WHERE account_id = ? AND method = ? AND state = 'succeeded' AND psp_id IS NOT NULL
     ORDER BY created_at DESC LIMIT 50`,
  )
    .all(account_id, method)
    .map(({ psp_id: id }) => String(id));

/** Hands a payout over, in the transaction that calls it sent. Its id is the withdrawal's: however often it comes, it is one payout. */
export function handOver(world: World, withdrawal: StoredWithdrawal): void {
  const { id, number, user_id: userId, method, iso, minor, fee, last4 } = withdrawal;
  const { digits } = currencyFacts(iso);
  tell(world, 'payouts', `payout_${id}`, {
    type: 'payout',
    data: {
      ...{ id, number: `W-${String(number)}`, userId, method, currency: iso, amount: toWire(minor - fee, digits) },
      ...{ payee: payeeOf(world, withdrawal)?.payee ?? null, last4, payments: paymentsOf(world, withdrawal) },
    },
  });
}

/** What became of a payout: `amount` and `currency` must be those that were asked for. */
export const PayoutAnswer = z.object({
  type: z.enum(['payout.paid', 'payout.failed']),
  data: z.object({
    id: z.string().check(z.maxLength(60)),
    amount: z.number(),
    currency: z.string().check(z.maxLength(8)),
  }),
});
export type PayoutAnswer = z.infer<typeof PayoutAnswer>;

/** Why an answer is not about this withdrawal: for the operator. */
export function answerOddity(known: StoredWithdrawal | null, { data }: PayoutAnswer): string | null {
  if (known === null) return 'it is for no withdrawal of ours.';
  const wanted = toWire(known.minor - known.fee, currencyFacts(known.iso).digits);
  if (data.amount === wanted && data.currency === known.iso) return null;
  return `it is ${String(data.amount)} ${data.currency}, and ${known.id} is ${String(wanted)} ${known.iso}.`;
}
