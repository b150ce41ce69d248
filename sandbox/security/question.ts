import type { SecretQuestion } from '../../contracts/security.ts';
import { hashPassword, isPassword } from '../auth/password.ts';
import { sql } from '../db/index.ts';
import type { World } from '../world/world.ts';

/** Nobody remembers how they wrote an answer: case and spaces do not count. */
const plain = (answer: string): string => answer.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

export function answerOf({ db }: World, userId: number): { question: SecretQuestion; hash: string } | null {
  const row = sql(db, 'SELECT question, answer_hash FROM secret_question WHERE user_id = ?').get(userId);
  return row === undefined ? null : { question: String(row.question) as SecretQuestion, hash: String(row.answer_hash) };
}

export const isAnswer = (world: World, userId: number, answer: string): Promise<boolean> =>
  isPassword(plain(answer), answerOf(world, userId)?.hash ?? null);

export async function keepAnswer(
  { db }: World,
  userId: number,
  { question, answer }: { question: SecretQuestion; answer: string },
): Promise<void> {
  const hash = await hashPassword(plain(answer));
  sql(db, 'INSERT OR REPLACE INTO secret_question VALUES (?, ?, ?)').run(userId, question, hash);
}
