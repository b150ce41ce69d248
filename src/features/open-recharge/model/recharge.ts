import { attach, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { $textOf, loadDictionariesFx } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';
import { noticeShown } from '@/shared/lib/notices';
import { createPart, loaded } from '@/shared/part';
import { modalsClosed } from '@/shared/routing';

/** The player has set themselves a time-out, so their deposit must wait. */
export const depositRefused = createEvent();
/** The page of deposits asks the player to verify themselves. */
export const verificationAsked = createEvent();
export const verificationClosed = createEvent();

const limitsPart = createPart({ name: 'limits of deposits', load: () => import('../api/limits') });

/**
 * Until when the player may not deposit (epoch ms, null: without an end). Null when they may. The code loads with the
 * first deposit.
 */
export const readTimeoutFx = createEffect(async (): Promise<{ endsAt: number | null } | null> => {
  const inScope = scopeBind((call: () => Promise<{ endsAt: number | null } | null>) => call(), { safe: true });
  const { depositTimeoutFx } = await loaded(limitsPart);
  return inScope(() => depositTimeoutFx(undefined));
});

/** Loads the words of the refusal, which most pages do not need. */
const loadTextsFx = attach({ effect: loadDictionariesFx, mapParams: () => ['recharge'] });

export const $isVerificationOpen = createStore(false)
  .on(verificationAsked, () => true)
  .reset(verificationClosed, modalsClosed);

sample({ clock: depositRefused, target: loadTextsFx });
sample({
  clock: loadTextsFx.done,
  source: $textOf,
  fn: (find) => ({
    kind: 'warning' as const,
    text: find('recharge.timeout.text') ?? '',
    key: 'deposit-timeout',
  }),
  target: noticeShown,
});
sample({
  clock: loadTextsFx.failData,
  fn: (details) => ({ level: 'error' as const, text: 'Texts of the deposit did not load', details }),
  target: logFx,
});
