import { beforeEach, expect, test, vi } from 'vitest';

import { documentAtOnce, documentsCache, isBoardPage, keepDocument } from './kept-documents';

const entry = '/assets/index-KEPT.js';
const html = (name: string) => `<script type="module" src="/assets/index-${name}.js"></script>`;
const page = 'http://site.test/en/home/line';
const entries = new Map<string, Response>();
let answer: () => Promise<Response>;

beforeEach(() => {
  entries.clear();
  const cache = {
    put: (url: string, kept: Response) => Promise.resolve(entries.set(url, kept)),
    delete: (url: string) => Promise.resolve(entries.delete(url)),
    keys: () => Promise.resolve([...entries.keys()]),
  };
  vi.stubGlobal('caches', {
    open: (name: string) => (name === documentsCache ? Promise.resolve(cache) : undefined),
    match: (url: string) => Promise.resolve(entries.get(url)?.clone()),
    delete: (name: string) => {
      if (name === documentsCache) entries.clear();
      return Promise.resolve(true);
    },
  });
  vi.stubGlobal('fetch', () => answer());
  answer = () => Promise.resolve(new Response(html('KEPT')));
});

/** Asks for a document, and waits for what goes on behind it. */
async function ask(url = page, init: RequestInit = {}): Promise<string | undefined> {
  const done: Promise<unknown>[] = [];
  const given = await documentAtOnce(new Request(url, init), (renewing) => void done.push(renewing));
  await Promise.all(done);
  return given?.text();
}

test.each([
  ['/en', true],
  ['/en/home/live/1-football', true],
  ['/en/office/account', false],
  ['/en/block', false],
  ['/en?ref=7', false],
  ['/', false],
])('[SPEED-08] the document of %s may come at once: %s', (address, isKept) => {
  expect(isBoardPage(new URL(address, page))).toBe(isKept);
});

test('[SPEED-08] a board page comes at once after its document was the same as that of the worker', async () => {
  expect(await ask()).toBeUndefined();
  await keepDocument(page, new Response(html('KEPT')), entry);
  expect([await ask(), await ask()]).toEqual([html('KEPT'), html('KEPT')]);
  expect(await ask(page, { cache: 'no-cache' })).toBeUndefined();
});

test.each([
  ['another release', () => new Response(html('NEW'))],
  ['a closed page', () => new Response(html('KEPT'), { status: 451 })],
  ['a hotel that asks to log in', () => new Response('<form>Room number</form>')],
  ['somebody who asks for a password', () => new Response('Who?', { status: 401 })],
])('[SPEED-08] after %s the network goes first again', async (_, other) => {
  await keepDocument(page, new Response(html('KEPT')), entry);
  answer = () => Promise.resolve(other());
  expect(await ask()).toBe(html('KEPT'));
  expect(await ask()).toBeUndefined();
});

test('[SPEED-08] without a network the frame still comes at once', async () => {
  await keepDocument(page, new Response(html('KEPT')), entry);
  answer = () => Promise.reject(new TypeError('no network'));
  expect([await ask(), await ask()]).toEqual([html('KEPT'), html('KEPT')]);
});

test('[SPEED-08] a document of a release whose files the worker has not is not kept', async () => {
  await keepDocument(page, new Response(html('NEW')), entry);
  expect(entries.size).toBe(0);
});

test('[SITE-07] the document of a preview is not kept, and those of before come no more', async () => {
  const tried = () => new Response(html('KEPT'), { headers: { 'Cache-Control': 'private, no-store' } });
  await keepDocument(page, new Response(html('KEPT')), entry);
  await keepDocument('http://site.test/en', tried(), entry);
  expect([...entries.keys()]).toEqual([]);
  await keepDocument(page, new Response(html('KEPT')), entry);
  answer = () => Promise.resolve(tried());
  await ask();
  expect(await ask()).toBeUndefined();
});
