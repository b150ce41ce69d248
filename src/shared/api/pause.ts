import { createEvent, createStore } from 'effector';

import type { ApiFailure } from './failure';
import { caseOf } from './recovery';
import { type ApiRequest, isReadRequest } from './request';

/** `until`: epoch ms of the device. */
type Pause = { until: number; failure: ApiFailure };
type Pauses = Readonly<Record<string, Pause>>;

export const paused = createEvent<{ request: ApiRequest; failure: ApiFailure }>();

/**
 * Names what must rest: the reads of one address. Null when nothing has to rest after this failure. A write is never
 * held back, because a player pressed something and is told of the failure.
 */
export const pauseKeyOf = (request: ApiRequest, failure: ApiFailure): string | null =>
  caseOf(failure).waits === true && isReadRequest(request) && waitOf(failure) > 0 ? request.path : null;

const waitOf = (failure: ApiFailure): number => (failure.kind === 'server' ? (failure.retryAfterMs ?? 0) : 0);

/**
 * Addresses that answered 429, by path. A poll of such a path asks again after the time that the answer named. Spec:
 * api §1.3.
 */
export const $pauses = createStore<Pauses>({}).on(paused, (pauses, { request, failure }) => ({
  ...pauses,
  [request.path]: { until: Date.now() + waitOf(failure), failure },
}));

/** Returns the answer for this request until the pause is over; null when the request may be sent. */
export function pauseOf(pauses: Pauses, request: ApiRequest, now: number): ApiFailure | null {
  const pause = pauses[request.path];
  return pause !== undefined && isReadRequest(request) && now < pause.until ? pause.failure : null;
}
