import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { bankAccountOf } from './bank-account.ts';
import { cryptoAddressOf } from './crypto-address.ts';

/** The part of a stored withdrawal that says where it goes. */
type Paid = { user_id: number; method: string; iso: string };

/** The account or address that a way pays to; null for the other ways. */
export function payeeOf(world: World, { user_id, method, iso }: Paid): { last4: string; paidFrom: number } | null {
  if (method === 'transfer') return bankAccountOf(world, user_id);
  return method === 'crypto' ? cryptoAddressOf(world, user_id, iso) : null;
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
