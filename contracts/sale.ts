import { text } from './bounded.ts';
import { Seconds, WireMoney, dataOf } from './common.ts';
import { Coupon } from './coupon.ts';
import { z } from './zod.ts';

/** How much of the stake is sold; 1 is all of it. A smaller part than a tenth is not bought. */
export const SalePart = z.number().check(z.minimum(0.1), z.maximum(1));

export const QuoteRequest = z.object({ part: z.optional(SalePart) });
/**
 * What is paid for this part now. `token` proves the offer until `validUntil`. `mistakeUntil`: until then nothing has moved since the bet was
 * placed and the whole stake comes back.
 */
export const Quote = z.object({
  price: WireMoney,
  token: z.string(),
  validUntil: Seconds,
  mistakeUntil: z.optional(Seconds),
});
export type Quote = z.infer<typeof Quote>;
export const QuoteAnswer = dataOf(Quote);

/**
 * What is paid now for all that is in play of each open coupon, told in one message. `amount`: the stake that the price is for. `price` null: it
 * is not bought now. `validUntil`: a newer message comes before that, or the price is not known any more.
 */
export const SaleOffers = z.object({
  validUntil: Seconds,
  offers: z.array(
    z.object({
      couponId: z.string(),
      amount: WireMoney,
      price: z.nullable(WireMoney),
      mistakeUntil: z.optional(Seconds),
    }),
  ),
});
export type SaleOffers = z.infer<typeof SaleOffers>;
export const SaleOffersAnswer = dataOf(SaleOffers);

/** `accept`: `strict` takes exactly `price`, `all` takes whatever the price has become. `mode`: how the player said yes. */
export const SellRequest = z.object({
  token: text(500),
  price: WireMoney,
  accept: z.enum(['strict', 'all']),
  mode: z.enum(['page', 'one_click', 'auto']),
});
export type SellRequest = z.infer<typeof SellRequest>;
export const SellAnswer = dataOf(z.object({ coupon: Coupon, paid: WireMoney }));
/** `data` of refusal 1017: the offer of this moment. */
export const SellRefusalData = z.object({ quote: Quote });

export const AutoSellRequest = z.object({ price: WireMoney });

/** Sums of all coupons that a filter finds, of one currency and kind of money: a bonus account's is never added to the player's own. `result`: of what is decided, returned less staked. `open`: what is in play. */
export const HistoryTotal = z.object({
  iso: z.string(),
  isBonus: z.boolean(),
  count: z.int(),
  staked: WireMoney,
  returned: WireMoney,
  result: WireMoney,
  open: WireMoney,
});
/** What one day decided. `day`: its first second in the player's time zone. */
export const HistoryDay = z.object({ day: Seconds, iso: z.string(), isBonus: z.boolean(), result: WireMoney });
export const HistorySummary = z.object({
  count: z.int(),
  totals: z.array(HistoryTotal),
  days: z.array(HistoryDay),
});
export const HistorySummaryAnswer = dataOf(HistorySummary);
