import { allSettled, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { fetchFx } from '@/shared/api';
import { loadDictionariesFx } from '@/shared/i18n';
import { pageFailed, routerAttached } from '@/shared/routing';

import './heal-page';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('[ERR-18] a page whose texts did not come opens again when they are here, and not before', async () => {
  let isUp = false;
  const groups = { auth: { 'auth.title': 'Log in' } };
  const server = () => (isUp ? Response.json({ data: { version: '1', groups } }) : Response.json({}, { status: 503 }));
  const scope = fork({ handlers: [[fetchFx, server]] });
  const visited: string[] = [];
  await allSettled(routerAttached, { scope, params: { navigate: (to) => void visited.push(String(to)) } });
  void allSettled(loadDictionariesFx, { scope, params: ['auth'] });
  await vi.advanceTimersByTimeAsync(500);
  void allSettled(pageFailed, { scope, params: { status: 503, text: 'dictionary' } });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(visited).toEqual([]);
  isUp = true;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(visited).toEqual(['/en']);
});
