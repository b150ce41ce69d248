import { createStore } from 'effector';

import { outcomePressed } from '@/entities/game';

/** The match whose price was pressed last. */
export const $pressedGameId = createStore<number | null>(null).on(outcomePressed, (_, { gameId }) => gameId);
