import { createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { $textOf, loadDictionariesFx } from '@/shared/i18n';
import { logFx } from '@/shared/lib/logger';
import { noticeShown } from '@/shared/lib/notices';
import { modalsClosed } from '@/shared/routing';

/** A deposit waits for the end of a time-out that the player has set himself. */
export const depositRefused = createEvent();
/** The page of deposits asks the player to verify himself. */
export const verificationAsked = createEvent();
export const verificationClosed = createEvent();

/** Until when the player may not deposit (epoch ms, null: without an end); null when he may. Its code comes with the first deposit. */
export const readTimeoutFx = createEffect(async (): Promise<{ endsAt: number | null } | null> => {
  const inScope = scopeBind((call: () => Promise<{ endsAt: number | null } | null>) => call(), { safe: true });
  const { depositTimeoutFx } = await import('../api/limits');
  return inScope(() => depositTimeoutFx(undefined));
});

/** Texts of this feature are not part of every page. */
const loadTextsFx = createEffect(async (_: { isRefused: boolean }) => {
  await scopeBind(loadDictionariesFx, { safe: true })(['recharge']);
});

export const $isVerificationOpen = createStore(false)
  .on(loadTextsFx.done, (_, { params }) => !params.isRefused)
  .reset(verificationClosed, modalsClosed);

sample({ clock: depositRefused, fn: () => ({ isRefused: true }), target: loadTextsFx });
sample({ clock: verificationAsked, fn: () => ({ isRefused: false }), target: loadTextsFx });
sample({
  clock: loadTextsFx.done,
  source: $textOf,
  filter: (_, { params }) => params.isRefused,
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
