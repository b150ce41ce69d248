/** The result of one day, minor units; `at`: ms of its start. */
export type Day = { at: number; result: number };
export type ChartDay = Day & { total: number };

/** Adds the running result to each day. The list has no days on which nothing was decided. */
export function runningOf(days: readonly Day[]): ChartDay[] {
  let total = 0;
  return days.map((day) => ({ ...day, total: (total += day.result) }));
}

/** Bounds that contain zero, every running result and every day. */
export function boundsOf(days: readonly ChartDay[]): { low: number; high: number } {
  const values = days.flatMap(({ result, total }) => [result, total]);
  return { low: Math.min(0, ...values), high: Math.max(0, ...values) };
}

/** The grid has at most this many lines, at round sums: 1, 2 or 5 followed by zeros. */
export function gridOf({ low, high }: { low: number; high: number }, lines = 4): number[] {
  const rough = (high - low) / lines;
  if (rough <= 0) return [0];
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.ceil(low / step);
  return Array.from({ length: Math.floor(high / step) - first + 1 }, (_, index) => (first + index) * step);
}
