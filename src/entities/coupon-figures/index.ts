export { vipFactor } from './lib/vip';
export type { TypeChoice } from './lib/type-choices';
export {
  $areLimitsKnown,
  $calculation,
  $left,
  $limits,
  $ownMax,
  calculationReceived,
  limitsForgotten,
  limitsReceived,
  maxOfBet,
} from './model/calculation';
export type { Calculation, Left, Limits } from './model/calculation';
export {
  $exactCoef,
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
  exactCoefChanged,
  manualPromoCodeChanged,
  promoCodeChosen,
  promoCodeRefused,
  promoCodesReceived,
  vipEnabledChanged,
  vipWanted,
} from './model/extras';
export { $eachWayTerms, $isEachWay, eachWayWanted } from './model/each-way';
export type { PromoCode } from './model/extras';
export { $bonusBetMilli, $figures, bonusBetRemoved, bonusEnabledChanged } from './model/figures';
export { $lineFigures, $possibleWin, $slipOdds, $slipPrice, $typeChoices } from './model/line-figures';
export { useStepHint } from './lib/use-step-hint';
export { $isActiveAutoMax, $presets, $stakeStep, steppedStake, stakeStepped } from './model/stake-steps';
