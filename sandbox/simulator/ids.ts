/**
 * Ids carry what they stand for, so that a coupon placed before a restart still settles: market id = game id and outcome, game id = lane and
 * number of the game in its lane. All stay below 2^53.
 */

/** What is bet on, without the game. `period`: quarter, set or half it is about, 0 for the whole match. `param`: see contracts/markets.ts. */
export type MarketKey = { groupId: number; typeId: number; period: number; param: number | null };

const PARAM_SPAN = 8192;
const PARAM_ZERO = 2048;
const PERIODS = 8;
const TYPES = 32;
const GROUPS = 32;
const MARKET_SPAN = GROUPS * TYPES * PERIODS * PARAM_SPAN;

/** Lines are kept in quarters; 0 in the field stands for "no parameter". */
const packParam = (param: number | null) => (param === null ? 0 : Math.round(param * 4) + PARAM_ZERO);

export function marketIdOf(gameId: number, { groupId, typeId, period, param }: MarketKey): number {
  return gameId * MARKET_SPAN + ((groupId * TYPES + typeId) * PERIODS + period) * PARAM_SPAN + packParam(param);
}

export const gameIdOf = (marketId: number): number => Math.floor(marketId / MARKET_SPAN);

export function marketKeyOf(marketId: number): MarketKey {
  let rest = marketId % MARKET_SPAN;
  const packed = rest % PARAM_SPAN;
  rest = Math.floor(rest / PARAM_SPAN);
  const period = rest % PERIODS;
  rest = Math.floor(rest / PERIODS);
  return {
    groupId: Math.floor(rest / TYPES),
    typeId: rest % TYPES,
    period,
    param: packed === 0 ? null : (packed - PARAM_ZERO) / 4,
  };
}

/** Games a lane may hold before and after the world's start. */
const LANE_SPAN = 400_000;
const BEFORE_START = 10_000;
/** Replayed matches keep their own number above all lanes. */
const REPLAY_BASE = 60_000_000;

export const laneGameId = (lane: number, index: number): number => (lane + 1) * LANE_SPAN + index + BEFORE_START;
export const replayGameId = (matchId: number): number => REPLAY_BASE + matchId;

export function gamePlaceOf(gameId: number): { lane: number; index: number } | { matchId: number } {
  if (gameId >= REPLAY_BASE) return { matchId: gameId - REPLAY_BASE };
  return { lane: Math.floor(gameId / LANE_SPAN) - 1, index: (gameId % LANE_SPAN) - BEFORE_START };
}
