import { readBankAccount } from '../../contracts/payments/index.ts';
import type { BankAccountRequest, WithdrawalTerms } from '../../contracts/withdrawals.ts';
import type { z } from '../../contracts/zod.ts';
import { sql } from '../db/index.ts';
import { wrongField } from '../http/failure.ts';
import { markOf, noteMark } from '../protection/payment-mark.ts';
import type { World } from '../world/world.ts';
import { paidFrom } from './paid-from.ts';

type BankAccount = NonNullable<WithdrawalTerms['bankAccount']>;

/**
 * The player's own bank account, or null. An account named before there were marks must be named again: it cannot be
 * told whether it belongs to a self-excluded player. Row LIM-99.
 */
export function bankAccountOf({ db }: World, userId: number): BankAccount | null {
  const row = sql(db, 'SELECT * FROM bank_account WHERE user_id = ? AND mark IS NOT NULL').get(userId);
  if (row === undefined) return null;
  return { country: String(row.country), last4: String(row.last4), paidFrom: paidFrom(Number(row.set_at)) };
}

type Typed = z.infer<typeof BankAccountRequest>;

/** What goes to who pays out. Throws for requisites that are wrong. */
export function readRequisites({ iban, bic = '' }: Typed): { kind: 'bank'; iban: string; bic: string } {
  const read = readBankAccount({ iban, bic });
  if ('problem' in read) throw wrongField(read.field, `withdraw.bank.${read.field}.${read.problem}`);
  return { kind: 'bank', iban: read.iban, bic };
}

/** Takes the place of the one before. Of the number only a mark is kept here; `payee`: its name at who pays out. */
export function setBankAccount(world: World, userId: number, typed: Typed, payee: string | null = null): BankAccount {
  const { iban } = readRequisites(typed);
  const [now, country, last4] = [world.clock.now(), iban.slice(0, 2), iban.slice(-4)];
  const mark = noteMark(world, userId, markOf(world, 'bank', iban));
  sql(
    world.db,
    'INSERT OR REPLACE INTO bank_account (user_id, country, last4, set_at, payee, mark) VALUES (?, ?, ?, ?, ?, ?)',
  ).run(userId, country, last4, now, payee, mark);
  return { country, last4, paidFrom: paidFrom(now) };
}

/** The bank did not know it: the player must name it again. */
export const forgetBankAccount = ({ db }: World, userId: number): void =>
  void sql(db, 'DELETE FROM bank_account WHERE user_id = ?').run(userId);
