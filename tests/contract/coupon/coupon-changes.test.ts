import { expect, test } from 'vitest';

import { errorCodes as E } from '../../../contracts/common.ts';
import type { Coupon, CouponIn } from '../../../contracts/coupon.ts';
import {
  betOf,
  couponsOn,
  offers,
  place,
  type Placed,
  placed,
  type Refused,
  setOdds,
  slipOf,
  useStage,
} from '../support/coupon-support.ts';
import { type Client, useServer } from '../support/server.ts';

const server = useServer();
const stage = useStage(server);

const refused = async (client: Client, slip: CouponIn) => {
  const { status, body } = await place<Refused>(client, slip);
  return [status, body.code];
};

test.each<[CouponIn['changeCoefAction'], 'up' | 'down', number]>([
  [0, 'up', 409],
  [0, 'down', 409],
  [1, 'up', 201],
  [1, 'down', 201],
  [2, 'up', 201],
  [2, 'down', 409],
])('[CPN-29] [BET-16] reaction %s to odds that went %s answers %s', async (changeCoefAction, way, status) => {
  const { client, first } = await stage(1);
  const now = way === 'up' ? Math.round(first.market.coef * 1000 + 500) / 1000 : 1.05;
  await setOdds(first, client, now);
  const answer = await place<{ data: { coupon: Coupon } } & Refused>(client, slipOf([first], { changeCoefAction }));
  expect(answer.status).toBe(status);
  if (status === 201) {
    expect(answer.body.data.coupon).toMatchObject({ coef: now, askedCoef: first.market.coef });
  } else {
    expect(answer.body.code).toBe(E.oddsChanged);
    expect(answer.body.data.coupon.bets).toMatchObject([{ marketId: first.market.id, coef: now }]);
    expect(await couponsOn(client, first)).toEqual([]);
  }
});

test('the server ignores odds that a page makes up', async () => {
  const { client, first } = await stage(1);
  const slip = slipOf([first], { changeCoefAction: 1, coef: 500, bets: [betOf(first, { coef: 500 })] });
  expect((await placed(client, slip)).coef).toBe(first.market.coef);
});

test.each<[number, CouponIn['changeCoefAction'], number]>([
  [2, 0, 201],
  [2, 2, 201],
  [2.1, 0, 409],
  [2.1, 2, 201],
  [1.9, 1, 409],
])('[BET-17] at %s with reaction %s an exact coefficient of 2 answers %s', async (now, changeCoefAction, status) => {
  const { client, first } = await stage(1);
  await setOdds(first, client, now);
  const { status: got, body } = await place<Refused>(client, slipOf([first], { exactCoef: 2, changeCoefAction }));
  expect(got).toBe(status);
  if (status === 409) expect(body.code).toBe(E.exactCoefNotMet);
});

/** Sends the slip and waits until it is in its live delay. */
async function sendSlowly(client: Client, slip: CouponIn) {
  await client.control('PATCH', 'config', { liveDelayMs: 60_000 });
  const answer = place<Refused & Placed>(client, slip);
  const asked = () => client.get<{ data: { state: string } }>(`/web-api/actions/${slip.id}`);
  await expect.poll(async () => (await asked()).body.data.state).toBe('under_way');
  return async () => {
    await client.control('POST', 'clock', { advance: 61 });
    return answer;
  };
}

test.each([1, 2])(
  '[BET-18] a goal of side %i before the acceptance drops a bet with "drop on a goal"',
  async (team) => {
    const { client, first, spent } = await stage(1, { zone: 'live', isOwnWorld: true });
    const answer = await sendSlowly(client, slipOf([first], { isDropOnScoreChange: true, changeCoefAction: 1 }));
    await client.control('POST', 'simulator', { gameId: first.match.id, do: 'goal', team });
    expect((await answer()).body.code).toBe(E.scoreChanged);
    expect(await spent()).toBe(0);
  },
);

test('[BET-18] a goal does not drop a bet without "drop on a goal"', async () => {
  const { client, first } = await stage(1, { zone: 'live', isOwnWorld: true });
  const answer = await sendSlowly(client, slipOf([first], { changeCoefAction: 1 }));
  await client.control('POST', 'simulator', { gameId: first.match.id, do: 'goal', team: 1 });
  expect((await answer()).body.code).not.toBe(E.scoreChanged);
});

test('[CPN-29] the server compares odds after the live delay, not before', async () => {
  const { client, first } = await stage(1, { zone: 'live', isOwnWorld: true });
  const answer = await sendSlowly(client, slipOf([first]));
  await setOdds(first, client, 1.05);
  expect((await answer()).body.code).toBe(E.oddsChanged);
});

test('[BET-18] a score that the slip did not know yet counts as changed', async () => {
  const { client, first } = await stage(1, { zone: 'live' });
  const bets = [betOf(first, { score: '9:9' })];
  expect(await refused(client, slipOf([first], { isDropOnScoreChange: true, bets }))).toEqual([409, E.scoreChanged]);
  expect((await place(client, slipOf([first], { isDropOnScoreChange: false, bets }))).status).toBe(201);
});

test('the server answers a live bet after the live delay and a line bet at once', async () => {
  const { client, first } = await stage(1, { zone: 'live', isOwnWorld: true });
  const answer = await sendSlowly(client, slipOf([first]));
  const [planned] = await offers(client, 'line');
  await placed(client, slipOf([planned!]));
  expect(await couponsOn(client, first)).toEqual([]);
  expect((await answer()).status).toBe(201);
});
