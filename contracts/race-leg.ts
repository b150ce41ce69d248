import { z } from './zod.ts';

/** The place terms of an each-way bet: this part of the winnings, for this many places. */
export const EachWayTerms = z.object({ fraction: z.enum(['1/4', '1/5']), places: z.int() });
export type EachWayTerms = z.infer<typeof EachWayTerms>;

/** By the number of runners; null: only the winner is paid. */
export function eachWayTerms(runners: number, isHandicap: boolean): EachWayTerms | null {
  if (runners < 5) return null;
  if (runners < 8) return { fraction: '1/4', places: 2 };
  return isHandicap && runners >= 16 ? { fraction: '1/4', places: 4 } : { fraction: '1/5', places: 3 };
}

/**
 * The effect of a race on one bet. `deduction`: of the winnings, "0.15". `deadHeatFactor`: the part of the stake that
 * has won.
 */
export const RaceLeg = z.object({
  eachWay: z.optional(EachWayTerms),
  deduction: z.optional(z.string()),
  deadHeatFactor: z.optional(z.string()),
  place: z.optional(z.object({ statusId: z.int(), deadHeatFactor: z.optional(z.string()) })),
});
export type RaceLeg = z.infer<typeof RaceLeg>;
