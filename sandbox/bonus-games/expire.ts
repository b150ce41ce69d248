import { sql, transaction } from '../db/index.ts';
import type { World } from '../world/world.ts';

const minuteMs = 60_000;

/** The reserve of a ticket that did not win goes back to its campaign. */
export const release = ({ db }: World, campaign: number, minor: number): void =>
  void sql(db, 'UPDATE bonus_campaign SET available = available + ? WHERE id = ?').run(minor, campaign);

/** Ends the tickets whose time is over. */
function endOld(world: World): void {
  const { db, clock } = world;
  transaction(db, () => {
    const old = sql(
      db,
      'SELECT id, campaign_id, reserved FROM bonus_ticket WHERE ended_at IS NULL AND ends_at <= ?',
    ).all(clock.now());
    for (const { id, campaign_id, reserved } of old) {
      sql(db, 'UPDATE bonus_ticket SET ended_at = ends_at WHERE id = ?').run(Number(id));
      release(world, Number(campaign_id), Number(reserved));
    }
  });
}

/** Looks every minute of the world's clock which tickets have ended, so that their budget serves others. */
export function startEndingTickets(world: World): void {
  endOld(world);
  world.clock.every(minuteMs, () => {
    endOld(world);
  });
}
