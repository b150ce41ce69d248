import { BreakAnswer, LimitActionAnswer, LimitsAnswer, ReasonsAnswer, SetLimitsAnswer } from '@contracts/limits';

import { createApiMutation, createApiQuery } from '@/shared/api';

import { type Limits, toLimits } from '../lib/limit';

const base = '/limit-service-api/api/external/web/v3';

/** GET limits: what is in force or waits. `iso`: the main currency. Spec: api §6. */
export const limitsQuery = createApiQuery({
  request: (_: { iso: string }) => ({ path: `${base}/limits` }),
  isOfPage: true,
  contract: LimitsAnswer,
  mapData: (limits, { iso }): Limits => toLimits(limits, iso),
});

/** POST limits: stricter holds in the answer, looser waits. `value`: units of the main currency; null: no limit. */
export const setMutation = createApiMutation({
  request: ({ type, value }: { type: number; value: number | null; iso: string }) => ({
    method: 'POST',
    path: `${base}/limits`,
    body: { limits: [{ limitType: type, limitValue: value }] },
  }),
  contract: SetLimitsAnswer,
  mapData: ({ limitsData }, { iso }): Limits => toLimits(limitsData, iso),
});

/** POST limitaction: yes or no to a limit that waits; 409 when it cannot be answered now. */
export const answerMutation = createApiMutation({
  request: ({ type, action }: { type: number; action: 'confirm' | 'reject' }) => ({
    method: 'POST',
    path: `${base}/limitaction`,
    body: { limitType: type, action },
  }),
  contract: LimitActionAnswer,
  mapData: ({ title }) => title ?? null,
});

/** POST timeout. `key` is a UUID of this one press. Gives the end, epoch ms. */
export const timeOutMutation = createApiMutation({
  request: ({ days, key }: { days: number; key: string }) => ({
    method: 'POST',
    path: `${base}/timeout`,
    idempotencyKey: key,
    body: { days },
  }),
  contract: BreakAnswer,
  mapData: ({ data }) => data.endsAt * 1000,
});

/** POST BlockUser: the player leaves, and every session of theirs ends. Gives the end, epoch ms. */
export const excludeMutation = createApiMutation({
  request: ({ days, reasonId, key }: { days: number; reasonId: number | null; key: string }) => ({
    method: 'POST',
    path: '/limit-service-api/limit/external/web/api/v1/BlockUser',
    idempotencyKey: key,
    body: { days, ...(reasonId === null ? {} : { reasonId }) },
  }),
  contract: BreakAnswer,
  mapData: ({ data }) => data.endsAt * 1000,
});

/** GET reasons: in the language of the page, for the form alone. */
export const reasonsQuery = createApiQuery({
  request: (_: { language: string }) => ({ path: `${base}/reasons/selfexclude` }),
  isOfPage: true,
  contract: ReasonsAnswer,
  mapData: ({ data }) => data,
});
