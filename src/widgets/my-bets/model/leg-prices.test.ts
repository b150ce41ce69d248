import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { couponBet } from '@contracts/coupon.testing';
import { game, market } from '@contracts/feed.testing';

import { $bets, betReceived } from '@/entities/bet';
import { placedBet } from '@/entities/bet/testing';
import { type FeedChange, feedChanged, topicOpened } from '@/shared/feed';

import { $legPrices } from './leg-prices';

const change = (topic: string, values: number[]): FeedChange => ({
  kind: 'ops',
  topic,
  ts: 1,
  ops: [{ op: 'odds', values }],
});

test('[MEDIA-13] the present price of each open leg follows the topic of the open bets, and no other', async () => {
  const scope = fork({ values: [[$bets, [placedBet('7', { bets: [couponBet(11), couponBet(12)] })]]] });
  const tell = (...changes: FeedChange[]) => allSettled(feedChanged, { scope, params: changes });
  await tell(change('coupon:11.12', [11, 1900, 12, 2400]), change('list:live:1', [11, 1500]));
  await tell(change('coupon:11.12', [12, 0]));
  expect([...scope.getState($legPrices)]).toEqual([
    [11, 1900],
    [12, 0],
  ]);
});

test('[MEDIA-13] a leg shows its price at once when the slip held the same topic just before, so no snapshot comes again', async () => {
  const scope = fork();
  const entities = { games: [game(1)], markets: [market(11, 1, 1.9), market(12, 1, 2.4)] };
  await allSettled(feedChanged, { scope, params: [{ kind: 'snapshot', topic: 'coupon:11', ts: 1, entities }] });
  await allSettled(betReceived, { scope, params: placedBet('7', { bets: [couponBet(11)] }) });
  expect(scope.getState($legPrices).size).toBe(0);
  await allSettled(topicOpened, { scope, params: 'sports:live' });
  expect(scope.getState($legPrices).size).toBe(0);
  await allSettled(topicOpened, { scope, params: 'coupon:11' });
  expect([...scope.getState($legPrices)]).toEqual([[11, 1900]]);
});
