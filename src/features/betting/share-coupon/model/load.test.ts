import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';

import { game, market } from '@contracts/feed.testing';

import { $bets, $typeId, couponCodeTyped } from '@/entities/coupon';
import { $isCouponLoadedFromCode } from '@/entities/coupon/testing';
import { fetchFx } from '@/shared/api';
import { logFx } from '@/shared/lib/logger';
import { $location, routerAttached } from '@/shared/routing';

import { $fillReport } from './fill';
import { couponLinkSought } from './link';
import { $loadFailure, codeSubmitted } from './load';

const saved = { marketId: 11, gameId: 1, typeId: 1, kind: 1, coef: 2, blockId: 1, isLive: false };
const over = { marketId: 12, reason: 'finished', typeId: 1, name: '1', opp1: 'Leeds', opp2: 'Burnley' };
const found = { data: { typeId: 0, bets: [saved], dropped: [12], droppedBets: [over] } };

/** A backend that answers for a code and for the offers of its bets. */
async function setup(answer: unknown = found, { status = 200, search = '' } = {}) {
  const asked: string[] = [];
  const went: unknown[] = [];
  const server = (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    asked.push(`${pathname} ${searchParams.get('topic') ?? ''}`.trim());
    const entities = { games: [game(1)], markets: [market(11, 1, 2.2)] };
    const isCode = pathname.includes('/codes/');
    const body = isCode ? answer : { topic: searchParams.get('topic'), epoch: 'e', seq: 1, ts: 1, entities };
    return Promise.resolve(Response.json(body, { status: isCode ? status : 200 }));
  };
  const scope = fork({
    values: [[$location, { path: '/home/live', language: 'en', search, hash: '' }]],
    handlers: [
      [fetchFx, server],
      [logFx, () => undefined],
    ],
  });
  await allSettled(routerAttached, { scope, params: { navigate: (to) => void went.push(to) } });
  return { scope, asked, went };
}

test('[CPN-34] a typed code fills the slip; what moved and what is over is said', async () => {
  const { scope, asked } = await setup();
  await allSettled(couponCodeTyped, { scope, params: ' abc-234 ' });
  await allSettled(codeSubmitted, { scope });
  expect(asked).toEqual(['/coupon-api/v1/codes/ABC234', '/feed-api/v1/snapshot coupon:11']);
  expect(scope.getState($bets)).toMatchObject([{ market: { id: 11, milliOdds: 2200 }, agreedMilliOdds: 2000 }]);
  expect([scope.getState($typeId), scope.getState($isCouponLoadedFromCode)]).toEqual([0, true]);
  expect(scope.getState($fillReport)).toMatchObject({ code: 'ABC234', kept: 1, moved: 1, dropped: [over] });
});

test.each([
  ['an unknown code', 404, { code: 1016, message: 'No such code' }, { kind: 'unknown' }],
  [
    'a refusal without words of ours',
    400,
    { code: 2, message: 'Codes rest today' },
    { kind: 'server', text: 'Codes rest today' },
  ],
  ['an answer off contract', 200, { data: 1 }, { kind: 'lost' }],
])('[CPN-34] %s is said, and the slip stays as it is', async (_, status, answer, failure) => {
  const { scope } = await setup({ requestId: 'r', ...answer }, { status });
  await allSettled(couponCodeTyped, { scope, params: 'ABC234' });
  await allSettled(codeSubmitted, { scope });
  expect(scope.getState($loadFailure)).toEqual(failure);
  expect(scope.getState($bets)).toEqual([]);
  await allSettled(couponCodeTyped, { scope, params: 'ABC23' });
  expect(scope.getState($loadFailure)).toBeNull();
});

test.each(['ABC23', 'ABC2345', '../../x', 'АБВ234'])(
  '[CPN-34] "%s" cannot be a code: it is said at once, and nobody is asked',
  async (typed) => {
    const { scope, asked } = await setup();
    await allSettled(couponCodeTyped, { scope, params: typed });
    await allSettled(codeSubmitted, { scope });
    expect([asked, scope.getState($loadFailure)]).toEqual([[], { kind: 'unknown' }]);
  },
);

test('[CPN-34] a coupon of which nothing is left changes nothing', async () => {
  const { scope, asked } = await setup({ data: { typeId: 0, bets: [], dropped: [12], droppedBets: [over] } });
  await allSettled(couponCodeTyped, { scope, params: 'ABC234' });
  await allSettled(codeSubmitted, { scope });
  expect(asked).toHaveLength(1);
  expect(scope.getState($fillReport)).toMatchObject({ kept: 0, dropped: [over] });
  expect(scope.getState($isCouponLoadedFromCode)).toBe(false);
});

test('a link loads its coupon once and leaves the address', async () => {
  const { scope, asked, went } = await setup(found, { search: '?coupon=abc234&x=1' });
  await allSettled(couponLinkSought, { scope });
  await allSettled(couponLinkSought, { scope });
  expect(asked.filter((call) => call.includes('/codes/'))).toEqual(['/coupon-api/v1/codes/ABC234']);
  expect(went).toEqual(['/en/home/live?x=1']);
});

test('an address with something else for a coupon is left alone', async () => {
  const { scope, asked, went } = await setup(found, { search: '?coupon=../../evil' });
  await allSettled(couponLinkSought, { scope });
  expect([asked, went]).toEqual([[], []]);
});
