import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { errorCodes } from '../../contracts/common.ts';
import { transaction } from '../db/index.ts';
import { type Env, languageOf } from '../http/context.ts';
import { ApiFailure, failureBody, unauthorized, wrongField } from '../http/failure.ts';
import { type ActionId, claimAction, findAction, finishAction, forgetAction, hashOf, userOwner } from './store.ts';

/** The answer of a call; it is stored under the call's key. */
export type Outcome = { status: ContentfulStatusCode; body: unknown };

/**
 * Runs its function in one transaction, and writes the answer under the key in the same one. So either the money moved
 * and the answer is known, or neither. An `ApiFailure` thrown inside rolls the money back and becomes the answer.
 */
export type Commit = (act: () => Outcome) => Outcome;

/** Refusals by caller and rate, whose status differs from their code. */
const passing: readonly number[] = [errorCodes.sessionLimit, errorCodes.proofNeeded, errorCodes.roundTooSoon];

/** True for a refusal that says nothing of the action: the caller may try again with the same key. Spec: api §8. */
export const isNeverRemembered = ({ status, code }: ApiFailure): boolean =>
  status === 401 ||
  status === 429 ||
  status === 451 ||
  status >= 500 ||
  (code >= 100 && code <= 120) ||
  passing.includes(code);

/**
 * Runs a call once for its key, however often it arrives, and gives every repetition the first answer. `run` may wait
 * (live delay); then it calls `commit` once. An `ApiFailure` that `run` throws is an answer too. Answers 409 with
 * code 139 and Retry-After while another call with the key is under way, 422 with code 1023 when the body differs, and
 * 409 with code 1025 when the key is closed.
 */
export async function idempotent(
  c: Context<Env>,
  key: string | undefined,
  body: unknown,
  run: (commit: Commit) => Outcome | Promise<Outcome>,
  owner: string = ownerOf(c),
): Promise<Response> {
  const { db, clock } = c.get('world');
  if (key === undefined || !/^[\w-]{8,64}$/.test(key)) throw wrongField('Idempotency-Key', 'field_error_required');
  const id: ActionId = { owner, key };
  const bodyHash = hashOf(body);

  const known = transaction(db, () => {
    const found = findAction(db, id, clock.now());
    if (found === null) claimAction(db, id, { state: 'under_way', bodyHash, now: clock.now() });
    return found;
  });
  if (known?.state === 'closed') throw new ApiFailure(409, errorCodes.keyClosed, 'This action was cancelled.');
  if (known !== null && known.bodyHash !== bodyHash)
    throw new ApiFailure(422, errorCodes.keyReused, 'The same key came with other contents.');
  if (known?.state === 'under_way')
    throw new ApiFailure(409, errorCodes.keyUnderWay, 'This action is already in progress.', { retryAfter: 1 });
  if (known !== null) return written(known.answer, known.status);

  const remember = ({ status, body: answer }: Outcome): string => {
    const text = JSON.stringify(answer);
    finishAction(db, id, status, text);
    return text;
  };
  const committed: { text: string | null } = { text: null };
  const commit: Commit = (act) =>
    transaction(db, () => {
      const outcome = act();
      committed.text = remember(outcome);
      return outcome;
    });
  try {
    const outcome = await run(commit);
    return written(committed.text ?? remember(outcome), outcome.status);
  } catch (error) {
    if (!(error instanceof ApiFailure) || isNeverRemembered(error)) {
      forgetAction(db, id);
      throw error;
    }
    return written(
      remember({ status: error.status, body: failureBody(error, c.get('requestId'), languageOf(c)) }),
      error.status,
    );
  }
}

/** Has a call of this player come with this key? Then its answer is told, whatever keeps new ones away. */
export function isKnownAction(c: Context<Env>, key: string | undefined): boolean {
  const { db, clock } = c.get('world');
  const session = c.get('session');
  return (
    session !== null &&
    key !== undefined &&
    findAction(db, { owner: userOwner(session.userId), key }, clock.now()) !== null
  );
}

function ownerOf(c: Context<Env>): string {
  const session = c.get('session');
  if (session === null) throw unauthorized();
  return userOwner(session.userId);
}

const written = (text: string, status: number): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'application/json; charset=utf-8' } });
