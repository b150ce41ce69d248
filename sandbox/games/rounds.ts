import { currencyFacts } from '../../contracts/currencies.ts';
import { type Choice, gameOf, type Slug } from '../../contracts/games/index.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { GameRound } from '../../contracts/rounds.ts';
import { sql } from '../db/index.ts';
import { notFound } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { endsAtOf } from './left.ts';
import type { StoredSession } from './money.ts';

export type StoredRound = {
  id: string;
  bet_id: number;
  game: Slug;
  iso: string;
  stake: number;
  payout: number;
  choice: string;
  draws: string;
  nonce: number;
  at: number;
  server_seed: string;
  client_seed: string;
  revealed_at: number | null;
  ended_at: number | null;
  commitment: string;
  drawn_by: 'player' | 'house';
  maths: string | null;
  is_told: number;
};

/** Rounds with their seeds, of one player. */
const read = (
  player = '?',
): string => `SELECT game_round.id, bet_id, game, iso, stake, payout, choice, draws, game_round.nonce, at, server_seed, client_seed, revealed_at, ended_at,
    commitment, drawn_by, maths, is_told
  FROM game_round JOIN game_seed ON game_seed.id = seed_id WHERE game_round.user_id = ${player}`;

/** The last twenty of a player at a game in the currency of the session, the newest first. Another currency has rounds of its own. */
export const lastRounds = ({ db }: World, { user_id: userId, game, iso }: StoredSession): StoredRound[] =>
  sql(db, `${read()} AND game = ? AND iso = ? ORDER BY at DESC, bet_id DESC LIMIT 20`).all(
    userId,
    game,
    iso,
  ) as StoredRound[];

/** The round of a game that waits for its player. Null: none does. */
export function openRound({ db }: World, { user_id: userId, game, iso }: StoredSession): string | null {
  const open = 'SELECT id FROM game_round WHERE user_id = ? AND game = ? AND iso = ? AND ended_at IS NULL';
  return (sql(db, open).get(userId, game, iso)?.id as string | undefined) ?? null;
}

/** Another player's round does not exist for this one. */
export function roundOf({ db }: World, userId: number, id: string): StoredRound {
  const round = sql(db, `${read()} AND game_round.id = ?`).get(userId, id) as StoredRound | undefined;
  if (round === undefined) throw notFound('This round');
  return round;
}

/** The server seed stays closed until the player takes another one, and so does what an open round has not shown. */
export function roundView(round: StoredRound): GameRound {
  const { id, game, iso, stake, payout, choice, draws, nonce, at, maths, commitment } = round;
  const { server_seed, client_seed, drawn_by, revealed_at, ended_at } = round;
  const { digits } = currencyFacts(iso);
  const [made, drawn] = [JSON.parse(choice) as Choice, JSON.parse(draws) as number[]];
  const isOpen = ended_at === null;
  return {
    id,
    isOpen,
    endsAt: isOpen ? endsAtOf(round) : null,
    game,
    at,
    currency: iso,
    stake: toWire(stake, digits),
    payout: toWire(payout, digits),
    choice: made,
    draws: isOpen ? (gameOf(game).steps?.shown(drawn, made) ?? []) : drawn,
    commitment,
    clientSeed: client_seed,
    isDrawnByUs: drawn_by === 'house',
    nonce,
    serverSeed: revealed_at === null ? null : server_seed,
    maths,
  };
}
