import { accountTypes } from '../../contracts/account.ts';
import { errorCodes } from '../../contracts/common.ts';
import { updateUser, userById } from '../auth/users.ts';
import { sql, transaction } from '../db/index.ts';
import { ApiFailure, notFound } from '../http/failure.ts';
import { accountById, accountsOf, type LedgerAccount, openAccount, removeAccount } from '../ledger/index.ts';
import { isOpenInSql } from '../ledger/under-way.ts';
import type { World } from '../world/world.ts';
import { pushBalance } from './balance.ts';

/** A sentence that the player reads as it is. */
const refusal = (message: string) => new ApiFailure(400, errorCodes.serverMessage, message);

/** Anybody can count through numbers, so another player's account does not exist for this one. */
function ownAccount(world: World, userId: number, id: number): LedgerAccount {
  const account = accountById(world.db, id);
  if (account?.userId !== userId) throw notFound('This account');
  return account;
}

export function switchAccount(world: World, userId: number, id: number): void {
  const account = ownAccount(world, userId, id);
  if (userById(world.db, userId)?.isFrozen === true)
    throw new ApiFailure(403, errorCodes.accountFrozen, 'This account is frozen.');
  updateUser(world.db, userId, { activeAccount: account.id });
  pushBalance(world, userId);
}

export function addCurrency(world: World, userId: number, iso: string): void {
  const { db, clock } = world;
  if (accountsOf(db, userId).some((account) => account.iso === iso && account.type !== accountTypes.bonus))
    throw refusal('You already have an account in this currency.');
  openAccount(db, { userId, iso, type: accountTypes.currency, at: clock.now() });
}

/** A payment that is not over may still bring money to the account. */
const hasPayment = ({ db }: World, id: number): boolean =>
  sql(
    db,
    `SELECT 1 FROM deposit WHERE account_id = ?1 AND ${isOpenInSql}
     UNION ALL SELECT 1 FROM withdrawal WHERE account_id = ?1 AND due_at IS NOT NULL LIMIT 1`,
  ).get(id) !== undefined;

/** A round that is not over may still bring money to the account. */
const isPlaying = ({ db }: World, id: number): boolean =>
  sql(
    db,
    `SELECT 1 FROM game_round JOIN game_session ON game_session.id = session_id WHERE account_id = ?1 AND ended_at IS NULL
     UNION ALL SELECT 1 FROM shared_bet WHERE account_id = ?1 AND settled_at IS NULL
     UNION ALL SELECT 1 FROM maker_round WHERE account_id = ?1 AND finished_at IS NULL LIMIT 1`,
  ).get(id) !== undefined;

/** Its bets pay an advance back, which the house could take from no other account. */
const owesAdvance = ({ db }: World, id: number): boolean =>
  sql(
    db,
    `SELECT 1 FROM coupon WHERE account_id = ? AND state = 'open' AND json_extract(terms, '$.prepaid') > 0 LIMIT 1`,
  ).get(id) !== undefined;

export function removeCurrency(world: World, userId: number, id: number): void {
  const { db, clock } = world;
  transaction(db, () => {
    const account = ownAccount(world, userId, id);
    const user = userById(db, userId);
    if (user?.mainAccount === id) throw refusal('The main account cannot be removed.');
    // What its open bets bring would otherwise come to the player's own account, and nothing would be left to wager.
    if (account.type === accountTypes.bonus) throw refusal('The bonus account cannot be removed.');
    if (user?.activeAccount === id) throw refusal('Switch to another account first.');
    if (account.minor !== 0) throw refusal('There is still money in this account.');
    if (hasPayment(world, id)) throw refusal('A payment to or from this account is still in progress.');
    if (isPlaying(world, id)) throw refusal('A round is still open on this account.');
    if (owesAdvance(world, id)) throw refusal('An advance bet on this account is not settled yet.');
    removeAccount(db, id, clock.now());
  });
  pushBalance(world, userId);
}
