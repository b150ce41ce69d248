import type { TotoKindName } from '../../contracts/pools/index.ts';
import type { TotoState } from '../../contracts/toto.ts';
import { sql } from '../db/index.ts';
import { notFound } from '../http/failure.ts';
import type { Text } from '../texts/text.ts';
import type { World } from '../world/world.ts';

export type StoredDraw = {
  id: number;
  kind: TotoKindName;
  number: number;
  state: TotoState;
  opened_at: number;
  closes_at: number;
  settled_at: number | null;
  staked: number;
  lines: number;
  jackpot: number | null;
  next_jackpot: number | null;
  house: number | null;
  class_lines: string | null;
};
export type StoredMatch = {
  draw_id: number;
  position: number;
  game_id: number;
  names: string;
  starts_at: number;
  result: number | null;
  is_void: number;
};
export type MatchNames = { home: Text; away: Text; champ: Text };
export type StoredTicket = {
  id: number;
  draw_id: number;
  bot: number | null;
  user_id: number | null;
  account_id: number | null;
  iso: string;
  rate: number;
  price: number;
  unit: number;
  lines: number;
  picks: string;
  at: number;
  hits: string | null;
  won: number | null;
  payout: number | null;
  is_returned: number;
};

export function drawOf({ db }: World, id: number): StoredDraw {
  const draw = sql(db, 'SELECT * FROM toto_draw WHERE id = ?').get(id) as StoredDraw | undefined;
  if (draw === undefined) throw notFound('This draw');
  return draw;
}

export const undecided = ({ db }: World): StoredDraw[] =>
  sql(db, `SELECT * FROM toto_draw WHERE state IN ('open', 'closed') ORDER BY closes_at, id`).all() as StoredDraw[];

export const matchesOf = ({ db }: World, drawId: number): StoredMatch[] =>
  sql(db, 'SELECT * FROM toto_match WHERE draw_id = ? ORDER BY position').all(drawId) as StoredMatch[];

/** Those that take part in it. */
export const ticketsOf = ({ db }: World, drawId: number): StoredTicket[] =>
  sql(db, 'SELECT * FROM toto_ticket WHERE draw_id = ? AND is_returned = 0 ORDER BY id').all(drawId) as StoredTicket[];

export const picksOf = ({ picks }: Pick<StoredTicket, 'picks'>): number[][] => JSON.parse(picks) as number[][];

/** Writes a ticket and adds it to its draw. Gives its number. */
export function addTicket(
  { db, clock }: World,
  ticket: Pick<
    StoredTicket,
    'draw_id' | 'bot' | 'user_id' | 'account_id' | 'iso' | 'rate' | 'price' | 'unit' | 'lines'
  >,
  picks: readonly (readonly number[])[],
): number {
  const { draw_id, bot, user_id, account_id, iso, rate, price, unit, lines } = ticket;
  const { lastInsertRowid } = sql(
    db,
    `INSERT INTO toto_ticket (draw_id, bot, user_id, account_id, iso, rate, price, unit, lines, picks, at)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  ).run(draw_id, bot, user_id, account_id, iso, rate, price, unit, lines, JSON.stringify(picks), clock.now());
  sql(db, 'UPDATE toto_draw SET staked = staked + ?, lines = lines + ? WHERE id = ?').run(unit * lines, lines, draw_id);
  return Number(lastInsertRowid);
}
