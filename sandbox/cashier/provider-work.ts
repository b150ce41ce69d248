import type Stripe from 'stripe';

import { raiseAlarm } from '../alarms/index.ts';
import type { World } from '../world/world.ts';
import { clientOf } from './provider.ts';

/** A first wait, and the longest one. */
const [firstMs, longestMs] = [2000, 3_600_000];

export const note = (world: World, message: string): void =>
  world.log.add({ kind: 'errors', at: world.clock.now(), message });

/** The world of a test may be gone by now. */
const isThere = ({ db }: World): boolean => db.isOpen;

/**
 * Advances at the provider, and tries again later when there is no answer. `what`: is named in the log. Never rejects.
 */
export async function untilAnswered(
  world: World,
  what: string,
  work: (client: Stripe) => Promise<void>,
  waitMs = firstMs,
): Promise<void> {
  if (world.provider === null || !isThere(world)) return;
  try {
    await work(await clientOf(world.provider));
  } catch (error) {
    if (!isThere(world)) return;
    const { message } = error as Error;
    // One lost answer needs no alarm: the next try follows in seconds.
    if (waitMs === firstMs) note(world, `${what}: ${message}`);
    else raiseAlarm(world, { source: 'provider', subject: what, message });
    world.clock.at(
      world.clock.now() + waitMs,
      () => void untilAnswered(world, what, work, Math.min(waitMs * 2, longestMs)),
    );
  }
}

/** An event may be lost: asks after 15 seconds, then twice as long each time, until `ask` says that all is known. */
export const askAgain = (world: World, ask: () => Promise<boolean>, waitMs = 15_000): void =>
  void world.clock.at(world.clock.now() + waitMs, () => {
    void ask().then((isOpen) => {
      if (isOpen && isThere(world)) askAgain(world, ask, Math.min(waitMs * 2, longestMs));
    });
  });
