import { randomUUID } from 'node:crypto';

import type { Quote } from '../../contracts/cashier.ts';
import { errorCodes } from '../../contracts/common.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import { costOf, feeOf, saidRate } from '../../contracts/payments/index.ts';
import { sql } from '../db/index.ts';
import { refused } from '../http/failure.ts';
import { rateOf } from '../protection/main-currency.ts';
import type { World } from '../world/world.ts';
import type { Asked, Charge } from './asked.ts';
import { goodVoucher, type Voucher } from './voucher.ts';

/** `fee`: minor units of the account. Null: the payer pays in the account's own currency. */
export type Price = { fee: number; charge: Charge | null };

/** So long a quote is held. Decision D-184. */
const heldMs = 2 * 60_000;

const priceOf = ({ account: { iso }, method, minor, charge }: Asked): Price => {
  if (charge !== undefined) return { fee: 0, charge };
  const fee = feeOf(method, minor);
  if (method.pays === undefined) return { fee, charge: null };
  const rate = saidRate(rateOf(iso) / rateOf(method.pays));
  const digits = { from: currencyFacts(method.pays).digits, to: currencyFacts(iso).digits };
  return { fee, charge: { iso: method.pays, minor: costOf(minor + fee, rate, digits), rate } };
};

export const chargeView = ({ iso, minor, rate }: Charge) => ({
  currency: iso,
  amount: toWire(minor, currencyFacts(iso).digits),
  rate,
});

/** Says what a deposit would cost, and holds it for two minutes. Row PAY-03. */
export function quoteFor({ db, clock }: World, userId: number, asked: Asked): Quote {
  const { account, method, minor } = asked;
  const { fee, charge } = priceOf(asked);
  const [id, now] = [randomUUID(), clock.now()];
  // Whole seconds: the page counts what the wire says.
  const until = Math.floor((now + heldMs) / 1000);
  sql(db, 'DELETE FROM deposit_quote WHERE valid_until < ?').run(now - heldMs);
  sql(
    db,
    `INSERT INTO deposit_quote (id, user_id, account_id, method, minor, fee, pay_iso, pay_minor, rate, valid_until, voucher)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    ...[id, userId, account.id, method.id, minor, fee],
    ...[charge?.iso ?? null, charge?.minor ?? null, charge?.rate ?? null, until * 1000, asked.voucher?.hash ?? null],
  );
  const wire = (sum: number) => toWire(sum, currencyFacts(account.iso).digits);
  return {
    ...{ id, methodId: method.id, accountId: account.id, currency: account.iso },
    ...{ credited: wire(minor), fee: wire(fee), validUntil: until },
    ...(charge === null ? {} : { charged: chargeView(charge) }),
  };
}

const over = () => refused(errorCodes.quoteOver, 'This exchange rate has expired. Ask for a new one.', 409);

/**
 * The voucher of the quote: its code was sent with the quote and is not sent again. Throws when it is not good any
 * more.
 */
export function voucherOfQuote(world: World, userId: number, quoteId: string | undefined): Voucher {
  const row = sql(world.db, 'SELECT voucher FROM deposit_quote WHERE id = ? AND user_id = ?').get(
    quoteId ?? '',
    userId,
  );
  if (row?.voucher == null) throw over();
  return goodVoucher(world, userId, String(row.voucher));
}

/**
 * The fee that the player was told for this deposit. Throws 2007 when the player was told another fee, or when the
 * quote is no longer held. Without a quote a method has its plain fee; one that is paid in another currency wants a
 * quote.
 */
export function heldPrice({ db, clock }: World, userId: number, asked: Asked, quoteId: string | undefined): Price {
  if (quoteId === undefined) {
    if (asked.method.pays !== undefined) throw over();
    return priceOf(asked);
  }
  const { account, method, minor } = asked;
  const row = sql(
    db,
    `SELECT fee, pay_iso, pay_minor, rate FROM deposit_quote
     WHERE id = ? AND user_id = ? AND account_id = ? AND method = ? AND minor = ? AND valid_until > ?`,
  ).get(quoteId, userId, account.id, method.id, minor, clock.now());
  if (row === undefined) throw over();
  const { fee, pay_iso: iso, pay_minor, rate } = row;
  return {
    fee: Number(fee),
    charge: iso === null ? null : { iso: String(iso), minor: Number(pay_minor), rate: Number(rate) },
  };
}
