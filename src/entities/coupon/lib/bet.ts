import { BetStatus, GamePart } from '@contracts/coupon';
import { z } from '@contracts/zod';

/** Odds in thousandths, whole. 0: no price now. */
const Milli = z.int().check(z.nonnegative(), z.maximum(1_000_000_000));

/**
 * One bet of the slip: its market, its match, its marks, and the memory of its price. Checked when it is read from
 * storage. Texts are in the language that the feed used last. Spec: coupon §3 "Bet in a coupon".
 */
export const Bet = z.object({
  market: z.object({
    id: z.int().check(z.nonnegative()),
    groupId: z.int(),
    groupName: z.string(),
    name: z.string(),
    typeId: z.int(),
    kind: z.int(),
    param: z.optional(z.number()),
    playerId: z.optional(z.int()),
    milliOdds: Milli,
    isLive: z.boolean(),
    sportId: z.int(),
    champId: z.int(),
    gameId: z.int(),
    opp1: z.string(),
    opp2: z.string(),
  }),
  game: GamePart,
  blockId: z.int(),
  statusId: BetStatus,
  isBlocked: z.boolean(),
  /** Why its outcome, or all of its match, is suspended: `contracts/lock-reasons.ts`. */
  lock: z.optional(z.string()),
  gameLock: z.optional(z.string()),
  isDepend: z.boolean(),
  isBannedExpress: z.boolean(),
  isDisabledBanker: z.boolean(),
  expressId: z.optional(z.string()),
  statisticId: z.optional(z.string()),
  playersDuel: z.optional(z.record(z.string(), z.unknown())),
  /** The market has left the feed, and does not return by itself. */
  isGone: z.boolean(),
  /** The price that the player last agreed to: when they added the bet, or by "Accept". */
  agreedMilliOdds: Milli,
  /** When the price last moved, epoch ms. Null while it is the agreed price. */
  movedAt: z.nullable(z.number()),
});
export type Bet = z.infer<typeof Bet>;

/** The values that a press on a price adds to the slip. `pickFrom` makes it. */
export type CouponPick = {
  marketId: number;
  gameId: number;
  /** Thousandths. */
  milliOdds: number;
  market: Omit<Bet['market'], 'id' | 'gameId' | 'milliOdds'>;
  game: GamePart;
  isBlocked: boolean;
  lock?: string | undefined;
  gameLock?: string | undefined;
  isBannedExpress: boolean;
  expressId?: string | undefined;
  statisticId?: string | undefined;
  playersDuel?: Record<string, unknown> | undefined;
};

export function newBet(pick: CouponPick): Bet {
  const { marketId, gameId, milliOdds, market, game, isBlocked, isBannedExpress } = pick;
  return {
    market: { ...market, id: marketId, gameId, milliOdds },
    game,
    blockId: 1,
    statusId: -2,
    isBlocked,
    ...(pick.lock !== undefined && { lock: pick.lock }),
    ...(pick.gameLock !== undefined && { gameLock: pick.gameLock }),
    isDepend: false,
    isBannedExpress,
    isDisabledBanker: false,
    ...(pick.expressId !== undefined && { expressId: pick.expressId }),
    ...(pick.statisticId !== undefined && { statisticId: pick.statisticId }),
    ...(pick.playersDuel !== undefined && { playersDuel: pick.playersDuel }),
    isGone: false,
    agreedMilliOdds: milliOdds,
    movedAt: null,
  };
}
