import { createHmac, randomInt } from 'node:crypto';

import type { Context } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { type Env, languageOf } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { authenticatorOf, takeSecondCode } from './authenticator.ts';
import { cookieSession } from './cookies.ts';
import { signIn, visitorSession } from './current.ts';
import { send } from './mail.ts';
import { type PendingStep, setStep, type StepKind } from './sessions.ts';
import type { User } from './users.ts';
import { countWrongCode, refuseGuesses } from './wrong-codes.ts';

const stepSeconds = 300;
const maxCodes = 5;
/** A text message costs money: so many codes of a second step for one player in an hour. */
const [maxSecondCodes, hourSeconds] = [20, 3600];

export const wrongCode = (): ApiFailure => new ApiFailure(400, errorCodes.wrongCode, 'The code is wrong or expired.');

/** Six digits that nobody can foresee. Spec: api §11. */
const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Only this mark is kept of a code. Six digits are soon tried, so it needs the key of the process. */
const markOf = ({ secrets }: World, session: number, code: string): string =>
  createHmac('sha256', secrets.token)
    .update(`${String(session)}:${code}`)
    .digest('base64url');

/**
 * Draws a code for this browser's session and sends it. `to` null: nobody gets one, because the number has no account
 * or the player has an app that makes their codes. Returns its end in Unix seconds.
 */
export function promiseCode(
  c: Context<Env>,
  step: Pick<PendingStep, 'kind' | 'userId' | 'phone' | 'contact' | 'isSaved'>,
  to: string | null,
): number {
  const world = c.get('world');
  const expiresAt = world.clock.now() + stepSeconds * 1000;
  const [session, code] = [visitorSession(c), newCode()];
  setStep(world.db, session, { ...step, mark: markOf(world, session, code), expiresAt, tries: 0 });
  if (to !== null) send(world, { to, text: 'code', language: languageOf(c), value: code });
  return Math.floor(expiresAt / 1000);
}

/** Promises the code of a second step: that of the player's own app, else one in a message. */
export function promiseSecondCode(c: Context<Env>, kind: 'two_step' | 'social_two_step', user: User, isSaved: boolean) {
  const world = c.get('world');
  const hasApp = authenticatorOf(world, user.id)?.isOn === true;
  if (!hasApp) world.limits.count(`second-code:${String(user.id)}`, maxSecondCodes, hourSeconds);
  const to = hasApp ? null : (user.phone ?? user.email ?? String(user.id));
  return promiseCode(c, { kind, userId: user.id, isSaved }, to);
}

/** These prove a phone or an e-mail, so the code is that of the message whatever app a player has. */
const byMessage: readonly StepKind[] = ['sms', 'transfer', 'phone', 'email'];

/** A player's own app, once they have set one up, gives the code of the second step; until then it is that of a message. */
function isRight(world: World, session: number, { kind, mark }: PendingStep, userId: number, code: string): boolean {
  const hasApp = !byMessage.includes(kind) && authenticatorOf(world, userId)?.isOn === true;
  if (hasApp) return takeSecondCode(world, userId, code);
  return mark === markOf(world, session, code);
}

/**
 * The step that this code completes, once. Refuses a wrong code, and even the right one after five tries in this step
 * or ten in the player's hour.
 */
export function takeCode(
  c: Context<Env>,
  kind: StepKind,
  code: string,
): { userId: number; isSaved: boolean; phone?: string; contact?: string } {
  const { db, clock } = c.get('world');
  const session = cookieSession(c);
  const step = session?.step ?? null;
  if (session === null || step?.kind !== kind || step.expiresAt <= clock.now()) throw wrongCode();
  refuseGuesses(c, step);
  if (step.userId === null || !isRight(c.get('world'), session.id, step, step.userId, code)) {
    countWrongCode(c, step);
    const tries = step.tries + 1;
    setStep(db, session.id, tries >= maxCodes ? null : { ...step, tries });
    throw wrongCode();
  }
  setStep(db, session.id, null);
  const { userId, isSaved, phone, contact } = step;
  return { userId, isSaved, ...(phone !== undefined && { phone }), ...(contact !== undefined && { contact }) };
}

/** Signs a player in who has proven who they are, or asks for their second step. */
export async function signInOrAsk(
  c: Context<Env>,
  user: User,
  { isSaved, step }: { isSaved: boolean; step: 'two_step' | 'social_two_step' },
) {
  if (!user.hasTwoStep) return c.json({ data: { userId: user.id, token: await signIn(c, user.id, isSaved) } });
  const expiresAt = promiseSecondCode(c, step, user, isSaved);
  return c.json({ data: { step, expiresAt } }, 202);
}
