/** Gives every variant the same changes: odds of random cells, in batches of 100 ms, from one seed. */

export type Flat = readonly number[];

/** Mulberry32: a small random generator with a seed, good enough to pick cells. */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * Feeds `perSecond` changes for `seconds` into `write`. With `write` null it only makes the changes; a net figure
 * subtracts the cost of that.
 */
export function runFeed(
  ids: readonly number[],
  { perSecond, seconds, seed = 1 }: { perSecond: number; seconds: number; seed?: number },
  write: ((changes: Flat) => void) | null,
): Promise<number> {
  const random = createRandom(seed);
  const size = perSecond / 10;
  let left = seconds * 10;
  let changes = 0;
  return new Promise((resolve) => {
    const timer = setInterval(() => {
      const flat: number[] = [];
      for (let index = 0; index < size; index += 1) {
        flat.push(ids[Math.floor(random() * ids.length)] ?? 0, 1010 + Math.floor(random() * 9000));
      }
      changes += size;
      write?.(flat);
      left -= 1;
      if (left > 0) return;
      clearInterval(timer);
      requestAnimationFrame(() => resolve(changes));
    }, 100);
  });
}
