import { betStatuses } from '../contracts/coupon.ts';
import { marketIdOf, marketKeyOf } from './ids.ts';
import type { Match } from './match.ts';
import { resultOfMarket } from './settle.ts';

/** How far results are from prices, in standard errors; of which outcome, at which second. */
export type Deviation = { error: number; second: number; outcome: string; fair: number; won: number; count: number };

/** Few bets say nothing about a price. */
const leastVariance = 5;
const weights: Readonly<Record<number, readonly [won: number, lost: number]>> = {
  [betStatuses.win]: [1, 0],
  [betStatuses.lose]: [0, 1],
  // The other half of the stake comes back, and says nothing.
  [betStatuses.halfWinHalfReturn]: [0.5, 0],
  [betStatuses.halfLoseHalfReturn]: [0, 0.5],
};

/** `deviations`: the farthest first. `brier`: of the score of all prices together, in standard errors. */
export type Calibration = { deviations: Deviation[]; brier: number };

/**
 * Plays matches and compares what was won with the fair chances of each moment. Of the lines of a market only the
 * first counts at a moment: those of one match win together. All bets of one match hang together, so the Brier score takes
 * each match as one observation: what its bets were off by, less what honest prices are off by.
 */
export function calibrationOf(matches: readonly Match[], seconds: readonly number[]): Calibration {
  const sums = new Map<string, Deviation & { variance: number }>();
  const excesses: number[] = [];
  for (const match of matches) {
    const facts = match.factsAt(match.end());
    if (facts.isAbandoned) continue;
    let excess = 0;
    for (const second of seconds) {
      const seen = new Set<string>();
      for (const quote of match.quotesAt(second, [1, 1])) {
        const { groupId, typeId, period, param, chance } = quote;
        // Before the match all have the same lines.
        const outcome = [groupId, typeId, period, second < 0 ? param : ''].join(' ');
        if (seen.has(outcome)) continue;
        seen.add(outcome);
        const status = resultOfMarket(marketKeyOf(marketIdOf(0, quote)), facts);
        const [won, lost] = weights[status ?? 0] ?? [0, 0];
        if (won + lost === 0) continue;
        const key = `${String(second)} ${outcome}`;
        const sum = sums.get(key) ?? { ...{ error: 0, second, outcome, fair: 0, won: 0, count: 0 }, variance: 0 };
        sum.won += won;
        sum.fair += (won + lost) * chance;
        sum.variance += (won + lost) ** 2 * chance * (1 - chance);
        sum.count += 1;
        sums.set(key, sum);
        excess += won * (1 - chance) ** 2 + lost * chance ** 2 - (won + lost) * chance * (1 - chance);
      }
    }
    excesses.push(excess);
  }
  const deviations = [...sums.values()]
    .filter(({ variance }) => variance >= leastVariance)
    .map(({ variance, ...sum }) => ({ ...sum, error: (sum.won - sum.fair) / Math.sqrt(variance) }))
    .sort((a, b) => Math.abs(b.error) - Math.abs(a.error));
  const total = excesses.reduce((all, each) => all + each, 0);
  const squares = excesses.reduce((all, each) => all + each * each, 0);
  return { deviations, brier: total / Math.sqrt(squares - (total * total) / excesses.length) };
}
