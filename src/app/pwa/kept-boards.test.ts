import { beforeEach, expect, test, vi } from 'vitest';

import { boardAnswer, boardsCache, isBoard, keepBoards } from './kept-boards';

const site = 'http://site.test';
const at = (topic: string) => `/feed-api/v1/snapshot?${new URLSearchParams({ topic, lng: 'en' }).toString()}`;
const entries = new Map<string, Response>();

beforeEach(() => {
  entries.clear();
  const cache = {
    put: (url: string, answer: Response) => Promise.resolve(entries.set(url, answer)),
    delete: (url: string) => Promise.resolve(entries.delete(url)),
    keys: () => Promise.resolve([...entries.keys()]),
  };
  vi.stubGlobal('caches', { open: (name: string) => (name === boardsCache ? Promise.resolve(cache) : undefined) });
  vi.stubGlobal('fetch', (asked: URL | Request) => {
    const isGone = String(asked instanceof Request ? asked.url : asked).includes('gone');
    return Promise.resolve(new Response('board', { status: isGone ? 404 : 200 }));
  });
});
const kept = () => [...entries.keys()].map((url) => new URL(url).searchParams.get('topic'));

test.each([
  ['sports:live', true],
  ['top:line', true],
  ['list:live:1', true],
  ['user', false],
  ['coupon:1.2', false],
  ['game:7', false],
])('[SPEED-06] of the topic %s something is kept: %s', (topic, isKept) => {
  expect(isBoard(new URL(at(topic), site))).toBe(isKept);
});

test('[SPEED-06] a board that passes is kept, the last twelve of them; a failure is not', async () => {
  const done: Promise<unknown>[] = [];
  for (const name of [
    'list:line:1',
    ...Array.from({ length: 12 }, (_, id) => `top:${String(id)}`),
    'top:0',
    'top:gone',
  ]) {
    const answer = await boardAnswer(new Request(new URL(at(name), site)), (keeping) => void done.push(keeping));
    expect(await answer.text()).toBe('board');
    await Promise.all(done);
  }
  expect(kept()).toHaveLength(12);
  expect([kept().includes('list:line:1'), kept().at(-1)]).toEqual([false, 'top:0']);
});

test('[SPEED-06] the first visit names its boards; what is of a player, of another site or no list is left out', async () => {
  await keepBoards([at('sports:live'), at('user'), `https://other.test${at('top:live')}`, 7, '/web-api/session'], site);
  await keepBoards('list:live:1', site);
  expect(kept()).toEqual(['sports:live']);
});
