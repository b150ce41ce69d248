import { errorCodes } from '@contracts/common';
import { type BankAccountProblem, isAtDesk, type WithdrawalState } from '@contracts/payments';

import type { TextKey } from '@/shared/i18n';

import type { Withdrawal } from './withdrawal';

/** Why the server began no withdrawal, in words. */
const refusals: ReadonlyMap<number, TextKey> = new Map<number, TextKey>([
  [errorCodes.notEnoughMoney, 'withdraw.refused.money'],
  [errorCodes.amountOutside, 'withdraw.refused.small'],
  [errorCodes.bankAccountNeeded, 'withdraw.refused.rest'],
  [errorCodes.accountFrozen, 'withdraw.refused.closed'],
  [errorCodes.banned, 'withdraw.refused.closed'],
]);
export const refusalText = (code: number): TextKey => refusals.get(code) ?? 'withdraw.refused.other';

/** What is wrong with a bank account as it was typed, by its field. Row PAY-10. */
export const bankProblemText = (wrong: BankAccountProblem): TextKey =>
  wrong.field === 'iban' ? `withdraw.bank.iban.${wrong.problem}` : `withdraw.bank.bic.${wrong.problem}`;

/** Where cash is, which no bank has. */
const deskTexts: Partial<Record<WithdrawalState, TextKey>> = {
  approved: 'withdraw.desk.approved',
  sent: 'withdraw.desk.sent',
  received: 'withdraw.desk.received',
  returned: 'withdraw.desk.returned',
};

/** What a state means, and where the money is now. */
export function meaningOf({
  state,
  need,
  reason,
  methodId,
}: Pick<Withdrawal, 'state' | 'need' | 'reason' | 'methodId'>): TextKey {
  if (need !== undefined) return 'withdraw.text.need';
  if (isAtDesk(methodId) && deskTexts[state] !== undefined) return deskTexts[state];
  return state === 'rejected' && reason === 'documents' ? 'withdraw.text.late' : `withdraw.text.${state}`;
}

/** The colour and sign of a state. */
export const toneOf = ({ state, need }: Pick<Withdrawal, 'state' | 'need'>) =>
  state === 'received'
    ? ({ tone: 'success', icon: 'check' } as const)
    : state === 'rejected' || state === 'returned' || need !== undefined
      ? ({ tone: 'warning', icon: 'warning' } as const)
      : ({ tone: 'info', icon: 'clock' } as const);

/** The way of a withdrawal that goes well. */
const path: readonly WithdrawalState[] = ['requested', 'checking', 'approved', 'sent', 'received'];

/** The steps that may still come, in order; none once the money is there or back. */
export function comingSteps(state: WithdrawalState): readonly WithdrawalState[] {
  const place = path.indexOf(state);
  return place === -1 ? [] : path.slice(place + 1);
}
