import { createEvent, createStore } from 'effector';

/** A bit for each card that stays. A round that is not this one has held nothing. */
type Held = { round: string; hold: number };

export const cardPressed = createEvent<{ round: string; place: number }>();
export const $held = createStore<Held>({ round: '', hold: 0 }).on(cardPressed, (held, { round, place }) => ({
  round,
  hold: (held.round === round ? held.hold : 0) ^ (1 << place),
}));
/** What is held in this round. */
export const holdOf = (held: Held, round: string): number => (held.round === round ? held.hold : 0);
