import { noMarketing } from '../../contracts/marketing.ts';
import { selfExclusion } from '../../contracts/protection/index.ts';
import { closeSessionsOf } from '../auth/sessions.ts';
import { endOpenDeposits } from '../cashier/end-open.ts';
import { afterCommit } from '../db/index.ts';
import { setMarketing } from '../marketing/index.ts';
import type { World } from '../world/world.ts';
import { breaksOf, isSelfExcluded, takeBreak, writeBreak } from './breaks.ts';

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
  const { db, feed } = world;
  setMarketing(world, userId, noMarketing);
  endOpenDeposits(world, userId);
  const value = { isOpen: false, reason: 'excluded', ...(endsAt === null ? {} : { endsAt }) };
  afterCommit(db, () => {
    feed.publishUser(userId, () => ({ op: 'put', kind: 'session', id: userId, value }));
  });
  closeSessionsOf(world, userId);
}
