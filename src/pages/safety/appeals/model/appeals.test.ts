import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import { blockingReceived } from '@/entities/site';
import { fetchFx } from '@/shared/api';

import {
  $appeals,
  $hasSendFailed,
  $isTextMissing,
  $mayAppeal,
  $sent,
  $text,
  appealPressed,
  pageOpened,
  textTyped,
} from './appeals';

const old = { id: 3, at: 1, text: 'Before', answer: 'Read.', status: 'answered' as const };

/** A server that has one appeal and takes another, or refuses it. */
function setup({ status = 201 } = {}) {
  const sent: unknown[] = [];
  const server = async (request: Request) => {
    if (request.method === 'GET') return Response.json({ data: [old], total_count: 1, page: 1, pageSize: 60 });
    sent.push(await request.json());
    return Response.json(
      status === 201
        ? { data: { id: 7, at: 2, text: 'Let me in', status: 'open' } }
        : { error: { code: 403, message: '' } },
      { status },
    );
  };
  return { sent, scope: fork({ handlers: [[fetchFx, server]] }) };
}

test('[ROUTE-180] an appeal stands first in the history under its number, and the field is free again', async () => {
  const { scope, sent } = setup();
  await allSettled(pageOpened, { scope });
  await allSettled(textTyped, { scope, params: '  Let me in ' });
  await allSettled(appealPressed, { scope });
  expect(sent).toEqual([{ text: 'Let me in' }]);
  expect(scope.getState($appeals)?.map(({ id, at }) => [id, at])).toEqual([
    [7, 2000],
    [3, 1000],
  ]);
  expect(scope.getState($sent)).toBe(7);
  expect(scope.getState($text)).toBe('');
});

test('[HTTP-49] the list that was asked for before an appeal was sent does not take it away', async () => {
  const waiting: ((kept: readonly object[]) => void)[] = [];
  const server = (request: Request) =>
    request.method === 'GET'
      ? new Promise<Response>((resolve) => {
          waiting.push((data) => resolve(Response.json({ data, total_count: data.length, page: 1, pageSize: 60 })));
        })
      : Response.json({ data: { id: 7, at: 2, text: 'Let me in', status: 'open' } }, { status: 201 });
  const scope = fork({ handlers: [[fetchFx, server]] });
  const opened = allSettled(pageOpened, { scope });
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  void allSettled(textTyped, { scope, params: 'Let me in' });
  void allSettled(appealPressed, { scope });
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  waiting[0]?.([old]);
  waiting[1]?.([{ id: 7, at: 2, text: 'Let me in', status: 'open' }, old]);
  await opened;
  expect(scope.getState($appeals)?.map(({ id }) => id)).toEqual([7, 3]);
});

test('[ROUTE-180] an empty appeal is not sent, and a refused one keeps its words', async () => {
  const { scope, sent } = setup({ status: 403 });
  await allSettled(appealPressed, { scope });
  expect(scope.getState($isTextMissing)).toBe(true);
  expect(sent).toEqual([]);
  await allSettled(textTyped, { scope, params: 'Let me in' });
  await allSettled(appealPressed, { scope });
  expect(scope.getState($hasSendFailed)).toBe(true);
  expect(scope.getState($text)).toBe('Let me in');
});

test('[BLOCK-15] only who is kept out may appeal', async () => {
  const { scope } = setup();
  expect(scope.getState($mayAppeal)).toBe(false);
  await allSettled(blockingReceived, { scope, params: { displayTypeId: 1, templateTypeId: 1 } });
  expect(scope.getState($mayAppeal)).toBe(true);
});
