import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { couponBet } from '@contracts/coupon.testing';

import { $bets } from '@/entities/bet';
import { placedBet } from '@/entities/bet/testing';
import { type FeedChange, feedChanged } from '@/shared/feed';

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
