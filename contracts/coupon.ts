import { Language, text } from './bounded.ts';
import { ApiError, dataOf, Id, listOf, Seconds, WireMoney, WireOdds } from './common.ts';
import type { couponTypes } from './coupon-types.ts';
import { EachWayTerms, RaceLeg } from './race-leg.ts';
import { z } from './zod.ts';

export const CouponTypeId = z.int().check(z.minimum(0), z.maximum(9));
export type CouponTypeId = (typeof couponTypes)[keyof typeof couponTypes];

/** -2 not calculated, -1 not started, 0 lose, 1 win, 2 return, 3 forced return, 4 to 6 half results. Spec: coupon §4. */
export const betStatuses = {
  notCalculated: -2,
  notStarted: -1,
  lose: 0,
  win: 1,
  return: 2,
  forcedReturn: 3,
  halfWinHalfReturn: 4,
  halfLoseHalfReturn: 5,
  halfLoseHalfWin: 6,
} as const;
export const BetStatus = z.int().check(z.minimum(-2), z.maximum(6));
export type BetStatusId = (typeof betStatuses)[keyof typeof betStatuses];

/** Reaction to odds change: 0 confirm, 1 accept any change, 2 accept on increase (default). Spec: coupon §4. */
export const ChangeCoefAction = z.union([z.literal(0), z.literal(1), z.literal(2)]);
export type ChangeCoefAction = z.infer<typeof ChangeCoefAction>;

/** The match of a leg, as far as a coupon shows it. */
export const GamePart = z.object({
  number: z.int(),
  status: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  isFinished: z.boolean(),
  liveInLive: z.boolean(),
  constId: Id,
  startAt: Seconds,
  elapsed: z.nullable(z.int()),
  opp1: z.string(),
  opp2: z.string(),
  score1: z.string(),
  score2: z.string(),
  scoreText: z.string(),
  champName: z.optional(z.string()),
  periodName: z.optional(z.string()),
  /** The match is not played, for now or at all, as its `periodName` says. */
  isOff: z.optional(z.boolean()),
});
export type GamePart = z.infer<typeof GamePart>;

/**
 * Odds that a page says it showed. A price that no book would offer is refused: it would be multiplied with the others.
 */
const ShownOdds = WireOdds.check(z.nonnegative(), z.maximum(Number.MAX_SAFE_INTEGER / 1000));

export const CouponBetIn = z.object({
  marketId: Id,
  gameId: Id,
  typeId: Id,
  kind: z.int(),
  param: z.optional(z.number()),
  playerId: z.optional(Id),
  coef: ShownOdds,
  blockId: z.int(),
  isLive: z.boolean(),
  score: z.optional(text(100)),
  expressId: z.optional(text(100)),
});

/** The coupon sent to the server. `id` is the slip's UUID and its Idempotency-Key (decision D-100). Spec: coupon §3. */
export const CouponIn = z.object({
  id: z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i)),
  accountId: z.optional(Id),
  amount: WireMoney,
  amountByBlockId: z.optional(z.record(text(20), z.nullable(WireMoney))),
  amountByBetId: z.optional(z.record(text(20), WireMoney)),
  bets: z.array(CouponBetIn).check(z.minLength(1), z.maxLength(50)),
  changeCoefAction: ChangeCoefAction,
  coef: WireOdds,
  coefByView: text(50),
  coefViewId: z.int(),
  exactCoef: z.optional(WireOdds),
  isDropOnScoreChange: z.boolean(),
  prepaidAmount: z.optional(WireMoney),
  refId: z.int(),
  systemValue: z.optional(z.int()),
  typeId: CouponTypeId,
  userId: z.optional(Id),
  hyperBonusPercent: z.optional(z.number()),
  minHyperBonusBetLimit: z.optional(WireMoney),
  maxHyperBonusLimit: z.optional(WireMoney),
  promoCode: z.optional(text(50)),
  isVipBet: z.optional(z.boolean()),
  isSystemBanker: z.optional(z.boolean()),
  /** Half of the stake to win, half for a place. Only a single on a race that pays places. */
  isEachWay: z.optional(z.boolean()),
  bonusBet: z.optional(z.object({ coef: WireOdds })),
  source: z.enum(['coupon', 'quick', 'one_click']),
  lng: Language,
});
export type CouponIn = z.infer<typeof CouponIn>;

export const CouponCalcBet = z.object({
  marketId: Id,
  coef: WireOdds,
  coefByView: z.string(),
  isBlocked: z.boolean(),
  isDepend: z.boolean(),
  isBannedExpress: z.boolean(),
  isDisabledBanker: z.boolean(),
  statusId: BetStatus,
  game: GamePart,
  /** Of a race that pays places now. */
  eachWay: z.optional(EachWayTerms),
  /** Names of outcome and market in the language of the request. */
  name: z.optional(z.string()),
  groupName: z.optional(z.string()),
});

/** The largest stake that open bets leave on the outcome, or on its match, where they bound it. Row BET-50. */
const Left = z.object({ marketId: Id, of: z.enum(['outcome', 'match']), amount: WireMoney });

/** `maxBetAmount` null: without a limit. */
export const CouponCalc = z.object({
  coef: WireOdds,
  coefByView: z.string(),
  minBetAmount: WireMoney,
  maxBetAmount: z.nullable(WireMoney),
  maxPayout: WireMoney,
  left: z.optional(Left),
  /** Several singles: the largest stake of each, by market id. */
  byBetId: z.optional(z.record(z.string(), z.nullable(WireMoney))),
  antiExpressCoef: z.optional(WireOdds),
  bonusBet: z.optional(z.object({ coef: WireOdds })),
  systemValues: z.array(z.object({ value: z.int(), offset: z.int(), minBetAmount: WireMoney, combo: z.int() })),
  possibleWin: WireMoney,
  minPossibleWin: z.optional(WireMoney),
  availablePrepaidAmount: WireMoney,
  hyperBonus: z.optional(
    z.object({ hyperBonusPercent: z.number(), minHyperBonusBetLimit: WireMoney, maxHyperBonusLimit: WireMoney }),
  ),
  bets: z.array(CouponCalcBet),
});
export type CouponCalc = z.infer<typeof CouponCalc>;
export const CouponCalcAnswer = dataOf(CouponCalc);

/** An outcome of a joined bet, and its state. */
export const CouponBetPart = z.object({
  marketId: Id,
  typeId: Id,
  param: z.optional(z.number()),
  name: z.string(),
  groupName: z.string(),
  statusId: BetStatus,
});
export type CouponBetPart = z.infer<typeof CouponBetPart>;

export const CouponBet = z.object({
  ...CouponBetIn.shape,
  statusId: BetStatus,
  /** Outcome, market group and competition in the language of the answer. */
  name: z.string(),
  groupName: z.string(),
  /** Market group (markets.ts). Absent in coupons from before it was stored. */
  groupId: z.optional(Id),
  /** Anti-express: the fair chance to win, to six decimals, by which the coupon is priced and paid. */
  chance: z.optional(z.number()),
  /** Won as soon as its team leads by this many goals, whatever happens later. */
  earlyLead: z.optional(z.int()),
  /** Only a bet of several outcomes has them. */
  parts: z.optional(z.array(CouponBetPart)),
  /** On a race: what it has done to the bet so far. */
  race: z.optional(RaceLeg),
  sportId: Id,
  champId: Id,
  game: GamePart,
});
export type CouponBet = z.infer<typeof CouponBet>;

/** A placed coupon. `id` is digits. `payout` only once settled or sold. */
export const Coupon = z.object({
  id: z.string().check(z.regex(/^\d{1,16}$/)),
  typeId: CouponTypeId,
  statusId: BetStatus,
  state: z.enum(['open', 'pending', 'settled', 'sold', 'refused']),
  placedAt: Seconds,
  settledAt: z.optional(Seconds),
  accountId: Id,
  iso: z.string(),
  amount: WireMoney,
  coef: WireOdds,
  /** The odds that the slip showed when the player sent it. `coef`: the odds that the bet got. */
  askedCoef: z.optional(WireOdds),
  possibleWin: WireMoney,
  payout: z.optional(WireMoney),
  systemValue: z.optional(z.int()),
  /** System: every line contains its bets of block 0. */
  isSystemBanker: z.optional(z.boolean()),
  /** The stake is two halves, to win and for a place. */
  isEachWay: z.optional(z.boolean()),
  /** Conditional: the stake of each block, in order. Null stakes as much as possible. */
  blockAmounts: z.optional(z.array(z.nullable(WireMoney))),
  /** Part of `coef`. */
  bonusBet: z.optional(z.object({ coef: WireOdds })),
  bets: z.array(CouponBet),
  promoCode: z.optional(text(50)),
  /** Why a request to a trader was turned down: a code of a refusal. */
  refusal: z.optional(z.int()),
  isVipBet: z.boolean(),
  /** A trader's answer to a request: less than the player asked for. It is valid until then. */
  offer: z.optional(z.object({ amount: WireMoney, possibleWin: WireMoney, validUntil: Seconds })),
  prepaidAmount: z.optional(WireMoney),
  saleAvailable: z.boolean(),
  /**
   * Parts that the player sold while the rest stayed in play: their stake, and what was paid for them. `amount` is the
   * rest.
   */
  soldAmount: z.optional(WireMoney),
  soldPaid: z.optional(WireMoney),
  saleMode: z.optional(z.enum(['page', 'one_click', 'auto'])),
  /** When the offer reaches this, the whole rest sells by itself. */
  autoSellPrice: z.optional(WireMoney),
  /** The player edited the bet `editedFrom` into this one, or this one into `editedInto`. */
  editedFrom: z.optional(z.string()),
  editedInto: z.optional(z.string()),
  /**
   * The settlements of a coupon with more than one: each time, oldest first. `payout` absent: it waited again.
   * `reason`: a sentence.
   */
  settlements: z.optional(
    z.array(z.object({ at: Seconds, payout: z.optional(WireMoney), reason: z.optional(z.string()) })),
  ),
  code: z.optional(z.string()),
});
export type Coupon = z.infer<typeof Coupon>;
export const CouponAnswer = dataOf(Coupon);
export const CouponsAnswer = listOf(Coupon);

export const PlaceResult = z.object({ marketId: Id, coupon: z.optional(Coupon), error: z.optional(ApiError) });
/** 201 or 202 with `coupon`. Type 9: 200 with `results`, one for each bet. */
export const PlaceAnswer = dataOf(z.union([z.object({ coupon: Coupon }), z.object({ results: z.array(PlaceResult) })]));
export type PlaceAnswer = z.infer<typeof PlaceAnswer>;

export const AmountsRequest = z.object({
  accountId: Id,
  typeId: CouponTypeId,
  systemValue: z.optional(z.int()),
  bets: z.array(CouponBetIn).check(z.maxLength(50)),
});
/** `ownMaxAmount`: the largest stake that the player allows themselves (limit 37). Absent: no such limit. Row LIM-09. */
export const AmountsAnswer = dataOf(
  z.object({
    minBetAmount: WireMoney,
    maxBetAmount: z.nullable(WireMoney),
    maxPayout: WireMoney,
    left: z.optional(Left),
    byBlockId: z.optional(z.record(z.string(), z.nullable(WireMoney))),
    byBetId: z.optional(z.record(z.string(), z.nullable(WireMoney))),
    ownMaxAmount: z.optional(WireMoney),
  }),
);
