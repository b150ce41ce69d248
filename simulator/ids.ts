import { outcomeTypes } from '../contracts/markets.ts';

/**
 * An id describes its outcome, so that a coupon from before a restart still settles. A market id holds match id and
 * outcome; a match id holds the place in the calendar, or the lane and the number in it. All ids stay below 2^53.
 */

/**
 * What people bet on, without the match. `period`: the quarter, set or half of the bet; 0 for the whole match. `param`:
 * see contracts/markets.ts.
 */
export type MarketKey = { groupId: number; typeId: number; period: number; param: number | null };
/** `period` of the market on players who score twice. */
export const twice = 2;

const paramSpan = 8192;
const periods = 8;
const types = 32;
const groups = 32;
const marketSpan = groups * types * periods * paramSpan;

/**
 * A line is kept in quarters. The first groups never had lines from 512 on, so their numbers have room for later groups.
 * `from`: no parameter. `zero`: the line 0. `till`: where the next page begins.
 */
const pages = [
  { from: 0, zero: 2048, till: 4096 },
  { from: 4096, zero: 4496, till: 6144 },
  { from: 6144, zero: 6544, till: paramSpan },
] as const;

/** A score such as 7:06 is a large whole number, so later groups keep it as it is. */
const partsOf = (page: number, typeId: number): number => (page > 0 && typeId === outcomeTypes.score ? 1 : 4);

/**
 * Throws RangeError for an outcome without a number of its own: with another outcome's number a bet would be settled as
 * that outcome.
 */
export function marketIdOf(gameId: number, { groupId, typeId, period, param }: MarketKey): number {
  const index = Math.floor(groupId / groups);
  const page = pages[index];
  const packed = page && param !== null ? Math.round(param * partsOf(index, typeId)) + page.zero : page?.from;
  const hasRoom = page && packed !== undefined && (param === null || packed > page.from) && packed < page.till;
  if (!hasRoom || typeId >= types || period >= periods)
    throw new RangeError(
      `no number for market group ${groupId}, type ${typeId}, period ${period}, parameter ${String(param)}`,
    );
  return gameId * marketSpan + (((groupId % groups) * types + typeId) * periods + period) * paramSpan + packed;
}

export const gameIdOf = (marketId: number): number => Math.floor(marketId / marketSpan);

export function marketKeyOf(marketId: number): MarketKey {
  let rest = marketId % marketSpan;
  const packed = rest % paramSpan;
  rest = Math.floor(rest / paramSpan);
  const period = rest % periods;
  rest = Math.floor(rest / periods);
  const index = pages.findLastIndex(({ from }) => packed >= from);
  const { from, zero } = pages[index] ?? pages[0];
  const typeId = rest % types;
  return {
    groupId: index * groups + Math.floor(rest / types),
    typeId,
    period,
    param: packed === from ? null : (packed - zero) / partsOf(index, typeId),
  };
}

/** How many matches a lane can hold after the start of the world, and before it. */
const laneSpan = 400_000;
export const matchesBeforeStart = 10_000;
/** Matches of former versions had lower numbers. Bets on those must never share numbers with other matches. */
const firstLane = 100;
/** Virtual matches are counted from the start of the world, above all lanes. */
const virtualBase = 52_000_000;
/** A replayed match keeps its own number, above all lanes and virtual matches. */
const replayBase = 60_000_000;
/** Matches of the calendar have still higher numbers, made of competition, week and place in the week. */
const calendarBase = 64_000_000;
const champs = { first: 100, count: 512 };
const weeks = { first: 2_817, count: 2_048 };
const slots = 64;

export const laneGameId = (lane: number, index: number): number =>
  (lane + firstLane) * laneSpan + index + matchesBeforeStart;
/** How many virtual matches a world can have: for eight years. */
export const mostVirtual = replayBase - virtualBase;
export const isVirtualMatch = (gameId: number): boolean => 'virtual' in matchPlaceOf(gameId);
export const virtualGameId = (index: number): number => virtualBase + index;
export const replayGameId = (matchId: number): number => replayBase + matchId;

/** Weeks of days.ts, from January 2024, for 39 years. Other numbers name no match. */
export function calendarGameId(champId: number, week: number, slot: number): number {
  if (!isCalendarWeek(week) || slot >= slots || champId < champs.first || champId >= champs.first + champs.count)
    throw new RangeError(`no place in the calendar: competition ${champId}, week ${week}, match ${slot}`);
  return calendarBase + ((champId - champs.first) * weeks.count + week - weeks.first) * slots + slot;
}
export const isCalendarWeek = (week: number): boolean => week >= weeks.first && week < weeks.first + weeks.count;

/** Long-term bets have numbers above all matches: competition, and a week of the contest that identifies its season. */
const outrightBase = calendarBase + champs.count * weeks.count * slots;

export function outrightGameId(champId: number, week: number): number {
  return outrightBase + (champId - champs.first) * weeks.count + week - weeks.first;
}

/**
 * Races have the highest numbers: day, then sport, course and place in the day. Odds on them fit into what is left
 * below 2^53.
 */
const raceBase = outrightBase + champs.count * weeks.count;
/** Of a day. */
export const raceSlots = 256;
export const raceGameId = (place: number): number => raceBase + place;
export const racePlaceOf = (gameId: number): number | null => (gameId >= raceBase ? gameId - raceBase : null);

export function matchPlaceOf(
  gameId: number,
):
  | { race: number }
  | { lane: number; index: number }
  | { matchId: number }
  | { virtual: number }
  | { champId: number; week: number }
  | { contestOf: number; week: number } {
  if (gameId >= raceBase) return { race: gameId - raceBase };
  if (gameId >= outrightBase) {
    const place = gameId - outrightBase;
    return { contestOf: Math.floor(place / weeks.count) + champs.first, week: (place % weeks.count) + weeks.first };
  }
  if (gameId >= calendarBase) {
    const place = Math.floor((gameId - calendarBase) / slots);
    return { champId: Math.floor(place / weeks.count) + champs.first, week: (place % weeks.count) + weeks.first };
  }
  if (gameId >= replayBase) return { matchId: gameId - replayBase };
  if (gameId >= virtualBase) return { virtual: gameId - virtualBase };
  return { lane: Math.floor(gameId / laneSpan) - firstLane, index: (gameId % laneSpan) - matchesBeforeStart };
}
