import { canMove, type DepositState } from '../../contracts/payments/index.ts';
import { afterCommit, sql, transaction } from '../db/index.ts';
import { post } from '../ledger/index.ts';
import type { World } from '../world/world.ts';
import { depositById, openDeposits, type StoredDeposit } from './store.ts';

/**
 * Moves a deposit where its states allow it, with its money and its step in one transaction. Gives false when it cannot
 * go there: a second word of the bank says nothing new. Row PAY-01.
 */
export function moveDeposit(
  world: World,
  id: string,
  to: DepositState,
  { reason = null, dueAt = null }: { reason?: StoredDeposit['reason']; dueAt?: number | null } = {},
): boolean {
  return transaction(world.db, () => {
    const known = depositById(world, id);
    if (known === null || !canMove(known.state, to)) return false;
    sql(world.db, 'UPDATE deposit SET state = ?, reason = ?, due_at = ? WHERE id = ?').run(to, reason, dueAt, id);
    writeStep(world, id, to);
    if (to === 'succeeded') credit(world, known);
    afterCommit(world.db, () => {
      tell(world, known.user_id, id);
      if (dueAt !== null) watch(world, { ...known, state: to, due_at: dueAt });
    });
    return true;
  });
}

export const writeStep = ({ db, clock }: World, id: string, state: DepositState): void =>
  void sql(db, 'INSERT INTO deposit_step (deposit_id, state, at) VALUES (?, ?, ?)').run(id, state, clock.now());

/** The key is the deposit's own, so its money comes once whatever is said twice. */
function credit({ db, clock }: World, { id, account_id, iso, minor }: StoredDeposit): void {
  post(db, {
    key: `deposit:${id}`,
    kind: 'deposit',
    at: clock.now(),
    entries: [
      { account: account_id, minor },
      { account: { house: 'cash', iso }, minor: -minor },
    ],
  });
}

function tell(world: World, userId: number, id: string): void {
  const deposit = depositById(world, id);
  if (deposit === null) return;
  const value = { state: deposit.state, at: world.clock.now() };
  world.feed.publishUser(userId, () => ({ op: 'put', kind: 'payment', id, value }));
}

/** At its time the bank's money arrives, or the time to say yes is over. */
export function watch(world: World, { id, state, expires_at, due_at }: StoredDeposit): void {
  if (state === 'needs_action') world.clock.at(expires_at, () => void moveDeposit(world, id, 'expired'));
  if (state === 'processing')
    world.clock.at(due_at ?? world.clock.now(), () => void moveDeposit(world, id, 'succeeded'));
}

/** After a start of the server deposits go on where they were. */
export const goOnWithDeposits = (world: World): void => {
  for (const deposit of openDeposits(world)) watch(world, deposit);
};
