import { dataOf, Id, listOf, Seconds } from './common.ts';
import { mostLottoLines } from './pools/index.ts';
import { paying } from './pools-common.ts';
import { ChainPlace } from './shared-rounds.ts';
import { z } from './zod.ts';

/**
 * `commitment`: SHA-256 of the seed's text, said from `committedAt` on, before the first ticket. `seed`, `numbers`: null
 * until the draw. `place`: the hash that the seed comes out of; null for draws before there were chains. `winners`: lines of players by
 * numbers right. Rows LOTTO-02, FAIR-15.
 */
export const LottoDraw = z.object({
  id: Id,
  lottoId: Id,
  number: z.int(),
  at: Seconds,
  committedAt: Seconds,
  commitment: z.string(),
  numbers: z.nullable(z.array(z.int())),
  seed: z.nullable(z.string()),
  place: z.optional(z.nullable(ChainPlace)),
  winners: z.array(z.object({ right: z.int(), lines: z.int() })),
});
export type LottoDraw = z.infer<typeof LottoDraw>;
export const LottoDrawAnswer = dataOf(LottoDraw);
export const LottoResultsAnswer = listOf(LottoDraw);

/** Money: units of `currency`. `draws`: the draws on sale, the next one first. */
export const LottoGame = z.object({
  id: Id,
  slug: z.string(),
  pick: z.int(),
  of: z.int(),
  price: z.number(),
  currency: z.string(),
  prizes: z.array(z.object({ right: z.int(), prize: z.number() })),
  draws: z.array(LottoDraw),
});
export type LottoGame = z.infer<typeof LottoGame>;
export const LottoCatalogAnswer = dataOf(z.array(LottoGame));

const Line = z.array(z.int()).check(z.maxLength(10));

/** `firstDrawId`: the ticket takes part in this many draws, from this one on. */
export const LottoOrder = z.object({
  lottoId: Id,
  firstDrawId: Id,
  draws: z.int(),
  lines: z.array(Line).check(z.minLength(1), z.maxLength(mostLottoLines)),
  ...paying,
});
export type LottoOrder = z.infer<typeof LottoOrder>;

/**
 * `price`, `payout`: units of `currency`, at `rate` of the purchase. `draws`: what the ticket goes through; `numbers` and
 * `right` (by line) are null until the draw. `isReturned`: the
 * ticket left this draw before it, and `payout` is its share of the price.
 */
export const LottoTicket = z.object({
  id: Id,
  lottoId: Id,
  at: Seconds,
  lines: z.array(z.array(z.int())),
  price: z.number(),
  currency: z.string(),
  rate: z.number(),
  payout: z.number(),
  draws: z.array(
    z.object({
      id: Id,
      number: z.int(),
      at: Seconds,
      numbers: z.nullable(z.array(z.int())),
      right: z.nullable(z.array(z.int())),
      payout: z.number(),
      isReturned: z.optional(z.boolean()),
    }),
  ),
});
export type LottoTicket = z.infer<typeof LottoTicket>;
export const LottoTicketAnswer = dataOf(LottoTicket);
export const LottoTicketsAnswer = listOf(LottoTicket);
