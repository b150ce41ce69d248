import { allSettled, createEvent, createStore, fork, sample } from 'effector';
import { expect, test, vi } from 'vitest';

import { z } from '@contracts/zod';

import { logFx } from '@/shared/lib/logger';

import { createApiQuery } from './create-api-query';
import { apiFailed } from './failure';
import { fetchFx } from './fetch';
import { pageLeft } from './page';

const definition = {
  request: (path: string) => ({ path }),
  contract: z.object({ name: z.string() }),
  mapData: ({ name }: { name: string }) => name,
  notifies: true,
};
const ofPageQuery = createApiQuery({ ...definition, isOfPage: true });
/** Asked once: no newer request replaces it. */
const ofOldPageQuery = createApiQuery({ ...definition, isOfPage: true });
const ofSiteQuery = createApiQuery(definition);

/** The next page asks as soon as it is there. */
const arrived = createEvent();
sample({ clock: arrived, target: pageLeft });
sample({ clock: arrived, fn: () => '/new', target: ofPageQuery.start });
const $failures = createStore(0).on(apiFailed, (count) => count + 1);

test('[F36] [HTTP-16] what a left page asked for is cancelled, silently: 499 in the log; the site’s own calls and those of the next page go on', async () => {
  const answers: Record<string, (response: Response) => void> = {};
  const aborted: string[] = [];
  const logged = vi.fn();
  const scope = fork({
    handlers: [
      [
        fetchFx,
        ({ url, signal }: Request) =>
          new Promise<Response>((resolve, reject) => {
            const { pathname } = new URL(url);
            answers[pathname] = resolve;
            signal.addEventListener('abort', () => {
              aborted.push(pathname);
              reject(new DOMException('', 'AbortError'));
            });
          }),
      ],
      [logFx, logged],
    ],
  });
  const all = Promise.all([
    allSettled(ofPageQuery.start, { scope, params: '/old' }),
    allSettled(ofOldPageQuery.start, { scope, params: '/left' }),
    allSettled(ofSiteQuery.start, { scope, params: '/site' }),
  ]);
  await vi.waitFor(() => expect(Object.keys(answers)).toHaveLength(3));
  const next = allSettled(arrived, { scope });
  await vi.waitFor(() => expect(answers['/new']).toBeDefined());
  answers['/site']!(Response.json({ name: 'site' }));
  answers['/new']!(Response.json({ name: 'new' }));
  await Promise.all([all, next]);
  // An answer that arrived ends its signal too.
  expect(aborted.filter((path) => path !== '/site' && path !== '/new').sort()).toEqual(['/left', '/old']);
  expect(scope.getState(ofOldPageQuery.$data)).toBeNull();
  expect([scope.getState(ofPageQuery.$data), scope.getState(ofSiteQuery.$data)]).toEqual(['new', 'site']);
  expect(scope.getState($failures)).toBe(0);
  expect(logged).toHaveBeenCalledWith({ level: 'debug', text: 'Cancelled: /old', details: 499 });
});
