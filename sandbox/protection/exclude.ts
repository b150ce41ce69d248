import type { DatabaseSync } from 'node:sqlite';

import { selfExclusion } from '../../contracts/protection/index.ts';
import { closeSessionsOf } from '../auth/sessions.ts';
import { afterCommit } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { breaksOf, isSelfExcluded, takeBreak, writeBreak } from './breaks.ts';

type Listener = (userId: number) => void;
const excluded = new WeakMap<DatabaseSync, Listener>();
/**
 * Calls `listener` in the transaction of each exclusion; it ends everything that an excluded player must not keep. A
 * database has one listener.
 */
export const onExcluded = (db: DatabaseSync, listener: Listener): void => void excluded.set(db, listener);

/**
 * The player leaves for so many days. All their sessions, open deposits and all marketing end in the same transaction, and every open
 * page hears of it. They may sign in again to take their money out. Gives the end, Unix seconds. Rows LIM-19, LIM-55,
 * LIM-60, LIM-80.
 */
export function exclude(world: World, userId: number, days: number, brands: 'this' | 'all'): number {
  const endsAt = takeBreak(world, userId, { type: selfExclusion, days, brands });
  leave(world, userId, endsAt);
  return endsAt;
}

/**
 * This account is another one of somebody who has excluded themselves: their exclusion holds here too, for as long. Row LIM-98.
 */
export function excludeAs(world: World, userId: number, twinId: number): void {
  const known = breaksOf(world, twinId).find(({ type }) => type === selfExclusion);
  if (known === undefined || isSelfExcluded(world, userId)) return;
  writeBreak(world, userId, { ...known, startedAt: Math.floor(world.clock.now() / 1000) });
  leave(world, userId, known.endsAt);
}

function leave(world: World, userId: number, endsAt: number | null): void {
  const { db, pages } = world;
  excluded.get(db)?.(userId);
  const value = { isOpen: false, reason: 'excluded', ...(endsAt === null ? {} : { endsAt }) };
  afterCommit(db, () => {
    pages.publishUser(userId, () => ({ op: 'put', kind: 'session', id: userId, value }));
  });
  closeSessionsOf(world, userId);
}
