import { randomUUID } from 'node:crypto';

import { errorCodes } from '../../contracts/common.ts';
import type { TestAnswersRequest } from '../../contracts/limits.ts';
import type { z } from '../../contracts/zod.ts';
import { sql, transaction } from '../db/index.ts';
import { ApiFailure } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { setLimits, type Wanted } from './change.ts';
import { markAnswers } from './questions.ts';

const testSec = 15 * 60;
const secondsOf = ({ clock }: World): number => Math.floor(clock.now() / 1000);

/** Keeps what the player wants until they have answered. Gives the token of the questions. Row LIM-27. */
export function openTest(world: World, userId: number, wanted: readonly Wanted[]): string {
  const token = randomUUID();
  sql(world.db, 'DELETE FROM limit_test WHERE user_id = ? OR expires_at < ?').run(userId, secondsOf(world));
  sql(world.db, 'INSERT INTO limit_test (token, user_id, wanted, expires_at) VALUES (?, ?, ?, ?)').run(
    token,
    userId,
    JSON.stringify(wanted),
    secondsOf(world) + testSec,
  );
  return token;
}

/** Marks the answers; when all are right, asks for what the player wanted. 131: expired, or not theirs. Row LIM-28. */
export function answerTest(world: World, userId: number, { tokenGuid, answers }: z.infer<typeof TestAnswersRequest>) {
  return transaction(world.db, () => {
    const row = sql(world.db, 'SELECT wanted FROM limit_test WHERE token = ? AND user_id = ? AND expires_at > ?').get(
      tokenGuid,
      userId,
      secondsOf(world),
    );
    if (row === undefined) throw new ApiFailure(400, errorCodes.wrongCode, 'These questions have expired.');
    const questionsResult = markAnswers(answers);
    const success = questionsResult.every(({ isRight }) => isRight);
    if (success) {
      sql(world.db, 'DELETE FROM limit_test WHERE token = ?').run(tokenGuid);
      setLimits(world, userId, JSON.parse(String(row.wanted)) as Wanted[], true);
    }
    return { questionsResult, success };
  });
}
