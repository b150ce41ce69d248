import { allSettled, fork } from 'effector';
import { beforeEach, expect, test, vi } from 'vitest';

import { couponTypes } from '@contracts/coupon-types';
import { betBuilder } from '@contracts/market-groups';

import { $bets, $stake, $typeId, type Bet, pricesReceived, slipLoaded, stakeChanged } from '@/entities/coupon';
import { bet as betOf, pick, slipRecord } from '@/entities/coupon/testing';
import { fetchFx } from '@/shared/api';

import { $joints, priceWanted, slipShown } from './asking';
import { jointSplit, jointTaken, partRemoved } from './joining';

const json = (data: unknown, status = 200) =>
  new Response(JSON.stringify({ data }), { status, headers: { 'Content-Type': 'application/json' } });

const market = (id: number, groupId: number, coef: number) => ({
  ...{ id, gameId: 7, groupId, groupName: 'Group', typeId: 1, kind: 1, name: `Outcome ${String(id)}`, coef },
  ...{ isBlocked: false, isBannedExpress: false, isMain: false, sort: 1 },
});
const joined = market(900, betBuilder, 6.5);
const answer = {
  market: joined,
  product: 5.32,
  fault: null,
  unfit: [],
  parts: [market(71, 1, 1.4), market(72, 2, 3.8)],
};
const refused = { market: null, product: null, fault: 'impossible', unfit: [], parts: answer.parts };

const ofMatch = (id: number, gameId: number): Bet => {
  const made = betOf(id);
  return { ...made, market: { ...made.market, gameId }, game: { ...pick(gameId).game } };
};
const joinedBet: Bet = { ...ofMatch(900, 7), market: { ...ofMatch(900, 7).market, groupId: betBuilder } };

// Prices are asked for once a second: the tests do not wait for it.
beforeEach(() => {
  vi.useFakeTimers();
  vi.setTimerTickMode('nextTimerAsync');
  return () => vi.useRealTimers();
});

type Body = { marketIds: number[]; lng: string };
async function on(bets: Bet[], answerTo: (body: Body) => Response = () => json(answer)) {
  const sent: Body[] = [];
  const scope = fork({
    handlers: [
      [
        fetchFx,
        async (request: Request) => {
          const body = (await request.clone().json()) as Body;
          sent.push(body);
          return answerTo(body);
        },
      ],
    ],
  });
  await allSettled(slipLoaded, { scope, params: slipRecord(bets) });
  await allSettled(slipShown, { scope });
  const ids = () => scope.getState($bets).map(({ market: { id } }) => id);
  return { scope, sent, ids };
}
const pair = [ofMatch(71, 7), ofMatch(72, 7)];

test('[BUILD-01] bets on one match are asked for together, once; a bet on another match is not', async () => {
  const { scope, sent } = await on([...pair, ofMatch(81, 8)]);
  expect(sent).toEqual([{ gameId: 7, marketIds: [71, 72], lng: 'en', isExplained: false }]);
  await allSettled(slipShown, { scope });
  expect(sent).toHaveLength(1);
  expect(scope.getState($joints).get('71.72')).toMatchObject({ kind: 'joined', productMilli: 5320 });
});

test('[BUILD-01] when a leg moves, the joint price is asked for again', async () => {
  const { scope, sent } = await on(pair);
  await allSettled(pricesReceived, { scope, params: { 71: 1500 } });
  expect(sent).toHaveLength(2);
  expect(sent[1]?.marketIds).toEqual([71, 72]);
});

test('[BUILD-01] one press makes one bet of them; the other bet and the stake stay', async () => {
  const { scope, ids } = await on([...pair, ofMatch(81, 8)]);
  await allSettled(stakeChanged, { scope, params: { of: 'slip', minor: 77_00 } });
  await allSettled(jointTaken, { scope, params: '71.72' });
  expect(ids()).toEqual([81, 900]);
  const [, taken] = scope.getState($bets);
  expect(taken?.market).toMatchObject({ milliOdds: 6500, groupId: betBuilder, gameId: 7, sportId: 1 });
  expect(taken?.agreedMilliOdds).toBe(6500);
  expect([scope.getState($stake), scope.getState($typeId)]).toEqual([77_00, couponTypes.express]);
});

test('[BUILD-01] a stake survives also where nothing but these bets was in the slip, and a full slip loses no bet', async () => {
  const alone = await on(pair);
  await allSettled(stakeChanged, { scope: alone.scope, params: { of: 'slip', minor: 77_00 } });
  await allSettled(jointTaken, { scope: alone.scope, params: '71.72' });
  expect([alone.ids(), alone.scope.getState($stake), alone.scope.getState($typeId)]).toEqual([[900], 77_00, 0]);
  const others = Array.from({ length: 48 }, (_, index) => ofMatch(1000 + index, 1000 + index));
  const full = await on([...pair, ...others]);
  await allSettled(jointTaken, { scope: full.scope, params: '71.72' });
  expect([full.ids().length, full.ids().includes(900)]).toEqual([49, true]);
});

test('[BUILD-01] without a joint price a press changes nothing; a lost answer is asked for again', async () => {
  const impossible = await on(pair, () => json(refused));
  await allSettled(jointTaken, { scope: impossible.scope, params: '71.72' });
  expect(impossible.scope.getState($joints).get('71.72')).toMatchObject({ kind: 'refused', fault: 'impossible' });
  expect(impossible.ids()).toEqual([71, 72]);
  const answers = [new Response('no', { status: 404 })];
  const lost = await on(pair, () => answers.shift() ?? json(answer));
  expect(lost.scope.getState($joints).get('71.72')).toEqual({ kind: 'failed' });
  await allSettled(priceWanted, { scope: lost.scope });
  expect(lost.scope.getState($joints).get('71.72')).toMatchObject({ kind: 'joined' });
});

test('[BUILD-03] a joined bet comes apart as singles, and without one of two parts it is the other', async () => {
  const apart = await on([joinedBet]);
  await allSettled(jointSplit, { scope: apart.scope, params: '900' });
  expect([apart.ids(), apart.scope.getState($typeId)]).toEqual([[71, 72], couponTypes.severalSingles]);
  const one = await on([joinedBet]);
  await allSettled(partRemoved, { scope: one.scope, params: { key: '900', marketId: 71 } });
  expect([one.ids(), one.scope.getState($typeId)]).toEqual([[72], couponTypes.single]);
});

test('[BUILD-03] of three parts the other two are joined anew; when that answer is lost, the bet stays whole', async () => {
  const three = { ...answer, parts: [...answer.parts, market(73, 3, 2)] };
  const smaller = { ...answer, market: { ...joined, id: 901 } };
  const rejoin = (last: () => Response) => (body: Body) => (body.marketIds.length === 1 ? json(three) : last());
  const { scope, sent, ids } = await on(
    [joinedBet],
    rejoin(() => json(smaller)),
  );
  await allSettled(partRemoved, { scope, params: { key: '900', marketId: 72 } });
  expect(sent[1]?.marketIds).toEqual([71, 73]);
  expect(ids()).toEqual([901]);
  const lost = await on(
    [joinedBet],
    rejoin(() => new Response('no', { status: 404 })),
  );
  await allSettled(partRemoved, { scope: lost.scope, params: { key: '900', marketId: 72 } });
  expect(lost.ids()).toEqual([900]);
  expect(lost.scope.getState($joints).get('900')).toEqual({ kind: 'failed' });
});
