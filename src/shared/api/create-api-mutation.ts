import { concurrency, createMutation, type Mutation } from '@farfetched/core';

import { abortSignal } from './abort-signal';
import { type ApiCallDefinition, createApiCall } from './create-api-call';
import type { ApiFailure } from './failure';

export type ApiMutationDefinition<Params, Raw, Data> = ApiCallDefinition<Params, Raw, Data> & {
  /** What happens to a second start while the first one runs: it is dropped (default), or it replaces the first. */
  strategy?: 'TAKE_FIRST' | 'TAKE_LATEST' | 'TAKE_EVERY';
};

/** A write. It is sent once. Only the pipeline's own recovery may send it again, never a retry. */
export function createApiMutation<Params, Raw, Data>({
  strategy = 'TAKE_FIRST',
  ...call
}: ApiMutationDefinition<Params, Raw, Data>): Mutation<Params, Data, ApiFailure> {
  const mutation: Mutation<Params, Data, ApiFailure> = createMutation({
    effect: createApiCall({ ...call, signalOf: abortSignal }),
  });
  concurrency(mutation, { strategy });
  return mutation;
}
