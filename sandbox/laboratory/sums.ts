import type { Figures } from './expected.ts';

/** One round, or the bets of one currency on a round of everybody. `net`: what it really paid less what it took, in first stakes. */
export type Counted = Figures & {
  game: string;
  iso: string;
  staked: number;
  paid: number;
  unit: number;
  really: number;
};

/** Of a game, a version and a currency. */
export type Sums = {
  game: string;
  iso: string;
  rounds: number;
  staked: number;
  paid: number;
  expected: number;
  excess: number;
  variance: number;
  rounding: number;
  largest: number;
};

/** Adds rounds up, by game and currency. */
export function sumsOf(rounds: readonly Counted[]): Sums[] {
  const sums = new Map<string, Sums>();
  for (const { game, iso, staked, paid, unit, net, variance, rounding, really } of rounds) {
    const key = `${game} ${iso}`;
    const sum = sums.get(key) ?? {
      ...{ game, iso, rounds: 0, staked: 0, paid: 0 },
      ...{ expected: 0, excess: 0, variance: 0, rounding: 0, largest: 0 },
    };
    const excess = really - net;
    sums.set(key, {
      ...sum,
      rounds: sum.rounds + 1,
      staked: sum.staked + staked,
      paid: sum.paid + paid,
      expected: sum.expected + staked + net * unit,
      excess: sum.excess + excess,
      variance: sum.variance + variance,
      rounding: sum.rounding + rounding,
      largest: Math.max(sum.largest, excess),
    });
  }
  return [...sums.values()];
}
