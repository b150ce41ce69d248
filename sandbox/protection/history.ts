import { currencyFacts } from '../../contracts/currencies.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { LimitEvent } from '../../contracts/player-records.ts';
import { measureOf } from '../../contracts/protection/index.ts';
import { sql } from '../db/index.ts';
import type { Page } from '../http/context.ts';
import type { World } from '../world/world.ts';
import { mainIso } from './main-currency.ts';

/** What held before an event is what the last event said that changed what holds. */
const query = `SELECT id, type, what, value, at, (
    SELECT value FROM protection_event AS earlier
    WHERE earlier.user_id = event.user_id AND earlier.type = event.type AND earlier.id < event.id
      AND earlier.what IN ('set', 'confirm') ORDER BY earlier.id DESC LIMIT 1
  ) AS was
  FROM protection_event AS event WHERE user_id = ? ORDER BY id DESC LIMIT ? OFFSET ?`;

/** Everything that ever happened to the player's limits, the newest first. Rows LIM-65, LIM-72. */
export function limitHistory(
  world: World,
  userId: number,
  { page, pageSize }: Page,
): { events: LimitEvent[]; total: number } {
  const { digits } = currencyFacts(mainIso(world, userId));
  const total = sql(world.db, 'SELECT COUNT(*) AS count FROM protection_event WHERE user_id = ?').get(userId)?.count;
  const events = sql(world.db, query)
    .all(userId, pageSize, (page - 1) * pageSize)
    .map((row): LimitEvent => {
      const limitType = Number(row.type);
      const measure = measureOf(limitType);
      const wire = (value: unknown) =>
        value === null ? null : measure === 'money' ? toWire(Number(value), digits) : Number(value);
      const what = String(row.what);
      return {
        id: Number(row.id),
        at: Number(row.at),
        limitType,
        what,
        measure,
        from: what === 'break' ? null : wire(row.was),
        to: wire(row.value),
      };
    });
  return { events, total: Number(total) };
}
