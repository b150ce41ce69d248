import type { Context } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { countAttempt } from '../auth/attempts.ts';
import { isPassword } from '../auth/password.ts';
import { hasPassword } from '../auth/shown.ts';
import { noteShownPassword, stepUp } from '../auth/step-up.ts';
import { type User, userById } from '../auth/users.ts';
import { type Env, playerOf } from '../http/context.ts';
import { ApiFailure, unauthorized } from '../http/failure.ts';
import { answerOf, isAnswer } from './question.ts';

type Proof = { password: string; answer?: string | undefined };

const wrong = (field: string, detail: string) =>
  new ApiFailure(400, errorCodes.wrongCredentials, 'This is not correct.', {
    errors: [{ field, detail, priority: 1 }],
  });

/** The player, once they have shown their password and the answer to their question. Guesses count as those of a log-in do. */
export async function provenPlayer(c: Context<Env>, { password, answer }: Proof): Promise<User> {
  const world = c.get('world');
  const user = userById(world.db, playerOf(c));
  if (user === null) throw unauthorized();
  const attempt = countAttempt(c, String(user.id), user.id);
  const asksPassword = hasPassword(world, user);
  if (asksPassword && !(await isPassword(password, user.password))) throw wrong('password', 'office.wrong.password');
  if (answerOf(world, user.id) !== null && !(await isAnswer(world, user.id, answer ?? '')))
    throw wrong('answer', 'office.wrong.answer');
  attempt.succeeded();
  if (asksPassword) noteShownPassword(c);
  stepUp(c, 'contact');
  return user;
}
