/** The rewards of the house for steps that help a player, and never for play. Money: units of `iso`. */
import { dataOf, Seconds, WireMoney } from './common.ts';
import { z } from './zod.ts';

/**
 * `verified`: they showed who they are. `second_step`: a second proof at log-in. `year`: a year with an account, by `count` the first, the
 * second … `at`: when it was taken, or when the year will be full.
 */
const Reward = z.object({
  id: z.string(),
  kind: z.enum(['verified', 'second_step', 'year']),
  count: z.int(),
  amount: WireMoney,
  iso: z.string(),
  state: z.enum(['open', 'ready', 'taken']),
  at: z.nullable(Seconds),
});
export type Reward = z.infer<typeof Reward>;

/**
 * `isHeldBack`: there is none while the player rests, is excluded or at a limit. A player who is not verified takes
 * none.
 */
export const Rewards = z.object({ isHeldBack: z.boolean(), isVerified: z.boolean(), rewards: z.array(Reward) });
export type Rewards = z.infer<typeof Rewards>;
export const RewardsAnswer = dataOf(Rewards);
