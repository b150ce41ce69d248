import { setImmediate } from 'node:timers/promises';

const turnMs = 20;

/** Does work step by step, and lets requests be answered in between. Gives what it came to. */
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

function* eachOf<T>(made: Iterable<T>): Generator<void, T[]> {
  const all: T[] = [];
  for (const one of made) {
    all.push(one);
    yield;
  }
  return all;
}

/** Takes all of what is work to make, and lets others be answered meanwhile. */
export const inTurns = <T>(made: Iterable<T>): Promise<T[]> => workedInTurns(eachOf(made));
