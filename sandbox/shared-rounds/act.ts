import { randomUUID } from 'node:crypto';

import { errorCodes } from '../../contracts/common.ts';
import { type SharedChoice, sharedGameOf, worthAfter } from '../../contracts/shared-games/index.ts';
import { sql } from '../db/index.ts';
import { requireCycle } from '../games/cycle.ts';
import { moveOf } from '../games/money.ts';
import { requireBounds } from '../games/play.ts';
import { refused, wrongField } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { exitOf, settleBet } from './bets.ts';
import { betsChanged } from './engine.ts';
import { lastRound, outcomeOf, roundById } from './rounds.ts';
import { betOf, requireMayBet, type Seat } from './seat.ts';

type Bet = { roundId: number; minor: number; choice: SharedChoice };

/**
 * Takes a bet on the round that is open, by the clock of the server alone, in the transaction that stores the answer
 * under the call's key. All checks come before the stake moves. Gives its id. Rows CAS-12, LOTTO-03.
 */
export function placeBet(world: World, seat: Seat, { roundId, minor, choice }: Bet): string {
  const { kind, caller, account_id, iso } = seat;
  const { userId, sessionId } = caller;
  requireMayBet(world, seat, minor);
  if (!sharedGameOf(kind).isChoice(choice)) throw wrongField('choice', 'field_error_required');
  requireBounds(seat, minor);
  const round = lastRound(world, kind);
  const now = world.clock.now();
  if (round?.id !== roundId || now >= round.closes_at)
    throw refused(errorCodes.betsClosed, 'Bets on this round are closed.', 409);
  const known = sql(world.db, 'SELECT 1 FROM shared_bet WHERE round_id = ? AND user_id = ?').get(round.id, userId);
  if (known !== undefined) throw refused(errorCodes.roundOpen, 'You already have a bet on this round.', 409);
  requireCycle(world, userId);
  const id = randomUUID();
  moveOf(world, seat, id, -minor);
  sql(
    world.db,
    `INSERT INTO shared_bet (id, round_id, kind, user_id, login_id, account_id, iso, stake, choice, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(...[id, round.id, kind, userId, sessionId, account_id], ...[iso, minor, JSON.stringify(choice), now]);
  betsChanged(world, round);
  return id;
}

/**
 * The player leaves the running round with what their stake is worth now, by the clock of the server alone. Their stake is paid, so
 * no limit and no break stops it. Row CAS-09.
 */
export function leaveRound(world: World, { kind, caller }: Pick<Seat, 'kind' | 'caller'>, betId: string): void {
  const bet = betOf(world, caller.userId, betId);
  const round = roundById(world, bet.round_id);
  const now = world.clock.now();
  const runs = round.ended_at === null && now >= round.closes_at && now < round.ends_at;
  if (bet.kind !== kind || bet.settled_at !== null || !runs || sharedGameOf(kind).timing.by !== 'flight')
    throw refused(errorCodes.roundEnded, 'It is too late to cash out of this round.', 409);
  const [end = 0] = outcomeOf(round);
  settleBet(world, round, bet, Math.min(worthAfter(now - round.closes_at), end, exitOf(bet)));
  betsChanged(world, round);
}
