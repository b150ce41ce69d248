/**
 * Where a deposit is, and where it may go from there. `succeeded` after `expired` or `cancelled`: the money came late
 * anyway. `refunded` before `succeeded`: nothing was credited, because its player had left. Rows PAY-01, LIM-80.
 */
const depositMoves = {
  created: ['needs_action', 'processing', 'failed', 'cancelled'],
  needs_action: ['processing', 'failed', 'expired', 'cancelled'],
  processing: ['succeeded', 'failed', 'refunded'],
  succeeded: ['refunded', 'charged_back'],
  failed: [],
  expired: ['succeeded', 'refunded'],
  cancelled: ['succeeded', 'refunded'],
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
