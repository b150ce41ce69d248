import type { PaymentRequest } from '../../contracts/payment-requests.ts';
import { sql } from '../db/index.ts';
import type { Page } from '../http/context.ts';
import type { World } from '../world/world.ts';
import { titlesOf } from './topics.ts';

type Row = Record<string, string | number | null | undefined>;

/** The photo itself stays where it is. */
const columns = 'id, topic_id, sub_topic_id, payment_number, text, file_name, answer, answered_at, at';
const seconds = (ms: Row[string]) => Math.floor(Number(ms) / 1000);
export const numberOf = (id: number): string => `R-${String(1000 + id)}`;

const toRequest = (row: Row, language: string): PaymentRequest => ({
  id: Number(row.id),
  number: numberOf(Number(row.id)),
  at: seconds(row.at),
  topic: titlesOf(Number(row.topic_id), row.sub_topic_id === null ? null : Number(row.sub_topic_id), language),
  ...(row.payment_number === null ? {} : { payment: String(row.payment_number) }),
  text: String(row.text),
  ...(row.file_name === null ? {} : { fileName: String(row.file_name) }),
  ...(row.answer === null ? {} : { answer: { text: String(row.answer), at: seconds(row.answered_at) } }),
});

/** What was sent under this name before; null when nothing was. */
export function requestSentAs({ db }: World, userId: number, sendId: string, language: string): PaymentRequest | null {
  const row = sql(db, `SELECT ${columns} FROM payment_request WHERE user_id = ? AND send_id = ?`).get(userId, sendId);
  return row === undefined ? null : toRequest(row as Row, language);
}

/** The newest first. Pages count from 1. */
export function requestsOf({ db }: World, userId: number, { page, pageSize }: Page, language: string) {
  const rows = sql(
    db,
    `SELECT ${columns} FROM payment_request WHERE user_id = ? ORDER BY id DESC LIMIT ? OFFSET ?`,
  ).all(...[userId, pageSize, (page - 1) * pageSize]);
  const total = sql(db, 'SELECT COUNT(*) AS total FROM payment_request WHERE user_id = ?').get(userId)?.total;
  return { list: rows.map((row) => toRequest(row as Row, language)), total: Number(total) };
}
