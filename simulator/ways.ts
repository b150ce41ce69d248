import { betStatuses as S } from '../contracts/coupon.ts';
import { marketGroups as G } from '../contracts/markets.ts';
import type { MarketKey } from './ids.ts';
import type { Facts, Pair } from './match.ts';
import { isOfCards, isOfCorners, isOfPeriod, resultOfMarket } from './settle.ts';

/** So many more. `of`: of which side, 0: of whichever. */
export type Count = { of: 0 | 1 | 2; count: number };

/**
 * Bets on a count that grows by one: goals, points, games, corners. A set is no such count, because a match ends with the last
 * one, and whether a number is odd says nothing about the next but one.
 */
const ofCounts: ReadonlySet<number> = new Set([
  ...[
    G.result,
    G.doubleChance,
    G.drawNoBet,
    G.bothToScore,
    G.correctScore,
    G.total,
    G.handicap,
    G.teamTotal1,
    G.teamTotal2,
  ],
  ...[G.nextGoal, G.firstHalfResult, G.firstHalfTotal, G.firstHalfHandicap, G.pointsTotal, G.pointsHandicap],
  ...[G.gamesTotal, G.gamesHandicap, G.sidePoints1, G.sidePoints2, G.winningRange, G.quarterWinner, G.quarterTotal],
  ...[G.periodResult, G.periodTotal, G.periodHandicap, G.periodBothToScore, G.periodDoubleChance, G.periodDrawNoBet],
  ...[G.periodTeamTotal1, G.periodTeamTotal2, G.periodScore, G.exactGoals, G.goalsRange, G.exactTeamGoals1],
  ...[G.exactTeamGoals2, G.winToNil1, G.winToNil2, G.cleanSheet1, G.cleanSheet2, G.winningMargin, G.resultAndTotal],
  ...[G.resultAndBoth, G.totalAndBoth, G.cornersResult, G.cornersTotal, G.cornersHandicap, G.teamCorners1],
  ...[G.teamCorners2, G.cardsResult, G.cardsTotal, G.cardsHandicap, G.teamCards1, G.teamCards2],
  ...[G.inningsWickets, G.inningsSixes, G.inningsFours, G.powerplay, G.firstOver, G.openingStand],
]);

/**
 * The winner of the match follows from a count where the score is the sum of its parts; in a match of sets it is not.
 */
const isSum = ({ full, periods, countedBy }: Facts, key: MarketKey): boolean =>
  (countedBy?.(key) ?? null) === null &&
  full[0] + full[1] > 0 &&
  ([0, 1] as const).every((side) => periods.reduce((sum, pair) => sum + pair[side], 0) === full[side]);

const isCounted = (key: MarketKey, facts: Facts): boolean =>
  ofCounts.has(key.groupId) || (key.groupId === G.winner && isSum(facts, key));

/** The same facts with so many more of what the bet counts. */
function withMore(facts: Facts, { groupId, period }: MarketKey, more: Pair): Facts {
  const add = (score: Pair): Pair => [score[0] + more[0], score[1] + more[1]];
  const { story, periods, regular, goals, countedBy } = facts;
  if (story && isOfCorners(groupId)) return { ...facts, story: { ...story, corners: add(story.corners) } };
  if (story && isOfCards(groupId)) return { ...facts, story: { ...story, cards: add(story.cards) } };
  const part = isOfPeriod(groupId) ? period - 1 : periods.length - 1;
  return {
    ...facts,
    full: add(facts.full),
    periods: periods.map((score, index) => (index === part ? add(score) : score)),
    ...(groupId === G.nextGoal && {
      goals: [...goals, ...Array<1>(more[0]).fill(1), ...Array<2>(more[1]).fill(2)],
    }),
    ...(regular && { regular: { ...regular, score: add(regular.score) } }),
    ...(countedBy && {
      countedBy: (key: MarketKey) => {
        const counted = countedBy(key);
        return counted && { ...counted, score: add(counted.score) };
      },
    }),
  };
}

/** Up to here each number is tried: which of them win need not be all from one on. */
const nearby = 12;
/** Beyond that they are; no score grows by so many. */
const farthest = 512;

/** The least number from 1 on for which it holds. */
function least(holds: (count: number) => boolean): number | null {
  for (let count = 1; count <= nearby; count += 1) if (holds(count)) return count;
  let [low, high] = [nearby, nearby * 2];
  while (!holds(high)) {
    if (high >= farthest) return null;
    [low, high] = [high, high * 2];
  }
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle;
  }
  return high;
}

/** Further than this nobody asks for a way on which both sides must score. */
const grid = [1, 2, 3, 4, 5, 6];
const some = (of: Count['of'], count: number | null): Count[] => (count === null ? [] : [{ of, count }]);

/** The side that gets there first; whoever, where it does not matter who. Empty: neither alone, or it depends on the mixture. */
function soonest(holds: (more: Pair) => boolean): Count[] {
  const home = least((count) => holds([count, 0]));
  const away = least((count) => holds([0, count]));
  if (home === null || home !== away)
    return home === null || (away !== null && away < home) ? some(2, away) : some(1, home);
  const isAny = Array.from({ length: home - 1 }, (_, index): Pair => [index + 1, home - index - 1]).every(holds);
  return isAny ? some(0, home) : [];
}

const tryOut =
  (key: MarketKey, ended: Facts) =>
  (more: Pair): boolean =>
    resultOfMarket(key, withMore(ended, key, more)) === S.win;

/**
 * The shortest way to a bet that wins, all of it: so many more while nothing else happens. Empty: no number says that. `ended`:
 * the facts as if the match ended now.
 */
export function wayTo(key: MarketKey, ended: Facts): readonly Count[] {
  if (!isCounted(key, ended)) return [];
  const wins = tryOut(key, ended);
  const alone = soonest(wins);
  if (alone.length > 0) return alone;
  const [shortest] = grid
    .flatMap((home) => grid.map((away): Pair => [home, away]))
    .toSorted((one, other) => one[0] + one[1] - other[0] - other[1])
    .filter(wins);
  return shortest ? [...some(1, shortest[0]), ...some(2, shortest[1])] : [];
}

/** How many more turn a bet that wins now into one that does not. Null: no number says that. */
export function changeOf(key: MarketKey, ended: Facts): Count | null {
  if (!isCounted(key, ended)) return null;
  const wins = tryOut(key, ended);
  return soonest((more) => !wins(more))[0] ?? null;
}
