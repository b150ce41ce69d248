import { createEvent } from 'effector';

/** What a press on a price points at. */
export type Outcome = { gameId: number; marketId: number };

/** A press on a price that may be taken: into the coupon, or out of it. */
export const outcomePressed = createEvent<Outcome>();
