import { expect, test } from 'vitest';

import { httpStatus, retryLimit } from './config';
import { type ApiFailure, cancelledFailure, classify, networkFailure, timeoutFailure } from './failure';
import { caseNameOf, caseOf, repairFor } from './recovery';

const answer = (status: number, code: number, more: object = {}): ApiFailure =>
  classify(status, { code, message: 'm', requestId: 'r', ...more });

test('[HTTP-18] what the statuses mean', () => {
  expect(httpStatus).toEqual({ saved: 200, actionSaved: 204, error: 400, unauthorized: 401, forbidden: 403 });
});

test.each<[string, ApiFailure, string, string | null]>([
  ['401', answer(401, 401), 'unauthorized', 'token'],
  ['400 with the fingerprint error', answer(400, 120), 'fingerprintRejected', 'fingerprint'],
  ['400 with a captcha', answer(400, 112), 'captchaRequired', 'captcha'],
  ['another 400', answer(400, 1), 'server', null],
  ['403', answer(403, 403), 'server', null],
  ['429', answer(429, 429), 'tooMany', null],
  ['451 of the terms', answer(451, 451, { exception_code: 1 }), 'termsChanged', null],
  ['500', answer(500, 500), 'server', null],
  ['no network', networkFailure('Failed to fetch'), 'network', null],
  ['no answer in time', timeoutFailure(10_000), 'timeout', null],
  ['cancelled', cancelledFailure(), 'cancelled', null],
])('[HTTP-13] %s has one row with its recovery', (_, failure, name, repair) => {
  expect([caseNameOf(failure), repairFor(failure, {})]).toEqual([name, repair]);
});

test.each<[string, ApiFailure, Parameters<typeof repairFor>[1], string | null]>([
  ['a second 401', answer(401, 401), { token: 1 }, null],
  ['a second refused fingerprint', answer(400, 120), { fingerprint: 1 }, null],
  ['a third captcha', answer(400, 100), { captcha: 2 }, 'captcha'],
  ['a fourth captcha', answer(400, 100), { captcha: 3 }, null],
  ['a captcha after token, fingerprint and captcha', answer(400, 100), { token: 1, fingerprint: 1, captcha: 1 }, null],
])('[HTTP-13] %s', (_, failure, spent, repair) => {
  expect(retryLimit).toBe(3);
  expect(repairFor(failure, spent)).toBe(repair);
});

test('[HTTP-16] nobody is told of a cancelled call', () => {
  expect(caseOf(cancelledFailure())).toMatchObject({ teller: 'nobody', limit: 0 });
});
