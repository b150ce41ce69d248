import { describe, expect, test } from 'vitest';

import { betStatuses } from '../contracts/coupon.ts';
import { marketGroups as G, outcomeTypes as O } from '../contracts/markets.ts';
import { createBasketballMatch } from './basketball/match.ts';
import { bookOf } from './books.testing.ts';
import { createFootballMatch } from './football/match.ts';
import { playFootball } from './football/timeline.ts';
import type { MarketKey } from './ids.ts';
import { gameIdOf, marketIdOf, marketKeyOf } from './ids.ts';
import { createMargins, defaultMargins } from './margins.ts';
import type { Match, Noise, Quote } from './match.ts';
import { marketNumber } from './match.ts';
import { chanceAbove, priceOf, roundMilli } from './odds.ts';
import { hash } from './random.ts';
import { resultOfMarket } from './settle.ts';
import { createTennisMatch } from './tennis/match.ts';

const quiet: Noise = [1, 1];
const margins = createMargins(defaultMargins)({ sportId: 1, weight: 100 }, 'line');
const milliOf = ({ groupId, chance }: Quote) => priceOf(margins, groupId, chance);

const football = (seed: number) => createFootballMatch([1.6, 1.1], () => playFootball(seed, [1.6, 1.1]));
const tennis = (seed: number) => createTennisMatch(seed, [0.65, 0.61]);
const basketball = (seed: number) => createBasketballMatch(seed, [1.1, 1.06], 600);

/** Quotes that pay exactly one of their outcomes: a group, and the line where there is one. */
function books(quotes: readonly Quote[]): Map<string, Quote[]> {
  const found = new Map<string, Quote[]>();
  for (const quote of quotes) {
    const book = bookOf(quote);
    if (book === null) continue;
    const name = `${quote.groupId} ${quote.period} ${book}`;
    found.set(name, [...(found.get(name) ?? []), quote]);
  }
  return found;
}

describe.each([
  ['football', football],
  ['tennis', tennis],
  ['basketball', basketball],
])('%s', (_, create) => {
  test('every priced book adds up to one and its margin, before and during the match', () => {
    let seen = 0;
    for (const second of [-1, 0, 900, 2000, 3400, 4200]) {
      for (const book of books(create(3).quotesAt(second, [1.02, 0.99])).values()) {
        // Coarse steps of long odds and the floor of 1.01 bend the sum: those books are only required not to give money away.
        const prices = book.map(milliOf);
        if (prices.includes(0)) continue;
        const sum = prices.reduce((all, milli) => all + 1000 / milli, 0);
        expect(sum).toBeGreaterThan(1);
        const isFine = prices.every((milli) => milli > 1100 && milli < 10_000);
        if (!isFine) continue;
        seen += 1;
        expect(Math.abs(sum - 1 - margins.of(book[0]!.groupId))).toBeLessThan(0.012);
      }
    }
    expect(seen).toBeGreaterThan(20);
  });

  test('[ODDS-15] the number of markets is known without prices: groups follow from the state alone', () => {
    for (const seed of [3, 8, 21, 22]) {
      const match = create(seed);
      for (let second = -31; second < match.end() + 60; second += 31) {
        for (const noise of [quiet, [1.06, 0.94], [0.94, 1.06]] as const) {
          const groups = new Set(
            match.quotesAt(second, noise).map(({ groupId, period }) => marketNumber(groupId, period)),
          );
          expect(new Set(match.groupsAt(second))).toEqual(groups);
        }
      }
    }
  });

  test('an outcome that was on offer has a result in the end', () => {
    const match = create(11);
    const end = match.factsAt(match.end());
    const offered = new Set<number>();
    for (let second = -1; second < match.end(); second += 97)
      for (const quote of match.quotesAt(second, [1.03, 0.96])) offered.add(marketIdOf(0, quote));
    expect(offered.size).toBeGreaterThan(50);
    expect([...offered].filter((id) => resultOfMarket(marketKeyOf(id), end) === null)).toEqual([]);
  });

  test('the state at a moment does not depend on what was asked before', () => {
    const seen = create(5);
    for (let second = 0; second < seen.end(); second += 61) seen.viewAt(second);
    expect(seen.viewAt(3000)).toEqual(create(5).viewAt(3000));
    expect(seen.quotesAt(3000, quiet)).toEqual(create(5).quotesAt(3000, quiet));
  });

  test('scores never fall and the match ends finished', () => {
    const match = create(21);
    let before = 0;
    for (let second = 0; second <= match.end(); second += 30) {
      const now = match
        .factsAt(second)
        .periods.flat()
        .reduce((sum, each) => sum + each, 0);
      expect(now).toBeGreaterThanOrEqual(before);
      before = now;
    }
    expect(match.viewAt(match.end()).status).toBe(4);
    expect(match.quotesAt(match.end(), quiet)).toEqual([]);
  });
});

/** How often an outcome wins in `runs` matches, against its price; a bet's half is half a win. */
function compare(create: (seed: number) => Match, keys: readonly MarketKey[], runs: number, tolerance: number) {
  const prices = create(1).quotesAt(-1, quiet);
  const ends = Array.from({ length: runs }, (_, index) => {
    const match = create(hash(99, index));
    return match.factsAt(match.end());
  }).filter(({ isAbandoned }) => !isAbandoned);
  for (const key of keys) {
    const quote = prices.find((each) => marketIdOf(0, each) === marketIdOf(0, key));
    expect(quote && milliOf(quote), JSON.stringify(key)).toBeGreaterThan(0);
    const results = ends.map((facts) => resultOfMarket(key, facts));
    const count = (status: number, weight: number) => results.filter((result) => result === status).length * weight;
    const won = count(betStatuses.win, 1) + count(betStatuses.halfWinHalfReturn, 0.5);
    const lost = count(betStatuses.lose, 1) + count(betStatuses.halfLoseHalfReturn, 0.5);
    expect(Math.abs(won / (won + lost) - quote!.chance), JSON.stringify(key)).toBeLessThan(tolerance);
  }
}

const key = (groupId: number, typeId: number, param: number | null = null, period = 0) => ({
  groupId,
  typeId,
  param,
  period,
});

test('football prices are what matches bring', () => {
  compare(
    football,
    [
      key(G.result, O.home),
      key(G.result, O.draw),
      key(G.result, O.away),
      key(G.total, O.over, 2.5),
      key(G.total, O.under, 2.25),
      key(G.handicap, O.handicapHome, -0.5),
      key(G.handicap, O.handicapHome, -0.25),
      key(G.handicap, O.handicapAway, 0.25),
      key(G.drawNoBet, O.home),
      key(G.bothToScore, O.yes),
      key(G.oddEven, O.odd),
      key(G.nextGoal, O.nextHome, 1),
      key(G.teamTotal1, O.over, 1.5),
      key(G.correctScore, O.score, 101),
      key(G.firstHalfResult, O.draw, null, 1),
      key(G.firstHalfTotal, O.over, 1.5, 1),
    ],
    12_000,
    0.022,
  );
});

test('tennis prices are what matches bring', () => {
  const lines = tennis(1).quotesAt(-1, quiet);
  compare(
    tennis,
    lines.filter(({ isMain, groupId }) => isMain || groupId === G.setWinner),
    4_000,
    0.03,
  );
});

test('basketball prices are what games bring', () => {
  const lines = basketball(1).quotesAt(-1, quiet);
  compare(
    basketball,
    lines.filter(({ isMain, groupId, typeId }) => isMain || (groupId === G.quarterWinner && typeId !== O.draw)),
    4_000,
    0.035,
  );
});

test('in play the price of a football result is what follows from the state', () => {
  const goalless = Array.from({ length: 6_000 }, (_, index) => football(hash(7, index))).filter((match) => {
    const { goals, isOver } = match.factsAt(3_900);
    return goals.length === 0 && !isOver && !match.viewAt(3_900).redCards;
  });
  const prices = goalless.map((match) => match.quotesAt(3_900, quiet).find(({ typeId }) => typeId === O.draw)!);
  const fair = prices.reduce((sum, { chance }) => sum + chance, 0) / goalless.length;
  const draws = goalless.filter((match) => {
    const { full } = match.factsAt(match.end());
    return full[0] === full[1];
  });
  expect(goalless.length).toBeGreaterThan(800);
  expect(Math.abs(draws.length / goalless.length - fair)).toBeLessThan(0.05);
});

test.each([
  [2.5, 0.4],
  [2, 0.4 / 0.7],
  [2.25, 0.4 / (0.4 + 0.15 + 0.3)],
  [1.75, (0.4 + 0.15) / (0.4 + 0.15 + 0.3)],
])('the fair chance above %d shares the stake as quarter lines do', (line, expected) => {
  // 30 % one, 30 % two, 40 % three.
  expect(chanceAbove([0.3, 0.3, 0.4], 1, line)).toBeCloseTo(expected, 10);
});

test.each([
  [1003, 1010],
  [1874, 1870],
  [9994, 9990],
  [12_340, 12_300],
  [23_400, 23_500],
])('odds of %d thousandths stand on the step %d', (milli, expected) => {
  expect(roundMilli(milli)).toBe(expected);
});

test('a market id gives back its game and its outcome', () => {
  for (const market of [
    key(G.handicap, O.handicapAway, -2.75),
    key(G.quarterTotal, O.over, 48.5, 4),
    key(G.correctScore, O.score, 404),
    key(G.result, O.draw),
  ]) {
    const id = marketIdOf(60_521_568, market);
    expect(Number.isSafeInteger(id)).toBe(true);
    expect(gameIdOf(id)).toBe(60_521_568);
    expect(marketKeyOf(id)).toEqual(market);
  }
});
