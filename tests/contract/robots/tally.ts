/** What a strategy has brought. Stakes are anyway, and profits are shares of one. */
export type Figures = { tried: number; taken: number; mean: number; error: number };

export type Tally = {
  tried: (name: string) => void;
  took: (name: string, profit: number) => void;
  figures: () => Map<string, Figures>;
};

export function createTally(): Tally {
  const sums = new Map<string, { tried: number; taken: number; sum: number; squares: number }>();
  const of = (name: string) => {
    const known = sums.get(name) ?? { tried: 0, taken: 0, sum: 0, squares: 0 };
    sums.set(name, known);
    return known;
  };
  return {
    tried: (name) => void (of(name).tried += 1),
    took: (name, profit) => {
      const each = of(name);
      each.taken += 1;
      each.sum += profit;
      each.squares += profit * profit;
    },
    figures: () =>
      new Map(
        [...sums].map(([name, { tried, taken, sum, squares }]) => {
          const mean = taken === 0 ? 0 : sum / taken;
          const error = taken < 2 ? 0 : Math.sqrt((squares / taken - mean * mean) / (taken - 1));
          return [name, { tried, taken, mean, error }];
        }),
      ),
  };
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

export const tableOf = (figures: ReadonlyMap<string, Figures>): string =>
  [...figures]
    .map(
      ([name, { tried, taken, mean, error }]) =>
        `${name.padEnd(12)} tried ${String(tried).padStart(6)}  taken ${String(taken).padStart(6)}  result ${percent(mean).padStart(8)} ± ${percent(error)}`,
    )
    .join('\n');
