import { dataOf, Seconds } from './common.ts';
import { z } from './zod.ts';

/**
 * The session of a player, from the log-in on. Money is in units of `iso`, the main currency, and comes from the ledger:
 * `staked`: stakes that were not returned; `won`: payouts and sales; `net`: won minus staked. Bonus money does not count.
 * `endsAt`: when the session limit ends it, null without one. `check`: the next reality check, null when the player
 * wants none. `rest`: why the player may not play; `endsAt` null: without an end. `isSummaryDue`: the player has to read
 * what they staked, won and lost in the last 30 days. Rows LIM-63, LIM-64, LIM-65.
 */
export const PlaySession = z.object({
  startedAt: Seconds,
  endsAt: z.nullable(Seconds),
  iso: z.string(),
  staked: z.number(),
  won: z.number(),
  net: z.number(),
  check: z.nullable(z.object({ minutes: z.int(), dueAt: Seconds })),
  isSummaryDue: z.boolean(),
  rest: z.nullable(z.object({ kind: z.enum(['timeOut', 'exclusion']), endsAt: z.nullable(Seconds) })),
});
export type PlaySession = z.infer<typeof PlaySession>;
export const PlaySessionAnswer = dataOf(PlaySession);

/** The player has read the reality check that was due at `dueAt` and goes on. Another tab may have said so before. */
export const CheckAnsweredRequest = z.object({ dueAt: Seconds });
