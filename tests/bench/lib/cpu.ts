/** Keeps what the last call gave, so that the engine cannot optimise the calls away. */
const seen: { value: unknown } = { value: null };

/** The clock of a thread counts milliseconds, so a shorter measurement would have too few ticks. */
const leastUs = 50_000;

/**
 * CPU time of this thread for one call, µs. Other programs on the machine do not count. Calls `times` times in a row,
 * until there is enough to measure.
 */
export function cpuOf(call: () => unknown, times: number): number {
  for (let index = 0; index < times; index += 1) seen.value = call();
  const before = process.threadCpuUsage();
  let [calls, spent] = [0, 0];
  while (spent < leastUs) {
    for (let index = 0; index < times; index += 1) seen.value = call();
    calls += times;
    const { user, system } = process.threadCpuUsage(before);
    spent = user + system;
  }
  return spent / calls;
}
