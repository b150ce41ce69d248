import { createEvent, createStore, sample } from 'effector';

import { balanceRefreshRequested } from '@/entities/account';
import { betReceived, betsRequested, type PlacedBet } from '@/entities/bet';
import { newUuid } from '@/shared/lib/device';

import { replyFx } from '../api/reply';

/** The player takes or leaves what a trader offers instead of his bet. */
export const offerAnswered = createEvent<{ bet: PlacedBet; isAccepted: boolean }>();

/** Bets whose reply is on its way. */
export const $replying = createStore<readonly string[]>([])
  .on(replyFx, (ids, { betId }) => [...ids, betId])
  .on(replyFx.finally, (ids, { params }) => ids.filter((id) => id !== params.betId));

sample({
  clock: offerAnswered,
  source: $replying,
  filter: (ids, { bet }) => !ids.includes(bet.id),
  fn: (_, { bet, isAccepted }) => ({ key: newUuid(), betId: bet.id, isAccepted }),
  target: replyFx,
});

sample({ clock: replyFx.doneData, target: betReceived });
sample({ clock: replyFx.done, fn: () => undefined, target: balanceRefreshRequested });
// A refusal, or no answer: the list of bets has the last word.
sample({ clock: replyFx.fail, fn: () => undefined, target: betsRequested });
