import { createEffect, createEvent, createStore, scopeBind } from 'effector';

import { createPart, loaded } from '@/shared/part';
import { modalsClosed } from '@/shared/routing';

/** The player has set themselves a time-out, so their deposit must wait. */
export const depositRefused = createEvent();
/** The page of deposits asks the player to verify themselves. */
export const verificationAsked = createEvent();
export const verificationClosed = createEvent();

const limitsPart = createPart({ name: 'deposit limits', load: () => import('./time-out-part') });

/**
 * Until when the player may not deposit (epoch ms, null: without an end). Null when they may. The code loads with the
 * first deposit.
 */
export const readTimeoutFx = createEffect(async (): Promise<{ endsAt: number | null } | null> => {
  const inScope = scopeBind((call: () => Promise<{ endsAt: number | null } | null>) => call(), { safe: true });
  const { depositTimeoutFx } = await loaded(limitsPart);
  return inScope(() => depositTimeoutFx());
});

export const $isVerificationOpen = createStore(false)
  .on(verificationAsked, () => true)
  .reset(verificationClosed, modalsClosed);
