/** What the last call gave, so that no call can be thought away. */
const seen: { value: unknown } = { value: null };

/** The clock of a thread ticks in milliseconds: less than this would be measured in a handful of them. */
const leastUs = 50_000;

/** CPU of this thread for one call, µs: waiting for other load does not count. Called `times` at once, until there is enough to measure. */
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
