import {
  BreakAnswer,
  LimitActionAnswer,
  type LimitQuestion,
  LimitsAnswer,
  ReasonsAnswer,
  ReturnAnswer,
  SetLimitsAnswer,
  TestAnswersAnswer,
} from '@contracts/limits';

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

/** Questions that come before what was asked for, and the token of the answers. Row LIM-27. */
export type Test = { questions: readonly LimitQuestion[]; token: string };
const testOf = (questions: readonly LimitQuestion[] = [], token = ''): Test | null =>
  questions.length > 0 && token !== '' ? { questions, token } : null;

/** POST limits: stricter holds in the answer, looser waits. `value`: units of the main currency; null: no limit. */
export const setMutation = createApiMutation({
  request: ({ type, value }: { type: number; value: number | null; iso: string }) => ({
    method: 'POST',
    byPress: true,
    path: `${base}/limits`,
    body: { limits: [{ limitType: type, limitValue: value }] },
  }),
  contract: SetLimitsAnswer,
  mapData: ({ limitsData, questions, tokenGuid }, { iso }): { limits: Limits; test: Test | null } => ({
    limits: toLimits(limitsData, iso),
    test: testOf(questions, tokenGuid),
  }),
});

/** POST testanswers: `wrong` are the questions with a wrong answer; without one the limit is asked for. 131: expired. */
export const testMutation = createApiMutation({
  request: ({ token, answers }: { token: string; answers: Readonly<Record<number, number>>; iso: string }) => ({
    method: 'POST',
    byPress: true,
    path: `${base}/testanswers`,
    body: {
      tokenGuid: token,
      answers: Object.entries(answers).map(([id, optionId]) => ({ questionId: Number(id), optionId })),
    },
  }),
  contract: TestAnswersAnswer,
  mapData: ({ questionsResult, success, limitsData }, { iso }) => ({
    limits: toLimits(limitsData, iso),
    isPassed: success,
    wrong: questionsResult.filter(({ isRight }) => !isRight).map(({ questionId }) => questionId),
  }),
});

/** POST return: the player asks to come back. Gives when the account opens, epoch ms. Row LIM-58. */
export const returnMutation = createApiMutation({
  request: () => ({ method: 'POST', byPress: true, path: `${base}/return` }),
  contract: ReturnAnswer,
  mapData: ({ data }) => data.opensAt * 1000,
});

/** POST limitaction: yes or no to a limit that waits; 409 when it cannot be answered now. */
export const answerMutation = createApiMutation({
  request: ({ type, action }: { type: number; action: 'confirm' | 'reject' }) => ({
    method: 'POST',
    byPress: true,
    path: `${base}/limitaction`,
    body: { limitType: type, action },
  }),
  contract: LimitActionAnswer,
  mapData: ({ title }) => title ?? null,
});

/** POST timeout. `key` is a UUID of this one press. Gives the end, epoch ms. */
export const timeOutMutation = createApiMutation({
  request: ({ days, key, scope }: { days: number; key: string; scope: 'deposit' | 'play' }) => ({
    method: 'POST',
    byPress: true,
    path: `${base}/timeout`,
    idempotencyKey: key,
    body: { days, scope },
  }),
  contract: BreakAnswer,
  mapData: ({ data }) => data.endsAt * 1000,
});

type Leave = { days: number; reasonId: number | null; brands: 'this' | 'all' };

/** POST BlockUser: the player leaves, and every session of theirs ends. Gives the end, epoch ms. */
export const excludeMutation = createApiMutation({
  request: ({ days, reasonId, brands, key }: Leave & { key: string }) => ({
    method: 'POST',
    byPress: true,
    path: '/limit-service-api/limit/external/web/api/v1/BlockUser',
    idempotencyKey: key,
    body: { days, brands, ...(reasonId === null ? {} : { reasonId }) },
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
