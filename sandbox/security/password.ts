import type { Context } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { ChangePasswordRequest } from '../../contracts/security.ts';
import { countAttempt } from '../auth/attempts.ts';
import { hashPassword, isPassword } from '../auth/password.ts';
import { passwordFault } from '../auth/password-rule.ts';
import { sessionsOf } from '../auth/sessions.ts';
import { noteShownPassword, stepUp } from '../auth/step-up.ts';
import { tellOwner } from '../auth/tell-owner.ts';
import { updateUser, userById } from '../auth/users.ts';
import { readBody } from '../http/body.ts';
import { callerOf, type Env } from '../http/context.ts';
import { ApiFailure, unauthorized, wrongField } from '../http/failure.ts';
import { keepMessage } from '../messages/index.ts';
import { endSessions } from './end.ts';

const wrongCurrent = () =>
  new ApiFailure(400, errorCodes.wrongCredentials, 'The password is wrong.', {
    errors: [{ field: 'current', detail: 'office.wrong.password', priority: 1 }],
  });

/** A new password for who knows the present one. Guesses count as those of a log-in do. */
export async function changePassword(c: Context<Env>): Promise<void> {
  const caller = callerOf(c);
  const world = c.get('world');
  const { current, next, endsOthers } = await readBody(c, ChangePasswordRequest);
  const user = userById(world.db, caller.userId);
  if (user === null) throw unauthorized();
  const attempt = countAttempt(c, String(user.id), user.id);
  if (!(await isPassword(current, user.password))) throw wrongCurrent();
  attempt.succeeded();
  noteShownPassword(c);
  stepUp(c, 'password');
  const fault = passwordFault(next, { email: user.email, userId: user.id });
  if (fault !== null) throw wrongField('next', fault === 'easy' ? 'office.wrong.easy' : 'office.wrong.weak');
  if (next === current) throw wrongField('next', 'office.wrong.same');
  updateUser(world.db, user.id, { password: await hashPassword(next), passwordChangedAt: world.clock.now() });
  tellOwner(c, user.id, 'password');
  if (endsOthers) endSessions(world, caller, null);
  // Sessions of before stay open: the owner is told and can end them.
  const stays = sessionsOf(world.db, user.id, world.clock.now()).some(({ id }) => id !== caller.sessionId);
  const kind = stays ? 'passwordKept' : 'password';
  keepMessage(world.db, user.id, { kind }, Math.floor(world.clock.now() / 1000));
}
