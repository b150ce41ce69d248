import type { Context } from 'hono';

import type { Env } from './context.ts';
import { ApiFailure } from './failure.ts';
import { isLoopLate, isWatched } from './loop.ts';
import { tooMany } from './rate-limits.ts';

/** The answers of one second: those of the last one are not needed any more. */
type Kept = { second: number; answers: Map<string, unknown> };
const kept = new WeakMap<object, Kept>();
/** Of one address in a minute, ms. */
const most = 20_000;

/**
 * Work whose answer is for one caller alone. It counts against the player, or against the address of a visitor, who has made the
 * work up (a slip of bets that are priced anew). A server that is late does it all the same: a bet waits for it. Decision D-982.
 */
export function counted<T>(c: Context<Env>, make: () => T): T {
  const [{ limits }, session] = [c.get('world'), c.get('session')];
  if (!isWatched(c.get('world'))) return make();
  const counter = session === null ? `costly-from:${c.get('address')}` : `costly-of:${String(session.userId)}`;
  if (limits.made(counter) >= most) throw tooMany(limits.secondsLeft(counter));
  const began = performance.now();
  try {
    return make();
  } finally {
    limits.add(counter, 60, Math.ceil(performance.now() - began));
  }
}

/** What a test arranges is seen at once. */
export const forgetCostly = (world: object): void => void kept.delete(world);

/**
 * An answer that is work and the same for everybody: it is made once in a second of the world. Making it counts against the
 * caller's address by the time that it takes, and a server that is late makes none. `name`: with all that the answer depends on.
 * `isVital`: no page stands without it, so a server that is late makes it too.
 */
export function costly<T>(c: Context<Env>, name: string, make: () => T, { isVital = false } = {}): T {
  const { clock, limits } = c.get('world');
  const second = Math.floor(clock.now() / 1000);
  const last = kept.get(c.get('world'));
  const { answers } = last?.second === second ? last : { answers: new Map<string, unknown>() };
  if (answers.has(name)) return answers.get(name) as T;
  const counter = `costly-from:${c.get('address')}`;
  const isBound = !isVital || isWatched(c.get('world'));
  if (isBound && limits.made(counter) >= most) throw tooMany(limits.secondsLeft(counter));
  if (!isVital && isLoopLate(c.get('world')))
    throw new ApiFailure(503, 503, 'The server is busy. Try again shortly.', { retryAfter: 2 });
  const began = performance.now();
  const count = () => {
    if (isBound) limits.add(counter, 60, Math.ceil(performance.now() - began));
  };
  const value = make();
  // What is made in turns is counted when it is there.
  if (value instanceof Promise) value.then(count, count);
  else count();
  kept.set(c.get('world'), { second, answers: answers.set(name, value) });
  return value;
}
