import { createEvent, createStore } from 'effector';

/** What a page of tickets was given to show. */
type Read = { path: string; answer: unknown };
export const ticketsRead = createEvent<Read>();

const most = 6;
/** The latest ones, the newest last: their viewers may arrive later. */
export const $ticketsRead = createStore<readonly Read[]>([]).on(ticketsRead, (all, read) =>
  [...all, read].slice(-most),
);
