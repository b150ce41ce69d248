import { attach } from 'effector';

import {
  type CaptchaChallenge,
  CaptchaChallengeAnswer,
  CaptchaTimeAnswer,
  CaptchaValidateAnswer,
} from '@contracts/captcha';

import { $siteConfig } from '@/entities/site';
import { type CaptchaCode, createApiCall } from '@/shared/api';

import { type Verdict, verdictOf } from '../lib/verdict';

type At<T> = T & { apiPath: string };

/** The path of the captcha calls. Spec: shell §7, decision D-07. */
const $apiPath = $siteConfig.map((config) => config?.apiPath ?? '/web-api');
const base = { isCaptchaCall: true } as const;

/** `instead`: the kind that the call wants, when the player solves another one in its place. */
type Asking = { code: CaptchaCode; instead?: CaptchaCode | undefined };
const askFx = createApiCall({
  request: ({ apiPath, code, instead }: At<Asking>) => ({
    ...base,
    path: `${apiPath}/captcha/challenge`,
    query: { code, instead },
  }),
  contract: CaptchaChallengeAnswer,
  mapData: ({ data }): CaptchaChallenge => data,
});
/** GET {apiPath}/captcha/challenge: the open challenge of a kind. We chose the path: the spec shows none. */
export const challengeFx = attach({
  source: $apiPath,
  mapParams: (asking: Asking, apiPath) => ({ ...asking, apiPath }),
  effect: askFx,
});

const timeCall = (name: 'gettime' | 'update') =>
  createApiCall({
    request: ({ apiPath, isKept }: At<{ isKept: boolean }>) => ({
      ...base,
      path: `${apiPath}/captcha/${name}`,
      ...(isKept ? { query: { keep: 1 } } : {}),
    }),
    contract: CaptchaTimeAnswer,
    mapData: ({ time }) => time * 1000,
  });
const readTimeFx = timeCall('gettime');
const renewFx = timeCall('update');
const toTime = (_: unknown, apiPath: string) => ({ apiPath, isKept: false });

/** GET {apiPath}/captcha/gettime: ms left of the open challenge. Spec: shell §7. */
export const timeFx = attach({ source: $apiPath, mapParams: toTime, effect: readTimeFx });
/** GET {apiPath}/captcha/update: another challenge of the same kind; its ms. Spec: shell §7. */
export const anotherFx = attach({ source: $apiPath, mapParams: toTime, effect: renewFx });
/** Gives the same challenge its whole time again. */
export const moreTimeFx = attach({
  source: $apiPath,
  mapParams: (_: unknown, apiPath) => ({ apiPath, isKept: true }),
  effect: renewFx,
});

type Answering = { id: string; code: CaptchaCode; answer: string };
const answerFx = createApiCall({
  request: ({ apiPath, ...captcha }: At<Answering>) => ({
    ...base,
    method: 'POST',
    path: `${apiPath}/captcha/validate`,
    body: { params: { captcha } },
  }),
  contract: CaptchaValidateAnswer,
  mapData: (answer): Verdict => verdictOf(answer),
});
/** POST {apiPath}/captcha/validate. Spec: shell §7. */
export const validateFx = attach({
  source: $apiPath,
  mapParams: (answering: Answering, apiPath) => ({ ...answering, apiPath }),
  effect: answerFx,
});
