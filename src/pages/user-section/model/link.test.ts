import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { fetchFx } from '@/shared/api';
import { navigated } from '@/shared/routing';

import { $linkState, linkFollowed } from './link';

type Case = { pageId: string; type?: string | undefined; search?: string; status?: number };

async function follow({ pageId, type, search = '?token=t1', status = 204 }: Case) {
  const sent: { path: string; body: unknown }[] = [];
  const server = async (request: Request) => {
    sent.push({ path: new URL(request.url).pathname, body: await request.json() });
    const code = status === 400 ? 131 : 500;
    return status === 204
      ? new Response(null, { status: 204 })
      : Response.json({ code, message: '', requestId: 'r' }, { status });
  };
  const scope = fork({ handlers: [[fetchFx, server]] });
  const meta = { pageId, layout: 'main' as const, section: 'user', dictionaries: [], title: '' };
  const location = { path: '/user/x', search, hash: '', language: 'en' };
  const params = type === undefined ? {} : { type };
  await allSettled(navigated, { scope, params: { location, match: { meta, params }, failure: null } });
  await allSettled(linkFollowed, { scope });
  return { state: scope.getState($linkState), sent };
}

test.each([
  ['user-activate', 'activate', '/web-api/user/activate', { type: 'activate', token: 't1' }],
  ['user-activate', 'activatefast', '/web-api/user/activate', { type: 'activatefast', token: 't1' }],
  ['user-accountverify', undefined, '/web-api/user/account-verify', { token: 't1' }],
  ['user-stopnewsletter', undefined, '/web-api/user/stop-newsletter', { token: 't1' }],
])('[VERIF-05] the link of %s %s does its one thing', async (pageId, type, path, body) => {
  expect(await follow({ pageId, type })).toEqual({ state: 'done', sent: [{ path, body }] });
});

test.each([
  ['used up', { status: 400 }, 'invalid', 1],
  ['without its token', { search: '' }, 'invalid', 0],
  ['that nobody answered', { status: 500 }, 'failed', 1],
])('a link %s is told apart', async (_, patch, state, calls) => {
  const result = await follow({ pageId: 'user-accountverify', ...patch });
  expect([result.state, result.sent.length]).toEqual([state, calls]);
});
