/** Friends whom a player brought. */
import { dataOf, Seconds } from './common.ts';
import { z } from './zod.ts';

/** `name`: as much of it as a friend may know of another. */
const Friend = z.object({ name: z.string(), at: Seconds, isVerified: z.boolean() });
/** `link`: path with the player's own tag. `invited`: how many registered by it; `friends`: the last of them. */
export const Friends = z.object({ link: z.string(), invited: z.int(), friends: z.array(Friend) });
export type Friends = z.infer<typeof Friends>;
export const FriendsAnswer = dataOf(Friends);
