import type { Context } from 'hono';

import { slugs } from '../../contracts/games/index.ts';
import { sql } from '../db/index.ts';
import { type Env, pageOf, playerOf } from '../http/context.ts';
import { wrongField } from '../http/failure.ts';
import { spanOf } from '../http/span.ts';
import { points } from './money.ts';
import { read, roundView, type StoredRound } from './rounds.ts';

/** Longer hashes and codes are no commitment and no currency. */
const oneOf = (c: Context<Env>, name: string, known: RegExp): string | null => {
  const said = c.req.query(name);
  if (said === undefined) return null;
  if (!known.test(said)) throw wrongField(name, 'field_error_required');
  return said;
};

/**
 * Every round of a player, the newest first: of one game, for money or for points, of one seed (by its commitment), by what it came to, of a
 * time in seconds. Each can be checked as `GET rounds/{id}` gives it. Rows CAS-19, CAS-30.
 */
export function historyView(c: Context<Env>) {
  const { db } = c.get('world');
  const { page, pageSize } = pageOf(c);
  const game = c.req.query('game') ?? null;
  if (game !== null && !slugs.some((slug) => slug === game)) throw wrongField('game', 'field_error_required');
  const mode = oneOf(c, 'mode', /^(?:real|demo)$/);
  const result = oneOf(c, 'result', /^(?:paid|lost|open)$/);
  const asked = {
    user: playerOf(c),
    game,
    points,
    demo: mode === null ? null : Number(mode === 'demo'),
    result,
    seed: oneOf(c, 'commitment', /^[0-9a-f]{64}$/),
    ...spanOf(c),
  };
  const where = `AND (:game IS NULL OR game = :game) AND (:demo IS NULL OR (iso = :points) = :demo)
    AND (:seed IS NULL OR commitment = :seed)
    AND (:result IS NULL OR :result = CASE WHEN ended_at IS NULL THEN 'open' WHEN payout > 0 THEN 'paid' ELSE 'lost' END) AND at >= :from AND at < :to`;
  const rows = sql(db, `${read(':user')} ${where} ORDER BY at DESC, bet_id DESC LIMIT :size OFFSET :skip`).all({
    ...asked,
    size: pageSize,
    skip: (page - 1) * pageSize,
  }) as StoredRound[];
  const count = sql(
    db,
    `SELECT count(*) AS total FROM game_round JOIN game_seed ON game_seed.id = seed_id WHERE game_round.user_id = :user ${where}`,
  ).get(asked);
  return { data: rows.map(roundView), total_count: Number(count?.total), page, pageSize };
}
