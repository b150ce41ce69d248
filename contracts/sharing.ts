/**
 * Coupons by code, and coupons that the house makes: the accumulator of the day and the bet generator. Spec: api §7.2,
 * §8.
 */
import { dataOf, Id, WireMoney, WireOdds } from './common.ts';
import { CouponBetIn, CouponTypeId } from './coupon.ts';
import { Game, Market } from './feed.ts';
import { z } from './zod.ts';

/** An outcome with its match: everything that a slip needs of it. */
export const OfferedMarket = z.object({ ...Market.shape, game: Game, champName: z.optional(z.string()) });
export type OfferedMarket = z.infer<typeof OfferedMarket>;

/**
 * Each day and zone has several accumulators. `expressId` marks the bets of a coupon that the player took unchanged.
 */
export const ReadyExpress = z.object({ expressId: z.string(), coef: WireOdds, markets: z.array(OfferedMarket) });
export type ReadyExpress = z.infer<typeof ReadyExpress>;
export const ExpressesAnswer = dataOf(z.array(ReadyExpress));

/**
 * `win`: what the stake `amount` should return, the stake included. `sports` absent: any. `count`: how many bets;
 * absent: as many as it takes.
 */
export const GeneratorRequest = z.object({
  amount: WireMoney.check(z.positive()),
  win: WireMoney.check(z.positive()),
  sports: z.optional(z.array(Id).check(z.maxLength(50))),
  count: z.optional(z.int().check(z.minimum(2), z.maximum(10))),
});
export const GeneratorAnswer = dataOf(z.object({ markets: z.array(OfferedMarket), coef: WireOdds }));

export const SaveCodeRequest = z.object({
  bets: z.array(CouponBetIn).check(z.minLength(1), z.maxLength(50)),
  typeId: CouponTypeId,
  systemValue: z.optional(z.int()),
});
export type SaveCodeRequest = z.infer<typeof SaveCodeRequest>;
export const SaveCodeAnswer = dataOf(z.object({ code: z.string().check(z.regex(/^[A-Z0-9]{6}$/)) }));

/** Why a saved coupon has lost a bet, with its names in the language of the answer. */
export const DroppedBet = z.object({
  marketId: Id,
  reason: z.enum(['finished', 'gone']),
  typeId: Id,
  name: z.string(),
  param: z.optional(z.number()),
  opp1: z.string(),
  opp2: z.string(),
});
export type DroppedBet = z.infer<typeof DroppedBet>;

/** `coef` of a bet: its price when the code was made. `dropped`: the bets that nobody can place any more. */
export const CodeAnswer = dataOf(
  z.object({
    typeId: CouponTypeId,
    systemValue: z.optional(z.int()),
    bets: z.array(CouponBetIn),
    dropped: z.array(Id),
    droppedBets: z.array(DroppedBet),
  }),
);
