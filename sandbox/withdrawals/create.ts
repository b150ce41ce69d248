import { randomUUID } from 'node:crypto';

import { isBanned, mayDeduce } from '../../contracts/ban.ts';
import { errorCodes } from '../../contracts/common.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { isWireMoney, toMinor } from '../../contracts/maths/index.ts';
import { feeOut, planOf } from '../../contracts/payments/index.ts';
import type { WithdrawalRequest } from '../../contracts/withdrawals.ts';
import type { z } from '../../contracts/zod.ts';
import { userById } from '../auth/users.ts';
import { endBonusesOf } from '../bonuses/index.ts';
import { ownAccount, tellPayment } from '../cashier/index.ts';
import { afterCommit, sql } from '../db/index.ts';
import { refused, wrongField } from '../http/failure.ts';
import { requireOpen } from '../protection/rights.ts';
import { announce } from '../subscriber/index.ts';
import type { World } from '../world/world.ts';
import { dueAfter, watch } from './move.ts';
import { payeeOf } from './payee.ts';
import { reserve } from './postings.ts';
import { type StoredWithdrawal, writeStep } from './store.ts';
import { leastOf, stepOf, type Way, waysOf } from './ways.ts';

/**
 * Throws why this player may take nothing out: a frozen account, or a ban that does not leave the way open. Exclusions,
 * time-outs and limits never stop it. Rows LIM-19, LIM-59, BAN-03.
 */
function requireAllowed({ db }: World, userId: number): void {
  const user = userById(db, userId);
  const { ban_level: level = 0, ban_version: version = 0 } = user?.clientConfig ?? {};
  const ban = { level, version };
  if (user === null || (isBanned(ban) && !mayDeduce(ban))) requireOpen('banned');
  if (user?.isFrozen === true) requireOpen('frozen');
}

/**
 * Takes a sum out by the ways it must go, one withdrawal for each, all or none. The money leaves the balance at once. Joins
 * the transaction that stores the answer under the call's key. Rows PAY-04, PAY-12.
 */
export function withdraw(
  world: World,
  userId: number,
  { accountId, amount }: z.infer<typeof WithdrawalRequest>,
): StoredWithdrawal[] {
  requireAllowed(world, userId);
  const account = ownAccount(world, userId, accountId);
  if (account === null) throw wrongField('accountId', 'field_error_required');
  const { digits } = currencyFacts(account.iso);
  if (!isWireMoney(amount, digits)) throw wrongField('amount', 'field_error_amount');
  const minor = toMinor(amount, digits);
  if (minor <= 0 || minor < leastOf(account)) throw refused(errorCodes.amountOutside, 'The amount is too small.', 400);
  if (minor % stepOf(world, account) !== 0) throw wrongField('amount', 'withdraw.block.step');
  if (minor > account.minor) throw refused(errorCodes.notEnoughMoney, 'Insufficient funds.');
  const ways = waysOf(world, userId, account);
  if (ways.every(({ why }) => why === 'bonus')) throw wrongField('accountId', 'field_error_required');
  const { parts, rest } = planOf(minor, ways);
  if (rest > 0) throw refused(errorCodes.bankAccountNeeded, 'Add a bank account for the rest.');
  endBonusesOf(world, userId);
  return parts.map((part) => {
    const way = ways.find(({ id }) => id === part.id) as Way;
    return begin(world, userId, { account, way, minor: part.minor });
  });
}

type Part = { account: { id: number; iso: string }; way: Way; minor: number };

function begin(world: World, userId: number, { account, way, minor }: Part): StoredWithdrawal {
  const { db, clock } = world;
  const made: StoredWithdrawal = {
    id: randomUUID(),
    number: Number(sql(db, 'SELECT COALESCE(MAX(number), 1000) + 1 AS next FROM withdrawal').get()?.next),
    user_id: userId,
    account_id: account.id,
    iso: account.iso,
    method: way.id,
    minor,
    fee: feeOut(way, minor, stepOf(world, account)),
    last4: payeeOf(world, { user_id: userId, method: way.id, iso: account.iso })?.last4 ?? null,
    state: 'requested',
    reason: null,
    created_at: clock.now(),
    due_at: dueAfter(world, { method: way.id }, 'requested'),
    psp_id: null,
    desk_code: null,
  };
  const fields = Object.keys(made);
  sql(db, `INSERT INTO withdrawal (${fields.join(', ')}) VALUES (${fields.map(() => '?').join(', ')})`).run(
    ...Object.values(made),
  );
  writeStep(world, made.id, 'requested');
  reserve(world, made);
  announce(world, 'withdrawal', made);
  afterCommit(db, () => {
    tellPayment(world, made);
    watch(world, made);
  });
  return made;
}
