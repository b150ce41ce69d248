/**
 * By the odds of a withdrawn runner, in thousandths: the deduction from winnings, in hundredths. Longer odds: nothing.
 */
const steps: readonly [milli: number, percent: number][] = [
  ...([
    [1111, 90],
    [1181, 85],
    [1250, 80],
    [1300, 75],
    [1400, 70],
    [1533, 65],
    [1615, 60],
    [1800, 55],
  ] as const),
  ...([
    [1957, 50],
    [2200, 45],
    [2500, 40],
    [2750, 35],
    [3250, 30],
    [4000, 25],
    [5000, 20],
  ] as const),
  ...([
    [6500, 15],
    [10_000, 10],
    [15_000, 5],
  ] as const),
].map(([milli, percent]) => [milli, percent]);

/** Several withdrawals together deduct no more. */
const most = 90;

export const cutOf = (milli: number): number => steps.find(([till]) => milli <= till)?.[1] ?? 0;
export const cutOfAll = (cuts: readonly number[]): number =>
  Math.min(
    most,
    cuts.reduce((sum, cut) => sum + cut, 0),
  );
