import { allSettled, createEvent, createStore, fork, type Scope } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { createSteady } from './steady';

const said = createEvent<string | null>();
const opened = createEvent();
const $news = createStore<string | null>(null).on(said, (_, news) => news);
const { $isSteady } = createSteady($news, opened);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const say = (scope: Scope, ...all: (string | null)[]) => {
  for (const params of all) void allSettled(said, { scope, params });
};

test('[CPN-55] the button takes no press in the moment after it says something new, and every press after that', () => {
  const scope = fork();
  say(scope, '', 'accept 3.59');
  expect(scope.getState($isSteady)).toBe(false);
  vi.advanceTimersByTime(499);
  expect(scope.getState($isSteady)).toBe(false);
  vi.advanceTimersByTime(1);
  expect(scope.getState($isSteady)).toBe(true);
});

test('[CPN-55] what changes within the moment begins it anew', () => {
  const scope = fork();
  say(scope, '', 'accept 3.59');
  vi.advanceTimersByTime(400);
  say(scope, 'accept 3.40');
  vi.advanceTimersByTime(400);
  expect(scope.getState($isSteady)).toBe(false);
  vi.advanceTimersByTime(100);
  expect(scope.getState($isSteady)).toBe(true);
});

test('[CPN-55] what went and came back is new again', () => {
  const scope = fork();
  say(scope, '', 'accept 3.59');
  vi.advanceTimersByTime(1000);
  say(scope, '', 'accept 3.59');
  expect(scope.getState($isSteady)).toBe(false);
});

test.each([
  ['first on a button that has just come', [null, 'accept 3.59'], null],
  ['before this code came', [], 'accept 3.59'],
])('[CPN-55] what stands there %s is no change', (_, words, before) => {
  const scope = fork({ values: [[$news, before]] });
  void allSettled(opened, { scope });
  say(scope, ...words);
  expect(scope.getState($isSteady)).toBe(true);
});

test('[CPN-55] a button that was there before this code is heard when it changes', () => {
  const scope = fork({ values: [[$news, '']] });
  void allSettled(opened, { scope });
  say(scope, 'accept 3.59');
  expect(scope.getState($isSteady)).toBe(false);
});

test('[CPN-55] a button that promises again what it did takes the press at once', () => {
  const scope = fork();
  say(scope, '', 'accept 3.59', '');
  expect(scope.getState($isSteady)).toBe(true);
});
