import type { DatabaseSync } from 'node:sqlite';

import type { ChatMessage, SupportQuestion } from '../../contracts/support.ts';
import { sql } from '../db/index.ts';
import type { Page } from '../http/context.ts';

type Row = Record<string, string | number | null>;
type Listed<T> = { items: T[]; total: number };

const toQuestion = (row: Row): SupportQuestion => ({
  id: Number(row.id),
  at: Math.floor(Number(row.at) / 1000),
  topic: String(row.topic),
  text: String(row.text),
  status: row.answer === null ? 'open' : 'answered',
  ...(row.answer === null ? {} : { answer: String(row.answer) }),
});

const toMessage = (row: Row): ChatMessage => ({
  id: Number(row.id),
  at: Number(row.at),
  from: row.sender === 'consultant' ? 'consultant' : 'visitor',
  text: String(row.text),
});

/** A visitor reads neither with another session, so what they left goes in time. It is looked at now and then. */
export function forgetVisitors(
  db: DatabaseSync,
  table: 'support_question' | 'support_message' | 'support_appeal',
  id: number,
  now: number,
): void {
  if (id % 50 !== 0) return;
  sql(db, `DELETE FROM ${table} WHERE owner LIKE 'session %' AND (at < ? OR id <= ?)`).run(now - keptMs, id - mostKept);
}
const keptMs = 90 * 24 * 3600 * 1000;
const mostKept = 20_000;

type NewCallback = { userId: number; phone: string; time: string | undefined; language: string; at: number };

export function addCallback(db: DatabaseSync, { userId, phone, time, language, at }: NewCallback): number {
  const { lastInsertRowid } = sql(
    db,
    'INSERT INTO support_callback (user_id, phone, time, language, at) VALUES (?, ?, ?, ?, ?)',
  ).run(userId, phone, time ?? null, language, at);
  return Number(lastInsertRowid);
}

type NewQuestion = { owner: string; email: string | null; topic: string; text: string; at: number };

export function addQuestion(db: DatabaseSync, { owner, email, topic, text, at }: NewQuestion): SupportQuestion {
  const row = sql(
    db,
    'INSERT INTO support_question (owner, email, topic, text, at) VALUES (?, ?, ?, ?, ?) RETURNING *',
  ).get(owner, email, topic, text, at);
  forgetVisitors(db, 'support_question', Number(row?.id), at);
  return toQuestion(row as Row);
}

export function answerQuestion(db: DatabaseSync, id: number, answer: string): void {
  sql(db, 'UPDATE support_question SET answer = ? WHERE id = ?').run(answer, id);
}

/** Newest first. Pages count from 1. */
export function questionsOf(db: DatabaseSync, owner: string, { page, pageSize }: Page): Listed<SupportQuestion> {
  const rows = sql(db, 'SELECT * FROM support_question WHERE owner = ? ORDER BY id DESC LIMIT ? OFFSET ?').all(
    owner,
    pageSize,
    (page - 1) * pageSize,
  ) as Row[];
  const count = sql(db, 'SELECT count(*) AS total FROM support_question WHERE owner = ?').get(owner);
  return { items: rows.map(toQuestion), total: Number(count?.total ?? 0) };
}

type NewMessage = { owner: string; consultant: string; sender: ChatMessage['from']; text: string; at: number };

export function addMessage(db: DatabaseSync, { owner, consultant, sender, text, at }: NewMessage): ChatMessage {
  const row = sql(
    db,
    'INSERT INTO support_message (owner, consultant, sender, text, at) VALUES (?, ?, ?, ?, ?) RETURNING *',
  ).get(owner, consultant, sender, text, at);
  forgetVisitors(db, 'support_message', Number(row?.id), at);
  return toMessage(row as Row);
}

/** The newest page of the talk, oldest first within it. */
export function messagesOf(
  db: DatabaseSync,
  { owner, consultant }: { owner: string; consultant: string },
  { page, pageSize }: Page,
): Listed<ChatMessage> {
  const rows = sql(
    db,
    'SELECT * FROM support_message WHERE owner = ? AND consultant = ? ORDER BY id DESC LIMIT ? OFFSET ?',
  ).all(owner, consultant, pageSize, (page - 1) * pageSize) as Row[];
  const count = sql(db, 'SELECT count(*) AS total FROM support_message WHERE owner = ? AND consultant = ?').get(
    owner,
    consultant,
  );
  return { items: rows.map(toMessage).reverse(), total: Number(count?.total ?? 0) };
}
