/** What a player's bets came to: figures of a span, each bet with its closing-line value, tags and a note. Rows TRACK-01 to TRACK-03. */
import { text } from './bounded.ts';
import { dataOf, Id, listOf, Seconds, WireMoney, WireOdds } from './common.ts';
import { CouponTypeId } from './coupon.ts';
import { z } from './zod.ts';

export const trackerBounds = { tags: 10, tag: 24, note: 500 } as const;

/** Lower ends of the price bands, in thousandths. The last has no upper end; a price below the first is in it. */
export const oddsBands = [1000, 1500, 2000, 3000, 5000] as const;
/** `0` where bets of one coupon are of several sports or markets. */
export const several = 0;

const ofBets = {
  bets: z.int(),
  staked: WireMoney,
  returned: WireMoney,
  profit: WireMoney,
};

/**
 * Sums of bets that ended. `won`, `lost`: bets that brought more, or less, than their stake; the others gave it back.
 * `clv`: mean closing-line value of `clvBets` bets, a share; null: no bet has one. `clvAhead`: of them above zero.
 */
const Sums = z.object({
  ...ofBets,
  won: z.int(),
  lost: z.int(),
  clv: z.nullable(z.number()),
  clvBets: z.int(),
  clvAhead: z.int(),
});
export type TrackerSums = z.infer<typeof Sums>;

/** `id`: of the sport, the market group, the type or the price band; for a tag, the tag. `name` null: the page has words for it. */
const Part = z.object({ id: z.string(), name: z.nullable(z.string()), sums: Sums });
export type TrackerPart = z.infer<typeof Part>;

/** Consecutive bets that won, or lost; what gave its stake back neither ends a run nor counts. */
const Run = z.object({ bets: z.int(), from: Seconds, to: Seconds, profit: WireMoney });

const Choice = z.object({ id: z.string(), name: z.nullable(z.string()) });

/**
 * One account from `from` to before `to`, by the moment at which a bet ended. `days` have the first second of the day in the player's zone;
 * days without an ended bet are left out. `months`: `2026-11`. `choices`: what of the span can be filtered by, whatever the filter is.
 */
export const Tracker = z.object({
  accountId: z.int(),
  currency: z.string(),
  isBonus: z.boolean(),
  from: Seconds,
  to: Seconds,
  sums: Sums,
  open: z.object({ bets: z.int(), staked: WireMoney }),
  winRun: z.nullable(Run),
  loseRun: z.nullable(Run),
  days: z.array(z.object({ day: Seconds, bets: z.int(), profit: WireMoney })),
  months: z.array(z.object({ month: z.string(), ...ofBets })),
  by: z.object({
    sport: z.array(Part),
    market: z.array(Part),
    odds: z.array(Part),
    type: z.array(Part),
    tag: z.array(Part),
  }),
  choices: z.object({ sport: z.array(Choice), market: z.array(Choice), tag: z.array(z.string()) }),
});
export type Tracker = z.infer<typeof Tracker>;
export const TrackerAnswer = dataOf(Tracker);

/** `closing`: the last price before the start. Null: the bet was live, or nobody knows it. `clv`: `odds / closing - 1`. */
const Leg = z.object({
  match: z.string(),
  market: z.string(),
  outcome: z.string(),
  isLive: z.boolean(),
  odds: WireOdds,
  closing: z.nullable(WireOdds),
  clv: z.nullable(z.number()),
});

/** `version`: 0 before anything was written. */
const Marks = z.object({ tags: z.array(z.string()), note: z.string(), version: z.int() });
export type TrackerMarks = z.infer<typeof Marks>;

/**
 * A bet that ended. `clv`: of a single or an accumulator, the product of `odds / closing` of its bets, less one; null for other types,
 * with a live bet in it, or where a closing price is not known. `odds` null: no one price tells what it pays.
 */
export const TrackedBet = z.object({
  id: z.string(),
  typeId: CouponTypeId,
  end: z.enum(['settled', 'sold']),
  placedAt: Seconds,
  endedAt: Seconds,
  staked: WireMoney,
  returned: WireMoney,
  profit: WireMoney,
  odds: z.nullable(WireOdds),
  clv: z.nullable(z.number()),
  legs: z.array(Leg),
  marks: Marks,
});
export type TrackedBet = z.infer<typeof TrackedBet>;
export const TrackedBetsAnswer = listOf(TrackedBet);

const Tag = text(trackerBounds.tag).check(z.trim(), z.minLength(1));
/** All that is written beside a bet. Another `version` than that of the backend is refused with what is there, unless it says the same. */
export const MarksRequest = z.object({
  tags: z.array(Tag).check(z.maxLength(trackerBounds.tags)),
  note: text(trackerBounds.note),
  version: z.int().check(z.nonnegative()),
});
export const MarksAnswer = dataOf(Marks);

/** The form of the file that players take with them. A later form has a higher number; fields may be added to this one. */
export const trackerFormat = 'openbook-bets/1';
export const TrackerFile = z.object({
  format: z.literal(trackerFormat),
  account: z.object({ id: Id, currency: z.string() }),
  from: Seconds,
  to: Seconds,
  bets: z.array(TrackedBet),
});
