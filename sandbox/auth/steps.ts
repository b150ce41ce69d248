import { createHmac, randomInt } from 'node:crypto';

import type { Context } from 'hono';

import { errorCodes } from '../../contracts/common.ts';
import { type Env, languageOf } from '../http/context.ts';
import { ApiFailure } from '../http/failure.ts';
import type { World } from '../world/world.ts';
import { authenticatorOf, takeSecondCode } from './authenticator.ts';
import { cookieSession } from './cookies.ts';
import { visitorSession } from './current.ts';
import { send } from './mail.ts';
import { addStep, type PendingStep, setSteps, type StepKind } from './sessions.ts';
import type { SecondStep, Shown } from './shown.ts';
import type { User } from './users.ts';
import { countWrongCode, mayGuess, refuseGuesses } from './wrong-codes.ts';

const stepSeconds = 300;
const maxCodes = 5;
/** A text message costs money: so many codes of a second step for one player in an hour. */
const [maxSecondCodes, hourSeconds] = [20, 3600];

export const wrongCode = (): ApiFailure =>
  new ApiFailure(400, errorCodes.wrongCode, 'The code is wrong or has expired.');

/** Six unpredictable digits. Spec: api §11. */
const newCode = (): string => String(randomInt(1_000_000)).padStart(6, '0');

/** Only this mark is kept of a code. Six digits are soon tried, so it needs the key of the process. */
const markOf = ({ secrets }: World, session: number, code: string): string =>
  createHmac('sha256', secrets.token)
    .update(`${String(session)}:${code}`)
    .digest('base64url');

/** No message goes out: the player's own app makes the code. */
const ownApp = Symbol('app');

/**
 * Draws a code for this browser's session and sends it. `to` null: no message is sent, because the number has no
 * account. Returns its end in Unix seconds.
 */
export function promiseCode(
  c: Context<Env>,
  step: Omit<PendingStep, 'mark' | 'expiresAt' | 'tries'>,
  to: string | typeof ownApp | null,
): number {
  const world = c.get('world');
  const expiresAt = world.clock.now() + stepSeconds * 1000;
  const [session, code] = [visitorSession(c), newCode()];
  const mark = to === ownApp ? null : markOf(world, session, code);
  addStep(world.db, session, { ...step, mark, expiresAt, tries: 0 }, world.clock.now());
  if (to !== null && to !== ownApp) send(world, { to, text: 'code', language: languageOf(c), value: code });
  return Math.floor(expiresAt / 1000);
}

/**
 * Promises the code of a second step: that of the player's own app, else one in a message. It is sent elsewhere than
 * the code of the first step, if the player has another contact.
 */
export function promiseSecondCode(
  c: Context<Env>,
  user: User,
  step: { kind: SecondStep; isSaved: boolean; shown: Shown },
): number {
  const world = c.get('world');
  const hasApp = authenticatorOf(world, user.id)?.isOn === true;
  if (!hasApp) world.limits.count(`second-code:${String(user.id)}`, maxSecondCodes, hourSeconds);
  const [first, second] = step.shown === 'phone' ? [user.email, user.phone] : [user.phone, user.email];
  return promiseCode(c, { ...step, userId: user.id }, hasApp ? ownApp : (first ?? second ?? String(user.id)));
}

/** The accepted proof is the promised one: an app set up or removed in between changes nothing. */
const isRight = (world: World, session: number, { userId, mark }: PendingStep, code: string): boolean =>
  userId !== null && (mark === null ? takeSecondCode(world, userId, code) : mark === markOf(world, session, code));

/** A wrong code counts once for each player or phone that it may have been meant for. */
const oneOfEach = (steps: readonly PendingStep[]): PendingStep[] => [
  ...new Map(steps.map((step) => [step.phone ?? String(step.userId), step])).values(),
];

/** Those whose player or phone may be guessed for still. Throws when there is none. */
function openSteps(c: Context<Env>, waiting: readonly PendingStep[]): PendingStep[] {
  const open = waiting.filter((step) => mayGuess(c, step));
  const [first] = waiting;
  if (open.length === 0 && first !== undefined) refuseGuesses(c, first);
  return open;
}

type Taken = PendingStep & { userId: number };

/**
 * The step that this code completes, once. Two tabs of a browser may wait for two codes, and each is right. Refuses a
 * wrong code, and even the right one after five tries in a step or ten in the player's hour. `of`: whose it must be. The cookie and the
 * token of a call may be of two players. Row SEC-22.
 */
export function takeCode(c: Context<Env>, kind: StepKind, code: string, of?: number): Taken {
  const world = c.get('world');
  const session = cookieSession(c);
  const isMeant = (step: PendingStep) =>
    step.kind === kind && step.expiresAt > world.clock.now() && (of === undefined || step.userId === of);
  const waiting = session?.steps.filter(isMeant) ?? [];
  if (session === null || waiting.length === 0) throw wrongCode();
  const open = openSteps(c, waiting);
  const right = open.find((step) => isRight(world, session.id, step, code));
  const others = session.steps.filter((step) => !waiting.includes(step));
  if (right?.userId == null) {
    for (const step of oneOfEach(open)) countWrongCode(c, step);
    const tried = waiting.map((step) => ({ ...step, tries: step.tries + 1 })).filter(({ tries }) => tries < maxCodes);
    setSteps(world.db, session.id, [...others, ...tried]);
    throw wrongCode();
  }
  setSteps(world.db, session.id, [...others, ...waiting.filter((step) => step !== right)]);
  return { ...right, userId: right.userId };
}
