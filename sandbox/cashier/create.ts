import { randomBytes, randomUUID } from 'node:crypto';

import { DepositRequest } from '../../contracts/cashier.ts';
import { errorCodes } from '../../contracts/common.ts';
import { payWay, type PayWayId } from '../../contracts/payments/index.ts';
import type { z } from '../../contracts/zod.ts';
import { toWire } from '../account/wire.ts';
import { isFirstBonusFree } from '../bonuses/index.ts';
import { afterCommit, sql } from '../db/index.ts';
import { refused, wrongField } from '../http/failure.ts';
import { requireDepositSum } from '../protection/index.ts';
import { requireOpen, restrictionOf } from '../protection/rights.ts';
import { announce } from '../subscriber/index.ts';
import type { World } from '../world/world.ts';
import { readAsked } from './asked.ts';
import { beginAtProvider } from './card-begin.ts';
import { savedCardsOf } from './card-saved.ts';
import { hasChosenLimit } from './choice.ts';
import { newAddress } from './crypto.ts';
import { newDeskCode } from './desk.ts';
import { moveDeposit, watch, writeStep } from './move.ts';
import { heldPrice, voucherOfQuote } from './quote.ts';
import { depositById, type StoredDeposit } from './store.ts';
import { useVoucher, type Voucher } from './voucher.ts';

/** So long the payer may say yes at the bank, send what they have in a wallet, or bring cash to a desk. */
const actionMs = (methodId: PayWayId): number => payWay(methodId).openFor * 60_000;

/** The card provider must first be asked for its page; a voucher has nothing to wait for. */
const waitsFirst = (methodId: PayWayId): boolean =>
  payWay(methodId).isOfProvider === true || payWay(methodId).opens === null;

/** A voucher pays at once, with the deposit or not at all. Row PAY-10. */
function payByVoucher(world: World, id: string, voucher: Voucher): void {
  useVoucher(world, voucher, id);
  moveDeposit(world, id, 'processing');
  moveDeposit(world, id, 'succeeded');
}

/** Throws why this player may not pay in. Excluded and resting players never can. Rows LIM-08, LIM-19, LIM-46. */
function requireAllowed(world: World, userId: number): void {
  const restriction = restrictionOf(world, userId);
  if (restriction === 'excluded') throw refused(errorCodes.selfExcluded, 'You are self-excluded.');
  if (restriction === 'resting') throw refused(errorCodes.depositTimeOut, 'You are on a time-out.');
  requireOpen(restriction);
  if (!hasChosenLimit(world, userId))
    throw refused(errorCodes.limitChoiceWanted, 'Set a deposit limit first, or choose to have none.', 409);
}

/** A path of this site: the bank leads nowhere else. */
const isOwnPath = (path: string): boolean => /^\/[a-z]{2}\/[\w/-]*$/.test(path);

/**
 * Begins a deposit and holds its sum of the player's limits. Joins the transaction that stores the answer under the
 * call's key, so that one press is one deposit. Row PAY-04.
 */
export function createDeposit(
  world: World,
  userId: number,
  asked: z.infer<typeof DepositRequest> & { origin?: string },
): StoredDeposit {
  const { methodId, returnPath, origin = null, savedId = null, isSaved = false } = asked;
  requireAllowed(world, userId);
  if (!isOwnPath(returnPath)) throw wrongField('returnPath', 'field_error_required');
  const voucher = methodId === 'voucher' ? voucherOfQuote(world, userId, asked.quoteId) : null;
  const wanted = readAsked(world, userId, asked, voucher);
  const { minor, account } = wanted;
  const { iso } = account;
  const { isOfProvider: isCard = false, opens } = payWay(methodId);
  if (savedId !== null && !(isCard && savedCardsOf(world, userId).some(({ id }) => id === savedId)))
    throw wrongField('savedId', 'field_error_required');
  if (asked.bonus !== undefined && asked.bonus !== 'none' && !isFirstBonusFree(world, userId, iso))
    throw refused(errorCodes.promoNotValid, 'This bonus is not available to you now.', 409);
  if (voucher !== null && asked.amount !== toWire(minor, iso))
    throw refused(errorCodes.quoteOver, 'The exchange rate has changed. Check the amount.', 409);
  const { fee, charge } = heldPrice(world, userId, wanted, asked.quoteId);
  requireDepositSum(world, userId, { iso, minor });

  const { db, clock } = world;
  const id = randomUUID();
  const crypto = opens === 'crypto' ? newAddress(iso, asked.network) : null;
  const next = Number(sql(db, 'SELECT COALESCE(MAX(number), 1000) + 1 AS next FROM deposit').get()?.next);
  sql(
    db,
    `INSERT INTO deposit (id, number, user_id, account_id, iso, method, minor, fee, state, created_at, expires_at, return_path, bank_token, origin, saved_id, is_saved, pay_iso, pay_minor, rate, bonus, desk_code, network, address)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    ...[id, next, userId, account.id, iso, methodId, minor, fee],
    ...[waitsFirst(methodId) ? 'created' : 'needs_action'],
    ...[clock.now(), clock.now() + actionMs(methodId), returnPath, randomBytes(24).toString('base64url'), origin],
    ...[savedId, isCard && isSaved && savedId === null ? 1 : 0],
    ...[charge?.iso ?? null, charge?.minor ?? null, charge?.rate ?? null, asked.bonus ?? null],
    ...[opens === 'desk' ? newDeskCode(world) : null, crypto?.network ?? null, crypto?.address ?? null],
  );
  writeStep(world, id, 'created');
  if (!waitsFirst(methodId)) writeStep(world, id, 'needs_action');
  if (isCard) afterCommit(db, () => void beginAtProvider(world, id));
  const begun = written(world, id);
  announce(world, 'deposit', begun);
  if (voucher === null) watch(world, begun);
  else payByVoucher(world, id, voucher);
  return written(world, id);
}

function written(world: World, id: string): StoredDeposit {
  const deposit = depositById(world, id);
  if (deposit === null) throw new Error(`Deposit ${id} was not written.`);
  return deposit;
}
