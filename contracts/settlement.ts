import { dataOf, Id, Millis } from './common.ts';
import { betStatuses } from './coupon.ts';
import { z } from './zod.ts';

/** Why a result is given, taken back or called off. The player reads it in their language. */
export const settlementReasons = [
  ...(['official', 'wrongResult', 'wrongOutcome', 'notPlayed', 'abandoned', 'wrongPrice', 'technical'] as const),
] as const;
export const SettlementReason = z.enum(settlementReasons);
export type SettlementReason = z.infer<typeof SettlementReason>;

/**
 * A word about the result of an outcome. `result`: how it ended. `correction`: how it ended after all. `rollback`:
 * nothing that was said holds, the bets wait again. `cancel`: the bets are void. `voidFactor`: this part of the stake
 * comes back, the result counts for the rest. `at`: the source's time of the report, which decides which report is the
 * latest, in whatever order they arrive. Row BET-56.
 */
export const SettlementMessage = z
  .object({
    id: z.string().check(z.regex(/^[\w.:-]{1,64}$/)),
    marketId: Id,
    do: z.enum(['result', 'correction', 'rollback', 'cancel']),
    statusId: z.optional(z.int().check(z.minimum(0), z.maximum(6))),
    voidFactor: z.optional(z.union([z.literal(0), z.literal(0.5), z.literal(1)])),
    at: Millis,
    reason: SettlementReason,
  })
  .check(
    z.refine(({ do: what, statusId }) => (what === 'result' || what === 'correction') === (statusId !== undefined), {
      path: ['statusId'],
    }),
    // A part of a stake can come back of what is won or lost in full.
    z.refine(
      ({ voidFactor, statusId }) =>
        voidFactor === undefined || statusId === betStatuses.win || statusId === betStatuses.lose,
      { path: ['voidFactor'] },
    ),
  );
export type SettlementMessage = z.infer<typeof SettlementMessage>;

/** `POST /operator-api/v1/settlements`: in the order in which they are to be read. All are taken, or none. */
export const SettlementRequest = z.object({
  messages: z.array(SettlementMessage).check(z.minLength(1), z.maxLength(200)),
});

/**
 * `applied`: it is the last word about its outcome now. `repeated`: it was taken before. `older`: a later word is
 * known. `coupons`: that were reckoned again by it.
 */
const Taken = z.object({ id: z.string(), outcome: z.enum(['applied', 'repeated', 'older']), coupons: z.int() });
export type Taken = z.infer<typeof Taken>;
export const SettlementAnswer = dataOf(z.array(Taken));
