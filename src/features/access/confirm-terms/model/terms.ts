import { createEffect, createEvent, createStore, scopeBind } from 'effector';

import { createPart, loaded } from '@/shared/part';

import type { Agreement } from '../lib/terms';

/** What was agreed to on the page of the terms, epoch ms of those terms. */
export const termsConfirmed = createEvent<number>();

const agreementPart = createPart({ name: 'agreement', load: () => import('../api/agreement') });

/** Its code comes with the first player who is asked. */
export const readAgreementFx = createEffect(async (_: { now: number }): Promise<Agreement> => {
  const inScope = scopeBind((call: () => Promise<Agreement>) => call(), { safe: true });
  const { agreementFx } = await loaded(agreementPart);
  return inScope(() => agreementFx(undefined));
});

/** What the backend said, and when it was asked (epoch ms). */
export const $agreement = createStore<(Agreement & { readAt: number }) | null>(null)
  .on(readAgreementFx.done, (_, { params: { now }, result }) => ({ ...result, readAt: now }))
  .on(termsConfirmed, (known, updatedAt) => ({ readAt: known?.readAt ?? 0, isAgreed: true, updatedAt }));

export const $confirmedAt = createStore<number | null>(null)
  .on(readAgreementFx.doneData, (known, { isAgreed, updatedAt }) => known ?? (isAgreed ? updatedAt : null))
  .on(termsConfirmed, (_, updatedAt) => updatedAt);
