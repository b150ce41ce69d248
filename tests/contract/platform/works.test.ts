/** What begins nothing while the site is being worked on, and what goes on. */
import { expect, test } from 'vitest';

import { couponsOf, moneyOf, place, placed, type Refused, slipOf, useStage } from '../support/coupon-support.ts';
import { type Answer } from '../support/server.ts';
import { useServer } from '../support/server.ts';

const stage = useStage(useServer());
const works = {
  ...{ started_at: null, ended_at: null, notify_started_at: null, notify_ended_at: null },
  ...{ isActive: true, web_state: 1 },
};

const beginnings = [
  ...['/coupon-api/v1/place', '/coupon-api/v1/coupons/1/edit', '/coupon-api/v1/orders', '/recharge-api/v1/payments'],
  ...['/lotto-api/v1/tickets', '/toto-api/v1/coupons', '/games-api/v1/launch', '/games-api/v1/sessions/a/rounds'],
  ...['/games-api/v1/shared/crash/bets', '/games-api/v1/bonus-games/wheel/play', '/games-api/v1/makers/launch'],
];
const goingOn = [
  ...['/coupon-api/v1/coupons/1/sell/quote', '/coupon-api/v1/coupons/1/sell', '/coupon-api/v1/recalculate'],
  ...['/games-api/v1/sessions/a/steps', '/games-api/v1/shared/crash/exits', '/deduce-api/v1/requests'],
];

test('[OPS-43] nothing begins while the site is being worked on, and what began goes on', async () => {
  const { client, picks, first } = await stage(2, { isOwnWorld: true });
  const statusOf = async (path: string, key = crypto.randomUUID()) =>
    (await client.post(path, {}, { 'Idempotency-Key': key })).status;
  const begun = slipOf([first]);
  const coupon = await placed(client, begun);
  const [money, later] = [await moneyOf(client), slipOf(picks.slice(1))];

  await client.control('PUT', 'maintenance', works);
  const { status, headers, body }: Answer<Refused> = await place<Refused>(client, later);
  expect([status, headers.get('Retry-After'), body.message]).toEqual([
    ...[503, '300', 'The site is closed for maintenance. Try again later.'],
  ]);
  for (const path of beginnings) expect([path, await statusOf(path)]).toEqual([path, 503]);
  for (const path of goingOn) expect([path, (await statusOf(path)) < 500]).toEqual([path, true]);
  // A page that lost the answer to a bet of before hears it.
  expect(await place(client, begun)).toMatchObject({ status: 201, body: { data: { coupon: { id: coupon.id } } } });
  expect([(await couponsOf(client)).length, await moneyOf(client)]).toEqual([1, money]);
  const orders = await client.get<{ data: unknown[] }>('/coupon-api/v1/orders?lng=en');
  expect(orders.body.data).toEqual([]);

  await client.control('PUT', 'maintenance', { ...works, isActive: false });
  for (const path of beginnings) expect([path, (await statusOf(path)) < 500]).toEqual([path, true]);
  expect((await place(client, later)).status).toBe(201);
  // One browser alone may be kept out.
  client.cookies.set('maintenance', '1');
  expect((await place(client, slipOf(picks.slice(1)))).status).toBe(503);
  client.cookies.delete('maintenance');
});

test('[OPS-43] nobody is told to wait for longer than a day', async () => {
  const { client } = await stage(1);
  await client.control('PUT', 'maintenance', { ...works, ended_at: Date.now() });
  const { status, headers } = await client.get('/en/results');
  expect([status, headers.get('Retry-After')]).toEqual([503, '86400']);
  await client.control('PUT', 'maintenance', { ...works, isActive: false });
});
