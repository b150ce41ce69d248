import { expect, test } from 'vitest';

import { betStatuses } from '../../contracts/coupon.ts';
import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { sameText } from '../../sandbox/texts/text.ts';
import { combine } from '../combinations.ts';
import type { Facts, Match, Pair } from '../match.ts';
import { marketNumber } from '../match.ts';
import { resultOfMarket } from '../settle.ts';
import { sportOf } from '../sports.ts';
import { groupName } from '../texts/groups.ts';
import { outcomeName } from '../texts/outcomes.ts';
import { languages, localize } from '../types.ts';
import { createFootballMatch } from './match.ts';
import { leftAt } from './side-outlook.ts';
import { firstHalfShare, playFootball } from './timeline.ts';

const expected: Pair = [1.6, 1.1];
/** A match without red cards, so that the strength of the sides stays what it was. */
function quietMatch(): { match: Match; added: Pair } {
  for (let seed = 1; ; seed += 1) {
    const timeline = playFootball(seed, expected);
    if (timeline.abandonedAt === null && !timeline.events.some(({ kind }) => kind === 'red'))
      return { match: createFootballMatch(expected, () => timeline), added: timeline.added };
  }
}
const sides = [sameText('Arsenal'), sameText('Chelsea')] as const;
const football = sportOf(1);

test('[SPORT-03] a football match has at least sixty groups of markets, each with a name in every language', () => {
  const { match } = quietMatch();
  const quotes = match.quotesAt(-1, [1, 1]);
  for (const lng of languages) {
    const names = new Map(quotes.map((quote) => [localize(groupName(quote, football, sides), lng), quote]));
    expect(names.size).toBeGreaterThanOrEqual(60);
    expect(names.size).toBe(new Set(quotes.map(({ groupId, period }) => marketNumber(groupId, period))).size);
    expect([...names.keys()].filter((name) => name === '' || name.includes('{'))).toEqual([]);
  }
  const texts = quotes.map((quote) => [marketNumber(quote.groupId, quote.period), outcomeName(quote, sides).en]);
  expect(new Set(texts.map(String)).size).toBe(quotes.length);
  expect(groupName({ groupId: G.teamCorners2, typeId: O.over, period: 0, param: 4.5 }, football, sides).en).toBe(
    'Chelsea: corners',
  );
});

const poisson = (mean: number) => {
  const chances = [Math.exp(-mean)];
  for (let count = 1; count < 13; count += 1) chances.push(((chances[count - 1] ?? 0) * mean) / count);
  return chances;
};

/** Every way in which the goals of a match can still fall, as the facts of its end. */
function endsOf(now: readonly [first: Pair, second: Pair], first: Pair, second: Pair): [Facts, number][] {
  const [a, b, c, d] = [poisson(first[0]), poisson(first[1]), poisson(second[0]), poisson(second[1])] as const;
  const ends: [Facts, number][] = [];
  for (const [i, pa] of a.entries())
    for (const [j, pb] of b.entries())
      for (const [k, pc] of c.entries())
        for (const [l, pd] of d.entries()) {
          const chance = pa * pb * pc * pd;
          if (chance < 1e-8) continue;
          const periods: [Pair, Pair] = [
            [now[0][0] + i, now[0][1] + j],
            [now[1][0] + k, now[1][1] + l],
          ];
          const full: Pair = [periods[0][0] + periods[1][0], periods[0][1] + periods[1][1]];
          ends.push([{ full, periods, periodsDone: 2, goals: [], isOver: true, isAbandoned: false }, chance]);
        }
  return ends;
}

const weights: Readonly<Record<number, readonly [won: number, lost: number]>> = {
  [betStatuses.win]: [1, 0],
  [betStatuses.lose]: [0, 1],
  [betStatuses.halfWinHalfReturn]: [0.5, 0],
  [betStatuses.halfLoseHalfReturn]: [0, 0.5],
};

/** The order of goals decides these, and they have vectors and calibration of their own. */
const byOrder: ReadonlySet<number> = new Set([G.nextGoal, G.lastGoal, G.firstGoalTime, G.goalInInterval, G.sendingOff]);
const counted = (groupId: number) => groupId >= G.cornersResult && groupId <= G.sendingOff;

/**
 * Prices under one measure of what can happen leave nobody a sure win: whatever one combines, the stake is worth less
 * than nothing once the margin is on top.
 */
test.each([-1, 0.3, 0.7, 0.93])(
  '[SPORT-03] at %d of a match each chance is that of being settled as won, over all scores that can come about',
  (part) => {
    const { match, added } = quietMatch();
    const second = part < 0 ? -1 : part * match.end();
    const { periods } = part < 0 ? { periods: [] } : match.factsAt(second);
    const left = part < 0 ? { half: firstHalfShare, all: 1 } : leftAt(added, second, firstHalfShare);
    const share = (of: number): Pair => [expected[0] * of, expected[1] * of];
    const ends = endsOf([periods[0] ?? [0, 0], periods[1] ?? [0, 0]], share(left.half), share(left.all - left.half));
    const quotes = match.quotesAt(second, [1, 1]).filter(({ groupId }) => !byOrder.has(groupId) && !counted(groupId));
    expect(quotes.length).toBeGreaterThan(100);
    for (const quote of quotes) {
      let [won, lost] = [0, 0];
      for (const [facts, chance] of ends) {
        const [win, lose] = weights[resultOfMarket(quote, facts) ?? 0] ?? [0, 0];
        won += win * chance;
        lost += lose * chance;
      }
      expect(Math.abs(won / (won + lost) - quote.chance), JSON.stringify(quote)).toBeLessThan(0.0005);
    }
  },
);

/** A match that stood at 1:0 at half-time and ended 2:1: goals in minutes 12, 58 and 90. */
const ended: Facts = {
  full: [2, 1],
  periods: [
    [1, 0],
    [1, 1],
  ],
  periodsDone: 2,
  goals: [1, 2, 1],
  story: {
    goals: [
      { side: 1, half: 1, clock: 12 * 60 },
      { side: 2, half: 2, clock: 58 * 60 },
      { side: 1, half: 2, clock: 92 * 60 },
    ],
    corners: [7, 4],
    cards: [1, 3],
    reds: 1,
  },
  isOver: true,
  isAbandoned: false,
};
const nil: Facts = {
  ...ended,
  full: [2, 0],
  periods: [
    [1, 0],
    [1, 0],
  ],
};

test.each([
  [G.halfTimeFullTime, O.combination, { atHalf: 1, result: 1 }, { atHalf: 2, result: 1 }],
  [G.resultAndTotal, O.combination, { result: 1, isOver: true, line: 2.5 }, { result: 1, isOver: false, line: 2.5 }],
  [G.resultAndBoth, O.combination, { result: 1, bothScore: true }, { result: 3, bothScore: true }],
  [
    G.totalAndBoth,
    O.combination,
    { isOver: true, line: 2.5, bothScore: true },
    { isOver: true, line: 3.5, bothScore: true },
  ],
  [G.winningMargin, O.combination, { lead: 1 }, { lead: -1 }],
] as const)('[SPORT-03] combinations of group %d settle by all their parts', (groupId, typeId, won, lost) => {
  const of = (parts: object) => resultOfMarket({ groupId, typeId, period: 0, param: combine(groupId, parts) }, ended);
  expect([of(won), of(lost)]).toEqual([betStatuses.win, betStatuses.lose]);
});

test.each([
  ['half with most goals', G.halfWithMost, O.secondHalf, O.firstHalf, null],
  ['home in both halves', G.scoresInBothHalves1, O.yes, O.no, null],
  ['away in both halves', G.scoresInBothHalves2, O.no, O.yes, null],
  ['home wins a half', G.winsAnyHalf1, O.yes, O.no, null],
  ['away wins a half', G.winsAnyHalf2, O.no, O.yes, null],
  ['home wins both halves', G.winsBothHalves1, O.no, O.yes, null],
  ['away wins both halves', G.winsBothHalves2, O.no, O.yes, null],
  ['both in both halves', G.bothScoreInBothHalves, O.no, O.yes, null],
  ['exact goals', G.exactGoals, O.exactly, O.atLeast, 3],
  ['range of goals', G.goalsRange, O.between, O.atLeast, 203],
  ['home goals', G.exactTeamGoals1, O.exactly, O.atLeast, 2],
  ['away goals', G.exactTeamGoals2, O.exactly, O.atLeast, 1],
  ['home to nil', G.winToNil1, O.no, O.yes, null],
  ['away to nil', G.winToNil2, O.no, O.yes, null],
  ['home clean', G.cleanSheet1, O.no, O.yes, null],
  ['away clean', G.cleanSheet2, O.no, O.yes, null],
  ['time of the first goal', G.firstGoalTime, O.interval, O.nextNone, 1],
  ['last goal', G.lastGoal, O.home, O.away, null],
  ['sent off', G.sendingOff, O.yes, O.no, null],
  ['more corners', G.cornersResult, O.home, O.away, null],
  ['corners', G.cornersTotal, O.over, O.under, 10.5],
  ['corner handicap', G.cornersHandicap, O.handicapHome, O.handicapAway, -2.5],
  ['home corners', G.teamCorners1, O.over, O.under, 6.5],
  ['away corners', G.teamCorners2, O.under, O.over, 4.5],
  ['odd corners', G.cornersOddEven, O.odd, O.even, null],
  ['more cards', G.cardsResult, O.away, O.home, null],
  ['cards', G.cardsTotal, O.over, O.under, 3.5],
  ['card handicap', G.cardsHandicap, O.handicapAway, O.handicapHome, -1.5],
  ['home cards', G.teamCards1, O.under, O.over, 1.5],
  ['away cards', G.teamCards2, O.over, O.under, 2.5],
] as const)('[SPORT-03] %s: one outcome wins, the other loses', (name, groupId, won, lost, param) => {
  const isCount = lost === O.atLeast;
  const other = isCount ? 6 : name.includes('handicap') ? -param! : lost === O.nextNone ? null : param;
  const of = (typeId: number, line: number | null) =>
    resultOfMarket({ groupId, typeId, period: 0, param: line }, ended);
  expect([of(won, param), of(lost, other)]).toEqual([betStatuses.win, betStatuses.lose]);
});

test('[SPORT-03] bets on nil and on clean sheets win when the other side never scored', () => {
  const of = (groupId: number) => resultOfMarket({ groupId, typeId: O.yes, period: 0, param: null }, nil);
  expect([G.winToNil1, G.cleanSheet1, G.winToNil2, G.cleanSheet2].map(of)).toEqual([
    betStatuses.win,
    betStatuses.win,
    betStatuses.lose,
    betStatuses.lose,
  ]);
});

test.each([
  [1, betStatuses.win],
  [2, betStatuses.lose],
  [3, betStatuses.lose],
  [4, betStatuses.win],
  [5, betStatuses.lose],
  [6, betStatuses.win],
])('[SPORT-03] a goal in quarter of an hour %d: %d; added time counts with the last one', (period, status) => {
  expect(resultOfMarket({ groupId: G.goalInInterval, typeId: O.yes, period, param: null }, ended)).toBe(status);
});

test('[SPORT-03] bets on times are settled as soon as they are decided, and come back when a match is abandoned', () => {
  const key = (groupId: number, typeId: number, period = 0, param: number | null = null) => ({
    ...{ groupId, typeId, period, param },
  });
  const story = { ...ended.story!, goals: ended.story!.goals.slice(0, 1), reds: 0 };
  const early: Facts = { ...ended, full: [1, 0], periods: [[1, 0]], periodsDone: 0, story, isOver: false };
  expect(resultOfMarket(key(G.goalInInterval, O.yes, 1), early)).toBe(betStatuses.win);
  expect(resultOfMarket(key(G.goalInInterval, O.yes, 2), early)).toBeNull();
  expect(resultOfMarket(key(G.goalInInterval, O.yes, 2), { ...early, periodsDone: 1 })).toBe(betStatuses.lose);
  expect(resultOfMarket(key(G.firstGoalTime, O.interval, 0, 1), early)).toBe(betStatuses.win);
  expect(resultOfMarket(key(G.lastGoal, O.home), early)).toBeNull();
  expect(resultOfMarket(key(G.sendingOff, O.no), early)).toBeNull();
  const abandoned = { ...early, isOver: true, isAbandoned: true };
  for (const open of [
    key(G.lastGoal, O.home),
    key(G.cornersTotal, O.over, 0, 3.5),
    key(G.halfTimeFullTime, O.combination, 0, 11),
  ])
    expect(resultOfMarket(open, abandoned)).toBe(betStatuses.return);
});
