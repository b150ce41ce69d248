import type { Context } from 'hono';

import type { World } from '../world/world.ts';
import type { Env } from './context.ts';
import { ApiFailure } from './failure.ts';
import { isLoopLate, isWatched } from './loop.ts';
import { tooMany } from './rate-limits.ts';

/** The answers of one second: those of the last one are not needed any more. */
type Kept = { second: number; answers: Map<string, unknown> };
const kept = new WeakMap<object, Kept>();
/** Of one address in a minute, ms. */
const most = 20_000;

/** A caller who caused too much work in the last minute is refused. Gives what counts the work that begins now. */
function begin({ limits }: World, counter: string): () => void {
  if (limits.made(counter) >= most) throw tooMany(limits.secondsLeft(counter));
  const began = performance.now();
  return () => {
    limits.add(counter, 60, Math.ceil(performance.now() - began));
  };
}

/**
 * Work whose answer is for one caller alone. It counts against the player, or against the address of a visitor, who
 * caused the work (a slip whose bets are priced again). An overloaded server does it anyway, because a bet waits for
 * it. Decision D-982.
 */
export function counted<T>(c: Context<Env>, make: () => T): T {
  const [world, session] = [c.get('world'), c.get('session')];
  if (!isWatched(world)) return make();
  const count = begin(
    world,
    session === null ? `costly-from:${c.get('address')}` : `costly-of:${String(session.userId)}`,
  );
  try {
    return make();
  } finally {
    count();
  }
}

/** What a test arranges is seen at once. */
export const forgetCostly = (world: object): void => void kept.delete(world);

/**
 * An answer that is work and the same for everybody: it is made once in a second of the world. The time that the answer
 * takes counts against the caller's address, and an overloaded server makes none. `name`: with all that the answer
 * depends on. `isVital`: no page works without this answer, so an overloaded server makes it too.
 */
export function costly<T>(c: Context<Env>, name: string, make: () => T, { isVital = false } = {}): T {
  const world = c.get('world');
  const second = Math.floor(world.clock.now() / 1000);
  const last = kept.get(world);
  const { answers } = last?.second === second ? last : { answers: new Map<string, unknown>() };
  if (answers.has(name)) return answers.get(name) as T;
  const isBound = !isVital || isWatched(world);
  const count = isBound ? begin(world, `costly-from:${c.get('address')}`) : () => undefined;
  if (!isVital && isLoopLate(world))
    throw new ApiFailure(503, 503, 'The server is busy. Try again shortly.', { retryAfter: 2 });
  const value = make();
  // Work in turns is counted when it is done.
  if (value instanceof Promise) value.then(count, count);
  else count();
  kept.set(world, { second, answers: answers.set(name, value) });
  return value;
}
