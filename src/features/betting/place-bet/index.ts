import './model/auto-max';
import './model/calculate';
import './model/extras';

export { $blockers } from './model/blockers';
export { $askedPrices, acceptRequested, acceptanceAsked } from './model/accept';
export { depositOpened } from './model/advance';
export { placeRequested } from './model/outgoing';
export {
  $behindCount,
  liveDelayMs,
  $process,
  $receipt,
  $refused,
  betPlaced,
  leftSlipAnswered,
  receiptClosed,
} from './model/result';
export type { Process, Receipt } from './model/result';
export { BetStake } from './ui/bet-stake';
export { DepositLink } from './ui/deposit-link';
export { ExtrasPart, FirstBetHint } from './ui/extras-part';
export { PlaceButton } from './ui/place-button';
export { SlipLegs } from './ui/slip-legs';
export { StakeBlock } from './ui/stake-block';
export { Sums } from './ui/sums';
