import * as auth from '../auth.ts';
import * as captcha from '../captcha.ts';
import * as sessionAnswers from '../session.ts';
import { call, none, type Operation } from './call.ts';

const session = call('session', 'anyone');
export const sessionCalls: readonly Operation[] = [
  session('openSession', 'get', '/web-api/session', 'Sets the session cookie of a visitor', { answers: none }),
  session('checkSession', 'get', '/web-api/auth/check-session', 'Who is signed in, if anybody', {
    answers: { 200: sessionAnswers.CheckSessionAnswer },
  }),
  session('disconnect', 'post', '/web-api/auth/disconnect', 'Signs out', {
    // The page knows of no player, and clears what an earlier session left.
    query: { user: 'none' },
    answers: { 200: sessionAnswers.DisconnectAnswer },
  }),
  {
    ...session('getToken', 'get', '/web-api/user/gettoken', 'A token of the session', {
      query: { force_refresh: 'true' },
      answers: { 200: sessionAnswers.TokenAnswer },
      refusals: [401],
    }),
    access: 'session',
  },
  {
    ...session('updateToken', 'post', '/web-api/user/updatetoken', 'The next token', {
      answers: { 200: sessionAnswers.UpdateTokenAnswer },
      refusals: [401],
    }),
    access: 'session',
  },
  {
    ...session('rights', 'get', '/web-api/auth/rights', 'What the player may do', {
      answers: { 200: auth.RightsAnswer },
      refusals: [401],
    }),
    access: 'player',
  },
];

// The configuration names `{apiPath}`: one step, `/web-api` by default. Spec: shell §7.
export const captchaCalls: readonly Operation[] = [
  session('captchaTime', 'get', '/{apiPath}/captcha/gettime', 'Seconds left of the open challenge', {
    answers: { 200: captcha.CaptchaTimeAnswer },
  }),
  session(
    'captchaUpdate',
    'get',
    '/{apiPath}/captcha/update',
    'A new challenge of the same kind, or more time for this one',
    {
      query: { keep: '1: the same challenge, its whole time again' },
      answers: { 200: captcha.CaptchaTimeAnswer },
    },
  ),
  session('captchaChallenge', 'get', '/{apiPath}/captcha/challenge', 'The open challenge', {
    query: { code: '100 picture, 111 question, 112 work, 113 slider' },
    answers: { 200: captcha.CaptchaChallengeAnswer },
    refusals: [404, 429],
  }),
  session('captchaValidate', 'post', '/{apiPath}/captcha/validate', 'An answer to it', {
    body: captcha.CaptchaValidateRequest,
    answers: { 200: captcha.CaptchaValidateAnswer },
    refusals: [1],
  }),
];
