import './model/undo';

export { lobbyId, bankerRefusal } from './lib/arrange';
export type { Block } from './lib/arrange';
export { newBet } from './lib/bet';
export type { Bet, CouponPick } from './lib/bet';
export type { BetMarks } from './lib/bets';
export { filledBet } from './lib/fill';
export type { SlipFill } from './lib/fill';
export { stakeOf } from './lib/totals';
export { isLiveBet, locksOf, sameGameIds } from './lib/marks';
export { pickFrom } from './lib/pick';
export { toWireBet } from './lib/wire-bet';
export { moveOf, needsYes } from './lib/price';
export type { Sent } from './lib/slip-record';
export { $loadCouponInputValue, couponCodeTyped } from './model/origin';
export {
  betRemoved,
  couponCleared,
  fillUndone,
  oddsAgreed,
  outcomeToggled,
  pricesReceived,
  removalUndone,
  slipFilled,
  slipLeft,
  typeChosen,
} from './model/slip';
export { slipTouched } from './model/slip-changes';
export {
  $betCount,
  $couponTopic,
  $bets,
  $currentSent,
  $isFrozen,
  $replaced,
  $sent,
  $slipId,
  $typeId,
  marksReceived,
  removalForgotten,
  slipLoaded,
  $takenOff,
} from './model/slip-state';
export {
  $currencyIso,
  $stake,
  $stakeByBet,
  $totalStake,
  autoMaxMoved,
  currencyChanged,
  stakeChanged,
} from './model/stake';
export {
  $arrangedBets,
  $bankers,
  $blockStakes,
  $blocks,
  $isActiveSystemBanker,
  $systemValue,
  $unitCount,
  betMoved,
  betShifted,
  systemBankerSwitched,
  systemValueChosen,
} from './model/blocks';
export { $heldBets } from './model/held';
export { couponOpened } from './model/opening';
export { $tab, tabChosen } from './model/state';
export { $isSlipKept, $keptCount, readSlipFx } from './model/storage';
