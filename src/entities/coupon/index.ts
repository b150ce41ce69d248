export { newBet } from './lib/bet';
export type { Bet, CouponPick } from './lib/bet';
export type { BetMarks } from './lib/bets';
export { stakeOf } from './lib/totals';
export { isFinishedGame, isLiveBet, locksOf, sameGameIds } from './lib/marks';
export type { BetLock } from './lib/marks';
export { pickFrom } from './lib/pick';
export { moveOf, needsYes } from './lib/price';
export type { ChangeCoefAction } from './lib/price';
export { recordFrom } from './lib/slip-record';
export type { Sent, SlipRecord } from './lib/slip-record';
export type { TypeChoice } from './lib/types';
export { calculationReceived, limitsForgotten, limitsReceived } from './model/calculation';
export type { Calculation, Limits } from './model/calculation';
export { $changeCoefAction, $exactCoef, $isDropOnScoreChange, changeCoefActionChosen } from './model/settings';
export {
  $betCount,
  $couponTopic,
  $bets,
  $currentSent,
  $isFrozen,
  $removedBet,
  $selectedIds,
  $sent,
  $slipId,
  $typeChoices,
  $typeId,
  betRemoved,
  betRestored,
  couponCleared,
  marksReceived,
  oddsAgreed,
  outcomeToggled,
  pricesReceived,
  removalForgotten,
  slipAnswered,
  slipLeft,
  slipLoaded,
  slipSent,
  slipTouched,
  typeChosen,
} from './model/slip';
export {
  $currencyIso,
  $limits,
  $presets,
  $stake,
  $stakeByBet,
  $totalOdds,
  $totalStake,
  betStakeChanged,
  betStakeStepped,
  currencyChanged,
  stakeChanged,
  stakeStepped,
} from './model/stake';
export { $couponState } from './model/coupon-state';
export { $figures, $possibleWin, bonusEnabledChanged } from './model/figures';
export { couponOpened } from './model/opening';
export { $tab, accountChanged, tabChosen } from './model/state';
export { $isSlipKept, $keptCount, $slipStorage, readSlipFx, storeSlipFx, watchSlipFx } from './model/storage';
