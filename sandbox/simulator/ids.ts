/**
 * An id says what it stands for, so that a coupon from before a restart still settles. A market id holds game id and
 * outcome; a game id holds the place in the calendar, or the lane and the number in it. All ids stay below 2^53.
 */

/**
 * What people bet on, without the game. `period`: the quarter, set or half of the bet; 0 for the whole match. `param`:
 * see contracts/markets.ts.
 */
export type MarketKey = { groupId: number; typeId: number; period: number; param: number | null };

const paramSpan = 8192;
const paramZero = 2048;
const periods = 8;
const types = 32;
const groups = 32;
const marketSpan = groups * types * periods * paramSpan;

/** A line is kept in quarters. 0 in the field means "no parameter". */
const packParam = (param: number | null) => (param === null ? 0 : Math.round(param * 4) + paramZero);

export function marketIdOf(gameId: number, { groupId, typeId, period, param }: MarketKey): number {
  return gameId * marketSpan + ((groupId * types + typeId) * periods + period) * paramSpan + packParam(param);
}

export const gameIdOf = (marketId: number): number => Math.floor(marketId / marketSpan);

export function marketKeyOf(marketId: number): MarketKey {
  let rest = marketId % marketSpan;
  const packed = rest % paramSpan;
  rest = Math.floor(rest / paramSpan);
  const period = rest % periods;
  rest = Math.floor(rest / periods);
  return {
    groupId: Math.floor(rest / types),
    typeId: rest % types,
    period,
    param: packed === 0 ? null : (packed - paramZero) / 4,
  };
}

/** How many games a lane can hold after the start of the world, and before it. */
const laneSpan = 400_000;
const beforeStart = 10_000;
/** Matches of former versions had lower numbers. Bets on those must never meet other matches. */
const firstLane = 100;
/** A replayed match keeps its own number, above all lanes. */
const replayBase = 60_000_000;
/** Matches of the calendar have still higher numbers, made of competition, week and place in the week. */
const calendarBase = 64_000_000;
const champs = { first: 100, count: 512 };
const weeks = { first: 2_817, count: 2_048 };
const slots = 64;

export const laneGameId = (lane: number, index: number): number => (lane + firstLane) * laneSpan + index + beforeStart;
export const replayGameId = (matchId: number): number => replayBase + matchId;

/** Weeks of calendar/days.ts, from January 2024, for 39 years. Other numbers name no match. */
export function calendarGameId(champId: number, week: number, slot: number): number {
  if (!isCalendarWeek(week) || slot >= slots || champId < champs.first || champId >= champs.first + champs.count)
    throw new RangeError(`no place in the calendar: competition ${champId}, week ${week}, match ${slot}`);
  return calendarBase + ((champId - champs.first) * weeks.count + week - weeks.first) * slots + slot;
}
export const isCalendarWeek = (week: number): boolean => week >= weeks.first && week < weeks.first + weeks.count;

/** Long-term bets stand above all matches: competition, and a week of the contest by which its seasons are told apart. */
const outrightBase = calendarBase + champs.count * weeks.count * slots;

export function outrightGameId(champId: number, week: number): number {
  return outrightBase + (champId - champs.first) * weeks.count + week - weeks.first;
}

export function gamePlaceOf(
  gameId: number,
):
  | { lane: number; index: number }
  | { matchId: number }
  | { champId: number; week: number }
  | { contestOf: number; week: number } {
  if (gameId >= outrightBase) {
    const place = gameId - outrightBase;
    return { contestOf: Math.floor(place / weeks.count) + champs.first, week: (place % weeks.count) + weeks.first };
  }
  if (gameId >= calendarBase) {
    const place = Math.floor((gameId - calendarBase) / slots);
    return { champId: Math.floor(place / weeks.count) + champs.first, week: (place % weeks.count) + weeks.first };
  }
  if (gameId >= replayBase) return { matchId: gameId - replayBase };
  return { lane: Math.floor(gameId / laneSpan) - firstLane, index: (gameId % laneSpan) - beforeStart };
}
