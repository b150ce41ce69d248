import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { ERROR_CODE } from '../../contracts/common.ts';
import { transaction } from '../db/index.ts';
import type { Env } from '../server/context.ts';
import { ApiFailure, failureBody, wrongField } from '../server/failure.ts';
import { claimAction, findAction, finishAction, forgetAction, hashOf, userOwner, type ActionId } from './store.ts';

/** What a call answers; remembered under its key. */
export type Outcome = { status: ContentfulStatusCode; body: unknown };

/**
 * Runs its function in one transaction and writes the answer under the key in the same one: either the money moved and the answer is
 * known, or neither. An `ApiFailure` thrown inside rolls the money back and becomes the answer.
 */
export type Commit = (act: () => Outcome) => Outcome;

/** Answers given before the action itself was considered: the same key must be free for the replay. Spec: api §8. */
const isNeverRemembered = ({ status, code }: ApiFailure): boolean =>
  status === 401 || status === 429 || status === 451 || status >= 500 || (code >= 100 && code <= 120);

/**
 * Runs a call once for its key, however often it is delivered, and gives the first answer to every repetition. `run` may wait (live
 * delay), then calls `commit` once; an `ApiFailure` that it throws is an answer too. 409 with Retry-After while the key is under way,
 * 422 code 1023 for another body, 409 code 1025 for a key that was closed.
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
  if (known?.state === 'closed') throw new ApiFailure(409, ERROR_CODE.keyClosed, 'This action was given up.');
  if (known !== null && known.bodyHash !== bodyHash)
    throw new ApiFailure(422, ERROR_CODE.keyReused, 'The same key came with other contents.');
  if (known?.state === 'under_way')
    throw new ApiFailure(409, ERROR_CODE.conflict, 'This action is under way.', { retryAfter: 1 });
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
    return written(remember({ status: error.status, body: failureBody(error, c.get('requestId')) }), error.status);
  }
}

function ownerOf(c: Context<Env>): string {
  const session = c.get('session');
  if (session === null) throw new ApiFailure(401, ERROR_CODE.unauthorized, 'Sign in to go on.');
  return userOwner(session.userId);
}

const written = (text: string, status: number): Response =>
  new Response(text, { status, headers: { 'Content-Type': 'application/json; charset=utf-8' } });
