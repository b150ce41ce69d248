import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import { fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';
import { $location, routerAttached } from '@/shared/routing';

import { $outcome, checkPressed } from './check';

const here = 'https://book.example/en/block';
const answerOf = (displayTypeId: number, templateTypeId: number) => ({
  data: { displayTypeId, templateTypeId, code: 0, url: here, reasons: [], breadcrumbs: [] },
});

async function press(answer: object, status = 200) {
  const sent: unknown[] = [];
  const visited: string[] = [];
  const logged: string[] = [];
  const server = async (request: Request) => {
    sent.push([request.method, new URL(request.url).pathname, await request.json()]);
    return Response.json(answer, { status });
  };
  const scope = fork({
    values: [[$location, { path: '/block', language: 'en', search: '', hash: '' }]],
    handlers: [
      [fetchFx, server],
      [logFx, ({ text }: { text: string }) => void logged.push(text)],
    ],
  });
  const navigate = (to: string) => void visited.push(to);
  await allSettled(routerAttached, { scope, params: { navigate } as never });
  vi.stubGlobal('location', { href: here });
  await allSettled(checkPressed, { scope });
  vi.unstubAllGlobals();
  return { scope, sent, visited, logged };
}

test('[BLOCK-12] "check again" asks for this one address in full', async () => {
  const { sent } = await press(answerOf(1, 1));
  expect(sent).toEqual([['POST', '/blocks-api/api/v2/block', { auth: false, url: here }]]);
});

test('[BLOCK-14] a region that has opened leads home', async () => {
  const { visited } = await press(answerOf(0, 0));
  expect(visited).toEqual(['/en']);
});

test('another reason leads to its page', async () => {
  const { visited } = await press(answerOf(1, 4));
  expect(visited).toEqual(['/en/site-updates']);
});

test('still closed: the page stays and says so', async () => {
  const { scope, visited } = await press(answerOf(1, 1));
  expect([visited, scope.getState($outcome)]).toEqual([[], 'still']);
});

test.each([
  ['a failure', {}, 500, []],
  [
    'an answer without its reasons and breadcrumbs',
    { data: { displayTypeId: 0, templateTypeId: 0 } },
    200,
    ['Wrong shape of /blocks-api/api/v2/block'],
  ],
])('%s opens nothing and says so', async (_, answer, status, log) => {
  const { scope, visited, logged } = await press(answer, status);
  expect([visited, scope.getState($outcome), logged]).toEqual([[], 'failed', log]);
});
