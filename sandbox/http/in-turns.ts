import { setImmediate } from 'node:timers/promises';

const turnMs = 20;

/** Takes all of what is work to make, and lets others be answered meanwhile. */
export async function inTurns<T>(made: Iterable<T>): Promise<T[]> {
  const all: T[] = [];
  let began = performance.now();
  for (const one of made) {
    all.push(one);
    if (performance.now() - began < turnMs) continue;
    await setImmediate();
    began = performance.now();
  }
  return all;
}

/** Does work that comes step by step, and lets others be answered meanwhile. Gives what it came to. */
export async function workedInTurns<T>(work: Generator<void, T>): Promise<T> {
  let began = performance.now();
  for (;;) {
    const { done, value } = work.next();
    if (done === true) return value;
    if (performance.now() - began < turnMs) continue;
    await setImmediate();
    began = performance.now();
  }
}
