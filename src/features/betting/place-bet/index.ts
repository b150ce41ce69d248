import './model/auto-max';
import './model/calculate';
import './model/extras';

export type { PlaceBlocker } from './lib/blockers';
export type { Refusal } from './lib/outcome';
export { LIVE_DELAY_MS } from './lib/schedule';
export { $blockers, $largestStake, $max, $min } from './model/blockers';
export { $offeredAdvance, depositOpened } from './model/advance';
export { $promoVerdict, promoCheckRequested } from './model/promo';
export { $presses } from './model/press';
export type { Press } from './model/press';
export { $quickBlockers, $quickState, quickPlaceRequested } from './model/quick';
export { placeRequested, signInNeeded } from './model/outgoing';
export { lookRequested, placingOpened } from './model/placement';
export { $behindCount, $process, $receipt, $refused, betPlaced, leftSlipAnswered, receiptClosed } from './model/result';
export type { Process, Receipt } from './model/result';
