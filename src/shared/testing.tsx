/** A page of the host before a backend, in English, for tests. */
import { render } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import type { ReactElement } from 'react';

import { settle } from '../../plugins/sdk/testing-page';
import { answersForgotten, fetchFx } from './api';
import { $language, loadDictionariesFx } from './i18n';
import { $now } from './lib/clock';
import { $notice } from './lib/notices';
import { $location, routerAttached, SiteRouter } from './routing';

export * from '../../plugins/sdk/testing-page';

const dictionaries = import.meta.glob<Record<string, string>>('../../contracts/dictionaries/en/*.json', {
  import: 'default',
});
async function groupsOf(names: readonly string[]) {
  const texts = names.map(async (name) => [
    name,
    await dictionaries[`../../contracts/dictionaries/en/${name}.json`]?.(),
  ]);
  return Object.fromEntries(await Promise.all(texts)) as Record<string, Record<string, string>>;
}

/** 22 November 2026, noon in UTC. */
export const now = Date.UTC(2026, 10, 22, 12);
export const nowSec = now / 1000;

export const refusal = (code = 0, message = '', status = 422): Response =>
  Response.json({ code, message, requestId: 'r' }, { status });

/** By call, `GET /office-api/v1/marketing`: an answer, a `refusal()`, or what makes one. What is not named never answers. */
export type Backend = Record<string, unknown>;
type Asked = { query: Readonly<Record<string, string>>; body: unknown };
const isMaker = (answer: unknown): answer is (asked: Asked) => unknown => typeof answer === 'function';

type Opening = {
  /** Groups of texts. */
  texts?: readonly string[];
  /** The frame around the page has its texts, as nearly always. */
  hasFrame?: boolean;
  backend?: Backend;
  /** Values of stores. */
  values?: readonly (readonly [unknown, unknown])[];
  /** Other effects. */
  handlers?: readonly (readonly [unknown, unknown])[];
  /** Without the language. */
  address?: string;
};

/** Opens the page. `backend` may be changed later: the next call gets the new answer. */
export async function open(
  page: ReactElement,
  { texts: own = [], hasFrame = true, backend = {}, values = [], handlers = [], address = '/' }: Opening = {},
) {
  const calls: [call: string, asked: Asked][] = [];
  const texts = hasFrame ? ['main', ...own] : own;
  const groups = await groupsOf(texts);
  const server = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    // The texts that the test names, and those that a late part asks for.
    const more = searchParams.get('groups')?.split(',') ?? [];
    if (pathname === '/bff-api/dictionary')
      return Response.json({ data: { version: '1', groups: { ...groups, ...(await groupsOf(more)) } } });
    const call = `${request.method} ${pathname}`;
    const isJson = request.headers.get('content-type')?.startsWith('application/json') === true;
    const body: unknown = isJson ? await request.json() : undefined;
    const asked = { query: Object.fromEntries(searchParams), body };
    calls.push([call, asked]);
    const known = call in backend ? backend[call] : new Promise(() => undefined);
    const answer: unknown = await (isMaker(known) ? known(asked) : known);
    return answer instanceof Response ? answer.clone() : Response.json(answer);
  };
  // Caches are of the document, not of the scope.
  answersForgotten();
  const { pathname, search, hash } = new URL(address, 'https://book.example');
  const visited: unknown[] = [];
  const scope = fork({
    values: [
      [$now, now],
      [$language, 'en'],
      [$location, { path: pathname, language: 'en', search, hash }],
      ...values,
    ] as never,
    handlers: [[fetchFx, server], ...handlers] as never,
  });
  await allSettled(routerAttached, { scope, params: { navigate: (to) => void visited.push(to) } });
  await allSettled(loadDictionariesFx, { scope, params: texts });
  const { unmount } = render(
    <Provider value={scope}>
      <SiteRouter>{page}</SiteRouter>
    </Provider>,
  );
  await settle();
  return {
    scope,
    unmount,
    visited,
    /** What was sent: method and path, and the body. */
    sent: () => calls.flatMap(([call, { body }]) => (call.startsWith('GET ') ? [] : [[call, body]])),
    /** What was asked of this path, question by question. */
    asked: (path: string) => calls.flatMap(([call, { query }]) => (call === `GET ${path}` ? [query] : [])),
    notice: () => scope.getState($notice)?.text,
  };
}
