import { expect, test } from 'vitest';

import { betStatuses as S } from '../../contracts/coupon.ts';
import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { sayFigures } from '../../tests/support/figures.ts';
import { combine } from '../combinations.ts';
import type { MarketKey } from '../ids.ts';
import type { Facts, Match, Noise, Pair } from '../match.ts';
import { createRandom } from '../random.ts';
import { isOfCards, isOfCorners, resultOfMarket } from '../settle.ts';
import { isJoinable } from './joint.ts';
import { createFootballMatch } from './match.ts';
import { firstHalfShare, perSide, playFootball, type Timeline } from './timeline.ts';

const expected: Pair = [1.6, 1.1];
const calm: Noise = [1, 1];
const runs = Number(process.env.JOINT_MATCHES ?? 2000);

function matchOf(seed: number): { match: Match; timeline: Timeline } {
  const timeline = playFootball(seed, expected);
  return { match: createFootballMatch(expected, () => timeline), timeline };
}
const { match } = matchOf(3);
const chanceOf = (keys: readonly MarketKey[], second = -1, one: Match = match) =>
  one.joins?.chanceAt(second, calm, keys) ?? Number.NaN;

const key = (groupId: number, typeId: number, param: number | null = null, period = 0): MarketKey => ({
  ...{ groupId, typeId, param, period },
});
const homeWins = key(G.result, O.home);
const over = key(G.total, O.over, 2.5);
const both = key(G.bothToScore, O.yes);

/** The chance of an outcome on offer before the match. */
const single = (wanted: MarketKey) =>
  match
    .quotesAt(-1, calm)
    .find(
      ({ groupId, typeId, param, period }) =>
        groupId === wanted.groupId && typeId === wanted.typeId && param === wanted.param && period === wanted.period,
    )?.chance ?? Number.NaN;

test('[BET-32] bets that are joined have the chance of the market that already joins them', () => {
  const halfTime = key(G.periodResult, O.draw, null, 1);
  const pairs: [MarketKey[], MarketKey][] = [
    [
      [homeWins, over],
      key(G.resultAndTotal, O.combination, combine(G.resultAndTotal, { result: 1, isOver: true, line: 2.5 })),
    ],
    [[homeWins, both], key(G.resultAndBoth, O.combination, combine(G.resultAndBoth, { result: 1, bothScore: true }))],
    [
      [over, both],
      key(G.totalAndBoth, O.combination, combine(G.totalAndBoth, { bothScore: true, isOver: true, line: 2.5 })),
    ],
    [
      [halfTime, homeWins],
      key(G.halfTimeFullTime, O.combination, combine(G.halfTimeFullTime, { atHalf: 2, result: 1 })),
    ],
  ];
  for (const [parts, whole] of pairs) expect(chanceOf(parts)).toBeCloseTo(single(whole), 4);
});

test('[BET-32] what belongs together is likelier than its product, what excludes each other is impossible', () => {
  expect(chanceOf([over, both])).toBeGreaterThan(1.2 * single(over) * single(both));
  expect(chanceOf([homeWins, key(G.result, O.away)])).toBe(0);
  expect(chanceOf([over, key(G.total, O.under, 0.5)])).toBe(0);
  // A bet that another one implies changes nothing; goals and corners do not touch each other.
  expect(chanceOf([over, key(G.total, O.over, 1.5)])).toBeCloseTo(single(over), 4);
  const corners = match
    .quotesAt(-1, calm)
    .find(({ groupId, typeId }) => groupId === G.cornersTotal && typeId === O.over);
  if (corners) expect(chanceOf([homeWins, corners])).toBeCloseTo(single(homeWins) * corners.chance, 4);
  expect(corners).toBeDefined();
});

test('[BET-32] bets that can come back in part, or that the order of goals decides, are not joined', () => {
  const no = [
    ...[key(G.total, O.over, 2), key(G.total, O.over, 2.25), key(G.handicap, O.handicapHome, 0)],
    ...[key(G.drawNoBet, O.home), key(G.nextGoal, O.nextHome, 1), key(G.sendingOff, O.yes)],
  ];
  expect(no.filter(isJoinable)).toEqual([]);
  expect([homeWins, over, both, key(G.handicap, O.handicapAway, -1.5)].every(isJoinable)).toBe(true);
});

/** How a match ended. */
const endOf = (first: Pair, second: Pair, corners: Pair, cards: Pair): Facts => ({
  full: [first[0] + second[0], first[1] + second[1]],
  periods: [first, second],
  periodsDone: 2,
  goals: [],
  story: { goals: [], corners, cards, reds: 0 },
  isOver: true,
  isAbandoned: false,
});

/** Draws the goals of both halves, corners and cards by the rates of the model, and asks settlement. */
function played(random: () => number) {
  const poisson = (mean: number) => {
    let count = 0;
    for (let left = Math.exp(-mean), product = random(); product > left; product *= random()) count += 1;
    return count;
  };
  const half = (share: number): Pair => [poisson(expected[0] * share), poisson(expected[1] * share)];
  const [first, second] = [half(firstHalfShare), half(1 - firstHalfShare)];
  const cards = perSide.yellows + perSide.reds;
  return endOf(first, second, [poisson(perSide.corners), poisson(perSide.corners)], [poisson(cards), poisson(cards)]);
}

/** Which of the combinations win more or less often than their chance by so many standard errors, in matches of that seed. */
function farOf(
  combinations: readonly MarketKey[][],
  seed: number,
  most: number,
): { far: MarketKey[][]; winning: number } {
  const random = createRandom(seed);
  const won = combinations.map(() => 0);
  for (let run = 0; run < runs; run += 1) {
    const facts = played(random);
    for (const [index, keys] of combinations.entries())
      if (keys.every((each) => resultOfMarket(each, facts) === S.win)) won[index] = (won[index] ?? 0) + 1;
  }
  const far = combinations.filter((keys, index) => {
    const chance = chanceOf(keys);
    const error = Math.sqrt(Math.max(chance * (1 - chance), 1 / runs) / runs);
    return Math.abs((won[index] ?? 0) / runs - chance) > most * error;
  });
  return { far, winning: won.filter((count) => count > 0).length };
}

/** 200 joined bets of those on offer, two to four in each. */
function someCombinations(): MarketKey[][] {
  const random = createRandom(11);
  const offered = match.quotesAt(-1, calm).filter(isJoinable);
  const pick = () => offered[Math.floor(random() * offered.length)] ?? homeWins;
  return Array.from({ length: 200 }, () => Array.from({ length: 2 + Math.floor(random() * 3) }, pick));
}

/** Counts that come about at all, each with its chance. */
function poissonOf(mean: number, most: number): number[] {
  const chances = [Math.exp(-mean)];
  for (let count = 1; count <= most; count += 1) chances.push(((chances.at(-1) ?? 0) * mean) / count);
  return chances;
}

/** The chance of a joined bet, summed over the scores of both halves, corners and cards, without the code that prices it. */
function summedOf(keys: readonly MarketKey[]): number {
  const pairsOf = ([home, away]: Pair, most: number) => {
    const [ofHome, ofAway] = [poissonOf(home, most), poissonOf(away, most)];
    return ofHome.flatMap((one, h) => ofAway.map((other, a) => ({ pair: [h, a] as const, chance: one * other })));
  };
  const means = (share: number): Pair => [expected[0] * share, expected[1] * share];
  const none: Pair = [0, 0];
  const isWon = (wanted: readonly MarketKey[], [first, second, corners, cards]: readonly [Pair, Pair, Pair, Pair]) => {
    const facts = endOf(first, second, corners, cards);
    return wanted.every((each) => resultOfMarket(each, facts) === S.win);
  };
  const sum = (chances: readonly number[]) => chances.reduce((all, chance) => all + chance, 0);
  const [corners, cards] = [
    keys.filter(({ groupId }) => isOfCorners(groupId)),
    keys.filter(({ groupId }) => isOfCards(groupId)),
  ];
  const goals = keys.filter(({ groupId }) => !isOfCorners(groupId) && !isOfCards(groupId));
  const ofCount = (
    wanted: readonly MarketKey[],
    mean: number,
    of: (pair: Pair) => readonly [Pair, Pair, Pair, Pair],
  ) =>
    wanted.length === 0
      ? 1
      : sum(pairsOf([mean, mean], 30).map(({ pair, chance }) => (isWon(wanted, of(pair)) ? chance : 0)));
  const seconds = pairsOf(means(1 - firstHalfShare), 8);
  const ofGoals = pairsOf(means(firstHalfShare), 8).flatMap((first) =>
    seconds.map((second) => (isWon(goals, [first.pair, second.pair, none, none]) ? first.chance * second.chance : 0)),
  );
  return (
    (goals.length === 0 ? 1 : sum(ofGoals)) *
    ofCount(corners, perSide.corners, (pair) => [none, none, pair, none]) *
    ofCount(cards, perSide.yellows + perSide.reds, (pair) => [none, none, none, pair])
  );
}

test('[BET-32] the joint chance of 200 combinations is the sum over all scores of both halves, corners and cards', () => {
  const combinations = someCombinations();
  const off = combinations.map((keys) => Math.abs(chanceOf(keys) - summedOf(keys)));
  sayFigures(`bet builder: the joint chance of 200 combinations is ${Math.max(...off).toFixed(6)} off the sum at most`);
  // Ways that come about once in ten million matches are left out.
  expect(Math.max(...off)).toBeLessThan(3e-5);
  expect(combinations.filter((keys) => summedOf(keys) > 0.001).length).toBeGreaterThan(80);
});

test('[BET-32] the joint chance of 200 combinations is what matches of the same rates show, within three standard errors', () => {
  const { far, winning } = farOf(someCombinations(), 12, 3);
  sayFigures(
    `bet builder: ${String(runs)} matches, ${String(far.length)} of 200 combinations beyond three standard errors`,
  );
  // Of 200 honest chances one or two are that far off by chance. They are not so again in as many other matches.
  expect(far.length).toBeLessThanOrEqual(3);
  expect(farOf(far, 13, 3).far).toEqual([]);
  // The test would be blind if hardly anything could win.
  expect(winning).toBeGreaterThan(80);
}, 1_800_000);

test('[BET-32] after a goal the joint chance follows the score, and after the end nothing is on offer', () => {
  const scored = match.withGoal(60, 1).withGoal(120, 2);
  expect(chanceOf([both, homeWins], 180, scored)).toBeCloseTo(chanceOf([homeWins], 180, scored), 6);
  expect(chanceOf([key(G.cleanSheet1, O.yes), homeWins], 180, scored)).toBe(0);
  expect(match.joins?.chanceAt(match.end() + 1, calm, [homeWins])).toBeNull();
});

test('[BUILD-02] the score grid of a joint price holds its chance: all scores and those that win, after a goal from the score on', () => {
  const wanted = [homeWins, both];
  const grid = match.joins?.gridAt?.(-1, calm, wanted);
  const cells = grid?.rows.flat() ?? [];
  const sum = (of: 'chance' | 'won') => cells.reduce((all, cell) => all + cell[of], 0);
  expect(grid?.from).toEqual([0, 0]);
  expect(sum('chance')).toBeGreaterThan(0.98);
  expect(Math.abs(sum('won') - chanceOf(wanted))).toBeLessThan(0.02);
  // 2:1 wins whole, 1:1 and 2:0 not at all; half-time decides only some of the ways to a score.
  expect(grid?.rows[2]?.[1]?.won).toBeCloseTo(grid?.rows[2]?.[1]?.chance ?? Number.NaN, 9);
  expect([grid?.rows[1]?.[1]?.won, grid?.rows[2]?.[0]?.won]).toEqual([0, 0]);
  const level = match.joins?.gridAt?.(-1, calm, [homeWins, key(G.periodResult, O.draw, null, 1)])?.rows[2]?.[1];
  expect(level?.won).toBeGreaterThan(0);
  expect(level?.won).toBeLessThan(level?.chance ?? 0);
  expect(match.withGoal(60, 1).joins?.gridAt?.(120, calm, wanted)?.from).toEqual([1, 0]);
  expect(match.joins?.gridAt?.(-1, calm, [key(G.cornersTotal, O.over, 9.5)])).toBeNull();
});
