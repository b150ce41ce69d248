// @vitest-environment jsdom
import { allSettled, type EventCallable, fork, type Scope, type Store } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $currentBettingType } from '@/entities/match';

import {
  $cyberFilterType,
  $filter,
  $isOnlyVideo,
  $query,
  $when,
  cyberTypeChosen,
  filtersReset,
  queryChanged,
  videoToggled,
  whenChosen,
} from './filter';
import { listOpened } from './list';
import {
  $boardColumns,
  $filteredMarkets,
  $hasUpcoming,
  $isGroupedByCategories,
  categoriesToggled,
  columnToggled,
  upcomingToggled,
} from './view';

beforeEach(() => {
  localStorage.clear();
});

afterEach(() => {
  vi.restoreAllMocks();
});

const opened = async () => {
  const scope = fork();
  await allSettled(listOpened, { scope });
  return scope;
};

test('[ODDS-08] the view of a first visit', async () => {
  const scope = await opened();
  const stores = [
    $currentBettingType,
    $isGroupedByCategories,
    $cyberFilterType,
    $hasUpcoming,
    $isOnlyVideo,
    $filteredMarkets,
  ] as const;
  expect(stores.map((store) => scope.getState<unknown>(store))).toEqual(['live', true, 'all', false, false, '']);
});

type Choice = { name: string; store: Store<unknown>; choose: (scope: Scope) => Promise<unknown>; value: unknown };
const choice = <T>(
  name: string,
  store: Store<unknown>,
  event: EventCallable<T>,
  params: T,
  value: unknown,
): Choice => ({
  name,
  store,
  choose: (scope) => allSettled(event as EventCallable<unknown>, { scope, params }),
  value,
});

test.each([
  choice('group by categories', $isGroupedByCategories, categoriesToggled, undefined, false),
  choice('cyber filter type', $cyberFilterType, cyberTypeChosen, 'virtual', 'virtual'),
  choice('upcoming events', $hasUpcoming, upcomingToggled, undefined, true),
  choice('only with videos', $isOnlyVideo, videoToggled, undefined, true),
  choice('filtered markets', $filteredMarkets, columnToggled, 'result', 'total,handicap'),
  choice('time filter', $when, whenChosen, 'first', 'first'),
])('[ODDS-08] $name holds on the next visit', async ({ store, choose, value }) => {
  const scope = await opened();
  await choose(scope);
  expect(scope.getState(store)).toEqual(value);
  expect((await opened()).getState(store)).toEqual(value);
});

test('a broken memory counts as no choice', async () => {
  localStorage.setItem('openbook.board.markets', '7');
  localStorage.setItem('openbook.board.when', '"tomorrow"');
  const scope = await opened();
  expect([scope.getState($boardColumns).length, scope.getState($when)]).toEqual([3, 'all']);
});

test('[ODDS-09] a choice that the list in sight cannot answer waits for one that can', async () => {
  const scope = fork({ values: [[$currentBettingType, 'live']] });
  await allSettled(whenChosen, { scope, params: 'second' });
  await allSettled($currentBettingType, { scope, params: 'line' });
  expect(scope.getState($filter).when).toBe('all');
  await allSettled($currentBettingType, { scope, params: 'live' });
  expect(scope.getState($filter).when).toBe('second');
});

test('the way back from an empty list takes every filter away, and leaves the view as it is', async () => {
  const scope = await opened();
  await allSettled(queryChanged, { scope, params: 'x' });
  expect(scope.getState($filter).isNamed?.('Ajax', 'x')).toBe(true);
  await allSettled(whenChosen, { scope, params: 'first' });
  await allSettled(videoToggled, { scope });
  await allSettled(cyberTypeChosen, { scope, params: 'real' });
  await allSettled(upcomingToggled, { scope });
  await allSettled(filtersReset, { scope });
  expect(scope.getState($filter)).toMatchObject({ isNamed: null, when: 'all', isOnlyVideo: false, cyberType: 'all' });
  expect(scope.getState($hasUpcoming)).toBe(true);
});

test('[F88] a forbidden storage: what was chosen holds for this page', async () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  const scope = await opened();
  await allSettled(videoToggled, { scope });
  await allSettled(columnToggled, { scope, params: 'total' });
  await allSettled(listOpened, { scope });
  expect([scope.getState($isOnlyVideo), scope.getState($filteredMarkets)]).toEqual([true, 'result,handicap']);
});

test('words are for one list, the filters for every one', async () => {
  const scope = await opened();
  await allSettled(queryChanged, { scope, params: 'x' });
  await allSettled(videoToggled, { scope });
  await allSettled(listOpened, { scope });
  expect([scope.getState($query), scope.getState($isOnlyVideo)]).toEqual(['', true]);
});
