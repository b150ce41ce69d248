import { dataOf, listOf, Seconds } from './common.ts';
import { z } from './zod.ts';

/**
 * What one account holds besides its balance. `scoreId`: number of the account. `reserved`: on its way out; `coming`: on
 * its way in. Money: units of the currency. Row ACC-04.
 */
export const Wallet = z.object({
  currencyId: z.int(),
  scoreId: z.int(),
  reserved: z.number(),
  coming: z.number(),
});
export type Wallet = z.infer<typeof Wallet>;
export const WalletsAnswer = dataOf(z.array(Wallet));

/** One unit of the account's currency buys `rate` of the other's. Row PAY-20. */
export const RateAnswer = dataOf(z.object({ rate: z.number().check(z.positive()) }));

/** `amount`: units of the account that the money leaves. `rate`: what the player was told; another one by now is 2006. */
export const ConvertRequest = z.object({
  fromId: z.int(),
  toId: z.int(),
  amount: z.number(),
  rate: z.number(),
});

/** `amount` left one account, and `credited` came to the other. */
export const Transfer = z.object({
  id: z.int(),
  number: z.string(),
  at: Seconds,
  fromId: z.int(),
  toId: z.int(),
  amount: z.number(),
  iso: z.string(),
  credited: z.number(),
  toIso: z.string(),
  rate: z.number(),
});
export type Transfer = z.infer<typeof Transfer>;
export const TransferAnswer = dataOf(Transfer);
/** The newest first. */
export const TransfersAnswer = listOf(Transfer);
