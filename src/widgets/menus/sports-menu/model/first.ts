import { createEvent, createStore } from 'effector';

/** Other competitions stand before heavier ones, by id. Whoever knows which says so, also late. */
export const firstChanged = createEvent<readonly number[]>();
export const $first = createStore<readonly number[]>([]).on(firstChanged, (_, ids) => ids);
