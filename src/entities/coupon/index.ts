import './model/undo';

export { LOBBY, bankerRefusal, hasBlocks } from './lib/arrange';
export type { BankerRefusal, Block, BlockTarget } from './lib/arrange';
export { newBet } from './lib/bet';
export type { Bet, CouponPick } from './lib/bet';
export type { BetMarks } from './lib/bets';
export { filledBet } from './lib/fill';
export type { FillSource, SlipFill } from './lib/fill';
export { stakeOf } from './lib/totals';
export { isFinishedGame, isLiveBet, locksOf, sameGameIds } from './lib/marks';
export type { BetLock } from './lib/marks';
export { pickFrom } from './lib/pick';
export { toWireBet } from './lib/wire-bet';
export { moveOf, needsYes } from './lib/price';
export type { ChangeCoefAction } from './lib/price';
export { recordFrom } from './lib/slip-record';
export type { Sent, SlipRecord } from './lib/slip-record';
export type { TypeChoice } from './lib/types';
export { $calculation, calculationReceived, limitsForgotten, limitsReceived } from './model/calculation';
export type { Calculation, Limits } from './model/calculation';
export {
  $changeCoefAction,
  $changeNotifyAction,
  $exactCoef,
  $isDropOnScoreChange,
  $settings,
  changeCoefActionChosen,
  exactCoefChanged,
  settingsChanged,
} from './model/settings';
export type { ChangeNotifyAction, KeptSettings } from './model/settings';
export {
  $hyperBonus,
  $isActiveVipBet,
  $isAdvanceWanted,
  $isVipAvailable,
  $isVipEnabled,
  $isVipWanted,
  $manualPromoCode,
  $promoCode,
  $promoCodes,
  $sentPromoCode,
  advanceWanted,
  manualPromoCodeChanged,
  promoCodeChosen,
  promoCodeRefused,
  promoCodesReceived,
  vipEnabledChanged,
  vipWanted,
} from './model/extras';
export type { PromoCode } from './model/extras';
export {
  $isActiveOneClick,
  $isBonusAccount,
  $isOneClickAsking,
  $isOneClickOffered,
  $oneClickLeftMs,
  $pressAmount,
  bonusAccountChanged,
  oneClickAllowedChanged,
  oneClickAmountChanged,
  oneClickConfirmed,
  oneClickDeclined,
  oneClickDisarmed,
  oneClickPicked,
  oneClickSwitched,
  outcomePicked,
  quickPicked,
} from './model/one-click';
export {
  $quickBet,
  $quickStake,
  $quickTopic,
  $quickWin,
  quickLeft,
  quickMoved,
  quickOddsAgreed,
  quickStakeChanged,
} from './model/quick';
export { VIP_FACTOR } from './lib/vip';
export { $isCouponLoadedFromCode, $loadCouponInputValue, couponCodeTyped } from './model/origin';
export {
  betRemoved,
  couponCleared,
  fillUndone,
  oddsAgreed,
  outcomeToggled,
  pricesReceived,
  removalUndone,
  slipAnswered,
  slipFilled,
  slipLeft,
  typeChosen,
} from './model/slip';
export { slipTouched } from './model/slip-changes';
export {
  $betCount,
  $couponTopic,
  $bets,
  $cleared,
  $currentSent,
  $expressId,
  $isFrozen,
  $removedBet,
  $replaced,
  $selectedIds,
  $sent,
  $slipId,
  $typeId,
  marksReceived,
  removalForgotten,
  slipLoaded,
  slipSent,
} from './model/slip-state';
export {
  $currencyIso,
  $isActiveAutoMax,
  $limits,
  $presets,
  $stake,
  $stakeByBet,
  $totalStake,
  $stakeStep,
  autoMaxMoved,
  betStakeChanged,
  betStakeStepped,
  betStakesMended,
  currencyChanged,
  maxOfBet,
  stakeChanged,
  stakeStepped,
} from './model/stake';
export { $couponState } from './model/coupon-state';
export { $bonusBetMilli, $figures, bonusBetRemoved, bonusEnabledChanged } from './model/figures';
export { $lineFigures, $minWin, $possibleWin, $slipOdds, $slipPrice, $typeChoices } from './model/line-figures';
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
  blockStakeChanged,
  blockStakeStepped,
  systemBankerSwitched,
  systemValueChosen,
} from './model/blocks';
export { $heldBets } from './model/held';
export { couponOpened } from './model/opening';
export { $tab, accountChanged, tabChosen } from './model/state';
export {
  $isSlipKept,
  $keptCount,
  $slipStorage,
  keyStruckOff,
  readSlipFx,
  slipSettledElsewhere,
  storeSlipFx,
  watchSlipFx,
} from './model/storage';
