import { createHash } from 'node:crypto';

import { errorCodes } from '../../contracts/common.ts';
import { readVoucher, withCheckDigit } from '../../contracts/payments/index.ts';
import { sql } from '../db/index.ts';
import { ApiFailure, refused, wrongField } from '../http/failure.ts';
import type { World } from '../world/world.ts';

/** The worth of a voucher: minor units of `iso`. */
export type Voucher = { hash: string; iso: string; minor: number };

/** After so many wrong codes in an hour no further code is checked. Decision D-186. */
const [guesses, guessMs] = [5, 3_600_000];

/** The code is money for anyone who knows it, so it is stored nowhere. */
const hashOf = (code: string): string => createHash('sha256').update(code).digest('hex');

function requireGuess({ db, clock }: World, userId: number): void {
  const now = clock.now();
  sql(db, 'DELETE FROM voucher_guess WHERE at <= ?').run(now - guessMs);
  const row = sql(db, 'SELECT COUNT(*) AS count, MIN(at) AS first FROM voucher_guess WHERE user_id = ?').get(userId);
  if (Number(row?.count) < guesses) return;
  const retryAfter = Math.ceil((Number(row?.first) + guessMs - now) / 1000);
  throw new ApiFailure(429, errorCodes.tooMany, 'Too many wrong codes. Try again later.', { retryAfter });
}

/**
 * A voucher that is still good. Throws for other players: the player who used it reads so; for everybody else it does
 * not exist.
 */
export function goodVoucher({ db }: World, userId: number, hash: string): Voucher {
  const row = sql(
    db,
    'SELECT voucher.iso, voucher.minor, deposit_id, user_id FROM voucher LEFT JOIN deposit ON deposit.id = deposit_id WHERE hash = ?',
  ).get(hash);
  if (row !== undefined && row.deposit_id === null) return { hash, iso: String(row.iso), minor: Number(row.minor) };
  if (row?.user_id === userId) throw refused(errorCodes.voucherUsed, 'You have already used this voucher.', 409);
  throw refused(errorCodes.voucherUnknown, 'No voucher has this code.', 409);
}

/**
 * The voucher of a code. Each code that is unknown counts as a guess, so this must not run in a transaction that a refusal rolls
 * back. Row PAY-10.
 */
export function voucherOf(world: World, userId: number, typed: string | undefined): Voucher {
  const read = readVoucher(typed ?? '');
  if ('problem' in read) throw wrongField('voucher', 'field_error_required');
  requireGuess(world, userId);
  try {
    return goodVoucher(world, userId, hashOf(read.code));
  } catch (error) {
    if ((error as ApiFailure).code === errorCodes.voucherUnknown)
      sql(world.db, 'INSERT INTO voucher_guess (user_id, at) VALUES (?, ?)').run(userId, world.clock.now());
    throw error;
  }
}

/** Ties a voucher to its deposit, once. Joins the transaction of the deposit. */
export function useVoucher({ db }: World, { hash }: Voucher, depositId: string): void {
  const { changes } = sql(db, 'UPDATE voucher SET deposit_id = ? WHERE hash = ? AND deposit_id IS NULL').run(
    depositId,
    hash,
  );
  if (changes !== 1) throw refused(errorCodes.voucherUnknown, 'No voucher has this code.', 409);
}

/** Sells one. `minor`: of `iso`. */
export const issueVoucher = ({ db }: World, code: string, { iso, minor }: Omit<Voucher, 'hash'>): void =>
  void sql(db, 'INSERT OR IGNORE INTO voucher (hash, iso, minor) VALUES (?, ?, ?)').run(hashOf(code), iso, minor);

/** Vouchers of the play shop, in every new world: docs/payments.md names them. */
const playVouchers = [
  ['900000000000001', 'USD', 1000],
  ['900000000000002', 'USD', 5000],
  ['900000000000003', 'EUR', 2000],
  ['900000000000004', 'RUB', 100_000],
] as const;
export const issuePlayVouchers = (world: World): void => {
  for (const [digits, iso, minor] of playVouchers) issueVoucher(world, withCheckDigit(digits), { iso, minor });
};
