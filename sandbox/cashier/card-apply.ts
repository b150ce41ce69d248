import { payWay } from '../../contracts/payments/index.ts';
import { endBonusesOf, takeBonusBack } from '../bonuses/index.ts';
import { afterCommit, sql, transaction } from '../db/index.ts';
import { takeBack } from '../debts/index.ts';
import type { World } from '../world/world.ts';
import type { PaymentFacts, Reversal } from './card-facts.ts';
import { readMark } from './card-mark.ts';
import { keepCard } from './card-saved.ts';
import { moveDeposit } from './move.ts';
import { depositById, depositByPayment, type StoredDeposit } from './store.ts';

/** Why nothing was done with what the provider said: for the operator. Null: it was taken, or says nothing new. */
export type Oddity = string | null;

function oddityOf(deposit: StoredDeposit | null, { id, amount, currency }: PaymentFacts): Oddity {
  if (deposit === null || !payWay(deposit.method).isOfProvider) return `${id} is for no deposit of ours.`;
  if (deposit.psp_id !== null && deposit.psp_id !== id) return `${id} is a second payment for ${deposit.id}.`;
  const wanted = deposit.minor + deposit.fee;
  if (amount !== wanted || currency !== deposit.iso.toLowerCase())
    return `${id} is ${String(amount)} ${currency}, and ${deposit.id} is ${String(wanted)} ${deposit.iso}.`;
  return null;
}

/**
 * Brings a deposit to where the provider says that its payment is. An event or an answer may report it in any order and
 * any number of times: a deposit only moves forward, and its money is booked under the payment's own key. Row PAY-07.
 */
export function applyPayment(world: World, facts: PaymentFacts): Oddity {
  return transaction(world.db, () => {
    const deposit = depositById(world, facts.metadata.deposit);
    const oddity = oddityOf(deposit, facts);
    if (oddity !== null || deposit === null) return oddity;
    const { id } = deposit;
    sql(world.db, 'UPDATE deposit SET psp_id = ? WHERE id = ?').run(facts.id, id);
    if (facts.status === 'processing') moveDeposit(world, id, 'processing');
    if (facts.status === 'canceled') moveDeposit(world, id, 'failed', { reason: reasonOf(facts) });
    if (facts.status !== 'succeeded') return null;
    if (facts.amount_received !== facts.amount) return `${facts.id} brought ${String(facts.amount_received)} only.`;
    moveDeposit(world, id, 'processing');
    const { payment_method: method } = facts;
    if (deposit.card_mark === null && method != null && world.provider !== null) {
      afterCommit(world.db, () => void readMark(world, id, method, () => void applyPayment(world, facts)));
      return null;
    }
    if (!moveDeposit(world, id, 'succeeded')) return null;
    if (deposit.is_saved === 1 && method != null)
      afterCommit(world.db, () => void keepCard(world, deposit.user_id, method).catch(() => undefined));
    return null;
  });
}

const reasonOf = ({ last_payment_error: error }: PaymentFacts): StoredDeposit['reason'] =>
  error?.decline_code === 'insufficient_funds' ? 'money' : 'payer';

/**
 * Books refunds by the provider and chargebacks by the payer's bank. The player owes what the account no longer holds:
 * decision D-820. A refund reports the total refunded so far, so an older report that arrives late changes nothing.
 */
export function applyReversal(world: World, { payment, currency, minor, to }: Reversal): Oddity {
  return transaction(world.db, () => {
    const deposit = depositByPayment(world, payment);
    if (deposit === null) return `${payment} is for no deposit of ours.`;
    if (currency !== deposit.iso.toLowerCase()) return `${payment} went back in ${currency}.`;
    const paid = deposit.minor + deposit.fee;
    const total = to === 'charged_back' ? paid : Math.min(minor, paid);
    const sum = total - deposit.given_back;
    if (deposit.state !== 'succeeded' || sum <= 0) return null;
    sql(world.db, 'UPDATE deposit SET given_back = ? WHERE id = ?').run(total, deposit.id);
    const { id, user_id: userId, account_id: account, iso } = deposit;
    // A withdrawal of any kind ends a bonus.
    if (total === paid) takeBonusBack(world, userId, id);
    else endBonusesOf(world, userId);
    const key = `deposit-return:${payment}:${String(total)}`;
    takeBack(world, { userId, account, iso, minor: sum, house: 'cash' }, { key, kind: 'deposit-return' });
    if (total === paid) moveDeposit(world, id, to);
    return null;
  });
}
