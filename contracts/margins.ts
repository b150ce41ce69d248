import { dataOf } from './common.ts';
import { marketGroups } from './markets.ts';
import { sportNumbers } from './sports.ts';
import { z } from './zod.ts';

const Percent = z.number().check(z.gte(0), z.lte(50));

/**
 * One row of the table. An absent condition fits everything. `sport`: a name of `sportNumbers`; `markets`: names of
 * `marketGroups`.
 */
const MarginRow = z.strictObject({
  sport: z.optional(z.enum(Object.keys(sportNumbers))),
  tier: z.optional(z.string()),
  phase: z.optional(z.enum(['line', 'live'])),
  markets: z.optional(z.array(z.enum(Object.keys(marketGroups)))),
  percent: Percent,
});

/** Of a competition of this tier, each `risk` of money on an outcome is one step of its price. */
const MoneyRow = z.strictObject({ tier: z.optional(z.string()), risk: z.number().check(z.gt(0)) });
/**
 * How prices answer to money. Each step lowers the price by `percent`, at most `most` steps count, and bets older than
 * `minutes` do not. `risk`: in first stakes of a currency, what bets would pay on average beyond their stakes. The last
 * fitting row counts.
 */
const Money = z.strictObject({
  rows: z.array(MoneyRow).check(z.minLength(1)),
  percent: Percent,
  most: z.int().check(z.gte(0), z.lte(50)),
  minutes: z.number().check(z.gt(0), z.lte(1440)),
});

/**
 * The bookmaker's margin. The inverse odds of a market that pays one outcome add up to 1 plus the margin. A competition
 * belongs to the first tier whose `weight` it reaches, or else to the last. When several rows fit, the last one counts,
 * as in a style sheet. `longShots` is added to outcomes whose fair odds are `full` or more; below that less and less is
 * added, and from `from` down nothing.
 */
export const MarginTable = z
  .strictObject({
    tiers: z.array(z.strictObject({ name: z.string(), weight: z.number() })).check(z.minLength(1)),
    rows: z.array(MarginRow).check(z.minLength(1)),
    longShots: z.strictObject({ from: z.number().check(z.gt(1)), full: z.number(), percent: Percent }),
    /** Absent: prices do not answer to money. */
    money: z.optional(Money),
  })
  .check(
    z.refine(
      ({ rows }) =>
        [rows[0]?.sport, rows[0]?.tier, rows[0]?.phase, rows[0]?.markets].every((each) => each === undefined),
      {
        error: 'the first row fits everything',
      },
    ),
    z.refine(
      ({ tiers, rows, money }) =>
        [...rows, ...(money?.rows ?? [])].every(
          ({ tier }) => tier === undefined || tiers.some(({ name }) => name === tier),
        ),
      {
        error: 'a row names a tier that is not there',
      },
    ),
    z.refine(({ longShots: { from, full } }) => full > from, { error: 'long shots: full is above from' }),
  );
export type MarginTable = z.infer<typeof MarginTable>;
export const MarginsAnswer = dataOf(MarginTable);
