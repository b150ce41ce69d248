import { type Choice, scratchPrize, scratchPrizes } from '../../contracts/games/index.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { isDemo, type StoredSession } from './money.ts';

const full = JSON.stringify(scratchPrizes.map(({ count }) => count));
const kindOf = (session: StoredSession): string => (isDemo(session) ? 'points' : 'money');

/** How many tickets of each prize are left in the pool; points have a pool of their own. An empty one is followed by the next. */
function leftIn({ db, clock }: World, kind: string): { id: number; left: number[] } {
  const find = sql(db, 'SELECT id, tickets FROM scratch_pool WHERE kind = ? AND closed_at IS NULL');
  if (find.get(kind) === undefined)
    sql(db, 'INSERT INTO scratch_pool (kind, tickets, opened_at) VALUES (?, ?, ?)').run(kind, full, clock.now());
  const pool = find.get(kind);
  return { id: Number(pool?.id), left: JSON.parse(String(pool?.tickets)) as number[] };
}

/** What a page shows of the pool that a game sells from; null for all games without one. */
export const poolOf = (world: World, session: StoredSession): number[] | null =>
  session.game === 'scratch' ? leftIn(world, kindOf(session)).left : null;

/** The choice of a round with the tickets that are left before it: these decide what its number means. */
export function withPool(world: World, session: StoredSession, choice: Choice): Choice {
  const left = poolOf(world, session);
  return left === null ? choice : { ...choice, left };
}

/** A ticket is gone, in the transaction of its round. The last one closes the pool. */
export function sell(world: World, session: StoredSession, { left }: Choice, [drawn = 0]: readonly number[]): void {
  if (left === undefined) return;
  const { id } = leftIn(world, kindOf(session));
  const prize = scratchPrize(drawn, left);
  const rest = left.map((count, own) => (own === prize ? count - 1 : count));
  const isEmpty = rest.every((count) => count === 0);
  sql(world.db, 'UPDATE scratch_pool SET tickets = ?, closed_at = ? WHERE id = ?').run(
    JSON.stringify(rest),
    isEmpty ? world.clock.now() : null,
    id,
  );
}
