/** What of a hundred stakes comes back on average, and between which gains two of three such rows of rounds end, in stakes. */
export function hundredOf({ least: share, hitRate, deviation }: { least: number; hitRate: number; deviation: number }) {
  const [net, spread] = [100 * (share - 1), 10 * deviation];
  return { back: 100 * share, kept: -net, paying: Math.round(100 * hitRate), low: net - spread, high: net + spread };
}
