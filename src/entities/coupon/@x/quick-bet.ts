export { newBet } from '../lib/bet';
export type { Bet, CouponPick } from '../lib/bet';
export { couponTopic, withChanges } from '../lib/bets';
export { agreePrice } from '../lib/price';
export { couponOpened } from '../model/opening';
export { couponCleared, outcomeToggled } from '../model/slip';
export { $betCount, $selectedIds } from '../model/slip-state';
export { $currencyIso, $initialStake } from '../model/stake';
