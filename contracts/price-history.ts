import { dataOf, Id, Millis } from './common.ts';
import { z } from './zod.ts';

/** A call asks for at most this many outcomes, and an answer holds at most this many points of all of them together. */
export const priceHistoryBounds = { markets: 12, points: 1000 } as const;

/**
 * How the price of an outcome went. `points`: moment (ms), odds in thousandths, moment, odds … as the feed told them; 0: no price then.
 * `opening`, `low`, `high` and `now` are of the whole time, not of this part; 0 where there was no price.
 */
export const PriceLine = z.object({
  id: Id,
  name: z.string(),
  opening: z.int(),
  low: z.int(),
  high: z.int(),
  now: z.int(),
  points: z.array(z.int()),
});
export type PriceLine = z.infer<typeof PriceLine>;

/** The score changed: a goal, a set, the points at the end of a period. `minute`: of the match clock, from 1. */
const PriceMark = z.object({ at: Millis, minute: z.int(), score: z.tuple([z.int(), z.int()]) });
type PriceMark = z.infer<typeof PriceMark>;

/** `next`: ask again with this `since` for the rest; null: this is all. `startAt`: of the match. `until`: the moment of the answer. */
export const PriceHistory = z.object({
  gameId: Id,
  startAt: Millis,
  until: Millis,
  next: z.nullable(Millis),
  lines: z.array(PriceLine),
  marks: z.array(PriceMark),
});
export type PriceHistory = z.infer<typeof PriceHistory>;
export const PriceHistoryAnswer = dataOf(PriceHistory);
