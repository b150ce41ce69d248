import './model/calculate';

export type { PlaceBlocker } from './lib/blockers';
export type { Refusal } from './lib/outcome';
export { LIVE_DELAY_MS } from './lib/schedule';
export { $blockers, $largestStake, $max, $min } from './model/blockers';
export { placeRequested, signInNeeded } from './model/outgoing';
export { lookRequested, placingOpened } from './model/placement';
export { $behindCount, $process, $receipt, $refused, betPlaced, leftSlipAnswered, receiptClosed } from './model/result';
export type { Process, Receipt } from './model/result';
