import type { Context } from 'hono';

import { LoginText } from '../../contracts/auth.ts';
import { errorCodes } from '../../contracts/common.ts';
import { clientAddress } from '../http/client-address.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure, wrongField } from '../http/failure.ts';
import { afterAnswer } from './after-answer.ts';
import { countAttempt } from './attempts.ts';
import { ownerOfLogin, ownerOfPhone } from './confirmed.ts';
import { decoded } from './encoded.ts';
import { noteLogin } from './login-events.ts';
import { isPassword } from './password.ts';
import { plainLogin, type User, userById } from './users.ts';

/** One address may make this many calls with links, codes and forgotten passwords. attempts.ts counts sign-ins. */
const maxOfAddress = 100;
const windowSeconds = 600;

const wrong = () => new ApiFailure(400, errorCodes.wrongCredentials, 'Incorrect login details.');

/** Counts a call of this address towards the limit of its kind. */
export function countAddress(c: Context<Env>, kind = 'calls', most = maxOfAddress): void {
  c.get('world').limits.count(`${kind}-from:${clientAddress(c)}`, most, windowSeconds);
}

/** Only players who have proven that the account is theirs learn that it is blocked. */
export function refuseBlocked(user: User): void {
  if (user.isBlocked) throw new ApiFailure(403, errorCodes.accountBlocked, 'This account is blocked.');
}

/** The player with these credentials. An unknown login and a wrong password get the same answer after the same time. */
async function proven(c: Context<Env>, name: string, found: User | null, password: string): Promise<User> {
  const { db } = c.get('world');
  const attempt = countAttempt(c, name, found?.id ?? null);
  const isProven = await isPassword(password, found?.password ?? null);
  const user = isProven && found !== null ? userById(db, found.id) : null;
  if (user === null) {
    afterAnswer(c.get('world'), found === null ? null : () => noteLogin(c, found.id, false));
    throw wrong();
  }
  attempt.succeeded();
  refuseBlocked(user);
  return user;
}

const passwordOf = (field: string, encoded: string): string => {
  const password = decoded(field, encoded);
  if (password === '') throw wrongField(field, 'field_error_required');
  return password;
};

/** Finds the player by e-mail or id, both encoded. `fields`: their names in the body. */
export function provenByLogin(
  c: Context<Env>,
  { login, password }: { login: string; password: string },
  fields: { login: string; password: string },
): Promise<User> {
  const name = decoded(fields.login, login).trim();
  const secret = passwordOf(fields.password, password);
  if (!LoginText.safeParse(name).success) throw wrongField(fields.login, 'field_error_login');
  return proven(c, plainLogin(name), ownerOfLogin(c.get('world').db, name), secret);
}

/** `phone`: with its code. */
export function provenByPhone(c: Context<Env>, phone: string, password: string): Promise<User> {
  return proven(c, phone, ownerOfPhone(c.get('world').db, phone), passwordOf('uPassword', password));
}
