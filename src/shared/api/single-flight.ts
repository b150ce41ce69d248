import { createEffect, createEvent, createStore, type Effect, sample, scopeBind } from 'effector';

type Waiter<T> = { resolve: (value: T) => void; reject: (error: unknown) => void };

/**
 * All callers during a run share it and get the same outcome. The scope keeps the list of waiting callers, so two
 * scopes never share a run.
 */
export function createSingleFlight<T>(runFx: Effect<void, T>): Effect<void, T> {
  const joined = createEvent<Waiter<T>>();
  const $waiters = createStore<Waiter<T>[]>([]).on(joined, (waiters, waiter) => [...waiters, waiter]);

  const answerFx = createEffect(
    ({ waiters, settle }: { waiters: Waiter<T>[]; settle: (waiter: Waiter<T>) => void }) => {
      waiters.forEach(settle);
    },
  );

  sample({
    clock: joined,
    source: runFx.pending,
    filter: (isUnderWay) => !isUnderWay,
    target: runFx,
  });
  sample({
    clock: runFx.doneData,
    source: $waiters,
    fn: (waiters, value) => ({ waiters, settle: ({ resolve }: Waiter<T>) => resolve(value) }),
    target: answerFx,
  });
  sample({
    clock: runFx.failData,
    source: $waiters,
    fn: (waiters, error) => ({ waiters, settle: ({ reject }: Waiter<T>) => reject(error) }),
    target: answerFx,
  });
  $waiters.reset(answerFx);

  // eslint-disable-next-line @typescript-eslint/no-invalid-void-type -- how effector names "no parameters"
  return createEffect<void, T>(
    () =>
      new Promise<T>((resolve, reject) => {
        scopeBind(joined, { safe: true })({ resolve, reject });
      }),
  );
}
