import { createEvent } from 'effector';

/** The outcome that the player pressed. */
export type Outcome = { gameId: number; marketId: number };

/** The player pressed an available price. The press adds it to the coupon, or removes it. */
export const outcomePressed = createEvent<Outcome>();
