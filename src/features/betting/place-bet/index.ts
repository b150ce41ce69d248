import './model/auto-max';
import './model/calculate';
import './model/extras';

export type { PlaceBlocker } from './lib/blockers';
export type { Refusal } from './lib/outcome';
export { LIVE_DELAY_MS } from './lib/schedule';
export { $blockers, $largestStake, $max, $maxByBet, $min } from './model/blockers';
export { $askedPrices, $isAskSettled, acceptRequested, acceptanceAsked } from './model/accept';
export { $offeredAdvance, depositOpened } from './model/advance';
export { $promoVerdict, promoCheckRequested } from './model/promo';
export { $presses } from './model/press';
export type { Press } from './model/press';
export {
  $isQuickAskSettled,
  $quickAskedPrices,
  $quickBlockers,
  $quickState,
  quickAcceptRequested,
  quickPlaceRequested,
} from './model/quick';
export { placeRequested, signInNeeded } from './model/outgoing';
export { lookRequested, placingOpened } from './model/placement';
export { $behindCount, $process, $receipt, $refused, betPlaced, leftSlipAnswered, receiptClosed } from './model/result';
export type { Process, Receipt } from './model/result';
