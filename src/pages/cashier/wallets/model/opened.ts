import { createEvent } from 'effector';

/** The page of wallets opened, or somebody tries again after a failure. */
export const walletsOpened = createEvent();
