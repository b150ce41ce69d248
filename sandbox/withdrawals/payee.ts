import { payWay, type PayWayId } from '../../contracts/payments/index.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { paidFrom } from './paid-from.ts';

/** The part of a stored withdrawal that says where it goes. */
type Paid = { user_id: number; method: PayWayId; iso: string };

/** `payee`: the name under which the payout provider keeps its number; null where no outside provider does. */
type Payee = { last4: string; paidFrom: number; payee: string | null };

/** The account or address that a way pays to; null for the other ways. */
export function payeeOf({ db }: World, { user_id, method, iso }: Paid): Payee | null {
  const bank = () => sql(db, 'SELECT last4, set_at, payee FROM bank_account WHERE user_id = ?').get(user_id);
  const address = 'SELECT last4, set_at, payee FROM crypto_address WHERE user_id = ? AND iso = ?';
  const { payee: own } = payWay(method);
  const row = own === 'account' ? bank() : own === 'address' ? sql(db, address).get(user_id, iso) : undefined;
  if (row === undefined) return null;
  const payee = row.payee === null ? null : String(row.payee);
  return { last4: String(row.last4), paidFrom: paidFrom(Number(row.set_at)), payee };
}

/** Until when this payment waits because its payee is new, ms. Null: it does not. */
export function payeeWait(world: World, paid: Paid): number | null {
  const from = (payeeOf(world, paid)?.paidFrom ?? 0) * 1000;
  return from > world.clock.now() ? from : null;
}

/** Tests have players whose payees are old. */
export function agePayees({ db }: World, userId: number): void {
  sql(db, 'UPDATE bank_account SET set_at = 0 WHERE user_id = ?').run(userId);
  sql(db, 'UPDATE crypto_address SET set_at = 0 WHERE user_id = ?').run(userId);
}
