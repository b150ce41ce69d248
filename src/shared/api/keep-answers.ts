import { attach, createEffect, createStore, type Effect } from 'effector';

import type { ApiFailure } from './failure';

type Kept<Data> = { at: number; data: Data };

/**
 * The same call, which answers from memory for so long after an answer; told apart by its parameters, kept by scope. Farfetched's own cache would
 * bring its stores of every kind with it, a kilobyte of every first load.
 */
export function keepAnswers<Params, Data>(
  callFx: Effect<Params, Data, ApiFailure>,
  keepMs: number,
): Effect<Params, Data, ApiFailure> {
  const keyOf = (params: Params) => JSON.stringify({ params });
  const $kept = createStore<ReadonlyMap<string, Kept<Data>>>(new Map(), { serialize: 'ignore' }).on(
    callFx.done,
    (all, { params, result }) => new Map(all).set(keyOf(params), { at: Date.now(), data: result }),
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
