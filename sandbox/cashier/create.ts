import { randomBytes, randomUUID } from 'node:crypto';

import { DepositRequest } from '../../contracts/cashier.ts';
import { errorCodes } from '../../contracts/common.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { isWireMoney, toMinor } from '../../contracts/maths/index.ts';
import { feeOf } from '../../contracts/payments/index.ts';
import type { z } from '../../contracts/zod.ts';
import { restrictionOf } from '../auth/rights.ts';
import { sql } from '../db/index.ts';
import { ApiFailure, wrongField } from '../http/failure.ts';
import { requireDepositSum } from '../protection/index.ts';
import type { World } from '../world/world.ts';
import { hasChosenLimit } from './choice.ts';
import { methodsFor, ownAccount } from './methods.ts';
import { watch, writeStep } from './move.ts';
import { depositById, type StoredDeposit } from './store.ts';

/** So long the payer may say yes at the bank. */
const actionMs = 15 * 60_000;

const refused = (code: number, message: string, status: 400 | 403 | 409 = 403) => new ApiFailure(status, code, message);

/** Throws why this player may not pay in. Excluded and resting players never can. Rows LIM-08, LIM-19, LIM-46. */
function requireAllowed(world: World, userId: number): void {
  const restriction = restrictionOf(world, userId);
  if (restriction === 'excluded') throw refused(errorCodes.selfExcluded, 'You have excluded yourself.');
  if (restriction === 'resting') throw refused(errorCodes.depositTimeOut, 'You take a time-out.');
  if (restriction === 'banned') throw refused(errorCodes.banned, 'This account is closed.');
  if (restriction === 'frozen') throw refused(errorCodes.accountFrozen, 'This account is frozen.');
  if (!hasChosenLimit(world, userId))
    throw refused(errorCodes.limitChoiceWanted, 'Choose a limit first, or say that you want none.', 409);
}

/** A path of this site: the bank leads nowhere else. */
const isOwnPath = (path: string): boolean => /^\/[a-z]{2}\/[\w/-]*$/.test(path);

/**
 * Begins a deposit and holds its sum of the player's limits. Joins the transaction that stores the answer under the
 * call's key, so that one press is one deposit. Row PAY-04.
 */
export function createDeposit(world: World, userId: number, asked: z.infer<typeof DepositRequest>): StoredDeposit {
  const { methodId, accountId, amount, returnPath } = asked;
  requireAllowed(world, userId);
  const account = ownAccount(world, userId, accountId);
  if (account === null) throw wrongField('accountId', 'field_error_required');
  if (!isOwnPath(returnPath)) throw wrongField('returnPath', 'field_error_required');
  const { iso } = account;
  const { digits } = currencyFacts(iso);
  if (!isWireMoney(amount, digits)) throw wrongField('amount', 'field_error_amount');
  const minor = toMinor(amount, digits);
  const method = methodsFor(world, userId, account).find(({ id }) => id === methodId);
  if (method === undefined || method.why === 'currency') throw wrongField('methodId', 'field_error_required');
  if (method.why === 'unverified') throw refused(errorCodes.verificationNeeded, 'Verify yourself first.');
  if (minor < method.min || minor > method.max)
    throw refused(errorCodes.amountOutside, 'The amount is outside of what this method takes.', 400);
  requireDepositSum(world, userId, { iso, minor });

  const { db, clock } = world;
  const id = randomUUID();
  const next = Number(sql(db, 'SELECT COALESCE(MAX(number), 1000) + 1 AS next FROM deposit').get()?.next);
  sql(
    db,
    `INSERT INTO deposit (id, number, user_id, account_id, iso, method, minor, fee, state, created_at, expires_at, return_path, bank_token)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'needs_action', ?, ?, ?, ?)`,
  ).run(
    ...[id, next, userId, accountId, iso, methodId, minor, feeOf(method, minor)],
    ...[clock.now(), clock.now() + actionMs, returnPath, randomBytes(24).toString('base64url')],
  );
  writeStep(world, id, 'created');
  writeStep(world, id, 'needs_action');
  const deposit = depositById(world, id);
  if (deposit === null) throw new Error(`Deposit ${id} was not written.`);
  watch(world, deposit);
  return deposit;
}
