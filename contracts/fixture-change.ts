import { dataOf, Id, Millis, Seconds } from './common.ts';
import { z } from './zod.ts';

/**
 * The organiser's change to a match that has not begun. `move`: it begins at `startAt`. `postpone`: the new time is not
 * known. `cancel`: it is not played, so bets on it are void. `at`: the time of the source's report; the latest report
 * counts. Row BET-59.
 */
export const FixtureChange = z
  .object({
    id: z.string().check(z.regex(/^[\w.:-]{1,64}$/)),
    gameId: Id,
    do: z.enum(['move', 'postpone', 'cancel']),
    startAt: z.optional(Seconds),
    at: Millis,
  })
  .check(z.refine(({ do: what, startAt }) => (what === 'move') === (startAt !== undefined), { path: ['startAt'] }));
export type FixtureChange = z.infer<typeof FixtureChange>;

/** `coupons`: open ones with a bet on the match. */
export const FixtureAnswer = dataOf(
  z.object({ id: z.string(), outcome: z.enum(['applied', 'repeated', 'older']), coupons: z.int() }),
);
export type FixtureTaken = z.infer<typeof FixtureAnswer>['data'];
