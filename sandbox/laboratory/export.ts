import type { Context } from 'hono';

import type { ExportedRound } from '../../contracts/laboratory.ts';
import { isSharedKind } from '../../contracts/shared-games/kinds.ts';
import { sql } from '../db/index.ts';
import { points } from '../games/money.ts';
import { roundOf, roundView } from '../games/rounds.ts';
import type { Env } from '../http/context.ts';
import { wrongField } from '../http/failure.ts';
import { spanOf } from '../http/span.ts';
import { playedShared } from '../shared-rounds/index.ts';
import { dayMs } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { isGame } from './published.ts';

const mostRounds = 1000;
const mostDays = 31;
const everything = 2 ** 40;

type Row = { id: string; user: number; ended: number; place: number };
export type Exported = { rounds: ExportedRound[]; next: string | null };

/**
 * Ended rounds alone: one that goes on has nothing to prove yet, and its draws are nobody's. `of`: the condition on the player, which
 * chooses the index; else the rounds of one player would be looked for among those of all.
 */
const own = (of: string) => `SELECT id, user_id AS user, ended_at AS ended, bet_id AS place FROM game_round
  WHERE ${of} (ended_at, bet_id) > (:at, :id) AND ended_at < :to AND (:game IS NULL OR game = :game)
    AND (:demo IS NULL OR (iso = :points) = :demo)
  ORDER BY ended_at, bet_id LIMIT :most`;
const shared = (of: string) => `SELECT id, user_id AS user, settled_at AS ended, rowid AS place FROM shared_bet
  WHERE ${of} (settled_at, rowid) > (:at, :id) AND settled_at < :to AND kind = :game
    AND (:demo IS NULL OR (iso = :points) = :demo)
  ORDER BY settled_at, rowid LIMIT :most`;

function wholeOf(c: Context<Env>, name: string): number | null {
  const said = c.req.query(name);
  if (said === undefined) return null;
  if (!/^\d{1,12}$/.test(said)) throw wrongField(name, 'field_error_required');
  return Number(said);
}

function oneOf(c: Context<Env>, name: string, isKnown: (said: string) => boolean): string | null {
  const said = c.req.query(name);
  if (said === undefined) return null;
  if (!isKnown(said)) throw wrongField(name, 'field_error_required');
  return said;
}

/** Where the page before has ended; else all that ended since `from`. */
function placeOf(c: Context<Env>, from: number): { at: number; id: number } {
  const after = oneOf(c, 'after', (said) => /^\d{1,15}-\d{1,15}$/.test(said));
  if (after === null) return { at: from - 1, id: everything };
  const [at = 0, id = 0] = after.split('-').map(Number);
  return { at: Math.max(at, from - 1), id };
}

const exportedOf = (world: World, game: string | null, { id, user, ended }: Row): ExportedRound => ({
  player: user,
  endedAt: ended,
  round: game !== null && isSharedKind(game) ? playedShared(world, user, id) : roundView(roundOf(world, user, id)),
});

/**
 * Rounds of all players by the time at which they ended, the earliest first, a page at a time. Rounds of everybody are asked for by the name
 * of their kind. A seed in use stays closed here too. Row LAB-05.
 */
export function exportedRounds(c: Context<Env>): Exported {
  const world = c.get('world');
  const { from, to } = spanOf(c);
  if (to - from > mostDays * dayMs) throw wrongField('from', `At most ${String(mostDays)} days at once.`);
  const game = oneOf(c, 'game', isGame);
  const mode = oneOf(c, 'mode', (said) => said === 'real' || said === 'demo');
  const most = Math.min(mostRounds, Math.max(1, wholeOf(c, 'limit') ?? 100));
  const player = wholeOf(c, 'player');
  const statement = game !== null && isSharedKind(game) ? shared : own;
  const rows = sql(world.db, statement(player === null ? '' : 'user_id = :player AND')).all({
    ...{ ...placeOf(c, from), to, game, points, most },
    ...(player !== null && { player }),
    demo: mode === null ? null : Number(mode === 'demo'),
  }) as Row[];
  const last = rows.at(-1);
  const isMore = rows.length === most && last !== undefined;
  return {
    rounds: rows.map((row) => exportedOf(world, game, row)),
    next: isMore ? `${String(last.ended)}-${String(last.place)}` : null,
  };
}
