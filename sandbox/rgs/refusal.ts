import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

import { errorCodes as E } from '../../contracts/common.ts';
import { isRgsPath, type RgsError, type RgsRefusal } from '../../contracts/rgs.ts';
import { type Env, languageOf } from '../http/context.ts';
import { type ApiFailure, failureBody } from '../http/failure.ts';

/** Codes of the other calls that mean more than a wrong request. */
const errors: Readonly<Record<number, RgsError>> = {
  [E.notEnoughMoney]: 'ERR_IPB',
  [E.unauthorized]: 'ERR_IS',
  [E.sessionLimit]: 'ERR_IS',
  [E.forbidden]: 'ERR_ATE',
  [E.banned]: 'ERR_ATE',
  [E.accountFrozen]: 'ERR_ATE',
  [E.selfExcluded]: 'ERR_GLE',
  [E.resting]: 'ERR_GLE',
  [E.wageringLimit]: 'ERR_GLE',
  [E.lossLimit]: 'ERR_GLE',
  [E.realityCheck]: 'ERR_GLE',
  [E.limitNotChosen]: 'ERR_GLE',
  [E.roundTooSoon]: 'ERR_GLE',
  [E.keyUnderWay]: 'ERR_GEN',
  [E.tooMany]: 'ERR_GEN',
};
/** Statuses that say it, whatever the code is. */
const ofStatus: Readonly<Record<number, RgsError>> = { 451: 'ERR_LOC', 503: 'ERR_MAINTENANCE' };

type Refused = { status: 400 | 500; body: RgsRefusal };

/** A refusal in the words of the game clients' wire. */
export function refusalOf(failure: ApiFailure, requestId: string): Refused {
  const { status, code, message, details } = failure;
  const error = ofStatus[status] ?? errors[code] ?? (status >= 500 ? 'ERR_GEN' : 'ERR_VAL');
  const said = details.errors?.map(({ field, detail }) => `${field ?? ''}: ${detail}`).join('; ') ?? message;
  const data = details.data === undefined ? {} : { data: details.data };
  return {
    status: error === 'ERR_GEN' || error === 'ERR_MAINTENANCE' ? 500 : 400,
    body: { error, message: said, reason: code, ...data, requestId },
  };
}

/** A refusal as its call tells it: `ApiError`, or the words of game clients. */
export function failureOf(c: Context<Env>, failure: ApiFailure): { status: ContentfulStatusCode; body: object } {
  const requestId = c.get('requestId');
  if (isRgsPath(c.req.path)) return refusalOf(failure, requestId);
  return { status: failure.status, body: failureBody(failure, requestId, languageOf(c)) };
}
