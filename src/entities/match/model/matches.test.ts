import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import { champ, game, market, sport } from '@contracts/feed.testing';
import type { FeedOp } from '@contracts/frames';

import { feedChanged } from '@/shared/feed';

import { $book } from './book';
import { $champs, $marketsByMatch, $matches, $sports } from './matches';

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    queueMicrotask(run);
  });
});

const entities = {
  sports: [sport(1)],
  champs: [champ(1)],
  games: [game(1)],
  markets: [market(11, 1, 1.5), market(12, 1, 2.5)],
};
const shown = { kind: 'snapshot' as const, topic: 'list:live:1', ts: 0, entities };
const ops = (...all: FeedOp[]) => ({ kind: 'ops' as const, topic: 'list:live:1', ts: 0, ops: all });

test('[ODDS-10] the long-term sport stands among the sports from the start, and keeps its place', async () => {
  const scope = fork();
  const longTerm = { id: 2999, nameEng: 'Long-term bets' };
  expect(scope.getState($sports).get(2999)).toMatchObject(longTerm);
  await allSettled(feedChanged, { scope, params: [shown] });
  expect([...scope.getState($sports).keys()]).toEqual([1, 2999]);
});

test('what the feed says stands in the stores, prices in the book', async () => {
  const scope = fork();
  await allSettled(feedChanged, { scope, params: [shown] });
  expect([scope.getState($champs).size, scope.getState($matches).get(1)?.opp1.name]).toEqual([1, 'Arsenal']);
  expect(
    scope
      .getState($marketsByMatch)
      .get(1)
      ?.map(({ id }) => id),
  ).toEqual([11, 12]);
  // A cell shows the price.
  scope.getState($book)?.onPrice(11, { paint: () => undefined });
  await allSettled(feedChanged, { scope, params: [ops({ op: 'odds', values: [11, 1600] })] });
  expect(scope.getState($book)?.priceOf(11)).toBe(1600);
  expect(scope.getState($book)?.moveOf(11)).toBe('up');
});

test('[ODDS-07] a finished game leaves the list with its outcomes', async () => {
  const scope = fork();
  await allSettled(feedChanged, { scope, params: [shown, ops({ op: 'del', kind: 'game', id: 1 })] });
  expect([
    scope.getState($matches).size,
    scope.getState($marketsByMatch).size,
    scope.getState($book)?.priceOf(11),
  ]).toEqual([0, 0, undefined]);
});

test('an outcome that goes and comes back in one message stays', async () => {
  const scope = fork();
  const back = ops(
    { op: 'del', kind: 'market', id: 11 },
    { op: 'put', kind: 'market', id: 11, value: market(11, 1, 1.5) },
  );
  await allSettled(feedChanged, { scope, params: [shown, back] });
  expect(scope.getState($marketsByMatch).get(1)).toHaveLength(2);
  await allSettled(feedChanged, { scope, params: [back] });
  expect(scope.getState($marketsByMatch).get(1)).toHaveLength(2);
});

test('[ODDS-11] a suspended outcome is blocked in the store', async () => {
  const scope = fork();
  const block = ops({ op: 'patch', kind: 'market', id: 11, value: { isBlocked: true } });
  await allSettled(feedChanged, { scope, params: [shown, block] });
  expect(
    scope
      .getState($marketsByMatch)
      .get(1)
      ?.map(({ isBlocked }) => isBlocked),
  ).toEqual([true, false]);
});

test('two scopes share no book', async () => {
  const [one, other] = [fork(), fork()];
  await allSettled(feedChanged, { scope: one, params: [shown] });
  await allSettled(feedChanged, { scope: other, params: [] });
  expect(other.getState($book)?.priceOf(11)).toBeUndefined();
});

test('10,000 games that come and go leave nothing behind', async () => {
  const scope = fork();
  await allSettled(feedChanged, { scope, params: [shown] });
  const before = scope.getState($book)?.size();
  for (let from = 100; from < 10_100; from += 100) {
    const ids = Array.from({ length: 100 }, (_, index) => from + index);
    const come = ids.flatMap((id): FeedOp[] => [
      { op: 'put', kind: 'game', id, value: game(id) },
      { op: 'put', kind: 'market', id: id * 100, value: market(id * 100, id, 1.5) },
      { op: 'odds', values: [id * 100, 1600] },
    ]);
    await allSettled(feedChanged, { scope, params: [ops(...come)] });
    await allSettled(feedChanged, {
      scope,
      params: [ops(...ids.map((id): FeedOp => ({ op: 'del', kind: 'game', id })))],
    });
    // The price arrives late.
    await allSettled(feedChanged, { scope, params: [ops({ op: 'odds', values: [from * 100, 1700] })] });
  }
  expect(scope.getState($book)?.size()).toEqual(before);
  expect([scope.getState($matches).size, scope.getState($marketsByMatch).size]).toEqual([1, 1]);
});
