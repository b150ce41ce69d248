// @vitest-environment jsdom
import { allSettled, createWatch, fork } from 'effector';
import { expect, test } from 'vitest';

import { game, market } from '@contracts/feed.testing';

import { $bets, outcomeToggled } from '@/entities/coupon';
import { oneClickPicked } from '@/entities/quick-bet';
import { $isPickingReady } from '@/features/betting/pick-outcome';

import { $said, betEntered } from './add';
import { wordsTyped } from './open';

const bet = { game: game(5), market: market(70, 5, 1.85) };

function setup({ isReady = true } = {}) {
  const scope = fork({ values: [[$isPickingReady, isReady]] as never });
  const heard: string[] = [];
  createWatch({ unit: outcomeToggled, scope, fn: ({ marketId }) => heard.push(`coupon ${String(marketId)}`) });
  createWatch({ unit: oneClickPicked, scope, fn: () => heard.push('bet') });
  return { scope, heard };
}

test('[SEARCH-05] Enter puts the outcome into the coupon, a second Enter leaves it there and says so', async () => {
  const { scope, heard } = setup();
  await allSettled(betEntered, { scope, params: bet });
  expect(scope.getState($said)?.kind).toBe('added');
  await allSettled(betEntered, { scope, params: bet });
  expect([heard, scope.getState($bets).map(({ market: { id } }) => id)]).toEqual([['coupon 70'], [70]]);
  expect(scope.getState($said)?.kind).toBe('already');
  await allSettled(wordsTyped, { scope, params: 'chelsea' });
  expect(scope.getState($said)).toBeNull();
});

test('[SEARCH-05] Enter before the coupon has come waits for it, however often it is pressed', async () => {
  const { scope, heard } = setup({ isReady: false });
  await allSettled(betEntered, { scope, params: bet });
  await allSettled(betEntered, { scope, params: bet });
  expect(heard).toEqual([]);
  await allSettled($isPickingReady, { scope, params: true } as never);
  expect(heard).toEqual(['coupon 70']);
});
