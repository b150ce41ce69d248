import { concurrency, createQuery, type Query, retry } from '@farfetched/core';
import type { Event } from 'effector';

import { abortSignal } from './abort-signal';
import { type ApiCallDefinition, createApiCall } from './create-api-call';
import { type ApiFailure, isTransient } from './failure';
import { keepAnswers } from './keep-answers';
import { pageLeft } from './page';

type Retry = {
  /** How many times to repeat it after the first attempt (decision D-18). */
  times: number;
  delayMs: number | ((attempt: number) => number);
  /** After which failures: by default those that may pass, no answer or 5xx. */
  when?: (failure: ApiFailure) => boolean;
};

export type ApiQueryDefinition<Params, Raw, Data> = ApiCallDefinition<Params, Raw, Data> & {
  /** Names it in the tools of farfetched, and its answers in a cache. */
  name?: string;
  retry?: Retry;
  /** The page uses an answer again for this long, ms. */
  cacheMs?: number;
  /** Which of several starts counts: the newest (default), or each. */
  strategy?: 'TAKE_LATEST' | 'TAKE_EVERY' | 'TAKE_FIRST';
  /**
   * The answer is useless once the player has left the page that asked, so leaving cancels the call silently. Spec:
   * shell §8, HTTP-16.
   */
  isOfPage?: boolean;
  /** Cancels the running call silently. */
  cancelled?: Event<void>;
};

/** A read: `start(params)`, `$data`, `$pending`, `finished.failure` with an `ApiFailure`. */
export function createApiQuery<Params, Raw, Data>({
  name,
  retry: again,
  cacheMs,
  strategy = 'TAKE_LATEST',
  isOfPage = false,
  cancelled = isOfPage ? pageLeft : undefined,
  ...call
}: ApiQueryDefinition<Params, Raw, Data>): Query<Params, Data, ApiFailure> {
  const callFx = createApiCall({ ...call, signalOf: abortSignal });
  const query: Query<Params, Data, ApiFailure> = createQuery({
    ...(name !== undefined && { name }),
    effect: cacheMs === undefined ? callFx : keepAnswers(callFx, cacheMs),
  });
  concurrency(query, { strategy, ...(cancelled && { abortAll: cancelled }) });
  if (again !== undefined) {
    const { times, delayMs, when = isTransient } = again;
    retry(query, {
      times,
      delay: ({ attempt }: { attempt: number }) => (typeof delayMs === 'number' ? delayMs : delayMs(attempt)),
      filter: ({ error }: { error: ApiFailure }) => when(error),
    });
  }
  return query;
}
