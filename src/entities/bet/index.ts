export { betStateOf, isOpenBet, oddsOf, outcomeOf, resultOf, singlePriceOf, toPlacedBet } from './lib/bet';
export type { BetState, Leg, PlacedBet } from './lib/bet';
export { legStateOf } from './lib/leg-state';
export type { LegState } from './lib/leg-state';
export { statusKeys, typeKeys, typeText } from './lib/status';
export {
  $bets,
  $betsTopic,
  $haveBetsFailed,
  $openBets,
  $settledBets,
  betReceived,
  betsForgotten,
  betsRequested,
} from './model/bets';
