import { text } from './bounded.ts';
import { dataOf, Id, Seconds, WireMoney } from './common.ts';
import { Coupon } from './coupon.ts';
import { z } from './zod.ts';

/** How much of the stake the player sells; 1 is all of it. The house buys no part below a tenth. */
export const SalePart = z.number().check(z.minimum(0.1), z.maximum(1));

export const QuoteRequest = z.object({ part: z.optional(SalePart) });
/**
 * The house's present price for this part. `token` proves the offer until `validUntil`. `mistakeUntil`: until then
 * nothing has moved since the player placed the bet, and the whole stake comes back.
 */
export const Quote = z.object({
  price: WireMoney,
  token: z.string(),
  validUntil: Seconds,
  mistakeUntil: z.optional(Seconds),
});
export type Quote = z.infer<typeof Quote>;
export const QuoteAnswer = dataOf(Quote);

/** So many more goals, points or whatever a leg counts. `of`: of which side, 0: of whichever. */
const LegCount = z.object({ of: z.union([z.literal(0), z.literal(1), z.literal(2)]), count: z.int() });

/**
 * The state of an undecided leg: its result if the match ended now. `needs`: after so many more it has won. `way`: with
 * so many more it would win, if nothing else happens. `change`: with so many more it would win no longer.
 */
const LegStand = z.object({
  marketId: Id,
  is: z.enum(['winning', 'losing', 'level']),
  needs: z.optional(z.int()),
  way: z.optional(z.array(LegCount)),
  change: z.optional(LegCount),
});

/**
 * The house's present price for each open coupon as a whole, all in one message. `amount`: the stake that the price is
 * for. `price` null: it does not buy now. `validUntil`: if no newer message comes by then, the price is unknown. `course`:
 * how the price for this stake went, moment (ms), price, moment, price …; only in the answer to a call, which pushes go on.
 * `stands`: of the legs whose match is in play.
 */
export const SaleOffers = z.object({
  validUntil: Seconds,
  offers: z.array(
    z.object({
      couponId: z.string(),
      amount: WireMoney,
      price: z.nullable(WireMoney),
      mistakeUntil: z.optional(Seconds),
      course: z.optional(z.array(z.number())),
      stands: z.optional(z.array(LegStand)),
    }),
  ),
});
export type SaleOffers = z.infer<typeof SaleOffers>;
export const SaleOffersAnswer = dataOf(SaleOffers);

/** `accept`: `strict` takes exactly `price`, `all` takes any price. `mode`: how the player agreed. */
export const SellRequest = z.object({
  token: text(500),
  price: WireMoney,
  accept: z.enum(['strict', 'all']),
  mode: z.enum(['page', 'one_click', 'auto']),
});
export type SellRequest = z.infer<typeof SellRequest>;
export const SellAnswer = dataOf(z.object({ coupon: Coupon, paid: WireMoney }));
/** `data` of refusal 1017: the present offer. */
export const SellRefusalData = z.object({ quote: Quote });

export const AutoSellRequest = z.object({ price: WireMoney });

/**
 * Sums of all coupons that a filter finds, of one currency and kind of money: a bonus account is never added to the
 * player's own. `result`: of decided coupons, returns minus stakes. `open`: what is in play.
 */
export const HistoryTotal = z.object({
  iso: z.string(),
  isBonus: z.boolean(),
  count: z.int(),
  staked: WireMoney,
  returned: WireMoney,
  result: WireMoney,
  open: WireMoney,
});
/** The result of one day. `day`: its first second in the player's time zone. */
export const HistoryDay = z.object({ day: Seconds, iso: z.string(), isBonus: z.boolean(), result: WireMoney });
export const HistorySummary = z.object({
  count: z.int(),
  totals: z.array(HistoryTotal),
  days: z.array(HistoryDay),
});
export const HistorySummaryAnswer = dataOf(HistorySummary);
