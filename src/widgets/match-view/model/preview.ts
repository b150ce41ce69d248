import { createStore } from 'effector';

import { outcomePressed } from '@/entities/match';

/** The match of the last pressed price. */
export const $pressedGameId = createStore<number | null>(null).on(outcomePressed, (_, { gameId }) => gameId);
