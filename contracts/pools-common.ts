import { dataOf, Id } from './common.ts';
import { z } from './zod.ts';

/**
 * The account that pays a ticket of this player. `digits`: of `currency`, after the point. `rate`: how much of the
 * pools' currency one unit of `currency` buys; both sides count the price with it (`costOf` of contracts/payments).
 */
export const PoolPurse = z.object({
  accountId: Id,
  currency: z.string(),
  digits: z.int(),
  poolCurrency: z.string(),
  rate: z.number(),
});
export type PoolPurse = z.infer<typeof PoolPurse>;
export const PoolPurseAnswer = dataOf(PoolPurse);

/** The money fields of every purchase. `price`: what the player was told, units of the account's currency. */
export const paying = { accountId: Id, price: z.number() };
