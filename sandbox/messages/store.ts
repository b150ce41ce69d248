import type { DatabaseSync } from 'node:sqlite';

import type { OrderKind, OrderSide, OrderState } from '../../contracts/orders.ts';
import type { SettlementReason } from '../../contracts/settlement.ts';
import { sql } from '../db/index.ts';
import type { Text } from '../texts/text.ts';

/**
 * What the site tells a player. `limit`: so much of a limit is used; `used`, `of`: in units of `iso`. `review`: they have
 * not looked at their limits for half a year. `device`: they logged in where they never did before. `password`: it is another now. `contact`: a phone or an e-mail was confirmed. `document`: what was found about one. `request`:
 * the house has answered what they asked about a payment. `payment`: money of a deposit came late, of another sum, or paid a debt; `sum` was
 * credited, `asked` was wanted, `surplus` went back.
 * `fixture`: a match with a bet of theirs begins at another time (`startAt`: seconds), or is not played.
 * `bet`: a settled bet was settled again; `payout`: what it pays now, null while it waits again; `owed`: what could not be taken back.
 * `order`: one of theirs has ended. Odds in thousandths; `number`: of the bet that was placed; `code`: why it was refused.
 * `manager`, `idea`: an answer to what they wrote.
 */
export type Message =
  | { kind: 'limit'; limitType: number; percent: number; used: number; of: number; iso: string }
  | { kind: 'review' }
  | { kind: 'device'; device: string; address: string }
  | { kind: 'password' | 'passwordKept' }
  | {
      kind: 'payment';
      number: string;
      isLate: boolean;
      sum: number;
      iso: string;
      asked?: number;
      /** Nothing was credited: its player had left. */
      isSentBack?: boolean;
      /** What of it paid a debt. */
      forDebt?: number;
      surplus?: number;
      surplusIso?: string;
    }
  | { kind: 'request'; number: string }
  | { kind: 'fixture'; what: 'move' | 'postpone' | 'cancel'; home: Text; away: Text; startAt?: number }
  | { kind: 'bet'; number: string; iso: string; payout: number | null; reason: SettlementReason | null; owed: number }
  | {
      kind: 'order';
      order: OrderKind;
      what: Exclude<OrderState, 'waiting' | 'dropped' | 'removed'>;
      side: OrderSide;
      asked: number;
      outcome: Text;
      groupName: Text;
      home: Text;
      away: Text;
      got?: number;
      code?: number;
      number?: string;
      stake?: number;
      iso?: string;
    }
  | { kind: 'manager' | 'idea'; answer: string }
  | { kind: 'contact'; what: 'phone' | 'email' }
  | { kind: 'document'; state: 'passed' | 'passedOther' | 'waiting_for_you' | 'rejected' | 'expired' };
export type Kept = { id: number; at: number; isRead: boolean; message: Message };

/** `at`: Unix seconds. */
export function keepMessage(db: DatabaseSync, userId: number, { kind, ...params }: Message, at: number): void {
  sql(db, 'INSERT INTO player_message (user_id, kind, params, at) VALUES (?, ?, ?, ?)').run(
    userId,
    kind,
    JSON.stringify(params),
    at,
  );
}

const countOf = (row: Record<string, unknown> | undefined): number => Number(row?.count);

export const unreadOf = (db: DatabaseSync, userId: number): number =>
  countOf(sql(db, 'SELECT COUNT(*) AS count FROM player_message WHERE user_id = ? AND is_read = 0').get(userId));

/** The newest first; of `most` the rest is left out. */
export const messagesOf = (db: DatabaseSync, userId: number, most = -1): Kept[] =>
  sql(db, 'SELECT * FROM player_message WHERE user_id = ? ORDER BY id DESC LIMIT ?')
    .all(userId, most)
    .map((row): Kept => ({
      id: Number(row.id),
      at: Number(row.at),
      isRead: row.is_read === 1,
      message: { kind: row.kind, ...(JSON.parse(String(row.params)) as object) } as Message,
    }));

/** False: there is no such message of this player. */
export const markRead = (db: DatabaseSync, userId: number, id: number): boolean =>
  sql(db, 'UPDATE player_message SET is_read = 1 WHERE id = ? AND user_id = ?').run(id, userId).changes > 0;

export const markAllRead = (db: DatabaseSync, userId: number): void =>
  void sql(db, 'UPDATE player_message SET is_read = 1 WHERE user_id = ?').run(userId);
