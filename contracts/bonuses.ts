/** Bonuses of a player. Money: units of `iso`; times: Unix seconds. */
import { dataOf, Seconds, WireMoney } from './common.ts';
import { z } from './zod.ts';

/** A bonus is for one of these. */
const Product = z.enum(['sport', 'casino']);
export type BonusProduct = z.infer<typeof Product>;

/**
 * A bonus that is being wagered, or was. `wager`: how many times its `amount` must be staked, which makes `required`; `done`: staked so
 * far. `leastOdds`: of a bet that counts. `held`: what the bonus account holds now, `own` what the main account does. `endsAt`: then
 * it is over, whatever is done.
 */
export const WagerBonus = z.object({
  id: z.int(),
  product: Product,
  iso: z.string(),
  amount: WireMoney,
  wager: z.int(),
  required: WireMoney,
  done: WireMoney,
  leastOdds: z.number(),
  held: WireMoney,
  own: WireMoney,
  startedAt: Seconds,
  endsAt: Seconds,
  status: z.enum(['active', 'done', 'given_up', 'expired']),
});
export type WagerBonus = z.infer<typeof WagerBonus>;
/** The running ones first, then the last that ended. */
export const WagerBonusesAnswer = dataOf(z.array(WagerBonus));

/**
 * The bonus on the first deposit: so many `percent` of it, `most` at most. `chosen`: 0 none, 1 sport, 2 casino; nothing comes unless the
 * player chose it before. Empty: there is none for this player now. `isHeldBack`: because they rest, are excluded or at a limit.
 */
const DepositBonus = z.object({
  percent: z.int(),
  most: WireMoney,
  iso: z.string(),
  wager: z.int(),
  leastOdds: z.number(),
  days: z.int(),
  chosen: z.int(),
});
export type DepositBonus = z.infer<typeof DepositBonus>;
export const DepositBonusesAnswer = dataOf(z.object({ offers: z.array(DepositBonus), isHeldBack: z.boolean() }));
