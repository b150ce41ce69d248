import type { Random } from '../contracts/virtual/chance.ts';

export { between, nextArrival, type Random } from '../contracts/virtual/chance.ts';

/** Mixes whole numbers into 32 bits. The same parts always give the same number; similar parts give unrelated ones. */
export function hash(...parts: number[]): number {
  let h = 0x9e3779b9;
  for (const part of parts) {
    h = Math.imul(h ^ (part | 0), 0x85ebca6b);
    h ^= h >>> 13;
    h = Math.imul(h ^ (Math.floor(part / 2 ** 32) | 0), 0xc2b2ae35);
    h ^= h >>> 16;
  }
  return h >>> 0;
}

/** `hash` as a fraction in [0, 1). */
export const fraction = (...parts: number[]): number => hash(...parts) / 2 ** 32;

/** sfc32: its state is wider than anybody can search through while a match lasts. */
function createWide(seed: number): Random {
  let [a, b, c, count] = [seed | 0, Math.floor(seed / 2 ** 32) | 0, 0x9e3779b9, 1];
  const next = () => {
    const sum = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 2 ** 32;
  };
  for (let round = 0; round < 12; round += 1) next();
  return next;
}

/** Mulberry32: small, fast, good enough for matches. A seed of more than 32 bits, which is a secret, gets a wider generator. */
export function createRandom(seed: number): Random {
  if (seed >= 2 ** 32) return createWide(seed);
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Draws a number that is about standard normal: the sum of twelve fractions, less six. */
export function normal(...parts: number[]): number {
  const random = createRandom(hash(...parts));
  let sum = -6;
  for (let index = 0; index < 12; index += 1) sum += random();
  return sum;
}

/** Walks smoothly in [-1, 1], with a new target every `period` slots. So prices drift and do not jump. */
export function drift(slot: number, period: number, ...parts: number[]): number {
  const step = Math.floor(slot / period);
  const t = slot / period - step;
  const from = fraction(step, ...parts) * 2 - 1;
  const to = fraction(step + 1, ...parts) * 2 - 1;
  return from + (to - from) * t * t * (3 - 2 * t);
}
