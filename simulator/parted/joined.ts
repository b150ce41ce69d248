import { betStatuses as S } from '../../contracts/coupon.ts';
import { marketGroups as G } from '../../contracts/markets.ts';
import { hasHalfLine } from '../half-line.ts';
import type { MarketKey } from '../ids.ts';
import type { Facts, Pair } from '../match.ts';
import { resultOfMarket } from '../settle.ts';
import type { Extra } from './decided.ts';
import { eachOf, type Joint } from './joint.ts';

const always = () => true;
const ofRegular: ReadonlyMap<number, (key: MarketKey) => boolean> = new Map([
  ...[G.result, G.doubleChance, G.oddEven, G.overtime].map((group) => [group, always] as const),
  ...[G.total, G.handicap, G.teamTotal1, G.teamTotal2].map((group) => [group, hasHalfLine] as const),
]);
const ofWhole: ReadonlyMap<number, (key: MarketKey) => boolean> = new Map([
  ...[G.winner, G.winningRange].map((group) => [group, always] as const),
  ...[G.pointsTotal, G.pointsHandicap].map((group) => [group, hasHalfLine] as const),
]);

/** The sum of both sides' points, and not the lead. */
const isOfSum = ({ groupId }: MarketKey): boolean => groupId === G.pointsTotal;

/** Can this bet be a part of one with others of its match? Those on parts of it and on the order of points cannot. */
export const isPartedJoinable = ({ period, ...key }: MarketKey): boolean =>
  period === 0 && ((ofRegular.get(key.groupId) ?? ofWhole.get(key.groupId))?.({ ...key, period }) ?? false);

/**
 * `score` and what comes of regular time, or of the present round of overtime. `regular`: the score of regular time, once it is
 * over.
 */
export type PartedState = { score: Pair; rest: Joint; extra: Extra; regular: Pair | null };

const factsOf = (full: Pair, regular: Pair): Facts => ({
  ...{ full, periods: [], periodsDone: 0, goals: [], isOver: true, isAbandoned: false },
  regular: { score: regular, isOver: true },
});

/** What is rarer moves no price. */
const least = 1e-7;
type Ending = { lead: number; sum: number; chance: number };

/** Points of overtime by lead and sum, until somebody leads. Level rounds bring both sides the same. */
function overtimeOf({ round, rounds, breaker }: Extra): readonly Ending[] {
  const ends = new Map<number, Ending>();
  const add = (lead: number, sum: number, chance: number) => {
    if (chance < least) return;
    const at = lead * 10_000 + sum;
    const known = ends.get(at);
    if (known) known.chance += chance;
    else ends.set(at, { lead, sum, chance });
  };
  let open = new Map<number, number>([[0, 1]]);
  for (let played = 0; played < rounds && open.size > 0; played += 1) {
    const next = new Map<number, number>();
    for (const [before, mass] of open)
      eachOf(round, (home, away, chance) => {
        const sum = before + home + away;
        if (home === away) next.set(sum, (next.get(sum) ?? 0) + mass * chance);
        else add(home - away, sum, mass * chance);
      });
    open = new Map([...next].filter(([, mass]) => mass >= least));
  }
  for (const [sum, mass] of open) for (const side of [1, -1]) add(side * breaker, sum + breaker, mass / 2);
  return [...ends.values()];
}

/** The chance that all of these bets win. All of them must be joinable. */
export function partedJointChance({ score, rest, extra, regular }: PartedState, keys: readonly MarketKey[]): number {
  const won = (those: readonly MarketKey[], facts: Facts) => those.every((key) => resultOfMarket(key, facts) === S.win);
  const early = keys.filter(({ groupId }) => ofRegular.has(groupId));
  const late = keys.filter(({ groupId }) => ofWhole.has(groupId));
  if (regular && !won(early, factsOf(regular, regular))) return 0;
  // After a level match the lead is that of overtime only: its result is computed once, and not for each level score.
  const [ofLead, ofSum] = [late.filter((key) => !isOfSum(key)), late.filter(isOfSum)];
  let sums: ReadonlyMap<number, number> | null = null;
  const sumsOf = () => {
    const known = new Map<number, number>();
    for (const { lead, sum, chance } of overtimeOf(extra)) {
      const full: Pair = [Math.max(0, lead), Math.max(0, -lead)];
      if (won(ofLead, factsOf(full, full))) known.set(sum, (known.get(sum) ?? 0) + chance);
    }
    return known;
  };
  let all = 0;
  eachOf(rest, (home, away, chance) => {
    const now: Pair = [score[0] + home, score[1] + away];
    if (!regular && !won(early, factsOf(now, now))) return;
    if (now[0] !== now[1]) {
      if (won(late, factsOf(now, now))) all += chance;
      return;
    }
    if (late.length === 0) {
      all += chance;
      return;
    }
    sums ??= sumsOf();
    for (const [sum, one] of sums) {
      const full: Pair = [now[0] + now[1] + sum, 0];
      if (won(ofSum, factsOf(full, full))) all += chance * one;
    }
  });
  return all;
}
