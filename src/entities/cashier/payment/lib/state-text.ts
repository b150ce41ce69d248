import type { Payment } from '@contracts/payment-history';
import { type DepositState, isAtDesk, payWay, type WithdrawalState } from '@contracts/payments';

import type { TextKey } from '@/shared/i18n';

type MethodId = Payment['methodId'];

/** `methodId`: who waits for the player. */
export function depositStateText(state: DepositState, methodId?: MethodId): TextKey {
  const opens = methodId === undefined ? null : payWay(methodId).opens;
  return state === 'needs_action' && (opens === 'desk' || opens === 'crypto')
    ? `cashier.state.${opens}`
    : `cashier.state.${state}`;
}

/** Cash that was sent waits at a desk. */
export const withdrawalStateText = (state: WithdrawalState, methodId?: MethodId): TextKey =>
  methodId !== undefined && isAtDesk(methodId) && state === 'sent' ? 'withdraw.desk.state' : `withdraw.state.${state}`;
