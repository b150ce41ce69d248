import type { Payment } from '@contracts/payment-history';
import type { DepositState, WithdrawalState } from '@contracts/payments';

import type { TextKey } from '@/shared/i18n';

type MethodId = Payment['methodId'];

/** `methodId`: who waits for the player. */
export const depositStateText = (state: DepositState, methodId?: MethodId): TextKey =>
  state === 'needs_action' && (methodId === 'desk' || methodId === 'crypto')
    ? `cashier.state.${methodId}`
    : `cashier.state.${state}`;

/** Cash that was sent waits at a desk. */
export const withdrawalStateText = (state: WithdrawalState, methodId?: MethodId): TextKey =>
  methodId === 'desk' && state === 'sent' ? 'withdraw.desk.state' : `withdraw.state.${state}`;
