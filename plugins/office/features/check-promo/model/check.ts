import { createEvent, sample } from 'effector';

import { PromoVerdictAnswer } from '@contracts/promo-records';

import { createAct } from '../../../../sdk/act';
import { createDraft } from '../../../../sdk/draft';

/** Asks what a code gives, without using it up. */
export const checking = createAct(({ office }, code: string) =>
  office.send('POST', '/coupon-api/v1/promo-codes/check', PromoVerdictAnswer, { code }).then(({ data }) => data),
);
export const draft = createDraft({ code: '' }, [checking.Place.close]);
export const submitted = createEvent();

sample({
  clock: submitted,
  source: draft.$fields,
  filter: ({ code }) => code.trim() !== '',
  fn: ({ code }) => code,
  target: checking.started,
});
