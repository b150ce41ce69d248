import { concurrency, createMutation, type Mutation } from '@farfetched/core';

import { createApiCall, type ApiCallDefinition } from './create-api-call';
import type { ApiFailure } from './failure';

export type ApiMutationDefinition<Params, Raw, Data> = ApiCallDefinition<Params, Raw, Data> & {
  /** A second start while the first is under way: dropped (default), or it replaces the first. */
  strategy?: 'TAKE_FIRST' | 'TAKE_LATEST' | 'TAKE_EVERY';
};

/** A write: sent once, replayed by the pipeline's own recovery alone, never by a retry. */
export function createApiMutation<Params, Raw, Data>({
  strategy = 'TAKE_FIRST',
  ...call
}: ApiMutationDefinition<Params, Raw, Data>): Mutation<Params, Data, ApiFailure> {
  const mutation: Mutation<Params, Data, ApiFailure> = createMutation({ effect: createApiCall(call) });
  concurrency(mutation, { strategy });
  return mutation;
}
