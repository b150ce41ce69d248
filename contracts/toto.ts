import { dataOf, Id, listOf, Seconds } from './common.ts';
import { mostLines, totoKindNames } from './pools/index.ts';
import { paying } from './pools-common.ts';
import { z } from './zod.ts';

const Kind = z.enum(totoKindNames);
const State = z.enum(['open', 'closed', 'settled', 'void']);
export type TotoState = z.infer<typeof State>;

/** `money`: what the class shares out, as of now or for good. `lines`: so many won it; null before. */
const TotoClass = z.object({
  least: z.int(),
  percent: z.int(),
  money: z.number(),
  lines: z.nullable(z.int()),
});

/**
 * Money: units of `currency`. `staked`, `lines`: of all tickets. `jackpot`: what earlier draws left. `closesAt`: the first
 * kick-off. `nextJackpot`: null until it is settled. Rows TOTO-01 to TOTO-04.
 */
const shortFields = {
  id: Id,
  kind: Kind,
  number: z.int(),
  state: State,
  closesAt: Seconds,
  settledAt: z.nullable(Seconds),
  currency: z.string(),
  staked: z.number(),
  lines: z.int(),
  jackpot: z.number(),
  nextJackpot: z.nullable(z.number()),
  classes: z.array(TotoClass),
};
export const TotoDrawShort = z.object(shortFields);
export type TotoDrawShort = z.infer<typeof TotoDrawShort>;
export const TotoDrawsAnswer = listOf(TotoDrawShort);

/** `picked`: lines by variant, of all tickets. `result`: a variant, null before it is known. `isVoid`: right for everybody. */
const TotoMatch = z.object({
  gameId: Id,
  home: z.string(),
  away: z.string(),
  champ: z.string(),
  startAt: Seconds,
  result: z.nullable(z.int()),
  isVoid: z.boolean(),
  picked: z.array(z.int()),
});
export type TotoMatch = z.infer<typeof TotoMatch>;

/** `minUnit`, `maxUnit`: stake of one line. */
export const TotoDraw = z.object({
  ...shortFields,
  minUnit: z.number(),
  maxUnit: z.number(),
  matches: z.array(TotoMatch),
});
export type TotoDraw = z.infer<typeof TotoDraw>;
export const TotoDrawAnswer = dataOf(TotoDraw);

const Picks = z.array(z.array(z.int()).check(z.maxLength(16))).check(
  z.maxLength(15),
  z.refine((picks) => picks.reduce((lines, { length }) => lines * length, 1) <= 16 * mostLines),
);

/** `amount`: stake of one line, units of the pool's currency. */
export const TotoOrder = z.object({ drawId: Id, picks: Picks, amount: z.number(), ...paying });
export type TotoOrder = z.infer<typeof TotoOrder>;

/**
 * `unit`: of a line, `poolCurrency`. `price`, `payout`: units of `currency`, at `rate` of the purchase. `right`: what its
 * lines hit, the most first; null before. `payout` null: not decided. `isReturned`: the draw was void.
 */
export const TotoTicket = z.object({
  id: Id,
  drawId: Id,
  kind: Kind,
  number: z.int(),
  state: State,
  at: Seconds,
  picks: z.array(z.array(z.int())),
  results: z.array(z.nullable(z.int())),
  lines: z.int(),
  unit: z.number(),
  poolCurrency: z.string(),
  price: z.number(),
  currency: z.string(),
  rate: z.number(),
  right: z.nullable(z.array(z.object({ right: z.int(), lines: z.int() }))),
  payout: z.nullable(z.number()),
  isReturned: z.boolean(),
});
export type TotoTicket = z.infer<typeof TotoTicket>;
export const TotoTicketAnswer = dataOf(TotoTicket);
export const TotoTicketsAnswer = listOf(TotoTicket);

/** The largest payouts of settled draws, without names. `best`: the most that one line had right. */
const TotoWinner = z.object({
  id: Id,
  drawId: Id,
  number: z.int(),
  best: z.int(),
  lines: z.int(),
  payout: z.number(),
  currency: z.string(),
  at: Seconds,
});
export type TotoWinner = z.infer<typeof TotoWinner>;
export const TotoWinnersAnswer = dataOf(z.array(TotoWinner));

/** Control API: a match is void, the draw closes now, or it is settled with what is known; the rest is void. */
export const TotoMove = z.object({
  do: z.enum(['void-match', 'close', 'settle']),
  position: z.optional(z.int()),
});
