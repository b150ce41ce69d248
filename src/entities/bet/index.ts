export { isOpenBet, outcomeOf, toPlacedBet } from './lib/bet';
export type { Leg, Outcome, PlacedBet } from './lib/bet';
export { statusKeys, typeKeys } from './lib/status';
export { $areBetsStale, $openBets, $settledBets, betReceived, betsForgotten, betsQuery } from './model/bets';
