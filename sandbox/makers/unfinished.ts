import { raiseAlarm } from '../alarms/index.ts';
import { sql, transaction } from '../db/index.ts';
import { isDemo } from '../games/money.ts';
import { dayMs } from '../world/clock.ts';
import type { World } from '../world/world.ts';

const minuteMs = 60_000;

/**
 * Rounds that their maker has not ended for a day: the operator is told once. What they came to is known to the maker alone, so nothing is
 * paid or taken by a guess; its win, rollback or finish still counts when it comes. Row AGG-04.
 */
export function tellUnfinished(world: World): void {
  const { db, clock } = world;
  transaction(db, () => {
    const left = sql(
      db,
      `SELECT id, maker, round, game, iso FROM maker_round
       WHERE finished_at IS NULL AND told_at IS NULL AND opened_at <= ? ORDER BY opened_at LIMIT 200`,
    ).all(clock.now() - dayMs);
    for (const { id, maker, round, game, iso } of left) {
      sql(db, 'UPDATE maker_round SET told_at = ? WHERE id = ?').run(clock.now(), id ?? 0);
      if (isDemo({ iso: String(iso) })) continue;
      raiseAlarm(world, {
        source: 'makers',
        subject: `${String(maker)} round ${String(round)}`,
        message: `A round of ${String(game)} has no end since a day. Ask its maker for a win, a rollback or a finish.`,
      });
    }
  });
}

export function startTelling(world: World): void {
  tellUnfinished(world);
  world.clock.every(minuteMs, () => {
    tellUnfinished(world);
  });
}
