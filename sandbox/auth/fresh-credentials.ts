import type { World } from '../world/world.ts';

type Credentials = { login: string; password: string | null };

const lifeMs = 10 * 60 * 1000;
const kept = new WeakMap<World, Map<number, Credentials & { endsAt: number }>>();

/** Remembers, only in memory and for ten minutes, the data that a new player may have mailed to them. */
export function keepFresh(world: World, userId: number, credentials: Credentials): void {
  const all = kept.get(world) ?? new Map<number, Credentials & { endsAt: number }>();
  const now = world.clock.now();
  for (const [id, { endsAt }] of all) if (endsAt <= now) all.delete(id);
  all.set(userId, { ...credentials, endsAt: now + lifeMs });
  kept.set(world, all);
}

/** Null: this player registered too long ago. */
export function freshOf(world: World, userId: number): Credentials | null {
  const found = kept.get(world)?.get(userId);
  return found === undefined || found.endsAt <= world.clock.now() ? null : found;
}
