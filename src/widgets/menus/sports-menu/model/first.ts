import { createEvent, createStore } from 'effector';

/** Other competitions are before heavier ones, by id. The code that learns which one says so, also late. */
export const firstChanged = createEvent<readonly number[]>();
export const $first = createStore<readonly number[]>([]).on(firstChanged, (_, ids) => ids);
