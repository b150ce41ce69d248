// @vitest-environment jsdom
import { allSettled, fork } from 'effector';
import { afterEach, expect, test } from 'vitest';

import { $path, $routeFailure, navigated } from '@/shared/routing';

import './document-status';

const at = (path: string) => ({
  location: { path, language: 'en', search: '', hash: '' },
  match: { meta: { pageId: 'x', layout: 'main' as const, section: 'x', dictionaries: [], title: '' }, params: {} },
  failure: null,
});
const answeredWith = (status: string) => {
  document.head.append(Object.assign(document.createElement('meta'), { name: 'http-status', content: status }));
};
afterEach(() => {
  document.head.replaceChildren();
});

test('[ERR-08] a document that came with 503 shows the error page at its own address, until the next page', async () => {
  answeredWith('503');
  const scope = fork();
  await allSettled(navigated, { scope, params: at('/a') });
  expect([scope.getState($routeFailure)?.status, scope.getState($path)]).toEqual([503, '/a']);
  await allSettled(navigated, { scope, params: at('/b') });
  expect(scope.getState($routeFailure)).toBeNull();
});

test.each(['', '200', 'x503'])('[ERR-08] a document with the status "%s" shows its page', async (status) => {
  answeredWith(status);
  const scope = fork();
  await allSettled(navigated, { scope, params: at('/a') });
  expect(scope.getState($routeFailure)).toBeNull();
});
