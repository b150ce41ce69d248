import { betStatuses as S } from '../../contracts/coupon.ts';
import { marketGroups as G, outcomeTypes as O } from '../../contracts/markets.ts';
import { hasHalfLine } from '../half-line.ts';
import type { MarketKey } from '../ids.ts';
import { gridAround, type Scored } from '../joint-grid.ts';
import type { Facts, JointGrid, Pair } from '../match.ts';
import { type Cell, cellsOf, chancesOf } from '../poisson.ts';
import { resultOfMarket } from '../settle.ts';

const always = () => true;

const ofMatch: ReadonlyMap<number, (key: MarketKey) => boolean> = new Map([
  ...[G.result, G.doubleChance, G.oddEven, G.bothToScore, G.correctScore].map((group) => [group, always] as const),
  ...[G.winner, G.overtime].map((group) => [group, always] as const),
  ...[G.total, G.handicap, G.teamTotal1, G.teamTotal2].map((group) => [group, hasHalfLine] as const),
]);
const ofPart: ReadonlyMap<number, (key: MarketKey) => boolean> = new Map([
  ...[G.periodResult, G.periodDoubleChance, G.periodOddEven, G.periodBothToScore].map(
    (group) => [group, always] as const,
  ),
  ...[G.periodTotal, G.periodHandicap, G.periodTeamTotal1, G.periodTeamTotal2].map(
    (group) => [group, hasHalfLine] as const,
  ),
]);

/** Can this bet be a part of one with others of its match? The order of goals decides none of these. */
export const isTimedJoinable = (key: MarketKey): boolean =>
  (ofMatch.get(key.groupId) ?? ofPart.get(key.groupId))?.(key) ?? false;

/** Goals of a period so far, and those that are expected of it; none of one that is over. */
export type TimedPart = { number: number; score: Pair; rest: Pair };
/** `winLevel`: the chance of side 1 to win a match that is level after regular time. */
export type TimedState = { parts: readonly TimedPart[]; winLevel: number };

const nothing: Pair = [0, 0];
const over = { goals: [], isOver: true, isAbandoned: false } as const;
const plus = ([a, b]: Pair, [c, d]: Pair): Pair => [a + c, b + d];
const isWon = (key: MarketKey, facts: Facts): boolean => resultOfMarket(key, facts) === S.win;

const partFacts = (number: number, score: Pair): Facts => ({
  ...{ ...over, full: nothing, periodsDone: number },
  periods: Array.from({ length: number }, () => score),
});

/** How much of a final score of regular time lets all bets on the match win. The winner of a level one is found after it. */
function shareOf(keys: readonly MarketKey[], score: Pair, winLevel: number): number {
  const regular = keys.filter(({ groupId }) => groupId !== G.winner);
  const facts: Facts = { ...over, full: score, periods: [], periodsDone: 0, regular: { score, isOver: true } };
  if (!regular.every((key) => isWon(key, facts))) return 0;
  const sides = new Set(keys.filter(({ groupId }) => groupId === G.winner).map(({ typeId }) => typeId));
  if (sides.size === 0) return 1;
  if (sides.size > 1) return 0;
  const isHome = sides.has(O.home);
  if (score[0] === score[1]) return isHome ? winLevel : 1 - winLevel;
  return score[0] > score[1] === isHome ? 1 : 0;
}

/** More goals than a side ever has. */
const width = 128;

/** Adds the scores of two parts of a match, which do not depend on each other. */
function together(one: readonly Cell[], other: readonly Cell[]): Cell[] {
  const sums = new Float64Array(width * width);
  for (const { score: a, chance: first } of one)
    for (const { score: b, chance: second } of other) {
      const at = (a[0] + b[0]) * width + a[1] + b[1];
      sums[at] = (sums[at] ?? 0) + first * second;
    }
  const cells: Cell[] = [];
  sums.forEach((chance, at) => {
    if (chance > 0) cells.push({ score: [Math.floor(at / width), at % width], chance });
  });
  return cells;
}

/** Final scores of regular time: their chance, and how much of it lets all of these bets win. */
function finalsOf(
  { parts, winLevel }: TimedState,
  keys: readonly MarketKey[],
  mostGoals: number,
  isWhole: boolean,
): Scored[] {
  const asked = new Set(keys.filter(({ groupId }) => ofPart.has(groupId)).map(({ period }) => period));
  const sum = (those: readonly TimedPart[], of: 'score' | 'rest') =>
    those.reduce<Pair>((all, part) => plus(all, part[of]), nothing);
  const cells = (those: readonly TimedPart[]) => cellsOf(sum(those, 'score'), chancesOf(sum(those, 'rest'), mostGoals));
  // What no bet asks for need not be summed up to one.
  const others = isWhole ? parts.filter(({ number }) => !asked.has(number)) : [];
  const won = parts
    .filter(({ number }) => asked.has(number))
    .map((part) => {
      const own = keys.filter(({ groupId, period }) => ofPart.has(groupId) && period === part.number);
      return cells([part]).filter(({ score }) => own.every((key) => isWon(key, partFacts(part.number, score))));
    })
    .reduce(together, cells(others));
  const ofAll = keys.filter(({ groupId }) => ofMatch.has(groupId));
  return won.map(({ score, chance }) => ({ score, chance, won: chance * shareOf(ofAll, score, winLevel) }));
}

/** The chance that all of these bets win. All of them must be joinable. Periods do not depend on each other. */
export function timedJointChance(state: TimedState, keys: readonly MarketKey[], mostGoals: number): number {
  const isOfMatch = keys.some(({ groupId }) => ofMatch.has(groupId));
  const asked = [...new Set(keys.map(({ period }) => period))];
  const chances = (isOfMatch ? [keys] : asked.map((period) => keys.filter((key) => key.period === period))).map((own) =>
    finalsOf(state, own, mostGoals, isOfMatch).reduce((sum, { won }) => sum + won, 0),
  );
  return chances.reduce((product, chance) => product * chance, 1);
}

/** The final scores of regular time behind it. */
export function timedJointGrid(state: TimedState, keys: readonly MarketKey[], mostGoals: number): JointGrid {
  const from = state.parts.reduce<Pair>((all, { score }) => plus(all, score), nothing);
  const all = finalsOf(state, [], mostGoals, true).map((cell) => ({ ...cell, won: 0 }));
  const won = finalsOf(state, keys, mostGoals, true).map((cell) => ({ ...cell, chance: 0 }));
  return gridAround(from, [...all, ...won]);
}
