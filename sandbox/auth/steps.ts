import type { Context } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import type { Env } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { authenticatorOf, takeSecondCode } from './authenticator.ts';
import { cookieSession } from './cookies.ts';
import { signIn, visitorSession } from './current.ts';
import { type PendingStep, setStep, type StepKind } from './sessions.ts';
import type { User } from './users.ts';
import { countWrongCode, refuseGuesses } from './wrong-codes.ts';

/** The code in every message: nothing is really sent. Spec: api §11. */
export const sandboxCode = '000000';
const stepSeconds = 300;
const maxCodes = 5;

export const wrongCode = (): ApiFailure => new ApiFailure(400, errorCodes.wrongCode, 'The code is wrong or expired.');

/** Promises a code to this browser's session. Returns its end in Unix seconds. */
export function promiseCode(
  c: Context<Env>,
  step: Pick<PendingStep, 'kind' | 'userId' | 'phone' | 'contact' | 'isSaved'>,
): number {
  const { db, clock } = c.get('world');
  const expiresAt = clock.now() + stepSeconds * 1000;
  setStep(db, visitorSession(c), { ...step, expiresAt, tries: 0 });
  return Math.floor(expiresAt / 1000);
}

/** These prove a phone or an e-mail, so the code is that of the message whatever app a player has. */
const byMessage: readonly StepKind[] = ['sms', 'transfer', 'phone', 'email'];

/** A player's own app, once they have set one up, gives the code of the second step; until then it is that of a message. */
function isRight(world: World, kind: StepKind, userId: number, code: string): boolean {
  const hasApp = !byMessage.includes(kind) && authenticatorOf(world, userId)?.isOn === true;
  return hasApp ? takeSecondCode(world, userId, code) : code === sandboxCode;
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
  if (step.userId === null || !isRight(c.get('world'), kind, step.userId, code)) {
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
  const expiresAt = promiseCode(c, { kind: step, userId: user.id, isSaved });
  return c.json({ data: { step, expiresAt } }, 202);
}
