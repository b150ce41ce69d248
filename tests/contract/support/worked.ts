/**
 * What this thread has worked so far, ms: a server of the tests runs in it. Neither a machine that is busy with others nor the
 * collector of garbage, which works beside it, makes it more.
 */
export const worked = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};
