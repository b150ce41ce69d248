/**
 * Reads two other formats of prices: the cheapest to read, and the usual one. Both readers write into a map, as the
 * product does.
 */

/** Reads pairs of an outcome and its odds in thousandths, four bytes each. */
export function readBinary(message: ArrayBuffer, prices: Map<number, number>): void {
  const pairs = new Uint32Array(message);
  for (let index = 0; index + 1 < pairs.length; index += 2) prices.set(pairs[index] ?? 0, pairs[index + 1] ?? 0);
}

type Change = { id: number; gameId: number; coef: number; isBlocked: boolean };

/** Reads one object for each change, which is the usual format of feeds. */
export function readObjects(message: string, prices: Map<number, number>): void {
  const { changes } = JSON.parse(message) as { changes: Change[] };
  for (const { id, coef } of changes) prices.set(id, Math.round(coef * 1000));
}
