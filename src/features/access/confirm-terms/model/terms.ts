import { createEffect, createEvent, createStore, scopeBind } from 'effector';

import { known } from '@/shared/known';
import { createPart, loaded } from '@/shared/part';

import type { Agreement } from '../lib/terms';

/** The terms that the player agreed to on this page, named by their own epoch ms. */
export const termsConfirmed = createEvent<number>();

const agreementPart = createPart({ name: 'agreement', load: () => import('../api/agreement') });

/** The code loads with the first player who must be asked. */
export const readAgreementFx = createEffect(async (_: { now: number }): Promise<Agreement> => {
  const inScope = scopeBind((call: () => Promise<Agreement>) => call(), { safe: true });
  const { agreementFx } = await loaded(agreementPart);
  return inScope(() => agreementFx());
});

/** The backend's answer, and when the page asked (epoch ms). */
export const $agreement = known(
  createStore<(Agreement & { readAt: number }) | null>(null)
    .on(readAgreementFx.done, (_, { params: { now }, result }) => ({ ...result, readAt: now }))
    .on(termsConfirmed, (last, updatedAt) => ({ readAt: last?.readAt ?? 0, isAgreed: true, updatedAt })),
);

export const $confirmedAt = known(
  createStore<number | null>(null)
    .on(readAgreementFx.doneData, (last, { isAgreed, updatedAt }) => last ?? (isAgreed ? updatedAt : null))
    .on(termsConfirmed, (_, updatedAt) => updatedAt),
);
