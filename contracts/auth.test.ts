import { expect, test } from 'vitest';

import { SocialLoginRequest } from './auth.ts';

test('[SESS-18] a social log-in has login and pass, and takes the word of a captcha', () => {
  const own = { login: 'bWU', pass: 'cGFzcw' };
  expect(SocialLoginRequest.parse(own)).toEqual(own);
  const proven = { ...own, 'g-recaptcha-response': 'word' };
  expect(SocialLoginRequest.parse(proven)).toEqual(proven);
  for (const missing of ['login', 'pass'])
    expect(SocialLoginRequest.safeParse({ ...own, [missing]: undefined }).success).toBe(false);
});
