import { marketIdOf } from './ids.ts';
import type { Quote } from './match.ts';
import { type Moment, pricedMarkets } from './pricing.ts';
import type { MatchRecord } from './record.ts';

/**
 * What an outcome is worth without any margin: `chance` to win the part of the stake that is `decided` on average; the
 * rest comes back. `early`: the chance to win by a lead of so many goals at any moment as well, where that is on offer. `place`: of a
 * race, the chance to be placed.
 */
export type Fair = { chance: number; decided: number; early?: { lead: number; chance: number }; place?: number };

/** The offers of many coupons ask for the same quotes once a second. */
const known = new WeakMap<readonly Quote[], ReadonlyMap<number, Quote>>();
function byIdOf(gameId: number, quotes: readonly Quote[]): ReadonlyMap<number, Quote> {
  const byId = known.get(quotes) ?? new Map(quotes.map((quote) => [marketIdOf(gameId, quote), quote]));
  known.set(quotes, byId);
  return byId;
}

/**
 * The model's own chance now, from the same quotes as the price. Where somebody set the price, it says what they
 * believe, and the margin of the market is taken out of it. Null: not on offer.
 */
export function fairOf(record: MatchRecord, moment: Moment, marketId: number): Fair | null {
  if (!pricedMarkets(record, moment).has(marketId)) return null;
  const { quotes, margins } = record.offers.whole;
  const quote = byIdOf(record.fixture.id, quotes).get(marketId);
  if (quote === undefined || margins === null) return null;
  const forced = record.forcedMilli.get(marketId);
  const chance = forced === undefined ? quote.chance : 1000 / (forced * (1 + margins.of(quote.groupId)));
  // A forced price applies to the whole offer.
  const early = quote.early && { lead: quote.early.lead, chance: forced === undefined ? quote.early.chance : chance };
  return { chance, decided: quote.decided ?? 1, ...(early && { early }) };
}
