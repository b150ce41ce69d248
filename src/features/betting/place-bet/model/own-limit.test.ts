import { allSettled, type EventCallable, fork } from 'effector';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { $balance } from '@/entities/account';
import { balance } from '@/entities/account/testing';
import { slipLoaded, stakeChanged, typeChosen } from '@/entities/coupon';
import { $slipStorage, bet, slipRecord, storageOf, watchSlipFx } from '@/entities/coupon/testing';
import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { userEventReceived } from '@/shared/feed';

import { $blockers, $largestStake, $max, $maxByBet, $shownOwnMax } from './blockers';
import '../index';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A player with these bets, at a site that limits the stakes of `types` to 500. `own`: what they allow themselves. */
function setup(own: number, ids: readonly number[], types: readonly number[]) {
  const server = { own };
  const amounts = { minBetAmount: 10, maxBetAmount: 500, maxPayout: 100_000 };
  const answer = (request: Request) =>
    new URL(request.url).pathname.endsWith('/amounts')
      ? Response.json({ data: { ...amounts, ownMaxAmount: server.own } })
      : new Promise<Response>(() => undefined);
  const scope = fork({
    values: [
      [$userId, 3],
      [$balance, balance],
      [$siteConfig, { ref_id: 7, couponTypesWithMinAmount: types, couponTypesWithMaxAmount: types, languages: [] }],
      [$slipStorage, storageOf()],
    ] as never,
    handlers: [
      [fetchFx, answer],
      [watchSlipFx, () => undefined],
    ] as never,
  });
  const act = async <T>(unit: EventCallable<T>, params: T) => {
    void allSettled(unit as EventCallable<unknown>, { scope, params });
    await vi.advanceTimersByTimeAsync(1000);
  };
  const load = () => act(slipLoaded, slipRecord(ids.map((id) => bet(id))));
  const ofStake = () => scope.getState($blockers).filter(({ reason }) => /above/.test(reason));
  return { scope, server, act, load, ofStake };
}

test('[LIM-09] a stake above what the player allows themselves says so before the press, whatever the house allows', async () => {
  for (const types of [[0], []]) {
    const { scope, act, load, ofStake } = setup(20, [1], types);
    await load();
    await act(stakeChanged, { of: 'slip', minor: 20_01 });
    expect(ofStake()).toEqual([{ reason: 'above_own', sum: 20_00 }]);
    expect([scope.getState($max), scope.getState($largestStake)]).toEqual([20_00, 20_00]);
    await act(stakeChanged, { of: 'slip', minor: 20_00 });
    expect(ofStake()).toEqual([]);
  }
});

test('[CPN-95] the slip says that the maximum is the player’s own only where the house allows more', async () => {
  const shownFor = async (own: number) => {
    const { scope, load } = setup(own, [1], [0]);
    await load();
    return [scope.getState($shownOwnMax), scope.getState($max)];
  };
  expect(await shownFor(20)).toEqual([20_00, 20_00]);
  expect(await shownFor(1000)).toEqual([null, 500_00]);
});

test('[LIM-09] each of several singles is held to it', async () => {
  const { scope, act, load, ofStake } = setup(20, [1, 2], []);
  await load();
  await act(typeChosen, 9);
  await act(stakeChanged, { of: 'slip', minor: 20_00 });
  await act(stakeChanged, { of: { bet: 2 }, minor: 30_00 });
  expect(scope.getState($maxByBet)).toEqual({ 1: 20_00, 2: 20_00 });
  expect(ofStake()).toEqual([{ reason: 'bets_above_max', bets: { 2: 20_00 }, count: 1 }]);
});

test('[LIM-09] a limit that the player sets meanwhile holds for the slip that is there already', async () => {
  const { server, act, load, ofStake } = setup(100, [1], [0]);
  await load();
  await act(stakeChanged, { of: 'slip', minor: 50_00 });
  expect(ofStake()).toEqual([]);
  server.own = 40;
  await act(userEventReceived, { op: 'put', kind: 'player', id: 4, value: { changed: 'ownLimits', at: 1 } } as never);
  expect(ofStake()).toEqual([{ reason: 'above_own', sum: 40_00 }]);
});
