import type { DatabaseSync } from 'node:sqlite';

import type { Appeal } from '../../contracts/support.ts';
import { sql } from '../db/index.ts';
import type { Page } from '../http/context.ts';
import { forgetVisitors } from './store.ts';

type Row = Record<string, string | number | null>;

const toAppeal = (row: Row): Appeal => ({
  id: Number(row.id),
  at: Math.floor(Number(row.at) / 1000),
  text: String(row.text),
  status: row.answer === null ? 'open' : 'answered',
  ...(row.answer === null ? {} : { answer: String(row.answer) }),
});

export function addAppeal(db: DatabaseSync, { owner, text, at }: { owner: string; text: string; at: number }): Appeal {
  const row = sql(db, 'INSERT INTO support_appeal (owner, text, at) VALUES (?, ?, ?) RETURNING *').get(owner, text, at);
  forgetVisitors(db, 'support_appeal', Number(row?.id), at);
  return toAppeal(row as Row);
}

export function answerAppeal(db: DatabaseSync, id: number, answer: string): void {
  sql(db, 'UPDATE support_appeal SET answer = ? WHERE id = ?').run(answer, id);
}

/** Newest first, of one owner alone. Pages count from 1. */
export function appealsOf(db: DatabaseSync, owner: string, { page, pageSize }: Page) {
  const rows = sql(db, 'SELECT * FROM support_appeal WHERE owner = ? ORDER BY id DESC LIMIT ? OFFSET ?').all(
    owner,
    pageSize,
    (page - 1) * pageSize,
  ) as Row[];
  const count = sql(db, 'SELECT count(*) AS total FROM support_appeal WHERE owner = ?').get(owner);
  return { items: rows.map(toAppeal), total: Number(count?.total ?? 0) };
}
