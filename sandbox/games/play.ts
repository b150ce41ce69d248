import { randomUUID } from 'node:crypto';

import { errorCodes } from '../../contracts/common.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { type Choice, gameOf, type Slug } from '../../contracts/games/index.ts';
import { mathsOf } from '../../contracts/games/maths.ts';
import { isWireMoney, toMinor } from '../../contracts/maths/index.ts';
import type { SeedRequest } from '../../contracts/rounds.ts';
import { checkPlayer, refusal } from '../coupon/index.ts';
import { sql } from '../db/index.ts';
import { refused, wrongField } from '../http/failure.ts';
import { requireStake } from '../protection/index.ts';
import type { World } from '../world/world.ts';
import { requireCycle } from './cycle.ts';
import { boundsOf, isDemo, moveOf, type StoredSession } from './money.ts';
import { sell, withPool } from './pools.ts';
import { openRound } from './rounds.ts';
import { beginSeed, drawNext } from './seeds.ts';

type Bet = { minor: number; choice: Choice; seed?: SeedRequest | undefined };

/** A stake of the wire in minor units of the account. */
export function stakeOf({ iso }: Pick<StoredSession, 'iso'>, stake: number): number {
  const { digits } = currencyFacts(iso);
  if (!isWireMoney(stake, digits)) throw wrongField('stake', 'field_error_amount');
  return toMinor(stake, digits);
}

/** The owner of the stake: a session, or a seat at shared rounds. */
type Seat = { iso: string; game?: Slug };

export function requireBounds(session: Seat, minor: number): void {
  const { min, max } = boundsOf(session);
  if (minor < min) throw refusal(errorCodes.amountBelowMin);
  if (minor > max) throw refusal(errorCodes.amountAboveMax);
}

/** One round of a game at a time: whoever has one open goes on with it. Row CAS-05. */
function requireNoneOpen(world: World, session: StoredSession): void {
  if (openRound(world, session) === null) return;
  throw refused(errorCodes.roundOpen, 'The last round is still open.', 409);
}

/**
 * Plays one round, whichever way it was asked for (page or game client): stake, numbers and payout in the transaction
 * that stores the answer under the call's key, so a round is whole or did not happen; one of steps stays open after its
 * stake. All checks run before the numbers are drawn, so a refusal uses none up. Gives its id. Rows CAS-06, CAS-12,
 * LIM-66. `minor`: the stake in minor units.
 */
export function playRound(world: World, session: StoredSession, { minor, choice: chosen, seed: part }: Bet): string {
  const { id: sessionId, user_id: userId, iso } = session;
  const game = gameOf(session.game);
  checkPlayer(world, userId);
  if (!game.isChoice(chosen)) throw wrongField('choice', 'field_error_required');
  requireBounds(session, minor);
  requireNoneOpen(world, session);
  requireCycle(world, userId);
  if (!isDemo(session)) requireStake(world, userId, { iso, minor });
  const id = randomUUID();
  moveOf(world, session, id, -minor);
  if (part !== undefined) beginSeed(world, userId, part);
  const choice = withPool(world, session, chosen);
  const { seed, draws } = drawNext(world, userId, game.shapeOf(choice));
  sell(world, session, choice, draws);
  const isOpen = game.steps?.isOver(draws, choice) === false;
  const payout = isOpen ? 0 : game.payoutOf(draws, choice, minor);
  if (payout > 0) moveOf(world, session, id, payout);
  const at = world.clock.now();
  sql(
    world.db,
    `INSERT INTO game_round (bet_id, id, session_id, user_id, seed_id, nonce, game, iso, stake, payout, choice, draws, at, ended_at, maths)
     VALUES ((SELECT COALESCE(MAX(bet_id), 0) + 1 FROM game_round), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    ...[id, sessionId, userId, seed.id, seed.nonce, game.slug, iso, minor, payout],
    ...[JSON.stringify(choice), JSON.stringify(draws), at, isOpen ? null : at, mathsOf(game.slug)],
  );
  return id;
}
