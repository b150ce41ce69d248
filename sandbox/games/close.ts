import { type Choice, gameOf, payoutBy, type Slug } from '../../contracts/games/index.ts';
import { sql, transaction } from '../db/index.ts';
import type { World } from '../world/world.ts';
import { leftBefore } from './left.ts';
import { commitOldSeeds } from './seeds.ts';
import { sessionOf } from './sessions.ts';
import { endRound } from './steps.ts';

const minuteMs = 60_000;

type Left = {
  id: string;
  user_id: number;
  session_id: string;
  game: Slug;
  stake: number;
  choice: string;
  draws: string;
  maths: string | null;
};

/** Ends open rounds and pays what they are worth: the stake where no step was taken. `which`: of `game_round`. */
function closeRounds(world: World, which: string, value: number): void {
  const left = sql(
    world.db,
    `SELECT id, user_id, session_id, game, stake, choice, draws, maths FROM game_round WHERE ended_at IS NULL AND ${which}`,
  ).all(value) as Left[];
  for (const { id, user_id, session_id, game, stake, ...stored } of left) {
    const [choice, draws] = [JSON.parse(stored.choice) as Choice, JSON.parse(stored.draws) as number[]];
    const payout = payoutBy(gameOf(game), stored.maths)(draws, choice, stake);
    transaction(world.db, () =>
      endRound(world, sessionOf(world, user_id, session_id), { roundId: id, choice, payout }),
    );
  }
}

/**
 * Those that a player left for a day. A player who was excluded or frozen since cannot open the game to do it. Row
 * CAS-05.
 */
const closeLeft = (world: World): void => {
  closeRounds(world, 'at <= ?', leftBefore(world.clock.now()));
};

/** Those of a player who is closed out. Joins the transaction around it. */
export const closeRoundsOf = (world: World, userId: number): void => {
  closeRounds(world, 'user_id = ?', userId);
};

/** Looks every minute of the world's clock which rounds were left, so that each ends when its page said. */
export function startClosing(world: World): void {
  commitOldSeeds(world);
  world.clock.every(minuteMs, () => {
    closeLeft(world);
  });
}
