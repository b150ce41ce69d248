/** The partner programme: who publishes a link of theirs earns a sum for each person, once. Money: units of `iso`. */
import { dataOf, Seconds, WireMoney } from './common.ts';
import { z } from './zod.ts';

/**
 * A month by when people registered, and how many of them count by now. Numbers only: a partner learns no player's
 * identity.
 */
const PartnerMonth = z.object({ from: Seconds, came: z.int(), counted: z.int() });

/**
 * `link`: path with the code of this partner; null for who has not joined, and while `isHeldBack`: the player rests, is excluded or at a
 * limit. `perPerson`: for each who is verified, has deposited and has played. `came`, `counted`, `paid`: since the start. `available`: earned and not
 * taken yet; it waits. `months`: the months with players, the newest first.
 */
export const Partner = z.object({
  iso: z.string(),
  perPerson: WireMoney,
  hasJoined: z.boolean(),
  isVerified: z.boolean(),
  isHeldBack: z.boolean(),
  link: z.nullable(z.string()),
  came: z.int(),
  counted: z.int(),
  paid: WireMoney,
  available: WireMoney,
  months: z.array(PartnerMonth),
});
export type Partner = z.infer<typeof Partner>;
export const PartnerAnswer = dataOf(Partner);
