import { errorCodes } from '../../contracts/common.ts';
import { factsOf, type Slug } from '../../contracts/games/index.ts';
import { sql } from '../db/index.ts';
import { ApiFailure } from '../http/failure.ts';
import { protectionIn } from '../protection/values.ts';
import type { World } from '../world/world.ts';

/** How long a round takes at least in this country, ms. Row LIM-66. */
export function cycleOf(world: World, game: Slug): number {
  const { slotCycleMs, gameCycleMs } = protectionIn(world);
  return factsOf(game).kind === 'slot' ? slotCycleMs : gameCycleMs;
}

/**
 * When the next round of this player may begin, ms: after the last one of any game has had its time. So neither a second
 * tab nor a second game makes play faster. Decision D-177.
 */
function notBefore(world: World, userId: number): number {
  const last = sql(world.db, 'SELECT game, at FROM game_round WHERE user_id = ? ORDER BY at DESC LIMIT 1').get(userId);
  const shared = sql(world.db, 'SELECT MAX(at) AS at FROM shared_bet WHERE user_id = ?').get(userId);
  const ofMaker = sql(
    world.db,
    'SELECT opened_at + cycle_ms AS at FROM maker_round WHERE user_id = ? ORDER BY opened_at DESC LIMIT 1',
  ).get(userId);
  const alone = last === undefined ? 0 : Number(last.at) + cycleOf(world, last.game as Slug);
  const together = shared?.at == null ? 0 : Number(shared.at) + protectionIn(world).gameCycleMs;
  return Math.max(alone, together, Number(ofMaker?.at ?? 0));
}

export const waitOf = (world: World, userId: number): number =>
  Math.max(0, notBefore(world, userId) - world.clock.now());

/** Refuses a round that comes too soon: 1029, with how long it still has to wait. */
export function requireCycle(world: World, userId: number): void {
  const waitMs = waitOf(world, userId);
  if (waitMs === 0) return;
  throw new ApiFailure(409, errorCodes.roundTooSoon, 'The next round cannot start yet.', {
    data: { notBefore: notBefore(world, userId), waitMs },
  });
}
