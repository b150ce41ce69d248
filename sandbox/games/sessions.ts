import { randomUUID } from 'node:crypto';

import { accountTypes } from '../../contracts/account.ts';
import { currencyFacts } from '../../contracts/currencies.ts';
import { type Slug, slugs } from '../../contracts/games/index.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { GameSession } from '../../contracts/rounds.ts';
import { checkPlayer, purseOf } from '../coupon/index.ts';
import { sql, transaction } from '../db/index.ts';
import type { CallerSession } from '../http/context.ts';
import { notFound, wrongField } from '../http/failure.ts';
import { balanceOf } from '../ledger/index.ts';
import { requireStake } from '../protection/index.ts';
import { protectionIn } from '../protection/values.ts';
import type { World } from '../world/world.ts';
import { cycleOf, waitOf } from './cycle.ts';
import { boundsOf, isDemo, points, pointsOf, type StoredSession } from './money.ts';
import { poolOf } from './pools.ts';
import { lastRounds, roundView } from './rounds.ts';
import { seedView } from './seeds.ts';

/** What pays in money; limits that leave less than the least stake, and bonus money, keep out. */
function moneyOf(world: World, userId: number, game: Slug, accountId?: number): { accountId: number; iso: string } {
  const purse = purseOf(world, userId, accountId);
  if (purse.accountType === accountTypes.bonus) throw wrongField('accountId', 'field_error_required');
  requireStake(world, userId, { iso: purse.iso, minor: boundsOf({ game, iso: purse.iso }).min });
  return purse;
}

type Launch = { gameId: string; mode: 'real' | 'demo'; accountId?: number | undefined };

/**
 * Opens a game, or gives the session that this log-in has at it. A player who may not play, or whose limit leaves less
 * than the lowest stake, cannot enter. Row CAS-12.
 */
export function openGame(world: World, caller: CallerSession, { gameId, mode, accountId }: Launch): StoredSession {
  const game = slugs.find((known) => known === gameId);
  if (game === undefined) throw notFound('This game');
  const { sessionId, userId } = caller;
  checkPlayer(world, userId);
  return transaction(world.db, () => {
    const purse =
      mode === 'demo' ? { accountId: pointsOf(world, userId), iso: points } : moneyOf(world, userId, game, accountId);
    sql(
      world.db,
      `INSERT INTO game_session (id, login_id, user_id, game, account_id, iso, opened_at) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT (login_id, game, account_id) DO NOTHING`,
    ).run(randomUUID(), sessionId, userId, game, purse.accountId, purse.iso, world.clock.now());
    const row = sql(world.db, 'SELECT * FROM game_session WHERE login_id = ? AND game = ? AND account_id = ?');
    return row.get(sessionId, game, purse.accountId) as StoredSession;
  });
}

/** The session of this number. Another player's does not exist for this one. */
export function sessionOf({ db }: World, userId: number, id: string): StoredSession {
  const session = sql(db, 'SELECT * FROM game_session WHERE id = ?').get(id) as StoredSession | undefined;
  if (session?.user_id !== userId) throw notFound('This session');
  return session;
}

/** What a session has cost and brought, from the ledger itself. Row LIM-63. */
function movedIn({ db }: World, { id, account_id }: StoredSession): { staked: number; won: number } {
  const row = sql(
    db,
    `SELECT COALESCE(SUM(CASE kind WHEN 'game-stake' THEN -minor END), 0) AS staked,
       COALESCE(SUM(CASE kind WHEN 'game-payout' THEN minor END), 0) AS won
     FROM game_round JOIN posting ON posting.key IN
       ('game-stake:' || game_round.id, 'game-stake:' || game_round.id || ':again', 'game-payout:' || game_round.id)
     JOIN entry ON posting_id = posting.id AND account_id = ?2 WHERE session_id = ?1`,
  ).get(id, account_id);
  return { staked: Number(row?.staked), won: Number(row?.won) };
}

export function sessionView(world: World, session: StoredSession): GameSession {
  const { id, user_id, game, account_id, iso } = session;
  const { digits } = currencyFacts(iso);
  const { min, max } = boundsOf(session);
  const { staked, won } = movedIn(world, session);
  return {
    id,
    game,
    isDemo: isDemo(session),
    balance: isDemo(session) ? toWire(balanceOf(world.db, account_id), digits) : null,
    accountId: account_id,
    currency: iso,
    minStake: toWire(min, digits),
    maxStake: toWire(max, digits),
    cycleMs: cycleOf(world, game),
    waitMs: waitOf(world, user_id),
    staked: toWire(staked, digits),
    won: toWire(won, digits),
    net: toWire(won - staked, digits),
    seed: seedView(world, user_id),
    pool: poolOf(world, session),
    mayAutoPlay: protectionIn(world).autoPlay,
    rounds: lastRounds(world, session).map(roundView),
  };
}
