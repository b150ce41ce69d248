import type { PromotionDeal } from '@contracts/articles';
import { bonusWorth, usualResults } from '@contracts/maths/bonus-worth';
import { toMinor, toWire } from '@contracts/maths/money';

/** Odds of the example that shows how far results lie apart, thousandths. */
const exampleMilli = 2000;

/** Sums of a deal, units of its currency. `stake`: of each bet of the example; `aDay`: what must be staked on each day. */
export function workOut({ amount, digits, wager, days, bets, part, of }: PromotionDeal) {
  const share = { part, of };
  const { required, cost, worth } = bonusWorth({ bonus: toMinor(amount, digits), wager, share });
  const { low, high } = usualResults(required, { count: bets, milli: exampleMilli, share });
  const units = (minor: number) => toWire(minor, digits);
  return {
    ...{ required: units(required), cost: units(cost), worth: units(worth), low: units(low), high: units(high) },
    stake: units(Math.round(required / bets)),
    aDay: units(Math.ceil(required / days)),
  };
}
