import { currencyFacts } from '../../contracts/currencies.ts';
import { canMove, costOf, type DepositState, isOpenDeposit, payWay } from '../../contracts/payments/index.ts';
import { giveFirstDepositBonus } from '../bonuses/index.ts';
import { afterCommit, sql, transaction } from '../db/index.ts';
import { collectDebts } from '../debts/index.ts';
import { balanceOf, post } from '../ledger/index.ts';
import { announce } from '../subscriber/index.ts';
import type { World } from '../world/world.ts';
import { isUnwanted, sendBack } from './send-back.ts';
import { depositById, type StoredDeposit } from './store.ts';
import { tellArrival } from './tell-arrival.ts';
import { tellPayment } from './tell-payment.ts';

/**
 * Moves a deposit where its states allow it, with its money and its step in one transaction. Returns false when this
 * move is not allowed: a second message of the bank changes nothing. Row PAY-01.
 */
export function moveDeposit(
  world: World,
  id: string,
  wanted: DepositState,
  { reason = null, dueAt = null }: { reason?: StoredDeposit['reason']; dueAt?: number | null } = {},
): boolean {
  return transaction(world.db, () => {
    const known = depositById(world, id);
    // First check whether it may still be credited: a deposit credited before its player left stays, however often it
    // is reported.
    if (known === null || !canMove(known.state, wanted)) return false;
    const isBack = wanted === 'succeeded' && isUnwanted(world, known);
    const to = isBack ? 'refunded' : wanted;
    sql(world.db, 'UPDATE deposit SET state = ?, reason = ?, due_at = ? WHERE id = ?').run(to, reason, dueAt, id);
    writeStep(world, id, to);
    if (to === 'succeeded') {
      credit(world, known);
      tellArrival(world, { ...known, for_debt: payDebts(world, known) }, !isOpenDeposit(known.state));
    }
    if (isBack) sendBack(world, known);
    const moved = { ...known, state: to, due_at: dueAt };
    announce(world, 'deposit', moved);
    afterCommit(world.db, () => {
      tellPayment(world, moved);
      if (dueAt !== null) watch(world, moved);
    });
    return true;
  });
}

export const writeStep = ({ db, clock }: World, id: string, state: DepositState): void =>
  void sql(db, 'INSERT INTO deposit_step (deposit_id, state, at) VALUES (?, ?, ?)').run(id, state, clock.now());

/**
 * The key is the deposit's own, or that of its payment at the provider: the money is booked once, however often it is
 * reported.
 */
function credit(world: World, deposit: StoredDeposit): void {
  const { db, clock } = world;
  const { id, user_id: userId, account_id, iso, minor, psp_id } = deposit;
  post(db, {
    key: `deposit:${psp_id ?? id}`,
    kind: 'deposit',
    at: clock.now(),
    entries: [{ account: account_id, minor }, ...houseSide(deposit)],
  });
  giveFirstDepositBonus(world, { id, userId, iso, minor, bonus: deposit.bonus });
}

/**
 * The player's debt is paid with the deposit, in its transaction, so that its receipt can say so. Gives what of it was.
 */
function payDebts(world: World, { id, user_id, account_id, minor }: StoredDeposit): number {
  const before = balanceOf(world.db, account_id);
  collectDebts(world, user_id);
  const paid = Math.min(minor, before - balanceOf(world.db, account_id));
  if (paid > 0) sql(world.db, 'UPDATE deposit SET for_debt = ? WHERE id = ?').run(paid, id);
  return paid;
}

/**
 * The house takes the money that arrived in another currency and pays out its own in return, so each currency balances.
 */
function houseSide({ iso, minor, pay_iso, rate }: StoredDeposit) {
  if (pay_iso === null || rate === null) return [{ account: { house: 'cash' as const, iso }, minor: -minor }];
  const came = costOf(minor, rate, { from: currencyFacts(pay_iso).digits, to: currencyFacts(iso).digits });
  return [
    { account: { house: 'exchange' as const, iso }, minor: -minor },
    { account: { house: 'exchange' as const, iso: pay_iso }, minor: came },
    { account: { house: 'cash' as const, iso: pay_iso }, minor: -came },
  ];
}

/**
 * For methods of our played bank: at its time the money arrives, or the time for approval is over. A cryptocurrency
 * arrives by its blocks.
 */
export function watch(world: World, { id, method, state, expires_at, due_at }: StoredDeposit): void {
  const { isOfProvider = false, opens } = payWay(method);
  if (isOfProvider) return;
  if (state === 'needs_action') world.clock.at(expires_at, () => void moveDeposit(world, id, 'expired'));
  if (state === 'processing' && opens !== 'crypto')
    world.clock.at(due_at ?? world.clock.now(), () => void moveDeposit(world, id, 'succeeded'));
}
