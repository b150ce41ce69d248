import { errorCodes } from '@contracts/common';
import { type DepositState, payWay } from '@contracts/payments';

import type { TextKey } from '@/shared/i18n';

import type { Deposit } from './deposit';

/** Why the server began no deposit, in words. */
const refusals: ReadonlyMap<number, TextKey> = new Map<number, TextKey>([
  [errorCodes.depositLimit, 'cashier.refused.limit'],
  [errorCodes.depositTimeOut, 'cashier.refused.break'],
  [errorCodes.selfExcluded, 'cashier.refused.break'],
  [errorCodes.amountOutside, 'cashier.refused.outside'],
  [errorCodes.promoNotValid, 'cashier.refused.bonus'],
  [errorCodes.voucherUnknown, 'cashier.refused.voucher'],
  [errorCodes.voucherUsed, 'cashier.refused.voucher'],
  [errorCodes.quoteOver, 'cashier.refused.quote'],
  [errorCodes.verificationNeeded, 'cashier.refused.verification'],
]);
export const refusalText = (code: number): TextKey => refusals.get(code) ?? 'cashier.refused.other';

/** The way to where the payer says yes. */
export function goText(methodId: Deposit['methodId']): TextKey {
  const { opens } = payWay(methodId);
  return opens === null || opens === 'bank' ? 'cashier.go' : `cashier.${opens}.go`;
}

/** The money came after its time. */
const isLate = ({ state, steps }: Pick<Deposit, 'state' | 'steps'>): boolean =>
  state === 'succeeded' && steps.some((step) => step.state === 'expired' || step.state === 'cancelled');

/** What a state means, and what the player may do now. */
export function meaningOf(
  deposit: Pick<Deposit, 'state' | 'reason' | 'methodId' | 'steps' | 'confirmations'>,
): TextKey {
  const { state, reason, methodId, confirmations } = deposit;
  const { opens } = payWay(methodId);
  if (state === 'needs_action' && opens !== null && opens !== 'bank') return `cashier.text.${opens}`;
  if (state === 'processing' && confirmations !== null) return 'cashier.text.confirming';
  if (state === 'failed' && (reason === 'money' || reason === 'chain')) return `cashier.text.${reason}`;
  return isLate(deposit) ? 'cashier.text.late' : `cashier.text.${state}`;
}

/** The colour and sign of a state. A deposit that came is not celebrated. */
export const toneOf = (state: DepositState) =>
  state === 'succeeded'
    ? ({ tone: 'success', icon: 'check' } as const)
    : state === 'failed' || state === 'charged_back'
      ? ({ tone: 'danger', icon: 'warning' } as const)
      : ({ tone: 'info', icon: 'clock' } as const);
