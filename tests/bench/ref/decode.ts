/** Two other ways to send prices: the cheapest one to read, and the usual one. Both write what they read into a map, as the product's mirror does. */

/** Pairs of outcome and thousandths, four bytes each. */
export function readBinary(message: ArrayBuffer, prices: Map<number, number>): void {
  const pairs = new Uint32Array(message);
  for (let index = 0; index + 1 < pairs.length; index += 2) prices.set(pairs[index] ?? 0, pairs[index + 1] ?? 0);
}

type Change = { id: number; gameId: number; coef: number; isBlocked: boolean };

/** One object a change, as most feeds of the field do it. */
export function readObjects(message: string, prices: Map<number, number>): void {
  const { changes } = JSON.parse(message) as { changes: Change[] };
  for (const { id, coef } of changes) prices.set(id, Math.round(coef * 1000));
}
