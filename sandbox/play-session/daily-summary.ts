import { sql } from '../db/index.ts';
import { protectionIn } from '../protection/values.ts';
import type { World } from '../world/world.ts';

const secondsOf = ({ clock }: World): number => Math.floor(clock.now() / 1000);

/** Does the country ask the player to read what they staked, won and lost, and was the last time too long ago? Row LIM-65. */
export function isSummaryDue(world: World, userId: number): boolean {
  const { summaryHours } = protectionIn(world);
  if (summaryHours === null) return false;
  const row = sql(world.db, 'SELECT read_at FROM summary_read WHERE user_id = ?').get(userId);
  return row === undefined || secondsOf(world) >= Number(row.read_at) + summaryHours * 3600;
}

/** The player has read it now. */
export function noteSummary(world: World, userId: number): void {
  sql(world.db, 'INSERT OR REPLACE INTO summary_read (user_id, read_at) VALUES (?, ?)').run(userId, secondsOf(world));
}
