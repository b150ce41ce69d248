import { currencyFacts } from '../../contracts/currencies.ts';
import type { Choice, Slug } from '../../contracts/games/index.ts';
import { toWire } from '../../contracts/maths/index.ts';
import type { GameRound } from '../../contracts/rounds.ts';
import { sql } from '../db/index.ts';
import { notFound } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { commitmentOf } from './seeds.ts';

type StoredRound = {
  id: string;
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
};

const read = `SELECT game_round.id, game, iso, stake, payout, choice, draws, game_round.nonce, at, server_seed, client_seed, revealed_at
  FROM game_round JOIN game_seed ON game_seed.id = seed_id WHERE game_round.user_id = ?`;

/** The last twenty of a player at a game, the newest first. */
export const lastRounds = ({ db }: World, userId: number, game: Slug): StoredRound[] =>
  sql(db, `${read} AND game = ? ORDER BY at DESC, game_round.nonce DESC LIMIT 20`).all(userId, game) as StoredRound[];

/** Another player's round does not exist for this one. */
export function roundOf({ db }: World, userId: number, id: string): StoredRound {
  const round = sql(db, `${read} AND game_round.id = ?`).get(userId, id) as StoredRound | undefined;
  if (round === undefined) throw notFound('This round');
  return round;
}

/** The server seed stays closed until the player takes another one. */
export function roundView(round: StoredRound): GameRound {
  const { id, game, iso, stake, payout, choice, draws, nonce, at, server_seed, client_seed, revealed_at } = round;
  const { digits } = currencyFacts(iso);
  return {
    id,
    game,
    at,
    currency: iso,
    stake: toWire(stake, digits),
    payout: toWire(payout, digits),
    choice: JSON.parse(choice) as Choice,
    draws: JSON.parse(draws) as number[],
    commitment: commitmentOf(server_seed),
    clientSeed: client_seed,
    nonce,
    serverSeed: revealed_at === null ? null : server_seed,
  };
}
