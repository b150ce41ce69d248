import { cache, concurrency, createQuery, inMemoryCache, type Query, retry } from '@farfetched/core';
import { type Event, merge } from 'effector';

import { abortSignal } from './abort-signal';
import { type ApiCallDefinition, createApiCall } from './create-api-call';
import { type ApiFailure, isTransient } from './failure';
import { pageLeft } from './page';
import { answersForgotten } from './token';

type Retry = {
  /** How many times to repeat it after the first attempt (decision D-18). */
  times: number;
  delayMs: number | ((attempt: number) => number);
  /** The failures that are retried: by default the temporary ones, no answer or 5xx. */
  when?: (failure: ApiFailure) => boolean;
};

/**
 * The page uses an answer again for this long, ms, by its parameters; another player's page asks again. The cache knows
 * the query by its name.
 */
type Kept = { name: string; cacheMs: number } | { name?: string; cacheMs?: undefined };

export type ApiQueryDefinition<Params, Raw, Data> = ApiCallDefinition<Params, Raw, Data> &
  Kept & {
    retry?: Retry;
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

/** The most entries in the cache of one query. */
const keptAnswers = 100;

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
    effect: callFx,
  });
  // An answer from the cache is no call that could replace the one before, so the start itself ends that.
  const replaced = cacheMs !== undefined && strategy === 'TAKE_LATEST' ? [query.start] : [];
  concurrency(query, { strategy, abortAll: merge([...replaced, ...(cancelled ? [cancelled] : [])]) });
  if (cacheMs !== undefined) {
    const adapter = inMemoryCache({ maxAge: cacheMs, maxEntries: keptAnswers });
    cache(query, { adapter, staleAfter: cacheMs, purge: answersForgotten, humanReadableKeys: true });
  }
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
