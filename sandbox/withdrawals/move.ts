import { canPayOut, type WithdrawalState } from '../../contracts/payments/index.ts';
import { payMethods } from '../cashier/index.ts';
import { afterCommit, sql, transaction } from '../db/index.ts';
import { post } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { forgetBankAccount } from './bank-account.ts';
import { isVerified, openWithdrawals, type StoredWithdrawal, withdrawalById, writeStep } from './store.ts';

/** So long the desk needs for a step, and so long a request waits for documents. */
const [stepMs, documentsMs] = [5000, 14 * 24 * 3_600_000];

/** When a withdrawal that is now in this state goes on by itself. Null: it stays. */
export function dueAfter(world: World, { method }: Pick<StoredWithdrawal, 'method'>, state: WithdrawalState) {
  const now = world.clock.now();
  if (state === 'requested' || state === 'checking' || state === 'approved') return now + stepMs;
  if (state !== 'sent') return null;
  return now + (payMethods.find(({ id }) => id === method)?.etaSec ?? 0) * 1000;
}

/**
 * Moves a withdrawal where its states allow it, with its money and its step in one transaction. Gives false when it cannot
 * go there. Row PAY-01.
 */
export function moveWithdrawal(
  world: World,
  id: string,
  to: WithdrawalState,
  reason: StoredWithdrawal['reason'] = null,
): boolean {
  return transaction(world.db, () => {
    const known = withdrawalById(world, id);
    if (known === null || !canPayOut(known.state, to)) return false;
    const moved = { ...known, state: to, reason, due_at: dueAfter(world, known, to) };
    sql(world.db, 'UPDATE withdrawal SET state = ?, reason = ?, due_at = ? WHERE id = ?').run(
      ...[to, reason, moved.due_at, id],
    );
    writeStep(world, id, to);
    if (to === 'received') settle(world, known);
    if (to === 'rejected' || to === 'returned') giveBack(world, known);
    if (to === 'returned' && known.method === 'transfer') forgetBankAccount(world, known.user_id);
    afterCommit(world.db, () => {
      tell(world, moved);
      watch(world, moved);
    });
    return true;
  });
}

/** The money leaves the balance at the request. The key is the withdrawal's own, as in all of its movements. */
export const reserve = (world: World, { id, account_id, iso, minor }: StoredWithdrawal): boolean =>
  post(world.db, {
    key: `withdrawal:${id}`,
    kind: 'withdrawal',
    at: world.clock.now(),
    entries: [
      { account: account_id, minor: -minor },
      { account: { house: 'withdrawals', iso }, minor },
    ],
  });

const settle = (world: World, { id, iso, minor, fee }: StoredWithdrawal): boolean =>
  post(world.db, {
    key: `withdrawal-paid:${id}`,
    kind: 'withdrawal-paid',
    at: world.clock.now(),
    entries: [
      { account: { house: 'withdrawals', iso }, minor: -minor },
      { account: { house: 'cash', iso }, minor: minor - fee },
      ...(fee > 0 ? [{ account: { house: 'fees' as const, iso }, minor: fee }] : []),
    ],
  });

const giveBack = (world: World, { id, account_id, iso, minor }: StoredWithdrawal): boolean =>
  post(world.db, {
    key: `withdrawal-return:${id}`,
    kind: 'withdrawal-return',
    at: world.clock.now(),
    entries: [
      { account: { house: 'withdrawals', iso }, minor: -minor },
      { account: account_id, minor },
    ],
  });

/** In the batch in which the balance is told. */
export function tell(world: World, { id, user_id, state }: StoredWithdrawal): void {
  const value = { state, at: world.clock.now() };
  world.feed.publishUser(user_id, () => ({ op: 'put', kind: 'payment', id, value }));
}

/** At its time it goes on, unless it has moved since. */
export function watch(world: World, { id, state, due_at }: StoredWithdrawal): void {
  if (due_at === null) return;
  world.clock.at(due_at, () => {
    const now = withdrawalById(world, id);
    if (now?.state === state && now.due_at === due_at) goOn(world, now);
  });
}

const nextOf = { requested: 'checking', checking: 'approved', approved: 'sent', sent: 'received' } as const;

function goOn(world: World, withdrawal: StoredWithdrawal): void {
  const { id, user_id, state, created_at } = withdrawal;
  if (state !== 'checking' || isVerified(world, user_id)) {
    moveWithdrawal(world, id, nextOf[state as keyof typeof nextOf]);
    return;
  }
  const endsAt = created_at + documentsMs;
  if (world.clock.now() >= endsAt) {
    moveWithdrawal(world, id, 'rejected', 'documents');
    return;
  }
  sql(world.db, 'UPDATE withdrawal SET due_at = ? WHERE id = ?').run(endsAt, id);
  watch(world, { ...withdrawal, due_at: endsAt });
}

/** The player has shown who they are: what waited for it goes on. */
export function documentsPassed(world: World, userId: number): void {
  if (!isVerified(world, userId)) return;
  for (const { id, state } of openWithdrawals(world, userId))
    if (state === 'checking') moveWithdrawal(world, id, 'approved');
}

/** After a start of the server withdrawals go on where they were. */
export const goOnWithWithdrawals = (world: World): void => {
  for (const withdrawal of openWithdrawals(world)) watch(world, withdrawal);
};
