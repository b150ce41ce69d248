import type { DepositState, WithdrawalState } from '../../contracts/payments/index.ts';
import type { World } from '../world/world.ts';

/** Tells the player's open pages the state of a payment, in the batch that tells the balance. */
export function tellPayment(
  { pages, clock }: World,
  { id, user_id, state }: { id: string; user_id: number; state: DepositState | WithdrawalState },
): void {
  const value = { state, at: clock.now() };
  pages.publishUser(user_id, () => ({ op: 'put', kind: 'payment', id, value }));
}
