import type { Context } from 'hono';

import { playedGames, type PlayedRound } from '../../contracts/played-rounds.ts';
import { mostVirtual, virtualGameId } from '../../simulator/index.ts';
import { playedBonus } from '../bonus-games/index.ts';
import { sql } from '../db/index.ts';
import { points } from '../games/money.ts';
import { roundOf, roundView } from '../games/rounds.ts';
import { type Env, languageOf, pageOf, playerOf } from '../http/context.ts';
import { wrongField } from '../http/failure.ts';
import { spanOf } from '../http/span.ts';
import { playedTicket } from '../lotto/index.ts';
import { playedShared } from '../shared-rounds/index.ts';
import { playedVirtual } from '../virtual/played.ts';
import type { World } from '../world/world.ts';

/** Longer hashes and codes are no commitment and no currency. */
const oneOf = (c: Context<Env>, name: string, known: RegExp): string | null => {
  const said = c.req.query(name);
  if (said === undefined) return null;
  if (!known.test(said)) throw wrongField(name, 'field_error_required');
  return said;
};
const games: readonly string[] = playedGames;

const readers: readonly ((world: World, user: number, id: string, lng: string) => PlayedRound)[] = [
  (world, user, id) => playedShared(world, user, id),
  (world, user, id) => roundView(roundOf(world, user, id)),
  (world, user, id) => playedTicket(world, user, Number(id)),
  (world, user, id, lng) => playedVirtual(world, user, Number(id), lng),
  (world, user, id) => playedBonus(world, user, Number(id)),
];

/**
 * Rounds of one player, bets on shared rounds, tickets of lotteries, coupons with virtual matches and used free
 * tickets; `own` says which, `place` which came first.
 */
const played = `SELECT 1 AS own, game_round.id, bet_id AS place, game, iso, commitment, ended_at, payout, at
    FROM game_round JOIN game_seed ON game_seed.id = seed_id WHERE game_round.user_id = :user
  UNION ALL
  SELECT 0, shared_bet.id, shared_bet.rowid, shared_bet.kind, iso, terminating, settled_at, payout, shared_bet.at
    FROM shared_bet JOIN shared_round ON shared_round.id = round_id JOIN shared_chain ON shared_chain.id = chain_id
    WHERE user_id = :user
  UNION ALL
  SELECT 2, lotto_ticket.id, lotto_ticket.id, 'lotto', iso,
    COALESCE((SELECT terminating FROM lotto_entry JOIN lotto_draw ON lotto_draw.id = draw_id
      JOIN shared_chain ON shared_chain.id = chain_id WHERE ticket_id = lotto_ticket.id ORDER BY draws_at LIMIT 1), ''),
    (SELECT CASE WHEN COUNT(*) = COUNT(payout) THEN 1 END FROM lotto_entry WHERE ticket_id = lotto_ticket.id),
    (SELECT COALESCE(SUM(payout), 0) FROM lotto_entry WHERE ticket_id = lotto_ticket.id AND is_returned = 0), at
    FROM lotto_ticket WHERE user_id = :user
  UNION ALL
  SELECT 3, coupon.id, coupon.id, 'virtual', iso, '', CASE WHEN state <> 'open' THEN 1 END, COALESCE(payout, 0), placed_at
    FROM coupon WHERE user_id = :user AND state IN ('open', 'settled', 'sold') AND EXISTS (SELECT 1 FROM coupon_bet
      WHERE coupon_id = coupon.id AND game_id >= ${String(virtualGameId(0))} AND game_id < ${String(virtualGameId(mostVirtual))})
  UNION ALL
  SELECT 4, bonus_ticket.id, bonus_ticket.id, game, iso, commitment, ended_at, payout, ended_at
    FROM bonus_ticket JOIN game_seed ON game_seed.id = seed_id WHERE bonus_ticket.user_id = :user`;
const asked = `FROM (${played}) WHERE (:game IS NULL OR game = :game) AND (:demo IS NULL OR (iso = :points) = :demo)
    AND (:seed IS NULL OR commitment = :seed)
    AND (:result IS NULL OR :result = CASE WHEN ended_at IS NULL THEN 'open' WHEN payout > 0 THEN 'paid' ELSE 'lost' END)
    AND at >= :from AND at < :to`;

/**
 * Every round of a player, the newest first: of one game, for money or for points, of one seed or chain (by the hash that was told before), by
 * what it came to, of a time in seconds. Each can be checked. Rows CAS-19, CAS-30, FAIR-17.
 */
export function historyView(c: Context<Env>) {
  const world = c.get('world');
  const { page, pageSize } = pageOf(c);
  const game = c.req.query('game') ?? null;
  if (game !== null && !games.includes(game)) throw wrongField('game', 'field_error_required');
  const mode = oneOf(c, 'mode', /^(?:real|demo)$/);
  const user = playerOf(c);
  const filter = {
    ...{ user, game, points },
    demo: mode === null ? null : Number(mode === 'demo'),
    result: oneOf(c, 'result', /^(?:paid|lost|open)$/),
    seed: oneOf(c, 'commitment', /^[0-9a-f]{64}$/),
    ...spanOf(c),
  };
  const rows = sql(
    world.db,
    `SELECT own, id ${asked} ORDER BY at DESC, own DESC, place DESC LIMIT :size OFFSET :skip`,
  ).all({ ...filter, size: pageSize, skip: (page - 1) * pageSize });
  const count = sql(world.db, `SELECT count(*) AS total ${asked}`).get(filter);
  const data = rows.flatMap(({ own, id }) => readers[Number(own)]?.(world, user, String(id), languageOf(c)) ?? []);
  return { data, total_count: Number(count?.total), page, pageSize };
}
