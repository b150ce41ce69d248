import './model/calculate';

export { amountsQuery, recalculateQuery } from './api/calculate';
export { blockersOf } from './lib/blockers';
export type { PlaceBlocker } from './lib/blockers';
export type { Outcome, RefusedBet, Refusal } from './lib/outcome';
export { LIVE_DELAY_MS } from './lib/schedule';
export { $blockers, $largestStake, $max, $min } from './model/blockers';
export { $canPlace, placeRequested, signInNeeded } from './model/outgoing';
export { lookRequested, placingOpened } from './model/placement';
export { $behindCount, $process, $receipt, $refused, betPlaced, leftSlipAnswered, receiptClosed } from './model/result';
export type { Process, Receipt, Refused } from './model/result';
