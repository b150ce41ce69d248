import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { loadPlayerFx } from '@/entities/player';
import { fetchFx } from '@/shared/api';
// eslint-disable-next-line no-restricted-imports -- The test plays the server.
import { userEventReceived } from '@/shared/feed/sync';

import { requests, requestsLeft, requestsOpened } from './requests';

const total = 30;
function setup() {
  const pages: string[] = [];
  const scope = fork({
    handlers: [
      [loadPlayerFx, () => null],
      [
        fetchFx,
        (request: Request) => {
          const { searchParams } = new URL(request.url);
          const page = Number(searchParams.get('page'));
          pages.push(String(page));
          const data = Array.from({ length: page === 1 ? 20 : 10 }, (_, index) => {
            const id = total - (page - 1) * 20 - index;
            return { id, number: `R-${String(1000 + id)}`, at: 1, topic: ['x'], text: 'x' };
          });
          return Response.json({ data, total_count: total, page, pageSize: 20 });
        },
      ],
    ] as never,
  });
  const value = { changed: 'config', at: 1 };
  const push = () =>
    allSettled(userEventReceived, { scope, params: { op: 'put', kind: 'player', id: 1, value } as never });
  return { scope, pages, push };
}

test('[CONST-09] [OFFICE-12] page 1 comes first, then page 2 under it', async () => {
  const { scope, pages } = setup();
  await allSettled(requestsOpened, { scope });
  await allSettled(requests.moreWanted, { scope });
  expect(pages).toEqual(['1', '2']);
  expect(scope.getState(requests.$rows)?.map(({ id }) => id)).toEqual(
    Array.from({ length: total }, (_, i) => total - i),
  );
});

test('[OFFICE-12] an open page asks again when the house may have answered; a page that was left does not', async () => {
  const { scope, pages, push } = setup();
  await allSettled(requestsOpened, { scope });
  await push();
  expect(pages).toEqual(['1', '1']);
  await allSettled(requestsLeft, { scope });
  await push();
  expect(pages).toEqual(['1', '1']);
});
