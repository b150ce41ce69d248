import { randomUUID } from 'node:crypto';

import { errorCodes } from '../../contracts/common.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { isWireMoney, toMinor } from '../../contracts/maths/index.ts';
import { canTransferFrom, exchanged, saidRate } from '../../contracts/payments/index.ts';
import type { ConvertRequest } from '../../contracts/wallets.ts';
import type { z } from '../../contracts/zod.ts';
import { userById } from '../auth/users.ts';
import { ownAccount } from '../cashier/index.ts';
import { sql } from '../db/index.ts';
import { refused, wrongField } from '../http/failure.ts';
import { type LedgerAccount, post } from '../ledger/index.ts';
import { rateOf } from '../protection/main-currency.ts';
import { requireOpen, restrictionOf } from '../protection/rights.ts';
import type { World } from '../world/world.ts';
import { type StoredTransfer, transferByKey } from './store.ts';

/** The accounts that money goes between. Throws when it may not: ACC-03, a frozen or banned player, a bonus account. */
function requireWay(world: World, userId: number, { fromId, toId }: { fromId: number; toId: number }) {
  const [from, to] = [ownAccount(world, userId, fromId), ownAccount(world, userId, toId)];
  if (from === null) throw wrongField('fromId', 'field_error_required');
  if (to === null || to.id === from.id || !canTransferFrom(2, to)) throw wrongField('toId', 'field_error_required');
  requireOpen(restrictionOf(world, userId));
  if (!canTransferFrom(userById(world.db, userId)?.convertStatus ?? 0, from))
    throw refused(errorCodes.forbidden, 'Money in this account cannot be transferred.');
  return { from, to };
}

/** What a change of currency costs, as a share: without it a wallet would be a free bet on rates. Decision D-531. */
const spread = 0.01;

export const rateBetween = (from: Pick<LedgerAccount, 'iso'>, to: Pick<LedgerAccount, 'iso'>): number =>
  saidRate(from.iso === to.iso ? 1 : (rateOf(to.iso) / rateOf(from.iso)) * (1 - spread));

/** How much of the other currency one unit buys. */
export function rateFor(world: World, userId: number, way: { fromId: number; toId: number }): number {
  const { from, to } = requireWay(world, userId, way);
  return rateBetween(from, to);
}

/**
 * Moves money between two accounts of a player at the rate that they were told. The house takes the one currency and
 * gives the other, so each currency balances. Joins the transaction that stores the answer under the call's key.
 */
export function transfer(world: World, userId: number, asked: z.infer<typeof ConvertRequest>): StoredTransfer {
  const { db, clock } = world;
  const { from, to } = requireWay(world, userId, asked);
  const { digits } = currencyFacts(from.iso);
  if (!isWireMoney(asked.amount, digits)) throw wrongField('amount', 'field_error_amount');
  const minor = toMinor(asked.amount, digits);
  const rate = rateBetween(from, to);
  if (asked.rate !== rate) throw refused(errorCodes.rateChanged, 'The exchange rate has changed.', 409);
  if (minor > from.minor) throw refused(errorCodes.notEnoughMoney, 'Insufficient funds.');
  const credited = minor <= 0 ? 0 : exchanged(minor, rate, { from: digits, to: currencyFacts(to.iso).digits });
  if (credited <= 0) throw refused(errorCodes.amountOutside, 'The amount is too small.', 400);
  if (!Number.isSafeInteger(credited)) throw refused(errorCodes.amountOutside, 'The amount is too large.', 400);
  const key = `transfer:${randomUUID()}`;
  post(db, {
    key,
    kind: 'transfer',
    at: clock.now(),
    entries: [
      { account: from.id, minor: -minor },
      { account: { house: 'exchange', iso: from.iso }, minor },
      { account: { house: 'exchange', iso: to.iso }, minor: -credited },
      { account: to.id, minor: credited },
    ],
  });
  sql(
    db,
    `INSERT INTO transfer (posting_key, user_id, from_id, to_id, from_iso, to_iso, minor, credited, rate, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(key, userId, from.id, to.id, from.iso, to.iso, minor, credited, rate, clock.now());
  return transferByKey(world, key);
}
