import { createEvent } from 'effector';

/** The outcome that the player pressed. */
export type Outcome = { gameId: number; marketId: number };

/** The player pressed a price that they may take. It goes into the coupon, or out of it. */
export const outcomePressed = createEvent<Outcome>();
