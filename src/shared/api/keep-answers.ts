import { attach, createEffect, createStore, type Effect } from 'effector';

import type { ApiFailure } from './failure';

type Kept<Data> = { at: number; data: Data };

/**
 * Wraps a call so that it answers from memory for this long after an answer. It tells questions apart by their
 * parameters, and each scope has its own memory. Farfetched's own cache would bring stores of every kind, a kilobyte
 * of every first load.
 */
export function keepAnswers<Params, Data>(
  callFx: Effect<Params, Data, ApiFailure>,
  keepMs: number,
): Effect<Params, Data, ApiFailure> {
  const keyOf = (params: Params) => JSON.stringify({ params });
  const $kept = createStore<ReadonlyMap<string, Kept<Data>>>(new Map()).on(callFx.done, (all, { params, result }) =>
    new Map(all).set(keyOf(params), { at: Date.now(), data: result }),
  );
  type Asked = { kept: Kept<Data> | undefined; params: Params };
  return attach({
    source: $kept,
    mapParams: (params: Params, all): Asked => ({ kept: all.get(keyOf(params)), params }),
    effect: createEffect<Asked, Data, ApiFailure>(({ kept, params }) =>
      kept !== undefined && Date.now() - kept.at < keepMs ? kept.data : callFx(params),
    ),
  });
}
