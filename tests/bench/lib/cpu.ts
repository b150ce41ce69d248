/** What the last call gave, so that no call can be thought away. */
const seen: { value: unknown } = { value: null };

/** CPU of this thread for one call, µs: waiting for other load does not count. */
export function cpuOf(call: () => unknown, times: number): number {
  for (let index = 0; index < times; index += 1) seen.value = call();
  const before = process.threadCpuUsage();
  for (let index = 0; index < times; index += 1) seen.value = call();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / times;
}
