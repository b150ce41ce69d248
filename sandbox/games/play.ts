import { randomUUID } from 'node:crypto';

import { errorCodes } from '../../contracts/common.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { type Choice, gameOf } from '../../contracts/games/index.ts';
import { isWireMoney, toMinor } from '../../contracts/maths/index.ts';
import { checkPlayer, refusal } from '../coupon/index.ts';
import { sql } from '../db/index.ts';
import { wrongField } from '../http/failure.ts';
import { NotEnoughMoney, post } from '../ledger/index.ts';
import { requireStake } from '../protection/index.ts';
import type { World } from '../world/world.ts';
import { requireCycle } from './cycle.ts';
import { drawNext } from './seeds.ts';
import { stakeBounds, type StoredSession } from './sessions.ts';

type Bet = { stake: number; choice: Choice };

/** The stake in minor units, within the bounds of the game. */
function stakeOf({ iso }: StoredSession, stake: number): number {
  const { digits } = currencyFacts(iso);
  if (!isWireMoney(stake, digits)) throw wrongField('stake', 'field_error_amount');
  const minor = toMinor(stake, digits);
  const { min, max } = stakeBounds(iso);
  if (minor < min) throw refusal(errorCodes.amountBelowMin);
  if (minor > max) throw refusal(errorCodes.amountAboveMax);
  return minor;
}

function move(world: World, { account_id, iso }: StoredSession, id: string, minor: number): void {
  const [kind, house] = minor < 0 ? (['game-stake', 'stakes'] as const) : (['game-payout', 'payouts'] as const);
  const entries = [
    { account: account_id, minor },
    { account: { house, iso }, minor: -minor },
  ];
  post(world.db, { key: `${kind}:${id}`, kind, at: world.clock.now(), entries });
}

/**
 * Plays one round: stake, numbers and payout in the transaction that stores the answer under the call's key, so a round
 * is whole or did not happen. Whatever refuses it comes before the numbers, and uses none up. Gives its id. Rows CAS-06,
 * CAS-12, LIM-66.
 */
export function playRound(world: World, session: StoredSession, { stake, choice }: Bet): string {
  const { id: sessionId, user_id: userId, iso } = session;
  const game = gameOf(session.game);
  checkPlayer(world, userId);
  if (!game.isChoice(choice)) throw wrongField('choice', 'field_error_required');
  const minor = stakeOf(session, stake);
  requireCycle(world, userId);
  requireStake(world, userId, { iso, minor });
  const id = randomUUID();
  try {
    move(world, session, id, -minor);
  } catch (error) {
    if (error instanceof NotEnoughMoney) throw refusal(errorCodes.notEnoughMoney);
    throw error;
  }
  const { seed, draws } = drawNext(world, userId, game);
  const payout = game.payoutOf(draws, choice, minor);
  if (payout > 0) move(world, session, id, payout);
  sql(
    world.db,
    `INSERT INTO game_round (id, session_id, user_id, seed_id, nonce, game, iso, stake, payout, choice, draws, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(
    ...[id, sessionId, userId, seed.id, seed.nonce, game.slug, iso, minor, payout],
    ...[JSON.stringify(choice), JSON.stringify(draws), world.clock.now()],
  );
  return id;
}
