import { errorCodes } from '@contracts/common';
import type { DepositState } from '@contracts/payments';

import type { TextKey } from '@/shared/i18n';

import type { Deposit } from './deposit';

/** Why the server began no deposit, in words. */
const refusals: ReadonlyMap<number, TextKey> = new Map<number, TextKey>([
  [errorCodes.depositLimit, 'cashier.refused.limit'],
  [errorCodes.depositTimeOut, 'cashier.refused.break'],
  [errorCodes.selfExcluded, 'cashier.refused.break'],
  [errorCodes.amountOutside, 'cashier.refused.outside'],
  [errorCodes.verificationNeeded, 'cashier.refused.verification'],
]);
export const refusalText = (code: number): TextKey => refusals.get(code) ?? 'cashier.refused.other';

export const stateText = (state: DepositState): TextKey => `cashier.state.${state}`;

/** What a state means, and what the player may do now. */
export const meaningOf = ({ state, reason }: Pick<Deposit, 'state' | 'reason'>): TextKey =>
  state === 'failed' && reason === 'money' ? 'cashier.text.money' : `cashier.text.${state}`;

/** The colour and sign of a state. A deposit that came is not celebrated. */
export const toneOf = (state: DepositState) =>
  state === 'succeeded'
    ? ({ tone: 'success', icon: 'check' } as const)
    : state === 'failed' || state === 'charged_back'
      ? ({ tone: 'danger', icon: 'warning' } as const)
      : ({ tone: 'info', icon: 'clock' } as const);
