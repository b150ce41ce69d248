export { isOpenBet, outcomeOf, toPlacedBet } from './lib/bet';
export type { Leg, PlacedBet } from './lib/bet';
export { statusKeys, typeKeys } from './lib/status';
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
