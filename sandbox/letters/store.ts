import type { Letter } from '../../contracts/letters.ts';
import { sql } from '../db/index.ts';
import type { Page } from '../http/context.ts';
import type { World } from '../world/world.ts';

export type LetterKind = 'manager' | 'idea';
export type StoredLetter = {
  id: number;
  user_id: number;
  kind: LetterKind;
  text: string;
  language: string;
  at: number;
  answer: string | null;
  answered_at: number | null;
};

export const toLetter = ({ id, at, text, answer, answered_at }: StoredLetter): Letter => ({
  ...{ id, text, at: Math.floor(at / 1000) },
  ...(answer === null || answered_at === null ? {} : { answer, answeredAt: Math.floor(answered_at / 1000) }),
});

type NewLetter = Pick<StoredLetter, 'user_id' | 'kind' | 'text' | 'language'>;

export const addLetter = ({ db, clock }: World, { user_id, kind, text, language }: NewLetter): StoredLetter =>
  sql(db, 'INSERT INTO letter (user_id, kind, text, language, at) VALUES (?, ?, ?, ?, ?) RETURNING *').get(
    ...([user_id, kind, text, language, clock.now()] as const),
  ) as StoredLetter;

/** False: it is answered already. */
export const answerLetter = ({ db, clock }: World, id: number, answer: string): boolean =>
  sql(db, 'UPDATE letter SET answer = ?, answered_at = ? WHERE id = ? AND answer IS NULL').run(answer, clock.now(), id)
    .changes > 0;

export const waitingLetters = ({ db }: World): StoredLetter[] =>
  sql(db, 'SELECT * FROM letter WHERE answer IS NULL ORDER BY id').all() as StoredLetter[];

/** The newest first. */
export function lettersOf(
  { db }: World,
  { userId, kind }: { userId: number; kind: LetterKind },
  { page, pageSize }: Page,
): { letters: Letter[]; total: number } {
  const rows = sql(db, 'SELECT * FROM letter WHERE user_id = ? AND kind = ? ORDER BY id DESC LIMIT ? OFFSET ?').all(
    ...[userId, kind, pageSize, (page - 1) * pageSize],
  ) as StoredLetter[];
  const count = sql(db, 'SELECT COUNT(*) AS count FROM letter WHERE user_id = ? AND kind = ?').get(userId, kind);
  return { letters: rows.map(toLetter), total: Number(count?.count) };
}
