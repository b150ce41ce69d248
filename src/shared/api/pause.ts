import { createEvent, createStore } from 'effector';

import type { ApiFailure } from './failure';
import { caseOf } from './recovery';
import { isReadRequest, type ApiRequest } from './request';

/** `until`: epoch ms of the device. */
type Pause = { until: number; failure: ApiFailure };
type Pauses = Readonly<Record<string, Pause>>;

export const paused = createEvent<{ request: ApiRequest; failure: ApiFailure }>();

/** Name of what has to rest: reads of one address; null when this failure makes nothing rest. A write is a person's press, he is told. */
export const pauseKeyOf = (request: ApiRequest, failure: ApiFailure): string | null =>
  caseOf(failure).waits === true && isReadRequest(request) && waitOf(failure) > 0 ? request.path : null;

const waitOf = (failure: ApiFailure): number => (failure.kind === 'server' ? (failure.retryAfterMs ?? 0) : 0);

/** Addresses that answered 429, by path: whoever polls them does so again after the time that they named. Spec: api §1.3. */
export const $pauses = createStore<Pauses>({}).on(paused, (pauses, { request, failure }) => ({
  ...pauses,
  [request.path]: { until: Date.now() + waitOf(failure), failure },
}));

/** The answer that stands for this request until its pause is over; null when it may be sent. */
export function pauseOf(pauses: Pauses, request: ApiRequest, now: number): ApiFailure | null {
  const pause = pauses[request.path];
  return pause !== undefined && isReadRequest(request) && now < pause.until ? pause.failure : null;
}
