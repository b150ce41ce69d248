import type { Query } from '@farfetched/core';
import { createEffect, createEvent, createStore, type Effect, sample, scopeBind } from 'effector';

import { type ApiFailure, cancelledFailure } from './failure';

type Wait<Params, Data> = { params: Params; resolve: (data: Data) => void; reject: (failure: ApiFailure) => void };

/**
 * A start of the query with its answer as a promise, repeats included. For guards and effects, which hold somebody
 * until the answer is here; a view reads the query's stores.
 */
export function answerOf<Params, Data>({
  start,
  finished,
  aborted,
}: Query<Params, Data, ApiFailure>): Effect<Params, Data, ApiFailure> {
  type Settle = { params: Params; settle: (wait: Wait<Params, Data>) => void };
  const joined = createEvent<Wait<Params, Data>>();
  const settled = createEvent<Settle>();
  const $waits = createStore<readonly Wait<Params, Data>[]>([]).on(joined, (waits, wait) => [...waits, wait]);
  const settleFx = createEffect(({ waits, settle }: Settle & { waits: readonly Wait<Params, Data>[] }) => {
    waits.forEach(settle);
  });

  sample({ clock: joined, fn: ({ params }) => params, target: start });
  sample({
    clock: finished.finally,
    fn: (outcome): Settle => ({
      params: outcome.params,
      settle: ({ resolve, reject }) => {
        if (outcome.status === 'done') resolve(outcome.result);
        else reject(outcome.status === 'fail' ? outcome.error : cancelledFailure());
      },
    }),
    target: settled,
  });
  sample({
    clock: aborted,
    fn: ({ params }): Settle => ({ params, settle: ({ reject }) => reject(cancelledFailure()) }),
    target: settled,
  });
  sample({
    clock: settled,
    source: $waits,
    fn: (waits, { params, settle }) => ({ params, settle, waits: waits.filter((wait) => wait.params === params) }),
    target: settleFx,
  });
  $waits.on(settleFx, (waits, { params }) => waits.filter((wait) => wait.params !== params));

  return createEffect<Params, Data, ApiFailure>(
    (params) =>
      new Promise<Data>((resolve, reject) => {
        scopeBind(joined, { safe: true })({ params, resolve, reject });
      }),
  );
}
