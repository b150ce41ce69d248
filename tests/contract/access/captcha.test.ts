import { expect, test } from 'vitest';

import type { CaptchaChallenge, CaptchaValidateAnswer } from '../../../contracts/captcha.ts';
import type { ApiError } from '../../../contracts/common.ts';
import { credentials, useServer } from '../support/server.ts';

const server = useServer({ dropsWorlds: true });
const login = credentials('demo@example.com', 'demo-password');

test.each([100, 111, 112, 113])(
  '[HTTP-12] code %i: a call that wants it is refused until its token comes, once',
  async (code) => {
    const client = await server.enter();
    await client.control('POST', 'captcha', { method: 'POST', path: '/web-api/auth/login', code });
    const refused = await client.post<ApiError>('/web-api/auth/login', login);
    expect([refused.status, refused.body.code]).toEqual([400, code]);
    const { body } = await client.get<{ data: CaptchaChallenge }>(`/web-api/captcha/challenge?code=${String(code)}`);
    const captcha = { id: body.data.id, code, answer: 'ok' };
    const answer = await client.post<CaptchaValidateAnswer>('/web-api/captcha/validate', { params: { captcha } });
    expect(answer.body).toMatchObject({ success: true, type: 0 });
    const headers = { 'X-Captcha': answer.body.token! };
    expect((await client.post('/web-api/auth/login', login, headers)).status).toBe(200);
    await client.control('POST', 'captcha', { path: '/web-api/auth/login', code });
    expect((await client.post('/web-api/auth/login', login, headers)).status).toBe(400);
  },
);

test('[HTTP-26] [VERIF-07] the calls of the captcha exist only below the path of the configuration', async () => {
  const client = await server.enter();
  await client.control('PATCH', 'config', { apiPath: '/other-api' });
  expect((await client.get('/web-api/captcha/gettime')).status).toBe(404);
  await client.get('/other-api/captcha/challenge?code=111');
  const times = [
    await client.get<{ time: number }>('/other-api/captcha/gettime'),
    await client.get<{ time: number }>('/other-api/captcha/update'),
  ];
  for (const { body } of times) expect(body.time).toBeGreaterThan(100);
  expect((await client.get('/other-api/captcha/challenge?code=5')).status).toBe(404);
});

test('[VERIF-06] an answer that is wrong or comes late says so and how long to wait; one may end the session', async () => {
  const answerTo = async (answer: string, demand: object = {}) => {
    const client = await server.enter();
    await client.control('POST', 'captcha', { method: 'POST', path: '/web-api/auth/login', code: 111, ...demand });
    await client.post('/web-api/auth/login', login);
    const { body } = await client.get<{ data: CaptchaChallenge }>('/web-api/captcha/challenge?code=111');
    const captcha = { id: body.data.id, code: 111, answer };
    return (await client.post<CaptchaValidateAnswer>('/web-api/captcha/validate', { params: { captcha } })).body;
  };
  const wrong = await answerTo('no');
  expect(wrong).toMatchObject({ success: false, type: 1 });
  expect([wrong.time > 0, wrong.error_message !== '', wrong.token]).toEqual([true, true, undefined]);
  const end = await answerTo('ok', { logsOut: true });
  expect([end.success, end.type, end.token]).toEqual([false, 2, undefined]);
});
