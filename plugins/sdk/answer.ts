/** `missing`: the backend says that there is no such thing. */
export type Answer<T> = { state: 'loading' } | { state: 'missing' } | { state: 'failed' } | { state: 'here'; data: T };

/** A value that changes. `get` gives the same object until it does. It is kept up to date while anybody has subscribed. */
export type Watched<T> = { get: () => T; subscribe: (changed: () => void) => () => void };

/** What a zod schema can do. The plugin brings its own. */
export type Contract<T> = { safeParse: (answer: unknown) => { success: true; data: T } | { success: false } };
