import { type Choice, gameOf, payoutBy, type Slug, type Step } from '../../contracts/games/index.ts';
import { checkPlayer } from '../coupon/index.ts';
import { sql } from '../db/index.ts';
import type { CallerSession } from '../http/context.ts';
import { notFound, wrongField } from '../http/failure.ts';
import { requireStake } from '../protection/index.ts';
import type { World } from '../world/world.ts';
import { isDemo, moveOf, stakeAgain, type StoredSession } from './money.ts';
import { requireOpen } from './open.ts';
import { sessionOf } from './sessions.ts';

type Open = { session_id: string; game: Slug; stake: number; choice: string; draws: string; maths: string | null };
type Ending = { roundId: string; choice: Choice; payout: number };

/** Ends a round and pays it out, once. */
export function endRound(world: World, session: StoredSession, { roundId, choice, payout }: Ending): void {
  if (payout > 0) moveOf(world, session, roundId, payout);
  sql(world.db, 'UPDATE game_round SET choice = ?, payout = ?, ended_at = ? WHERE id = ?').run(
    JSON.stringify(choice),
    payout,
    world.clock.now(),
    roundId,
  );
}

/** Takes the stake of a round once more. All checks come before money moves, so a refusal leaves the round as it is. */
function takeAgain(world: World, session: StoredSession, roundId: string, minor: number): void {
  checkPlayer(world, session.user_id);
  if (!isDemo(session)) requireStake(world, session.user_id, { iso: session.iso, minor });
  moveOf(world, session, stakeAgain(roundId), -minor);
  sql(world.db, 'UPDATE game_round SET stake = ? WHERE id = ?').run(2 * minor, roundId);
}

/** A step; an empty one: the player takes the present payout. */
type Wanted = Step & { roundId: string };

/**
 * Goes on with a round that is open, in the transaction that stores the answer under the call's key. Its stake is paid,
 * so no limit and no break stops it: whoever may not play any more still gets what is theirs. A step that takes the stake
 * once more is a new stake, and asks as a new round does. Rows CAS-05, CAS-12.
 */
export function stepRound(
  world: World,
  session: StoredSession,
  { roundId, ...step }: Wanted,
  caller: CallerSession,
): void {
  const { db } = world;
  const round = sql(
    db,
    'SELECT session_id, game, stake, choice, draws, maths FROM game_round WHERE id = ? AND user_id = ? AND ended_at IS NULL',
  ).get(roundId, session.user_id) as Open | undefined;
  const game = gameOf(session.game);
  if (round?.game !== game.slug || game.steps === undefined) throw notFound('This round');
  const { after, canTake, isOver, shown, stakesAgain } = game.steps;
  const [before, draws] = [JSON.parse(round.choice) as Choice, JSON.parse(round.draws) as number[]];
  const takes = Object.values(step).every((value) => value === undefined);
  const choice = takes ? (canTake(before) ? before : null) : after(before, step, shown(draws, before));
  if (choice === null) throw wrongField(takes ? 'roundId' : 'cell', 'field_error_required');
  const owner = sessionOf(world, session.user_id, round.session_id);
  const isTwice = stakesAgain?.(step) === true;
  if (isTwice) {
    requireOpen(world, caller);
    takeAgain(world, owner, roundId, round.stake);
  }
  if (takes || isOver(draws, choice)) {
    const payout = payoutBy(game, round.maths)(draws, choice, isTwice ? 2 * round.stake : round.stake);
    endRound(world, owner, { roundId, choice, payout });
  } else {
    sql(db, 'UPDATE game_round SET choice = ? WHERE id = ?').run(JSON.stringify(choice), roundId);
  }
}
