import type { DatabaseSync } from 'node:sqlite';

import { combinedId, combinedNumber, gameIdOf, isCombined, mostCombined } from '../../simulator/index.ts';
import { type AreaSchema, sql } from '../db/index.ts';

/** Bets of several outcomes of a match. The same outcomes are one bet, whoever joins them. `parts`: their numbers, in order. */
export const joinedSchema: AreaSchema = {
  area: 'joined-bet',
  steps: [
    `CREATE TABLE joined_bet (
       game_id INTEGER NOT NULL,
       number INTEGER NOT NULL,
       parts TEXT NOT NULL,
       PRIMARY KEY (game_id, number),
       UNIQUE (game_id, parts)
     ) STRICT, WITHOUT ROWID;`,
  ],
};

/** The number of the bet that joins these outcomes of a match; null when the match has no number left. */
export function joinBets(db: DatabaseSync, gameId: number, marketIds: readonly number[]): number | null {
  const parts = marketIds.toSorted((a, b) => a - b).join(' ');
  const known = sql(db, 'SELECT number FROM joined_bet WHERE game_id = ? AND parts = ?').get(gameId, parts);
  if (known) return combinedId(gameId, Number(known.number));
  const row = sql(db, 'SELECT MAX(number) + 1 AS number FROM joined_bet WHERE game_id = ?').get(gameId);
  const number = Number(row?.number ?? 0);
  if (number >= mostCombined) return null;
  sql(db, 'INSERT INTO joined_bet (game_id, number, parts) VALUES (?, ?, ?)').run(gameId, number, parts);
  return combinedId(gameId, number);
}

/** The outcomes that a bet joins; null for any other. */
export function partsOf(db: DatabaseSync, marketId: number): readonly number[] | null {
  if (!isCombined(marketId)) return null;
  const row = sql(db, 'SELECT parts FROM joined_bet WHERE game_id = ? AND number = ?').get(
    gameIdOf(marketId),
    combinedNumber(marketId),
  );
  return row ? String(row.parts).split(' ').map(Number) : null;
}

/** The joined bets of its match that have this outcome as a part. */
export const joinedWith = (db: DatabaseSync, marketId: number): number[] =>
  sql(db, "SELECT number FROM joined_bet WHERE game_id = ? AND ' ' || parts || ' ' LIKE ?")
    .all(gameIdOf(marketId), `% ${String(marketId)} %`)
    .map(({ number }) => combinedId(gameIdOf(marketId), Number(number)));
