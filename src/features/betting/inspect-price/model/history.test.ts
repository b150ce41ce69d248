import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { type FeedChange, feedChanged } from '@/shared/feed';
import { $now } from '@/shared/lib/clock';

import { $history, matchWatched } from './history';

const odds = (topic: string, ...values: number[]): FeedChange => ({
  kind: 'ops',
  topic,
  ts: 0,
  ops: [{ op: 'odds', values }],
});

test('prices of the game that is looked at are remembered; those of the next game begin anew', async () => {
  const scope = fork({ values: [[$now, 500]] });
  await allSettled(matchWatched, { scope, params: 7 });
  scope.getState($history).begin(71, 2000, 400);
  await allSettled(feedChanged, { scope, params: [odds('game:7', 71, 2100), odds('game:8', 71, 9000)] });
  await allSettled(feedChanged, { scope, params: [odds('list:live:1', 71, 9000)] });
  expect(scope.getState($history).of(71)).toEqual([
    { at: 400, milli: 2000 },
    { at: 500, milli: 2100 },
  ]);
  await allSettled(matchWatched, { scope, params: 8 });
  expect(scope.getState($history).of(71)).toEqual([]);
});
