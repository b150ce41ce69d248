import { createStore, type Event, type EventCallable, sample, type Store } from 'effector';

type Read<Params> = { start: EventCallable<Params>; $pending: Store<boolean> };

/**
 * A read that was under way during a write may return the older state and overwrite the new one on the page, so it is
 * sent again.
 */
export function readAgain<Params>(query: Read<Params>, written: Event<unknown>): void {
  // In an array: a store does not accept every value that the parameters may have.
  const $asked = createStore<readonly Params[]>([]).on(query.start, (_, params) => [params]);
  sample({
    clock: written,
    source: { asked: $asked, isPending: query.$pending },
    filter: ({ asked, isPending }) => isPending && asked.length > 0,
    fn: ({ asked }) => asked[0] as Params,
    target: query.start,
  });
}
