import { canPayOut, isAtDesk, payWay, type WithdrawalState } from '../../contracts/payments/index.ts';
import { isIdentified } from '../auth/users.ts';
import { askAgain, etaOf, type Oddity, tellPayment } from '../cashier/index.ts';
import { afterCommit, sql, transaction } from '../db/index.ts';
import { isInDebt } from '../debts/index.ts';
import { announce } from '../subscriber/index.ts';
import type { World } from '../world/world.ts';
import { forgetBankAccount } from './bank-account.ts';
import { forgetCryptoAddress } from './crypto-address.ts';
import { newPayoutCode } from './desk-code.ts';
import { payeeWait } from './payee.ts';
import { isPaidByProvider, oddityOf, payOut, PayoutFacts } from './payout.ts';
import { answerOddity, handOver, isPaidByPort, type PayoutAnswer } from './port.ts';
import { giveBack, settle } from './postings.ts';
import { documentsMs, openWithdrawals, type StoredWithdrawal, withdrawalById, writeStep } from './store.ts';

const dayMs = 24 * 3_600_000;
/** So long a step takes, and cash waits for its player. Decision D-235. */
const [stepMs, cashMs] = [5000, 3 * dayMs];

/** When a withdrawal that is now in this state goes on by itself. Null: it stays. */
export function dueAfter(world: World, { method }: Pick<StoredWithdrawal, 'method'>, state: WithdrawalState) {
  const now = world.clock.now();
  if (state === 'requested' || state === 'checking' || state === 'approved') return now + stepMs;
  if (state !== 'sent') return null;
  if (isAtDesk(method)) return now + cashMs;
  return now + etaOf(method) * 1000;
}

/**
 * Moves a withdrawal where its states allow it, with its money and its step in one transaction. Gives false when it cannot
 * go there. Row PAY-01.
 */
export function moveWithdrawal(
  world: World,
  id: string,
  wanted: WithdrawalState,
  asked: StoredWithdrawal['reason'] = null,
): boolean {
  return transaction(world.db, () => {
    const known = withdrawalById(world, id);
    // A deposit went back meanwhile: what has not left the house pays for it first.
    const isOwed = wanted === 'sent' && known !== null && isInDebt(world, known.user_id);
    const [to, reason] = isOwed ? (['rejected', 'check'] as const) : [wanted, asked];
    if (known === null || !canPayOut(known.state, to)) return false;
    const code = to === 'sent' && isAtDesk(known.method) ? newPayoutCode(world) : known.desk_code;
    const moved = { ...known, state: to, reason, due_at: dueAfter(world, known, to), desk_code: code };
    sql(world.db, 'UPDATE withdrawal SET state = ?, reason = ?, due_at = ?, desk_code = ? WHERE id = ?').run(
      ...[to, reason, moved.due_at, code, id],
    );
    writeStep(world, id, to);
    announce(world, 'withdrawal', moved);
    if (to === 'sent' && isPaidByPort(world)) handOver(world, moved);
    if (to === 'received') settle(world, known);
    if (to === 'rejected' || to === 'returned') giveBack(world, known);
    if (to === 'returned' && payWay(known.method).payee === 'account') forgetBankAccount(world, known.user_id);
    if (to === 'returned' && payWay(known.method).payee === 'address')
      forgetCryptoAddress(world, known.user_id, known.iso);
    afterCommit(world.db, () => {
      tellPayment(world, moved);
      watch(world, moved);
    });
    return true;
  });
}

/** At its time it goes on, unless it has moved since. A payout at the provider moves on with its message. */
export function watch(world: World, withdrawal: StoredWithdrawal): void {
  const { id, state, due_at } = withdrawal;
  // A port says by itself what became of it.
  if (due_at === null || (state === 'sent' && isPaidByPort(world))) return;
  const isWithProvider = state === 'sent' && isPaidByProvider(world, withdrawal);
  if (isWithProvider) void askProvider(world, id);
  world.clock.at(due_at, () => {
    const now = withdrawalById(world, id);
    if (now?.state !== state || now.due_at !== due_at) return;
    if (isWithProvider) askAgain(world, () => askProvider(world, id));
    else goOn(world, now);
  });
}

/** Gives true while there is more to ask. */
async function askProvider(world: World, id: string): Promise<boolean> {
  await payOut(world, id, (facts) => {
    if (facts === null) moveWithdrawal(world, id, 'returned', 'bank');
    else applyPayout(world, facts);
  });
  return world.db.isOpen && withdrawalById(world, id)?.state === 'sent';
}

/**
 * Brings a withdrawal to where the provider says that its payout is, in whatever order and however often it is told. Row
 * PAY-07.
 */
function applyPayout(world: World, facts: PayoutFacts): Oddity {
  return transaction(world.db, () => {
    const { id: payout, status } = facts;
    const id = facts.metadata.withdrawal;
    const oddity = oddityOf(withdrawalById(world, id), facts);
    if (oddity !== null) return oddity;
    sql(world.db, 'UPDATE withdrawal SET psp_id = ? WHERE id = ?').run(payout, id);
    if (status === 'paid') moveWithdrawal(world, id, 'received');
    if (status === 'failed' || status === 'canceled') moveWithdrawal(world, id, 'returned', 'bank');
    return null;
  });
}

/** What an event tells of a payout. */
export function takePayout(world: World, object: unknown): Oddity {
  const facts = PayoutFacts.safeParse(object);
  return facts.success ? applyPayout(world, facts.data) : null;
}

/** What the port says of a payout, in whatever order and however often. Row OPS-22. */
export function takePayoutAnswer(world: World, answer: PayoutAnswer): string | null {
  const { id } = answer.data;
  const oddity = answerOddity(withdrawalById(world, id), answer);
  if (oddity !== null) return oddity;
  if (answer.type === 'payout.paid') moveWithdrawal(world, id, 'received');
  else moveWithdrawal(world, id, 'returned', 'bank');
  return null;
}

const nextOf = { requested: 'checking', checking: 'approved', approved: 'sent', sent: 'received' } as const;

function goOn(world: World, withdrawal: StoredWithdrawal): void {
  const { id, user_id, state, method, created_at } = withdrawal;
  if (state === 'sent' && isAtDesk(method)) {
    moveWithdrawal(world, id, 'returned', 'desk');
    return;
  }
  const waitsUntil = state === 'approved' ? payeeWait(world, withdrawal) : null;
  if (waitsUntil !== null) {
    wait(world, withdrawal, waitsUntil);
    return;
  }
  if (state !== 'checking' || isIdentified(world.db, user_id)) {
    moveWithdrawal(world, id, nextOf[state as keyof typeof nextOf]);
    return;
  }
  const endsAt = created_at + documentsMs;
  if (world.clock.now() >= endsAt) {
    moveWithdrawal(world, id, 'rejected', 'documents');
    return;
  }
  wait(world, withdrawal, endsAt);
}

/** It stays where it is and is looked at again then. */
function wait(world: World, withdrawal: StoredWithdrawal, until: number): void {
  sql(world.db, 'UPDATE withdrawal SET due_at = ? WHERE id = ?').run(until, withdrawal.id);
  watch(world, { ...withdrawal, due_at: until });
}

/** The player has proved their identity: waiting requests continue. */
export function documentsPassed(world: World, userId: number): void {
  if (!isIdentified(world.db, userId)) return;
  for (const { id, state } of openWithdrawals(world, userId))
    if (state === 'checking') moveWithdrawal(world, id, 'approved');
}

/** After a start of the server withdrawals go on where they were. */
export const goOnWithWithdrawals = (world: World): void => {
  for (const withdrawal of openWithdrawals(world)) watch(world, withdrawal);
};
