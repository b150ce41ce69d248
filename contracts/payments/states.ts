/**
 * Where a deposit is, and where it may go from there. `succeeded` after `expired` or `cancelled`: the money came late all
 * the same. Row PAY-01.
 */
const depositMoves = {
  created: ['needs_action', 'processing', 'failed'],
  needs_action: ['processing', 'failed', 'expired', 'cancelled'],
  processing: ['succeeded', 'failed'],
  succeeded: ['refunded', 'charged_back'],
  failed: [],
  expired: ['succeeded'],
  cancelled: ['succeeded'],
  refunded: [],
  charged_back: [],
} as const;

export type DepositState = keyof typeof depositMoves;
export const depositStates = Object.keys(depositMoves) as [DepositState, ...DepositState[]];

export const canMove = (from: DepositState, to: DepositState): boolean =>
  (depositMoves[from] as readonly DepositState[]).includes(to);

/** Its money may still come, so it counts against the limits of deposits already. */
export const isOpenDeposit = (state: DepositState): boolean =>
  state === 'created' || state === 'needs_action' || state === 'processing';
