import { allSettled, createEvent, createStore, fork } from 'effector';
import { expect, test } from 'vitest';

import { listOf } from '@contracts/common';
import { z } from '@contracts/zod';

import { createApiQuery, fetchFx } from '@/shared/api';

import { type Asked, createPagedList, type Found } from './paged-list';

type Question = { word: string };

function setup({ failing = new Set<number>() } = {}) {
  const [opened, left, forgotten] = [createEvent(), createEvent(), createEvent()];
  const asked = createEvent<Question | null>();
  const $question = createStore<Question | null>({ word: 'a' }).on(asked, (_, question) => question);
  const list = createPagedList({
    query: createApiQuery({
      request: ({ question, page, pageSize }: Asked<Question>) => ({
        path: '/x',
        query: { ...question, page, pageSize },
      }),
      contract: listOf(z.string()),
      mapData: ({ data, total_count }, { page }): Found<string> => ({ rows: data, total: total_count, page }),
    }),
    ...{ $question, opened, left, forgotten, pageSize: 2 },
  });
  const calls: string[] = [];
  const scope = fork({
    handlers: [
      [
        fetchFx,
        (request: Request) => {
          const { search, searchParams } = new URL(request.url);
          calls.push(search);
          if (failing.has(calls.length)) return Response.json({}, { status: 500 });
          const [word, page] = [searchParams.get('word'), searchParams.get('page')];
          const all = [1, 2, 3, 4, 5].map((number) => `${word ?? ''}${String(number)}`);
          const first = (Number(page) - 1) * 2;
          return Response.json({
            ...{ data: all.slice(first, first + 2), total_count: 5, page: Number(page), pageSize: 2 },
          });
        },
      ],
    ],
  });
  return { list, scope, calls, opened, left, forgotten, asked };
}

test('[OFFICE-05] page 1 comes, then page 2 under it, and so on to the end', async () => {
  const { list, scope, calls, opened } = setup();
  await allSettled(opened, { scope });
  expect(scope.getState(list.$rows)).toEqual(['a1', 'a2']);
  await allSettled(list.moreWanted, { scope });
  expect([scope.getState(list.$rows), scope.getState(list.$isMore)]).toEqual([['a1', 'a2', 'a3', 'a4'], true]);
  await allSettled(list.moreWanted, { scope });
  expect([scope.getState(list.$rows)?.length, scope.getState(list.$isMore)]).toEqual([5, false]);
  expect(calls.map((search) => new URLSearchParams(search).get('page'))).toEqual(['1', '2', '3']);
});

test('[OFFICE-05] another question begins at page 1; the same one again asks nothing', async () => {
  const { list, scope, calls, opened, asked } = setup();
  await allSettled(opened, { scope });
  await allSettled(list.moreWanted, { scope });
  await allSettled(asked, { scope, params: { word: 'b' } });
  expect(scope.getState(list.$rows)).toEqual(['b1', 'b2']);
  await allSettled(asked, { scope, params: { word: 'b' } });
  expect(calls).toHaveLength(3);
});

test('a list that nobody looks at asks nothing, nor one whose question is not known', async () => {
  const { scope, calls, opened, left, asked } = setup();
  await allSettled(asked, { scope, params: null });
  await allSettled(opened, { scope });
  await allSettled(left, { scope });
  await allSettled(asked, { scope, params: { word: 'c' } });
  expect(calls).toEqual([]);
});

test('after a page that failed the rows stay and the same page is asked for; another player has none of them', async () => {
  const { list, scope, calls, opened, forgotten } = setup({ failing: new Set([2]) });
  await allSettled(opened, { scope });
  await allSettled(list.moreWanted, { scope });
  expect([scope.getState(list.$rows), scope.getState(list.$hasFailed)]).toEqual([['a1', 'a2'], true]);
  await allSettled(list.moreWanted, { scope });
  expect(scope.getState(list.$rows)).toEqual(['a1', 'a2', 'a3', 'a4']);
  expect(new URLSearchParams(calls[2]).get('page')).toBe('2');
  await allSettled(forgotten, { scope });
  expect(scope.getState(list.$rows)).toBeNull();
});
