import type { DatabaseSync } from 'node:sqlite';

import { sql, transaction } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { buyForBots } from './bots.ts';
import { openDraws } from './open.ts';
import { isOnSale, takeResults } from './results.ts';
import { settleDraw } from './settle.ts';
import { type StoredDraw, undecided } from './store.ts';

const minuteMs = 60_000;

function close({ db, clock }: World, { id, closes_at }: StoredDraw): void {
  sql(db, `UPDATE toto_draw SET state = 'closed', closes_at = ? WHERE id = ? AND state = 'open'`).run(
    Math.min(closes_at, clock.now()),
    id,
  );
}

/** Brings one draw to the present moment. */
function moveOn(world: World, draw: StoredDraw): void {
  if (draw.state === 'open') {
    buyForBots(world, draw);
    if (isOnSale(world, draw)) return;
    close(world, draw);
  }
  if (transaction(world.db, () => takeResults(world, draw))) settleDraw(world, draw.id);
}

/** Brings all draws to the present moment, and opens new ones. */
export function refreshToto(world: World): void {
  for (const draw of undecided(world)) moveOn(world, draw);
  openDraws(world);
  for (const draw of undecided(world)) if (draw.state === 'open') buyForBots(world, draw);
}

const waitingFor = (db: DatabaseSync, gameId: number): StoredDraw[] =>
  sql(
    db,
    `SELECT toto_draw.* FROM toto_draw JOIN toto_match ON draw_id = toto_draw.id
     WHERE game_id = ? AND state IN ('open', 'closed') AND result IS NULL AND is_void = 0`,
  ).all(gameId) as StoredDraw[];

export const isInToto = (db: DatabaseSync, gameId: number): boolean => waitingFor(db, gameId).length > 0;

/** A match ended: the draws that wait for it. */
export function refreshTotoOf(world: World, gameId: number): void {
  for (const draw of waitingFor(world.db, gameId)) moveOn(world, draw);
}

/**
 * Looks every minute of the world's clock, and at the start for what ended while nobody ran. The first draws of a world open with
 * its first minute, or when somebody asks.
 */
export function startToto(world: World): void {
  if (undecided(world).length > 0) refreshToto(world);
  world.clock.every(minuteMs, () => {
    refreshToto(world);
  });
}
