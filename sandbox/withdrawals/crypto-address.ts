import { readAddress } from '../../contracts/payments/crypto/index.ts';
import { networksOf } from '../../contracts/payments/crypto/networks.ts';
import type { CryptoAddressRequest, WithdrawalTerms } from '../../contracts/withdrawals.ts';
import type { z } from '../../contracts/zod.ts';
import { sql } from '../db/index.ts';
import { wrongField } from '../http/failure.ts';
import { markOf, noteMark } from '../protection/payment-mark.ts';
import type { World } from '../world/world.ts';
import { paidFrom } from './paid-from.ts';

type CryptoAddress = NonNullable<WithdrawalTerms['cryptoAddress']>;

/** The player's own address for this currency, or null. Without a mark it must be named again, as a bank account must. */
export function cryptoAddressOf({ db }: World, userId: number, iso: string): CryptoAddress | null {
  const row = sql(db, 'SELECT * FROM crypto_address WHERE user_id = ? AND iso = ? AND mark IS NOT NULL').get(
    userId,
    iso,
  );
  if (row === undefined) return null;
  const network = row.network as CryptoAddress['network'];
  return { network, last4: String(row.last4), paidFrom: paidFrom(Number(row.set_at)) };
}

type Typed = z.infer<typeof CryptoAddressRequest>;

/**
 * What goes to who pays out. Throws for an address that is wrong, or of a network that the currency does not move on: what goes
 * there is lost. Row PAY-10.
 */
export function readTarget({ currency, network, address }: Typed) {
  if (!networksOf(currency).includes(network)) throw wrongField('network', 'withdraw.crypto.address.network');
  const read = readAddress(address, network);
  if ('problem' in read) throw wrongField('address', `withdraw.crypto.address.${read.problem}`);
  return { kind: 'crypto' as const, network, address: read.address };
}

/** Takes the place of the one before. Of the address only a mark is kept here; `payee`: its name at who pays out. */
export function setCryptoAddress(
  world: World,
  userId: number,
  typed: Typed,
  payee: string | null = null,
): CryptoAddress {
  const { network, address } = readTarget(typed);
  const [now, last4] = [world.clock.now(), address.slice(-4)];
  const mark = noteMark(world, userId, markOf(world, 'crypto', address));
  sql(
    world.db,
    'INSERT OR REPLACE INTO crypto_address (user_id, iso, network, last4, set_at, payee, mark) VALUES (?, ?, ?, ?, ?, ?, ?)',
  ).run(userId, typed.currency, network, last4, now, payee, mark);
  return { network, last4, paidFrom: paidFrom(now) };
}

/** The network sent it back: the player must name it again. */
export const forgetCryptoAddress = ({ db }: World, userId: number, iso: string): void =>
  void sql(db, 'DELETE FROM crypto_address WHERE user_id = ? AND iso = ?').run(userId, iso);
