import type { Context } from 'hono';

import type { Env } from '../http/context.ts';
import { signIn } from './current.ts';
import { refuseBlocked } from './prove.ts';
import { type SecondStep, type Shown, waysToProve } from './shown.ts';
import { linkSocial } from './social-link.ts';
import { promiseSecondCode, takeCode, wrongCode } from './steps.ts';
import { type User, userById } from './users.ts';

type Door = { isSaved: boolean; shown: Shown; step?: Extract<SecondStep, 'two_step' | 'social_two_step'> };
type Passed = { userId: number; token: string } | { step: SecondStep; expiresAt: number };

/**
 * The last step of every log-in: signs in a player who has proved their identity, or promises the code of their second
 * step. Lint keeps `signIn` here. Decision D-550.
 */
export async function passDoor(
  c: Context<Env>,
  user: User,
  { isSaved, shown, step = 'two_step' }: Door,
): Promise<Passed> {
  refuseBlocked(user);
  if (user.hasTwoStep && shown !== 'both') {
    return { step, expiresAt: promiseSecondCode(c, user, { kind: step, isSaved, shown }) };
  }
  return { userId: user.id, token: await signIn(c, user.id, { isSaved, isProof: isProof(c, user, shown) }) };
}

/** The answer of a door: 200 with the token, or 202 with the step that is still to come. */
export async function signInOrAsk(c: Context<Env>, user: User, door: Door): Promise<Response> {
  const passed = await passDoor(c, user, door);
  return c.json({ data: passed }, 'step' in passed ? 202 : 200);
}

/** The second step belongs to the session that passed the first one. */
export async function passSecond(
  c: Context<Env>,
  kind: 'two_step' | 'social_two_step',
  code: string,
): Promise<Response> {
  const { db } = c.get('world');
  const { userId, isSaved, shown, mark } = takeCode(c, kind, code);
  const user = userById(db, userId);
  if (user === null) throw wrongCode();
  refuseBlocked(user);
  if (kind === 'social_two_step' && shown === 'password') linkSocial(c, userId);
  // The app made the code: a code that arrived in a message counts as a message, even when there is an app by now.
  const isWhole = mark === null || isProof(c, user, shown ?? 'phone');
  return c.json({ data: { userId, token: await signIn(c, userId, { isSaved, isProof: isWhole }) } });
}

/**
 * Does this sign-in count as the fresh proof that acts of a thief ask for? Not a message or another site's log-in,
 * while the player has a stronger proof: otherwise a person who holds the phone for a minute could change where the
 * money is paid.
 */
function isProof(c: Context<Env>, user: User, shown: Shown): boolean {
  if (shown === 'password' || shown === 'both' || shown === 'new') return true;
  return waysToProve(c.get('world'), user).length === 0;
}
