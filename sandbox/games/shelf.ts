import { currencyFacts } from '../../contracts/currencies.ts';
import type { GameShelf } from '../../contracts/game-shelf.ts';
import { slugs } from '../../contracts/games/index.ts';
import { toWire } from '../../contracts/maths/index.ts';
import { sharedKinds } from '../../contracts/shared-games/index.ts';
import { sql } from '../db/index.ts';
import { notFound } from '../http/failure.ts';
import { mainIso } from '../protection/main-currency.ts';
import type { World } from '../world/world.ts';
import { boundsOf, points, stakeBounds } from './money.ts';

const most = 8;
type Known = GameShelf['favorites'][number];
const known: readonly string[] = [...slugs, ...sharedKinds];

/** What the lobby knows of a player. Row CAS-01. */
export function shelfView(world: World, userId: number): GameShelf {
  const { db } = world;
  const iso = mainIso(world, userId);
  const { digits } = currencyFacts(iso);
  const { min, max } = stakeBounds(iso);
  const favourites = sql(db, 'SELECT game FROM game_favourite WHERE user_id = ? ORDER BY at DESC, game').all(userId);
  const recent = sql(
    db,
    `SELECT game, MAX(at) AS at, COUNT(*) AS rounds FROM (
       SELECT game, at FROM game_round WHERE user_id = ?1 AND iso <> ?2
       UNION ALL SELECT kind, at FROM shared_bet WHERE user_id = ?1 AND iso <> ?2)
     GROUP BY game ORDER BY at DESC LIMIT ?3`,
  ).all(userId, points, most);
  return {
    currency: iso,
    minStake: toWire(min, digits),
    maxStake: toWire(max, digits),
    ticketPrice: toWire(boundsOf({ game: 'scratch', iso }).min, digits),
    favorites: favourites.map(({ game }) => game as Known),
    recent: recent.map(({ game, at, rounds }) => ({ game: game as Known, at: Number(at), rounds: Number(rounds) })),
  };
}

/** Keeps a game among the favourites, or keeps it there no longer. */
export function keepFavourite({ db, clock }: World, userId: number, game: string, isKept: boolean): void {
  if (!known.includes(game)) throw notFound('This game');
  if (isKept)
    sql(db, 'INSERT OR IGNORE INTO game_favourite (user_id, game, at) VALUES (?, ?, ?)').run(userId, game, clock.now());
  else sql(db, 'DELETE FROM game_favourite WHERE user_id = ? AND game = ?').run(userId, game);
}
