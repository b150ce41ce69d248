/**
 * Where a withdrawal is, and where it may go from there. The player takes none back. `rejected` and `returned`: the
 * money is back on the account. `rejected` after `approved`: one of their deposits was charged back in between.
 * `returned` after `received`: a bank may send back what its provider called paid. Rows PAY-01, PAY-42, LIM-62.
 */
const moves = {
  requested: ['checking'],
  checking: ['approved', 'rejected'],
  approved: ['sent', 'rejected'],
  sent: ['received', 'returned'],
  received: ['returned'],
  rejected: [],
  returned: [],
} as const;

export type WithdrawalState = keyof typeof moves;
export const withdrawalStates = Object.keys(moves) as [WithdrawalState, ...WithdrawalState[]];

export const canPayOut = (from: WithdrawalState, to: WithdrawalState): boolean =>
  (moves[from] as readonly WithdrawalState[]).includes(to);

/** Its money has left the account and has not arrived. */
export const isOpenWithdrawal = (state: WithdrawalState): boolean =>
  state !== 'received' && state !== 'rejected' && state !== 'returned';
