import { type Choice, gameOf, type Slug, type Step } from '../../contracts/games/index.ts';
import { sql } from '../db/index.ts';
import { notFound, wrongField } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { moveOf, type StoredSession } from './money.ts';
import { sessionOf } from './sessions.ts';

type Open = { session_id: string; game: Slug; stake: number; choice: string; draws: string };
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

/** A step; one that says nothing: the player takes what the round is worth. */
type Wanted = Step & { roundId: string };

/**
 * Goes on with a round that is open, in the transaction that stores the answer under the call's key. Its stake is paid,
 * so no limit and no break stops it: whoever may not play any more still gets what is theirs. Row CAS-05.
 */
export function stepRound(world: World, session: StoredSession, { roundId, ...step }: Wanted): void {
  const { db } = world;
  const round = sql(
    db,
    'SELECT session_id, game, stake, choice, draws FROM game_round WHERE id = ? AND user_id = ? AND ended_at IS NULL',
  ).get(roundId, session.user_id) as Open | undefined;
  const game = gameOf(session.game);
  if (round?.game !== game.slug || game.steps === undefined) throw notFound('This round');
  const { after, canTake, isOver } = game.steps;
  const [before, draws] = [JSON.parse(round.choice) as Choice, JSON.parse(round.draws) as number[]];
  const takes = Object.values(step).every((value) => value === undefined);
  const choice = takes ? (canTake(before) ? before : null) : after(before, step);
  if (choice === null) throw wrongField(takes ? 'roundId' : 'cell', 'field_error_required');
  if (takes || isOver(draws, choice)) {
    const payout = game.payoutOf(draws, choice, round.stake);
    endRound(world, sessionOf(world, session.user_id, round.session_id), { roundId, choice, payout });
  } else {
    sql(db, 'UPDATE game_round SET choice = ? WHERE id = ?').run(JSON.stringify(choice), roundId);
  }
}
